"""What an arena plays: every deal at every table of players, in every rotation of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from nations.arena.faults import Fallen, Fault, Referee
from nations.arena.fielding import Fielded, Lost
from nations.arena.recording import Recorded, Recorder
from nations.bots.bot import check_for
from nations.contract import Game, Purposes, Terms
from nations.errors import BadSeats, NationsError
from nations.match.dealer import Duplicate
from nations.match.match import Match
from nations.registry import load
from nations.review.ledger import measuring
from nations.review.luck import luck_by_stretch

Seating: TypeAlias = tuple[int, ...]
"""Who sits at seat 0, 1, 2…: numbers of players."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays what. With fewer seats than players, every choice of players meets."""

    game: str
    players: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, str] = {}
    content: str | None = None
    stand_in: str | None = None
    """Who plays on for a player that failed; without one the game is lost."""
    adjusted: bool = False
    """Whether the luck of every game is told, to be taken out of the results."""

    def make_game(self) -> Game[Any]:
        path = None if self.content is None else Path(self.content)
        edition = load(self.game)
        return edition.game(self.seats, {**edition.unattended, **self.options}, path)

    def check(self) -> Game[Any]:
        """The game, if it can be played so. Raises BadSeats, UnknownName, BadParameter, BadSet,
        CannotReview."""
        if not 2 <= self.seats <= len(self.players):
            given = f"{len(self.players)} players at {self.seats} seats"
            raise BadSeats(f"{given}: an arena needs 2 seats or more, and a player for each")
        game = self.make_game()
        for player in (*self.players, *([self.stand_in] if self.stand_in else [])):
            check_for(player, game)
        if self.adjusted:
            measuring(game)
        return game

    @property
    def tables(self) -> tuple[Seating, ...]:
        """Every choice of players, in all rotations of the seats."""
        chosen = combinations(range(len(self.players)), self.seats)
        return tuple(table for some in chosen for table in rotations(some))


def rotations(table: Seating) -> Iterator[Seating]:
    """Each player once on each seat."""
    return (table[first:] + table[:first] for first in range(len(table)))


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of a deal: who sat where, the scores, who won, and whose bot failed.

    In a game that was forfeited all others have won, and nobody has a score. `luck` is what chance
    changed in each stretch, for every seat, where that was asked for.
    """

    table: Seating
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    faults: tuple[Fault, ...] = ()
    forfeit: int | None = None
    luck: dict[int, tuple[float, ...]] = {}

    @property
    def ranking(self) -> tuple[Seating, ...]:
        """The players in groups of equals, the best first: winners, then the others by score."""
        rest = [seat for seat in range(len(self.table)) if seat not in self.winners]
        scores = sorted({self.scores[seat] for seat in rest}, reverse=True)
        others = ([seat for seat in rest if self.scores[seat] == score] for score in scores)
        groups = (list(self.winners), *others)
        return tuple(tuple(self.table[seat] for seat in group) for group in groups if group)


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """All games of one deal. Deals are independent of each other; games of one deal are not.

    They are `recorded` where that was asked for.
    """

    number: int
    games: tuple[Played, ...]
    recorded: tuple[Recorded, ...] = ()


def play_deal(
    contest: Contest,
    game: Game[Any],
    number: int,
    fallen: tuple[Fallen, ...] = (),
    record: bool = False,
) -> Deal:
    """A deal at every table. It depends on the contest and the number alone."""
    games, recorded = list[Played](), list[Recorded]()
    for nth in range(len(contest.tables)):
        known = [one for one in fallen if (one.number, one.game) == (number, nth)]
        games.append(play_game(contest, game, number, nth, known, recorded if record else None))
    return Deal(number, tuple(games), tuple(recorded))


def play_game(
    contest: Contest,
    game: Game[Any],
    number: int,
    nth: int,
    fallen: Iterable[Fallen] = (),
    recorded: list[Recorded] | None = None,
) -> Played:
    """One game of a deal; a bot's own randomness goes with the player, chance with the seats."""
    seed, table = f"{contest.seed}/{number}", contest.tables[nth]
    players, seeds = [contest.players[who] for who in table], [f"{seed}/{who}" for who in table]
    bots = Fielded(game, players, number, seed, seeds, nth)
    match, recorder = duplicate_match(game, seed), Recorder()
    counted = Referee(game, bots, contest.stand_in, fallen)
    end = counted.play(match, None if recorded is None else recorder)
    if recorded is not None:
        name, finished = f"{number:06}-{nth}", end.forfeit is None
        ends = (end.scores, end.winners, finished)
        recorded.append(recorder.done(name, match, players, bots.titles(), None, *ends))
    luck: dict[int, tuple[float, ...]] = {}
    if contest.adjusted and end.forfeit is None:
        luck = luck_by_stretch(game, [entry.move for entry in match.log])
    return Played(table, end.scores, end.winners, end.faults, end.forfeit, luck)


def duplicate_match(game: Game[Any], seed: str) -> Match[Any]:
    """A match whose luck is the same after other choices, as far as the game tells purposes."""
    if not isinstance(game, Purposes):
        return Match(game, Duplicate(seed))
    match: Match[Any] = Match(game, Duplicate(seed, lambda: game.purpose(match.state)))
    return match


class DealTask(msgspec.Struct, frozen=True):
    """Several deals for one worker, and what it must play them by."""

    contest: Contest
    numbers: tuple[int, ...]
    terms: Terms
    fallen: tuple[Fallen, ...] = ()
    record: bool = False

    def after(self, lost: Lost) -> DealTask:
        """The same task, knowing of a bot that took the process with it."""
        return msgspec.structs.replace(self, fallen=(*self.fallen, Fallen.of(lost)))


class Measured(msgspec.Struct, frozen=True):
    """The deals of a task, and how many seconds they took where they were played."""

    deals: list[Deal]
    seconds: float


def measure_task(task: DealTask) -> Measured:
    """The deals of a task, with their time."""
    began = perf_counter()
    return Measured(play_task(task), perf_counter() - began)


def play_task(task: DealTask) -> list[Deal]:
    """The deals of a task, in order. Raises NationsError where other rules or tiles lie."""
    game = task.contest.make_game()
    if game.terms != task.terms:
        raise NationsError("another machine has other rules or another set; install the same there")
    about = (task.fallen, task.record)
    return [play_deal(task.contest, game, number, *about) for number in task.numbers]
