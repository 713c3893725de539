"""Games of equal players: luck, reassessment, and what values are worth; and whole ledgers.

Everybody is `greedy`, so much of what is decided is not what the yardstick would have done. Values
are compared with results wherever a round begins; a round that fewer than MANY games came to says
nothing. Luck alone is that of the ledger (tests/review/test_luck.py), and so are the values.
"""

from __future__ import annotations

from statistics import fmean, stdev
from time import process_time
from typing import Any

import nations
from bench.reviews.gate import SURE, Gate, error, mean, slope
from nations.contract import Over
from nations.review import ledger_of
from nations.review.luck import luck_by_stretch

GAMES, WHOLE = 400, 40
"""Games whose luck is told, and games whose whole ledger is."""
PLAYER = "greedy"
EXACT = 1e-9
MANY = 60
MOST_SECONDS = 2.0
REASSESSED = {"dice-1": 0.5, "dice-2": 0.12, "dice-4": 0.08, "kark-2": 0.15}
"""The most that reassessments may spread."""
STRAIGHT = (0.9, 1.1)
Game = dict[str, Any]


class Table:
    """A game for a number of seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.game, self.seats, self.name = game, seats, f"{game}-{seats}"

    def played(self, number: int) -> tuple[Any, list[Any]]:
        """A game and its moves."""
        match = nations.play(self.game, [PLAYER] * self.seats, seed=f"review {number}")
        return match.game, [entry.move for entry in match.log]

    def round_of(self, state: Any) -> int:
        return int(state.age if self.game == "dice" else state.rounds)


class Luck(Table):
    """The luck of the first seat, and its values."""

    def measured(self, number: int) -> Game:
        """Luck, reassessment and result of a game, and the values where rounds begin."""
        game, moves = self.played(number)
        luck = sum(one[0] for one in luck_by_stretch(game, moves).values())
        return {"luck": luck} | self._values(game, moves)

    def _values(self, game: Any, moves: list[Any]) -> Game:
        state, values, again = game.start(), dict[int, float](), 0.0
        for move in moves:
            before = state
            state, _ = game.play(state, move)
            over = isinstance(game.turn(state), Over)
            if over or not 0 < self.round_of(before) < self.round_of(state):
                continue
            old, new = (game.expect(state, game.stretch(s)).chances[0] for s in (before, state))
            values[self.round_of(state)] = new
            again += new - old
        result = game.expect(state, game.stretch(state)).chances[0]
        return {"reassessment": again, "result": result, "values": values}

    def gates(self, games: list[Game]) -> list[Gate]:
        """Luck, reassessment, and the slope at every round."""
        luck, again = ([one[name] for one in games] for name in ("luck", "reassessment"))
        lucky = abs(fmean(luck)) > 2 * error(luck)
        found = [Gate("luck", mean(luck), "within 2 errors of 0", not lucky)]
        spread, most = stdev(again), REASSESSED.get(self.name)
        told = f"{mean(again)}, sd {spread:.3f}"
        asked = "no gate" if most is None else f"sd {most} at most"
        found.append(Gate("reassessment", told, asked, most is None or spread <= most))
        return found + self._slopes(games)

    def _slopes(self, games: list[Game]) -> list[Gate]:
        found, (low, high) = list[Gate](), STRAIGHT
        for at in sorted({int(one) for game in games for one in game["values"]}):
            here = [
                (game["values"][str(at)], game["result"])
                for game in games
                if str(at) in game["values"]
            ]
            if len(here) < MANY:
                break
            by, off = slope(here)
            told, asked = f"{by:.2f} ± {SURE * off:.2f} of {len(here)} games", f"{low} to {high}"
            found.append(Gate(f"slope at round {at}", told, asked, low <= by <= high))
        return found


class Whole(Table):
    """Whole ledgers: whether they add up, and the time."""

    def measured(self, number: int) -> Game:
        """By how much the accounts of a game do not add up, and the processor's seconds."""
        game, moves = self.played(number)
        began = process_time()
        accounts = ledger_of(game, moves).accounts
        seconds = process_time() - began
        off = max(abs(a.start + a.luck + a.skill + a.reassessment - a.result) for a in accounts)
        return {"seconds": seconds, "off": off, "skill": accounts[0].by[0]}

    def gates(self, games: list[Game]) -> list[Gate]:
        """The sum, what a player's own decisions changed, and for two seats the time."""
        off, seconds = max(one["off"] for one in games), fmean(one["seconds"] for one in games)
        timed = self.seats == 2
        asked = f"{MOST_SECONDS} at most" if timed else "no gate"
        told = mean([one["skill"] for one in games])
        return [
            Gate("the sum", f"off by {off:.1e} at most", f"{EXACT}", off <= EXACT),
            Gate("time", f"{seconds:.2f} s a game", asked, not timed or seconds <= MOST_SECONDS),
            Gate("own skill", told, "no gate", True),
        ]
