"""What items of a payment, dice and chits to return, and developments to give up cost.

Opinions of costs are 0 or less, in victory points.
"""

from __future__ import annotations

from nations.choices import allows
from nations.games.nations_dice.moves import (
    CHIT,
    DIE,
    DONE,
    REPLACE,
    USED,
)
from nations.games.nations_dice.phases.actions import currency
from nations.games.nations_dice.skill.future import (
    colour_given,
    given_up,
    keep_worth,
)
from nations.games.nations_dice.skill.hand import (
    CHIT as CHITS_HELD,
)
from nations.games.nations_dice.skill.hand import (
    COPY,
    HELD,
    add_chits,
    dice_in,
    drop,
    keep_copy,
    least_of_colour,
    loss,
    pay,
    put_back,
    with_trades,
)
from nations.games.nations_dice.skill.layout import (
    HALF_TRADE,
    NEW_REROLL,
    REROLL_SHARE,
    SPARE,
    Floats,
    Hand,
    Tables,
)
from nations.games.nations_dice.skill.rerolls import (
    promise,
)
from nations.games.nations_dice.skill.tables import (
    fill_budget,
    fill_stone,
    fill_strength,
)
from nations.games.nations_dice.state import (
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
from nations.record import rule


@rule
def hand_worth(box: Box, w: Floats, t: Tables, h: Hand) -> float:
    """A hand with its trades, and with what a reroll chit may still do for it."""
    worth = with_trades(box, t, h)
    chits = h[CHITS_HELD][REROLL]
    if chits:
        gain = 0.0
        for die in range(DICE):
            if h[HELD][die]:
                hope = promise(box, t, h, die)
                if hope > 0:
                    gain += h[HELD][die] * hope
        worth += gain * w[REROLL_SHARE] * (2.0 - 1.0 / chits)
    return worth


@rule
def without(
    box: Box, s: State, w: Floats, t: Tables, nation: Nation, space: int, wonder: int
) -> None:
    """The tables once a space is empty and a wonder is in the construction space."""
    if currency(box, s.board[space]) == STRENGTH:
        fill_strength(box, w, t, s, space)
    else:
        fill_budget(box, t, s, space, GOLD, GOLD)
        if wonder != nation.wonder:
            fill_stone(box, w, t, s, nation, wonder)


@rule
def return_dice(box: Box, t: Tables, h: Hand, nation: Nation, space: int) -> None:
    """D-A7: dice of a development go back, used ones first (those of this trial too)."""
    colour = colour_given(box, nation.development[space])
    used = nation.used[colour]
    for die in range(colour * FACES, (colour + 1) * FACES):
        used += h[COPY][die] - h[HELD][die]
    for _ in range(nation.gave[space] - used):
        die = least_of_colour(box, t, h, colour)
        if die != NOTHING:
            drop(box, h, die)


@rule
def judge_price(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> None:
    """D-A5: what each item of a payment costs, once it is completed in a good way."""
    nation = nation_at_turn(s)
    if s.asked == STONE:
        fill_stone(box, w, t, s, nation, NOTHING)
    else:
        tile = s.board[s.buying]
        wonder = tile if box.kind[tile] == WONDER else nation.wonder
        without(box, s, w, t, nation, s.buying, wonder)
    judge_items(box, s, w, t, h, o)


@rule
def judge_items(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> None:
    """What each item costs, with a good way to pay the rest; and what it costs to end (D-A5a).

    A trade that is begun is made whole, even if nothing is due any more.
    """
    before = hand_worth(box, w, t, h)
    keep_copy(h, COPY)
    if allows(s, DONE):
        o[DONE] = paid_worth(box, s, w, t, h) - before
        put_back(h, COPY)
    if allows(s, CHIT):
        add_chits(h, s.asked, -1)
        pay(box, t, h, s.asked, s.due - 1, Stage.CHITS, 0, 0)
        o[CHIT] = paid_worth(box, s, w, t, h) - before
        put_back(h, COPY)
    for die in range(DICE):
        if allows(s, DIE + die):
            drop(box, h, die)
            if box.shows[die] == s.asked:
                pay(box, t, h, s.asked, s.due - box.symbols[die], Stage.SYMBOLS, 0, 0)
            else:
                due = max(s.due - s.half, 1 - s.half)
                pay(box, t, h, s.asked, due, Stage.TRADES, die, 1 - s.half)
            o[DIE + die] = paid_worth(box, s, w, t, h) - before
            put_back(h, COPY)


@rule
def paid_worth(box: Box, s: State, w: Floats, t: Tables, h: Hand) -> float:
    """The hand after a payment, and after what goes back for the development that it bought."""
    if s.buying != NOTHING and box.kind[s.board[s.buying]] <= MILITARY:
        nation = nation_at_turn(s)
        return_dice(box, t, h, nation, given_up(box, w, t, nation))
    return hand_worth(box, w, t, h) + w[SPARE] * dice_in(h)


@rule
def judge_replacements(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> None:
    """D-A6, D-A7: points, dice to come, and unused dice that would have to go back now."""
    nation = nation_at_turn(s)
    for space in range(DEVELOPMENTS):
        colour = colour_given(box, nation.development[space])
        cost = keep_worth(box, w, t, nation, space)
        unused = nation.gave[space] - nation.used[colour]
        die = least_of_colour(box, t, h, colour)
        if unused > 0 and die != NOTHING:
            cost += unused * (loss(box, t, h, die) + w[HALF_TRADE])
        o[REPLACE + space] = -cost


@rule
def judge_chit_return(w: Floats, o: Floats) -> None:
    """D-A8: used reroll chits go back first."""
    o[USED] = 0.0
    o[CHIT] = -w[NEW_REROLL]


@rule
def judge_die_returns(box: Box, s: State, w: Floats, t: Tables, h: Hand, o: Floats) -> None:
    """D-A7: used dice go back first, then what is missed least."""
    o[USED] = 0.0
    for die in range(DICE):
        if allows(s, DIE + die):
            o[DIE + die] = -loss(box, t, h, die) - w[SPARE]
