"""Rerolls by exact odds: which dice to roll again, and what the hand is worth then on average."""

from __future__ import annotations

from nations.compiling.rules import rule, silent
from nations.games.dice.skill.hand import capped, drop, fresh, keep_copy, loss, put_back
from nations.games.dice.skill.mind import COPY, MOST, RESOURCES, Mind
from nations.games.dice.skill.why import Why
from nations.games.dice.state import DICE, FACES, NOTHING, Box, colour_of
from nations.mind.told import because

HOPELESS = (1500,)
"""A die that is worth this many thousandths of a point more than a new roll of it is kept."""


@rule
def promise(box: Box, m: Mind, die: int) -> float:
    """What a new roll of a die alone brings, less what it shows."""
    return fresh(box, m, colour_of(die), 0.0) - loss(box, m, die)


@rule
def open_odds(m: Mind) -> None:
    """No dice are rolled: no symbols, for sure."""
    for resource in range(RESOURCES):
        for amount in range(MOST + 1):
            m.amount[resource].odds[amount] = 1.0 if amount == 0 else 0.0


@rule
def add_die(box: Box, m: Mind, colour: int) -> None:
    """One more die of a colour is rolled."""
    ways = 0
    for die in range(colour * FACES, (colour + 1) * FACES):
        ways += box.ways[die]
    for resource in range(RESOURCES):
        shown = 0
        for die in range(colour * FACES, (colour + 1) * FACES):
            if box.shows[die] == resource:
                shown += box.ways[die]
        if shown:
            add_faces(box, m, colour, resource, shown, ways)


@rule
def add_faces(box: Box, m: Mind, colour: int, resource: int, shown: int, ways: int) -> None:
    for amount in range(MOST + 1):
        m.mixed[amount] = m.amount[resource].odds[amount] * (ways - shown) / ways
    for die in range(colour * FACES, (colour + 1) * FACES):
        if box.shows[die] == resource:
            for amount in range(MOST + 1):
                chance = m.amount[resource].odds[amount] * box.ways[die] / ways
                m.mixed[capped(amount + box.symbols[die])] += chance
    for amount in range(MOST + 1):
        m.amount[resource].odds[amount] = m.mixed[amount]


@rule
def mean_worth(m: Mind) -> float:
    """What the hand is worth on average once the dice are rolled."""
    worth = 0.0
    for resource in range(RESOURCES):
        have = m.have[resource]
        for amount in range(MOST + 1):
            chance = m.amount[resource].odds[amount]
            if chance > 0:
                worth += chance * m.amount[resource].now[capped(have + amount)]
    return worth


@rule
def most_promising(box: Box, m: Mind, first: int) -> int:
    """The die from `first` on whose new roll promises most."""
    found, best = NOTHING, 0.0
    for die in range(first, DICE):
        if m.held[die]:
            hope = promise(box, m, die)
            if found == NOTHING or hope > best:
                found, best = die, hope
    return found


@rule
def best_reroll(box: Box, m: Mind, first: int, started: bool) -> float:
    """The mean worth after the best reroll, from a die on; `picked` says which dice.

    Dice are added one by one, those first that promise most; exact odds judge each set. The odds
    hold what was picked up before. The hand is left without the dice that were tried.
    """
    best = mean_worth(m) if started else -1e9
    count, kept = 0, 0
    while count < DICE - 1:
        die = most_promising(box, m, first)
        if die == NOTHING:
            break
        hopeless = promise(box, m, die) * 1000 < -HOPELESS[0]
        if hopeless and (started or count):
            break
        drop(box, m, die)
        add_die(box, m, colour_of(die))
        m.picked[count] = die
        count += 1
        worth = mean_worth(m)
        if worth > best:
            best, kept = worth, count
    m.picked[kept] = NOTHING
    return best


@silent
def tell_reroll(box: Box, m: Mind, part: float) -> None:
    """Says which dice are rolled again, what that brings most of, and how often there is more.

    Told: the dice as digits, the resource, and the chance in thousandths. The hand is as it was.
    """
    if m.told is None:
        return
    dice: list[int] = []
    while m.picked[len(dice)] != NOTHING:
        dice.append(m.picked[len(dice)])
    before = [m.have[resource] for resource in range(RESOURCES)]
    now = [m.amount[at].now[capped(before[at])] for at in range(RESOURCES)]
    keep_copy(m, COPY)
    open_odds(m)
    for die in dice:
        drop(box, m, die)
        add_die(box, m, colour_of(die))
    gains = [_mean(m, resource) - now[resource] for resource in range(RESOURCES)]
    best = max(range(RESOURCES), key=gains.__getitem__)
    left = m.have[best]
    chance = sum(m.amount[best].odds[at] for at in range(MOST + 1) if left + at > before[best])
    put_back(m, COPY)
    hoped = best if gains[best] > 0 and chance > 0 else NOTHING
    because(m, Why.REROLL, part, as_digits(dice), hoped, round(1000 * chance))


def _mean(m: Mind, resource: int) -> float:
    """What a resource is worth on average once the dice are rolled."""
    amount, have = m.amount[resource], m.have[resource]
    return sum(amount.odds[at] * amount.now[capped(have + at)] for at in range(MOST + 1))


def as_digits(dice: list[int]) -> int:
    """Dice as one number, read again by `of_digits`."""
    number = 1
    for die in dice:
        number = number * DICE + die
    return number


def of_digits(number: int) -> list[int]:
    dice: list[int] = []
    while number > 1:
        number, die = divmod(number, DICE)
        dice.insert(0, die)
    return dice
