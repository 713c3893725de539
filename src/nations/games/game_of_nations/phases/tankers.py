"""Tankers: buying, selling, one step a turn, and the canal."""

from __future__ import annotations

from nations.choices import allow
from nations.games.game_of_nations.events import What
from nations.games.game_of_nations.moves import BUY, PUT, SAIL, SELL
from nations.games.game_of_nations.phases.duty import kept_for_duty, object_to_spending
from nations.games.game_of_nations.rule_ids import Rule
from nations.games.game_of_nations.state import (
    NORTH,
    NOTHING,
    PLACES,
    PORTS,
    Box,
    State,
    is_port,
    power_at_turn,
    ruler,
)
from nations.record import rule, tell


@rule
def lies_on(box: Box, country: int, sea: int) -> bool:
    """K-C3, K-N3b: whether a port opens to a sea; the canal country's opens to both."""
    return bool(box.on_north[country] if sea == NORTH else box.on_south[country])


@rule
def object_to_place(box: Box, s: State, place: int) -> int:
    """K-N1, K-N1a, K-N4: at sea, either one, or in the port of a country that the owner rules."""
    if place < PORTS:
        return Rule.NONE
    country = place - PORTS
    if not is_port(box, country) or ruler(box, s, country) != s.at:
        return Rule.K_N4
    return Rule.NONE


@rule
def object_to_putting(box: Box, s: State, move: int) -> int:
    """K-T1, K-T1a: the free tanker goes to the new capital's port, or waits at a sea."""
    place = move - PUT
    if place < 0 or place >= PLACES:
        return Rule.K_T1
    return object_to_place(box, s, place)


@rule
def note_puttings(box: Box, s: State) -> None:
    """K-T1: every place for the free tanker."""
    for place in range(PLACES):
        if object_to_place(box, s, place) == Rule.NONE:
            allow(s, PUT + place)


@rule
def put_tanker(s: State, move: int) -> None:
    """K-T1: the free tanker of the first turn."""
    power = power_at_turn(s)
    power.tankers[move - PUT] += 1
    power.started = 1
    tell(s, What.TANKER_PUT, Rule.K_T1, s.at, move - PUT)


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
def note_tanker_actions(box: Box, s: State, kept: int) -> None:
    """K-T6: everything that one tanker can do; only those that are there sell and sail."""
    if s.tanker_done:
        return
    note_buyings(box, s, kept)
    power = power_at_turn(s)
    for place in range(PLACES):
        if power.tankers[place]:
            note_ways_out(box, s, place)


@rule
def note_buyings(box: Box, s: State, kept: int) -> None:
    """K-N1: every place for a tanker, if there is one and the money for it."""
    if s.stock and object_to_spending(s, box.tanker_price, kept) == Rule.NONE:
        for place in range(PLACES):
            if object_to_place(box, s, place) == Rule.NONE:
                allow(s, BUY + place)


@rule
def note_ways_out(box: Box, s: State, start: int) -> None:
    """K-N2, K-N6: what a tanker at a place can do: be sold, or sail."""
    if object_to_selling(s, start) == Rule.NONE:
        allow(s, SELL + start)
    for end in range(PLACES):
        if object_to_sailing(box, s, start, end) == Rule.NONE:
            allow(s, SAIL + start * PLACES + end)


@rule
def object_to_selling(s: State, place: int) -> int:
    """K-N6: only an own tanker, wherever it lies."""
    return Rule.NONE if power_at_turn(s).tankers[place] else Rule.K_N6


@rule
def object_to_buying(box: Box, s: State, place: int, kept: int) -> int:
    """K-P2, K-C5, K-N1: a tanker in stock, a place for it, and the money."""
    if s.stock == 0:
        return Rule.K_C5
    objection = object_to_place(box, s, place)
    if objection != Rule.NONE:
        return objection
    return object_to_spending(s, box.tanker_price, kept)


@rule
def object_to_sailing(box: Box, s: State, start: int, end: int) -> int:
    """K-N2: one step: port to sea, sea to port, or from sea to sea through the canal."""
    if power_at_turn(s).tankers[start] == 0:
        return Rule.K_N2
    if start >= PORTS:
        leaves = end < PORTS and lies_on(box, start - PORTS, end)
        return Rule.NONE if leaves else Rule.K_N2
    if end < PORTS:
        return object_to_canal(box, s) if start != end else Rule.K_N2
    if not is_port(box, end - PORTS) or not lies_on(box, end - PORTS, start):
        return Rule.K_N2
    return object_to_place(box, s, end)


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
    power.cash += box.tanker_resale
    power.tankers[place] -= 1
    s.stock += 1
    tell(s, What.TANKER_SOLD, Rule.K_N6, s.at, place)


@rule
def sail(s: State, start: int, end: int) -> None:
    """K-N2, K-N3a: one step."""
    power = power_at_turn(s)
    power.tankers[start] -= 1
    power.tankers[end] += 1
    tell(s, What.TANKER_SAILED, Rule.K_N2, s.at, start, end)
