"""Sets in the browser: tapped in any order, put back, sent once; a sample of what can be picked."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import msgspec
import pytest
from page.conftest import Visit
from page.playing import TWICE, Player
from page.visiting import Visitor
from playwright.sync_api import expect

from nations.edition.selection import Selection, is_complete

SAMPLE = 3
"""Sets of each choice that are tapped."""


def latest(visitor: Visitor) -> dict[str, Any]:
    """What was told last: to who is at turn, if several sit at the screen."""
    told = "__watch.sockets.findLast((one) => one.__update?.offers.length)?.__update"
    return dict(visitor.page.evaluate(f"{told} ?? __watch.update"))


def sets_of(selection: Selection) -> list[list[str]]:
    """Every complete set, by the keys of its things."""
    ranges = (range(item.count + 1) for item in selection.items)
    names = [item.name for item in selection.items]
    found = []
    for counts in product(*ranges):
        many = list(zip(names, counts, strict=True))
        if is_complete(selection, [name for name, n in many for _ in range(n)]):
            found.append([f"{name}.{at}" for name, n in many for at in range(n)])
    return found


def pressed(visitor: Visitor) -> set[str]:
    found = visitor.page.locator(".tray [data-key][aria-pressed=true]")
    return {str(one.get_attribute("data-key")) for one in found.all()}


def tap(visitor: Visitor, key: str) -> None:
    visitor.page.locator(f".tray [data-key='{key}']").click()


def open_choice(visitor: Visitor, offer: dict[str, Any]) -> None:
    if offer["move"]["type"] == "Reroll":
        visitor.press("dice-do-Reroll")
        return
    board = visitor.page.locator(".market button")
    spaces = sorted(latest(visitor)["view"]["board"], key=lambda space: (-int(space[1]), space[0]))
    board.nth(spaces.index(offer["move"]["space"])).click()


@pytest.mark.parametrize(("wide", "lang"), [(360, "de"), (1280, "en")])
def test_every_order_of_taps_reaches_the_set(visit: Visit, wide: int, lang: str) -> None:
    visitor, source = visit(wide=wide, lang=lang), random.Random(wide)
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    update, tried = latest(visitor), 0
    go = visitor.page.locator(".bar .go")
    kinds = {"Reroll", "Buy"}
    offers = [one for one in update["offers"] if one["move"]["type"] in kinds]
    for offer in source.sample(offers, min(2, len(offers))):
        selection = msgspec.convert(offer["choice"], Selection)
        open_choice(visitor, offer)
        every = sets_of(selection)
        for keys in source.sample(every, min(SAMPLE, len(every))):
            for key in pressed(visitor) - set(keys):
                tap(visitor, key)
            missing = [key for key in keys if key not in pressed(visitor)]
            for key in source.sample(missing, len(missing)):
                expect(go).to_be_disabled() if selection.sparing else None
                tap(visitor, key)
            expect(go).to_be_enabled()
            assert pressed(visitor) == set(keys)
            tap(visitor, keys[0])
            assert keys[0] not in pressed(visitor)
            tap(visitor, keys[0])
            tried += 1
        visitor.press("back")
    assert tried >= SAMPLE
    assert visitor.page.evaluate("__watch.sent") == 0, "nothing is sent before the button"
    visitor.check()


def test_a_purchase_takes_two_taps_and_one_step_back(visit: Visit) -> None:
    """What makes sense is laid out; the button says what will happen; undo takes it all back.

    A person is next: a bot might answer before the step back.
    """
    visitor = visit(wide=360, lang="en", settings={"handover": False})
    visitor.choose_game("dice")
    visitor.seat(1, "me", "Ada")
    visitor.seat(2, "here", "Bo")
    visitor.begin()
    visitor.at_table()
    Player(visitor).look()
    update = latest(visitor)
    tiles = visitor.page.locator(".market button.offered")
    kinds = [one for one in update["offers"] if one["move"]["type"] == "Buy"]
    assert tiles.count() == len(kinds)
    tiles.last.click()
    go = visitor.page.locator(".bar .go")
    expect(go).to_be_enabled()
    assert "Pay and take" in go.inner_text()
    go.click()
    seq = after(visitor, update["seq"])
    assert visitor.page.evaluate("__watch.sent") == 1
    assert [one for one in latest(visitor)["lines"] if one["seq"] > update["seq"]]
    visitor.press("undo")
    after(visitor, seq)
    assert latest(visitor)["view"]["position"] == update["view"]["position"]
    visitor.check()


def after(visitor: Visitor, seq: int) -> int:
    """Waits until everybody at this screen was told of something later; what it was."""
    told = "__watch.sockets.filter((one) => one.readyState === 1).map((one) => one.__seq)"
    later = f"(seq) => {told}.every((one) => one > seq) && __watch.seq"
    return int(visitor.page.wait_for_function(later, arg=seq).json_value())


@pytest.mark.parametrize("wide", [360, 1280])
def test_a_second_tap_on_a_tile_puts_it_back(visit: Visit, wide: int) -> None:
    visitor = visit(wide=wide)
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    tile, go = visitor.page.locator(".market button.offered").last, visitor.page.locator(".bar .go")
    for _ in range(2):
        tile.click()
        expect(go).to_be_enabled()
        tile.click()
        expect(go).to_have_count(0)
    assert pressed(visitor) == set()
    assert visitor.page.evaluate("__watch.sent") == 0, "nothing is sent before the button"
    visitor.check()


def test_a_second_tap_on_the_map_puts_a_move_back(visit: Visit) -> None:
    visitor = visit()
    visitor.start("kark")
    visitor.at_table()
    player, go = Player(visitor, "back"), visitor.page.locator(".bar .go")
    for _ in range(40):
        seen = player.look()
        goals = [at for at, one in enumerate(seen["things"]) if one["kind"] == "goal"]
        if seen["confirm"] is not None and goals:  # somebody else or chance would be next
            break
        player.step(seen)
    sent = visitor.page.evaluate("__watch.sent")
    chosen = visitor.page.locator("[data-role=goal][aria-pressed=true]")
    expect(chosen).to_have_count(1)
    spot = visitor.page.evaluate(MIDDLE)
    visitor.page.wait_for_timeout(TWICE)
    visitor.page.mouse.click(*spot)
    expect(go).to_have_count(0)
    expect(chosen).to_have_count(0)
    assert visitor.page.evaluate("__watch.sent") == sent
    visitor.check()


MIDDLE = """() => {
  const box = document.querySelector("[data-role=goal][aria-pressed=true] .mark").getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""  # noqa: E501


def test_what_cannot_be_picked_says_why(visit: Visit) -> None:
    visitor = visit(wide=360, lang="en")
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    visitor.page.locator(".tray [data-key]").first.click(force=True)
    expect(visitor.page.locator(".bar .note")).to_contain_text("First say what for")
    visitor.page.locator(".market button.offered").first.click()
    chit = visitor.page.locator(".tray [data-key='reroll.0']")
    chit.click(force=True)
    visitor.page.locator(".bar .note").wait_for()
    assert visitor.page.locator(".bar .words .link").inner_text().startswith("D-")
    visitor.check()
