"""The working memory of a judgement: what rules fill and read while they judge, by name."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from nations.compiling.layout import Floats, Layout, Row, Rows, i32
from nations.games.dice.moves import MOVE_COUNT
from nations.games.dice.state import AGES, CHITS, COLOURS, DICE, SEATS, SPACES
from nations.mind.net import Net

RESOURCES = 5
MOST = 15
"""Amounts above are as good as this one: no famine, war or wonder asks for more."""
PURPOSES = SEATS * COLOURS + 1
"""What chance is for within a round: a seat's dice of a colour, and the four-sided die."""
COPY, INNER = 0, 1
"""Where copies of the hand are kept: one for a trial, one for a trial inside a trial."""


class Weight(IntEnum):
    """What is weighed: first what things bring beyond the round, then how the round is judged.

    SYMBOL, A_CHIT and LIKED are the first of several: symbols of gold, stone, food, book and
    strength; chits of these and of a reroll; tiles by their kind.
    """

    SYMBOL = 0
    """A symbol that dice show on average."""
    A_DIE = 5
    """A die, whatever it shows."""
    A_CHIT = 6
    PLACE = 12
    """A rival who comes later in the player order."""
    LEAD = 13
    """A lead in books, as far as it counts (`future.lead_worth`)."""
    UNBUILT = 14
    """What part of a wonder under construction counts, by the chance to build it."""
    PRINTED_SPACE = 15
    """A pre-printed development: a place for a better one."""

    NEW_DIE = 16
    """New dice, measured by what they would bring at once."""
    HALF_TRADE = 17
    """The least that a new die is worth at once."""
    NEW_REROLL = 18
    """A reroll chit gained with dice still to be used."""
    REROLL_SHARE = 19
    """What part of the promise of each die counts while there is a reroll chit."""
    LOST_FIRST = 20
    """The chance that a rival takes the best tile that he or she can pay before we can."""
    LOST_NEXT = 21
    """The same for the two next best tiles; a third of it for all others."""
    HOPE_STONE = 22
    """What part of a wonder, famine or war counts in proportion to the symbols at hand."""
    HOPE_FOOD = 23
    HOPE_STRENGTH = 24
    UNSURE_BOOKS = 25
    """How unsure the books and the strength of a rival who still acts are."""
    UNSURE_STRENGTH = 26
    BOOKS_USED = 27
    """The part of the books shown that players come to use."""
    STRENGTH_KEPT = 28
    """The part of the strength shown that players keep."""
    AGAINST = 29
    """What points of all rivals for books count against us."""
    SPARE = 30
    """A die kept, if nothing else decides."""
    IN_REACH = 31
    """How sure it is that a wonder is built for which the stone is at hand."""
    DENY = 32
    """What part of a rival's loss counts for us if we take the tile that he or she wants most."""
    SCALE = 33
    """How much a point more, at the end of the round, tells about who wins."""
    SURPLUS = 34
    """Alone: the points that are still to come, whatever one has."""
    LIKED = 35
    """What a purchase is worth more than it looks, by the kind of the tile."""
    PRICE = 40
    """What each symbol of its price costs more than it seems to."""
    LUCK = 41
    """What a reroll is worth more than by what the hand can do then without trades."""


WEIGHTS = 42
FEATURES = Weight.PRINTED_SPACE + 1
"""Of a seat between two rounds: one for each weight that says what things bring beyond it."""


class Input(IntEnum):
    """What the standing is taught with, after the features (`Weight`)."""

    POINTS = FEATURES
    DICE = FEATURES + 1
    """The dice of each colour."""
    KEPT_POINTS = FEATURES + 5
    """The points of developments, which may be replaced."""
    LEAST_POINTS = FEATURES + 6
    LEAST_DICE = FEATURES + 7
    """The points and the dice of the development that brings least of them."""
    MILITARY = FEATURES + 8
    """Developments of war."""
    ADVISOR_POINTS = FEATURES + 9
    ADVISOR_REROLLS = FEATURES + 10
    WONDER = FEATURES + 11
    """One is under construction: its points, and the stone that it asks for."""
    WONDER_POINTS = FEATURES + 12
    WONDER_STONE = FEATURES + 13
    BOOKS = FEATURES + 14
    FIRST = FEATURES + 15
    LAST = FEATURES + 16


