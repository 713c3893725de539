"""Lessons: games that a judge plays against itself, looking ahead, with positions noted.

A lesson depends on its own words alone, so any process or machine can do it, and it is kept in a
file of its own: a course that was stopped is taken up where it stood.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np

from nations.compiling.layout import dtype, to_array
from nations.compiling.rules import bound, compiled
from nations.mind.school import START, School, Series, play_contest, play_games
from nations.mind.taught import Taught
from nations.mind.tree import SEATS
from nations.registry import load
from nations.training.fit import Heap

Array: TypeAlias = "np.ndarray[Any, Any]"
Noted: TypeAlias = tuple[Array, Array]
"""Rows of positions, the last number of each the game; what each game came to for every seat."""

STRAY = 60
"""Random moves in a thousand, while a game wanders."""
MOST = 40
"""Positions of a game that are kept at most, on average."""


class Exercise(msgspec.Struct, frozen=True):
    """Games to play: of what, for how many seats, with which set; how many from which luck on, and
    how many nodes a move."""

    game: str
    seats: int
    content: str | None
    games: int
    first: int
    looks: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.game}-{self.seats}-{self.looks}-{self.first:012}.npz"


def game_of(name: str, seats: int, content: str | None) -> Any:
    """The game that is taught; one that nobody ends ends by itself."""
    edition = load(name)
    return edition.game(seats, edition.unattended, Path(content) if content else None)


def _table(game: Any) -> tuple[Any, Any]:
    """The box, and states with the fresh one at its place."""
    fresh = to_array(game.start())
    states = np.zeros(START + 1, fresh.dtype)
    states[START:] = fresh
    return to_array(game.box)[0], states


def _series(games: int, first: int, looks: int, school: School) -> Any:
    series = np.zeros(1, dtype(Series))
    given = {"games": games, "first": first, "looks": looks, "stray": STRAY}
    for name, value in {**given, "wander": school.wander, "every": school.every}.items():
        series[name] = value
    return series[0]


def play_lesson(lesson: Exercise) -> Noted:
    """The positions of a lesson, and how its games ended."""
    game = game_of(lesson.game, lesson.seats, lesson.content)
    school, (box, states) = game.school, _table(game)
    desk = np.zeros(1, dtype(school.desk))
    school.ready(desk[0], lesson.seats, {})
    series = _series(lesson.games, lesson.first, lesson.looks, school)
    rows = np.zeros((MOST * lesson.games, school.row()), np.float32)
    shares = np.zeros((lesson.games, SEATS), np.float32)
    loop = compiled(bound(play_games, game.kernel, **school.hooks))
    loop(box, states, desk[0], series, rows, shares)
    return rows[: series["kept"]], shares


def play_match(game: Any, found: Mapping[int, Taught], games: int, first: int, looks: int) -> Array:
    """What who goes by new numbers wins against others who go by those in use: a share for each
    round of seats. Alone, the points of each game, less those by the numbers in use."""
    school, seats = game.school, game.box.seats
    desks = np.zeros(2, dtype(school.desk))
    school.ready(desks[0], seats, found)
    school.ready(desks[1], seats, {})
    first_wins = _contest(game, desks, -(-games // seats) * seats, first, looks)
    if seats > 1:
        return first_wins
    return first_wins - _contest(game, desks[::-1].copy(), games, first, looks)


def _contest(game: Any, desks: Any, games: int, first: int, looks: int) -> Array:
    school, (box, states) = game.school, _table(game)
    rules = {name: school.hooks[name] for name in ("find_move", "share_of")}
    shares = np.zeros(games)
    loop = compiled(bound(play_contest, game.kernel, **rules))
    loop(box, states, desks, _series(games, first, looks, school), shares)
    won: Array = shares.reshape(-1, game.box.seats).mean(1)
    return won


def heaps(school: School, noted: Noted) -> dict[int, Heap]:
    """The positions of a lesson by how many are there, those who are there side by side."""
    rows, shares = noted
    about = SEATS * school.inputs
    there = rows[:, about + 2 : about + 2 + SEATS] > 0
    found = {}
    for many in np.unique(there.sum(1)).tolist():
        some, here = rows[there.sum(1) == many], there[there.sum(1) == many]
        at = np.argsort(~here, axis=1, kind="stable")[:, :many]
        line = np.arange(len(some))[:, None]
        inputs = some[:, :about].reshape(-1, SEATS, school.inputs)[line, at]
        role = np.where((at == some[:, about + 1 : about + 2]) | (school.roles == 1), 0, 1)
        came = shares[some[:, -1].astype(int)][line, at]
        found[many] = Heap(inputs, some[:, about].astype(int), role, here[line, at], came)
    return found
