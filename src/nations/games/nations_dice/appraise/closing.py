"""The appraisal of what comes after the actions: books and famine (D-B1, D-F1)."""

from __future__ import annotations

from collections.abc import Iterator

from nations.games.nations_dice import moves
from nations.games.nations_dice.appraise.outlook import NONE, Opinion, Outlook
from nations.games.nations_dice.appraise.purse import MOST, Due, Purse
from nations.games.nations_dice.state import BOOK, FOOD

USED_ANYWAY = 0.001
"""What a book is worth if nothing else decides: there is no other use for it later."""


def appraise_books(o: Outlook, numbers: list[int]) -> list[Opinion]:
    """Which dice to use for books: all, but for those that the famine needs as trades (D-T1)."""
    best: dict[int, tuple[float, int]] = {}
    for first, books, left in _uses(o):
        worth = _books_worth(o, books, left)
        if first not in best or worth > best[first][0]:
            best[first] = worth, books
    nothing = best[moves.DONE][0]
    return [_use(number, *best[number], nothing) for number in numbers]


def _use(number: int, worth: float, books: int, nothing: float) -> Opinion:
    if number == moves.DONE:
        return Opinion(0.0, "reason-done", {})
    return Opinion(worth - nothing, "reason-books", {"books": books})


def _books_worth(o: Outlook, books: int, left: Purse) -> float:
    """The place in the race, and the famine and the war with what is left."""
    tables = [NONE, NONE, o.fed, NONE, o.won]
    race = o.book[min(books, MOST)] + USED_ANYWAY * books
    return race + o.facts.planner.value(tables, left)


def _uses(o: Outlook) -> Iterator[tuple[int, int, Purse]]:
    """Every set of books to use: the first move of it, its books, and what is left."""
    last, purse, box = o.s.last, o.purse, o.box
    dice = [die for die in o.facts.dice.all if box.shows[die] == BOOK and purse.dice[die]]
    sets: list[tuple[int, int, Purse]] = [(moves.DONE, 0, purse)]
    for die in (die for die in dice if die >= last):
        for first, books, left in list(sets):
            for count in range(1, left.dice[die] + 1):
                fewer = left.copy()
                fewer.drop(box, die, count)
                start = moves.DIE + die if first == moves.DONE else first
                sets.append((start, books + count * box.symbols[die], fewer))
    yield from sets
    for first, books, left in sets:
        for count in range(1, left.chits[BOOK] + 1):
            yield (moves.CHIT if first == moves.DONE else first), books + count, left


def appraise_famine(o: Outlook, numbers: list[int]) -> list[Opinion]:
    """The age's points against the strength that would be traded away (D-F1, D-W1)."""
    tables = [NONE, NONE, NONE, NONE, o.won]
    need = o.box.famine[o.s.event]
    left, _ = o.facts.planner.pay(tables, o.purse, Due(FOOD, need))
    plain = o.facts.planner.plain
    worth = o.s.age + plain(tables, left.totals) - plain(tables, o.purse.totals)
    feed = Opinion(worth, "reason-feed", {"food": need, "points": o.s.age})
    starve = Opinion(0.0, "reason-starve", {"points": o.s.age})
    return [feed if number == moves.FEED else starve for number in numbers]
