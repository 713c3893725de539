"""Tankers: buying, selling, one step a turn, and the canal."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.moves import AGENT, BUY, END, PUT, SAIL, SELL, WITHDRAW
from nations.games.kark.phases.bank import pay_out, tell_shortage
from nations.games.kark.phases.duty import kept_for_duty, object_to_spending
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    HAND,
    NOTHING,
    PLACES,
    PORTS,
    Box,
    State,
    power_at_turn,
    ruler,
)
from nations.kernel.choices import allow, allow_many, lowest

SEAS = (1 << PORTS) - 1
"""Both seas, as bits of places."""
FIRST_ROUND = 1
"""K-T1b: all first turns fall into it, and no others."""


@rule
def berths(box: Box, ruled: int) -> int:
    """K-N1, K-N1a, K-N4: where the tankers of a ruler of some countries (bits) may lie, as bits of
    places: at sea, either one, and in the ports of these countries."""
    return SEAS | (ruled & box.ports) << PORTS


@rule
def may_lie(box: Box, s: State, place: int) -> bool:
    """K-N1, K-N1a, K-N4: at sea, or in the port of a country that the owner rules."""
    return berths(box, power_at_turn(s).ruled) >> place & 1 == 1


@rule
def object_to_putting(box: Box, s: State, move: int) -> int:
    """K-T1, K-T1a, K-T1b: the free tanker goes to the new capital's port, or waits: in hand or at
    sea; nothing else comes before."""
    place = move - PUT
    if place < 0 or place >= PLACES:
        return object_to_opening(move)
    if place < PORTS or place == HAND:
        return Rule.NONE if bool(box.hand) == (place == HAND) else Rule.K_T1a
    return Rule.NONE if may_lie(box, s, place) else Rule.K_T1


@rule
def object_to_opening(move: int) -> int:
    """K-T1, K-T1b: on a first turn a leader must be placed; the agent does not move, and nothing is
    traded before."""
    later = AGENT <= move < END or END < move < WITHDRAW
    return Rule.K_T1b if later else Rule.K_T1


@rule
def note_puttings(box: Box, s: State) -> None:
    """K-T1: every place for the free tanker."""
    for place in range(PLACES):
        if object_to_putting(box, s, PUT + place) == Rule.NONE:
            allow(s, PUT + place)


@rule
def put_tanker(s: State, move: int) -> None:
    """K-T1: the free tanker of the first turn."""
    power, place = power_at_turn(s), move - PUT
    power.tankers[HAND] -= 1
    power.tankers[place] += 1
    power.started = 1
    tell(s, What.TANKER_PUT, Rule.K_T1a if place == HAND else Rule.K_T1, s.at, place)


@rule
def object_to_tanker_action(box: Box, s: State, move: int) -> int:
    """K-T6: one tanker action a turn."""
    if s.tanker_done:
        return Rule.K_T6
    if BUY <= move < SELL:
        return object_to_buying(box, s, move - BUY, kept_for_duty(box, s))
    if SELL <= move < SAIL:
        return object_to_selling(s, move - SELL)
    return object_to_sailing(box, s, (move - SAIL) // PLACES, (move - SAIL) % PLACES)


@rule
def note_tanker_actions(box: Box, s: State, kept: int, ruled: int) -> None:
    """K-T6: everything that one tanker can do; only those that are there sell and sail, and only
    to sea and to countries that their owner rules (bits; K-N4)."""
    if s.tanker_done:
        return
    places, lying = berths(box, ruled), tankers_at(s)
    if s.stock and object_to_spending(s, box.tanker_price, kept) == Rule.NONE:
        allow_many(s, BUY, places)
    allow_many(s, SELL, lying)
    while lying:
        start = lowest(lying)
        lying &= lying - 1
        allow_many(s, SAIL + start * PLACES, ends_of(box, s, start, places))


@rule
def tankers_at(s: State) -> int:
    """The places, as bits, at which tankers of the player at turn lie, or the hand."""
    places = 0
    for place in range(PLACES):
        places |= int(power_at_turn(s).tankers[place] != 0) << place
    return places


@rule
def ends_of(box: Box, s: State, start: int, places: int) -> int:
    """K-N2, K-N3, K-T1a, K-T1b: those of some places (bits) to which a tanker can go now.

    K-N3b: the port of the canal country opens to both seas.
    """
    if start == HAND:
        return 0 if s.rounds == FIRST_ROUND else places
    ends = box.sailing[start] & places
    if start < PORTS and object_to_canal(box, s) != Rule.NONE:
        ends &= ~SEAS
    return ends


@rule
def object_to_selling(s: State, place: int) -> int:
    """K-N6: only an own tanker, wherever it lies."""
    return Rule.NONE if power_at_turn(s).tankers[place] else Rule.K_N6


@rule
def object_to_buying(box: Box, s: State, place: int, kept: int) -> int:
    """K-P2, K-C5, K-N1: a tanker in stock, a place for it, and the money."""
    if s.stock == 0:
        return Rule.K_C5
    if not may_lie(box, s, place):
        return Rule.K_N1
    return object_to_spending(s, box.tanker_price, kept)


@rule
def object_to_sailing(box: Box, s: State, start: int, end: int) -> int:
    """K-N2: one step: port to sea, sea to port, or from sea to sea through the canal."""
    if power_at_turn(s).tankers[start] == 0:
        return Rule.K_N2
    if start == HAND:
        return object_to_stationing(box, s, end)
    if not box.sailing[start] >> end & 1:
        return Rule.K_N2
    if start < PORTS and end < PORTS:
        return object_to_canal(box, s)
    return Rule.NONE if may_lie(box, s, end) else Rule.K_N4


@rule
def object_to_stationing(box: Box, s: State, end: int) -> int:
    """K-T1a, K-T1b: on a later turn a tanker in hand goes to a sea, or to a port of its owner."""
    if s.rounds == FIRST_ROUND:
        return Rule.K_T1b
    return Rule.NONE if may_lie(box, s, end) else Rule.K_T1a


@rule
def object_to_canal(box: Box, s: State) -> int:
    """K-N3, K-N3a: the canal is open to its country's ruler, or to all while it has none."""
    holder = ruler(box, s, box.canal)
    return Rule.NONE if holder == NOTHING or holder == s.at else Rule.K_N3


