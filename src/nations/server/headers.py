"""What every answer of the server tells a browser not to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

AsgiApp: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "img-src 'self' data:; object-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
)
"""Only what comes from this server, and nothing inline: no script, no style. WebAssembly is let
in, no other code that is made of text."""

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
NAMES = frozenset(name for name, _ in HEADERS)


def secured(app: AsgiApp) -> AsgiApp:
    """The application with these headers on each answer, errors too."""

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = [one for one in message.get("headers", ()) if one[0].lower() not in NAMES]
                message = {**message, "headers": [*given, *HEADERS]}
            await send(message)

        await app(scope, receive, send_guarded if scope["type"] == "http" else send)

    return guarded
