"""What cannot be had says why when it is touched, with its rule; buttons say what they will do."""

from __future__ import annotations

import re
from typing import Any

import pytest
from page.conftest import Visit
from page.playing import Player
from page.scenes import seated
from page.visiting import Visitor
from playwright.sync_api import expect

CLOSED = """() => {
  // Points of the map that nothing offered lies near, on the screen.
  const map = document.querySelector(".map svg").getBoundingClientRect();
  const boxOf = (one) => one.getBoundingClientRect();
  const marks = [...document.querySelectorAll("[data-target] .mark")].map(boxOf);
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const far = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
  return [...document.querySelectorAll(".map circle.point")]
    .map((one) => middle(boxOf(one)))
    .filter(([x, y]) => x > map.left + 40 && x < map.right - 90)
    .filter(([x, y]) => y > map.top + 20 && y < Math.min(map.bottom, innerHeight - 260))
    .filter((spot) => marks.every((mark) => far(spot, middle(mark)) > 46));
}"""


def touch_a_closed_point(visitor: Visitor) -> None:
    spots: list[list[float]] = visitor.page.evaluate(CLOSED)
    assert spots, "nothing is closed here"
    visitor.page.mouse.click(*spots[0])


@pytest.mark.parametrize(("wide", "lang"), [(360, "de"), (1280, "en")])
def test_closed_points_and_pieces_of_the_map_say_why(visit: Visit, wide: int, lang: str) -> None:
    """K-G2, K-T3, K-L2: in the bar, with the rule; the rule opens when it is touched."""
    visitor = visit(wide=wide, lang=lang)
    visitor.start("kark")
    visitor.at_table()
    player = Player(visitor, "why")
    for _ in range(60):
        seen = player.look()
        if visitor.page.locator("li.due", has_text=visitor.say("kark-stage-agent")).count():
            break
        player.step(seen)
    page = visitor.page
    page.evaluate("scrollTo(0, 0)")
    touch_a_closed_point(visitor)
    note = page.locator(".bar .note")
    expect(note).to_contain_text({"en": "exactly four steps", "de": "genau vier Schritte"}[lang])
    stock = page.locator(".tray [aria-disabled=true]").first
    stock.click(force=True)  # it says that it is disabled, and answers
    expect(note).to_contain_text(
        {"en": "The agent moves first", "de": "Zuerst zieht der Agent"}[lang]
    )
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(400)  # two taps at once would be a look from nearer
    touch_a_closed_point(visitor)
    link = page.locator(".bar .words button.link")
    expect(link).to_have_text("K-G2")
    link.click()
    opened = page.locator("details[open]")
    expect(opened).to_contain_text("K-G2")
    search = page.get_by_role("searchbox")
    page.wait_for_timeout(200)
    heading, field = opened.locator("summary").bounding_box(), search.bounding_box()
    assert heading is not None
    assert field is not None
    assert heading["y"] >= field["y"] + field["height"], "the search field lies over the rule"
    visitor.check()


def test_the_rule_on_the_sheet_of_a_tile_can_be_read(visit: Visit) -> None:
    """D-A4, D-A5: price, what there is, what is missing, and a link to the rule."""
    visitor = visit(lang="de")
    visitor.start("dice")
    visitor.at_table()
    player, closed = Player(visitor, "tiles"), visitor.page.locator("[data-space]:not(.offered)")
    for _ in range(40):
        seen = player.look()
        if (
            closed.count()
            and visitor.page.locator("[data-space].offered, [data-move=Pass]").count()
        ):
            break
        player.step(seen)
    closed.first.click()
    reason = visitor.page.locator("dialog .not")
    expect(reason).to_contain_text(re.compile(r"kostet \d"))
    rule = reason.locator("button.link")
    name = rule.inner_text()
    rule.click()
    expect(visitor.page.locator("details[open]")).to_contain_text(name)
    visitor.check()


def test_a_prompt_names_only_what_can_be_done(visit: Visit) -> None:
    """The bar speaks of buying, building, rolling again and passing as far as they are offered."""
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    player, kinds = Player(visitor, "prompt"), set[bool]()
    for _ in range(60):
        seen = player.look()
        if seen["dialog"]:
            break
        bar = visitor.page.locator(".bar .words").inner_text()
        if visitor.page.locator("[data-move=Pass]").count() and "You can" in bar:
            rerolls = visitor.page.locator("[data-move=Reroll]").count() > 0
            buys = visitor.page.locator("[data-space].offered").count() > 0
            assert ("reroll" in bar) == rerolls
            assert ("buy a tile" in bar) == buys
            kinds.add(rerolls)
        player.step(seen)
    assert kinds == {True, False}
    visitor.check()


def test_a_hint_to_roll_again_picks_its_dice(visit: Visit) -> None:
    visitor = visit(wide=360, lang="de")
    visitor.start("dice")
    visitor.at_table()
    player, page = Player(visitor, "hints"), visitor.page
    for _ in range(40):
        seen = player.look()
        assert not seen["dialog"], "no hint to roll again came"
        if page.locator("[data-move=Reroll]").count():
            visitor.press("hint")
            hint = page.locator("dialog li button", has_text="der Würfe")
            page.locator("dialog li").first.wait_for()
            if hint.count():
                named = hint.first.locator(".what > .die").count()
                assert named
                hint.first.click()
                expect(page.locator(".tray .die.picked")).to_have_count(named)
                expect(page.locator(".bar .go")).to_be_enabled()
                visitor.check()
                return
            page.keyboard.press("Escape")
        player.step(seen)
    raise AssertionError("no hint to roll again came")


def test_an_invitation_speaks_the_language_of_who_comes_and_can_be_shared(visit: Visit) -> None:
    host, shared = (
        visit(lang="en"),
        "window.__shared = []; navigator.share = async (what) => void window.__shared.push(what);",
    )
    host.context.add_init_script(shared)
    host.choose_game("dice")
    host.seat(1, "me", "Ada")
    host.seat(2, "open")
    host.begin()
    link = host.page.get_by_label(host.say("link")).first.input_value()
    host.page.get_by_role("button", name=host.say("share"), exact=True).first.click()
    told: list[dict[str, Any]] = host.page.evaluate("window.__shared")
    assert [one["url"] for one in told] == [link]
    guest = visit(lang="de")
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("invited"))
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    plain = visit(lang="en")  # a browser that cannot share has the button to copy only
    plain.context.add_init_script("delete Navigator.prototype.share")
    plain.choose_game("dice")
    plain.seat(2, "open")
    plain.begin()
    plain.page.get_by_role("button", name=plain.say("copy"), exact=True).first.wait_for()
    assert not plain.page.get_by_role("button", name=plain.say("share"), exact=True).count()
    for one in (host, guest, plain):
        one.check()


def test_no_tile_is_lit_that_would_put_picked_dice_back(visit: Visit) -> None:
    visitor = visit()
    seated(visitor, "dice", 4, "2-acting")
    page = visitor.page
    lit = page.locator("section.market .offered")
    expect(lit).not_to_have_count(0)
    page.locator(".bar [data-move=Reroll]").click()
    page.locator(".bar .set").wait_for()
    dice = page.locator(".tray .die[aria-pressed]")
    if not page.locator(".tray .die[aria-pressed=true]").count():
        dice.first.click()
    expect(page.locator(".tray .die[aria-pressed=true]")).not_to_have_count(0)
    expect(lit).to_have_count(0)
    visitor.press("back")
    expect(lit).not_to_have_count(0)
    visitor.check()
