"""Damaged positions: real ones in which something was changed, and what becomes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
from games.dice import tables as dice_tables
from games.kark import own_set as kark_set
from games.kark import tables as kark_tables

from nations.batch import Playouts
from nations.contract import Over
from nations.errors import BadNotation
from nations.games.dice.game import DiceGame
from nations.games.kark.game import KarkGame
from nations.registry import load
from nations.testing.check import GameCheck, check_game

SIGNS = " /.+,*@=-"
LETTERS = "abcdefgkoprwGSFBX0123456789" + SIGNS
GAMES = {"dice": 5, "kark": 24}
"""Games at each number of seats, with other options each, from which positions are taken."""
SAMPLE = 400
"""One of so many accepted positions is played under `check_game`, which takes its time."""


class Found(msgspec.Struct):
    """What became of damaged positions."""

    tried: int = 0
    accepted: int = 0
    checked: int = 0
    reasons: Counter[str] = msgspec.field(default_factory=Counter)

    def __str__(self) -> str:
        refused = self.reasons.total()
        kinds = f"for {len(self.reasons)} reasons"
        return f"{self.tried}: {refused} refused {kinds}, {self.accepted} accepted"


def real_positions(name: str, seed: int = 1) -> list[tuple[Any, list[str]]]:
    """Games of all numbers of seats with other options each, and the lines of whole games."""
    return [(game, list(_lines(game, seed))) for game in _games(name)]


def _games(name: str) -> Iterator[Any]:
    edition, random = load(name), Random(name)
    for seats in edition.seats:
        for number in range(GAMES[name]):
            given = {o: random.choice(v) for o, v in edition.options.items()} if number else {}
            options = {**given, **edition.unattended}
            if name == "kark" and number % 2:  # its own set has money enough for long games
                full = {o: options.get(o, v[0]) for o, v in edition.options.items()}
                yield KarkGame(kark_set.content(kark_tables.LASTING), seats, full)
            else:
                yield edition.game(seats, options, None)


def _lines(game: Any, seed: int) -> Iterator[str]:
    yield game.write_position(game.start())
    if isinstance(game, DiceGame):
        yield from (game.write_position(step.after) for step in dice_tables.walk(game, seed))
    else:
        steps = kark_tables.walk(game, seed, beside=0.01)
        yield from (game.write_position(step.after) for step in steps)


# Damage


def change_sign(random: Random, line: str, other: str) -> str:
    at = random.randrange(len(line))
    return line[:at] + random.choice(LETTERS) + line[at + random.randrange(2) :]


def lose_sign(random: Random, line: str, other: str) -> str:
    at = random.randrange(len(line))
    return line[:at] + line[at + random.randrange(1, 4) :]


def change_number(random: Random, line: str, other: str) -> str:
    places = [at for at, sign in enumerate(line) if sign.isdigit()]
    at = random.choice(places)
    number = str(max(0, int(line[at]) + random.choice((-1, 1, 1, 2, 7, 90, 99999))))
    return line[:at] + number + line[at + 1 :]


def _parts(random: Random, line: str) -> tuple[str, list[str]]:
    sign = random.choice([sign for sign in " /+.," if sign in line])
    return sign, line.split(sign)


def lose_part(random: Random, line: str, other: str) -> str:
    sign, parts = _parts(random, line)
    del parts[random.randrange(len(parts))]
    return sign.join(parts)


def repeat_part(random: Random, line: str, other: str) -> str:
    sign, parts = _parts(random, line)
    parts.insert(random.randrange(len(parts)), random.choice(parts))
    return sign.join(parts)


def swap_parts(random: Random, line: str, other: str) -> str:
    sign, parts = _parts(random, line)
    a, b = random.randrange(len(parts)), random.randrange(len(parts))
    parts[a], parts[b] = parts[b], parts[a]
    return sign.join(parts)


def mix_parts(random: Random, line: str, other: str) -> str:
    """Some parts of one position in another of the same game."""
    sign, parts = _parts(random, line)
    strange = other.split(sign)
    at = random.randrange(min(len(parts), len(strange)))
    parts[at] = strange[at]
    return sign.join(parts)


DAMAGES: tuple[Callable[[Random, str, str], str], ...] = (
    change_sign,
    lose_sign,
    change_number,
    change_number,
    lose_part,
    repeat_part,
    swap_parts,
    mix_parts,
    mix_parts,
)


def damaged(random: Random, lines: list[str]) -> str:
    """A line with one to three damages."""
    line = random.choice(lines)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        line = random.choice(DAMAGES)(random, line or "-", random.choice(lines)) or "-"
    return line


# What becomes of it


def check_stock(game: Any, state: Any) -> None:
    """Every piece is in exactly one place."""
    if isinstance(game, DiceGame):
        dice_tables.check_conserved(game, state)
    else:
        kark_tables.check_conserved(game, state)


def check_accepted(game: Any, text: str, state: Any) -> None:
    """A position that was accepted holds every piece once and is read as it is written."""
    check_stock(game, state)
    again = game.write_position(state)
    assert game.read_position(again) == state, f"{text}\n{again}"


def try_positions(name: str, count: int, seed: int = 1, compiled: bool = True) -> Found:
    """Reads damaged positions; those accepted are played to the end, a few step by step."""
    found, random = Found(), Random(f"{name}/{seed}/damage")
    tables = real_positions(name, seed)
    loops = [Playouts(game) for game, _ in tables] if compiled else []
    for number in range(count):
        at = random.randrange(len(tables))
        game, lines = tables[at]
        text = damaged(random, lines)
        found.tried += 1
        try:
            state = game.read_position(text)
        except BadNotation as refusal:
            found.reasons[reason_of(str(refusal))] += 1
            continue
        found.accepted += 1
        check_accepted(game, text, state)
        if compiled:
            assert loops[at].play(1, number, state=state)["decisions"][0] >= 0
        if found.accepted % SAMPLE == 1 and not isinstance(game.turn(state), Over):
            found.checked += check(game, text).games
    return found


def check(game: Any, text: str) -> GameCheck:
    """`check_game` from a position on."""
    return check_game(game.begun_at(text), games=1)


def reason_of(refusal: str) -> str:
    """The kind of a refusal: numbers and what is quoted are left out."""
    words = refusal.split("'")[::2]
    return "".join(sign for sign in "".join(words) if not sign.isdigit())
