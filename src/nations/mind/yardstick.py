"""A yardstick for reviews: what a position is worth if everybody plays on by one policy.

The policy plays on many times, to the end of a stretch of the game, and what is there is judged.
Trials meet common luck: the third red die that a seat rolls shows the same whatever was done
before, so two positions differ by what differs in them, and a move that the policy would have made
costs nothing. Luck is spread evenly: of each such die every trial meets another part of its odds,
so that all of them together meet each face as often as it is due.

The rules leave open what a game's kernel has (`play`, `ways`, …), what its judge says
(`note_chances`, …), and what its yardstick may say otherwise; `rules.bound` fills that in.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any

from nations.compiling.layout import Floats, Layout, Row, Rows, dtype, i32, i64, to_array
from nations.compiling.rules import bound, compiled, rule
from nations.contract import Outlook
from nations.kernel.game import KernelGame
from nations.kernel.generator import Generator, below, next_word, seed
from nations.kernel.playout import first_outcome, ways_between
from nations.mind.looking import best_looking
from nations.mind.thinker import HOOKS as OF_JUDGES
from nations.mind.thinker import Manner
from nations.mind.tree import SEATS

if TYPE_CHECKING:
    # What the kernel of a game fills in, see nations.kernel.game.Kernel; and its judge.
    def is_over(s: Any) -> bool: ...
    def outcome_count(box: Any, s: Any) -> int: ...
    def play(box: Any, s: Any, number: int) -> None: ...
    def score(box: Any, s: Any, seat: int) -> int: ...
    def waits_for_chance(s: Any) -> bool: ...
    def note_chances(box: Any, s: Any, m: Any) -> None: ...


PURPOSES = 64
"""The most purposes of chance in any game."""
DRAWS = 1 << 12
"""Of one purpose in a trial; more would meet the same luck again."""
TIMES = 31
"""Trials of a position, if a game does not say; a prime."""
START = 3
"""The place of the position; 0 is the trial, 1 and 2 are for looking at moves."""
FINE = 1 << 16
EFFORT = 1000
"""Nodes of a search that names what would have been better, if a game does not say."""
PLAYS, JUDGES = 0, 1
"""The mind by which all play on, and that by which the end of a stretch is judged."""


class Trials(Layout):
    """How many trials, to the end of which stretch, by which luck; the sums of what they came to
    for each seat, in chances and in points. `rolls` counts the draws of each purpose in a trial."""

    times: i32
    last: i32
    luck: i64
    rolls: Annotated[Row, PURPOSES]
    worth: Annotated[Floats, SEATS, "f8"]
    sums: Annotated[Floats, SEATS, "f8"]
    points: Annotated[Floats, SEATS, "f8"]
    g: Annotated[Rows[Generator], 1]


# What a game may say otherwise


@rule
def stretch_of(box: Any, s: Any) -> int:  # noqa: ARG001 - a game may have several
    """The stretch of the game in which a state is, such as a round; they are numbered upwards."""
    return 0


@rule
def purpose_of(s: Any) -> int:  # noqa: ARG001 - a game may have several
    """What chance is for: luck is common to all that is for the same."""
    return 0


@rule
def policy_move(box: Any, states: Any, minds: Any, g: Generator) -> int:
    """The policy's move in the state at place 0: what looks best to the judge at once."""
    return best_looking(box, states, minds[PLAYS], g, 0.0)


@rule
def note_worths(box: Any, s: Any, minds: Any, worth: Floats) -> None:
    """What the state at the end of a trial is worth to each seat: its chance to win; alone, the
    points."""
    note_chances(box, s, minds[JUDGES])
    for seat in range(box.seats):
        worth[seat] = minds[JUDGES].chance[seat]


@rule
def points_of(box: Any, s: Any, minds: Any, seat: int) -> float:  # noqa: ARG001 - as all are called
    """A seat's points of the end, as the state at the end of a trial lets one expect them."""
    return float(score(box, s, seat))


# Trials


@rule
def draw_evenly(box: Any, s: Any, t: Trials, trial: int) -> int:
    """The outcome of chance that a trial meets: of all trials, each a part of the odds of its own.

    Which part is whose is shuffled anew for each draw of a purpose; `times` is a prime for that.
    """
    g, purpose = t.g[0], purpose_of(s)
    seed(g, (t.luck * PURPOSES + purpose) * DRAWS + t.rolls[purpose] % DRAWS)
    t.rolls[purpose] += 1
    stride, first = 1 + below(g, t.times - 1), below(g, t.times)
    part = (stride * trial + first) % t.times
    low, end, total = first_outcome(box, s), outcome_count(box, s), 0
    for outcome in range(low, end):
        total += ways_between(box, s, outcome)
    left = (part * FINE + next_word(g) % FINE) * total // (t.times * FINE)
    outcome = low - 1
    while left >= 0:
        outcome += 1
        left -= ways_between(box, s, outcome)
    return outcome


