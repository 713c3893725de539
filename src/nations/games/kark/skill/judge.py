"""The judge: the chance of each power to win, from how all stand.

It tells what speaks for each power (`why`), in the unit of its ratings.
"""

from __future__ import annotations

from typing import Any

from nations.compiling.rules import rule
from nations.games.kark.moves import BUY, END, PUT, SAIL, SELL
from nations.games.kark.phases.flow import is_over, play, wins
from nations.games.kark.skill.features import note_features
from nations.games.kark.skill.mind import FEATURES, ROLES, STAGES, Mind
from nations.games.kark.skill.reasons import speak as speak
from nations.games.kark.skill.weights import SHARPER
from nations.games.kark.skill.weights import ready as ready
from nations.games.kark.state import HAND, NOTHING, Box, Done, Phase, State, players_left
from nations.kernel.choices import WORD, allows
from nations.mind.net import THOUSAND, hear, rate, role_of, share_chances, tell_rating
from nations.mind.thinker import Manner
from nations.mind.told import because

LOWEST = -1.0e9
CALM = 1 / SHARPER
"""The tree plays best with chances that are too sure; what people are told is made less steep."""
PLAIN = Manner.LOOSE
"""Plain, nets take too long for who waits."""
DOUBT = (0.2, 0.1)
"""How far chances may be off, nineteen times in twenty: at once, and looking ahead. Measured
against searches of 3,000 nodes."""
LAST_LEADER_WORD = (BUY - 1) // WORD


# Which states are compared, and which moves


@rule
def can_wait(s: State, move: int) -> bool:
    """Whether a trade can as well be made later in the turn, when more is known.

    Only selling may have to come before the leader: it pays for the way.
    """
    if move < BUY:
        return False
    if s.phase == Phase.LEADER:
        return not SELL <= move < SAIL and acts(s)
    return s.phase == Phase.AGENT


@rule
def acts(s: State) -> bool:
    """Whether any leader action can be chosen now: all of them stand before the trades."""
    if s.moves[0] >> 5:
        return True
    for at in range(1, LAST_LEADER_WORD):
        if s.moves[at]:
            return True
    return False


@rule
def settle(box: Box, s: State) -> None:
    """The free tanker goes to port, and where only trade is left, the turn ends; so what is
    compared is alike."""
    if s.phase == Phase.FREE_TANKER:
        place = HAND - 1
        while not allows(s, PUT + place):
            place -= 1
        play(box, s, PUT + place)
    if s.phase == Phase.LAST:
        play(box, s, END)


@rule
def foresees(s: State) -> bool:
    """A card that is due counts as one that is worth what cards are as a rule."""
    return s.phase != Phase.FIRST


# Chances


@rule
def stage_of(s: State) -> int:
    """How far the turn is: the agent to come, the leader to come, or neither."""
    if s.phase == Phase.AGENT:
        return 0
    placing = s.phase == Phase.PLACING or s.phase == Phase.FREE_TANKER
    return 1 if s.leader_done == Done.OPEN and not placing else 2


@rule
def note_chances(box: Box, s: State, m: Mind) -> None:
    """Each power's chance to win, into `chance`: 1 in all."""
    if is_over(s):
        share_win(box, s, m)
        return
    note_features(box, s, m)
    for seat in range(box.seats):
        m.chance[seat] = LOWEST
    left = players_left(box, s)
    if m.learned and left > 1 and s.at != NOTHING and not s.power[s.at].out:
        rate_by_net(box, s, m, m.nets[left - 2])
    else:
        rate_by_sum(box, s, m)
    share_chances(m.chance, box.seats, LOWEST)


@rule
def rate_by_net(box: Box, s: State, m: Mind, net: Any) -> None:
    """The powers by what games of search taught."""
    stage = stage_of(s)
    hear(net, m.x, FEATURES, box.seats, s.at)
    for seat in range(box.seats):
        if not s.power[seat].out:
            m.chance[seat] = rate(net, m.x, FEATURES, seat, s.at, stage)
            tell_rating(m, net, FEATURES, seat, stage * net.roles + role_of(net, seat, s.at))


@rule
def rate_by_sum(box: Box, s: State, m: Mind) -> None:
    """The powers by a weighted sum."""
    first = (0 if players_left(box, s) <= 2 else STAGES) + stage_of(s)
    for seat in range(box.seats):
        if not s.power[seat].out:
            role = 0 if seat == s.at else 1
            m.chance[seat] = rating(m, seat, (first * ROLES + role) * FEATURES)


@rule
def rating(m: Mind, seat: int, first: int) -> float:
    """The features of a power, weighted."""
    total = 0.0
    for at in range(FEATURES):
        amount = m.x[seat * FEATURES + at]
        if amount != 0.0:
            part = amount * m.weight[first + at]
            total += part
            because(m, at, part, seat, int(THOUSAND * amount))
    return total


@rule
def share_win(box: Box, s: State, m: Mind) -> None:
    """K-E2, K-E3a: 1 for the only winner, equal parts for several."""
    winners = 0
    for seat in range(box.seats):
        winners += 1 if wins(box, s, seat) else 0
    for seat in range(box.seats):
        m.chance[seat] = 1.0 / winners if wins(box, s, seat) else 0.0
