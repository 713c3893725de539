"""Hints of the page itself: there when the server is busy or away, and the same as its own."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any

import pytest
from page.conftest import Visit
from page.visiting import Visitor
from playwright.sync_api import Route
from server.background import Asked

from nations.bots.advice import SEED, best_first
from nations.contract import Decision, Effort
from nations.edition.lines import plain

pytestmark = pytest.mark.skipif(
    find_spec("ziglang") is None, reason="no zig here to make WebAssembly with"
)
LOUD = ("Failed to load resource", "net::ERR", "WebSocket")
"""What a browser says by itself when a server refuses or is away."""


def refused(status: int, code: str) -> Any:
    body = json.dumps({"code": code, "text": f"refused: {code}"})
    return lambda route: route.fulfill(status=status, content_type="application/json", body=body)


def seated(visit: Visit, game: str, **wishes: Any) -> Visitor:
    visitor = visit(**wishes)
    visitor.start(game)
    visitor.at_table()
    visitor.button("hint").first.wait_for()
    return visitor


def shown(visitor: Visitor, note: str) -> list[str]:
    """The moves of the hint that is open, once it says this."""
    visitor.press("hint")
    visitor.page.get_by_text(visitor.say(note)).wait_for()
    return visitor.page.locator("dialog[open] li .what").all_inner_texts()


def native(server: Asked, visitor: Visitor) -> list[str]:
    """The best moves by the judge on this machine, with the effort of a page, in words."""
    room = server.rooms.get(visitor.match).room
    game: Any = room.game
    turn, voice = room.match.turn, server.rooms.voice(visitor.lang, game.terms)
    assert isinstance(turn, Decision)
    view = room.view(turn.seat)
    found = game.judge(view, turn.moves, Effort(nodes=game.pages.nodes), SEED)
    return [plain(game.describe(view, one.move, voice)) for one in best_first(found)[:3]]


@pytest.mark.parametrize(
    ("game", "lang", "wide", "status", "code"),
    [("dice", "de", 360, 429, "RATE"), ("kark", "en", 1280, 503, "BUSY")],
)
def test_a_busy_server_leaves_no_one_without_a_hint(
    visit: Visit, server: Asked, game: str, lang: str, wide: int, status: int, code: str
) -> None:
    visitor = seated(visit, game, lang=lang, wide=wide)
    visitor.page.route("**/hint?*", refused(status, code))
    before = list(server.rooms.get(visitor.match).room.match.log)
    assert shown(visitor, "advice-own") == native(server, visitor)
    reasons = visitor.page.locator("dialog[open] li .why").all_inner_texts()
    assert set(reasons) <= {visitor.say("advice-worked-out")}, "only what is true of the number"
    assert visitor.overflow() == []
    visitor.page.locator("dialog[open] li button").first.click()
    visitor.page.locator("dialog[open]").wait_for(state="detached")
    visitor.page.locator(".bar button").first.wait_for()
    visitor.page.wait_for_timeout(500)  # what would be sent at once
    assert server.rooms.get(visitor.match).room.match.log == before, (
        "a hint is laid out, not played"
    )
    visitor.check(*LOUD, f"{status} ")


def test_a_server_that_went_away_leaves_no_one_without_a_hint(visit: Visit, server: Asked) -> None:
    visitor = seated(visit, "dice")
    with visitor.page.expect_response("**/unit?*"), visitor.page.expect_response("**/question?*"):
        assert shown(visitor, "advice-honest")
    visitor.page.keyboard.press("Escape")
    expected = native(server, visitor)
    visitor.context.set_offline(True)
    assert shown(visitor, "advice-own") == expected
    visitor.context.set_offline(False)
    visitor.check(*LOUD)


def test_nothing_of_it_is_loaded_before_a_hint_is_asked_for(visit: Visit) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.start("dice")
    visitor.at_table()
    visitor.button("hint").first.wait_for()
    parts = ("/unit?", "/question?", "unaided", "Foresight", "Adviser")
    assert not [url for url in asked if any(part in url for part in parts)]
    assert shown(visitor, "advice-honest")
    assert sum("/unit?" in url for url in asked) == 1


def nothing(route: Route) -> None:
    """The answer of a server that has no units."""
    route.fulfill(content_type="application/json", body="null")


def test_a_server_without_a_judge_for_pages_is_asked_once(visit: Visit) -> None:
    visitor = seated(visit, "kark")
    visitor.page.route("**/unit?*", nothing)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    for _ in range(2):
        assert shown(visitor, "advice-honest")
        visitor.page.keyboard.press("Escape")
    assert sum("/hint?" in url for url in asked) == 2
    assert sum("/unit?" in url for url in asked) == 1
    assert not [url for url in asked if "/question?" in url]
    visitor.check()


def elsewhere(route: Route) -> None:
    """The answer of the server, for another position."""
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "position": "another"})


@pytest.mark.parametrize(
    ("path", "answer"),
    [("**/unit?*", nothing), ("**/question?*", elsewhere)],
    ids=["no unit", "another position"],
)
def test_a_page_that_cannot_know_says_so(visit: Visit, path: str, answer: Any) -> None:
    visitor = seated(visit, "dice")
    visitor.page.route("**/hint?*", refused(503, "BUSY"))
    visitor.page.route(path, answer)
    assert shown(visitor, "advice-nowhere") == []
    visitor.check(*LOUD, "503 ")


def test_who_may_have_no_hint_gets_none_from_the_page(visit: Visit) -> None:
    visitor = seated(visit, "dice")
    visitor.page.route("**/hint?*", refused(403, "FORBIDDEN"))
    visitor.press("hint")
    visitor.page.get_by_text("refused: FORBIDDEN").wait_for()
    assert visitor.page.locator("dialog[open] ol li").count() == 0
    visitor.check(*LOUD)
