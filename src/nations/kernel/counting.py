"""How a game lets itself be counted: what was on offer, who took it, which checks were met.

A game that has a `counting` says what a game notes of itself (a layout, its tally) and how a move
is played so that it is noted. `nations.balance` plays thousands of such games, compiled by the
game's own policies or with any bots, and reads the tallies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec

from nations.compiling.layout import Layout


class Thing(msgspec.Struct, frozen=True):
    """Something that is offered at a price: what it belongs to, and what it is worth to have.

    Of two things that are `alike`, one is better if none of its `gains` is less; a cost is a gain
    below 0.
    """

    id: str
    kind: str
    age: int
    alike: str
    gains: tuple[int, ...]


class Targets(msgspec.Struct, frozen=True):
    """What a good set gives, by strong play: bounds for figures of whole games and of things."""

    table: int
    """How many players make a full table."""
    score: tuple[float, float]
    """The mean score at a full table."""
    winner: tuple[float, float]
    """The winner's mean score at a full table."""
    alone: tuple[float, float]
    """The mean score of who plays alone."""
    rare: tuple[int, float]
    """A score that one alone passes in less than this share of games."""
    met: tuple[float, float]
    """The share of checks that are met."""
    dearest: float
    """The most that a thing is taken of its offers at the highest price."""
    cheapest: float
    """The least that a thing is taken of its offers at the lowest price."""
    seat: float
    """The most that a place in the order wins above its fair share."""


class Counting(NamedTuple):
    """What a game offers to who counts it.

    `play` is the kernel's `play` with a tally as a fourth argument; `forget` takes the moves that
    buy things of some kinds (bits) off those noted; `blind` is the box in which these are worth
    nothing. Tallies have the fields that docs/dice-balance.md names.
    """

    tally: type[Layout]
    play: Callable[[Any, Any, int, Any], None]
    forget: Callable[[Any, Any, int], None]
    blind: Callable[[Any, int], Any]
    kinds: Mapping[str, int]
    """Each kind with its bits."""
    things: tuple[Thing, ...]
    prices: int
    rounds: int
    points: tuple[str, ...]
    """Fields of the tally with points by round and seat, besides those of things."""
    checks: tuple[str, ...]
    """Those of them that are checks: met for points, or not."""
    policies: Mapping[str, Callable[..., int]]
    """Players whose choice is a rule, so that their games run compiled."""
    targets: Targets


@runtime_checkable
class Counted(Protocol):
    """Optional: a game that can be counted."""

    @property
    def counting(self) -> Counting: ...
