"""Reviews, puzzles, positions and warnings over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.serving import Place
from server.test_study import bearing, on_stage

import nations
from nations.bots.advice import Advice
from nations.contract import Judgement
from nations.i18n import voice
from nations.match.match import Match
from nations.registry import load
from nations.review.data import Piece, Review, done_of
from nations.server.api.positions import warned
from nations.server.reviews import Reviews, UnderReview


class Beside:
    """Reviews in this process, piece by piece; the place of a piece that fails."""

    def __init__(self, game: Any) -> None:
        self.game, self.pieces = game, 0

    async def reviewed(self, terms: Any, piece: Piece) -> Any:
        self.pieces += 1
        return await asyncio.to_thread(done_of, self.game, piece)

    async def advised(self, terms: Any, view: Any, moves: Any) -> Advice:
        return Advice(())


class Played:
    """As much of a room as a review asks for."""

    def __init__(self, match: Match[Any]) -> None:
        self.match, self.seats, self.news = match, (), ()
        self.header = type("Header", (), {"match": "m", "terms": match.game.terms, "moves": ()})()


async def whole(reviews: Reviews, room: Any) -> UnderReview:
    while not (found := await reviews.of(room, "here")).is_whole:
        assert not found.failed
        await asyncio.sleep(0.05)
    while reviews._making:
        await asyncio.sleep(0.05)
    return found


def test_a_review_is_made_in_pieces_and_kept(tmp_path: Path) -> None:
    match = nations.play("dice", ["greedy", "random"], seed=3)
    room: Any = Played(match)

    async def run() -> None:
        by = Beside(match.game)
        found = await whole(Reviews(by, tmp_path / "reviews"), room)
        assert by.pieces > 10
        assert isinstance(found.review, Review)
        assert found.review.over
        for one in found.review.seats:
            parts = one.start + one.luck + one.skill + one.reassessment
            assert parts == pytest.approx(one.result, abs=1e-9)
        places = [one.at for one in found.review.decisions]
        assert places == sorted(set(places))
        again = Beside(match.game)
        assert await whole(Reviews(again, tmp_path / "reviews"), room) == found
        assert again.pieces == 0
        (tmp_path / "reviews" / "m.json").write_text("{")
        assert await whole(Reviews(again, tmp_path / "reviews"), room) == found
        assert again.pieces > 10

    asyncio.run(run())


def test_who_cannot_review_says_so(tmp_path: Path) -> None:
    room: Any = Played(nations.play("dice", ["random", "random"], seed=3))
    found = asyncio.run(Reviews(object(), tmp_path).of(room, "here"))
    assert found.failed
    assert found.review is None


def test_only_a_move_that_loses_much_is_warned_of() -> None:
    game: Any = nations.play("dice", ["greedy", "greedy"], seed=1).game
    match = nations.play("dice", ["greedy", "greedy"], seed=1)
    state = match.fork(next(at for at, e in enumerate(match.log) if not e.by_chance), match.dealer)
    turn: Any = state.turn
    best, poor = (
        Judgement(turn.moves[at], worth, 0.0, 1.0, worth) for at, worth in ((0, 0.6), (1, 0.5))
    )
    write, speak = game.write_move, voice("en", load("dice"), None)
    advice = Advice((best, poor), in_chances=True)
    (told,) = warned(game, state.state, advice, write(poor.move), 5.0, speak)
    assert (told.loss, told.best) == (10.0, write(best.move))
    assert told.words
    assert warned(game, state.state, advice, write(poor.move), 10.5, speak) == []
    assert warned(game, state.state, advice, write(best.move), 1.0, speak) == []
    assert warned(game, state.state, advice, "nonsense", 1.0, speak) == []


def test_over_http(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        alone = await place.create("Ada", "bot:random")
        two, one = made["match"], alone["match"]
        running = await place.http.get(f"/api/matches/{one}/review")
        assert (running.status_code, running.json()["code"]) == (409, "PHASE")
        assert (await place.http.get(f"/api/matches/{one}/position?moves=0")).status_code == 409
        path = f"/api/matches/{two}/warning?move=pass"
        refused = await place.http.post(path, headers=bearing(made["keys"][0]))
        assert refused.status_code == 403
        assert (await place.http.post(path)).status_code in {401, 403}

        puzzle = (await place.http.get("/api/games/dice/puzzle?day=2026-12-24&lang=de")).json()
        first = puzzle["puzzle"]["answer"][0]
        assert first in {move["move"] for move in puzzle["moves"]}
        assert puzzle["answer"]
        assert (await place.http.get("/api/games/dice/puzzle?day=soon")).status_code == 400
        assert (await place.http.get("/api/games/dice/puzzle?name=none")).status_code == 404
        assert (await place.http.get("/api/games/chess/puzzle")).status_code == 404

        asked = {"seats": 2, "position": puzzle["puzzle"]["position"], "best": True}
        shown = (await place.http.post("/api/games/dice/position", json=asked)).json()
        assert shown["position"] == asked["position"]
        assert shown["seat"] == puzzle["puzzle"]["seat"]
        assert 1 <= len(shown["hints"]) <= 3
        for wrong in ("nonsense", asked["position"][:40], asked["position"].replace("0", "99")):
            bad = await place.http.post("/api/games/dice/position", json={"position": wrong})
            assert bad.status_code == 400, wrong
        for seats in (0, 9):
            bad = await place.http.post("/api/games/dice/position", json={"seats": seats})
            assert bad.status_code == 400

    on_stage(tmp_path, scene)