@rule
def act_with_tanker(box: Box, s: State, move: int) -> None:
    """K-T6: buys, sells, stations or moves one tanker."""
    s.tanker_done = 1
    if move < SELL:
        buy_tanker(box, s, move - BUY)
    elif move < SAIL:
        sell_tanker(box, s, move - SELL)
    else:
        sail(s, (move - SAIL) // PLACES, (move - SAIL) % PLACES)


@rule
def buy_tanker(box: Box, s: State, place: int) -> None:
    """K-P2, K-N1: a tanker from the stock."""
    power = power_at_turn(s)
    power.cash -= box.tanker_price
    power.tankers[place] += 1
    s.stock -= 1
    tell(s, What.TANKER_BOUGHT, Rule.K_N1, s.at, place)


@rule
def sell_tanker(box: Box, s: State, place: int) -> None:
    """K-P2, K-N6, K-C5: any own tanker, wherever it lies, goes back to the stock."""
    power = power_at_turn(s)
    paid = pay_out(box, s, box.tanker_resale)
    power.tankers[place] -= 1
    s.stock += 1
    tell(s, What.TANKER_SOLD, Rule.K_N6, s.at, place, paid)
    tell_shortage(s, box.tanker_resale, paid)


@rule
def sail(s: State, start: int, end: int) -> None:
    """K-N2, K-N3a, K-T1a: one step; from the hand, a tanker is put into play."""
    power = power_at_turn(s)
    power.tankers[start] -= 1
    power.tankers[end] += 1
    if start == HAND:
        tell(s, What.TANKER_STATIONED, Rule.K_T1a, s.at, end)
    else:
        canal = start < PORTS and end < PORTS
        tell(s, What.TANKER_SAILED, Rule.K_N3a if canal else Rule.K_N2, s.at, start, end)
