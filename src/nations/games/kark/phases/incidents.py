"""Incident cards: drawing, obeying, and what they order."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.moves import MOVE, PLACE, PUT, SELL, WITHDRAW
from nations.games.kark.phases.bank import pay_out, tell_shortage
from nations.games.kark.phases.leaders import (
    do_action,
    lift_leader,
    seat_leader,
)
from nations.games.kark.phases.marches import chart_advance, chart_retreat, obeys
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    ADVANCE,
    CASH,
    COUNTRIES,
    GONE,
    HAND,
    LEADERS,
    LOSE_TANKER,
    NOTHING,
    PLACES,
    POINTS,
    RESERVE,
    RETREAT,
    TYPES,
    WITHDRAWAL,
    Box,
    Done,
    Phase,
    State,
    power_at_turn,
    reserve_leader,
    tankers_in_play,
)
from nations.kernel.choices import allow, count


@rule
def draw_card(box: Box, s: State) -> None:
    """K-D1, K-D1a: the top card, never more in a turn than the deck holds.

    Cards not yet seen are drawn by chance; after one pass their order is known.
    """
    s.phase = Phase.LEADER_DUE
    if s.drawn_now == box.cards:
        return
    s.drawn_now += 1
    s.phase = Phase.CARD
    if s.seen == box.cards:
        turn_card(box, s, s.deck[s.draws % box.cards])


@rule
def card_ways(s: State, card: int) -> int:
    """K-S2, K-D1: each card that nobody has seen is as likely as any other."""
    for at in range(s.seen):
        if s.deck[at] == card:
            return 0
    return 1


@rule
def turn_card(box: Box, s: State, card: int) -> None:
    """K-D1, K-D1a: the card is obeyed before anything else and goes to the bottom."""
    if s.seen < box.cards:
        s.deck[s.seen] = card
        s.seen += 1
    s.draws += 1
    s.card = card
    tell(s, What.CARD_TURNED, Rule.K_D1, s.at, card)
    if box.effect[card] == CASH:
        change_cash(box, s, box.millions[card])
        s.phase = Phase.LEADER_DUE
    else:
        ask_order(box, s)


@rule
def change_cash(box: Box, s: State, millions: int) -> None:
    """K-D5: a gain has no repayment; a loss takes what there is and leaves no debt."""
    if millions >= 0:
        won = pay_out(box, s, millions)
        tell(s, What.CASH_WON, Rule.K_D5, s.at, won)
        tell_shortage(s, millions, won)
    else:
        power = power_at_turn(s)
        lost = min(power.cash, -millions)
        power.cash -= lost
        tell(s, What.CASH_LOST, Rule.K_D5, s.at, lost)


@rule
def ask_order(box: Box, s: State) -> None:
    """K-D2, K-D2a, K-D4: who can obey must; if nobody can, the card has no effect."""
    effect = box.effect[s.card]
    s.phase = Phase.LEADER_DUE
    if effect == ADVANCE:
        chart_advance(box, s)
        if count(s):
            s.phase = Phase.ADVANCING
    elif effect == RETREAT:
        chart_retreat(box, s)
        if count(s):
            s.phase = Phase.RETREATING
    elif effect == WITHDRAWAL:
        if any_leader(box, s):
            s.phase = Phase.WITHDRAWING
    elif effect == LOSE_TANKER:
        if tankers_in_play(s, s.at):
            s.phase = Phase.LOSING
    elif any_coup(box, s):
        s.phase = Phase.COUP
    if s.phase == Phase.LEADER_DUE:
        tell(s, What.CARD_WITHOUT_EFFECT, Rule.K_D2a, s.at, s.card)


@rule
def any_leader(box: Box, s: State) -> bool:
    for leader in range(LEADERS):
        if obeys(box, s, leader):
            return True
    return False


@rule
def any_coup(box: Box, s: State) -> bool:
    for move in range(PLACE, PLACE + TYPES * COUNTRIES):
        if object_to_coup(box, s, move) == Rule.NONE:
            return True
    return False


@rule
def object_to_advance(s: State, move: int) -> int:
    """K-D1a, K-D6, K-D7a: a way that the card allows, before anything else."""
    if move < MOVE or move >= PUT:
        return Rule.K_D1a
    if s.steps[move - MOVE]:
        return Rule.NONE
    return Rule.K_D7a if s.phase == Phase.RETREATING else Rule.K_D6


@rule
def object_to_withdrawal(box: Box, s: State, move: int) -> int:
    """K-D7, K-D2b: a leader of the card's type; of two the player chooses."""
    leader = move - WITHDRAW
    if leader < 0:
        return Rule.K_D1a
    return Rule.NONE if leader < LEADERS and obeys(box, s, leader) else Rule.K_D7


