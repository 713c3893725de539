"""How well bots play alone: mean score, its distribution, and the ranks that scores reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from nations.arena.contest import duplicate_match
from nations.arena.fielding import Fielded
from nations.arena.simulate import wilson
from nations.arena.workers import Alone, Workers
from nations.bots.bot import check_for
from nations.contract import Bounding, Ceiling, Game, Honour, Honouring
from nations.errors import BadSeats
from nations.match.match import run
from nations.registry import GAMES, found, load

TASK = 20
"""Games in a task: some tenths of a second with a quick bot."""
Z = 1.96
DEALS = 100
"""For an upper bound: half a minute."""


class Solo(msgspec.Struct, frozen=True):
    """What is played alone. All players meet the same deals."""

    game: str
    seed: str
    options: dict[str, str] = {}
    content: str | None = None

    @property
    def path(self) -> Path | None:
        return None if self.content is None else Path(self.content)

    def make_game(self) -> Game[Any]:
        edition = load(self.game)
        return edition.game(1, {**edition.unattended, **self.options}, self.path)


class SoloTask(msgspec.Struct, frozen=True):
    """Some games of one player."""

    solo: Solo
    player: str
    numbers: tuple[int, ...]


class Rank(msgspec.Struct, frozen=True):
    """How often a rank was the one reached, with the 95 % interval; "" is none."""

    name: str
    points: int
    share: float
    low: float
    high: float


class SoloResult(msgspec.Struct, frozen=True):
    """How a player did alone."""

    player: str
    games: int
    mean: float
    low: float
    high: float
    scores: dict[int, int]
    ranks: tuple[Rank, ...]


def play_alone(task: SoloTask) -> list[int]:
    """The scores of a task's games."""
    game = task.solo.make_game()
    return [_score(game, task, number) for number in task.numbers]


def _score(game: Game[Any], task: SoloTask, number: int) -> int:
    seed = f"{task.solo.seed}/{number}"
    bots = Fielded(game, [task.player], number, seed, [f"{seed}/0"])
    return run(duplicate_match(game, seed), bots.choose).scores[0]


def honours_of(game: Game[Any]) -> tuple[Honour, ...]:
    """The names that are earned alone, the best first; none if the game has none."""
    return game.honours if isinstance(game, Honouring) else ()


def rank_of(score: int, honours: Sequence[Honour]) -> str:
    """The best name that a score reaches, or ""."""
    return next((one.name for one in honours if score >= one.least), "")


def played_alone() -> list[str]:
    return [name for name in found(GAMES) if 1 in load(name).seats]


def check_solo(solo: Solo, players: Sequence[str]) -> None:
    """Raises BadSeats, UnknownName or BadParameter for what cannot be played."""
    if 1 not in load(solo.game).seats:
        raise BadSeats(f"{solo.game} is not played alone; possible: {', '.join(played_alone())}")
    game = solo.make_game()
    for player in players:
        check_for(player, game)


def ceiling_of(solo: Solo) -> Ceiling:
    """What nobody can do better. Raises BadSeats for games of which that is not known."""
    game = solo.make_game()
    if not isinstance(game, Bounding):
        raise BadSeats(f"what nobody can do better alone is not known of {solo.game}")
    return game.ceiling(DEALS, solo.seed)


def play_solo(
    solo: Solo,
    players: Sequence[str],
    games: int,
    workers: Workers | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> list[SoloResult]:
    """Every player alone, on the same deals. Raises BadSeats if the game is not played alone."""
    check_solo(solo, players)
    honours = honours_of(solo.make_game())
    crew = workers or Alone()
    results = []
    for player in players:
        scores: list[int] = []
        numbers = range(games)
        tasks = [SoloTask(solo, player, tuple(numbers[at : at + TASK])) for at in numbers[::TASK]]
        for some in crew.each(play_alone, tasks):
            scores += some
            progress(len(some))
        results.append(_result(player, scores, honours))
    return results


def _result(player: str, scores: list[int], honours: Sequence[Honour]) -> SoloResult:
    mean, half = fmean(scores), 0.0
    if len(scores) > 1:
        half = Z * stdev(scores) / sqrt(len(scores))
    counts = Counter(rank_of(score, honours) for score in scores)
    named = [*honours, Honour("", 0, 0)]
    return SoloResult(
        player,
        len(scores),
        round(mean, 3),
        round(mean - half, 3),
        round(mean + half, 3),
        dict(sorted(Counter(scores).items())),
        tuple(_rank(one, counts[one.name], len(scores)) for one in named),
    )


def _rank(honour: Honour, count: int, games: int) -> Rank:
    low, high = wilson(count, games)
    return Rank(honour.name, honour.points, count / games, max(0.0, low), min(1.0, high))
