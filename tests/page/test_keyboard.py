"""Games by the keyboard alone: Tab and Enter, from the start page on."""

from __future__ import annotations

import os

import pytest
from page.conftest import Visit
from page.playing import Keys, Player
from page.visiting import Visitor

LONG = bool(os.environ.get("NATIONS_LONG_PAGE_TESTS"))
MOST_TABS = 60


def tab_to(visitor: Visitor, selector: str) -> None:
    """Presses Tab until something has the focus, and Enter."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(what) => document.activeElement?.matches(what)", selector):
            visitor.page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never comes to {selector}")


@pytest.mark.parametrize(("game", "moves"), [("dice", 25), ("kark", 16)])
def test_a_game_is_played_by_keys(visit: Visit, game: str, moves: int) -> None:
    visitor = visit()
    visitor.open()
    visitor.page.locator(f"button.game.{game}").wait_for()
    tab_to(visitor, f"button.game.{game}")
    visitor.page.locator("#play").wait_for()
    tab_to(visitor, "#play")
    visitor.at_table()
    keys = Keys()
    player = Player(visitor, "keys", hand=keys)
    rounds = {round_of(visitor, game)}
    for _ in range(100_000):
        seen = player.look()
        if seen["dialog"]:
            break
        player.step(seen)
        rounds.add(round_of(visitor, game))
        if not LONG and len(rounds) > 2 and player.pressed > moves:
            break
    assert len(rounds) > 2 or seen["dialog"]
    visitor.check()


def round_of(visitor: Visitor, game: str) -> int:
    """The round (of Kark), or the age and event (of the dice game)."""
    part = "round" if game == "kark" else "event"
    return hash(visitor.page.evaluate(f"__watch.update.view.{part}"))


def test_what_has_the_focus_can_be_seen(visit: Visit) -> None:
    """Along the whole start page and a table each stop of Tab has a name and a visible mark."""
    visitor = visit(wide=360)
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        stop = visitor.page.evaluate(FOCUS)
        if stop is None:
            break
        assert stop["name"], stop
        assert stop["marked"], stop
        assert stop["inside"], stop


FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  return {
    what: one.outerHTML.slice(0, 120),
    name: one.getAttribute("aria-label") || one.innerText || one.labels?.[0]?.innerText || "",
    marked: style.outlineStyle !== "none" || style.boxShadow !== "none",
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""


def test_escape_closes_what_lies_on_top_and_nothing_behind(visit: Visit) -> None:
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    picked = visitor.page.locator(".market button.picked")
    visitor.page.locator(".market button.offered").first.click()
    picked.wait_for()
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog[open]").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog[open]").wait_for(state="detached")
    assert picked.count() == 1
    visitor.page.keyboard.press("Escape")
    picked.wait_for(state="detached")
