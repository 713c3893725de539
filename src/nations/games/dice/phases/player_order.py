"""Player order: the strongest goes first."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import STRENGTH, Box, Phase, State, symbols_of


@rule
def strength(box: Box, s: State, seat: int) -> int:
    """D-O1: strength on unused dice and chits; nothing is used."""
    return symbols_of(box, s.nation[seat], STRENGTH)


@rule
def set_order(box: Box, s: State) -> None:
    """D-O1, D-1j: most strength first, ties keep their order; in round 4 too."""
    for at in range(1, box.seats):
        seat = s.order[at]
        place = at
        while place > 0 and strength(box, s, s.order[place - 1]) < strength(box, s, seat):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    for at in range(box.seats):
        seat = s.order[at]
        tell(s, What.PLACE_TAKEN, Rule.D_O1, seat, at + 1, strength(box, s, seat))
    s.phase = Phase.WAR
