"""An opinion on every legal move of the seat at turn, in victory points.

An action is worth what it brings more than passing; an item of a payment, a return or a
replacement what it costs (0 or less); books and food what they bring.
"""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.dice.moves import (
    BUILD,
    BUY,
    DIE,
    PASS,
    REROLL_MOVE,
    ROLL,
)
from nations.games.dice.phases.actions import currency, price
from nations.games.dice.skill.closing import judge_closing, only_settled
from nations.games.dice.skill.future import finished, given_up, new_dice
from nations.games.dice.skill.hand import (
    add_chits,
    dice_in,
    drop,
    fresh,
    keep_copy,
    pay,
    put_back,
    take_hand,
    with_trades,
)
from nations.games.dice.skill.mind import COPY, MOST, RESOURCES, Mind, Weight
from nations.games.dice.skill.paying import (
    hand_worth,
    judge_chit_return,
    judge_die_returns,
    judge_price,
    judge_replacements,
    return_dice,
    without,
)
from nations.games.dice.skill.rerolls import (
    add_die,
    best_reroll,
    mean_worth,
    open_odds,
    tell_reroll,
)
from nations.games.dice.skill.tables import (
    fill_budget,
    fill_offers,
    fill_settled,
    fill_stays,
    fill_stone,
    fill_strength,
    fill_tables,
)
from nations.games.dice.skill.why import Why
from nations.games.dice.state import (
    ADVISOR,
    COLONY,
    COLOURS,
    DICE,
    FACES,
    FOOD,
    GOLD,
    MILITARY,
    NOTHING,
    REROLL,
    ROWS,
    STONE,
    STRENGTH,
    WONDER,
    Box,
    Nation,
    Phase,
    Stage,
    State,
    nation_at_turn,
    seat_at_turn,
)
from nations.kernel.choices import allows
from nations.mind.told import about, because, forget


@rule
def judge(box: Box, s: State, m: Mind) -> None:
    """An opinion on each legal move into `opinion`, by its number; reasons are told."""
    if s.phase == Phase.RETURNING and s.returning == NOTHING:
        judge_chit_return(m)
        return
    nation = nation_at_turn(s)
    take_hand(box, nation, m)
    fill_settled(box, m, s, seat_at_turn(s))
    if s.phase >= Phase.STUDYING or (s.phase == Phase.PAYING and s.asked == FOOD):
        only_settled(m, s.phase == Phase.PAYING)
        judge_closing(box, s, m)
        return
    fill_offers(box, m, s, nation)
    fill_stays(box, m, s, seat_at_turn(s))
    fill_tables(box, m, s, nation, NOTHING, nation.wonder)
    if s.phase == Phase.ACTING:
        judge_actions(box, s, m)
    elif s.phase == Phase.PAYING:
        judge_price(box, s, m)
    elif s.phase == Phase.PICKING:
        judge_picks(box, s, m)
    elif s.phase == Phase.REPLACING:
        judge_replacements(box, s, m)
    else:
        judge_die_returns(box, s, m)


@rule
def passing_worth(box: Box, m: Mind) -> float:
    """What is at hand if no more actions come. The tables are those of passing afterwards."""
    for resource in range(RESOURCES):
        for have in range(MOST + 1):
            m.amount[resource].now[have] = m.amount[resource].passed[have]
    return with_trades(box, m)


@rule
def judge_actions(box: Box, s: State, m: Mind) -> None:
    """D-A1: what each action is worth more than passing now."""
    nation = nation_at_turn(s)
    if allows(s, BUILD):
        about(m, BUILD)
        m.opinion[BUILD] = build_worth(box, s, m, nation)
    for space in range(ROWS * box.columns):
        if allows(s, BUY + space):
            about(m, BUY + space)
            m.opinion[BUY + space] = buy_worth(box, s, m, nation, space)
    if allows(s, REROLL_MOVE):
        fill_tables(box, m, s, nation, NOTHING, nation.wonder)
        about(m, REROLL_MOVE)
        m.opinion[REROLL_MOVE] = reroll_worth(box, m)
    hope = m.amount[STONE].now[0]
    passing = passing_worth(box, m) + hope
    for move in range(PASS, BUY + ROWS * box.columns):
        m.opinion[move] -= passing
        about(m, move)
        because(m, Why.LEFT, -passing)
    m.opinion[PASS] = 0.0
    forget(m, PASS)
    because(m, Why.PASS, 0.0)


@rule
def reroll_worth(box: Box, m: Mind) -> float:
    """D-A3: exact odds for what the dice at hand, some of them rerolled, can do."""
    keep_copy(m, COPY)
    open_odds(m)
    worth = best_reroll(box, m, 0, False)
    put_back(m, COPY)
    tell_reroll(box, m, m.weight[Weight.LUCK])
    because(m, Why.LEFT, worth)
    because(m, Why.REROLLS, m.weight[Weight.NEW_REROLL] * (m.chit[REROLL] - 1))
    return worth + m.weight[Weight.LUCK] + m.weight[Weight.NEW_REROLL] * (m.chit[REROLL] - 1)


