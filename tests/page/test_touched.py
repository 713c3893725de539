"""What is touched says what it is and why it is of no use now, where it can be read; the bar stays
as high while one thing is decided; the points of the map have numbers where they are wanted."""

from __future__ import annotations

import pytest
from page.conftest import Visit
from page.playing import Player
from page.test_people import accept, at_turn, invite, pass_
from page.visiting import Visitor
from playwright.sync_api import expect


def heights(visitor: Visitor) -> tuple[int, int]:
    """How high the bar is, and where the dice are."""
    bar = visitor.page.locator(".bar").bounding_box()
    dice = visitor.page.locator(".tray .standing").bounding_box()
    assert bar is not None
    assert dice is not None
    return round(bar["height"]), round(dice["y"])


@pytest.mark.parametrize(("wide", "lang"), [(360, "de"), (1280, "en")])
def test_the_dice_stay_where_they_are_while_one_pays(visit: Visit, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang)
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    page, tried = visitor.page, 0
    for offer in page.locator("[data-space].offered").all():
        offer.click()
        page.wait_for_timeout(60)
        before = heights(visitor)
        for key in page.locator(".tray [data-key].offered").all():
            key.click()
            assert heights(visitor) == before, page.locator(".bar").inner_text()
            tried += 1
        visitor.press("back")
    assert tried > 5
    visitor.check()


@pytest.mark.parametrize(("wide", "lang"), [(360, "de"), (1280, "en")])
def test_a_touched_die_says_what_for_and_offers_the_box(visit: Visit, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang)
    visitor.start("dice")
    visitor.at_table()
    Player(visitor).look()
    page = visitor.page
    die = page.locator(".tray .die[data-key]").first
    named = (die.get_attribute("aria-label") or "").lower()
    die.click(force=True)  # it says that it is disabled, and answers
    note = page.locator(".bar .note")
    expect(note).to_be_visible()
    assert note.inner_text().lower().startswith(named)
    assert not page.locator("dialog[open]").count(), "the box lies over what was said"
    page.wait_for_timeout(100)
    foot = page.locator("section.foot").bounding_box()
    lying = die.bounding_box()
    assert foot is not None
    assert lying is not None
    assert lying["y"] + lying["height"] <= foot["y"] + 1, "the bar lies over the die"
    visitor.press("look-box")
    expect(page.locator("dialog[open]")).to_contain_text("%")
    visitor.check()


def test_who_plays_alone_can_look_at_the_opponent(visit: Visit) -> None:
    visitor = visit(wide=360, lang="de")
    visitor.choose_game("dice")
    visitor.page.get_by_role("button", name="1", exact=True).click()
    visitor.begin()
    visitor.at_table()
    visitor.page.locator(".strip .shadow").click()
    expect(visitor.page.locator("details[open]")).to_contain_text("imaginären Gegner")
    visitor.check()


def test_a_guest_is_told_at_the_first_turn_what_came_before(visit: Visit) -> None:
    """Not what was set up, but what others have done; the host, who was first, is told nothing."""
    ada, bo = visit(wide=1280), visit(wide=360, lang="de")
    accept(bo, invite(ada))
    ada.at_table()
    first, second = at_turn(ada, bo)
    assert not first.page.locator(".recap").count()
    pass_(first)
    Player(second).look()
    if second is bo:  # a wide screen has the log beside the table
        told = second.page.locator(".recap")
        seen = []
        for _ in range(6):
            seen.append(told.locator(".told").first.inner_text())
            if "passt" in seen[-1]:
                break
            second.page.keyboard.press("n")
        assert "passt" in seen[-1], seen
        assert not any("Neue Plättchen" in one for one in seen)
    for one in (ada, bo):
        one.check()


@pytest.mark.parametrize("wide", [360, 1280])
def test_the_points_of_the_map_have_numbers_where_they_are_wanted(visit: Visit, wide: int) -> None:
    """All by a button, which is remembered; those of a ring when it is touched."""
    visitor = visit(wide=wide)
    visitor.start("kark")
    visitor.at_table()
    Player(visitor).look()
    page = visitor.page
    numbers = page.locator(".map .numbered")
    expect(numbers).to_have_count(0)
    visitor.press("kark-numbers")
    expect(numbers).to_have_count(8 * 8)
    small = numbers.evaluate_all(
        "all => all.filter((one) => one.getBoundingClientRect().height < 11).length"
    )
    assert small == 0
    page.reload()
    visitor.at_table()
    expect(numbers).to_have_count(8 * 8)
    visitor.press("kark-numbers")
    expect(numbers).to_have_count(0)
    visitor.check()
