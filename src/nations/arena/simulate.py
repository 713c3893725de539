"""Simulated games: the same seed gives the same games, however many processes share the work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from nations.arena.fielding import Fielded
from nations.arena.workers import Alone, Workers
from nations.bots.bot import check_for
from nations.contract import Content, Game
from nations.dealer import Seeded
from nations.match import Match, run
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


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did; `interval` is the 95 % interval of its win rate (Wilson)."""

    player: str
    wins: int
    win_rate: float
    interval: tuple[float, float]
    mean_score: float


class Result(msgspec.Struct, frozen=True):
    """What a simulation gives. `seconds` is the only thing that differs from run to run."""

    game: str
    set: Content
    options: dict[str, str]
    games: int
    seed: str
    seats: tuple[SeatResult, ...]
    steps: int
    decisions: int
    seconds: float


def play_one(game: Game[Any], plan: Plan, number: int) -> Outcome:
    """The game of a number: its chance and its bots depend on the seed and the number alone."""
    seed = f"{plan.seed}/{number}"
    seeds = [f"{seed}/{seat}" for seat in range(len(plan.players))]
    bots = Fielded(game, plan.players, number, seed, seeds)
    match = Match(game, Seeded(seed))
    over = run(match, bots.choose)
    steps = len(match.log)
    return Outcome(over.scores, over.winners, steps, steps - match.chances)


class Task(msgspec.Struct, frozen=True):
    """Some games of a plan."""

    plan: Plan
    numbers: tuple[int, ...]


def play_some(plan: Plan, numbers: Iterable[int]) -> list[Outcome]:
    """Several games, in order."""
    game = plan.make_game()
    return [play_one(game, plan, number) for number in numbers]


def play_task(task: Task) -> list[Outcome]:
    """The games of a task."""
    return play_some(task.plan, task.numbers)


def check_plan(plan: Plan) -> Game[Any]:
    """The game, if it can be played so. Raises BadSeats, UnknownName or BadParameter."""
    game = plan.make_game()
    for player in plan.players:
        check_for(player, game)
    return game


def simulate(
    plan: Plan,
    games: int,
    workers: Workers | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> Result:
    """Plays the games, here unless there are workers; `progress` hears of each chunk."""
    content = check_plan(plan).terms.content
    began = perf_counter()
    numbers = range(games)
    tasks = [Task(plan, tuple(numbers[at : at + CHUNK])) for at in numbers[::CHUNK]]
    outcomes: list[Outcome] = []
    for chunk in (workers or Alone()).each(play_task, tasks):
        outcomes += chunk
        progress(len(chunk))
    return _result(plan, content, outcomes, perf_counter() - began)


def _result(plan: Plan, content: Content, outcomes: list[Outcome], seconds: float) -> Result:
    seats = tuple(_seat_result(player, seat, outcomes) for seat, player in enumerate(plan.players))
    return Result(
        game=plan.game,
        set=content,
        options=plan.make_game().terms.options,
        games=len(outcomes),
        seed=plan.seed,
        seats=seats,
        steps=sum(outcome.steps for outcome in outcomes),
        decisions=sum(outcome.decisions for outcome in outcomes),
        seconds=round(seconds, 3),
    )


def _seat_result(player: str, seat: int, outcomes: list[Outcome]) -> SeatResult:
    wins = sum(seat in outcome.winners for outcome in outcomes)
    scores = [outcome.scores[seat] for outcome in outcomes]
    games = len(outcomes)
    return SeatResult(player, wins, wins / games, wilson(wins, games), sum(scores) / games)


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson interval of a rate."""
    rate, spread = wins / games, z * z / games
    centre = (rate + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return round(centre - half, 4), round(centre + half, 4)
