"""The yardstick of reviews: all play some rounds out by the judge, who judges their end."""

from __future__ import annotations

from nations.games.game_of_nations.skill.judge import CALM
from nations.games.game_of_nations.skill.judge import can_wait as can_wait
from nations.games.game_of_nations.skill.judge import foresees as foresees
from nations.games.game_of_nations.skill.judge import note_chances as note_chances
from nations.games.game_of_nations.skill.judge import settle as settle
from nations.games.game_of_nations.skill.mind import Mind
from nations.games.game_of_nations.skill.weights import FITTED, ready, taught
from nations.games.game_of_nations.state import Box, Phase, State
from nations.mind.taught import teach
from nations.mind.thinker import Manner
from nations.record import rule

TIMES = (1, 13, 13, 13)
ROUNDS = 4
"""Of a stretch: longer ones are judged more by how they end, and cost more."""


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
    plays, judges = ready(Manner.AHEAD), ready(Manner.AHEAD)
    judges.weight = [CALM * number for number in FITTED]
    for many, one in taught().items():
        teach(judges.nets[many - 2], one)
    return [plays, judges]
