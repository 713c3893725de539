"""An opinion on the decisions after the actions: books, famine, and the food that it costs."""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.dice.moves import (
    CHIT,
    DIE,
    DONE,
    FEED,
    STARVE,
)
from nations.games.dice.skill.hand import (
    as_it_lies,
    capped,
    drop,
    keep_copy,
    pay,
    put_back,
    with_trades,
)
from nations.games.dice.skill.mind import COPY, MOST, RESOURCES, Mind
from nations.games.dice.skill.paying import judge_items
from nations.games.dice.skill.why import Why
from nations.games.dice.state import (
    BOOK,
    DICE,
    FOOD,
    STRENGTH,
    Box,
    Phase,
    Stage,
    State,
)
from nations.kernel.choices import allows
from nations.mind.told import about, because


@rule
def only_settled(m: Mind, fed: bool) -> None:
    """After the actions only books, famine, order and war count; once fed, the last two."""
    for resource in range(RESOURCES):
        for have in range(MOST + 1):
            counts = resource == STRENGTH or not fed
            m.amount[resource].now[have] = m.amount[resource].passed[have] if counts else 0.0


@rule
def judge_closing(box: Box, s: State, m: Mind) -> None:
    """Books, famine, and paying for it."""
    if s.phase == Phase.PAYING:
        judge_items(box, s, m)
    elif s.phase == Phase.STUDYING:
        judge_books(box, s, m)
    else:
        judge_famine(box, s, m)


@rule
def judge_books(box: Box, s: State, m: Mind) -> None:
    """D-B1: each die with the best number of those after it; chits have no other use."""
    gained, race = m.chit[BOOK], m.amount[BOOK].passed
    for have in range(MOST + 1):
        m.amount[BOOK].now[have] = 0.0
    nothing = race[capped(gained)] + with_trades(box, m)
    m.opinion[DONE] = race[0] - race[capped(gained)]
    m.opinion[CHIT] = 0.001
    about(m, DONE)
    because(m, Why.DONE, m.opinion[DONE])
    about(m, CHIT)
    because(m, Why.BOOKS, m.opinion[CHIT], gained)
    keep_copy(m, COPY)
    for first in range(DICE):
        if not allows(s, DIE + first):
            continue
        books, most, best = gained, gained, -1e9
        for die in range(first, DICE):
            while box.shows[die] == BOOK and m.held[die]:
                drop(box, m, die)
                books += box.symbols[die]
                worth = race[capped(books)] + with_trades(box, m) + 0.001 * books
                if worth > best:
                    best, most = worth, books
        m.opinion[DIE + first] = best - nothing
        about(m, DIE + first)
        because(m, Why.BOOKS, m.opinion[DIE + first], most)
        put_back(m, COPY)


@rule
def judge_famine(box: Box, s: State, m: Mind) -> None:
    """D-F1, D-W1: the age's points against the strength that would be traded away."""
    only_settled(m, True)
    before = as_it_lies(m)
    keep_copy(m, COPY)
    pay(box, m, FOOD, box.famine[s.event], Stage.SYMBOLS)
    m.opinion[FEED] = s.age + as_it_lies(m) - before
    m.opinion[STARVE] = 0.0
    about(m, FEED)
    because(m, Why.FEED, m.opinion[FEED], s.age, box.famine[s.event])
    about(m, STARVE)
    because(m, Why.STARVE, 0.0, s.age)
    put_back(m, COPY)
