"""Many games as one Gymnasium `VectorEnv`: compiled, also the opponents, on all cores if wished."""

from __future__ import annotations

from collections.abc import Sequence
from sys import getrefcount
from typing import Any

from nations.errors import BadBatch, NotInstalled

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise NotInstalled(error.name or "gymnasium", "envs") from None
from nations.batch.intake import MOST_GAMES, check_number, moves_given
from nations.batch.table import Table
from nations.envs.board import Array, BadEnv, check_reward, rules
from nations.envs.single import ILLEGAL
from nations.kernel.counting import Counted
from nations.kernel.observation import size

RANDOM = "random"
SPARE = 3
"""Arrays that are kept: what a learner holds, what it gets next, and one to write into."""
HELD_HERE = 3
"""References to an array that only `Spare` holds: its list, its loop, and who counts."""


class Spare:
    """Arrays for observations. One that nobody holds any more is used again: fresh memory costs as
    much as what is written there."""

    def __init__(self, shape: tuple[int, ...], of: Any) -> None:
        self._shape, self._of, self._kept = shape, of, list[Array]()

    def __getstate__(self) -> dict[str, Any]:
        return {"_shape": self._shape, "_of": self._of, "_kept": []}

    def free(self) -> Array:
        """An array that nobody else holds, with anything in it."""
        for array in self._kept:
            if getrefcount(array) == HELD_HERE:
                return array
        fresh = np.empty(self._shape, self._of)
        self._kept = [fresh, *self._kept[: SPARE - 1]]
        return fresh


class Many(VectorEnv[Array, Array, Array]):
    """Games that start anew as they end, in the same step.

    With opponents one's own seat goes round: in game 0 it is seat 0, in game 1 seat 1, and so on.
    All opponents are one compiled policy (`random`, or one that the game has, such as `rules`).
    Without opponents every decision is asked for, each seen from who makes it; `infos["seat"]` says
    who, and the reward is that of who has just moved. `infos["action_mask"]` says which moves are
    legal; another ends its game, with a reward of -1 and no scores. At an end `final_obs` and
    `final_info` (with the scores) are of the game that ended, and `final_obs` is seen from who gets
    the reward; where a move was not legal, it is what it was made in.
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
        games = check_number("games", games, 1, MOST_GAMES)
        mine = None if opponents is None else np.arange(games) % seats
        others = None if opponents is None else policy(made, opponents)
        pays = check_reward(reward)
        self._table = Table(made, games, mine=mine, others=others, pays=pays, threads=threads)
        self.num_envs = games
        self.single_observation_space = spaces.Box(-1, 1, (size(made.features),), np.float32)
        self.single_action_space = spaces.Discrete(made.move_count)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._none = np.zeros(0, np.int64)
        self._every = np.ones(games, bool)
        self._every.flags.writeable = False
        self._drawn = self._none
        self._rows, self._ends = (Spare((games, size(made.features)), np.float32) for _ in "12")
        self._masks = Spare(self._table.masks.shape, np.int8)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[Array, dict[str, Any]]:
        """Starts all games anew; a seed for each of them may be given, or one for all."""
        self._drawn = self._none
        if isinstance(seed, int) or seed is None:
            self._np_random, _ = _generator(seed, self._np_random)
            self._chance = self._np_random
            seeds = self._draw(self.num_envs)
        else:
            self._chance = np.random.default_rng([one or 0 for one in seed])
            seeds = np.array([0 if one is None else one for one in seed], np.int64)
        seen = self._rows.free()
        self._table.reset(seeds=seeds, out=seen)
        return seen, self._infos(self._table.masks.copy())

    def _draw(self, count: int) -> Array:
        """Seeds for games that begin; many are drawn at once, which costs the same as one."""
        if len(self._drawn) < count:
            self._drawn = self._chance.integers(1 << 62, size=max(4 * self.num_envs, 256))
        drawn, self._drawn = self._drawn[:count], self._drawn[count:]
        return drawn

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """A move in each game; what has ended has begun anew. Raises BadBatch, with nothing played,
        for what is not a whole number for each game."""
        table = self._table
        seen, masks, ends = self._rows.free(), self._masks.free(), self._ends.free()
        illegal, before = self._play(actions, seen, masks, ends)
        ended, rewards = table.ended.copy(), table.paid.copy()
        told: dict[str, Any] = {}
        if len(illegal):
            self._stop(illegal[~ended[illegal]], seen, masks)
            ended[illegal], rewards[illegal] = True, ILLEGAL
        which = ended.nonzero()[0]
        if len(which):
            told = self._ended(ended, which, ends, illegal, before)
        return seen, rewards, ended, np.zeros(self.num_envs, bool), self._infos(masks) | told

    def _play(self, actions: Any, seen: Array, masks: Array, ends: Array) -> tuple[Array, Array]:
        """Plays; where a move is not legal, any other. Returns the numbers of these games, and what
        their movers saw."""
        try:
            self._table.go_on(actions, seen, masks, ends)
        except BadBatch:
            numbers = moves_given(actions, self.num_envs)
            illegal = self._table.refused(numbers)
            if not len(illegal):
                raise
            before: Array = self._table.observe().take(illegal, 0)
            numbers[illegal] = self._table.masks[illegal].argmax(1)
            self._table.go_on(numbers, seen, masks, ends)
            return illegal, before
        return self._none, self._none

    def _stop(self, which: Array, seen: Array, masks: Array) -> None:
        """Games that would go on, but for a move that is not legal, begin anew."""
        self._table.reset(which, self._draw(len(which)), seen)
        masks[which] = self._table.masks[which]

    def _ended(
        self, ended: Array, which: Array, ends: Array, illegal: Array, before: Array
    ) -> dict[str, Any]:
        """What is told of games that have ended. What was seen of them stays where the threads have
        written it: it is neither copied nor looked at here."""
        final, wrong = np.empty(self.num_envs, object), np.zeros(self.num_envs, bool)
        for at in which.tolist():
            final[at] = ends[at]
        points = self._table.scores
        scores = np.zeros(points.shape, points.dtype)
        scores[which] = points[which]
        if len(illegal):
            final[illegal], wrong[illegal], scores[illegal] = [*before], True, 0
        told = {"scores": scores, "_scores": ended, "illegal": wrong}
        return {
            "final_obs": final,
            "_final_obs": ended,
            "final_info": told | {"_illegal": ended},
            "_final_info": ended,
        }

    def _infos(self, masks: Array) -> dict[str, Any]:
        return {
            "action_mask": masks,
            "_action_mask": self._every,
            "seat": self._table.seats.copy(),
            "_seat": self._every,
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
