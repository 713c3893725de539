"""What amounts of resources are worth to the seat at turn within the round, as tables from 0 on."""

from __future__ import annotations

from math import sqrt

from nations.compiling.layout import Floats
from nations.compiling.rules import rule
from nations.games.dice.phases.actions import currency, price
from nations.games.dice.phases.payment import means
from nations.games.dice.skill.future import (
    chance_of,
    fill_die_worth,
    finished,
    given_up,
    hope_of,
    lead_worth,
    tile_worth,
)
from nations.games.dice.skill.mind import MOST, Mind, Weight
from nations.games.dice.state import (
    BOOK,
    COLOURS,
    FACES,
    FOOD,
    GOLD,
    NOTHING,
    ROWS,
    STONE,
    STRENGTH,
    Box,
    Nation,
    Phase,
    State,
    symbols_of,
)

CERTAIN = 0.15
"""How unsure a number is that is all but settled (in tables of whole numbers)."""
UNROLLED_GOLD, UNROLLED_STRENGTH = 3, 2
"""What a rival is likely to have who has not rolled yet."""


@rule
def fill_offers(box: Box, m: Mind, s: State, nation: Nation) -> None:
    """Every tile on the board: its worth to the nation, and the chance that it is left later."""
    fill_die_worth(box, m)
    m.given = given_up(box, m, nation)
    for at in range(ROWS * box.columns):
        tile = s.board[at]
        m.stays[at] = 1.0
        m.worth[at] = 0.0
        if tile != NOTHING:
            m.worth[at] = tile_worth(box, m, s, nation, tile)


@rule
def fill_stays(box: Box, m: Mind, s: State, seat: int) -> None:
    """Rivals who still act take what they can pay; alone, the four-sided die takes tiles."""
    for space in range(ROWS * box.columns):
        m.denied[space] = 0.0
    if box.seats == 1:
        fill_stays_alone(box, m, s)
        return
    for rival in range(box.seats):
        if rival != seat and not s.nation[rival].passed:
            fill_stays_against(box, m, s, s.nation[rival])


@rule
def fill_stays_alone(box: Box, m: Mind, s: State) -> None:
    """D-1c: after an action the lowest tile of a column may go."""
    for column in range(box.columns):
        for row in range(ROWS):
            space = row * box.columns + column
            if s.board[space] != NOTHING:
                m.stays[space] = 2 / 3 if box.tougher else 3 / 4
                break


@rule
def fill_stays_against(box: Box, m: Mind, s: State, rival: Nation) -> None:
    """What a rival wants most is lost first; to take it is worth some of the rival's loss."""
    gold, strength = UNROLLED_GOLD, UNROLLED_STRENGTH
    if rival.rolled:
        gold, strength = means(box, rival, GOLD), symbols_of(box, rival, STRENGTH)
    fill_theirs(box, m, s, rival, gold, strength)
    shared = sqrt(float(box.seats - 1))
    first, next_best = NOTHING, 0.0
    for space in range(ROWS * box.columns):
        mine = m.theirs[space]
        if mine <= 0:
            continue
        rank = 0
        for other in range(ROWS * box.columns):
            theirs = m.theirs[other]
            if theirs > mine or (theirs == mine and other < space):
                rank += 1
        if rank == 0:
            first = space
        elif rank == 1:
            next_best = mine
        lost = m.weight[Weight.LOST_FIRST] if rank == 0 else m.weight[Weight.LOST_NEXT]
        m.stays[space] *= 1 - lost / (1 if rank <= 2 else 3) / shared
    if first != NOTHING:
        m.denied[first] += m.weight[Weight.DENY] * (m.theirs[first] - next_best) / (box.seats - 1)


@rule
def fill_theirs(box: Box, m: Mind, s: State, rival: Nation, gold: int, strength: int) -> None:
    """What each tile is worth to a rival who can pay it, the dear ones less."""
    m.given = given_up(box, m, rival)
    for at in range(ROWS * box.columns):
        tile = s.board[at]
        m.theirs[at] = 0.0
        if tile != NOTHING and price(box, at) <= (
            gold if currency(box, tile) == GOLD else strength
        ):
            worth = tile_worth(box, m, s, rival, tile)
            m.theirs[at] = worth / sqrt(float(price(box, at)))


@rule
def fill_settled(box: Box, m: Mind, s: State, seat: int) -> None:
    """What amounts are worth if no more actions come: famine, books, order and war."""
    need = box.famine[s.event]
    for have in range(MOST + 1):
        m.amount[GOLD].passed[have] = 0.0
        m.amount[STONE].passed[have] = 0.0
        m.amount[FOOD].passed[have] = float(s.age) if have >= need else 0.0
        m.amount[BOOK].passed[have] = 0.0
        m.amount[STRENGTH].passed[have] = float(s.age) if have >= box.war[s.event] else 0.0
    for at in range(box.seats):
        if s.order[at] != seat:
            fill_order(box, m, s, seat, at)
            fill_race(box, m, s, seat, at)
    if box.seats == 1:
        add_race(box, m, s.nation[0].books, float(s.shadow), CERTAIN)


