"""The policy: the move that leads to the best chances at once; cards by their exact odds."""

from __future__ import annotations

from nations.compiling.rules import bound
from nations.games.kark.phases import flow
from nations.games.kark.skill.judge import can_wait, foresees, note_chances, settle
from nations.mind.looking import best_looking

best_move = bound(
    best_looking,
    flow,
    note_chances=note_chances,
    settle=settle,
    can_wait=can_wait,
    foresees=foresees,
)
