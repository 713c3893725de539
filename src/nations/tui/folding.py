"""Long lists of moves in few lines: moves whose notation begins alike stand together in one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

FEW = 24
"""Moves that are listed one by one."""
ALIKE = 4
"""Moves that are worth a line for them all."""

PARTS = (re.compile(r".*[:>@]"), re.compile(r".*[:>@.]"))
"""A beginning up to the last part of a notation, or up to the last bit of that part."""


class FoldedLine(NamedTuple):
    """A line of a list: the numbers of its moves, and how they begin if there are several."""

    numbers: list[int]
    beginning: str = ""


def folded(written: Mapping[int, str]) -> list[FoldedLine]:
    """The lines of a list of moves by their numbers."""
    if len(written) <= FEW:
        return [FoldedLine([number]) for number in written]
    groups: dict[str, list[int]] = {}
    for part in PARTS:
        groups = _grouped(written, part)
        if len(groups) > 1:
            break
    return [line for start, numbers in groups.items() for line in _lines(start, numbers)]


def _grouped(written: Mapping[int, str], part: re.Pattern[str]) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = {}
    for number, text in written.items():
        found = part.match(text)
        groups.setdefault(found.group() if found else "", []).append(number)
    return groups


def _lines(beginning: str, numbers: list[int]) -> Iterator[FoldedLine]:
    if beginning and len(numbers) >= ALIKE:
        yield FoldedLine(numbers, beginning)
    else:
        yield from (FoldedLine([number]) for number in numbers)
