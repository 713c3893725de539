"""Why a move is worth what it is worth: what a judgement tells (`nations.mind.told`)."""

from __future__ import annotations

from enum import IntEnum


class Why(IntEnum):
    """What adds to the number of a move, and the values that are told with it."""

    PASS = 0
    TILE = 1
    """What a tile brings beyond the round: the tile, the development that goes, our wonder."""
    AT_ONCE = 2
    """What its new dice bring in this round."""
    REROLLS = 3
    """Reroll chits that are gained, or left."""
    DENIED = 4
    """What it is worth to keep it from rivals."""
    TASTE = 5
    """What purchases of its kind and price are worth more than they look."""
    LEFT = 6
    """What the hand can do afterwards, less what it does if we pass."""
    BUILD = 7
    """A finished wonder: the tile."""
    REROLL = 8
    """Some luck; the dice to be rolled again, what they should bring, how often in a thousand."""
    PICK = 9
    KEEP = 10
    ROLL = 11
    PAY = 12
    PAY_CHIT = 13
    TRADE = 14
    ENOUGH = 15
    REPLACE = 16
    """The development's space."""
    RETURN_USED = 17
    RETURN_CHIT = 18
    RETURN = 19
    BOOKS = 20
    """How many."""
    DONE = 21
    FEED = 22
    """Points, food."""
    STARVE = 23
    """Points."""
