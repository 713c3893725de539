"""Pig as the registry knows it: the entry point of this package names `EDITION`."""

from __future__ import annotations

import pig_judge
from pig import Pig

from nations.edition.bare import BareEdition

EDITION = BareEdition(
    name="pig",
    title="Pig",
    seats=range(2, 5),
    make=lambda seats: Pig(seats, pig_judge),
    aim="Be the first with thirty points.",
    rules={"P-1": "Who has thirty points wins.", "P-2": "At a turn one throws the die or stops."},
    messages={
        "reason-points-more": "more points",
        "reason-points-less": "fewer points",
        "reason-turn-more": "what the turn has brought",
        "reason-turn-less": "the turn passes on",
    },
)
