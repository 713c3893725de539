"""What amounts of resources are worth to the seat at turn within the round, as tables from 0 on."""

from __future__ import annotations

from math import sqrt

from nations.games.nations_dice.phases.actions import currency, price
from nations.games.nations_dice.phases.payment import means
from nations.games.nations_dice.skill.future import (
    chance_of,
    fill_die_worth,
    finished,
    given_up,
    hope_of,
    lead_worth,
    tile_worth,
)
from nations.games.nations_dice.skill.hand import HAVE, MOST
from nations.games.nations_dice.skill.layout import (
    AGAINST,
    BOOKS_USED,
    BUDGET,
    DENIED,
    DENY,
    HOPE_FOOD,
    HOPE_STONE,
    HOPE_STRENGTH,
    LEAD,
    LOST_FIRST,
    LOST_NEXT,
    PASSED,
    PLACE,
    STAYS,
    STRENGTH_KEPT,
    THEIRS,
    UNSURE_BOOKS,
    UNSURE_STRENGTH,
    WORTH,
    Floats,
    Hand,
    Tables,
)
from nations.games.nations_dice.state import (
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
from nations.record import rule

CERTAIN = 0.15
"""How unsure a number is that is all but settled (in tables of whole numbers)."""
UNROLLED_GOLD, UNROLLED_STRENGTH = 3, 2
"""What a rival is likely to have who has not rolled yet."""


@rule
def fill_offers(box: Box, w: Floats, t: Tables, s: State, nation: Nation, h: Hand) -> None:
    """Every tile on the board: its worth to the nation, and the chance that it is left later."""
    fill_die_worth(box, w, t)
    space = given_up(box, w, t, nation)
    stone = h[HAVE][STONE]
    for at in range(ROWS * box.columns):
        tile = s.board[at]
        t[STAYS][at] = 1.0
        t[WORTH][at] = 0.0
        if tile != NOTHING:
            t[WORTH][at] = tile_worth(box, w, t, s, nation, tile, space, stone)


@rule
def fill_stays(box: Box, w: Floats, t: Tables, s: State, seat: int) -> None:
    """Rivals who still act take what they can pay; alone, the four-sided die takes tiles."""
    for space in range(ROWS * box.columns):
        t[DENIED][space] = 0.0
    if box.seats == 1:
        fill_stays_alone(box, t, s)
        return
    for rival in range(box.seats):
        if rival != seat and not s.nation[rival].passed:
            fill_stays_against(box, w, t, s, s.nation[rival])


@rule
def fill_stays_alone(box: Box, t: Tables, s: State) -> None:
    """D-1c: after an action the lowest tile of a column may go."""
    for column in range(box.columns):
        for row in range(ROWS):
            space = row * box.columns + column
            if s.board[space] != NOTHING:
                t[STAYS][space] = 2 / 3 if box.tougher else 3 / 4
                break


@rule
def fill_stays_against(box: Box, w: Floats, t: Tables, s: State, rival: Nation) -> None:
    """What a rival wants most is lost first; to take it is worth some of the rival's loss."""
    gold, strength = UNROLLED_GOLD, UNROLLED_STRENGTH
    if rival.rolled:
        gold, strength = means(box, rival, GOLD), symbols_of(box, rival, STRENGTH)
    fill_theirs(box, w, t, s, rival, gold, strength)
    shared = sqrt(float(box.seats - 1))
    first, next_best = NOTHING, 0.0
    for space in range(ROWS * box.columns):
        mine = t[THEIRS][space]
        if mine <= 0:
            continue
        rank = 0
        for other in range(ROWS * box.columns):
            theirs = t[THEIRS][other]
            if theirs > mine or (theirs == mine and other < space):
                rank += 1
        if rank == 0:
            first = space
        elif rank == 1:
            next_best = mine
        lost = w[LOST_FIRST] if rank == 0 else w[LOST_NEXT]
        t[STAYS][space] *= 1 - lost / (1 if rank <= 2 else 3) / shared
    if first != NOTHING:
        t[DENIED][first] += w[DENY] * (t[THEIRS][first] - next_best) / (box.seats - 1)


@rule
def fill_theirs(
    box: Box, w: Floats, t: Tables, s: State, rival: Nation, gold: int, strength: int
) -> None:
    """What each tile is worth to a rival who can pay it, the dear ones less."""
    space = given_up(box, w, t, rival)
    stone = symbols_of(box, rival, STONE)
    for at in range(ROWS * box.columns):
        tile = s.board[at]
        t[THEIRS][at] = 0.0
        if tile != NOTHING and price(box, at) <= (
            gold if currency(box, tile) == GOLD else strength
        ):
            worth = tile_worth(box, w, t, s, rival, tile, space, stone)
            t[THEIRS][at] = worth / sqrt(float(price(box, at)))


@rule
def fill_settled(box: Box, w: Floats, t: Tables, s: State, seat: int) -> None:
    """What amounts are worth if no more actions come: famine, books, order and war."""
    need = box.famine[s.event]
    for have in range(MOST + 1):
        t[PASSED + GOLD][have] = 0.0
        t[PASSED + STONE][have] = 0.0
        t[PASSED + FOOD][have] = float(s.age) if have >= need else 0.0
        t[PASSED + BOOK][have] = 0.0
        t[PASSED + STRENGTH][have] = float(s.age) if have >= box.war[s.event] else 0.0
    for at in range(box.seats):
        if s.order[at] != seat:
            fill_order(box, w, t, s, seat, at)
            fill_race(box, w, t, s, seat, at)
    if box.seats == 1:
        add_race(box, w, t, s.nation[0].books, float(s.shadow), CERTAIN)


@rule
def fill_order(box: Box, w: Floats, t: Tables, s: State, seat: int, at: int) -> None:
    """D-O1: a place before a rival, by strength; ties keep their order."""
    rival = s.nation[s.order[at]]
    strength, unsure = float(UNROLLED_STRENGTH), w[UNSURE_STRENGTH]
    if rival.rolled:
        strength = float(symbols_of(box, rival, STRENGTH))
        if rival.passed:
            unsure = CERTAIN
        else:
            strength *= w[STRENGTH_KEPT]
    ahead = NOTHING
    for place in range(box.seats):
        if s.order[place] == seat:
            ahead = place
    edge = 0.5 if ahead < at else -0.5
    for have in range(MOST + 1):
        t[PASSED + STRENGTH][have] += w[PLACE] * chance_of(have - strength + edge, unsure)


@rule
def fill_race(box: Box, w: Floats, t: Tables, s: State, seat: int, at: int) -> None:
    """D-B2: what books are worth against the rival at a place in the order."""
    rival = s.nation[s.order[at]]
    books, unsure = float(rival.books), CERTAIN
    if s.phase != Phase.STUDYING or at <= s.at:
        if not rival.rolled:
            books += w[BOOKS_USED] * expected_books(box, rival)
            unsure = 2 * w[UNSURE_BOOKS]
        elif rival.passed:
            books += symbols_of(box, rival, BOOK)
            unsure = 2 * CERTAIN
        else:
            books += w[BOOKS_USED] * symbols_of(box, rival, BOOK)
            unsure = w[UNSURE_BOOKS]
    add_race(box, w, t, s.nation[seat].books, books, unsure)


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
def add_race(box: Box, w: Floats, t: Tables, books: int, rival: float, unsure: float) -> None:
    """More books than a rival score now; the lead goes with us into later rounds."""
    points = 2.0 if box.seats <= 2 else 1.0
    against = w[AGAINST] / (box.seats - 1) if box.seats > 1 else 0.0
    for more in range(MOST + 1):
        lead = books + more - rival
        now = chance_of(lead - 0.5, unsure) - against * chance_of(-lead - 0.5, unsure)
        t[PASSED + BOOK][more] += points * now + w[LEAD] * lead_worth(lead)


@rule
def fill_tables(
    box: Box, w: Floats, t: Tables, s: State, nation: Nation, without: int, wonder: int
) -> None:
    """What each amount is worth from the next action on, one space left out."""
    fill_budget(box, t, s, without, GOLD, GOLD)
    fill_stone(box, w, t, s, nation, wonder)
    need = box.famine[s.event]
    near = w[HOPE_FOOD] * s.age
    for have in range(MOST + 1):
        t[FOOD][have] = s.age if have >= need else near * part(have, need)
        t[BOOK][have] = t[PASSED + BOOK][have]
    fill_strength(box, w, t, s, without)


@rule
def part(have: int, need: int) -> float:
    """How near an amount is to a need: the last symbols count most."""
    return 0.5 * have / need * (1.0 + have / need)


@rule
def fill_budget(box: Box, t: Tables, s: State, without: int, resource: int, row: int) -> None:
    """The best that each amount can buy later in the round."""
    for have in range(MOST + 1):
        t[row][have] = 0.0
    for space in range(ROWS * box.columns):
        tile = s.board[space]
        if tile == NOTHING or space == without or currency(box, tile) != resource:
            continue
        worth, cost = t[WORTH][space] * t[STAYS][space], price(box, space)
        if worth > 0:
            for less in range(MOST + 1 - cost):
                have = MOST - less
                t[row][have] = max(t[row][have], t[row][have - cost] + worth)


@rule
def fill_strength(box: Box, w: Floats, t: Tables, s: State, without: int) -> None:
    """Strength buys colonies, and what is left fights the war and sets the order."""
    fill_budget(box, t, s, without, STRENGTH, BUDGET)
    need = box.war[s.event]
    near = w[HOPE_STRENGTH] * s.age
    for have in range(MOST + 1):
        best = 0.0
        for paid in range(min(have, 6) + 1):
            kept = have - paid
            hope = near * part(kept, need) if kept < need else 0.0
            worth = t[BUDGET][paid] + t[PASSED + STRENGTH][kept] + hope
            if paid == 0 or worth > best:
                best = worth
        t[STRENGTH][have] = best


@rule
def fill_stone(box: Box, w: Floats, t: Tables, s: State, nation: Nation, wonder: int) -> None:
    """Stone builds the wonder, or waits."""
    if wonder == NOTHING:
        for have in range(MOST + 1):
            t[STONE][have] = 0.0
        return
    need, full = box.stone[wonder], finished(box, w, wonder)
    hope = hope_of(box, w, s, nation, wonder)
    near = (full - hope) * w[HOPE_STONE]
    for have in range(MOST + 1):
        t[STONE][have] = full if have >= need else hope + near * part(have, need)
