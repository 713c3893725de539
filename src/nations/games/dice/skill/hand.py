"""The hand of a judgement: unused dice and chits, and what is lost with each die."""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.dice.skill.mind import INNER, MOST, RESOURCES, Mind
from nations.games.dice.state import (
    CHITS,
    DICE,
    FACES,
    FOOD,
    GOLD,
    NOTHING,
    STONE,
    Box,
    Nation,
    Stage,
)

TRADED_FOR = (FOOD, GOLD, STONE)


@rule
def take_hand(box: Box, nation: Nation, m: Mind) -> None:
    """D-C10: what a nation can use."""
    for resource in range(RESOURCES):
        m.have[resource] = nation.chits[resource]
    for chit in range(CHITS):
        m.chit[chit] = nation.chits[chit]
    for die in range(DICE):
        count = nation.unused[die]
        m.held[die] = count
        if count:
            m.have[box.shows[die]] += count * box.symbols[die]


@rule
def keep_copy(m: Mind, place: int) -> None:
    kept = m.kept[place]
    for die in range(DICE):
        kept.held[die] = m.held[die]
    for chit in range(CHITS):
        kept.chit[chit] = m.chit[chit]
        kept.have[chit] = m.have[chit]


@rule
def put_back(m: Mind, place: int) -> None:
    kept = m.kept[place]
    for die in range(DICE):
        m.held[die] = kept.held[die]
    for chit in range(CHITS):
        m.chit[chit] = kept.chit[chit]
        m.have[chit] = kept.have[chit]


@rule
def drop(box: Box, m: Mind, die: int) -> None:
    """A die leaves the hand."""
    m.held[die] -= 1
    m.have[box.shows[die]] -= box.symbols[die]


@rule
def add_chits(m: Mind, chit: int, count: int) -> None:
    """Chits come into the hand, or leave it."""
    m.chit[chit] += count
    if chit < RESOURCES:
        m.have[chit] += count


@rule
def dice_in(m: Mind) -> int:
    count = 0
    for die in range(DICE):
        count += m.held[die]
    return count


@rule
def capped(amount: int) -> int:
    return amount if amount < MOST else MOST


@rule
def loss(box: Box, m: Mind, die: int) -> float:
    """What the hand is worth less without a die; more symbols are missed a little more."""
    resource, symbols = box.shows[die], box.symbols[die]
    now, have = m.amount[resource].now, m.have[resource]
    return now[capped(have)] - now[capped(have - symbols)] + 0.001 * symbols


@rule
def least(box: Box, m: Mind, but: int, first: int) -> int:
    """The die from `first` on that is missed least, of those that do not show a resource."""
    found, best = NOTHING, 0.0
    for die in range(first, DICE):
        if m.held[die] and box.shows[die] != but:
            lost = loss(box, m, die)
            if found == NOTHING or lost < best:
                found, best = die, lost
    return found


@rule
def least_of_colour(box: Box, m: Mind, colour: int) -> int:
    """The die of a colour that is missed least."""
    found, best = NOTHING, 0.0
    for die in range(colour * FACES, (colour + 1) * FACES):
        if m.held[die]:
            lost = loss(box, m, die)
            if found == NOTHING or lost < best:
                found, best = die, lost
    return found


@rule
def fresh(box: Box, m: Mind, colour: int, floor: float) -> float:
    """What a newly rolled die of a colour adds on average."""
    worth, ways = 0.0, 0
    for die in range(colour * FACES, (colour + 1) * FACES):
        if box.ways[die]:
            resource = box.shows[die]
            now, have = m.amount[resource].now, m.have[resource]
            more = now[capped(have + box.symbols[die])] - now[capped(have)]
            worth += box.ways[die] * (more if more > floor else floor)
            ways += box.ways[die]
    return worth / ways


@rule
def as_it_lies(m: Mind) -> float:
    """The worth of all symbols, none traded."""
    worth = 0.0
    for resource in range(RESOURCES):
        worth += m.amount[resource].now[capped(m.have[resource])]
    return worth


