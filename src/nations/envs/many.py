"""Many games as one Gymnasium `VectorEnv`: compiled, also the opponents, on all cores if wished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from nations.counting import Counted
from nations.envs.board import REWARDS, Array, BadEnv, check_reward, rules
from nations.envs.single import ILLEGAL
from nations.intake import moves_given
from nations.observation import size
from nations.table import Table

RANDOM = "random"


class Many(VectorEnv[Array, Array, Array]):
    """Games that start anew as they end, in the same step.

    With opponents one's own seat goes round: in game 0 it is seat 0, in game 1 seat 1, and so on.
    All opponents are one compiled policy (`random`, or one that the game has, such as `rules`).
    Without opponents every decision is asked for, each seen from who makes it; `infos["seat"]` says
    who, and the reward is that of who has just moved. `infos["action_mask"]` says which moves are
    legal; another ends its game, with a reward of -1. At an end `final_obs` and `final_info` (with
    the scores) are of the game that ended.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - so Gymnasium wants it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        games: int = 64,
        opponents: Sequence[str] | None = None,
        *,
        reward: str = "share",
        threads: int = 1,
        options: dict[str, str] | None = None,
    ) -> None:
        made = rules(game, seats, options)
        self._reward = REWARDS[check_reward(reward)]
        self._alone = opponents is None
        mine = None if opponents is None else np.arange(games) % seats
        others = None if opponents is None else policy(made, opponents)
        self._table = Table(made, games, mine=mine, others=others, threads=threads)
        self.num_envs = games
        self.single_observation_space = spaces.Box(-1, 1, (size(made.features),), np.float32)
        self.single_action_space = spaces.Discrete(made.move_count)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._mine = mine

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[Array, dict[str, Any]]:
        """Starts all games anew; a seed for each of them may be given, or one for all."""
        if isinstance(seed, int) or seed is None:
            self._np_random, _ = _generator(seed, self._np_random)
            self._chance = self._np_random
            seeds = self._draw(self.num_envs)
        else:
            self._chance = np.random.default_rng([one or 0 for one in seed])
            seeds = np.array([0 if one is None else one for one in seed], np.int64)
        self._table.reset(seeds=seeds)
        return self._table.observe(), self._infos()

    def _draw(self, count: int) -> Array:
        return self._chance.integers(1 << 62, size=count)

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """A move in each game; what has ended has begun anew. Raises BadBatch, with nothing played,
        for what is not a whole number for each game."""
        table, numbers = self._table, moves_given(actions, self.num_envs)
        illegal = table.refused(numbers)
        if len(illegal):
            numbers[illegal] = table.masks[illegal].argmax(1)
        movers = table.seats.copy() if self._mine is None else self._mine
        table.step(numbers)
        ended = table.over
        ended[illegal] = True
        seen = table.observe()
        rewards = np.zeros(self.num_envs, np.float32)
        infos = {}
        if ended.any():
            which = np.flatnonzero(ended)
            rewards[which] = self._reward(table)[which, movers[which]]
            rewards[illegal] = ILLEGAL
            infos = self._ended(ended, which, illegal, seen)
            table.reset(ended, seeds=self._draw(len(which)))
            table.observe(seen, which=ended)
        none = np.zeros(self.num_envs, bool)
        return seen, rewards, ended, none, infos | self._infos()

    def _ended(self, ended: Array, which: Array, illegal: Array, seen: Array) -> dict[str, Any]:
        """What is told of games that have ended."""
        final = np.full(self.num_envs, None, object)
        for at, row in zip(which, seen[which], strict=True):
            final[at] = row
        wrong = np.zeros(self.num_envs, bool)
        wrong[illegal] = True
        told = {"scores": self._table.scores.copy(), "_scores": ended, "illegal": wrong}
        return {
            "final_obs": final,
            "_final_obs": ended,
            "final_info": told | {"_illegal": ended},
            "_final_info": ended,
        }

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, bool)
        return {
            "action_mask": self._table.masks.copy(),
            "_action_mask": every,
            "seat": self._table.seats.copy(),
            "_seat": every,
        }

    def close_extras(self, **_: Any) -> None:
        """There is nothing to be closed."""


def _generator(
    seed: int | None, known: np.random.Generator | None
) -> tuple[np.random.Generator, bool]:
    if seed is None and known is not None:
        return known, False
    return np.random.default_rng(seed), True


def policy(game: Any, opponents: Sequence[str]) -> Any:
    """The compiled policy of all opponents; None is random play. Raises BadEnv."""
    names = {opponents} if isinstance(opponents, str) else set(opponents)
    policies = game.counting.policies if isinstance(game, Counted) else {}
    known = ", ".join(sorted({RANDOM, *policies}))
    if len(names) != 1:
        raise BadEnv(f"opponents: all must be the same here, one of {known}")
    name = names.pop()
    if name != RANDOM and name not in policies:
        raise BadEnv(
            f"opponents: {name!r} is not compiled; one of {known} is expected "
            "(nations.envs.gym takes any bot)"
        )
    return policies.get(name)
