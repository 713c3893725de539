"""What threads share: games in blocks, of which each thread takes the next until none is left.

So no thread waits for another that woke late or was held up: the others take what it does not.
"""

from __future__ import annotations

from threading import Lock

from nations.compiling.layout import Layout, i64
from nations.compiling.rules import changes_what_it_takes, known_to_c, rule

BLOCK = 64
"""Games of a block. Fewer end more evenly; of more, each core has the next one at hand."""


class Pile(Layout):
    """How many blocks of games were taken."""

    taken: i64


TAKING = Lock()


@changes_what_it_takes
@known_to_c
def take(pile: Pile) -> int:
    """The number of the next block, which nobody else gets."""
    with TAKING:
        taken = pile.taken
        pile.taken = taken + 1
    return taken


@rule
def first_game(pile: Pile) -> int:
    """The first game of a block; there may be none so far."""
    return take(pile) * BLOCK


@rule
def next_game(pile: Pile, at: int) -> int:
    """The game after this one: the next of its block, or the first of another."""
    return first_game(pile) if ends_block(at) else at + 1


@rule
def ends_block(at: int) -> bool:
    """Whether a game is the last of its block."""
    return (at + 1) % BLOCK == 0
