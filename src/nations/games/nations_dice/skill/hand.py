"""A hand of unused dice and chits as rows of numbers, and what is lost with each die.

`h` has three rows: dice by what they show, chits, and the symbols of each resource on both; three
more keep a copy. `t` are tables: a row for each resource, what each amount of it is worth.
"""

from __future__ import annotations

from nations.games.nations_dice.skill.layout import Hand, Tables
from nations.games.nations_dice.state import (
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
from nations.record import rule

HELD, CHIT, HAVE = 0, 1, 2
COPY = 3
INNER = 6
"""Where copies of the three rows are kept: one for a trial, one for a trial inside a trial."""
PICKED = 9
"""Dice to be rolled again, one after the other, up to NOTHING."""
ROLLS = 10
"""In a rollout: how often chance was asked for each purpose."""
ROWS_OF_HAND, WIDTH = 11, 24
RESOURCES = 5
MOST = 15
"""Amounts above are as good as this one: no famine, war or wonder asks for more."""
TRADED_FOR = (FOOD, GOLD, STONE)


@rule
def take_hand(box: Box, nation: Nation, h: Hand) -> None:
    """D-C10: what a nation can use."""
    for resource in range(RESOURCES):
        h[HAVE][resource] = nation.chits[resource]
    for chit in range(CHITS):
        h[CHIT][chit] = nation.chits[chit]
    for die in range(DICE):
        count = nation.unused[die]
        h[HELD][die] = count
        if count:
            h[HAVE][box.shows[die]] += count * box.symbols[die]


@rule
def keep_copy(h: Hand, place: int) -> None:
    for die in range(DICE):
        h[place][die] = h[HELD][die]
    for chit in range(CHITS):
        h[place + 1][chit] = h[CHIT][chit]
        h[place + 2][chit] = h[HAVE][chit]


@rule
def put_back(h: Hand, place: int) -> None:
    for die in range(DICE):
        h[HELD][die] = h[place][die]
    for chit in range(CHITS):
        h[CHIT][chit] = h[place + 1][chit]
        h[HAVE][chit] = h[place + 2][chit]


@rule
def drop(box: Box, h: Hand, die: int) -> None:
    """A die leaves the hand."""
    h[HELD][die] -= 1
    h[HAVE][box.shows[die]] -= box.symbols[die]


@rule
def add_chits(h: Hand, chit: int, count: int) -> None:
    """Chits come into the hand, or leave it."""
    h[CHIT][chit] += count
    if chit < RESOURCES:
        h[HAVE][chit] += count


@rule
def dice_in(h: Hand) -> int:
    count = 0
    for die in range(DICE):
        count += h[HELD][die]
    return count


@rule
def capped(amount: int) -> int:
    return amount if amount < MOST else MOST


@rule
def loss(box: Box, t: Tables, h: Hand, die: int) -> float:
    """What the hand is worth less without a die; more symbols are missed a little more."""
    resource, symbols = box.shows[die], box.symbols[die]
    have = h[HAVE][resource]
    return t[resource][capped(have)] - t[resource][capped(have - symbols)] + 0.001 * symbols


@rule
def least(box: Box, t: Tables, h: Hand, but: int, first: int) -> int:
    """The die from `first` on that is missed least, of those that do not show a resource."""
    found, best = NOTHING, 0.0
    for die in range(first, DICE):
        if h[HELD][die] and box.shows[die] != but:
            lost = loss(box, t, h, die)
            if found == NOTHING or lost < best:
                found, best = die, lost
    return found


@rule
def least_of_colour(box: Box, t: Tables, h: Hand, colour: int) -> int:
    """The die of a colour that is missed least."""
    found, best = NOTHING, 0.0
    for die in range(colour * FACES, (colour + 1) * FACES):
        if h[HELD][die]:
            lost = loss(box, t, h, die)
            if found == NOTHING or lost < best:
                found, best = die, lost
    return found


@rule
def fresh(box: Box, t: Tables, h: Hand, colour: int, floor: float) -> float:
    """What a newly rolled die of a colour adds on average."""
    worth, ways = 0.0, 0
    for die in range(colour * FACES, (colour + 1) * FACES):
        if box.ways[die]:
            resource = box.shows[die]
            have = h[HAVE][resource]
            more = t[resource][capped(have + box.symbols[die])] - t[resource][capped(have)]
            worth += box.ways[die] * (more if more > floor else floor)
            ways += box.ways[die]
    return worth / ways


@rule
def as_it_lies(t: Tables, h: Hand) -> float:
    """The worth of all symbols, none traded."""
    worth = 0.0
    for resource in range(RESOURCES):
        worth += t[resource][capped(h[HAVE][resource])]
    return worth


@rule
def with_trades(box: Box, t: Tables, h: Hand) -> float:
    """The worth of a hand, with trades for one resource if they help (D-T1)."""
    plain = as_it_lies(t, h)
    best, dice = 0.0, dice_in(h)
    if dice < 2:
        return plain
    for resource in TRADED_FOR:
        have = h[HAVE][resource]
        if have < MOST and t[resource][capped(have + dice // 2)] - t[resource][have] > best:
            best = max(best, trade_gain(box, t, h, resource))
    return plain + best


@rule
def trade_gain(box: Box, t: Tables, h: Hand, resource: int) -> float:
    """The most that is won by trading pairs of dice for a resource, those missed least first."""
    keep_copy(h, INNER)
    have, lost, best, more = h[HAVE][resource], 0.0, 0.0, 1
    halves = 0
    while have + more <= MOST:
        die = least(box, t, h, resource, 0)
        if die == NOTHING:
            break
        lost += loss(box, t, h, die)
        drop(box, h, die)
        halves += 1
        if halves == 2:
            best = max(best, t[resource][have + more] - t[resource][have] - lost)
            halves = 0
            more += 1
    put_back(h, INNER)
    return best


@rule
def pay(
    box: Box, t: Tables, h: Hand, resource: int, due: int, stage: int, first: int, half: int
) -> None:
    """D-A5: pays in a way that costs little, from a stage of a payment on.

    Faces that fit go first, the largest before all; then ones and chits; what is missing is met by
    a larger face or by trades, whichever is missed less. Traded dice are taken from `first` on.
    """
    while due > 0:
        if stage == Stage.SYMBOLS:
            die = largest_fit(box, h, resource, due)
            over = smallest_above(box, h, resource, due)
            if over != NOTHING and not is_better_paid(box, t, h, resource, due, over):
                drop(box, h, over)
                return
            if die != NOTHING and (box.symbols[die] > 1 or h[CHIT][resource] < due):
                drop(box, h, die)
                due -= box.symbols[die]
                continue
        if h[CHIT][resource] > 0 and stage < Stage.TRADES:
            add_chits(h, resource, -1)
            due -= 1
        else:
            for _ in range(2 * due - half):
                die = least(box, t, h, resource, first)
                if die == NOTHING:
                    return
                drop(box, h, die)
            return


@rule
def fitting(box: Box, h: Hand, resource: int, due: int) -> int:
    """What chits and the dice that show no more than what is due can pay."""
    total = h[CHIT][resource]
    for die in range(DICE):
        if box.shows[die] == resource and box.symbols[die] <= due:
            total += h[HELD][die] * box.symbols[die]
    return total


@rule
def is_better_paid(box: Box, t: Tables, h: Hand, resource: int, due: int, over: int) -> bool:
    """Whether what fits, with trades, costs less than a face that is larger than what is due."""
    fits, have = fitting(box, h, resource, due), h[HAVE][resource]
    if fits >= due:
        return True
    missing = 2 * (due - fits)
    die = least(box, t, h, resource, 0)
    if not is_traded(resource) or die == NOTHING or dice_in(h) < missing + 1:
        return False
    lost = t[resource][capped(have)] - t[resource][capped(have - fits)]
    return lost + missing * (loss(box, t, h, die) + 0.1) < loss(box, t, h, over)


@rule
def is_traded(resource: int) -> bool:
    """D-T1, D-T3."""
    return resource == FOOD or resource == GOLD or resource == STONE


@rule
def largest_fit(box: Box, h: Hand, resource: int, due: int) -> int:
    """The die with the most symbols that are not more than due."""
    found, most = NOTHING, 0
    for die in range(DICE):
        if h[HELD][die] and box.shows[die] == resource and most < box.symbols[die] <= due:
            found, most = die, box.symbols[die]
    return found


@rule
def smallest_above(box: Box, h: Hand, resource: int, due: int) -> int:
    """The die with the fewest symbols that are more than due."""
    found, fewest = NOTHING, MOST
    for die in range(DICE):
        if h[HELD][die] and box.shows[die] == resource and due < box.symbols[die] < fewest:
            found, fewest = die, box.symbols[die]
    return found
