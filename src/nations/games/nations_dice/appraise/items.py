"""The appraisal of what belongs to an action: items of a payment, replacing, returning."""

from __future__ import annotations

from nations.games.nations_dice import moves
from nations.games.nations_dice.appraise.outlook import NONE, Detail, Opinion, Outlook
from nations.games.nations_dice.appraise.purse import Due, Purse, Tables
from nations.games.nations_dice.content import COLOURS, RESOURCES
from nations.games.nations_dice.names import PRINTED_NAME
from nations.games.nations_dice.state import FOOD, NOTHING, PRINTED, STONE, WHITE, WONDER, Stage


def appraise_payment(o: Outlook, numbers: list[int]) -> list[Opinion]:
    """What each item costs: how much less the purse is worth when all is paid (D-A5)."""
    tables = _tables(o)
    before = o.facts.planner.value(tables, o.purse)
    return [_item(o, tables, number, before) for number in numbers]


def _tables(o: Outlook) -> Tables:
    """What will count once this is paid: after the famine, only the war."""
    s = o.s
    if s.asked == FOOD:
        return [NONE, NONE, NONE, NONE, o.won]
    if s.asked == STONE:
        return o.tables(None, NOTHING)
    bought = next(offer for offer in o.offers if offer.space == s.buying)
    wonder = bought.tile if o.box.kind[bought.tile] == WONDER else o.nation.wonder
    return o.tables(bought, wonder)


def _item(o: Outlook, tables: Tables, number: int, before: float) -> Opinion:
    """A payment goes on, after one item, in the way that costs least."""
    s, left = o.s, o.purse.copy()
    die = number - moves.DIE
    if number == moves.DONE:
        return Opinion(_completed(o, tables, left, Due(s.asked, 0)) - before, "reason-enough", {})
    if number == moves.CHIT:
        left.take(s.asked, -1)
        due = Due(s.asked, s.due - 1, Stage.CHITS)
        reason = Opinion(0.0, "reason-pay-chit", {"chit": RESOURCES[s.asked]})
    else:
        left.drop(o.box, die)
        reason = Opinion(0.0, "reason-pay", {"die": o.facts.names.dice[die]})
        due = Due(s.asked, s.due - o.box.symbols[die], Stage.SYMBOLS, die)
        if o.box.shows[die] != s.asked:
            due = Due(s.asked, max(s.due - s.half, 1 - s.half), Stage.TRADES, die, 1 - s.half)
            reason = reason._replace(reason="reason-trade")
    return reason._replace(worth=_completed(o, tables, left, due) - before)


def _completed(o: Outlook, tables: Tables, left: Purse, due: Due) -> float:
    """The worth of the purse after the best way to complete a payment."""
    first = due.last if due.stage == Stage.TRADES else 0
    rest, _ = o.facts.planner.pay(tables, left, due, first)
    return o.facts.planner.value(tables, rest) + o.weights.spare_die * sum(rest.dice)


def appraise_replacing(o: Outlook, numbers: list[int]) -> list[Opinion]:
    """What is given up with each development: points, dice to come, dice to return (D-A6, D-A7)."""
    opinions = []
    for number in numbers:
        space = number - moves.REPLACE
        tile = o.nation.development[space]
        colour = WHITE if tile == PRINTED else o.box.colour[tile]
        unused = max(0, o.nation.gave[space] - o.nation.used[colour])
        worth = -o.keep(space) - unused * o.facts.dice.worth[colour]
        opinions.append(Opinion(worth, "reason-replace", _given_up(o, space, tile)))
    return opinions


def _given_up(o: Outlook, space: int, tile: int) -> Detail:
    if tile == PRINTED:
        return {"tile": PRINTED_NAME, "points": 0, "dice": 1, "colour": COLOURS[WHITE]}
    colour = COLOURS[o.box.colour[tile]]
    points, dice = o.box.vp[tile], o.nation.gave[space]
    return {"tile": o.facts.names.tiles[tile], "points": points, "dice": dice, "colour": colour}


def appraise_returning(o: Outlook, numbers: list[int]) -> list[Opinion]:
    """Used dice and chits go back first, then what is missed least (D-A7, D-A8)."""
    tables = o.tables(None, o.nation.wonder)
    return [_returned(o, tables, number) for number in numbers]


def _returned(o: Outlook, tables: Tables, number: int) -> Opinion:
    if number == moves.USED:
        return Opinion(0.0, "reason-return-used", {})
    if number == moves.CHIT:
        return Opinion(-o.weights.reroll_now, "reason-return-chit", {})
    die = number - moves.DIE
    loss = o.facts.payer.loss(tables, o.purse, die) + o.weights.spare_die
    return Opinion(-loss, "reason-return", {"die": o.facts.names.dice[die]})