@rule
def with_trades(box: Box, m: Mind) -> float:
    """The worth of a hand, with trades for one resource if they help (D-T1)."""
    plain = as_it_lies(m)
    best, dice = 0.0, dice_in(m)
    if dice < 2:
        return plain
    for resource in TRADED_FOR:
        now, have = m.amount[resource].now, m.have[resource]
        if have < MOST and now[capped(have + dice // 2)] - now[have] > best:
            best = max(best, trade_gain(box, m, resource))
    return plain + best


@rule
def trade_gain(box: Box, m: Mind, resource: int) -> float:
    """The most that is won by trading pairs of dice for a resource, those missed least first."""
    keep_copy(m, INNER)
    now, have = m.amount[resource].now, m.have[resource]
    lost, best, more, halves = 0.0, 0.0, 1, 0
    while have + more <= MOST:
        die = least(box, m, resource, 0)
        if die == NOTHING:
            break
        lost += loss(box, m, die)
        drop(box, m, die)
        halves += 1
        if halves == 2:
            best = max(best, now[have + more] - now[have] - lost)
            halves = 0
            more += 1
    put_back(m, INNER)
    return best


@rule
def pay(box: Box, m: Mind, resource: int, due: int, stage: int) -> None:
    """D-A5: pays in a way that costs little, from a stage of a payment on.

    Faces that fit go first, the largest before all; then ones and chits; what is missing is met by
    a larger face or by trades, whichever is missed less.
    """
    while due > 0:
        if stage == Stage.SYMBOLS:
            die = largest_fit(box, m, resource, due)
            over = smallest_above(box, m, resource, due)
            if over != NOTHING and not is_better_paid(box, m, resource, due, over):
                drop(box, m, over)
                return
            if die != NOTHING and (box.symbols[die] > 1 or m.chit[resource] < due):
                drop(box, m, die)
                due -= box.symbols[die]
                continue
        if m.chit[resource] > 0 and stage < Stage.TRADES:
            add_chits(m, resource, -1)
            due -= 1
        else:
            trade(box, m, resource, 2 * due, 0)
            return


@rule
def trade(box: Box, m: Mind, resource: int, dice: int, first: int) -> None:
    """D-T1: gives dice that do not show a resource, those missed least, from `first` on."""
    for _ in range(dice):
        die = least(box, m, resource, first)
        if die == NOTHING:
            return
        drop(box, m, die)


@rule
def fitting(box: Box, m: Mind, resource: int, due: int) -> int:
    """What chits and the dice that show no more than what is due can pay."""
    total = m.chit[resource]
    for die in range(DICE):
        if box.shows[die] == resource and box.symbols[die] <= due:
            total += m.held[die] * box.symbols[die]
    return total


@rule
def is_better_paid(box: Box, m: Mind, resource: int, due: int, over: int) -> bool:
    """Whether what fits, with trades, costs less than a face that is larger than what is due."""
    fits, have = fitting(box, m, resource, due), m.have[resource]
    if fits >= due:
        return True
    missing = 2 * (due - fits)
    die = least(box, m, resource, 0)
    if not is_traded(resource) or die == NOTHING or dice_in(m) < missing + 1:
        return False
    now = m.amount[resource].now
    lost = now[capped(have)] - now[capped(have - fits)]
    return lost + missing * (loss(box, m, die) + 0.1) < loss(box, m, over)


@rule
def is_traded(resource: int) -> bool:
    """D-T1, D-T3."""
    return resource == FOOD or resource == GOLD or resource == STONE


@rule
def largest_fit(box: Box, m: Mind, resource: int, due: int) -> int:
    """The die with the most symbols that are not more than due."""
    found, most = NOTHING, 0
    for die in range(DICE):
        if m.held[die] and box.shows[die] == resource and (most < box.symbols[die] <= due):
            found, most = die, box.symbols[die]
    return found


@rule
def smallest_above(box: Box, m: Mind, resource: int, due: int) -> int:
    """The die with the fewest symbols that are more than due."""
    found, fewest = NOTHING, MOST
    for die in range(DICE):
        if m.held[die] and box.shows[die] == resource and (due < box.symbols[die] < fewest):
            found, fewest = die, box.symbols[die]
    return found
