"""The page's files, from memory, with tags so that browsers ask again and get nothing twice."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Any, NamedTuple

FOLDER = "page"
"""The built page inside the package; `web/` is where it is made."""


class File(NamedTuple):
    """A file as it is sent."""

    kind: bytes
    plain: bytes
    packed: bytes
    tag: bytes


class Pages:
    """Answers GET and HEAD for the files of the page; `/` is index.html."""

    def __init__(self) -> None:
        self._files = dict(_load(files("nations") / FOLDER, "/"))
        self._files["/"] = self._files["/index.html"]

    def has(self, path: str) -> bool:
        return path in self._files

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002 - ASGI
        headers = dict(scope["headers"])
        file = self._files[scope["path"]]
        if scope["method"] not in ("GET", "HEAD"):
            await _answer(send, 405, [(b"allow", b"GET, HEAD")], b"")
            return
        given = [
            (b"etag", file.tag),
            (b"cache-control", b"no-cache"),
            (b"vary", b"accept-encoding"),
        ]
        if headers.get(b"if-none-match") == file.tag:
            await _answer(send, 304, given, b"")
            return
        packed = b"gzip" in headers.get(b"accept-encoding", b"")
        body = file.packed if packed else file.plain
        given += [(b"content-type", file.kind), (b"content-length", str(len(body)).encode())]
        given += [(b"content-encoding", b"gzip")] if packed else []
        await _answer(send, 200, given, b"" if scope["method"] == "HEAD" else body)


async def _answer(send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _load(folder: Traversable, path: str) -> Iterator[tuple[str, File]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _load(one, f"{path}{one.name}/")
        else:
            yield f"{path}{one.name}", _file(one)


def _file(one: Traversable) -> File:
    plain = one.read_bytes()
    kind = guess_type(one.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml")):
        kind += "; charset=utf-8"
    tag = f'"{sha256(plain).hexdigest()[:32]}"'
    return File(kind.encode(), plain, gzip.compress(plain, mtime=0), tag.encode())
