"""What cannot be had says why: a reason for exactly what is not offered, with its rule."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from nations.contract import Decision
from nations.dealer import Seeded
from nations.i18n import voice
from nations.match import Match
from nations.registry import load
from nations.selection import Explaining, Objection


def walk(name: str, seats: int, lang: str) -> Iterator[tuple[Any, Any, set[str], list[Objection]]]:
    """Decisions of a game at random: the table, the moves in notation, and the objections."""
    edition = load(name)
    game: Any = edition.game(seats, {}, None)
    assert isinstance(edition.game(seats, {}, None), Explaining)
    speaker, source = voice(lang, edition), random.Random(seats)
    match: Match[Any] = Match(game, Seeded(f"{name} {seats}"))
    for _ in range(200):
        match.deal()
        if not isinstance(match.turn, Decision):
            return
        offered = {game.write_move(move) for move in match.turn.moves}
        yield game, match.state, offered, list(game.objections(match.state, speaker))
        match.play(source.choice(match.turn.moves))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_tile_that_is_not_for_sale_says_why(seats: int, lang: str) -> None:
    """D-A4, D-A5, D-A11, D-A3a: price, what there is, what is missing; never of what can be had."""
    seen = 0
    rules = load("dice").rules(lang)
    for game, state, offered, found in walk("dice", seats, lang):
        things = {one.thing for one in found}
        assert not things & offered
        assert all(one.rule in rules and one.words for one in found)
        view = game.view(state, None)
        if view.phase == "acting":
            closed = {f"buy:{space}" for space in view.board} - offered
            assert closed == {thing for thing in things if thing.startswith("buy")}
            assert ("reroll" in offered) != ("reroll" in things)
        else:
            assert not found
        seen += len(found)
    assert seen > 20


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_that_is_not_for_sale_says_why(seats: int, lang: str) -> None:
    """K-T6, K-P1, K-T5b: a tanker or a pipeline, where none can be bought."""
    rules, seen = load("kark").rules(lang), set()
    for _, _, offered, found in walk("kark", seats, lang):
        buys = any(move.startswith("buy") for move in offered)
        lays = any(move.startswith(("lay", "pipe")) for move in offered)
        things = {one.thing for one in found}
        assert things == {thing for thing, open_ in (("stock", buys), ("pipes", lays)) if not open_}
        assert all(one.rule in rules and one.words for one in found)
        seen |= {one.rule for one in found}
    assert {"K-P1", "K-T6"} <= seen


def test_a_price_is_told_in_full() -> None:
    words = {one.words for *_, found in walk("dice", 2, "en") for one in found}
    told = [one for one in words if " costs " in one]
    assert told
    for one in told:
        cost, have, missing = map(int, re.findall(r"\d+", one))
        assert cost - have == missing > 0
