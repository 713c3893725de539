"""What cannot be had says why: a reason for exactly what is not offered, with its rule."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from nations.contract import Decision
from nations.edition.selection import Explaining, Objection
from nations.errors import BadNotation
from nations.games.kark.moves import MOVE
from nations.games.kark.phases.leaders import chart_moves
from nations.games.kark.pointing import ends, in_hand
from nations.i18n import voice
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load


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


@pytest.mark.parametrize("lang", ["en", "de"])
def test_whatever_is_pointed_at_on_the_map_says_why_it_cannot_be(lang: str) -> None:
    """K-P1, K-L2, K-G2, K-N2, K-Q3: every piece with every place says why, by the rule that refuses
    it; and only what cannot be done is objected to."""
    rules, seen = load("kark").rules(lang), Counter[str]()
    for at, (game, state, offered, _) in enumerate(walk("kark", 3, lang)):
        if at % 5:
            continue
        hands = in_hand(game.names, state)
        goals = {goal for hand in hands for goal in ends(game.names, state, hand)}
        speaker = voice(lang, load("kark"))
        for hand in hands:
            numbers = ends(game.names, state, hand)
            for goal in goals:
                said = game.objection(state, f"{hand} {goal}", speaker)
                if goal not in numbers:
                    assert said is not None  # a tanker on land, a leader at sea
                    continue
                move = game.names.move(state, numbers[goal])
                assert (said is None) == (game.write_move(move) in offered)
                assert said is None or said.words
                assert said is None or said.rule in rules
                if said is not None:
                    seen[said.rule] += 1
                    refused = game.objection(state, move, speaker)
                    assert refused is None or refused.rule == said.rule
    assert {"K-P1", "K-L2", "K-L3", "K-L1a", "K-G2", "K-N1", "K-N2", "K-N4", "K-Q3", "K-T3"} <= set(
        seen
    )


def test_a_way_that_is_too_dear_names_its_price() -> None:
    """K-P1: what the way costs, what there is, what is missing; by the same chart as the move."""
    edition = load("kark")
    speaker, told = voice("en", edition), 0
    for game, state, _, _ in walk("kark", 2, "en"):
        for hand in in_hand(game.names, state):
            if not hand.startswith("leader") or game.view(state, None).phase != "leader":
                continue
            for goal, number in ends(game.names, state, hand).items():
                said = game.objection(state, f"{hand} {goal}", speaker)
                if said is None or said.rule != "K-P1":
                    continue
                price, cash, missing = map(int, re.findall(r"\d+", said.words))
                rich = state.copy()
                rich.power[rich.at].cash = price
                chart_moves(game.box, rich)
                assert cash == state.power[state.at].cash
                assert price - cash == missing > 0
                assert rich.steps[number - MOVE]  # so much is enough
                rich.power[rich.at].cash = price - 1
                chart_moves(game.box, rich)
                assert not rich.steps[number - MOVE]  # and no less
                told += 1
    assert told > 20


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("trade", "after"), [("no", 0), ("yes", 2)])
def test_a_tanker_in_hand_says_what_it_waits_for(lang: str, trade: str, after: int) -> None:
    """K-T1b: first the leader; what was kept in hand comes into play on a later turn."""
    edition = load("kark")
    match: Match[Any] = Match(edition.game(2, {"first_turn_trade": trade}, None), Seeded("hand"))
    game: Any = match.game
    match.deal()
    for kept in ("place:king@zafran", "tanker:hand")[:after]:
        match.play(game.read_move(match.state, kept))
    said = game.objection(match.state, "hand", voice(lang, edition))
    assert said.rule == "K-T1b"
    words = {"en": ("leader comes first", "later turn"), "de": ("Staatschef", "späteren Zug")}[lang]
    assert words[after > 0] in said.words
    assert "anker" in said.words


def test_what_is_not_there_is_refused_by_name() -> None:
    game, state, _, _ = next(walk("kark", 2, "en"))
    for thing in ("leader:zafran.1", "fleet:nowhere", "castle", "reserve:emperor"):
        with pytest.raises(BadNotation, match=thing):
            game.objection(state, thing, voice("en", load("kark")))


@pytest.mark.parametrize(("lang", "due"), [("en", "place a leader"), ("de", "Staatschef")])
def test_with_nothing_in_hand_a_point_speaks_of_what_is_due_and_never_of_tankers(
    lang: str, due: str
) -> None:
    """K-T1: on the first turn nothing of one's own goes to most points of the map."""
    edition = load("kark")
    game, state, _, _ = next(walk("kark", 2, lang))
    capitals = set(ends(game.naming, state, "reserve:king"))
    points = [f"point:{name}" for name in game.naming.points if name]
    told = [game.objection(state, point, voice(lang, edition)) for point in points]
    closed = [one for point, one in zip(points, told, strict=True) if one and point not in capitals]
    assert closed
    for one in closed:
        assert (one.rule, due in one.words, "Tanker" in one.words) == ("K-T1", True, False)