INPUTS = Input.LAST + 1
UNITS = 48
"""The most units of a net."""


class Amounts(Layout):
    """What 0, 1, 2… of a resource are worth: from the next action on, and if no more actions come;
    and the chance of each amount on dice that are rolled again."""

    now: Annotated[Floats, MOST + 1, "f8"]
    passed: Annotated[Floats, MOST + 1, "f8"]
    odds: Annotated[Floats, MOST + 1, "f8"]


class Hand(Layout):
    """Unused dice by what they show, chits, and the symbols of each resource on both."""

    held: Annotated[Row, DICE]
    chit: Annotated[Row, CHITS]
    have: Annotated[Row, CHITS]


class Mind(Layout):
    """`weight` weighs moves in the round at hand, `standing` what there is after it, by `feature`.

    `held`, `chit` and `have` are the hand, as `Hand` says, with copies in `kept`; `picked` are dice
    to be rolled again, one after the other, up to NOTHING. By resource: `amount`. By space of the
    board: what its tile is `worth` beyond this round, the chance that it `stays` until later, what
    it is worth to a rival (`theirs`), what it is worth to keep it from rivals (`denied`). `die` is
    what a die of each colour brings in later rounds, `given` the development that would be given
    up; `budget` and `mixed` are room. `rolls` counts how often chance was asked for each purpose.
    By move: `opinion`, in points.
    """

    weight: Annotated[Floats, WEIGHTS, "f8"]
    standing: Annotated[Floats, WEIGHTS, "f8"]
    feature: Annotated[Floats, FEATURES, "f8"]
    held: Annotated[Row, DICE]
    chit: Annotated[Row, CHITS]
    have: Annotated[Row, CHITS]
    kept: Annotated[Rows[Hand], 2]
    picked: Annotated[Row, DICE]
    rolls: Annotated[Row, PURPOSES + 1]
    amount: Annotated[Rows[Amounts], RESOURCES]
    worth: Annotated[Floats, SPACES, "f8"]
    stays: Annotated[Floats, SPACES, "f8"]
    theirs: Annotated[Floats, SPACES, "f8"]
    denied: Annotated[Floats, SPACES, "f8"]
    die: Annotated[Floats, COLOURS, "f8"]
    budget: Annotated[Floats, MOST + 1, "f8"]
    mixed: Annotated[Floats, MOST + 1, "f8"]
    opinion: Annotated[Floats, MOVE_COUNT, "f8"]
    given: i32


class RoundsNet(Net):
    """What games of search taught of how seats stand (`nations.mind.net`), for a number of seats;
    kinds are the rounds that are over. Nobody is at turn."""

    base: Annotated[Floats, AGES - 1, "f8"]
    direct: Annotated[Floats, (AGES - 1) * INPUTS, "f8"]
    offset: Annotated[Floats, (AGES - 1) * UNITS, "f8"]
    outward: Annotated[Floats, (AGES - 1) * UNITS, "f8"]
    own: Annotated[Floats, INPUTS * UNITS, "f8"]
    others: Annotated[Floats, INPUTS * UNITS, "f8"]
    heard: Annotated[Floats, SEATS * UNITS, "f8"]
    carried: Annotated[Floats, SEATS * UNITS, "f8"]
    all: Annotated[Floats, UNITS, "f8"]
    known: Annotated[Floats, SEATS * INPUTS, "f8"]
    known_as: Annotated[Row, SEATS]


class Foresight(Mind):
    """A mind that looks ahead to the end of a round, and knows what there is then to be worth: `x`
    is what every seat has, `chance` what it comes to."""

    x: Annotated[Floats, SEATS * INPUTS, "f8"]
    chance: Annotated[Floats, SEATS, "f8"]
    net: Annotated[Rows[RoundsNet], 1]
