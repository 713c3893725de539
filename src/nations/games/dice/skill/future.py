"""What things are worth beyond the round: dice, chits, tiles, places, books. In victory points."""

from __future__ import annotations

from math import sqrt

from nations.compiling.rules import rule
from nations.games.dice.skill.mind import Mind, Weight
from nations.games.dice.state import (
    ADVISOR,
    AGES,
    COLONY,
    COLOURS,
    DEVELOPMENTS,
    FACES,
    MILITARY,
    NOTHING,
    PRINTED,
    REROLL,
    STONE,
    WHITE,
    Box,
    Nation,
    State,
    symbols_of,
)
from nations.kernel.powers import power

BUILT = (90,)
"""How sure it can be, in percent, that a wonder is built in a later round."""
LATER = (60,)
"""What part of its chit, in percent, is left by then."""


@rule
def chance_of(lead: float, unsure: float) -> float:
    """A chance that grows with a lead: a half where it is 0."""
    x = lead / unsure
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


@rule
def lead_worth(lead: float) -> float:
    """How far a lead in books counts: the first books most, from -1 to 1."""
    return lead / (3.0 + abs(lead))


@rule
def fill_die_worth(box: Box, m: Mind) -> None:
    """A die of each colour in later rounds: the mean over its faces."""
    for colour in range(COLOURS):
        worth, ways = 0.0, 0
        for die in range(colour * FACES, (colour + 1) * FACES):
            if box.ways[die]:
                worth += box.ways[die] * box.symbols[die] * m.weight[Weight.SYMBOL + box.shows[die]]
                ways += box.ways[die]
        m.die[colour] = m.weight[Weight.A_DIE] + worth / ways


@rule
def colour_given(box: Box, tile: int) -> int:
    """The colour of the dice of a development on the board."""
    return WHITE if tile == PRINTED else box.colour[tile]


@rule
def keep_worth(box: Box, m: Mind, nation: Nation, space: int) -> float:
    """What a development on the board will still bring: points, and dice in later rounds."""
    tile = nation.development[space]
    dice = nation.gave[space] * m.die[colour_given(box, tile)]
    return dice + (m.weight[Weight.PRINTED_SPACE] if tile == PRINTED else box.vp[tile])


@rule
def given_up(box: Box, m: Mind, nation: Nation) -> int:
    """The development that will be missed least."""
    found, best = 0, keep_worth(box, m, nation, 0)
    for space in range(1, DEVELOPMENTS):
        worth = keep_worth(box, m, nation, space)
        if worth < best:
            found, best = space, worth
    return found


@rule
def new_dice(box: Box, s: State, nation: Nation, tile: int, space: int) -> int:
    """D-A7a: as many dice as the supply has, with those that are returned."""
    dice, colour = box.dice[tile], box.colour[tile]
    if not box.limited:
        return dice
    same = colour == colour_given(box, nation.development[space])
    there = s.supply[colour] + (nation.gave[space] if same else 0)
    return min(dice, there)


@rule
def chit_worth(m: Mind, chit: int) -> float:
    return 0.0 if chit == NOTHING else m.weight[Weight.A_CHIT + chit]


@rule
def finished(box: Box, m: Mind, wonder: int) -> float:
    """What a finished wonder brings beyond this round."""
    return box.vp[wonder] + chit_worth(m, box.chit[wonder])


@rule
def stone_in_a_round(box: Box, nation: Nation) -> float:
    """The stone that a nation can expect in a later round."""
    stone = float(nation.chits[STONE] + nation.used_chits[STONE])
    for colour in range(COLOURS):
        dice = nation.used[colour] + nation.unrolled[colour]
        shown, ways = 0, 0
        for die in range(colour * FACES, (colour + 1) * FACES):
            dice += nation.unused[die]
            ways += box.ways[die]
            if box.shows[die] == STONE:
                shown += box.ways[die] * box.symbols[die]
        stone += dice * shown / ways
    return stone


@rule
def chance_to_build(box: Box, nation: Nation, wonder: int, rounds: int) -> float:
    """The chance that a wonder is built in one of some later rounds; by trades too, dearly."""
    once = chance_of(stone_in_a_round(box, nation) + 0.4 - box.stone[wonder], 1.0)
    return 1.0 - power(1.0 - once, rounds)


@rule
def hope_of(box: Box, m: Mind, s: State, nation: Nation, wonder: int) -> float:
    """What a wonder under construction is worth if it is not built in this round."""
    if wonder == NOTHING or s.age == AGES:
        return 0.0
    chance = chance_to_build(box, nation, wonder, AGES - s.age)
    points = min(BUILT[0] / 100, m.weight[Weight.UNBUILT] * chance) * box.vp[wonder]
    return points + LATER[0] / 100 * chance * chit_worth(m, box.chit[wonder])


@rule
def wonder_worth(box: Box, m: Mind, s: State, nation: Nation, wonder: int) -> float:
    """What a wonder under construction is worth with the stone at hand."""
    if wonder == NOTHING:
        return 0.0
    if symbols_of(box, nation, STONE) >= box.stone[wonder]:
        return finished(box, m, wonder) * m.weight[Weight.IN_REACH]
    return hope_of(box, m, s, nation, wonder)


@rule
def tile_worth(box: Box, m: Mind, s: State, nation: Nation, tile: int) -> float:
    """What a tile brings beyond this round, less what it replaces (see `given`)."""
    kind, points = box.kind[tile], float(box.vp[tile])
    if kind <= MILITARY:
        dice = new_dice(box, s, nation, tile, m.given) * m.die[box.colour[tile]]
        return points + dice - keep_worth(box, m, nation, m.given)
    if kind == ADVISOR:
        old = 0 if nation.advisor == NOTHING else box.vp[nation.advisor]
        more = box.rerolls[tile] - nation.advisor_gave
        return points - old + more * m.weight[Weight.A_CHIT + REROLL]
    if kind == COLONY:
        return points + chit_worth(m, box.chit[tile])
    new = wonder_worth(box, m, s, nation, tile)
    return new - wonder_worth(box, m, s, nation, nation.wonder)
