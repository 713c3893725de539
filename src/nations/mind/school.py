"""Games to learn from: a judge plays against itself, looking ahead, and positions are noted.

A game first wanders: some moves by the judge at once, some at random, so that all kinds of
positions are met. From where it stops wandering everybody looks ahead at every move, and what is
noted there is followed by good play alone: who wins then says what the position was worth.

The rules leave open what a game's kernel has (`play`, `ways`, …) and what its school says;
`rules.bound` fills that in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

from nations.compiling.layout import Layout, Rows, i32, i64
from nations.compiling.rules import rule
from nations.kernel.generator import Generator, below, seed
from nations.kernel.playout import random_move, random_outcome
from nations.mind.taught import Taught
from nations.mind.tree import SEATS

if TYPE_CHECKING:
    # What the kernel of a game fills in, see nations.kernel.game.Kernel; and its school.
    def decider(s: Any) -> int: ...
    def is_over(s: Any) -> bool: ...
    def play(box: Any, s: Any, number: int) -> None: ...
    def waits_for_chance(s: Any) -> bool: ...
    def find_move(box: Any, s: Any, d: Any, looks: int) -> int: ...
    def is_noted(s: Any, d: Any) -> bool: ...
    def note_position(box: Any, s: Any, d: Any, row: Any) -> None: ...
    def share_of(box: Any, s: Any, seat: int) -> float: ...


THOUSAND = 1000
START = 1
"""The place of the fresh state; 0 is the game."""


class Series(Layout):
    """Games to be played: how many, by which luck, how many nodes a move; how many moves a game
    wanders at most, and how many of a thousand of these are random; one in so many positions is
    kept, and how many are."""

    games: i32
    looks: i32
    wander: i32
    stray: i32
    every: i32
    kept: i32
    first: i64
    g: Annotated[Rows[Generator], 1]


@rule
def play_games(box: Any, states: Any, d: Any, series: Series, rows: Any, shares: Any) -> None:
    """Plays games and notes positions: a row says what is seen there, its last number the game."""
    s, g = states[0], series.g[0]
    for game in range(series.games):
        seed(g, series.first + game)
        states[0] = states[START]
        left = below(g, series.wander + 1)
        while not is_over(s):
            room = is_noted(s, d) and left == 0 and series.kept < len(rows)
            if room and below(g, series.every) == 0:
                row = rows[series.kept]
                note_position(box, s, d, row)
                row[len(row) - 1] = game
                series.kept += 1
            if waits_for_chance(s):
                play(box, s, random_outcome(box, s, g))
            elif left > 0:
                left -= 1
                play(box, s, wandering_move(box, s, d, series, g))
            else:
                play(box, s, find_move(box, s, d, series.looks))
        for seat in range(box.seats):
            shares[game][seat] = share_of(box, s, seat)


@rule
def wandering_move(box: Any, s: Any, d: Any, series: Series, g: Generator) -> int:
    """What looks best at once, or any move."""
    if below(g, THOUSAND) < series.stray:
        return random_move(box, s, g)
    return find_move(box, s, d, 0)


@rule
def play_contest(box: Any, states: Any, desks: Any, series: Series, shares: Any) -> None:
    """Games of one player, at the first desk, against others, who all sit at the second; the
    player changes seats from game to game, with the same luck for each round of seats."""
    s, g = states[0], series.g[0]
    for game in range(series.games):
        seed(g, series.first + game // box.seats)
        states[0] = states[START]
        while not is_over(s):
            if waits_for_chance(s):
                play(box, s, random_outcome(box, s, g))
            else:
                desk = desks[0 if decider(s) == game % box.seats else 1]
                play(box, s, find_move(box, s, desk, series.looks))
        shares[game] = share_of(box, s, game % box.seats)


class School(NamedTuple):
    """What a game has to be taught with: the rules above, the desk that they think at, how many
    moves a game wanders, one in how many positions is noted, and the shape of its nets. A row of a
    position has the inputs of SEATS seats, the kind, who is at turn, and who is there.

    `ready(desk, seats, found)` puts numbers on a desk, an element of an array: what was found now,
    by how many are there, or else what is in use; `known(many)` is what is in use, `start(many)`
    are sums to begin with; `keep(seats, found)` writes down what was learned.
    """

    hooks: Mapping[str, Any]
    desk: type[Layout]
    wander: int
    every: int
    inputs: int
    kinds: int
    roles: int
    units: int
    ready: Callable[[Any, int, Mapping[int, Taught]], None]
    known: Callable[[int], Taught]
    keep: Callable[[Any, Mapping[int, Taught]], None]

    def row(self) -> int:
        """Numbers of a row."""
        return SEATS * self.inputs + 2 + SEATS + 1

    def voices(self, many: int) -> int:
        """Between two, what who is at turn has and the rival's beside it say all."""
        return min(self.roles, 1 if many == 2 else 2)
