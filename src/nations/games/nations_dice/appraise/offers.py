"""The tiles on the progress board: what they are worth to a seat, and whether they will be left."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from nations.games.nations_dice.appraise.seat import Seat
from nations.games.nations_dice.phases.actions import currency, price
from nations.games.nations_dice.phases.payment import means
from nations.games.nations_dice.state import (
    GOLD,
    NOTHING,
    ROWS,
    STRENGTH,
    Box,
    Nation,
    symbols_of,
)

UNROLLED = (3, 2)
"""The gold and strength that a rival is likely to have who has not rolled yet."""


class Offer(NamedTuple):
    """A tile with its price, its worth beyond this round, and the chance that it is left later."""

    space: int
    tile: int
    price: int
    currency: int
    worth: float
    stays: float = 1.0


def offers_to(seat: Seat) -> list[Offer]:
    """The tiles that a seat could buy, now or later in the round."""
    box, board = seat.box, seat.s.board
    spaces = (space for space in range(ROWS * box.columns) if board[space] != NOTHING)
    offers = [
        Offer(space, tile, price(box, space), currency(box, tile), seat.worth(tile))
        for space, tile in ((space, board[space]) for space in spaces)
    ]
    return _alone(seat, offers) if box.seats == 1 else _contested(seat, offers)


def _alone(seat: Seat, offers: list[Offer]) -> list[Offer]:
    """D-1c: after an action the lowest tile of a column may go."""
    stays = 2 / 3 if seat.box.tougher else 3 / 4
    lowest: dict[int, int] = {}
    for offer in offers:
        lowest.setdefault(offer.space % seat.box.columns, offer.space)
    return [o._replace(stays=stays if o.space in lowest.values() else 1.0) for o in offers]


def _contested(seat: Seat, offers: list[Offer]) -> list[Offer]:
    """Rivals who still act take what they can pay, the best first."""
    s, stays = seat.s, {offer.space: 1.0 for offer in offers}
    good = sorted((o for o in offers if o.worth > 0), key=lambda o: -o.worth / sqrt(o.price))
    for other in range(seat.box.seats):
        rival = s.nation[other]
        if rival.passed or other == seat.number:
            continue
        gold, strength = _means(seat.box, rival)
        can = [o for o in good if o.price <= (gold if o.currency == GOLD else strength)]
        for rank, offer in enumerate(can):
            stays[offer.space] *= 1 - _lost(seat, rank)
    return [offer._replace(stays=stays[offer.space]) for offer in offers]


def _means(box: Box, rival: Nation) -> tuple[int, int]:
    """The gold and strength that a rival can pay."""
    return (means(box, rival, GOLD), symbols_of(box, rival, STRENGTH)) if rival.rolled else UNROLLED


def _lost(seat: Seat, rank: int) -> float:
    """The chance that a rival takes the tile of a rank; less of it if rivals are many."""
    chance = seat.weights.lost_first if rank == 0 else seat.weights.lost_next
    return chance / (1 if rank <= 2 else 3) / sqrt(seat.box.seats - 1)