@rule
def fill_order(box: Box, m: Mind, s: State, seat: int, at: int) -> None:
    """D-O1: a place before a rival, by strength; ties keep their order."""
    rival = s.nation[s.order[at]]
    strength, unsure = float(UNROLLED_STRENGTH), m.weight[Weight.UNSURE_STRENGTH]
    if rival.rolled:
        strength = float(symbols_of(box, rival, STRENGTH))
        if rival.passed:
            unsure = CERTAIN
        else:
            strength *= m.weight[Weight.STRENGTH_KEPT]
    ahead = NOTHING
    for place in range(box.seats):
        if s.order[place] == seat:
            ahead = place
    edge = 0.5 if ahead < at else -0.5
    for have in range(MOST + 1):
        chance = chance_of(have - strength + edge, unsure)
        m.amount[STRENGTH].passed[have] += m.weight[Weight.PLACE] * chance


@rule
def fill_race(box: Box, m: Mind, s: State, seat: int, at: int) -> None:
    """D-B2: what books are worth against the rival at a place in the order."""
    rival = s.nation[s.order[at]]
    books, unsure = float(rival.books), CERTAIN
    if s.phase != Phase.STUDYING or at <= s.place:
        if not rival.rolled:
            books += m.weight[Weight.BOOKS_USED] * expected_books(box, rival)
            unsure = 2 * m.weight[Weight.UNSURE_BOOKS]
        elif rival.passed:
            books += symbols_of(box, rival, BOOK)
            unsure = 2 * CERTAIN
        else:
            books += m.weight[Weight.BOOKS_USED] * symbols_of(box, rival, BOOK)
            unsure = m.weight[Weight.UNSURE_BOOKS]
    add_race(box, m, s.nation[seat].books, books, unsure)


@rule
def expected_books(box: Box, nation: Nation) -> float:
    """The books that a nation that has not rolled can expect."""
    books = float(nation.chits[BOOK])
    for colour in range(COLOURS):
        shown, ways = 0, 0
        for die in range(colour * FACES, (colour + 1) * FACES):
            ways += box.ways[die]
            if box.shows[die] == BOOK:
                shown += box.ways[die] * box.symbols[die]
        books += nation.unrolled[colour] * shown / ways
    return books


@rule
def add_race(box: Box, m: Mind, books: int, rival: float, unsure: float) -> None:
    """More books than a rival score now; the lead goes with us into later rounds."""
    points = 2.0 if box.seats <= 2 else 1.0
    against = m.weight[Weight.AGAINST] / (box.seats - 1) if box.seats > 1 else 0.0
    for more in range(MOST + 1):
        lead = books + more - rival
        now = chance_of(lead - 0.5, unsure) - against * chance_of(-lead - 0.5, unsure)
        m.amount[BOOK].passed[more] += points * now + m.weight[Weight.LEAD] * lead_worth(lead)


@rule
def fill_tables(box: Box, m: Mind, s: State, nation: Nation, without: int, wonder: int) -> None:
    """What each amount is worth from the next action on, one space left out."""
    fill_budget(box, m, s, without, GOLD, m.amount[GOLD].now)
    fill_stone(box, m, s, nation, wonder)
    need = box.famine[s.event]
    near = m.weight[Weight.HOPE_FOOD] * s.age
    for have in range(MOST + 1):
        m.amount[FOOD].now[have] = s.age if have >= need else near * part(have, need)
        m.amount[BOOK].now[have] = m.amount[BOOK].passed[have]
    fill_strength(box, m, s, without)


@rule
def part(have: int, need: int) -> float:
    """How near an amount is to a need: the last symbols count most."""
    return 0.5 * have / need * (1.0 + have / need)


@rule
def fill_budget(box: Box, m: Mind, s: State, without: int, resource: int, best: Floats) -> None:
    """The best that each amount can buy later in the round."""
    for have in range(MOST + 1):
        best[have] = 0.0
    for space in range(ROWS * box.columns):
        tile = s.board[space]
        if tile == NOTHING or space == without or currency(box, tile) != resource:
            continue
        worth, cost = m.worth[space] * m.stays[space], price(box, space)
        if worth > 0:
            for less in range(MOST + 1 - cost):
                have = MOST - less
                best[have] = max(best[have], best[have - cost] + worth)


@rule
def fill_strength(box: Box, m: Mind, s: State, without: int) -> None:
    """Strength buys colonies, and what is left fights the war and sets the order."""
    fill_budget(box, m, s, without, STRENGTH, m.budget)
    need = box.war[s.event]
    near = m.weight[Weight.HOPE_STRENGTH] * s.age
    for have in range(MOST + 1):
        best = 0.0
        for paid in range(min(have, 6) + 1):
            kept = have - paid
            hope = near * part(kept, need) if kept < need else 0.0
            worth = m.budget[paid] + m.amount[STRENGTH].passed[kept] + hope
            if paid == 0 or worth > best:
                best = worth
        m.amount[STRENGTH].now[have] = best


@rule
def fill_stone(box: Box, m: Mind, s: State, nation: Nation, wonder: int) -> None:
    """Stone builds the wonder, or waits."""
    if wonder == NOTHING:
        for have in range(MOST + 1):
            m.amount[STONE].now[have] = 0.0
        return
    need, full = box.stone[wonder], finished(box, m, wonder)
    hope = hope_of(box, m, s, nation, wonder)
    near = (full - hope) * m.weight[Weight.HOPE_STONE]
    for have in range(MOST + 1):
        m.amount[STONE].now[have] = full if have >= need else hope + near * part(have, need)
