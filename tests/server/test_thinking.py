"""What a process that thinks answers: strong play if it is prepared, something quick if not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bots.skilful import Skilful, asked
from server.serving import Place, served, settings_in

from nations.bots.advice import Advice
from nations.bots.greedy import ranked
from nations.bots.search import SHARE
from nations.contract import Effort
from nations.errors import BotFailed
from nations.server import thinkers
from nations.server.thinkers import Task


def answered(bot: str | None, prepared: bool, patch: pytest.MonkeyPatch) -> tuple[Any, Skilful]:
    """The answer to a task about the first decision of a game, and that game."""
    game: Any = Skilful()
    view, moves = asked(game)
    patch.setattr(thinkers, "prepared", lambda _: prepared)
    task = Task(game.terms, None, bot, "seed", view, moves, 1.0)
    return thinkers._answer(task, {msgspec.json.encode(game.terms): game}), game


def test_before_it_is_prepared_a_strong_bot_does_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    at, game = answered("search:1s", False, monkeypatch)
    view, moves = asked(game)
    assert moves[at] == ranked(game, view, moves)[0].move
    assert game.efforts == []
    at, game = answered("search:1s", True, monkeypatch)
    assert at == len(moves) - 1
    assert game.efforts[0] == Effort(seconds=SHARE)


def test_advice_is_given_by_whoever_can_think(monkeypatch: pytest.MonkeyPatch) -> None:
    quick, _ = answered(None, False, monkeypatch)
    strong, game = answered(None, True, monkeypatch)
    assert isinstance(quick, Advice)
    assert isinstance(strong, Advice)
    assert (quick.in_chances, strong.in_chances) == (False, True)
    assert game.efforts[0].seconds == 1.0


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
    assert {one["unit"] for one in found} == {{"en": "points", "de": "Punkten"}[lang]}


async def hints(place: Place, lang: str) -> list[Any]:
    made = await place.create("Ada", "Bob", advice=True)
    path = f"/api/matches/{made['match']}/hint?lang={lang}"
    answers = [
        await place.http.post(path, headers={"Authorization": f"Bearer {key}"})
        for key in made["keys"]
    ]
    told: list[Any] = next(answer.json() for answer in answers if answer.status_code == 200)
    return told


@pytest.mark.parametrize(("lang", "unit"), [("en", "% to win"), ("de", "% Gewinnchance")])
def test_chances_to_win_are_told_in_percent(
    tmp_path: Path, lang: str, unit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def confident(_: object, task: Task) -> Advice:
        view: Any = task.view
        game: Any = Skilful()
        found = ranked(game, view, task.moves)
        best = tuple(msgspec.structs.replace(one, worth=0.625) for one in found)
        return Advice(best, in_chances=True)

    monkeypatch.setattr(thinkers._Worker, "think", confident)

    async def scene() -> list[Any]:
        async with served(settings_in(tmp_path)) as place:
            return await hints(place, lang)

    found = asyncio.run(scene())
    assert {(one["worth"], one["unit"]) for one in found} == {(62.5, unit)}
