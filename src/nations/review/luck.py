"""The luck of a game alone: what dice and draws changed, without looking at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nations.contract import Chance, Game, Move
from nations.review.ledger import Worths, measuring


def luck_by_stretch(game: Game[Any], moves: Sequence[Move], seed: int = 0) -> dict[int, Worths]:
    """What all chance of each stretch of a game changed for every seat: the luck of the ledger, at
    a fraction of its price. Raises CannotReview."""
    yardstick, state, before = measuring(game), game.start(), None
    found: dict[int, list[float]] = {}
    for move in moves:
        if not isinstance(game.turn(state), Chance):
            state, _ = game.play(state, move)
            continue
        stretch = yardstick.stretch(state)
        before = before or yardstick.expect(state, stretch, seed).chances
        state, _ = game.play(state, move)
        if isinstance(game.turn(state), Chance) and yardstick.stretch(state) == stretch:
            continue
        after = yardstick.expect(state, stretch, seed).chances
        sums = found.setdefault(stretch, [0.0] * len(after))
        found[stretch] = [old + b - a for old, a, b in zip(sums, before, after, strict=True)]
        before = None
    return {stretch: tuple(sums) for stretch, sums in found.items()}
