"""The balance sheet of a set: counted games for each number of players, and the verdicts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter

import msgspec
import numpy as np

from nations.balance import figures, offers
from nations.balance.bounds import Bound, bounds
from nations.balance.intervals import Figure, share, width
from nations.balance.playing import CountedTable, Tallies, check_table, play_table
from nations.contract import Content
from nations.errors import BadSeats
from nations.kernel.counting import Counting


class Survey(msgspec.Struct, frozen=True):
    """What is counted: for each number of players, games of these players.

    One player sits on all seats; several need as many seats. `ignoring` are the games for each
    kind that one seat ignores.
    """

    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    ignoring: int
    seed: str
    options: dict[str, str] = {}
    content: str | None = None

    def table(self, seats: int, without: str = "") -> CountedTable:
        """The table of a number of players. Raises BadSeats if the players do not fit it."""
        if len(self.players) not in (1, seats):
            given = f"{len(self.players)} players ({', '.join(self.players)})"
            raise BadSeats(f"{given} at {seats} seats; give one player, or one for each seat")
        players = self.players * seats if len(self.players) == 1 else self.players
        return CountedTable(self.game, players, self.seed, self.options, self.content, without)

    def check(self) -> Counting:
        """How it is counted, if it can be played. Raises what `check_table` does."""
        for seats in self.seats:
            check_table(self.table(seats))
        return self.table(self.seats[0]).subject().counting

    @property
    def total(self) -> int:
        """All games that will be played."""
        kinds = len(self.table(self.seats[0]).subject().counting.kinds)
        return len(self.seats) * (self.games + kinds * self.ignoring)


class CountSheet(msgspec.Struct, frozen=True):
    """All figures for one number of players."""

    seats: int
    games: int
    scores: figures.Scores
    places: tuple[figures.OrderFigures, ...]
    leads: figures.Leads
    checks: dict[str, figures.CheckFigures]
    shortages: figures.Shortages
    actions: tuple[float, ...]
    sources: dict[str, float]
    kinds: tuple[offers.KindSheet, ...]
    things: tuple[offers.ThingSheet, ...]
    ignored: dict[str, Figure]
    """By kind: what who ignores it wins above the fair share (alone: points above the mean)."""


class Sheet(msgspec.Struct, frozen=True):
    """The whole sheet. `seconds` is the only thing that differs from run to run."""

    survey: Survey
    set: Content
    options: dict[str, str]
    counts: tuple[CountSheet, ...]
    dominated: tuple[offers.Dominated, ...]
    bounds: tuple[Bound, ...]
    seconds: float


def make_sheet(
    survey: Survey, jobs: int = 0, progress: Callable[[int], object] = lambda _: None
) -> Sheet:
    """Plays all games and counts them. Raises what `Survey.check` does."""
    counting = survey.check()
    began = perf_counter()
    counts = tuple(_count(survey, counting, seats, jobs, progress) for seats in survey.seats)
    terms = survey.table(survey.seats[0]).subject().game.terms
    return Sheet(
        survey,
        terms.content,
        terms.options,
        counts,
        offers.dominated(counting.things),
        bounds(counts, counting.targets),
        round(perf_counter() - began, 3),
    )


def _count(
    survey: Survey,
    counting: Counting,
    seats: int,
    jobs: int,
    progress: Callable[[int], object],
) -> CountSheet:
    tallies = play_table(survey.table(seats), survey.games, jobs, progress)
    ignored = {}
    for kind in counting.kinds if survey.ignoring else ():
        without = play_table(survey.table(seats, kind), survey.ignoring, jobs, progress)
        family = len(survey.seats) * len(counting.kinds)
        ignored[kind] = ignoring(tallies, without, seats, family)
    return sheet_of(tallies, counting, seats, survey.seats, ignored)


def sheet_of(
    tallies: Tallies,
    counting: Counting,
    seats: int,
    counts: Sequence[int],
    ignored: dict[str, Figure],
) -> CountSheet:
    """All figures of some games; families of comparisons go over all numbers of players."""
    checked = len(counts) * len(counting.checks) * (1 + counting.rounds)
    return CountSheet(
        seats,
        len(tallies),
        figures.scores(tallies, seats, counting.targets.rare[0]),
        figures.places(tallies, counting, seats, sum(counts)),
        figures.leads(tallies, counting, seats),
        {name: figures.check(tallies, name, counting, seats, checked) for name in counting.checks},
        figures.shortages(tallies),
        figures.actions(tallies, counting, seats),
        figures.sources(tallies, counting, seats),
        offers.kind_sheets(tallies, counting, seats),
        offers.thing_sheets(tallies, counting, seats),
        ignored,
    )


def ignoring(full: Tallies, without: Tallies, seats: int, family: int) -> Figure:
    """How seat 0, which ignores a kind, does against seats that do not."""
    if seats > 1:
        return share(int(without["wins"][:, 0].sum()), len(without), family, 1 / seats)
    usual, scores = full["scores"][:, 0], without["scores"][:, 0]
    value = float(scores.mean() - usual.mean())
    error = sqrt(np.var(scores) / len(scores) + np.var(usual) / len(usual))
    half = width(family) * error
    return Figure(round(value, 4), round(value - half, 4), round(value + half, 4), len(scores))
