"""Rerolls by exact odds: which dice to roll again, and what the hand is worth then on average."""

from __future__ import annotations

from nations.games.nations_dice.skill.hand import (
    HAVE,
    HELD,
    MOST,
    PICKED,
    RESOURCES,
    WIDTH,
    capped,
    drop,
    fresh,
    loss,
)
from nations.games.nations_dice.skill.layout import MIXED, ODDS, Hand, Tables
from nations.games.nations_dice.state import DICE, FACES, NOTHING, Box, colour_of
from nations.record import rule

HOPELESS = (1500,)
"""A die that is worth this many thousandths of a point more than a new roll of it is kept."""


@rule
def promise(box: Box, t: Tables, h: Hand, die: int) -> float:
    """What a new roll of a die alone brings, less what it shows."""
    return fresh(box, t, h, colour_of(die), 0.0) - loss(box, t, h, die)


@rule
def open_odds(t: Tables) -> None:
    """No dice are rolled: no symbols, for sure."""
    for resource in range(RESOURCES):
        for amount in range(MOST + 1):
            t[ODDS + resource][amount] = 1.0 if amount == 0 else 0.0


@rule
def add_die(box: Box, t: Tables, colour: int) -> None:
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
            add_faces(box, t, colour, resource, shown, ways)


@rule
def add_faces(box: Box, t: Tables, colour: int, resource: int, shown: int, ways: int) -> None:
    for amount in range(MOST + 1):
        t[MIXED][amount] = t[ODDS + resource][amount] * (ways - shown) / ways
    for die in range(colour * FACES, (colour + 1) * FACES):
        if box.shows[die] == resource:
            for amount in range(MOST + 1):
                chance = t[ODDS + resource][amount] * box.ways[die] / ways
                t[MIXED][capped(amount + box.symbols[die])] += chance
    for amount in range(MOST + 1):
        t[ODDS + resource][amount] = t[MIXED][amount]


@rule
def mean_worth(t: Tables, h: Hand) -> float:
    """What the hand is worth on average once the dice are rolled."""
    worth = 0.0
    for resource in range(RESOURCES):
        have = h[HAVE][resource]
        for amount in range(MOST + 1):
            chance = t[ODDS + resource][amount]
            if chance > 0:
                worth += chance * t[resource][capped(have + amount)]
    return worth


@rule
def most_promising(box: Box, t: Tables, h: Hand, first: int) -> int:
    """The die from `first` on whose new roll promises most."""
    found, best = NOTHING, 0.0
    for die in range(first, DICE):
        if h[HELD][die]:
            hope = promise(box, t, h, die)
            if found == NOTHING or hope > best:
                found, best = die, hope
    return found


@rule
def best_reroll(box: Box, t: Tables, h: Hand, first: int, started: bool) -> float:
    """The mean worth after the best reroll, from a die on; row PICKED says which dice.

    Dice are added one by one, those first that promise most; exact odds judge each set. The odds
    hold what was picked up before. The hand is left without the dice that were tried.
    """
    best = mean_worth(t, h) if started else -1e9
    count, kept = 0, 0
    while count < WIDTH - 1:
        die = most_promising(box, t, h, first)
        if die == NOTHING:
            break
        hopeless = promise(box, t, h, die) * 1000 < -HOPELESS[0]
        if hopeless and (started or count):
            break
        drop(box, h, die)
        add_die(box, t, colour_of(die))
        h[PICKED][count] = die
        count += 1
        worth = mean_worth(t, h)
        if worth > best:
            best, kept = worth, count
    h[PICKED][kept] = NOTHING
    return best
