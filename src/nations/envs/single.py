"""One seat of a game as a Gymnasium environment: bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nations.errors import NotInstalled

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.envs.registration import EnvSpec
except ModuleNotFoundError as error:
    raise NotInstalled(error.name or "gymnasium", "envs") from None
from nations.bots.bot import asked, check_for, make_bot
from nations.envs.board import HIGHEST, Array, BadEnv, Board, rules

ILLEGAL = -1.0
"""What is got for a move that is not legal, which ends the game."""
NAMES = {"dice": "nations/Dice-v0", "kark": "nations/Kark-v0"}


class Single(gymnasium.Env[Array, np.int64]):
    """A game from one seat. `info["action_mask"]` says which moves are legal.

    `seat` is drawn anew for each game if it is None. There are as many opponents as other seats, in
    their order after one's own, or one for all of them. A move that is not legal ends the game,
    with a reward of -1 and `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - so Gymnasium wants it

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int | None = None,
        reward: str = "share",
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._board = Board(rules(game, seats, options), reward)
        self._seats, self._wished, self.render_mode = seats, seat, render_mode
        if seat is not None and not 0 <= seat < seats:
            raise BadEnv(f"seat: 0 to {seats - 1} is expected; {seat} came")
        self._opponents = _enough(opponents, seats - 1)
        for name in self._opponents:
            check_for(name, self._board.game)
        self._mine, self._bots = 0, dict[int, Any]()
        self.observation_space = spaces.Box(-1, 1, (self._board.length,), np.float32)
        self.action_space = spaces.Discrete(self._board.game.move_count)
        self.reward_range = (min(ILLEGAL, -HIGHEST[reward]), HIGHEST[reward])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(self._seats))
        self._mine = drawn if self._wished is None else self._wished
        self._bots = {
            (self._mine + 1 + at) % self._seats: self._bot(name)
            for at, name in enumerate(self._opponents)
        }
        self._board.reset(self.np_random)
        self._wait()
        if self._board.seat < 0:  # it ended without a decision of one's own
            return self.reset(options=options)
        return self._board.seen(self._mine), self._info()

    def _bot(self, name: str) -> Any:
        return make_bot(name, self._board.game, str(self.np_random.integers(1 << 62)))

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if not self._board.is_legal(action):
            info = {**self._info(), "illegal": True}
            return self._board.seen(self._mine), ILLEGAL, True, False, info
        self._board.play(action)
        self._wait()
        over = self._board.seat < 0
        reward = self._board.rewards[self._mine] if over else 0.0
        return self._board.seen(self._mine), reward, over, False, self._info()

    def _wait(self) -> None:
        """The others decide until it is one's turn, or over."""
        board = self._board
        while board.seat not in (self._mine, -1):
            state, seat = board.state, board.seat
            turn = board.game.turn(state)
            move = asked(self._bots[seat], board.game.view(state, seat), turn.moves)
            board.play(board.game.number(state, move))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._board.mask, "seat": self._mine}
        return info | {"scores": self._board.scores} if self._board.seat < 0 else info

    def action_masks(self) -> Array:
        """Which moves are legal, as some learners ask for it."""
        return self._board.mask.astype(bool)

    def render(self) -> Any:
        """The position in notation."""
        if self.render_mode != "ansi":
            return None
        return self._board.game.write_position(self._board.state)


def _enough(opponents: Sequence[str], needed: int) -> list[str]:
    opponents = [opponents] if isinstance(opponents, str) else list(opponents)
    if not all(isinstance(one, str) for one in opponents):
        raise BadEnv(f"opponents: names of bots are expected; {opponents!r} came")
    if len(opponents) == 1:
        return opponents * needed
    if len(opponents) != needed:
        raise BadEnv(f"opponents: one, or {needed}, are expected; {len(opponents)} came")
    return opponents


def make(game: str, seats: int, opponents: Sequence[str], **more: Any) -> Single:
    """An environment that knows how it was made, as `gymnasium.make` gives it."""
    env = Single(game, seats, opponents, **more)
    given = {"game": game, "seats": seats, "opponents": opponents, **more}
    point = f"{__name__}:Single"
    env.spec = EnvSpec(NAMES.get(game, f"nations/{game}-v0"), point, kwargs=given)
    return env


for _game, _name in NAMES.items():
    gymnasium.register(_name, f"{__name__}:Single", kwargs={"game": _game})
