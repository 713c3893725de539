"""The written form of a content set: a TOML file, the lines its values stand in, what is wrong.

The form is described for authors in the head of each game's default set. What the values may be is
in the game's `set_rules`; what they are in play is in its `content`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from nations.errors import BadSet

LARGEST = 1_000_000  # bytes; no set is that long, but someone will name such a file

Document = dict[str, Any]


class Shipped(NamedTuple):
    """A set that comes with its game: the game's package, and the file in it."""

    package: str
    resource: str

    def __str__(self) -> str:
        return self.resource


SetFile = Path | Shipped
FindProblems = Callable[[Document, "LineNumbers"], list[str]]


def checked(source: SetFile, find_problems: FindProblems) -> Document:
    """The tables of a set without mistakes, or `BadSet` with all that is wrong in it."""
    document, lines = read(source)
    if problems := find_problems(document, lines):
        raise BadSet(str(source), problems)
    return document


def problems_in(source: SetFile, find_problems: FindProblems) -> list[str]:
    """All that is wrong in a set, a line of text each; empty if it can be played."""
    try:
        checked(source, find_problems)
    except BadSet as bad:
        return bad.problems
    return []


def read(source: SetFile) -> tuple[Document, LineNumbers]:
    """The tables of a set and their lines, not yet checked."""
    text = _decode(str(source), _read_bytes(source))
    return _parse(str(source), text), LineNumbers(text)


def _read_bytes(source: SetFile) -> bytes:
    if isinstance(source, Shipped):
        from importlib.resources import files

        return files(source.package).joinpath(source.resource).read_bytes()
    try:
        with source.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadSet(str(source), [f"the file cannot be read: {reason}"]) from error
    if len(data) > LARGEST:
        raise BadSet(str(source), ["the file cannot be read: over 1 MB is too large for a set"])
    return data


def _decode(where: str, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"line {line}: not UTF-8 text (byte 0x{data[error.start]:02x})"
        raise BadSet(where, [f"{found}; save the file as UTF-8"]) from error


def _parse(where: str, text: str) -> Document:
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r" \(at line (\d+), column \d+\)$", str(error))
        line = at[1] if at else text.count("\n") + 1
        reason = re.sub(r" \(at [^()]*\)$", "", str(error))
        raise BadSet(where, [f"line {line}: not valid TOML: {reason}"]) from error


class LineNumbers:
    """The line of each table and field. tomllib does not tell, so the text is scanned for them."""

    _header = re.compile(r"\s*\[\[?\s*([^\[\],]+?)\s*\]\]?\s*(?:#.*)?$")
    _key = re.compile(r"""\s*["']?([^\s"'=.\[\]{}#,]+)["']?\s*[=.]""")

    def __init__(self, text: str) -> None:
        self._at: dict[tuple[str, int, str], int] = {}
        self._headers: Counter[str] = Counter()
        table = ("", 0)
        for number, line in _code_lines(text):
            if header := self._header.match(line):
                table = self._open(header[1])
                self._at[(*table, "")] = number
            elif key := self._key.match(line):
                self._at.setdefault((*table, key[1]), number)

    def _open(self, header: str) -> tuple[str, int]:
        name = re.sub(r"""[\s"']""", "", header)
        self._headers[name] += 1
        return name, self._headers[name] - 1

    def of(self, table: str, index: int = 0, field: str = "") -> int:
        """The line of the field, else of its table, else of what the table stands in, else 1."""
        for key in ((table, index, field), (table, index, ""), ("", 0, table)):
            if key in self._at:
                return self._at[key]
        parent, _, name = table.rpartition(".")
        return self.of(parent, 0, name) if parent else 1


def _code_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without comments and the inside of texts of several lines."""
    inside = False
    for number, line in enumerate(text.split("\n"), start=1):
        if not inside and line.lstrip().startswith("#"):
            continue
        if not inside:
            yield number, line
        if (line.count('"""') + line.count("'''")) % 2:
            inside = not inside


class TableHeader(NamedTuple):
    """A table of the file: its header, which one of that header, and what to call it."""

    table: str
    number: int
    label: str


class Mistakes:
    """The problems found so far."""

    def __init__(self, lines: LineNumbers) -> None:
        self._lines = lines
        self._found: list[tuple[int, str]] = []

    def add(self, place: TableHeader, what: str, field: str = "") -> None:
        line = self.line(place, field)
        label = f"{place.label}, field {field!r}" if field else place.label
        self._found.append((line, f"line {line}: {label}: {what}"))

    def line(self, place: TableHeader, field: str = "") -> int:
        return self._lines.of(place.table, place.number, field)

    def problems(self) -> list[str]:
        return [what for _, what in sorted(self._found, key=lambda found: found[0])]
