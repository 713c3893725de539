"""What to advise: the moves as the game's judge sees them after looking ahead, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from nations.contract import AT_ONCE, PLAIN, Effort, Game, Judgement, Judging, Move, View, Voice

SECONDS = 0.7
"""For looking ahead: a person who asks for a hint waits no longer than this feels at once."""
SEED = 7
"""The same question gets the same answer, as far as the time allows."""
CLOSE = 0.0005
"""Chances that differ by less are shown as the same, and are."""
EXPLAINED = 5
"""Of so many moves it is said why; nobody is shown more."""


class Advice(msgspec.Struct, frozen=True):
    """Moves with what they are worth, the best first, in chances to win (alone: points)."""

    best: tuple[Judgement, ...]
    in_chances: bool = False


def reason(judgement: Judgement, voice: Voice) -> str:
    """Why a move is advised, in words."""
    return "; ".join(voice.say(one.key, **one.detail) for one in judgement.reasons)


def items_of(judgement: Judgement) -> tuple[str, ...]:
    """What to pick with a move that asks for a set, where its reasons name it."""
    named = (str(one.detail["items"]) for one in judgement.reasons if "items" in one.detail)
    return tuple(next(named, "").split())


def advise(game: Game[Any], view: View, moves: Sequence[Move], seconds: float = SECONDS) -> Advice:
    """The moves, the best first, after looking ahead if the game can, here.

    Empty for a game that has no judge.
    """
    if not isinstance(game, Judging):
        return Advice(())
    return _advised(game, view, moves, Effort(seconds=seconds) if game.looks_ahead() else PLAIN)


def judged(game: Game[Any], view: View, moves: Sequence[Move]) -> Advice:
    """The same at once, with nothing compiled for it."""
    return _advised(game, view, moves, PLAIN) if isinstance(game, Judging) else Advice(())


def _advised(game: Any, view: View, moves: Sequence[Move], effort: Effort) -> Advice:
    best = best_first(game.judge(view, moves, effort, SEED))
    if game.terms.seats > 1 and not effort.at_once:
        best = _by_taste(game, view, best)
    shown = [one.move for one in best[:EXPLAINED]]
    why = game.reasons(view, shown, effort)
    told = (
        msgspec.structs.replace(one, reasons=(*reasons, *one.reasons))
        for one, reasons in zip(best, why, strict=False)
    )
    return Advice((*told, *best[EXPLAINED:]), game.terms.seats > 1)


def _by_taste(game: Any, view: View, best: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """Where looking ahead sees no difference, as in a game that is won, the judge's taste decides:
    who has won takes points all the same."""
    even = [one for one in best if abs(best[0].worth - one.worth) < CLOSE]
    if len(even) < 2:
        return tuple(best)
    tastes = game.judge(view, [one.move for one in even], AT_ONCE, SEED)
    order = sorted(range(len(even)), key=lambda at: -tastes[at].merit)
    return (*(even[at] for at in order), *(one for one in best if one not in even))


def best_first(found: Sequence[Judgement]) -> tuple[Judgement, ...]:
    """Equals keep their order."""
    return tuple(sorted(found, key=lambda judgement: -judgement.merit))
