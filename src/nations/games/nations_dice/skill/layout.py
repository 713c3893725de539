"""Where the numbers of a judgement stand: the weights of an age, and the rows of its tables."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

Floats: TypeAlias = MutableSequence[float]
Tables: TypeAlias = Sequence[MutableSequence[float]]
Hand: TypeAlias = Sequence[MutableSequence[int]]
"""A row of weights or opinions; the tables of a judgement; the rows of a hand. Plain they are
lists, compiled they are arrays."""

# The weights, a row for each number of seats and age. First what things bring beyond this round:
SYMBOL = 0
"""A symbol that dice show on average: gold, stone, food, book, strength."""
A_DIE = 5
"""A die, whatever it shows."""
A_CHIT = 6
"""A chit: gold, stone, food, book, strength, reroll."""
PLACE = 12
"""A rival who comes later in the player order."""
LEAD = 13
"""A lead in books, as far as it counts (`future.lead`)."""
UNBUILT = 14
"""What part of a wonder under construction counts, by the chance to build it."""
PRINTED_SPACE = 15
"""A pre-printed development: a place for a better one."""

# Then how this round is judged:
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
HOPE_STONE, HOPE_FOOD, HOPE_STRENGTH = 22, 23, 24
"""What part of a wonder, famine or war counts in proportion to the symbols at hand."""
UNSURE_BOOKS, UNSURE_STRENGTH = 25, 26
"""How unsure the books and the strength of a rival who still acts are."""
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
LIKED_BUILDING, LIKED_MILITARY, LIKED_ADVISOR, LIKED_COLONY, LIKED_WONDER = range(35, 40)
LIKED = LIKED_BUILDING
"""What a purchase is worth more than it looks, by the kind of the tile."""
PRICE = 40
"""What each symbol of its price costs more than it seems to."""
LUCK = 41
"""What a reroll is worth more than by what the hand can do then without trades."""
WEIGHTS = 42

# The rows of the tables, after one for each resource:
PASSED = 5
"""The same five if no more actions come."""
BUDGET = 10
WORTH, STAYS = 11, 12
"""For each space: what its tile is worth beyond this round, the chance that it is left later."""
DIE_WORTH = 13
"""For each colour: what a die brings in later rounds."""
ODDS = 14
"""For each resource: the chance of each amount on dice that are rolled again."""
MIXED = 19
THEIRS, DENIED = 20, 21
"""For each space: what its tile is worth to a rival; what it is worth to keep it from rivals."""
ROWS_OF_TABLES = 22
