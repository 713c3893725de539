"""Both games for OpenSpiel: to import this registers `nations_dice` and `nations_kark`; `register`
does it for a game of another package.

Chance is explicit, with its exact ways; all is open. A state is serialised as its position, so it
can be sent elsewhere and read again.
"""

from __future__ import annotations

from typing import Any

from nations.contract import Chance
from nations.errors import NotInstalled
from nations.kernel.observation import places, scale, size
from nations.registry import load

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise NotInstalled(error.name or "open_spiel", "envs") from None
from nations.envs.board import rules

GAMES = ("dice", "kark")
PLAYERS = "players"
LONGEST = 20_000
"""Moves and outcomes of a game, more than any has."""
MOST_OUTCOMES = 256


def _kind(short: str, name: str) -> pyspiel.GameType:
    seats = load(name).seats
    return pyspiel.GameType(
        short_name=short,
        long_name=load(name).game(max(seats), {}, None).terms.game,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: 2},
    )


class NationsGame(pyspiel.Game):
    """One of the games for a number of players."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get(PLAYERS, 2))
        self.rules = rules(self.name, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, state: Any = None) -> NationsState:
        return NationsState(self, None if state is None else str(state))

    def deserialize_state(self, text: str) -> NationsState:
        return NationsState(self, text)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002 - all is open
        return Observer(self.rules)


class NationsState(pyspiel.State):
    """A table between two moves."""

    def __init__(self, game: NationsGame, position: str | None) -> None:
        super().__init__(game)
        self.rules = game.rules
        fresh = position is None
        self.table = self.rules.start() if fresh else self.rules.read_position(position)

    def _is_chance(self) -> bool:
        return bool(self.rules.kernel.waits_for_chance(self.table))

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self._is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.rules.kernel.decider(self.table))

    def is_terminal(self) -> bool:
        return bool(self.rules.kernel.is_over(self.table))

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only one is ever asked
        return list(self.rules.legal_numbers(self.table))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        kernel, box = self.rules.kernel, self.rules.box
        numbers = range(kernel.outcome_count(box, self.table))
        ways = [(number, kernel.ways(box, self.table, number)) for number in numbers]
        total = sum(n for _, n in ways)
        return [(number, n / total) for number, n in ways if n]

    def _apply_action(self, action: int) -> None:
        after = self.table.copy()
        self.rules.kernel.play(self.rules.box, after, action)
        self.table = after

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - only one is asked
        turn = self.rules.turn(self.table)
        move = self.rules.numbered(self.table, action)
        text: str = self.rules.write_move(move)
        return f"chance: {text}" if isinstance(turn, Chance) else text

    def returns(self) -> list[float]:
        """Each player's share of the win."""
        seats = range(self.num_players())
        if not self.is_terminal():
            return [0.0 for _ in seats]
        kernel, box = self.rules.kernel, self.rules.box
        wins = [float(kernel.wins(box, self.table, seat)) for seat in seats]
        return [one / max(1.0, sum(wins)) for one in wins]

    def serialize(self) -> str:
        return str(self)

    def __str__(self) -> str:
        text: str = self.rules.write_position(self.table)
        return text


class Observer:
    """What a player sees, in numbers and in notation."""

    def __init__(self, game: Any) -> None:
        self._game, self._scale = game, np.array(scale(game.features), np.float32)
        self.tensor = np.zeros(size(game.features), np.float32)
        self.dict = {feature.name: self.tensor[place] for place, feature in places(game.features)}

    def set_from(self, state: NationsState, player: int) -> None:
        row = [0] * len(self.tensor)
        self._game.observe(self._game.box, state.table, player, row)
        self.tensor[:] = np.clip(row * self._scale, -1, 1)

    def string_from(self, state: NationsState, player: int) -> str:  # noqa: ARG002 - all is open
        return str(state)


def register(name: str) -> str:
    """Makes a game known to pyspiel, by the name that is returned: `nations_` and its own."""
    kind = _kind(f"nations_{name}", name)
    made = type(f"Nations{name.title()}Game", (NationsGame,), {"name": name, "kind": kind})
    pyspiel.register_game(kind, made)
    return f"nations_{name}"


for _name in GAMES:
    register(_name)
