"""By which names a server may be asked, and whose address a request counts for."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from nations.server.limits import household
from nations.server.settings import Settings


def address_of(scope: Any) -> str:
    """The address that pays for a request."""
    return household(scope["client"][0]) if scope.get("client") else ""


def header_of(scope: Any, name: bytes) -> str | None:
    """The value of a header, if it is there."""
    values = (value for key, value in scope["headers"] if key == name)
    value: bytes | None = next(values, None)
    return None if value is None else value.decode("latin-1")


def welcome_host(scope: Any, settings: Settings) -> bool:
    """Whether a request names this server: by an address, localhost, or a name of `--origin`.

    A page elsewhere can make its own name point to a server in the visitor's network; browsers then
    let it ask whatever it likes. Old programs that send no Host are no browsers.
    """
    named = header_of(scope, b"host")
    if named is None:
        return True
    host = _host_of(f"//{named}")
    if host is None:
        return False
    return is_literal(host) or host in {_host_of(one) for one in settings.origins}


def one_host(scope: Any) -> bool:
    """Whether a request says once whom it asks; only before HTTP/1.1 it need not say it."""
    named: int = sum(key == b"host" for key, _ in scope["headers"])
    return named == 1 or (named == 0 and bool(scope.get("http_version") == "1.0"))


def welcome_origin(scope: Any, settings: Settings) -> bool:
    """Pages of this server and of the allowed origins may connect; programs send no origin."""
    origin = header_of(scope, b"origin")
    if origin is None or origin in settings.origins:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == header_of(scope, b"host")


def is_literal(host: str) -> bool:
    """Whether a host is an address, or this machine by its usual name."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _host_of(address: str) -> str | None:
    """The host of an address, in lower case and without its port."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    return parts.hostname
