"""Moves as words and positions as lines: what every game's notation has in common.

A game lists a template for each kind of move, such as `pass` or `move:{start}>{end}`; the fields of
the move stand in the braces. Where only one move of a turn can be meant, what follows the colon is
enough, and so is the beginning of a move.

The readers of positions take their items in any order, and refuse with the name of the part.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, get_type_hints

from nations.contract import Chance, Decision, Move, Turn
from nations.errors import BadNotation

PARTS = ":>@."
"""Between the parts of a notation."""


class Words:
    """Writes and reads the moves of one game."""

    def __init__(self, templates: Mapping[type[Move], str]) -> None:
        self.templates = templates
        fixed_first = sorted(templates.items(), key=lambda item: "{" in item[1])
        self._forms = [(_form(template), kind) for kind, template in fixed_first]

    def write(self, move: Move) -> str:
        """A move in full notation (of a foreign kind: what it is called in Python)."""
        template = self.templates.get(type(move))
        if template is None:
            return repr(move)
        return template.format(**{field: getattr(move, field) for field in move.__struct_fields__})

    def read_full(self, text: str) -> Move | None:
        """The move of a full notation, legal or not; None if the text is none."""
        for form, kind in self._forms:
            if found := form.fullmatch(text):
                return _make(kind, found.groupdict())
        return None

    def read(self, turn: Turn, text: str) -> Move:
        """The move that a text means: in full, by its fields alone, or by a beginning of it.

        Raises BadNotation, with what is possible, if the text means no move or several.
        """
        text = text.strip()
        full, moves = self.read_full(text), legal(turn)
        if full in moves:
            return full
        written = {self.write(move): move for move in moves}
        if full is not None and not any(_is_part(known, text) for known in written):
            return full
        for short in (_is_field, _is_beginning):
            found = [known for known in written if text and short(known, text)]
            if len(found) == 1:
                return written[found[0]]
            if found:
                raise BadNotation(f"{text!r} could be any of: {_some(found)}")
        raise BadNotation(f"{text!r} is not a move here; possible: {_some(list(written))}")


def legal(turn: Turn) -> tuple[Move, ...]:
    """The moves of a turn, by a seat or by chance."""
    if isinstance(turn, Decision):
        return (*turn.moves, *turn.beside)
    if isinstance(turn, Chance):
        return tuple(move for move, _ in turn.ways)
    return ()


def _form(template: str) -> re.Pattern[str]:
    """A template as a pattern; a field is anything without blanks and without `>` or `@`."""
    parts = re.split(r"\{(\w+)\}", template)
    pattern = ""
    for at, part in enumerate(parts):
        pattern += rf"(?P<{part}>[^\s>@]+)" if at % 2 else re.escape(part)
    return re.compile(pattern)


def _make(kind: type[Move], fields: Mapping[str, str]) -> Move | None:
    values: dict[str, Any] = dict(fields)
    for field in _numbers(kind) & values.keys():
        if not re.fullmatch(r"\d{1,4}", values[field]):
            return None
        values[field] = int(values[field])
    return kind(**values)


@cache
def _numbers(kind: type[Move]) -> frozenset[str]:
    """The fields of a move that are numbers."""
    return frozenset(field for field, hint in get_type_hints(kind).items() if hint is int)


def _some(words: list[str]) -> str:
    shown = ", ".join(words[:12]) or "none"
    return shown + (f" and {len(words) - 12} more" if len(words) > 12 else "")


def _is_part(known: str, text: str) -> bool:
    """Whether a move goes on after a text with another part, as agent:qasira.3 after qasira."""
    joint = known[len(text) - 1 : len(text) + 1]
    return _is_beginning(known, text) and any(sign in PARTS for sign in joint)


def _is_field(known: str, text: str) -> bool:
    return known.partition(":")[2].lower() == text.lower()


def _is_beginning(known: str, text: str) -> bool:
    return known.lower().startswith(text.lower())


# Positions

NONE = "-"
"""Where a part of a position has no items."""
SHOWN = 40
"""Letters of a text that a refusal repeats."""


def no_position(why: str) -> BadNotation:
    """The refusal of a text that is no position; `why` names the part."""
    return BadNotation(f"not a position of this game: {why}")


def expect(holds: bool, why: str) -> None:
    """Raises BadNotation, with the part and what is wrong with it, unless something holds."""
    if not holds:
        raise no_position(why)


def read_parts(what: str, text: str, sign: str | None, count: int) -> list[str]:
    """The parts between signs (None: blanks), of which there must be so many."""
    parts = text.split(sign)
    expect(len(parts) == count, f"{what}: {count} parts are needed, {len(parts)} found")
    return parts


def read_number(what: str, text: str, low: int, high: int) -> int:
    """A whole number within limits, as `write` writes numbers."""
    number = int(text) if re.fullmatch(r"0|-?[1-9][0-9]{0,5}", text) else None
    if number is None or not low <= number <= high:
        raise no_position(
            f"{what}: a whole number from {low} to {high} is needed, not {shown(text)}"
        )
    return number


def read_name(what: str, text: str, names: Sequence[str]) -> int:
    """The place of a name among those there are."""
    if text in names and text:
        return names.index(text)
    near = get_close_matches(text[:SHOWN], [name for name in names if name], n=1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise no_position(f"{what}: {shown(text)} is unknown{hint}")


def shown(text: str) -> str:
    """What came, in quotes; of a long text its beginning."""
    return repr(text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…")


def read_items(text: str) -> list[str]:
    """The items of a part, joined by a plus."""
    return [] if text == NONE else text.split("+")


def read_counts(what: str, text: str, names: Sequence[str], most: int) -> list[int]:
    """How many there are of each name: `wF+wG*4` in any order; one is meant without a number."""
    row = [0] * len(names)
    for item in read_items(text):
        name, star, count = item.partition("*")
        row[read_name(what, name, names)] += read_number(what, count, 1, most) if star else 1
    return row
