"""One game for an environment: numbers of moves in; masks, observations and rewards out."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any, TypeAlias

from nations.batch.table import Table
from nations.compiling.numbers import np
from nations.errors import BadBatch, NationsError
from nations.kernel.game import KernelGame
from nations.kernel.observation import Observable, size
from nations.registry import load

Array: TypeAlias = "np.ndarray[Any, Any]"
REWARDS: dict[str, Callable[[Table], Array]] = {
    "share": lambda table: table.rewards,
    "score": lambda table: table.scores,
    "margin": lambda table: table.margins,
}
"""What a seat gets at the end: its share of the win, its points, or how far it is ahead."""
HIGHEST = {"share": 1.0, "score": 9999.0, "margin": 9999.0}


class BadEnv(NationsError):
    """An environment that cannot be made so."""

    exit_code = 2


def rules(name: str, seats: int, options: dict[str, str] | None = None) -> Any:
    """A game by its name, with the options for games that nobody looks at. Raises NationsError."""
    edition = load(name)
    game: Any = edition.game(seats, {**edition.unattended, **(options or {})}, None)
    if not isinstance(game, KernelGame) or not isinstance(game, Observable):
        raise BadEnv(f"{name} does not say how it is seen: it has no environments")
    return game


def check_reward(reward: str) -> str:
    """Raises BadEnv for a kind of reward that there is not."""
    if reward not in REWARDS:
        known = ", ".join(sorted(REWARDS))
        raise BadEnv(f"reward: one of {known} is expected; {reward!r} came")
    return reward


class Board:
    """One game at a time, of compiled rules."""

    def __init__(self, game: Any, reward: str = "share") -> None:
        self.game, self.reward = game, check_reward(reward)
        self._table = Table(game, 1)
        self.length = size(game.features)

    def reset(self, chance: np.random.Generator) -> None:
        self._table.reset(seeds=[int(chance.integers(1 << 62))])

    @property
    def seat(self) -> int:
        """Who decides, or -1 at the end."""
        return int(self._table.seats[0])

    @property
    def mask(self) -> Array:
        mask: Array = self._table.masks[0].copy()
        return mask

    @property
    def state(self) -> Any:
        return self._table.state(0)

    def is_legal(self, number: Any) -> bool:
        """Whether it is the number of a legal move; it may be anything."""
        try:
            return not len(self._table.refused([index(number)]))
        except (BadBatch, TypeError):
            return False

    def play(self, number: Any) -> None:
        self._table.step([int(number)])

    def seen(self, seat: int) -> Array:
        seen: Array = self._table.observe(seat=seat)[0]
        return seen

    @property
    def rewards(self) -> list[float]:
        """What each seat gets now: nothing before the end."""
        return [float(one) for one in REWARDS[self.reward](self._table)[0]]

    @property
    def scores(self) -> list[int]:
        return [int(one) for one in self._table.scores[0]]
