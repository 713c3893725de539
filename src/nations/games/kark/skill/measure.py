"""The yardstick of reviews: all play some rounds out by the judge, who judges their end."""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.kark.skill.judge import CALM
from nations.games.kark.skill.judge import can_wait as can_wait
from nations.games.kark.skill.judge import foresees as foresees
from nations.games.kark.skill.judge import note_chances as note_chances
from nations.games.kark.skill.judge import settle as settle
from nations.games.kark.skill.mind import Mind
from nations.games.kark.skill.weights import FITTED, ready, taught
from nations.games.kark.state import Box, Phase, State
from nations.mind.taught import teach
from nations.mind.thinker import Manner

TIMES = (1, 23, 13, 13)
BRIEF = (1, 5, 5, 5)
EFFORT = 500
ROUNDS, SOON = 12, 2
"""How many rounds trials go on, and where moves are compared, how many more after this one. In
ledgers, longer stretches are judged more by how they end, and cost more: after four rounds what
became of a position differed from its value by 0.22 (a standard deviation), after twelve by 0.08.
Comparisons are the noisier the further they look: of the same 84 trials, a loss is known to 0.018
after two more rounds, 0.033 after four, 0.044 after eight, 0.067 at the end. After two they were
off what they said at the end by some 0.03, mostly of losses of 0.2 and more (12 pairs of moves).
"""


@rule
def stretch_of(box: Box, s: State) -> int:  # noqa: ARG001 - as all are called
    """A round."""
    return s.rounds


def last_stretch(box: Box, s: State, brief: bool) -> int:  # noqa: ARG001 - as all are called
    """The last of twelve rounds; where moves are compared, a near one."""
    return s.rounds + SOON if brief else ROUNDS * ((s.rounds - 1) // ROUNDS + 1)


@rule
def purpose_of(s: State) -> int:
    """Who begins, or a card."""
    return 0 if s.phase == Phase.FIRST else 1


def minds() -> list[Mind]:
    """One that plays, and one that judges, whose chances are made less steep."""
    plays, judges = ready(Manner.TUNED), ready(Manner.TUNED)
    judges.weight = [CALM * number for number in FITTED]
    for many, one in taught().items():
        teach(judges.nets[many - 2], one)
    return [plays, judges]
