"""What fails on one screen leaves the others: another address opens as ever."""

from __future__ import annotations

from typing import Any

from page.conftest import Visit
from playwright.sync_api import Route, expect


def twice(route: Route) -> None:
    """The games, each two times: no list can show that."""
    answer = route.fetch()
    games: list[Any] = answer.json()
    route.fulfill(response=answer, json=games + games)


def test_after_a_failure_another_address_opens(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/api/games?*", twice)
    visitor.open()
    failure = visitor.page.get_by_role("heading", name=visitor.say("failed-title"))
    expect(failure).to_be_visible()
    visitor.page.evaluate("location.hash = '#/rules/dice'")
    expect(visitor.page.get_by_role("searchbox")).to_be_visible()
    expect(failure).to_be_hidden()
    visitor.page.evaluate("location.hash = '#/'")
    expect(failure).to_be_visible()
    visitor.page.unroute_all()
    visitor.page.evaluate("location.hash = '#/about'")
    expect(failure).to_be_hidden()
    visitor.page.evaluate("location.hash = '#/'")
    expect(visitor.page.locator("button.game.kark")).to_be_visible()
    visitor.check("each_key_duplicate")
