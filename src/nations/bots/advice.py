"""What to advise: the moves as the strongest player of a game sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nations.contract import (
    Appraisal,
    Appraiser,
    Effort,
    Game,
    Move,
    Skilled,
    View,
    Voice,
)

SECONDS = 0.7
"""For looking ahead: a person who asks for a hint waits no longer than this feels at once."""
SEED = 7
"""The same question gets the same answer, as far as the time allows."""


class Advice(msgspec.Struct, frozen=True):
    """Moves with what they are worth, the best first: in chances to win, or in the game's unit.

    Who looks ahead sees that a move is good rather than why: `why` has the quick judgements.
    """

    best: tuple[Appraisal, ...]
    in_chances: bool = False
    why: tuple[Appraisal, ...] = ()

    def reason(self, move: Move, voice: Voice) -> str:
        """Why a move is advised, in words."""
        about = [one for one in (*self.why, *self.best) if one.move == move and one.reason]
        return "; ".join(voice.say(one.reason, **one.detail) for one in about)


def advise(game: Game[Any], view: View, moves: Sequence[Move], seconds: float = SECONDS) -> Advice:
    """The moves, the best first, after looking ahead if the game can, here."""
    if not isinstance(game, Skilled):
        return judged(game, view, moves)
    if not game.looks_ahead():
        return Advice(best_first(game.weigh(view, moves)))
    found = game.search(view, moves, Effort(seconds=seconds), SEED)
    why = game.appraise(view, moves) if isinstance(game, Appraiser) else ()
    return Advice(best_first(found), game.terms.seats > 1, tuple(why))


def judged(game: Game[Any], view: View, moves: Sequence[Move]) -> Advice:
    """The moves by the game's own judgement, at once. Empty for a game that has no opinion."""
    if isinstance(game, Appraiser):
        return Advice(best_first(game.appraise(view, moves)))
    return Advice(())


def best_first(found: Sequence[Appraisal]) -> tuple[Appraisal, ...]:
    """Equals keep their order."""
    return tuple(sorted(found, key=lambda appraisal: -appraisal.worth))
