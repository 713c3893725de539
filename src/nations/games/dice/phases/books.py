"""Books: each player may use books, in reverse order; then they score."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.moves import CHIT, DIE, DONE
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    BOOK,
    DICE,
    NOTHING,
    Box,
    Phase,
    State,
    nation_at_turn,
    seat_at_turn,
    use_chit,
    use_die,
)
from nations.kernel.choices import allow_many


@rule
def object_to_study(box: Box, s: State, move: int) -> int:
    """D-B1, D-T3: any unused dice and chits that show books, no trades; each set in one order."""
    nation = nation_at_turn(s)
    if move == DONE:
        return Rule.NONE
    if move == CHIT:
        return Rule.D_C10 if nation.chits[BOOK] == 0 else Rule.NONE
    die = move - DIE
    if die < 0 or die >= DICE:
        return Rule.D_B1
    if nation.unused[die] == 0:
        return Rule.D_C10
    if box.shows[die] != BOOK or die < s.last:
        return Rule.D_B1
    return Rule.NONE


@rule
def note_books(box: Box, s: State) -> None:
    """D-B1: every die and chit that may be used for books, and the end of it."""
    books = 0
    for move in range(DONE, DIE + DICE):
        if object_to_study(box, s, move) == Rule.NONE:
            books |= 1 << move - DONE
    allow_many(s, DONE, books)


@rule
def study(box: Box, s: State, move: int) -> None:
    """D-B1, D-B1a: a die counts with all its books; each player decides once, the last first."""
    nation = nation_at_turn(s)
    if move == DONE:
        tell(s, What.BOOKS_DONE, Rule.D_B1, seat_at_turn(s), nation.books)
        s.last = NOTHING
        s.place -= 1
        if s.place < 0:
            s.phase = Phase.BOOKS
    elif move == CHIT:
        use_chit(nation, BOOK)
        nation.books += 1
        s.last = DICE
        tell(s, What.BOOK_CHIT_USED, Rule.D_B1, seat_at_turn(s))
    else:
        use_die(nation, move - DIE)
        nation.books += box.symbols[move - DIE]
        s.last = move - DIE
        tell(s, What.BOOK_DIE_USED, Rule.D_B1, seat_at_turn(s), move - DIE)


@rule
def score_books(box: Box, s: State) -> None:
    """D-B2, D-X2: 1 VP for every other player with fewer books (2 VP with two players or alone)."""
    for at in range(box.seats):
        seat = s.order[at]
        points = fewer_books(box, s, seat) * (2 if box.seats <= 2 else 1)
        s.nation[seat].vp += points
        tell(s, What.BOOKS_SCORED, Rule.D_1e if box.seats == 1 else Rule.D_B2, seat, points)
    s.place = box.seats - 1
    s.phase = Phase.FEEDING


@rule
def fewer_books(box: Box, s: State, seat: int) -> int:
    """D-B2, D-1e: how many others, the shadow in solo, have fewer books; equals count for none."""
    books = s.nation[seat].books
    count = 1 if box.seats == 1 and s.shadow < books else 0
    for other in range(box.seats):
        if s.nation[other].books < books:
            count += 1
    return count
