"""The policy: the move that leads to the best chances at once; cards by their exact odds."""

from __future__ import annotations

from nations.games.game_of_nations.phases import flow
from nations.games.game_of_nations.skill.judge import can_wait, foresees, note_chances, settle
from nations.mind.looking import best_looking
from nations.record import bound

best_move = bound(
    best_looking,
    flow,
    note_chances=note_chances,
    settle=settle,
    can_wait=can_wait,
    foresees=foresees,
)
