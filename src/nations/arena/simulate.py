"""Simulated games: the same seed gives the same games, however many processes share the work."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from nations.arena.export import Export
from nations.arena.faults import Fallen, Fault, Referee, Streaks, told
from nations.arena.fielding import Fielded, Lost
from nations.arena.recording import Recorded, Recorder
from nations.arena.workers import Alone, Workers
from nations.bots.bot import check_for
from nations.contract import Content, Game
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

CHUNK = 10
"""Games a task; a task takes some tenths of a second."""


class Plan(msgspec.Struct, frozen=True):
    """What is simulated."""

    game: str
    players: tuple[str, ...]
    seed: str
    options: dict[str, str] = {}
    content: str | None = None
    stand_in: str | None = None
    """Who plays on for a player that failed; without one the game is lost."""

    def make_game(self) -> Game[Any]:
        path = None if self.content is None else Path(self.content)
        edition = load(self.game)
        return edition.game(len(self.players), {**edition.unattended, **self.options}, path)


class Outcome(msgspec.Struct, frozen=True):
    """One simulated game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    steps: int
    decisions: int
    faults: tuple[Fault, ...] = ()
    forfeit: int | None = None
    recorded: Recorded | None = None


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did; `interval` is the 95 % interval of its win rate (Wilson).

    The mean score is of games that were played to the end, None if there is none; `faults` are
    the games in which its player failed.
    """

    player: str
    wins: int
    win_rate: float
    interval: tuple[float, float]
    mean_score: float | None
    faults: int = 0


class SimResult(msgspec.Struct, frozen=True):
    """What a simulation gives. `seconds` is the only thing that differs from run to run.

    `failures` tells the first failure of each player that failed; `stopped` is the player that
    failed so often, one game after another, that the run ended there.
    """

    game: str
    set: Content
    options: dict[str, str]
    games: int
    seed: str
    seats: tuple[SeatResult, ...]
    steps: int
    decisions: int
    seconds: float
    stand_in: str | None = None
    failures: tuple[str, ...] = ()
    stopped: str | None = None


def play_one(
    game: Game[Any],
    plan: Plan,
    number: int,
    fallen: tuple[Fallen, ...] = (),
    record: bool = False,
) -> Outcome:
    """The game of a number: its chance and its bots depend on the seed and the number alone."""
    seed = f"{plan.seed}/{number}"
    seeds = [f"{seed}/{seat}" for seat in range(len(plan.players))]
    bots = Fielded(game, plan.players, number, seed, seeds)
    match = Match(game, Seeded(seed))
    known = [one for one in fallen if one.number == number]
    recorder = Recorder() if record else None
    end = Referee(game, bots, plan.stand_in, known).play(match, recorder)
    steps = len(match.log)
    counts, ends = (steps, steps - match.chances), (end.scores, end.winners)
    told = None
    if recorder:
        about = (f"{number:06}", match, list(plan.players), bots.titles(), seed)
        told = recorder.done(*about, *ends, end.forfeit is None)
    return Outcome(*ends, *counts, end.faults, end.forfeit, told)


class SimTask(msgspec.Struct, frozen=True):
    """Some games of a plan."""

    plan: Plan
    numbers: tuple[int, ...]
    fallen: tuple[Fallen, ...] = ()
    record: bool = False

    def after(self, lost: Lost) -> SimTask:
        """The same task, knowing of a bot that took the process with it."""
        return msgspec.structs.replace(self, fallen=(*self.fallen, Fallen.of(lost)))


def play_some(
    plan: Plan, numbers: Iterable[int], fallen: tuple[Fallen, ...] = (), record: bool = False
) -> list[Outcome]:
    """Several games, in order."""
    game = plan.make_game()
    return [play_one(game, plan, number, fallen, record) for number in numbers]


def play_task(task: SimTask) -> list[Outcome]:
    """The games of a task."""
    return play_some(task.plan, task.numbers, task.fallen, task.record)


def check_plan(plan: Plan) -> Game[Any]:
    """The game, if it can be played so. Raises BadSeats, UnknownName or BadParameter."""
    game = plan.make_game()
    for player in (*plan.players, *([plan.stand_in] if plan.stand_in else [])):
        check_for(player, game)
    return game


def simulate(
    plan: Plan,
    games: int,
    workers: Workers | None = None,
    progress: Callable[[int], object] = lambda _: None,
    export: Export | None = None,
) -> SimResult:
    """Plays the games, here unless there are workers; `progress` hears of each, and `export` gets
    them."""
    content = check_plan(plan).terms.content
    began = perf_counter()
    numbers = range(games)
    chunks = [tuple(numbers[at : at + CHUNK]) for at in numbers[::CHUNK]]
    tasks = [SimTask(plan, chunk, record=export is not None) for chunk in chunks]
    outcomes: list[Outcome] = []
    row, stopped = Streaks(len(plan.players)), None
    with closing(_games(tasks, workers or Alone())) as coming:
        for outcome in coming:
            if export and outcome.recorded:
                export.add(outcome.recorded)
            outcomes.append(msgspec.structs.replace(outcome, recorded=None))
            progress(1)
            stopped = row.hear(range(len(plan.players)), outcome.faults)
            if stopped is not None:
                break
    hopeless = None if stopped is None else plan.players[stopped]
    return _result(plan, content, outcomes, perf_counter() - began, hopeless)


def _games(tasks: list[SimTask], workers: Workers) -> Generator[Outcome, None, None]:
    for chunk in workers.each(play_task, tasks):
        yield from chunk


def _failures(plan: Plan, outcomes: list[Outcome]) -> tuple[str, ...]:
    """The first failure of each seat."""
    first: dict[int, str] = {}
    for number, outcome in enumerate(outcomes):
        for fault in outcome.faults:
            player, seed = plan.players[fault.seat], f"{plan.seed}/{number}"
            first.setdefault(fault.seat, told(player, fault, number, seed))
    return tuple(first.values())


def _result(
    plan: Plan, content: Content, outcomes: list[Outcome], seconds: float, stopped: str | None
) -> SimResult:
    seats = tuple(_seat_result(player, seat, outcomes) for seat, player in enumerate(plan.players))
    return SimResult(
        game=plan.game,
        set=content,
        options=plan.make_game().terms.options,
        games=len(outcomes),
        seed=plan.seed,
        seats=seats,
        steps=sum(outcome.steps for outcome in outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=round(seconds, 3),
        stand_in=plan.stand_in,
        failures=_failures(plan, outcomes),
        stopped=stopped,
    )


def _seat_result(player: str, seat: int, outcomes: list[Outcome]) -> SeatResult:
    wins = sum(seat in outcome.winners for outcome in outcomes)
    scores = [outcome.scores[seat] for outcome in outcomes if outcome.forfeit is None]
    faults = sum(any(one.seat == seat for one in outcome.faults) for outcome in outcomes)
    games, mean = len(outcomes), sum(scores) / len(scores) if scores else None
    return SeatResult(player, wins, wins / games, wilson(wins, games), mean, faults)


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a rate."""
    rate, spread = wins / games, z * z / games
    centre = (rate + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return round(centre - half, 4), round(centre + half, 4)
