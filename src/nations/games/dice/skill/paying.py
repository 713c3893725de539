"""What items of a payment, dice and chits to return, and developments to give up cost.

Opinions of costs are 0 or less, in victory points.
"""

from __future__ import annotations

from nations.compiling.rules import rule
from nations.games.dice.moves import (
    CHIT,
    DIE,
    DONE,
    REPLACE,
    USED,
)
from nations.games.dice.phases.actions import currency
from nations.games.dice.skill.future import colour_given, given_up, keep_worth
from nations.games.dice.skill.hand import (
    add_chits,
    dice_in,
    drop,
    keep_copy,
    least_of_colour,
    loss,
    pay,
    put_back,
    trade,
    with_trades,
)
from nations.games.dice.skill.mind import COPY, Mind, Weight
from nations.games.dice.skill.rerolls import promise
from nations.games.dice.skill.tables import fill_budget, fill_stone, fill_strength
from nations.games.dice.skill.why import Why
from nations.games.dice.state import (
    DEVELOPMENTS,
    DICE,
    FACES,
    GOLD,
    MILITARY,
    NOTHING,
    REROLL,
    STONE,
    STRENGTH,
    WONDER,
    Box,
    Nation,
    Stage,
    State,
    nation_at_turn,
)
from nations.kernel.choices import allows
from nations.mind.told import about, because


@rule
def hand_worth(box: Box, m: Mind) -> float:
    """A hand with its trades, and with what a reroll chit may still do for it."""
    worth = with_trades(box, m)
    chits = m.chit[REROLL]
    if chits:
        gain = 0.0
        for die in range(DICE):
            if m.held[die]:
                hope = promise(box, m, die)
                if hope > 0:
                    gain += m.held[die] * hope
        worth += gain * m.weight[Weight.REROLL_SHARE] * (2.0 - 1.0 / chits)
    return worth


@rule
def without(box: Box, s: State, m: Mind, nation: Nation, space: int, wonder: int) -> None:
    """The tables once a space is empty and a wonder is in the construction space."""
    if currency(box, s.board[space]) == STRENGTH:
        fill_strength(box, m, s, space)
    else:
        fill_budget(box, m, s, space, GOLD, m.amount[GOLD].now)
        if wonder != nation.wonder:
            fill_stone(box, m, s, nation, wonder)


@rule
def return_dice(box: Box, m: Mind, nation: Nation, space: int) -> None:
    """D-A7: dice of a development go back, used ones first (those of this trial too)."""
    colour = colour_given(box, nation.development[space])
    used = nation.used[colour]
    for die in range(colour * FACES, (colour + 1) * FACES):
        used += m.kept[COPY].held[die] - m.held[die]
    for _ in range(nation.gave[space] - used):
        die = least_of_colour(box, m, colour)
        if die != NOTHING:
            drop(box, m, die)


@rule
def judge_price(box: Box, s: State, m: Mind) -> None:
    """D-A5: what each item of a payment costs, once it is completed in a good way."""
    nation = nation_at_turn(s)
    if s.asked == STONE:
        fill_stone(box, m, s, nation, NOTHING)
    else:
        tile = s.board[s.buying]
        wonder = tile if box.kind[tile] == WONDER else nation.wonder
        without(box, s, m, nation, s.buying, wonder)
    judge_items(box, s, m)


@rule
def judge_items(box: Box, s: State, m: Mind) -> None:
    """What each item costs, with a good way to pay the rest; and what it costs to end (D-A5a).

    A trade that is begun is made whole, even if nothing is due any more.
    """
    before = hand_worth(box, m)
    keep_copy(m, COPY)
    if allows(s, DONE):
        m.opinion[DONE] = paid_worth(box, s, m) - before
        about(m, DONE)
        because(m, Why.ENOUGH, m.opinion[DONE])
        put_back(m, COPY)
    if allows(s, CHIT):
        give(box, s, m, CHIT)
        m.opinion[CHIT] = paid_worth(box, s, m) - before
        about(m, CHIT)
        because(m, Why.PAY_CHIT, m.opinion[CHIT])
        put_back(m, COPY)
    for die in range(DICE):
        if allows(s, DIE + die):
            give(box, s, m, DIE + die)
            m.opinion[DIE + die] = paid_worth(box, s, m) - before
            about(m, DIE + die)
            because(m, Why.PAY if box.shows[die] == s.asked else Why.TRADE, m.opinion[DIE + die])
            put_back(m, COPY)


@rule
def give(box: Box, s: State, m: Mind, move: int) -> None:
    """One item of a payment leaves the hand, and with it what pays the rest in a good way."""
    if move == CHIT:
        add_chits(m, s.asked, -1)
        pay(box, m, s.asked, s.due - 1, Stage.CHITS)
    elif move >= DIE:
        die = move - DIE
        drop(box, m, die)
        if box.shows[die] == s.asked:
            pay(box, m, s.asked, s.due - box.symbols[die], Stage.SYMBOLS)
        else:
            due = max(s.due - s.half, 1 - s.half)
            trade(box, m, s.asked, 2 * due - (1 - s.half), die)


@rule
def paid_worth(box: Box, s: State, m: Mind) -> float:
    """The hand after a payment, and after what goes back for the development that it bought."""
    if s.buying != NOTHING and box.kind[s.board[s.buying]] <= MILITARY:
        nation = nation_at_turn(s)
        return_dice(box, m, nation, given_up(box, m, nation))
    return hand_worth(box, m) + m.weight[Weight.SPARE] * dice_in(m)


@rule
def judge_replacements(box: Box, s: State, m: Mind) -> None:
    """D-A6, D-A7: points, dice to come, and unused dice that would have to go back now."""
    nation = nation_at_turn(s)
    for space in range(DEVELOPMENTS):
        colour = colour_given(box, nation.development[space])
        cost = keep_worth(box, m, nation, space)
        unused = nation.gave[space] - nation.used[colour]
        die = least_of_colour(box, m, colour)
        if unused > 0 and die != NOTHING:
            cost += unused * (loss(box, m, die) + m.weight[Weight.HALF_TRADE])
        m.opinion[REPLACE + space] = -cost
        about(m, REPLACE + space)
        because(m, Why.REPLACE, -cost, space)


@rule
def judge_chit_return(m: Mind) -> None:
    """D-A8: used reroll chits go back first."""
    m.opinion[USED] = 0.0
    m.opinion[CHIT] = -m.weight[Weight.NEW_REROLL]
    about(m, USED)
    because(m, Why.RETURN_USED, 0.0)
    about(m, CHIT)
    because(m, Why.RETURN_CHIT, m.opinion[CHIT])


@rule
def judge_die_returns(box: Box, s: State, m: Mind) -> None:
    """D-A7: used dice go back first, then what is missed least."""
    m.opinion[USED] = 0.0
    about(m, USED)
    because(m, Why.RETURN_USED, 0.0)
    for die in range(DICE):
        if allows(s, DIE + die):
            m.opinion[DIE + die] = -loss(box, m, die) - m.weight[Weight.SPARE]
            about(m, DIE + die)
            because(m, Why.RETURN, m.opinion[DIE + die])
