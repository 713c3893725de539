"""Ways of a given length, as cards order them: every end, compared with a plain enumeration."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from nations.games.kark.content import load_set
from nations.games.kark.game import KarkGame
from nations.games.kark.state import Phase

from .own_set import ARROWS, CAPITAL, CARDS, COUNTRIES, QUESTION, with_defaults
from .tables import NO_RESERVE, Power, Table, table

RING, WIDE_RING = 8, 10
NEIGHBOUR = {
    end: other
    for written in ARROWS.split()
    for end, other in (written.split("-"), written.split("-")[::-1])
}
WIDE: dict[str, dict[str, Any]] = {
    country: {"points": WIDE_RING, "more_questions": (8,)} for country in COUNTRIES
}
"""Rings of ten points, with a second "?"."""
CARD = "king-marches"


class Board:
    """What is in a king's way, by the words of the rules."""

    def __init__(self, others: dict[str, str], own: set[str], agents: set[str], ring: int) -> None:
        self.others, self.own, self.agents, self.ring = others, own, agents, ring

    def is_open(self, point: str) -> bool:
        """K-L3, K-W1: no leader, or an opponent's of another type in a capital."""
        in_capital = point.endswith(f".{CAPITAL}")
        return point not in self.own and (
            point not in self.others or (in_capital and self.others[point] != "king")
        )

    def stops(self, point: str) -> bool:
        """K-L4, K-L5, K-W1."""
        return (
            point.endswith((f".{QUESTION}", ".8")) or point in self.agents or point in self.others
        )  # only an attack comes this far

    def ends(self, way: tuple[str, ...], turning: int, fewest: int, most: int) -> Iterator[str]:
        """K-L2, K-L2a, K-D6: the ends of all ways that begin like this."""
        if len(way) > most:
            return
        country, _, at = way[-1].partition(".")
        for step in (1, -1):
            if turning != -step:
                end = f"{country}.{(int(at) + step) % self.ring}"
                yield from self._on(way, end, step, fewest, most)
        if way[-1] in NEIGHBOUR:
            yield from self._on(way, NEIGHBOUR[way[-1]], 0, fewest, most)

    def _on(
        self, way: tuple[str, ...], end: str, turning: int, fewest: int, most: int
    ) -> Iterator[str]:
        if end in way or not self.is_open(end):
            return
        if len(way) >= fewest:
            yield end
        if not self.stops(end):
            yield from self.ends((*way, end), turning, fewest, most)


def situation(seed: int, ring: int = RING, **options: Any) -> tuple[Table, set[str], set[str]]:
    """A king that was ordered to march: the table, where it may go, and where it should."""
    rng = random.Random(seed)
    points = [f"{country}.{at}" for country in COUNTRIES for at in range(ring)]
    fewest = rng.randint(1, 7)
    most = rng.randint(fewest, 8)
    start, *taken = rng.sample([point for point in points if point != "nw.4"], 9)
    kinds = ("king", "president", "dictator", "guerrilla")
    others = dict(zip(taken[:4], kinds, strict=True))
    own = dict(zip(taken[4:6], ("president", "dictator"), strict=True))
    agent = rng.choice(points)
    mine = " ".join(f"{kind}@{point}" for point, kind in own.items())
    t = table(
        Power(f"king@{start} {mine}", 9, agent="nw.0", gone=NO_RESERVE),
        Power(" ".join(f"{kind}@{point}" for point, kind in others.items()), agent=agent),
        stage="agent",
        changes={CARD: {"steps": (fewest, most)}, **(WIDE if ring != RING else {})},
        seen=" ".join(card for card in CARDS if card != CARD),
        **options,
    )
    board = Board(others, set(own), {agent}, ring)
    wanted = set(board.ends((start,), 0, fewest, most))
    t.play(f"agent:nw.4 card:{CARD}")
    return t, t.ends(start) if t.phase == Phase.ADVANCING else set(), wanted


@pytest.mark.parametrize("ring", [RING, WIDE_RING])
def test_K_D6_every_end_that_some_way_of_the_length_reaches(ring: int) -> None:
    compared = 0
    for seed in range(400):
        t, found, wanted = situation(seed, ring)
        if t.phase == Phase.ADVANCING and t.seat == 0:
            assert found == wanted, seed
            compared += 1
        else:
            assert len(wanted) <= 1, "no effect, or no choice"
    assert compared > 250


def test_K_D6_only_shortest_ways_would_be_noticed() -> None:
    """So version 1 of the rules read it."""
    missed = []
    for seed in range(60):
        t, found, wanted = situation(seed, reading="1")
        if t.phase == Phase.ADVANCING and found != wanted:
            assert found < wanted
            missed.append(seed)
    assert len(missed) > 20


def test_K_D6_out_over_one_arrow_and_back_over_another() -> None:
    """On the default board: Djebel Kadir 7, Qasira 4 and 3, Djebel Kadir 0, or the other way."""
    content = load_set()
    cards = tuple(
        msgspec.structs.replace(card, steps=(3, 3)) if card.id == "king-on-the-march" else card
        for card in content.cards
    )
    changed = msgspec.structs.replace(content, cards=cards)
    game = KarkGame(changed, 2, with_defaults({}))
    deck = "+".join([cards[-1].id, *(card.id for card in cards[:-1])])
    gone = "k@gone+p@gone+p@gone+d@gone+g@gone"
    t = Table(
        game,
        game.read_position(
            "agent 0.0.2.0.1.16 "
            f"5.0.1.0/hadramar.4/k@djebel-kadir.7+{gone}/- "
            f"5.0.1.0/zafran.3/k@gone+k@gone+p@uor.6+p@gone+d@gone+g@gone/- "
            f"2 - {deck} - 0.0.0.0.0.0.0.0"
        ),
    )
    first = next(at for at, card in enumerate(deck.split("+")) if card == "king-on-the-march")
    t.state.draws = 16 + first
    t.play("agent:hadramar.0")
    assert {"qasira.4", "djebel-kadir.0"} <= t.ends("djebel-kadir.7")
