"""A game for all its seats as PettingZoo environments: in turns, and side by side."""

from __future__ import annotations

from functools import cache
from typing import Any

from nations.errors import NotInstalled

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
except ModuleNotFoundError as error:
    raise NotInstalled(error.name or "pettingzoo", "envs") from None
from nations.envs.board import Array, Board, rules
from nations.envs.single import ILLEGAL

SEEN, MASK = "observation", "action_mask"


class Turns(AECEnv[str, dict[str, Array], int]):
    """A game in turns. A move that is not legal ends it: -1 for who made it, nothing for others."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "share",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"nations_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._board = Board(rules(game, seats, options), reward)
        self._chance = np.random.default_rng()
        self.possible_agents = [f"player_{at}" for at in range(seats)]
        self.agents: list[str] = []
        self._space = {
            agent: _seen_space(self._board.length, self._board.game.move_count)
            for agent in self.possible_agents
        }
        self._moves = {
            agent: spaces.Discrete(self._board.game.move_count) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self._space[agent]

    def action_space(self, agent: str) -> Any:
        return self._moves[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - there are none
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._board.reset(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._board.seat]

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self.possible_agents.index(agent)
        mask = self._board.mask
        return {SEEN: self._board.seen(seat), MASK: mask if self._board.seat == seat else 0 * mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if not self._board.is_legal(action):
            self._end({agent: ILLEGAL})
            self.infos[agent]["illegal"] = True
        else:
            self._board.play(action)
            if self._board.seat < 0:
                self._end(dict(zip(self.possible_agents, self._board.rewards, strict=True)))
            else:
                self._clear_rewards()
                self.agent_selection = self.possible_agents[self._board.seat]
        self._accumulate_rewards()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        scores = self._board.scores
        self.infos = {agent: {"scores": scores} for agent in self.agents}

    def render(self) -> Any:
        """The position in notation."""
        if self.render_mode != "ansi":
            return None
        return self._board.game.write_position(self._board.state)

    def close(self) -> None:
        """There is nothing to be closed."""


class Simultaneous(ParallelEnv[str, dict[str, Array], int]):
    """All seats act in each step, and only the move of who is at turn counts; the others have one
    number more, the last, which means to wait. A move that is not legal changes nothing, and
    `info["illegal"]` says so; `max_cycles` ends a game in which that goes on."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: str = "share",
        options: dict[str, str] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"nations_{game}_parallel_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self._board = Board(rules(game, seats, options), reward)
        self._chance = np.random.default_rng()
        self._most, self._cycles = max_cycles, 0
        self._wait = self._board.game.move_count
        self.possible_agents = [f"player_{at}" for at in range(seats)]
        self.agents: list[str] = []

    @cache  # noqa: B019 - PettingZoo wants the same object again, for as long as there is this one
    def observation_space(self, agent: str) -> Any:  # noqa: ARG002 - the same for all
        return _seen_space(self._board.length, self._wait + 1)

    @cache  # noqa: B019 - as above
    def action_space(self, agent: str) -> Any:  # noqa: ARG002 - the same for all
        return spaces.Discrete(self._wait + 1)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._board.reset(self._chance)
        self.agents, self._cycles = list(self.possible_agents), 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        agents = list(self.agents)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        mover = self.possible_agents[self._board.seat]
        if self._board.is_legal(actions[mover]):
            self._board.play(actions[mover])
        else:
            infos[mover]["illegal"] = True
        self._cycles += 1
        over = self._board.seat < 0
        cut = not over and self._most is not None and self._cycles >= self._most
        got = self._board.rewards if over else [0.0] * len(agents)
        seen = self._seen()
        if over or cut:
            self.agents = []
        ended, stopped = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return seen, dict(zip(agents, got, strict=True)), ended, stopped, infos

    def _seen(self) -> dict[str, Any]:
        return {agent: self._seen_by(at) for at, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> dict[str, Array]:
        mask = np.zeros(self._wait + 1, np.int8)
        if self._board.seat == seat:
            mask[: self._wait] = self._board.mask
        else:
            mask[self._wait] = 1
        return {SEEN: self._board.seen(seat), MASK: mask}

    def render(self) -> Any:
        """The position in notation."""
        if self.render_mode != "ansi":
            return None
        return self._board.game.write_position(self._board.state)

    def close(self) -> None:
        """There is nothing to be closed."""


def _seen_space(length: int, moves: int) -> spaces.Dict:
    return spaces.Dict(
        {
            SEEN: spaces.Box(-1, 1, (length,), np.float32),
            MASK: spaces.Box(0, 1, (moves,), np.int8),
        }
    )


# By the names that PettingZoo's own tools ask for


def parallel_env(game: str = "dice", seats: int = 2, **more: Any) -> Simultaneous:
    """A game side by side."""
    return Simultaneous(game, seats, **more)


def env(game: str = "dice", seats: int = 2, **more: Any) -> Any:
    """A game side by side, one seat after the other in each cycle."""
    return parallel_to_aec(parallel_env(game, seats, **more))


raw_env = env
