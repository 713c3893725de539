"""Calls of compiled rules as data: what lay in arrays before and after, for others to repeat."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from nations.compiling.build import library
from nations.compiling.translator.kinds import Kind, Number, RowKind, Struct
from nations.compiling.twin import entry_of


@dataclass
class Call:
    """One call: its words as the entry takes them; an address is a block and a place in it."""

    place: str
    text: str
    words: list[dict[str, Any]]
    before: list[bytes]
    after: list[str]
    """Digests of the blocks."""
    returned: Any

    def written(self, folder: Path, number: int, unit: Path) -> dict[str, Any]:
        """The call as JSON, its blocks in a file."""
        blocks = folder / f"{number}.blocks"
        blocks.write_bytes(b"".join(self.before))
        sizes = [len(block) for block in self.before]
        return {"unit": str(unit), "blocks": str(blocks), "sizes": sizes, "words": self.words}

    @property
    def answer(self) -> dict[str, Any]:
        """What whoever repeats it must say."""
        returned = self.returned
        if isinstance(returned, int) and not isinstance(returned, bool):
            returned = str(returned)
        return {"returned": returned, "blocks": self.after}


@dataclass
class Recorder:
    """Stands between Python and the libraries; keeps the first calls of each entry."""

    most: int = 2
    calls: list[Call] = field(default_factory=list)

    def library(
        self, place: str, digest: str, bounds: bool, text: Callable[[], str]
    ) -> ctypes.CDLL:
        found = library(place, digest, bounds, text)
        self._place, self._text = place, text()
        return found

    def entry_of(self, found: ctypes.CDLL, kinds: list[Kind], bounds: bool) -> Any:
        entry = entry_of(found, kinds, bounds)
        place, text = self._place, self._text
        seen: list[Any] = []

        def recorded(*words: Any) -> Any:
            if len(seen) == self.most:
                return entry(*words)
            seen.append(words)
            spans, given = laid_out(kinds, list(words))
            before = [ctypes.string_at(at, end - at) for at, end in spans]
            returned = entry(*words)
            after = [sha256(ctypes.string_at(at, end - at)).hexdigest() for at, end in spans]
            self.calls.append(Call(place, text, given, before, after, returned))
            return returned

        return recorded


def laid_out(
    kinds: list[Kind], words: list[Any]
) -> tuple[list[tuple[int, int]], list[dict[str, Any]]]:
    """The pieces of memory that values lie in, and the words of a call by them. Values that overlap
    are in one piece."""
    values: list[tuple[int, int] | dict[str, Any]] = []
    for kind in kinds:
        word = words.pop(0)
        if isinstance(kind, Struct):
            values.append((word, kind.bytes))
        elif isinstance(kind, RowKind):
            length = words.pop(0)
            values.append((word, length * kind.inner * size(kind.of)))
            values.append({"whole": str(length)})
        else:
            values.append({"fraction": word} if isinstance(word, float) else {"whole": str(word)})
    spans: list[tuple[int, int]] = []
    for at, many in sorted(value for value in values if isinstance(value, tuple)):
        if spans and at < spans[-1][1]:
            spans[-1] = (spans[-1][0], max(spans[-1][1], at + many))
        else:
            spans.append((at, at + many))
    return spans, [value if isinstance(value, dict) else _at(spans, value[0]) for value in values]


def _at(spans: list[tuple[int, int]], address: int) -> dict[str, Any]:
    number = next(n for n, (at, end) in enumerate(spans) if at <= address < max(end, at + 1))
    return {"block": number, "at": address - spans[number][0]}


def size(kind: Number | Struct) -> int:
    """How many bytes an element of a row has."""
    return kind.bytes if isinstance(kind, Struct) else int(kind.size[1:])
