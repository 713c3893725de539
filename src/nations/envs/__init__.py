"""Both games as environments for learners: Gymnasium, PettingZoo, and OpenSpiel.

    env = nations.envs.gym("dice", seats=2, opponents=["greedy"])
    many = nations.envs.vector("kark", seats=2, games=64, opponents=["random"])
    table = nations.envs.aec("dice", seats=4)

`import nations.envs.open_spiel` registers `nations_dice` and `nations_kark` with pyspiel. All of it
needs the extra `envs`. What is seen and what the numbers of moves mean is in docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nations.envs.many import Many
    from nations.envs.single import Single
    from nations.envs.turns import Simultaneous, Turns


def gym(game: str, seats: int = 2, opponents: Sequence[str] = ("random",), **more: Any) -> Single:
    """One seat of a game as a Gymnasium environment; bots play the others."""
    from nations.envs.single import make

    return make(game, seats, opponents, **more)


def vector(
    game: str,
    seats: int = 2,
    games: int = 64,
    opponents: Sequence[str] | None = None,
    **more: Any,
) -> Many:
    """Many games as a Gymnasium `VectorEnv`, compiled; without opponents all seats are played."""
    from nations.envs.many import Many

    return Many(game, seats, games, opponents, **more)


def aec(game: str, seats: int = 2, **more: Any) -> Turns:
    """A game for all its seats, in turns: a PettingZoo `AECEnv`."""
    from nations.envs.turns import Turns

    return Turns(game, seats, **more)


def parallel(game: str, seats: int = 2, **more: Any) -> Simultaneous:
    """The same as a PettingZoo `ParallelEnv`: who is not at turn waits."""
    from nations.envs.turns import Simultaneous

    return Simultaneous(game, seats, **more)
