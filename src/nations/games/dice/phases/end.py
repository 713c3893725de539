"""The end: tiles score, the most points win."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import AGES, NOTHING, TILES, Box, Phase, Place, State

FAME_NUMBERS = (50, 40, 35, 30, 25, 20, 15, 10)
FAME_NAMES = (
    "Trajan",
    "Ashoka",
    "Wu Zetian",
    "Saladin",
    "Victoria",
    "Charles V",
    "Cleopatra",
    "Dan Quayle",
)
"""D-1f: the Hall of Fame, the best first."""


@rule
def end_round(box: Box, s: State) -> None:
    """D-E1: after round 4 the tiles score; before, the next round starts."""
    if s.age < AGES:
        s.age += 1
        s.phase = Phase.ROUND_START
        return
    for seat in range(box.seats):
        points = tile_points(box, s, seat)
        s.nation[seat].vp += points
        tell(s, What.TILES_SCORED, Rule.D_E1, seat, points)
    s.phase = Phase.OVER
    first = winner(box, s)
    if box.seats == 1:
        tell(s, What.SOLO_ENDED, Rule.D_1f, s.nation[0].vp, fame(box, s.nation[0].vp))
    else:
        tell(s, What.GAME_WON, Rule.D_E2, first, s.nation[first].vp)


@rule
def tile_points(box: Box, s: State, seat: int) -> int:
    """D-E1, D-A13: VP of colonies, developments, the advisor and finished wonders, only now."""
    points = 0
    for tile in range(TILES):
        if s.tiles[tile] == Place.HELD + seat and tile != s.nation[seat].wonder:
            points += box.vp[tile]
    return points


@rule
def winner(box: Box, s: State) -> int:
    """D-E2, D-E2a: most VP; ties go to the better place in the order set in round 4."""
    best = s.order[0]
    for at in range(1, box.seats):
        if s.nation[s.order[at]].vp > s.nation[best].vp:
            best = s.order[at]
    return best


@rule
def fame(box: Box, vp: int) -> int:
    """D-1f, D-1k: the rank in the Hall of Fame that a solo score reaches, or NOTHING."""
    for rank in range(len(FAME_NUMBERS)):
        if vp > FAME_NUMBERS[rank] or (box.at_least and vp == FAME_NUMBERS[rank]):
            return rank
    return NOTHING
