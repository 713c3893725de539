"""The rows of a store straight from the pages of its file, where SQLite finds no way to them.

One page that cannot be read may be the root of a table, or the one that says what is in the file;
the rows lie elsewhere, and each page tells by itself what it holds. A row tells its table by the
kinds of its values. What the log beside the file has of a page counts before the file. The format:
https://www.sqlite.org/fileformat.html
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

PageRow: TypeAlias = tuple[Any, ...]
MAGIC = b"SQLite format 3\x00"
PAGE = 4096
"""The size of a page, where the file does not say it any more."""
INTERIOR, LEAF = 0x02, 0x0A
"""Pages with rows: all our tables are without rowid, so the ones above the leaves have some too."""
LOG_HEAD, FRAME_HEAD = 32, 24
LARGEST = 1 << 27
"""Bytes that no row of ours has."""
WHOLE = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 8: 0, 9: 0}
"""How many bytes each kind of whole number (or nothing) takes."""
NULL = type(None)
INDEX = "keys_by_hash"
"""All of a key is in the index of the keys too."""
FORMS: dict[str, tuple[int, tuple[tuple[type, ...], ...]]] = {
    "matches": (
        8,
        (
            (str,),
            (int,),
            (str,),
            (int,),
            (str, NULL),
            (bytes, NULL),
            (int,),
            (bytes,),
            (int, NULL),
            (bytes, NULL),
            (int,),
        ),
    ),
    "events": (4, ((str,), (int,), (bytes,), (bytes,))),
    "answers": (4, ((str,), (int,), (str,), (bytes,), (bytes, NULL))),
    "keys": (4, ((str,), (bytes,), (str,), (int,))),
    INDEX: (4, ((bytes,), (str,), (str,), (int,))),
    "claims": (4, ((str,), (bytes,), (int,), (int,))),
    "chat": (6, ((str,), (int,), (int,), (int, NULL), (str,), (str,), (str, NULL))),
}
"""How many values a row has at least (older versions had fewer), and of which kinds they are."""


class Broken(ValueError):
    """What was read is no row."""


def rows(file: Path) -> Iterator[tuple[str, PageRow]]:
    """All rows that can be read, each with its table; some may be old, or there twice."""
    pages = _Pages(file)
    for number in range(2, pages.count + 1):
        if number in pages.free:
            continue
        for row in _rows_of(pages, pages.read(number)):
            table = table_of(row)
            if table == INDEX:
                token, match, *role = row
                yield "keys", (match, token, *role)
            elif table is not None:
                yield table, row


def table_of(row: PageRow) -> str | None:
    """The table of a row, by the kinds of its values."""
    for table, (least, form) in FORMS.items():
        if least <= len(row) <= len(form) and all(
            isinstance(value, kinds) for value, kinds in zip(row, form, strict=False)
        ):
            return table
    return None


class _Pages:
    """The pages of a file, with those of the log beside it in their place."""

    def __init__(self, file: Path) -> None:
        self._data = file.read_bytes()
        head = self._data[:100]
        sound = head.startswith(MAGIC)
        size = int.from_bytes(head[16:18], "big") if sound else PAGE
        self.size = 65_536 if size == 1 else size
        if self.size < 512 or self.size & (self.size - 1):
            self.size = PAGE
        self.usable = self.size - (head[20] if sound else 0)
        self._newer = _log(file.with_name(file.name + "-wal"), self.size)
        self.count = max(len(self._data) // self.size, *self._newer, 0)
        self.free = self._freed() if self.read(1).startswith(MAGIC) else set[int]()

    def read(self, number: int) -> bytes:
        newer = self._newer.get(number)
        return newer or self._data[(number - 1) * self.size : number * self.size]

    def _freed(self) -> set[int]:
        """Pages that are not in use: what lies there was taken away."""
        found, trunk = set[int](), int.from_bytes(self.read(1)[32:36], "big")
        while 1 < trunk <= self.count and trunk not in found:
            found.add(trunk)
            page = self.read(trunk)
            many = min(int.from_bytes(page[4:8], "big"), self.size // 4 - 2)
            leaves = (int.from_bytes(page[8 + 4 * at :][:4], "big") for at in range(many))
            found |= {leaf for leaf in leaves if 1 < leaf <= self.count}
            trunk = int.from_bytes(page[:4], "big")
        return found


def _log(path: Path, size: int) -> dict[int, bytes]:
    """The newest version of each page in the log, up to the last change that is whole."""
    try:
        data = path.read_bytes()
    except OSError:
        return {}
    salts, whole, begun = data[16:24], dict[int, bytes](), dict[int, bytes]()
    for at in range(LOG_HEAD, len(data) - FRAME_HEAD - size + 1, FRAME_HEAD + size):
        head = data[at : at + FRAME_HEAD]
        if head[8:16] != salts:
            break  # of an earlier log
        page = data[at + FRAME_HEAD : at + FRAME_HEAD + size]
        begun[int.from_bytes(head[:4], "big")] = page
        if int.from_bytes(head[4:8], "big"):
            whole |= begun
            begun = {}
    return whole


def _rows_of(pages: _Pages, page: bytes) -> Iterator[PageRow]:
    """The rows of a page; those that make no sense are left out."""
    kind = page[0] if page else 0
    if kind not in (INTERIOR, LEAF):
        return
    skip, first = (4, 12) if kind == INTERIOR else (0, 8)
    for number in range(int.from_bytes(page[3:5], "big")):
        place = page[first + 2 * number : first + 2 * number + 2]
        at = int.from_bytes(place, "big") + skip
        if len(place) < 2 or at >= len(page):
            continue
        try:
            yield _record(_payload(pages, page, at))
        except (Broken, UnicodeDecodeError):
            continue


def _payload(pages: _Pages, page: bytes, at: int) -> bytes:
    """The bytes of a row: here, and where it is long, on pages of its own."""
    size, at = _varint(page, at)
    if size > LARGEST:
        raise Broken
    usable = pages.usable
    most, least = (usable - 12) * 64 // 255 - 23, (usable - 12) * 32 // 255 - 23
    if size <= most:
        return _exactly(page[at : at + size], size)
    here = least + (size - least) % (usable - 4)
    here = here if here <= most else least
    found = [page[at : at + here]]
    left, following = size - here, int.from_bytes(page[at + here : at + here + 4], "big")
    while left > 0:
        if not 1 < following <= pages.count:
            raise Broken
        more = pages.read(following)
        found.append(more[4 : 4 + min(left, usable - 4)])
        left -= usable - 4
        following = int.from_bytes(more[:4], "big")
    return _exactly(b"".join(found), size)


def _exactly(data: bytes, size: int) -> bytes:
    if len(data) != size:
        raise Broken
    return data


def _record(data: bytes) -> PageRow:
    """The values of a row."""
    end, at = _varint(data, 0)
    kinds = []
    while at < end:
        kind, at = _varint(data, at)
        kinds.append(kind)
    if at != end or len(kinds) > 16:
        raise Broken
    values: list[Any] = []
    for kind in kinds:
        size = WHOLE.get(kind, (kind - 12) // 2)
        if kind in (7, 10, 11) or size < 0 or at + size > len(data):
            raise Broken
        values.append(_value(kind, data[at : at + size]))
        at += size
    return tuple(values)


def _value(kind: int, data: bytes) -> Any:
    if kind == 0:
        return None
    if kind in (8, 9):
        return kind - 8
    if kind in WHOLE:
        return int.from_bytes(data, "big", signed=True)
    return data.decode() if kind % 2 else data


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number in one to nine bytes, and where it ends."""
    value = 0
    for number in range(9):
        if at >= len(data):
            raise Broken
        byte = data[at]
        at += 1
        if number == 8:
            return value << 8 | byte, at
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    raise Broken
