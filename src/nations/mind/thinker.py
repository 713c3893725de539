"""A judge of positions as the contract asks for one: moves at once, and by looking ahead.

A judge is a module of a game, or anything like it. It has

- `Mind`, a record with the fields of `looking.Mind` and whatever else the judge fills and reads;
- `note_chances(box, s, m)`, a rule: the chance of every seat to win (alone: points) into `chance`;

and, if it likes, `settle`, `can_wait` and `foresees` (see `looking`); `ready(manner)`, a mind with
the numbers to judge by; `speak(sight)`, what it told in words; `SETTING`, how its trees grow;
`CALM` below 1, if its chances are too sure; `DOUBT`, how far they may be off, at once and looking
ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cached_property
from math import isfinite, log
from time import perf_counter
from typing import Any, NamedTuple

from nations.contract import Effort, Judgement, Move, Reason
from nations.errors import BadJudge
from nations.kernel import KernelGame
from nations.mind.looking import OVER, ROOT, Branch, foresee, look, settle, think
from nations.mind.told import Because
from nations.mind.tree import SETTINGS, Node, Setting, Tree
from nations.record import bound, compiled, dtype, runs_compiled, to_array

HOOKS = ("note_chances", "settle", "can_wait", "foresees")
SETTING = {
    Setting.CURIOSITY: 0.12,
    Setting.TEMPER: 0.25,
    Setting.WIDENING: 3.0,
    Setting.DOUBT: 0.3,
}
DOUBT = (0.3, 0.15)
"""Of a judge that does not say: nineteen times in twenty."""
BATCH = 48
"""Times down the tree between two looks at the clock: some milliseconds."""
ROOM = 1 << 14
"""The most nodes of a tree. What they take is only taken when they are used."""
EDGES = 64
"""Room for this many moves a node, on average."""
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
    """By which numbers to judge: by rule of thumb, as tuned for judging at once, or for trees."""

    LOOSE = 0
    TUNED = 1
    AHEAD = 2


class Sight(NamedTuple):
    """A move as a judge sees it: its seat, the states around it, and what was told of them.

    `worth` is the chance to win that the judge gives it at once; `waits` says that it can wait.
    """

    box: Any
    seat: int
    number: int
    before: Any
    after: Any
    told_before: list[Because]
    told_after: list[Because]
    worth: float
    waits: bool


class Found(NamedTuple):
    """Of a move: the chance to win that the tree goes by, its visits, the chance to tell people;
    whether the game ends with it."""

    chance: float
    visits: int
    told: float
    over: bool


class States(list[Any]):
    """Plain states side by side: what is put at a place is a copy, as it is in an array."""

    def __setitem__(self, at: Any, state: Any) -> None:
        super().__setitem__(at, state.copy())


PARTS = {
    "Mind": "a record with at least the fields of `nations.mind.looking.Mind`",
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

    def _looks(self, s: Any, numbers: Sequence[int], effort: Effort) -> dict[int, list[float]]:
        """What moves look like at once: the chances of all seats. What can wait has none."""
        manner = Manner.LOOSE if effort.loose else Manner.TUNED
        if not effort.plain and self._is_compiled:
            return self._sound(self.thought(s, manner, ROOT + 1).looks(self._box.seats))
        found, seen = {}, self._bound(look)
        m, states = self.mind(manner), States([s, s.copy(), s.copy()])
        beside = self._game.beside(s)
        for number in numbers:
            if number not in beside and not self._waits(s, number):
                seen(self._box, states, m, 0, number, True)
                found[number] = list(m.mean[: self._box.seats])
        return self._sound(found)

    def _sound(self, looks: dict[int, list[float]]) -> dict[int, list[float]]:
        """Raises BadJudge where chances are no chances."""
        for chances in looks.values():
            whole = len(chances) == 1 or (abs(sum(chances) - 1) < NEAR and min(chances) > -NEAR)
            if not whole or not all(map(isfinite, chances)):
                told = ", ".join(f"{one:.3g}" for one in chances)
                raise BadJudge(self._game.terms.game, NO_CHANCES.format(told))
        return looks

    def _waits(self, s: Any, number: int) -> bool:
        return "can_wait" in self._hooks and bool(self._hooks["can_wait"](s, number))

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
        thought = self.thought(s, Manner.AHEAD, room)
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

    def reasons(self, s: Any, moves: Sequence[Move]) -> list[tuple[Reason, ...]]:
        """What the judge tells, run plain, of where each move leads, and of where it began."""
        speak, seat = getattr(self._judge, "speak", self._speak), self._game.kernel.decider(s)
        m, told = self.mind(Manner.TUNED), list[Because]()
        self._judge.note_chances(self._box, s.copy(), m)
        m.told = told
        self._judge.note_chances(self._box, s.copy(), m)
        before, said = [*told], []
        for move in moves:
            number = self._game.naming.number(s, move)
            after, told_after, worth = s, list[Because](), 0.0
            if number not in self._game.beside(s):
                after, told_after, worth = self._told_after(s, number, m)
            around = self._box, seat, number, s, after, before, told_after, worth
            said.append(speak(Sight(*around, self._waits(s, number))))
        return said

    def _told_after(self, s: Any, number: int, m: Any) -> tuple[Any, list[Because], float]:
        """Where a move leads, what is told of it and what it is worth; where chance comes first, on
        average over what it may bring."""
        kernel, box = self._game.kernel, self._box
        seat, compare = kernel.decider(s), self._hooks.get("settle", settle)
        after = s.copy()
        kernel.play(box, after, number)
        outcomes: list[tuple[Any, int]] = [(after, 1)]
        if kernel.waits_for_chance(after):
            outcomes = [
                (_played(kernel, box, after, outcome), many)
                for outcome in range(kernel.outcome_count(box, after))
                if (many := kernel.ways(box, after, outcome))
            ]
        total, told, worth = sum(many for _, many in outcomes), list[Because](), 0.0
        for state, many in outcomes:
            m.told.clear()
            compare(box, state)
            self._judge.note_chances(box, state, m)
            told += [one._replace(part=one.part * many / total) for one in m.told]
            worth += m.chance[seat] * many / total
        return after, told, worth

    def _speak(self, sight: Sight) -> tuple[Reason, ...]:
        """What changes most by a move, of what was told with its seat as the first value.

        `Why.POINTS` of the judge is the message `reason-points-more`, or `-less`.
        """
        before, after = (_parts(told, sight.seat) for told in (sight.told_before, sight.told_after))
        changes = {why: after.get(why, 0.0) - before.get(why, 0.0) for why in {**before, **after}}
        if not changes:
            return ()
        most = max(changes, key=lambda why: abs(changes[why]))
        name = self._judge.Why(most).name.lower().replace("_", "-")
        return (Reason(f"reason-{name}-{'more' if changes[most] > 0 else 'less'}"),)

    # Positions

    def values(self, s: Any, effort: Effort, seed: int) -> tuple[float, ...]:  # noqa: ARG002
        """What a position is worth to every seat: at once, or at the root of a tree."""
        seats = self._box.seats
        if effort.at_once or self._game.at_turn(s) is None:
            m, states = self.mind(Manner.TUNED), States([s, s.copy(), s.copy()])
            self._bound(foresee)(self._box, states, m, 1, True)
            return tuple(calm(list(m.mean[:seats]), getattr(self._judge, "CALM", 1.0)))
        thought = self.thought(s, Manner.AHEAD, room_for(effort.nodes)[0])
        end = perf_counter() + (effort.seconds or float("inf"))
        thought.grow_until(end, effort.nodes)
        return tuple(thought.value(seats))


def room_for(nodes: int | None) -> tuple[int, int]:
    """How many nodes and edges a tree of so many, or of any number, may come to have."""
    room = ROOM if nodes is None else min(nodes + ROOT + 1, ROOM)
    return room, edges_for(room)


def edges_for(room: int) -> int:
    """Room for the edges of so many nodes, and for all of one more."""
    return (room - ROOT) * EDGES + 1024


def _played(kernel: Any, box: Any, s: Any, number: int) -> Any:
    state = s.copy()
    kernel.play(box, state, number)
    return state


class _Given(NamedTuple):
    """What is said of a move, by its number."""

    worth: float
    merit: float
    doubt: float
    exact: bool = False
    reasons: tuple[Reason, ...] = ()


def calm(chances: Sequence[float], by: float) -> list[float]:
    """Chances that are less sure: 1 in all, as they were. A single seat's are points."""
    if len(chances) == 1 or by == 1.0:
        return list(chances)
    less = [max(one, 0.0) ** by for one in chances]
    return [one / sum(less) for one in less]