@rule
def build_worth(box: Box, s: State, m: Mind, nation: Nation) -> float:
    """D-A11: the points and the chit of the wonder, for stone and traded dice."""
    wonder = nation.wonder
    fill_stone(box, m, s, nation, NOTHING)
    keep_copy(m, COPY)
    pay(box, m, STONE, box.stone[wonder], Stage.SYMBOLS)
    take_chit(box, m, wonder)
    full, left = finished(box, m, wonder), hand_worth(box, m)
    because(m, Why.BUILD, full, wonder)
    because(m, Why.LEFT, left)
    put_back(m, COPY)
    fill_stone(box, m, s, nation, wonder)
    return full + left


@rule
def take_chit(box: Box, m: Mind, tile: int) -> None:
    if box.chit[tile] != NOTHING:
        add_chits(m, box.chit[tile], 1)


@rule
def buy_worth(box: Box, s: State, m: Mind, nation: Nation, space: int) -> float:
    """What a tile brings, and what is left to be used after its price."""
    tile = s.board[space]
    kind, bought = box.kind[tile], currency(box, tile)
    wonder = tile if kind == WONDER else nation.wonder
    without(box, s, m, nation, space, wonder)
    keep_copy(m, COPY)
    pay(box, m, bought, price(box, space), Stage.SYMBOLS)
    worth = taken_worth(box, m, kind, space)
    because(m, Why.TILE, 0.0 if kind == WONDER else m.worth[space], tile, m.given, nation.wonder)
    if kind != WONDER:
        worth += m.worth[space]
    if kind <= MILITARY:
        now = develop(box, s, m, nation, tile)
        because(m, Why.AT_ONCE, now)
        worth += now
    elif kind == ADVISOR:
        more = box.rerolls[tile] - nation.advisor_gave
        if more > 0 and dice_in(m) > 1:
            because(m, Why.REROLLS, more * m.weight[Weight.NEW_REROLL])
            worth += more * m.weight[Weight.NEW_REROLL]
    elif kind == COLONY:
        take_chit(box, m, tile)
    left = hand_worth(box, m)
    because(m, Why.LEFT, left)
    worth += left
    put_back(m, COPY)
    restore(box, s, m, nation, bought, wonder)
    return worth


@rule
def taken_worth(box: Box, m: Mind, kind: int, space: int) -> float:
    """What it is worth to take a tile, by its kind and price, and to keep it from rivals."""
    taste = m.weight[Weight.LIKED + kind] - m.weight[Weight.PRICE] * price(box, space)
    because(m, Why.DENIED, m.denied[space])
    because(m, Why.TASTE, taste)
    return (
        m.denied[space] + m.weight[Weight.LIKED + kind] - m.weight[Weight.PRICE] * price(box, space)
    )


@rule
def restore(box: Box, s: State, m: Mind, nation: Nation, bought: int, wonder: int) -> None:
    """The tables as they are while nothing is bought."""
    if bought == STRENGTH:
        fill_strength(box, m, s, NOTHING)
    else:
        fill_budget(box, m, s, NOTHING, GOLD, m.amount[GOLD].now)
        if wonder != nation.wonder:
            fill_stone(box, m, s, nation, nation.wonder)


@rule
def develop(box: Box, s: State, m: Mind, nation: Nation, tile: int) -> float:
    """D-A7: what new dice bring at once, after those of the old development went back."""
    space = given_up(box, m, nation)
    return_dice(box, m, nation, space)
    now = fresh(box, m, box.colour[tile], m.weight[Weight.HALF_TRADE]) * m.weight[Weight.NEW_DIE]
    return new_dice(box, s, nation, tile, space) * now


@rule
def judge_picks(box: Box, s: State, m: Mind) -> None:
    """D-A3: the next die of the best set is worth most."""
    nation, first = nation_at_turn(s), max(0, s.last)
    open_picked(box, m, nation)
    stay = mean_worth(m)
    started = s.last != NOTHING
    keep_copy(m, COPY)
    best = best_reroll(box, m, first, started)
    put_back(m, COPY)
    lowest = lowest_picked(m)
    for die in range(first, DICE):
        if m.held[die]:
            open_picked(box, m, nation)
            drop(box, m, die)
            add_die(box, m, die // FACES)
            m.opinion[DIE + die] = mean_worth(m) - stay
            put_back(m, COPY)
    m.opinion[ROLL] = 0.0
    if lowest != NOTHING:
        m.opinion[DIE + lowest] = max(m.opinion[DIE + lowest], best - stay)
    say_picks(m, first)


@rule
def say_picks(m: Mind, first: int) -> None:
    """Why dice are picked up, or rolled as they are."""
    for die in range(first, DICE):
        if m.held[die]:
            about(m, DIE + die)
            because(m, Why.PICK if m.opinion[DIE + die] > 0 else Why.KEEP, m.opinion[DIE + die])
    about(m, ROLL)
    because(m, Why.ROLL, 0.0)


@rule
def open_picked(box: Box, m: Mind, nation: Nation) -> None:
    """The odds of the dice that were picked up."""
    open_odds(m)
    for colour in range(COLOURS):
        for _ in range(nation.unrolled[colour]):
            add_die(box, m, colour)


@rule
def lowest_picked(m: Mind) -> int:
    """The first die of the best set in the order of picking; NOTHING to roll at once."""
    found, at = NOTHING, 0
    while m.picked[at] != NOTHING:
        if found == NOTHING or m.picked[at] < found:
            found = m.picked[at]
        at += 1
    return found
