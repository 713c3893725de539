"""The whole actions of a game: what a seat decides in one go, payments and small moves with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from nations.contract import Decision, Game, Measuring, Move, Seat


class WholeAction(msgspec.Struct, frozen=True):
    """What a seat did in one go: the moves from a place of the log on, and the states around."""

    at: int
    seat: Seat
    moves: tuple[Move, ...]
    before: Any
    after: Any


def goes_on(game: Game[Any], yardstick: Measuring[Any], state: Any, seat: Seat) -> bool:
    """Whether a seat is still about the action that led to a state."""
    turn = game.turn(state)
    return isinstance(turn, Decision) and turn.seat == seat and not yardstick.begins(state)


def actions_of(
    game: Game[Any], yardstick: Measuring[Any], moves: Sequence[Move]
) -> Iterator[WholeAction]:
    """All of them in order. Moves beside the game (resigning, stopping) are none."""
    state, open_ = game.start(), None
    for at, move in enumerate(moves):
        turn, before = game.turn(state), state
        state, _ = game.play(state, move)
        if not isinstance(turn, Decision) or move in turn.beside:
            if open_ is not None:
                yield open_
            open_ = None
            continue
        if open_ is None:
            open_ = WholeAction(at, turn.seat, (), before, before)
        open_ = msgspec.structs.replace(open_, moves=(*open_.moves, move), after=state)
        if not goes_on(game, yardstick, state, turn.seat):
            yield open_
            open_ = None
    if open_ is not None:
        yield open_