def _parts(told: Sequence[Because], seat: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for one in told:
        if one.values[0] == seat:
            found[one.why] = found.get(one.why, 0.0) + one.part
    return found


class Thought:
    """One tree: made for a choice, and forgotten after it."""

    def __init__(
        self, rule: Any, arrays: tuple[Any, Any, Any], setting: Any, room: int, calmly: float
    ) -> None:
        import numpy as np

        box, state, self._mind = arrays
        self._calm = calmly
        self._states = np.zeros(room, state.dtype)
        self._states[ROOT : ROOT + 1] = state
        self._nodes = np.zeros(room, dtype(Node))
        self._edges = np.zeros(edges_for(room), dtype(Branch))
        self._tree = np.zeros(1, dtype(Tree))
        self._tree[0]["setting"] = setting
        given = box[0], self._states, self._nodes, self._edges, self._mind[0], self._tree[0]
        self._think = compiled(rule).given(*given)
        self.grow(0)

    def grow(self, times: int) -> None:
        """Goes down the tree some times; 0 begins it."""
        self._tree[0]["times"] = times
        self._think()

    def grow_until(self, end: float, most: int | None) -> None:
        """Grows until a moment, or so many times; not at all where there is nothing to choose."""
        left = BATCH if most is None else most
        if self._nodes[ROOT]["many"] > 1:
            while left > 0 and perf_counter() < end:
                self.grow(min(BATCH, left))
                left -= 0 if most is None else BATCH

    @property
    def _moves(self) -> Any:
        return self._edges[: self._nodes[ROOT]["many"]]

    def looks(self, seats: int) -> dict[int, list[float]]:
        """What each move looked like at once, for every seat."""
        edges = self._moves
        return dict(zip(edges["move"].tolist(), edges["value"][:, :seats].tolist(), strict=True))

    def found(self) -> dict[int, Found]:
        """The moves that were looked at, for who decides."""
        import numpy as np

        edges, seat = self._moves, self._nodes[ROOT]["seat"]
        chances = edges["value"] / (1 + edges["visits"])[:, None]
        told = chances[:, seat]
        if self._calm != 1.0:
            less = np.maximum(chances, 0.0) ** self._calm
            told = less[:, seat] / less.sum(axis=1)
        over = (edges["child"] >= ROOT) & (self._nodes["seat"][edges["child"]] == OVER)
        parts = chances[:, seat].tolist(), edges["visits"].tolist(), told.tolist(), over.tolist()
        rows = zip(*parts, strict=True)
        return dict(zip(edges["move"].tolist(), (Found(*row) for row in rows), strict=True))

    def value(self, seats: int) -> list[float]:
        """What the root is worth to every seat."""
        root = self._nodes[ROOT]
        many = max(1, int(root["visits"]))
        values = (root["value"] / many)[:seats].tolist()
        if not root["visits"]:
            values = self._mind[0]["mean"][:seats].tolist()
        return calm(values, self._calm)
