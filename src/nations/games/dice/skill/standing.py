"""How a seat stands between two rounds: the features that are weighed, and their worth."""

from __future__ import annotations

from nations.compiling.layout import Floats
from nations.compiling.rules import rule
from nations.games.dice.phases.end import tile_points, winner
from nations.games.dice.skill.future import LATER, chance_to_build, lead_worth
from nations.games.dice.skill.mind import FEATURES, INPUTS, Foresight, Input, Mind, Weight
from nations.games.dice.state import (
    AGES,
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    FACES,
    MILITARY,
    NOTHING,
    PRINTED,
    Box,
    Nation,
    Phase,
    State,
)
from nations.kernel.powers import exp
from nations.mind.net import hear, rate, share_chances

LOWEST = -1.0e9


@rule
def fill_features(box: Box, s: State, seat: int, f: Floats) -> None:
    """What a seat has at the start of a round, by the places of the weights."""
    nation = s.nation[seat]
    for at in range(FEATURES):
        f[at] = 0.0
    for colour in range(COLOURS):
        count_dice(box, nation, colour, f)
    for chit in range(CHITS):
        f[Weight.A_CHIT + chit] = float(nation.chits[chit] + nation.used_chits[chit])
    for space in range(DEVELOPMENTS):
        if nation.development[space] == PRINTED:
            f[Weight.PRINTED_SPACE] += 1.0
    if nation.wonder != NOTHING:
        chance = chance_to_build(box, nation, nation.wonder, AGES + 1 - s.age)
        f[Weight.UNBUILT] = chance * box.vp[nation.wonder]
        chit = box.chit[nation.wonder]
        if chit != NOTHING:
            f[Weight.A_CHIT + chit] += LATER[0] / 100 * chance
    compare(box, s, seat, f)


@rule
def note_inputs(box: Box, s: State, m: Foresight, seat: int) -> None:
    """All that the standing is taught with, into a seat's part of `x`: the features, and more."""
    f, first, nation = m.x, seat * INPUTS, s.nation[seat]
    fill_features(box, s, seat, m.feature)
    for at in range(FEATURES):
        f[first + at] = m.feature[at]
    for at in range(first + FEATURES, first + INPUTS):
        f[at] = 0.0
    f[first + Input.POINTS] = float(points_so_far(box, s, seat))
    for colour in range(COLOURS):
        dice = nation.used[colour] + nation.unrolled[colour]
        for die in range(colour * FACES, (colour + 1) * FACES):
            dice += nation.unused[die]
        f[first + Input.DICE + colour] = float(dice)
    note_developments(box, nation, f, first)
    if nation.advisor != NOTHING:
        f[first + Input.ADVISOR_POINTS] = float(box.vp[nation.advisor])
        f[first + Input.ADVISOR_REROLLS] = float(nation.advisor_gave)
    if nation.wonder != NOTHING:
        f[first + Input.WONDER] = 1.0
        f[first + Input.WONDER_POINTS] = float(box.vp[nation.wonder])
        f[first + Input.WONDER_STONE] = float(box.stone[nation.wonder])
    f[first + Input.BOOKS] = float(nation.books)
    f[first + Input.FIRST] = 1.0 if s.order[0] == seat else 0.0
    f[first + Input.LAST] = 1.0 if s.order[box.seats - 1] == seat else 0.0


@rule
def note_developments(box: Box, nation: Nation, f: Floats, first: int) -> None:
    """What developments bring, and the one that brings least."""
    points, dice, sum_ = 99, 99, 0
    for space in range(DEVELOPMENTS):
        tile = nation.development[space]
        worth = 0 if tile == PRINTED else box.vp[tile]
        sum_ += worth
        points = min(points, worth)
        dice = min(dice, nation.gave[space])
        if tile != PRINTED and box.kind[tile] == MILITARY:
            f[first + Input.MILITARY] += 1.0
    f[first + Input.KEPT_POINTS] = float(sum_)
    f[first + Input.LEAST_POINTS] = float(points)
    f[first + Input.LEAST_DICE] = float(dice)


@rule
def count_dice(box: Box, nation: Nation, colour: int, f: Floats) -> None:
    """The dice of a colour, and the symbols that they show on average."""
    dice, ways = nation.used[colour] + nation.unrolled[colour], 0
    for die in range(colour * FACES, (colour + 1) * FACES):
        dice += nation.unused[die]
        ways += box.ways[die]
    f[Weight.A_DIE] += dice
    for die in range(colour * FACES, (colour + 1) * FACES):
        if box.ways[die]:
            f[Weight.SYMBOL + box.shows[die]] += dice * box.ways[die] * box.symbols[die] / ways


@rule
def compare(box: Box, s: State, seat: int, f: Floats) -> None:
    """The place in the order and the lead in books, against each rival."""
    behind = False
    for at in range(box.seats):
        rival = s.order[at]
        if rival == seat:
            behind = True
            continue
        if behind:
            f[Weight.PLACE] += 1.0
        f[Weight.LEAD] += lead_worth(float(s.nation[seat].books - s.nation[rival].books))
    if box.seats == 1:
        f[Weight.LEAD] += lead_worth(float(s.nation[seat].books - s.shadow))


@rule
def points_so_far(box: Box, s: State, seat: int) -> int:
    """The VP on the track and on the tiles."""
    return s.nation[seat].vp + tile_points(box, s, seat)


@rule
def standing(box: Box, s: State, m: Mind, seat: int) -> float:
    """What a seat has at the start of a round, in points of the end."""
    fill_features(box, s, seat, m.feature)
    worth = float(points_so_far(box, s, seat))
    for at in range(FEATURES):
        worth += m.standing[at] * m.feature[at]
    return worth


@rule
def chance_to_win(box: Box, s: State, m: Mind, seat: int) -> float:
    """The chance to win, by the weights of the round that has just ended; alone, the points."""
    if s.phase == Phase.OVER:
        if box.seats == 1:
            return float(s.nation[seat].vp)
        return 1.0 if winner(box, s) == seat else 0.0
    mine = standing(box, s, m, seat)
    if box.seats == 1:
        return mine + m.standing[Weight.SURPLUS]
    total = 0.0
    for rival in range(box.seats):
        if rival != seat:
            total += exp(m.standing[Weight.SCALE] * (standing(box, s, m, rival) - mine))
    return 1.0 / (1.0 + total)


@rule
def note_chances(box: Box, s: State, m: Foresight) -> None:
    """What a position after a round is worth to each seat, by what games taught: the chance to win;
    alone, the points."""
    if s.phase == Phase.OVER:
        for seat in range(box.seats):
            m.chance[seat] = chance_to_win(box, s, m, seat)
        return
    for seat in range(box.seats):
        note_inputs(box, s, m, seat)
    net = m.net[0]
    hear(net, m.x, INPUTS, box.seats, NOTHING)
    for seat in range(box.seats):
        m.chance[seat] = rate(net, m.x, INPUTS, seat, NOTHING, s.age - 2)
    if box.seats > 1:
        share_chances(m.chance, box.seats, LOWEST)
