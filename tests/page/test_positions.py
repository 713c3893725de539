"""Positions that are changed by fields: only real tables are drawn, asked about and played from."""

from __future__ import annotations

from urllib.parse import quote, unquote

from page.conftest import Visit
from page.visiting import Visitor
from playwright.sync_api import Locator, expect
from server.background import Asked

LOUD = ("Failed to load resource",)
"""What a browser says by itself where a server refuses."""
DICE = (
    "2 acting 0 01 great-famine 0 knights,montezuma,champagne-fairs,hagia-sophia,longbowmen,"
    "vinland,crete,university-of-bologna,cathedral-lodge 3.6.0.1/wF+wS+wB+oG2+bB3/-/-/"
    "gold+reroll/-/"
    "royal-road.1+quarries-of-paros.1+printed.1+printed.1+printed.1/-.0/-/- 1.5.0.0/-/w*3+o+b/-/"
    "gold*2+reroll/-/academy-of-athens.1+granaries.1+printed.1+printed.1+printed.1/-.0/"
    "great-pyramid/nubia -"
)
KARK = (
    "agent 1.2.7.0.1.4 4.0.1.0/abu-akar.4/k@uor.6+k@hadramar.7+p@djebel-kadir.6+p@reserve+"
    "d@tel-marun.5+g@zafran.5/tel-marun*1 1.0.1.0/djebel-kadir.7/k@reserve+k@reserve+p@gone+"
    "p@beni-suhar.6+d@beni-suhar.5+g@qasira.7/qasira*1 0.0.1.0/uor.5/k@reserve+k@reserve+p@gone+"
    "p@reserve+d@gone+g@hadramar.0/- 2 - "
    "arms-bill+president-on-the-march+king-abdicates+dictator-shot - 0.0.0.0.0.0.0.0"
)


def at(visitor: Visitor, game: str, seats: int, text: str) -> None:
    visitor.open(f"#/position/{game}/{seats}/{quote(text)}")
    visitor.page.locator(".fields select").first.wait_for()


def field(visitor: Visitor, group: int, key: str, **values: object) -> Locator:
    """A field of the table (0) or of a seat, which is unfolded for it."""
    folded = visitor.page.locator(".edit details").nth(group)
    if folded.get_attribute("open") is None:
        folded.locator("summary").click()
    return folded.get_by_label(visitor.say(key, **values), exact=True)


def shown(visitor: Visitor) -> str:
    return unquote(visitor.page.url.split("/", 6)[-1])


def settled(visitor: Visitor, part: str) -> None:
    """The address is a link to the table once it is one."""
    visitor.page.wait_for_function(
        "part => decodeURIComponent(location.hash).includes(part)", arg=part
    )


def test_dice_follow_their_tiles_and_what_cannot_be_is_said(visit: Visit) -> None:
    visitor = visit(lang="de", wide=360)
    at(visitor, "dice", 2, DICE)
    field(visitor, 1, "position-development", number=3).select_option("legion")
    settled(visitor, "wS+wB+oG2+bB3+rX/-/-/gold+reroll/-/royal-road.1+quarries-of-paros.1+legion.1")
    field(visitor, 1, "dice-kind", kind="advisor").select_option("hammurabi")
    settled(visitor, "gold+reroll*2/-/")
    field(visitor, 0, "position-turn").select_option("1")
    settled(visitor, "2 acting 1 01")
    before = visitor.page.url
    field(visitor, 2, "position-passed").select_option("1")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("who has passed is not at turn")
    assert visitor.page.url == before, "no link leads to what cannot be"
    expect(visitor.button("position-play")).to_be_disabled()
    visitor.press("position-back")
    expect(alert).to_have_count(0)
    visitor.press("position-back")
    settled(visitor, "2 acting 0 01")
    assert visitor.overflow() == []
    visitor.check(*LOUD)


def test_a_changed_table_is_asked_about_and_played_from(visit: Visit, server: Asked) -> None:
    visitor = visit(wide=1280)
    at(visitor, "kark", 3, KARK)
    points = field(visitor, 2, "kark-stage-agent").locator("option")
    assert points.count() > 60
    money = field(visitor, 2, "position-cash")
    money.fill("9")
    money.press("Tab")
    settled(visitor, " 9.0.1.0/djebel-kadir.7")
    visitor.press("position-best")
    none = visitor.page.get_by_text(visitor.say("position-none"))  # this server has nobody to ask
    none.wait_for()
    position = unquote(visitor.page.url.split("/position/kark/3/")[1])
    visitor.press("position-play")
    visitor.page.wait_for_url("**/#/m/*")
    visitor.at_table()
    assert server.rooms.get(visitor.match).room.header.terms.position == position
    visitor.check(*LOUD)


def test_another_number_of_seats_is_another_table(visit: Visit) -> None:
    visitor = visit(wide=768)
    visitor.open("#/position/dice")
    visitor.page.locator(".fields select").first.wait_for()
    visitor.page.locator(".seats select").select_option("4")
    expect(visitor.page.locator(".edit details")).to_have_count(6)
    visitor.page.locator(".edit details summary").last.click()
    visitor.page.get_by_role("textbox").fill("nonsense")
    visitor.press("position-show")
    expect(visitor.page.get_by_role("alert")).to_have_count(1)
    visitor.check(*LOUD)
