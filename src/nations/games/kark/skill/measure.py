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

TIMES = (1, 41, 13, 13)
BRIEF = (1, 7, 7, 7)
EFFORT = 500
ROUNDS = 12
"""Of a stretch: longer ones are judged more by how they end, and cost more. After four rounds what
became of a position differed from its value by 0.22 (a standard deviation), after twelve by 0.08.
"""


@rule
def stretch_of(box: Box, s: State) -> int:  # noqa: ARG001 - as all are called
    """Some rounds."""
    return (s.rounds - 1) // ROUNDS


@rule
def purpose_of(s: State) -> int:
    """Who begins, or a card."""
    return 0 if s.phase == Phase.FIRST else 1


def minds(seats: int, stretch: int) -> list[Mind]:  # noqa: ARG001 - as all are called
    """One that plays, and one that judges, whose chances are made less steep."""
    plays, judges = ready(Manner.TUNED), ready(Manner.TUNED)
    judges.weight = [CALM * number for number in FITTED]
    for many, one in taught().items():
        teach(judges.nets[many - 2], one)
    return [plays, judges]