@rule
def object_to_loss(s: State, move: int) -> int:
    """K-D8: any own tanker, in port or at sea; one in hand is safe."""
    place = move - SELL
    if place < 0 or place >= PLACES:
        return Rule.K_D1a
    lost = place != HAND and power_at_turn(s).tankers[place] > 0
    return Rule.NONE if lost else Rule.K_D8


@rule
def object_to_coup(box: Box, s: State, move: int) -> int:
    """K-D9: a reserve leader, on a free capital or against an opponent's leader of another type."""
    if move < PLACE or move >= PLACE + TYPES * COUNTRIES:
        return Rule.K_D1a
    kind, country = (move - PLACE) // COUNTRIES, (move - PLACE) % COUNTRIES
    if reserve_leader(box, s, s.at, kind) == NOTHING:
        return Rule.K_D9
    other = s.occupant[box.capital[country]]
    if other == NOTHING:
        return Rule.NONE
    same = box.leader_type[other % LEADERS] == kind
    return Rule.K_D9 if same or other // LEADERS == s.at else Rule.NONE


@rule
def note_withdrawals(box: Box, s: State) -> None:
    """K-D7: every leader that the card means."""
    for leader in range(LEADERS):
        if object_to_withdrawal(box, s, WITHDRAW + leader) == Rule.NONE:
            allow(s, WITHDRAW + leader)


@rule
def note_losses(s: State) -> None:
    """K-D8: every place with an own tanker."""
    for place in range(HAND):
        if object_to_loss(s, SELL + place) == Rule.NONE:
            allow(s, SELL + place)


@rule
def note_coups(box: Box, s: State) -> None:
    """K-D9: every leader on every capital that the coup may take."""
    for move in range(PLACE, PLACE + TYPES * COUNTRIES):
        if object_to_coup(box, s, move) == Rule.NONE:
            allow(s, move)


@rule
def advance(box: Box, s: State, move: int) -> None:
    """K-D3, K-D6, K-G4: the leader goes free of charge; an agent's card replaces the action."""
    leader, point = (move - MOVE) // POINTS, (move - MOVE) % POINTS
    tell(s, What.LEADER_ADVANCED, Rule.K_D6, s.at, box.leader_type[leader], point)
    replace_action(s, Done.DONE)
    seat_leader(box, s, leader, point)


@rule
def retreat(box: Box, s: State, move: int) -> None:
    """K-D3, K-D7a, K-G4, K-E1f: the leader goes free of charge; that saves nobody from ruin."""
    leader, point = (move - MOVE) // POINTS, (move - MOVE) % POINTS
    tell(s, What.LEADER_RETREATED, Rule.K_D7a, s.at, box.leader_type[leader], point)
    replace_action(s, Done.WITHDRAWN)
    seat_leader(box, s, leader, point)


@rule
def withdraw(box: Box, s: State, move: int) -> None:
    """K-D7, K-L6, K-G4: the leader goes where captured ones go; the country is free."""
    leader = move - WITHDRAW
    kind = box.leader_type[leader]
    tell(s, What.LEADER_WITHDRAWN, Rule.K_D7, s.at, kind, s.power[s.at].leader[leader])
    lift_leader(box, s, s.at, leader)
    s.power[s.at].leader[leader] = RESERVE if box.captured_return else GONE
    s.acted = 1
    replace_action(s, Done.WITHDRAWN)


@rule
def lose_tanker(s: State, move: int) -> None:
    """K-D8, K-C5: the tanker goes back to the stock; this never replaces the leader action."""
    power_at_turn(s).tankers[move - SELL] -= 1
    s.stock += 1
    tell(s, What.TANKER_LOST, Rule.K_D8, s.at, move - SELL)


@rule
def seize(box: Box, s: State, move: int) -> None:
    """K-D9, K-G4a: a reserve leader takes the capital, free; an opponent's there is captured."""
    kind, country = (move - PLACE) // COUNTRIES, (move - PLACE) % COUNTRIES
    leader = reserve_leader(box, s, s.at, kind)
    tell(s, What.COUP_MADE, Rule.K_D9, s.at, kind, country)
    replace_action(s, Done.DONE)
    seat_leader(box, s, leader, box.capital[country])


@rule
def replace_action(s: State, by: int) -> None:
    """K-G4, K-G4a, K-D3: an agent's card replaces the action; a leader's own comes in addition.

    K-E1f: an advance or coup that a retreat led to (K-D1a) counts as done: it saves.
    """
    if s.leader_done == Done.OPEN:
        do_action(s, by)
        tell(s, What.LEADER_ACTION_REPLACED, Rule.K_G4, s.at)
    elif s.leader_done == Done.WITHDRAWN and by == Done.DONE:
        do_action(s, by)
