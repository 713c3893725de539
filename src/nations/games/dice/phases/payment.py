"""Paying: symbols on dice, chits and trades that meet a price and hold nothing to spare.

A payment is built item by item in one fixed order, so that every set is reached once: dice that
show the asked resource, larger faces first; then chits; then dice given in trade. Because larger
faces come first, a payment that is met by its last die could not have done without any other
(D-A5a); chits and trades count 1 each, so they always end exactly. With the option `overpaying`
a payment that is met goes on in the same order until its payer is done.
"""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.moves import CHIT, DIE, DONE, MOVE_COUNT
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    BOOK,
    DICE,
    NOTHING,
    STRENGTH,
    Box,
    Nation,
    Phase,
    Stage,
    State,
    nation_at_turn,
    seat_at_turn,
    symbols_of,
    unused_dice,
    use_chit,
    use_die,
)
from nations.kernel.choices import allow, allow_many


@rule
def can_be_traded_for(resource: int) -> bool:
    """D-T1, D-T3: two dice stand for a gold, a stone or a food, never for a book or strength."""
    return resource != BOOK and resource != STRENGTH


@rule
def dice_without(box: Box, nation: Nation, resource: int) -> int:
    """The unused dice that do not show a resource: those that can be traded for it."""
    count = unused_dice(nation)
    for die in range(DICE):
        if box.shows[die] == resource:
            count -= nation.unused[die]
    return count


@rule
def trades(box: Box, nation: Nation, resource: int) -> int:
    """D-T1, D-T2, D-T4, D-T5: how many units two dice each can still stand for; chits cannot."""
    if not can_be_traded_for(resource):
        return 0
    return dice_without(box, nation, resource) // 2


@rule
def means(box: Box, nation: Nation, resource: int) -> int:
    """The most of a resource that the nation could pay at once (D-A5, D-T2)."""
    return symbols_of(box, nation, resource) + trades(box, nation, resource)


@rule
def ask(s: State, resource: int, price: int) -> None:
    """Opens a payment; see `pay`."""
    s.asked = resource
    s.due = price
    s.stage = Stage.SYMBOLS
    s.last = NOTHING
    s.phase = Phase.PAYING


@rule
def follows(box: Box, last: int, die: int) -> bool:
    """Whether a die may follow the last one in the order of a payment: larger faces first."""
    return last == NOTHING or box.rank[die] >= box.rank[last]


@rule
def symbols_after(box: Box, nation: Nation, resource: int, last: int) -> int:
    """The symbols on dice that may still follow in the order of a payment."""
    total = 0
    for die in range(DICE):
        if box.shows[die] == resource and follows(box, last, die):
            total += nation.unused[die] * box.symbols[die]
    return total


@rule
def object_to_payment(box: Box, s: State, move: int) -> int:
    """D-A5: what forbids this item of a payment; the rest must still be payable after it."""
    if move == CHIT:
        return object_to_chit(box, s)
    if move == DONE:
        return object_to_ending(box, s)
    if move < DIE or move >= MOVE_COUNT:
        return Rule.D_A5
    die = move - DIE
    if nation_at_turn(s).unused[die] == 0:
        return Rule.D_C10
    if box.shows[die] == s.asked:
        return object_to_symbols(box, s, die)
    return object_to_trade(box, s, die)


@rule
def note_payments(box: Box, s: State) -> None:
    """D-A5: every item with which the payment may go on: the chit, and dice that are there."""
    nation = nation_at_turn(s)
    if object_to_ending(box, s) == Rule.NONE:
        allow(s, DONE)
    if object_to_chit(box, s) == Rule.NONE:
        allow(s, CHIT)
    dice = 0
    for die in range(DICE):
        if nation.unused[die] and object_to_payment(box, s, DIE + die) == Rule.NONE:
            dice |= 1 << die
    allow_many(s, DIE, dice)


@rule
def object_to_ending(box: Box, s: State) -> int:
    """D-A5, D-A5a: whoever may overpay says when it is enough; never before, nor in mid-trade."""
    if s.due > 0 or not box.overpaying:
        return Rule.D_A5
    return Rule.D_T5 if s.half else Rule.NONE


@rule
def object_to_symbols(box: Box, s: State, die: int) -> int:
    """D-A5, D-A5a: a die that shows the asked resource, larger faces first, nothing to spare.

    A face larger than what is due is lost beyond it (D-X3: a 3 pays a 2).
    """
    nation = nation_at_turn(s)
    if s.stage != Stage.SYMBOLS or not follows(box, s.last, die):
        return Rule.D_A5a
    later = symbols_after(box, nation, s.asked, die)
    if later + nation.chits[s.asked] + trades(box, nation, s.asked) < s.due:
        return Rule.D_A5a
    return Rule.NONE


@rule
def object_to_chit(box: Box, s: State) -> int:
    """D-A5, D-A5a: a chit pays exactly one, after the dice and before the trades."""
    nation = nation_at_turn(s)
    if nation.chits[s.asked] == 0:
        return Rule.D_C10
    if s.stage == Stage.TRADES:
        return Rule.D_A5a
    if nation.chits[s.asked] + trades(box, nation, s.asked) < s.due:
        return Rule.D_A5a
    return Rule.NONE


@rule
def object_to_trade(box: Box, s: State, die: int) -> int:
    """D-T1, D-T3, D-T5: half a trade; enough further dice must be left for all that is due, and
    for the other half where nothing is (D-A5a).

    `half` is 1 while the first half of a trade waits for the second.
    """
    if not can_be_traded_for(s.asked):
        return Rule.D_T3
    if s.stage == Stage.TRADES and die < s.last:
        return Rule.D_A5a
    nation, missing = nation_at_turn(s), 2 * max(s.due, 1) - s.half
    for other in range(die, DICE):
        if box.shows[other] != s.asked:
            missing -= nation.unused[other]
        if missing <= 0:
            return Rule.NONE
    return Rule.D_T5


@rule
def pay(box: Box, s: State, move: int) -> None:
    """D-A5: the item goes to the used area; surplus is lost, no change is given."""
    if move == CHIT:
        pay_chit(s)
    elif box.shows[move - DIE] == s.asked:
        pay_symbols(box, s, move - DIE)
    else:
        trade(s, move - DIE)


@rule
def pay_symbols(box: Box, s: State, die: int) -> None:
    use_die(nation_at_turn(s), die)
    s.last = die
    s.due -= box.symbols[die]
    tell(s, What.DIE_PAID, Rule.D_A5, seat_at_turn(s), die)


@rule
def pay_chit(s: State) -> None:
    use_chit(nation_at_turn(s), s.asked)
    s.stage = Stage.CHITS
    s.due -= 1
    tell(s, What.CHIT_PAID, Rule.D_A5, seat_at_turn(s), s.asked)


@rule
def trade(s: State, die: int) -> None:
    """D-T1, D-T2: two traded dice count as one unit; trading is not an action."""
    use_die(nation_at_turn(s), die)
    s.stage = Stage.TRADES
    s.last = die
    s.due -= s.half
    s.half = 1 - s.half
    tell(s, What.DIE_TRADED, Rule.D_T1, seat_at_turn(s), die)


@rule
def is_paid(box: Box, s: State) -> bool:
    """D-A5a: a price that is met is paid, unless its payer may go on and says when it is done."""
    return s.due <= 0 and not box.overpaying
