"""The box on the page: all of it, where it is, and with which set a table is played."""

from __future__ import annotations

from typing import Any

import pytest
from page.conftest import Visit
from page.visiting import Visitor

from nations.games.dice.content import load_set as dice_set
from nations.games.kark.content import load_set as kark_set


def part(visitor: Visitor, name: str, first: str = "") -> list[str]:
    """The things of a part of the box, each as its text, as soon as the first of them is there."""
    visitor.press(f"box-section-{name}")
    things = visitor.page.locator("main li, dialog[open] li")
    things.filter(has_text=first).first.wait_for()
    return things.all_inner_texts()


@pytest.mark.parametrize(("wide", "lang"), [(360, "de"), (1280, "en")])
def test_everything_is_there(visit: Visit, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang)
    visitor.open("#/box/dice")
    named = "name_de" if lang == "de" else "name"
    for kind, things in (("tiles", dice_set().tiles), ("events", dice_set().events)):
        texts = part(visitor, kind, getattr(things[0], named))
        for thing in things:
            assert any(getattr(thing, named) in text for text in texts)
    faces = [text for text in part(visitor, "dice", "%") if "%" in text]
    assert len(faces) == sum(len(set(faces)) for faces in dice_set().faces.values())
    visitor.open("#/box/kark")
    cards = part(visitor, "cards", getattr(kark_set().cards[0], named))
    for card in kark_set().cards:
        assert any(getattr(card, named) in text for text in cards)
    visitor.check()


def test_the_box_at_a_table_says_where_things_are(visit: Visit) -> None:
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    laid = visitor.page.locator("section.market button").count()
    assert laid == 9
    visitor.page.locator("button.occasion").click()
    visitor.page.locator("dialog[open] li[aria-current=step]").wait_for()
    texts = part(visitor, "tiles")
    assert sum("on the board" in text for text in texts) == laid
    assert sum(visitor.say("box-to-come") in text for text in texts) == 45
    assert sum(visitor.say("box-out") in text for text in texts) == 6
    visitor.check()


def test_the_market_is_as_printed_and_the_event_says_what_it_is_worth(visit: Visit) -> None:
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    numbers = visitor.page.locator("section.market .number").all_inner_texts()
    assert [one for one in numbers if one] == ["3", "2", "1", "a · 1", "b · 2", "c · 3"]
    told = visitor.page.locator("button.occasion").get_attribute("aria-label") or ""
    assert visitor.say("dice-each", vp=1) in told
    for at in range(5):
        name = visitor.say(f"dice-printed-{at}")
        assert visitor.page.locator(".board:not(.dense)").get_by_text(name, exact=True).count() == 1


def test_who_opens_a_table_chooses_its_set(visit: Visit) -> None:
    """The chosen digest is sent, and the table says the name of its set."""
    visitor = visit()
    mine = dice_set()
    other = {"name": "My box", "status": "printed", "digest": mine.digest}
    own = {"name": "Another", "status": "own", "digest": "0" * 12}
    visitor.page.route("**/api/games?*", lambda route: with_sets(route, [own, other]))
    visitor.choose_game("dice")
    visitor.page.locator("label.sets select").select_option(label="My box")
    with visitor.page.expect_request(lambda one: one.method == "POST") as sent:
        visitor.begin()
    body: Any = sent.value.post_data_json
    assert body["content"] == mine.digest
    visitor.at_table()
    visitor.page.locator("header").get_by_text(mine.name, exact=True).wait_for()


def with_sets(route: Any, sets: list[dict[str, str]]) -> None:
    answer = route.fetch()
    games = [one | {"sets": sets} if one["name"] == "dice" else one for one in answer.json()]
    route.fulfill(response=answer, json=games)
