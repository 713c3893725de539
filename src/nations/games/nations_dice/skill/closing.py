"""An opinion on the decisions after the actions: books, famine, and the food that it costs."""

from __future__ import annotations

from nations.choices import allows
from nations.games.nations_dice.moves import (
    CHIT,
    DIE,
    DONE,
    FEED,
    STARVE,
)
from nations.games.nations_dice.skill.hand import (
    CHIT as CHITS_HELD,
)
from nations.games.nations_dice.skill.hand import (
    COPY,
    HELD,
    MOST,
    RESOURCES,
    as_it_lies,
    capped,
    drop,
    keep_copy,
    pay,
    put_back,
    with_trades,
)
from nations.games.nations_dice.skill.layout import (
    PASSED,
    Floats,
    Hand,
    Tables,
)
from nations.games.nations_dice.skill.paying import judge_items
from nations.games.nations_dice.state import (
    BOOK,
    DICE,
    FOOD,
    STRENGTH,
    Box,
    Phase,
    Stage,
    State,
)
from nations.record import rule


@rule
def only_settled(t: Tables, fed: bool) -> None:
    """After the actions only books, famine, order and war count; once fed, the last two."""
    for resource in range(RESOURCES):
        for have in range(MOST + 1):
            counts = resource == STRENGTH or not fed
            t[resource][have] = t[PASSED + resource][have] if counts else 0.0


@rule
def judge_closing(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> None:
    """Books, famine, and paying for it."""
    if s.phase == Phase.PAYING:
        judge_items(box, s, w, t, h, o)
    elif s.phase == Phase.STUDYING:
        judge_books(box, s, t, h, o)
    else:
        judge_famine(box, s, t, h, o)


@rule
def judge_books(box: Box, s: State, t: Tables, h: Hand, o: Floats) -> None:
    """D-B1: each die with the best number of those after it; chits have no other use."""
    table = RESOURCES + BOOK
    gained = h[CHITS_HELD][BOOK]
    for have in range(MOST + 1):
        t[BOOK][have] = 0.0
    nothing = t[table][capped(gained)] + with_trades(box, t, h)
    o[DONE] = t[table][0] - t[table][capped(gained)]
    o[CHIT] = 0.001
    keep_copy(h, COPY)
    for first in range(DICE):
        if not allows(s, DIE + first):
            continue
        books, best = gained, -1e9
        for die in range(first, DICE):
            while box.shows[die] == BOOK and h[HELD][die]:
                drop(box, h, die)
                books += box.symbols[die]
                worth = t[table][capped(books)] + with_trades(box, t, h) + 0.001 * books
                best = max(best, worth)
        o[DIE + first] = best - nothing
        put_back(h, COPY)


@rule
def judge_famine(box: Box, s: State, t: Tables, h: Hand, o: Floats) -> None:
    """D-F1, D-W1: the age's points against the strength that would be traded away."""
    only_settled(t, True)
    before = as_it_lies(t, h)
    keep_copy(h, COPY)
    pay(box, t, h, FOOD, box.famine[s.event], Stage.SYMBOLS, 0, 0)
    o[FEED] = s.age + as_it_lies(t, h) - before
    o[STARVE] = 0.0
    put_back(h, COPY)
