"""Why something cannot be done now, in words: what it costs, what one has, what is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from nations.contract import Voice
from nations.edition.selection import Objection, Selection, counted
from nations.games.dice import moves
from nations.games.dice.content import RESOURCE_NAMES
from nations.games.dice.names import Names
from nations.games.dice.phases.actions import currency, object_to_action, price
from nations.games.dice.phases.payment import means
from nations.games.dice.rule_ids import IDS, Rule
from nations.games.dice.selecting import WHOLE
from nations.games.dice.state import (
    NOTHING,
    REROLL,
    ROWS,
    STONE,
    Box,
    Phase,
    State,
    nation_at_turn,
)
from nations.games.dice.text import write_move


def objections(box: Box, names: Names, s: State, voice: Voice) -> Iterator[Objection]:
    """D-A1: every action that is not open to the seat at turn, and why."""
    if s.phase != Phase.ACTING:
        return
    for space in range(ROWS * box.columns):
        if s.board[space] != NOTHING:
            asked = currency(box, s.board[space]), price(box, space)
            tile = voice.name(names.tiles[s.board[space]])
            yield from _short(box, names, s, moves.BUY + space, tile, asked, voice)
    yield from _building(box, names, s, voice)
    broken = object_to_action(box, s, moves.REROLL_MOVE)
    if broken != Rule.NONE:
        chits = nation_at_turn(s).chits[REROLL]
        yield Objection("reroll", IDS[broken], voice.say("why-no-reroll", count=chits))


def _building(box: Box, names: Names, s: State, voice: Voice) -> Iterator[Objection]:
    wonder = nation_at_turn(s).wonder
    if wonder != NOTHING:
        tile, asked = voice.name(names.tiles[wonder]), (STONE, box.stone[wonder])
        yield from _short(box, names, s, moves.BUILD, tile, asked, voice)


def _short(
    box: Box, names: Names, s: State, move: int, tile: str, asked: tuple[int, int], voice: Voice
) -> Iterator[Objection]:
    """What cannot be paid: the price, what there is, trades included, and what is missing."""
    broken = object_to_action(box, s, move)
    if broken == Rule.NONE:
        return
    resource, cost = asked
    have = means(box, nation_at_turn(s), resource)
    words = voice.say(
        "why-too-dear",
        tile=tile,
        resource=RESOURCE_NAMES[resource],
        count=cost,
        have=have,
        missing=cost - have,
    )
    yield Objection(write_move(names.move(s, move)), IDS[broken], words)


def no_tile(names: Names, s: State, move: moves.Buy, voice: Voice) -> Objection | None:
    """D-A4: a place on which nothing lies."""
    space = names.number(s, move) - moves.BUY
    if s.phase != Phase.ACTING or (space >= 0 and s.board[space] != NOTHING):
        return None
    words = voice.say("why-no-tile", space=move.space)
    return Objection(write_move(move), IDS[Rule.D_A4], words)


def amiss(
    selection: Selection, asked: tuple[int, int] | None, picked: Sequence[str], voice: Voice
) -> str | None:
    """D-A5, D-A7: what is wrong with a set: its price or number, what is there, what is missing.

    None where nothing is that could be counted.
    """
    there = {item.name: item.count for item in selection.items}
    for name, count in Counter(picked).items():
        if count > there.get(name, 0):
            return voice.say("why-not-there", thing=name, count=there.get(name, 0))
    total = counted(selection, picked)
    if asked is None:
        return voice.say("why-other-number", count=selection.least, picked=len(picked))
    resource, price = asked
    fault = "missing" if total < selection.least else "half" if total % WHOLE else "more"
    return voice.say(
        "why-other-sum",
        resource=RESOURCE_NAMES[resource],
        count=price,
        given=" ".join(picked),
        worth=total / WHOLE,
        fault=fault,
        missing=(selection.least - total) / WHOLE,
    )
