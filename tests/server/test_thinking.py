"""What a process that thinks answers, and that nobody thinks anywhere else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from bots.skilful import Skilful, asked
from server.serving import Place, served, settings_in

from nations.bots.advice import Advice, best_first
from nations.bots.search import LEAST, SHARE
from nations.contract import LOOSE, Effort
from nations.errors import BotFailed
from nations.games.dice.game import DiceGame
from nations.games.kark.game import KarkGame
from nations.mind import thinker as mind
from nations.server import thinkers
from nations.server.thinkers import ThinkTask


def answered(bot: str | None) -> tuple[Any, Skilful, list[int]]:
    """The answer to a task about the first decision of a game, that game, and how often it had
    thought when it was told that the time runs."""
    game: Any = Skilful()
    view, moves = asked(game)
    begun: list[int] = []
    task = ThinkTask(game.terms, None, bot, "seed", view, moves, 1.0)
    games = {msgspec.json.encode(game.terms): game}
    return thinkers._answer(task, games, lambda _: begun.append(len(game.efforts))), game, begun


def test_what_a_strong_bot_needs_is_there_before_its_time_runs() -> None:
    at, game, begun = answered("search:1s")
    assert at == len(asked(game)[1]) - 1
    assert game.efforts == [LEAST, Effort(seconds=SHARE)]
    assert begun == [1]


def test_who_does_not_look_ahead_needs_nothing() -> None:
    at, game, begun = answered("greedy")
    view, moves = asked(game)
    assert moves[at] == best_first(game.judge(view, moves, LOOSE))[0].move
    assert (game.efforts, begun) == ([], [0])


def test_advice_looks_ahead() -> None:
    found, game, begun = answered(None)
    assert isinstance(found, Advice)
    assert found.in_chances
    assert game.efforts == [LEAST, Effort(seconds=1.0)]
    assert begun == [1]


@pytest.mark.parametrize(("game", "kind"), [("dice", DiceGame), ("kark", KarkGame)])
def test_nobody_thinks_in_the_process_that_serves(
    tmp_path: Path, game: str, kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is compiled or loaded there would hold up everybody."""

    def think(*_: object) -> None:
        raise AssertionError("it thinks where others wait")

    monkeypatch.setattr(kind, "judge", think)
    monkeypatch.setattr(thinkers, "SLACK", 30.0)  # the machine may be busy
    monkeypatch.setattr(thinkers, "PATIENCE", 60.0)

    async def scene() -> None:
        async with served(settings_in(tmp_path)) as place:
            strong = await place.create("bot:expert", "bot:hard", game=game)
            async with place.join(strong["match"]) as watcher:
                while len(watcher.moves) < 2:
                    await watcher.hear("Update")
            assert not any(one.get("failed") for one in watcher.moves), watcher.moves
            units = {one["unit"] for one in await hints(place, "en", game)}
            assert units == {"% chance of winning"}

    asyncio.run(scene())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_hints_come_though_the_process_fails(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise BotFailed("crashed")

    monkeypatch.setattr(thinkers._Worker, "think", fail)

    async def scene() -> list[Any]:
        async with served(settings_in(tmp_path)) as place:
            return await hints(place, lang)

    found = asyncio.run(scene())
    assert 1 <= len(found) <= 3
    assert {one["unit"] for one in found} == {
        {"en": "% chance of winning", "de": "% Gewinnchance"}[lang]
    }


def test_a_hint_does_not_wait_until_the_search_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The judge answers at once, with nothing compiled; who asks again does not queue up."""
    made, asked_for = Event(), []

    def make(_: object, task: ThinkTask) -> Any:
        asked_for.append(task.name)
        made.wait(60)
        raise BotFailed("raised")

    def compile_it(*_: object) -> None:
        raise AssertionError("it is compiled where others wait")

    monkeypatch.setattr(thinkers._Worker, "think", make)
    monkeypatch.setattr(thinkers, "PATIENCE", 0.05)
    monkeypatch.setattr(mind.Thinker, "thought", compile_it)

    async def scene() -> list[list[Any]]:
        async with served(settings_in(tmp_path)) as place:
            told = [await hints(place, "en", "kark") for _ in range(2)]
            made.set()
            return told

    for found in asyncio.run(scene()):
        assert found[0]["reason"]
        assert {one["unit"] for one in found} == {"% chance of winning"}
    assert asked_for == ["advice"]


async def hints(place: Place, lang: str, game: str = "dice") -> list[Any]:
    made = await place.create("Ada", "Bob", game=game, advice=True)
    path = f"/api/matches/{made['match']}/hint?lang={lang}"
    answers = [
        await place.http.post(path, headers={"Authorization": f"Bearer {key}"})
        for key in made["keys"]
    ]
    told: list[Any] = next(answer.json() for answer in answers if answer.status_code == 200)
    return told


@pytest.mark.parametrize(
    ("lang", "unit"), [("en", "% chance of winning"), ("de", "% Gewinnchance")]
)
def test_chances_to_win_are_told_in_percent(
    tmp_path: Path, lang: str, unit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def confident(_: object, task: ThinkTask) -> Advice:
        view: Any = task.view
        game: Any = Skilful()
        found = game.judge(view, task.moves)
        best = tuple(msgspec.structs.replace(one, worth=0.625) for one in found)
        return Advice(best, in_chances=True)

    monkeypatch.setattr(thinkers._Worker, "think", confident)

    async def scene() -> list[Any]:
        async with served(settings_in(tmp_path)) as place:
            return await hints(place, lang)

    found = asyncio.run(scene())
    assert {(one["worth"], one["unit"]) for one in found} == {(62.5, unit)}
