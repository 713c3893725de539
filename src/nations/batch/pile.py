"""What threads share: games in blocks, of which each is taken by one thread.

Each begins with blocks of its own, which are the same in every call, so that a core finds near what
it left there; who is through with them goes on with what others have not taken. So no thread waits
for another that woke late or was held up.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

from nations.compiling.layout import Layout, i64
from nations.compiling.rules import changes_what_it_takes, known_to_c, rule

BLOCK = 64
"""Games of a block. Fewer end more evenly; of more, each core has the next one at hand."""


class Block(Layout):
    """Games that one thread plays: how many threads wanted to."""

    wanted: i64


WANTING = Lock()


@changes_what_it_takes
@known_to_c
def want(block: Block) -> int:
    """How many threads wanted a block before this one: if none, it is this one's."""
    with WANTING:
        before = block.wanted
        block.wanted = before + 1
    return before


def blocks_of(games: int) -> int:
    """How many blocks so many games are; the last need not be full."""
    return -(-games // BLOCK)


@rule
def first_game(blocks: Any, begin: int, games: int) -> int:
    """The first game of a block that nobody has, counted round from `begin`; if there is none, the
    number of all games."""
    count = (games + BLOCK - 1) // BLOCK
    for step in range(count):
        block = (begin + step) % count
        if blocks[block].wanted == 0 and want(blocks[block]) == 0:
            return block * BLOCK
    return games


@rule
def next_game(blocks: Any, games: int, at: int) -> int:
    """The game after this one: the next of its block, or the first of another."""
    if at + 1 < games and not ends_block(at):
        return at + 1
    return first_game(blocks, at // BLOCK + 1, games)


@rule
def ends_block(at: int) -> bool:
    """Whether a game is the last of a full block."""
    return (at + 1) % BLOCK == 0
