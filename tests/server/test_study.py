"""Hints, odds and replays over HTTP: right, and only for those who may have them."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from zlib import decompress

import pytest
from server.background import FirstMove, in_background
from server.serving import Place, served, settings_in

from nations.contract import Unit
from nations.errors import BotFailed


def on_stage(folder: Path, scene: Callable[[Place], Awaitable[None]]) -> None:
    async def play() -> None:
        async with served(settings_in(folder)) as place:
            await scene(place)

    asyncio.run(play())


def bearing(key: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_a_person_against_bots_is_given_hints(tmp_path: Path, game: str) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "bot:random", game=game)
        async with place.join(made["match"], made["keys"][0], lang="de") as ada:
            while not ada.update.get("offers"):
                await ada.hear("Update")
            path = f"/api/matches/{made['match']}/hint?lang=de"
            answer = await place.http.post(path, headers=bearing(made["keys"][0]))
            assert answer.status_code == 200, answer.text
            hints = answer.json()
            offered = {one["text"]: one["words"] for one in ada.update["offers"]}
            assert 1 <= len(hints) <= 3
            assert all(offered[one["text"]] == one["words"] for one in hints)
            assert [one["worth"] for one in hints] == sorted(
                (one["worth"] for one in hints), reverse=True
            )

    on_stage(tmp_path, scene)


def test_odds_are_exact_chances_of_what_lies_on_the_board(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada")
        async with place.join(made["match"], made["keys"][0]) as ada:
            while not ada.update.get("offers"):
                await ada.hear("Update")
            path = f"/api/matches/{made['match']}/odds"
            answer = await place.http.post(path, headers=bearing(made["keys"][0]))
            odds = {one["what"]: one for one in answer.json()}
            assert set(odds) == {*ada.update["view"]["board"], "famine"}
            assert all(0 <= one["now"] <= one["after"] <= 1 for one in odds.values())
            buyable = {
                one["move"]["space"] for one in ada.update["offers"] if "space" in one["move"]
            }
            certain = {what for what, one in odds.items() if one["now"] == 1} - {"famine"}
            assert certain == buyable

    on_stage(tmp_path, scene)


def test_what_is_pointed_at_says_why_it_cannot_be_had(tmp_path: Path) -> None:
    """K-T1, K-T1b: of the seat at turn, in its language; not of what is not there."""

    async def scene(place: Place) -> None:
        made = await place.create("Ada", "bot:greedy", game="kark")
        key, path = made["keys"][0], f"/api/matches/{made['match']}/why"
        async with place.join(made["match"], key) as ada:
            while not ada.update.get("offers"):
                await ada.hear("Update")

            async def ask(thing: str, key: str | None = key, lang: str = "en") -> Any:
                asked = {"thing": thing, "lang": lang}
                return await place.http.post(path, params=asked, headers=bearing(key))

            (stock,) = (await ask("stock")).json()
            assert stock["rule"] == "K-T1b"
            assert "first turn" in stock["words"]
            (german,) = (await ask("reserve:king place:north", lang="de")).json()
            assert (german["rule"], german["words"][:15]) == ("K-L1", "Ein neuer Staat")
            assert (await ask("reserve:king")).json() == []
            answers = [await ask("leader:zafran.1"), await ask("x"), await ask("x" * 200)]
            answers += [await ask("stock", "x" * 43), await ask("stock", None)]
            assert [one.status_code for one in answers] == [400, 400, 400, 403, 401]

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_a_page_is_told_what_its_judge_needs_to_know(tmp_path: Path, game: str) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "bot:random", game=game)
        async with place.join(made["match"], made["keys"][0]) as ada:
            while not ada.update.get("offers"):
                await ada.hear("Update")
            path = f"/api/matches/{made['match']}/question"
            answer = await place.http.post(path, headers=bearing(made["keys"][0]))
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["position"] == ada.update["view"]["position"]
            assert set(told["moves"]) == {one["text"] for one in ada.update["offers"]}
            assert told["unit"] == "% chance of winning"
            assert len(decompress(b64decode(told["memory"]))) > told["box"] > 0
            assert len(answer.content) < 8000

    on_stage(tmp_path, scene)


def test_a_server_without_a_judge_for_pages_says_so(tmp_path: Path) -> None:
    class Without(FirstMove):
        async def unit(self, game: str) -> Unit:
            raise BotFailed("raised", f"no zig for {game}")

    with in_background(tmp_path, Without()) as asked:
        answer = asked.get("/games/dice/unit")
        assert (answer.status_code, answer.json()) == (200, None), "no error in a console"
        assert asked.get("/games/no-such/unit").status_code == 404


@pytest.mark.parametrize("what", ["hint", "odds", "question"])
def test_between_people_there_is_advice_only_if_agreed(tmp_path: Path, what: str) -> None:
    async def ask(place: Place, **more: Any) -> list[int]:
        made = await place.create("Ada", "Bob", **more)
        path = f"/api/matches/{made['match']}/{what}"
        keys = [*made["keys"], made["host_key"], "x" * 43, None]
        answers = [await place.http.post(path, headers=bearing(key)) for key in keys]
        return [answer.status_code for answer in answers]

    async def scene(place: Place) -> None:
        assert await ask(place) == [403, 403, 403, 403, 401]
        agreed = await ask(place, advice=True)
        assert sorted(agreed[:2]) == ([200, 200] if what == "odds" else [200, 409])
        assert agreed[2:] == [403, 403, 401]

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_a_replay_shows_every_step_and_can_be_taken_over(tmp_path: Path, game: str) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("bot:random", "bot:random", game=game)
        async with place.join(made["match"]) as eve:
            while eve.update.get("phase") != "over":
                await eve.hear("Update")
            frames = (await place.http.get(f"/api/matches/{made['match']}/replay?lang=de")).json()
            assert frames[0]["text"] is None
            assert frames[-1]["view"] == eve.update["view"]
            assert all(frame["lines"] for frame in frames[1:])
            phases = {frame["view"]["phase"] for frame in frames}
            assert not phases & {"picking", "paying", "replacing", "returning"}, phases
        half = frames[len(frames) // 2]
        path = f"/api/matches/{made['match']}/file?moves={half['moves']}"
        file = (await place.http.get(path)).json()
        again = await place.create("Ada", "bot:greedy", game=game, file=file)
        async with place.join(again["match"], again["keys"][0]) as ada:
            update = await ada.hear("Update")
            assert update["phase"] == "playing"
            if game == "dice":
                assert update["view"]["age"] == half["view"]["age"]

    on_stage(tmp_path, scene)