@rule
def play_on(box: Any, states: Any, minds: Any, t: Trials) -> None:
    """All trials from the state at START; what they came to is added up for each seat."""
    s = states[0]
    for seat in range(SEATS):
        t.sums[seat] = 0.0
        t.points[seat] = 0.0
    for trial in range(t.times):
        states[0] = states[START]
        for purpose in range(PURPOSES):
            t.rolls[purpose] = 0
        while not is_over(s) and stretch_of(box, s) <= t.last:
            if waits_for_chance(s):
                play(box, s, draw_evenly(box, s, t, trial))
            else:
                play(box, s, policy_move(box, states, minds, t.g[0]))
        note_worths(box, s, minds, t.worth)
        for seat in range(box.seats):
            t.sums[seat] += t.worth[seat]
            t.points[seat] += points_of(box, s, minds, seat)


HOOKS = (*OF_JUDGES, "stretch_of", "purpose_of", "policy_move", "note_worths", "points_of")


class Yardstick:
    """Measures the positions of one game, by a module of it (`measure`) or anything like it.

    That has the judge's `note_chances`, or `policy_move` and `note_worths` of its own; if it likes,
    others of `HOOKS`; `minds()`, a mind that PLAYS and one that JUDGES;
    `last_stretch(box, s, brief)`, to the end of which stretch trials from a state go, if not to the
    end of its own; `begins(s)`, whether a whole action begins in a state; `TIMES`, how many trials
    of a position it takes by the number of seats, all of them primes, and `BRIEF`, where it is
    asked often; and `EFFORT`, for naming better moves.
    """

    def __init__(self, game: KernelGame[Any, Any], measure: Any) -> None:
        self._game, self._measure = game, measure

    @cached_property
    def _arrays(self) -> tuple[Any, Any, Any]:
        import numpy as np

        states = np.zeros(START + 1, dtype(type(self._game.start())))
        return to_array(self._game.box), states, np.zeros(1, dtype(Trials))

    @cached_property
    def _rule(self) -> Any:
        kernel: Any = self._game.kernel
        hooks = {name: getattr(self._measure, name, None) for name in HOOKS}
        return compiled(bound(play_on, kernel, **{name: f for name, f in hooks.items() if f}))

    @property
    def usual_effort(self) -> int:
        """Nodes of a search that names what would have been better."""
        return int(getattr(self._measure, "EFFORT", EFFORT))

    def stretch(self, state: Any, brief: bool = False) -> int:
        """The stretch to whose end a value of a state looks."""
        if hasattr(self._measure, "last_stretch"):
            return int(self._measure.last_stretch(self._game.box, state, brief))
        return int(getattr(self._measure, "stretch_of", stretch_of)(self._game.box, state))

    def begins(self, state: Any) -> bool:
        """Whether a whole action begins in a state, rather than goes on."""
        return bool(self._measure.begins(state)) if hasattr(self._measure, "begins") else False

    def expect(self, state: Any, stretch: int, seed: int, brief: bool = False) -> Outlook:
        """What a state is worth to every seat, at the end of a stretch."""
        box, states, trials = self._arrays
        seats, t = self._game.box.seats, trials[0]
        states[START : START + 1] = to_array(state)
        t["times"] = self._times(brief)
        t["last"], t["luck"] = stretch, seed
        self._rule(box[0], states, self._minds, t)
        sums, points = t["sums"][:seats], t["points"][:seats]
        return Outlook(*(tuple((one / t["times"]).tolist()) for one in (sums, points)))

    def _times(self, brief: bool) -> int:
        usual = getattr(self._measure, "TIMES", (TIMES,) * SEATS)
        times = getattr(self._measure, "BRIEF", usual) if brief else usual
        return int(times[self._game.box.seats - 1])

    @cached_property
    def _minds(self) -> Any:
        import numpy as np

        return np.concatenate([to_array(one) for one in self._ready()])

    def _ready(self) -> list[Any]:
        if hasattr(self._measure, "minds"):
            return list(self._measure.minds())
        ready = getattr(self._measure, "ready", None)
        return [ready(Manner.TUNED) if ready else self._measure.Mind() for _ in (PLAYS, JUDGES)]
