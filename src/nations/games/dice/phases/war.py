"""War: who has the event's strength scores."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.phases.player_order import strength
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import Box, Phase, State


@rule
def fight_war(box: Box, s: State) -> None:
    """D-W1, D-W1a, D-C7: in reverse order whoever can meet the number does, and is not asked."""
    for step in range(box.seats):
        seat = s.order[box.seats - 1 - step]
        if strength(box, s, seat) >= box.war[s.event]:
            s.nation[seat].vp += s.age
            tell(s, What.SETTLED, Rule.D_W1a, seat)
            tell(s, What.WAR_MET, Rule.D_W1, seat, s.age)
        else:
            tell(s, What.WAR_LOST, Rule.D_W1, seat)
    s.phase = Phase.ROUND_END
