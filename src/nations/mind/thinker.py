"""A judge of positions as the contract asks for one: moves at once, and by looking ahead.

A judge is a module of a game, or anything like it. It has

- `Mind`, a layout with the fields of `looking.Mind` and whatever else the judge fills and reads;
- `note_chances(box, s, m)`, a rule: the chance of every seat to win (alone: points) into `chance`;

and, if it likes, `settle`, `can_wait` and `foresees` (see `looking`); `ready(manner)`, a mind with
the numbers to judge by; `PLAIN`, the manner in which it judges where nothing is compiled, if that
is not as tuned; `speak(sight)`, what it told in words; `SETTING`, how its trees grow; `CALM` below
1, if its chances are too sure; `DOUBT`, how far they may be off, at once and looking ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cached_property
from math import isfinite, log
from time import perf_counter
from typing import Any, NamedTuple

from nations.compiling.layout import to_array
from nations.compiling.rules import bound, runs_compiled
from nations.contract import Effort, Judgement, Move, Reason
from nations.errors import BadJudge
from nations.kernel.game import KernelGame
from nations.mind.looking import ROOT, foresee, think
from nations.mind.sight import Eye, Sight, States, change
from nations.mind.thought import SETTING, Thought, calm, room_for
from nations.mind.tree import SETTINGS

HOOKS = ("note_chances", "settle", "can_wait", "foresees")
DOUBT = (0.3, 0.15)
"""Of a judge that does not say: nineteen times in twenty."""
UNIT = 3
"""What e times the odds to win are in merit: about as many points as that takes in the dice game,
so that a temperature means much the same in every game."""
LEAST = 1e-30
"""Odds below this, or above one in this, are no odds: the game is over."""
NEAR = 1e-6
"""Chances that miss 1 in all by less are rounded."""
BEHIND = 1e-6
"""How much less a move is worth than one that must be ranked before it."""


class Manner(IntEnum):
    """By which numbers to judge: by simple ones, or by the best there are."""

    LOOSE = 0
    TUNED = 1


PARTS = {
    "Mind": "a layout with at least the fields of `nations.mind.looking.Mind`",
    "note_chances": "a rule that writes the chance of each seat into `m.chance`",
}
"""What every judge has, and what that is."""
REASONS = {"Why": "an enum of what its numbers are made of, for reasons"}
"""And one that does not `speak` for itself."""
NO_CHANCES = (
    "gives the seats chances of {}: `note_chances` must give each seat one from 0 to 1, and 1 in "
    "all (alone: points)"
)


class Thinker:
    """Judges the moves and positions of one game by its judge."""

    def __init__(self, game: KernelGame[Any, Any], judge: Any) -> None:
        self._game, self._judge, self._box = game, judge, game.box
        told = {} if hasattr(judge, "speak") else REASONS
        for name, what in {**PARTS, **told}.items():
            if not hasattr(judge, name):
                raise BadJudge(game.terms.game, f"has no `{name}`, {what}")
        self._hooks = {name: getattr(judge, name) for name in HOOKS if hasattr(judge, name)}
        self._minds: dict[Manner, Any] = {}
        doubt: tuple[float, float] = getattr(judge, "DOUBT", DOUBT)
        self._at_once, self._ahead = doubt

    def _bound(self, f: Any) -> Any:
        kernel: Any = self._game.kernel
        return bound(f, kernel, **self._hooks)

    def mind(self, manner: Manner) -> Any:
        """A plain mind with the judge's numbers."""
        ready = getattr(self._judge, "ready", None)
        return ready(manner) if ready else self._judge.Mind()

    @cached_property
    def _array(self) -> Any:
        return to_array(self._box)

    def looks_ahead(self) -> bool:
        """Whether trees grow in machine code."""
        return runs_compiled(self._bound(think))

    @cached_property
    def _is_compiled(self) -> bool:
        """The same, asked once: it takes longer than to judge a move."""
        return self.looks_ahead()

    def thought(self, state: Any, manner: Manner, room: int) -> Thought:
        """A tree for a position."""
        setting = [0.0] * SETTINGS
        for at, value in {**SETTING, **getattr(self._judge, "SETTING", {})}.items():
            setting[at] = value
        if manner not in self._minds:
            self._minds[manner] = to_array(self.mind(manner))
        arrays = self._array, to_array(state), self._minds[manner].copy()
        return Thought(self._bound(think), arrays, setting, room, getattr(self._judge, "CALM", 1.0))

    # Moves

    def judge(self, s: Any, moves: Sequence[Move], effort: Effort, seed: int) -> list[Judgement]:  # noqa: ARG002 - chance is met by its odds, not at random
        """Each move with what it is worth; the most visited is the best."""
        began = perf_counter()
        numbers = [self._game.naming.number(s, move) for move in moves]
        if effort.at_once:
            chances = self._looks(s, numbers, effort)
            given = [self._at_first(s, number, chances) for number in numbers]
        else:
            given = self._after_search(s, numbers, effort, began)
        return [
            Judgement(move, one.worth, *self._within(one), one.merit, one.exact, one.reasons)
            for move, one in zip(moves, given, strict=True)
        ]

    def _manner(self, effort: Effort) -> Manner:
        if effort.loose:
            return Manner.LOOSE
        plain: Manner = getattr(self._judge, "PLAIN", Manner.TUNED)
        return plain if effort.plain else Manner.TUNED

    def _looks(self, s: Any, numbers: Sequence[int], effort: Effort) -> dict[int, list[float]]:
        """What moves look like at once: the chances of all seats. What can wait has none."""
        manner = self._manner(effort)
        if not effort.plain and self._is_compiled:
            return self._sound(self.thought(s, manner, ROOT + 1).looks(self._box.seats))
        return self._sound(self._eye(s, effort).chances(numbers))

    def _sound(self, looks: dict[int, list[float]]) -> dict[int, list[float]]:
        """Raises BadJudge where chances are no chances."""
        for chances in looks.values():
            whole = len(chances) == 1 or (abs(sum(chances) - 1) < NEAR and min(chances) > -NEAR)
            if not whole or not all(map(isfinite, chances)):
                told = ", ".join(f"{one:.3g}" for one in chances)
                raise BadJudge(self._game.terms.game, NO_CHANCES.format(told))
        return looks

    def _at_first(self, s: Any, number: int, chances: dict[int, list[float]]) -> _Given:
        """A move by its looks; what was not looked at comes last, and moves beside the game."""
        seat = self._game.kernel.decider(s)
        if number not in chances:
            behind = -UNIT * log(1 / LEAST) - (BEHIND if number in self._game.beside(s) else 0)
            return _Given(0.0, behind, self._at_once)
        looks = chances[number]
        if self._box.seats == 1:
            return _Given(looks[0], looks[0], self._at_once)
        odds = looks[seat] / max(sum(looks) - looks[seat], LEAST)
        told = calm(looks, getattr(self._judge, "CALM", 1.0))[seat]
        return _Given(told, UNIT * log(min(max(odds, LEAST), 1 / LEAST)), self._at_once)

    def _after_search(
        self, s: Any, numbers: Sequence[int], effort: Effort, began: float
    ) -> list[_Given]:
        nodes = effort.nodes
        room, _ = room_for(nodes)
        thought = self.thought(s, Manner.TUNED, room)
        self._sound(thought.looks(self._box.seats))
        if effort.seconds is None:
            thought.grow(nodes or 0)
        else:
            thought.grow_until(began + effort.seconds, nodes)
        found, given, last = thought.found(), dict[int, _Given](), float("inf")
        for move in sorted(found, key=lambda move: (-found[move].visits, -found[move].chance)):
            one = found[move]
            last = min(one.told, last - BEHIND)
            why = (Reason("judged-looked", {"samples": one.visits}),) if one.visits else ()
            why = (Reason("judged-exact"),) if one.over else why
            doubt = self._ahead if one.visits else self._at_once
            worth = last if self._box.seats == 1 else max(0.0, last)
            given[move] = _Given(one.told if one.over else worth, last, doubt, one.over, why)
        least, beside = _Given(0.0, last - BEHIND, self._at_once), self._game.beside(s)
        out = least._replace(merit=last - 2 * BEHIND)
        return [given.get(number, out if number in beside else least) for number in numbers]

    def _within(self, one: _Given) -> tuple[float, float]:
        """Between which numbers the truth lies."""
        if one.exact:
            return one.worth, one.worth
        low, high = one.worth - one.doubt, one.worth + one.doubt
        return (low, high) if self._box.seats == 1 else (max(0.0, low), min(1.0, high))

    # Reasons

    def reasons(self, s: Any, moves: Sequence[Move], effort: Effort) -> list[tuple[Reason, ...]]:
        """What the judge tells, run plain, of where each move leads, and of where it began: by the
        numbers that it has for such an effort."""
        eye = self._eye(s, effort)
        return [self._speak(Sight(eye, self._game.naming.number(s, move))) for move in moves]

    def _speak(self, sight: Sight) -> tuple[Reason, ...]:
        if hasattr(self._judge, "speak"):
            return tuple(self._judge.speak(sight))
        return change(sight, self._judge.Why)

    def _eye(self, s: Any, effort: Effort) -> Eye:
        """Who asks plainly waits for no card to be gone through, if the judge knows their worth."""
        m = self.mind(self._manner(effort))
        return Eye(self._game, self._hooks, m, s, exact=not effort.plain)

    # Positions

    def values(self, s: Any, effort: Effort, seed: int) -> tuple[float, ...]:  # noqa: ARG002
        """What a position is worth to every seat: at once, or at the root of a tree."""
        seats = self._box.seats
        if effort.at_once or self._game.at_turn(s) is None:
            m, states = self.mind(Manner.TUNED), States([s, s.copy(), s.copy()])
            self._bound(foresee)(self._box, states, m, 1, True)
            return tuple(calm(list(m.mean[:seats]), getattr(self._judge, "CALM", 1.0)))
        thought = self.thought(s, Manner.TUNED, room_for(effort.nodes)[0])
        end = perf_counter() + (effort.seconds or float("inf"))
        thought.grow_until(end, effort.nodes)
        return tuple(thought.value(seats))


class _Given(NamedTuple):
    """What is said of a move, by its number."""

    worth: float
    merit: float
    doubt: float
    exact: bool = False
    reasons: tuple[Reason, ...] = ()
