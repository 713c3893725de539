"""When the page asks before it plays: if somebody else, chance or the end would be next."""

from __future__ import annotations

import random

import pytest

from nations.contract import Decision
from nations.i18n import voice
from nations.registry import load
from nations.room import updates
from nations.room.commands import Play, Undo, Who
from room.tables import GAMES, do, playing, step


@pytest.mark.parametrize("name", GAMES)
def test_only_what_hands_the_turn_on_is_final(name: str) -> None:
    """What is not final is the own turn still, and one step back; both kinds are met."""
    words, chosen, kinds = voice("en", load(name)), random.Random(4), set[bool]()
    room = playing(name)
    for _ in range(30):
        seat = room.at_turn
        if seat is None or not isinstance(room.match.turn, Decision):
            break
        offers = updates.update(room, seat, 0, (), words).offers
        for offer in chosen.sample(offers, min(4, len(offers))):
            after = do(room, Who(seat), Play("p", offer.text, room.seq))
            kinds.add(bool(offer.final))
            if offer.final:
                dealt = len(after.match.log) > len(room.match.log) + 1
                assert dealt or after.at_turn != seat or after.over is not None
            else:
                assert after.at_turn == seat
                assert after.match.why_no_undo(seat) is None
                back = do(after, Who(seat), Undo("u", after.seq))
                assert back.match.state == room.match.state
        room = step(room, chosen=chosen)
    assert kinds == {True, False}
