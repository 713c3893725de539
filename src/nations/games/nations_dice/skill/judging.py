"""An opinion on every legal move of the seat at turn, in victory points.

An action is worth what it brings more than passing; an item of a payment, a return or a
replacement what it costs (0 or less); books and food what they bring.
"""

from __future__ import annotations

from nations.choices import allows
from nations.games.nations_dice.moves import (
    BUILD,
    BUY,
    DIE,
    PASS,
    ROLL,
)
from nations.games.nations_dice.moves import REROLL as REROLL_MOVE
from nations.games.nations_dice.phases.actions import currency, price
from nations.games.nations_dice.skill.closing import (
    judge_closing,
    only_settled,
)
from nations.games.nations_dice.skill.future import (
    finished,
    given_up,
    new_dice,
)
from nations.games.nations_dice.skill.hand import (
    CHIT as CHITS_HELD,
)
from nations.games.nations_dice.skill.hand import (
    COPY,
    HELD,
    MOST,
    PICKED,
    RESOURCES,
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
from nations.games.nations_dice.skill.layout import (
    DENIED,
    HALF_TRADE,
    LIKED,
    LUCK,
    NEW_DIE,
    NEW_REROLL,
    PASSED,
    PRICE,
    WORTH,
    Floats,
    Hand,
    Tables,
)
from nations.games.nations_dice.skill.paying import (
    hand_worth,
    judge_chit_return,
    judge_die_returns,
    judge_price,
    judge_replacements,
    return_dice,
    without,
)
from nations.games.nations_dice.skill.rerolls import (
    add_die,
    best_reroll,
    mean_worth,
    open_odds,
)
from nations.games.nations_dice.skill.tables import (
    fill_budget,
    fill_offers,
    fill_settled,
    fill_stays,
    fill_stone,
    fill_strength,
    fill_tables,
)
from nations.games.nations_dice.state import (
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
from nations.record import rule


@rule
def judge(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> None:
    """Writes an opinion on each legal move into `o`, by the number of the move."""
    if s.phase == Phase.RETURNING and s.returning == NOTHING:
        judge_chit_return(w, o)
        return
    nation = nation_at_turn(s)
    take_hand(box, nation, h)
    fill_settled(box, w, t, s, seat_at_turn(s))
    if s.phase >= Phase.STUDYING or (s.phase == Phase.PAYING and s.asked == FOOD):
        only_settled(t, s.phase == Phase.PAYING)
        judge_closing(box, s, w, t, h, o)
        return
    fill_offers(box, w, t, s, nation, h)
    fill_stays(box, w, t, s, seat_at_turn(s))
    fill_tables(box, w, t, s, nation, NOTHING, nation.wonder)
    if s.phase == Phase.ACTING:
        judge_actions(box, s, w, t, h, o)
    elif s.phase == Phase.PAYING:
        judge_price(box, s, w, t, h, o)
    elif s.phase == Phase.PICKING:
        judge_picks(box, s, t, h, o)
    elif s.phase == Phase.REPLACING:
        judge_replacements(box, s, w, t, h, o)
    else:
        judge_die_returns(box, s, w, t, h, o)


@rule
def passing_worth(box: Box, t: Tables, h: Hand) -> float:
    """What is at hand if no more actions come. The tables are those of passing afterwards."""
    for resource in range(RESOURCES):
        for have in range(MOST + 1):
            t[resource][have] = t[PASSED + resource][have]
    return with_trades(box, t, h)


@rule
def judge_actions(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> None:
    """D-A1: what each action is worth more than passing now."""
    nation = nation_at_turn(s)
    if allows(s, BUILD):
        o[BUILD] = build_worth(box, s, w, t, h, nation)
    for space in range(ROWS * box.columns):
        if allows(s, BUY + space):
            o[BUY + space] = buy_worth(box, s, w, t, h, nation, space)
    if allows(s, REROLL_MOVE):
        fill_tables(box, w, t, s, nation, NOTHING, nation.wonder)
        o[REROLL_MOVE] = reroll_worth(box, w, t, h)
    hope = t[STONE][0]
    passing = passing_worth(box, t, h) + hope
    for move in range(PASS, BUY + ROWS * box.columns):
        o[move] -= passing
    o[PASS] = 0.0


@rule
def reroll_worth(box: Box, w: Floats, t: Tables, h: Hand) -> float:
    """D-A3: exact odds for what the dice at hand, some of them rerolled, can do."""
    keep_copy(h, COPY)
    open_odds(t)
    worth = best_reroll(box, t, h, 0, False)
    put_back(h, COPY)
    return worth + w[LUCK] + w[NEW_REROLL] * (h[CHITS_HELD][REROLL] - 1)


@rule
def build_worth(box: Box, s: State, w: Floats, t: Tables, h: Hand, nation: Nation) -> float:
    """D-A11: the points and the chit of the wonder, for stone and traded dice."""
    wonder = nation.wonder
    fill_stone(box, w, t, s, nation, NOTHING)
    keep_copy(h, COPY)
    pay(box, t, h, STONE, box.stone[wonder], Stage.SYMBOLS, 0, 0)
    take_chit(box, h, wonder)
    worth = finished(box, w, wonder) + hand_worth(box, w, t, h)
    put_back(h, COPY)
    fill_stone(box, w, t, s, nation, wonder)
    return worth


@rule
def take_chit(box: Box, h: Hand, tile: int) -> None:
    if box.chit[tile] != NOTHING:
        add_chits(h, box.chit[tile], 1)


@rule
def buy_worth(
    box: Box, s: State, w: Floats, t: Tables, h: Hand, nation: Nation, space: int
) -> float:
    """What a tile brings, and what is left to be used after its price."""
    tile = s.board[space]
    kind, bought = box.kind[tile], currency(box, tile)
    wonder = tile if kind == WONDER else nation.wonder
    without(box, s, w, t, nation, space, wonder)
    keep_copy(h, COPY)
    pay(box, t, h, bought, price(box, space), Stage.SYMBOLS, 0, 0)
    worth = t[DENIED][space] + w[LIKED + kind] - w[PRICE] * price(box, space)
    if kind != WONDER:
        worth += t[WORTH][space]
    if kind <= MILITARY:
        worth += develop(box, s, w, t, h, nation, tile)
    elif kind == ADVISOR:
        more = box.rerolls[tile] - nation.advisor_gave
        if more > 0 and dice_in(h) > 1:
            worth += more * w[NEW_REROLL]
    elif kind == COLONY:
        take_chit(box, h, tile)
    worth += hand_worth(box, w, t, h)
    put_back(h, COPY)
    restore(box, s, w, t, nation, bought, wonder)
    return worth


@rule
def restore(
    box: Box, s: State, w: Floats, t: Tables, nation: Nation, bought: int, wonder: int
) -> None:
    """The tables as they are while nothing is bought."""
    if bought == STRENGTH:
        fill_strength(box, w, t, s, NOTHING)
    else:
        fill_budget(box, t, s, NOTHING, GOLD, GOLD)
        if wonder != nation.wonder:
            fill_stone(box, w, t, s, nation, nation.wonder)


@rule
def develop(box: Box, s: State, w: Floats, t: Tables, h: Hand, nation: Nation, tile: int) -> float:
    """D-A7: what new dice bring at once, after those of the old development went back."""
    space = given_up(box, w, t, nation)
    return_dice(box, t, h, nation, space)
    now = fresh(box, t, h, box.colour[tile], w[HALF_TRADE]) * w[NEW_DIE]
    return new_dice(box, s, nation, tile, space) * now


@rule
def judge_picks(box: Box, s: State, t: Tables, h: Hand, o: Floats) -> None:
    """D-A3: the next die of the best set is worth most."""
    nation, first = nation_at_turn(s), max(0, s.last)
    open_picked(box, t, nation)
    stay = mean_worth(t, h)
    started = s.last != NOTHING
    keep_copy(h, COPY)
    best = best_reroll(box, t, h, first, started)
    put_back(h, COPY)
    picked = lowest_picked(h)
    for die in range(first, DICE):
        if h[HELD][die]:
            open_picked(box, t, nation)
            drop(box, h, die)
            add_die(box, t, die // FACES)
            o[DIE + die] = mean_worth(t, h) - stay
            put_back(h, COPY)
    o[ROLL] = 0.0
    if picked != NOTHING:
        o[DIE + picked] = max(o[DIE + picked], best - stay)


@rule
def open_picked(box: Box, t: Tables, nation: Nation) -> None:
    """The odds of the dice that were picked up."""
    open_odds(t)
    for colour in range(COLOURS):
        for _ in range(nation.unrolled[colour]):
            add_die(box, t, colour)


@rule
def lowest_picked(h: Hand) -> int:
    """The first die of the best set in the order of picking; NOTHING to roll at once."""
    found, at = NOTHING, 0
    while h[PICKED][at] != NOTHING:
        if found == NOTHING or h[PICKED][at] < found:
            found = h[PICKED][at]
        at += 1
    return found
