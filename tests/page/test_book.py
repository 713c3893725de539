"""The rules as a book, and the box at what was touched."""

from __future__ import annotations

import pytest
from page.conftest import Visit
from page.test_screens import faults

from nations.registry import load


@pytest.mark.parametrize(("game", "wide", "lang"), [("dice", 360, "de"), ("kark", 1280, "en")])
def test_the_rules_are_read_through(visit: Visit, game: str, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang, bypass_csp=True)
    page = visitor.open(f"#/rules/{game}")
    page.locator("figure").first.wait_for()
    rules = load(game).rules(lang)
    ids = page.locator("main > article").evaluate_all("all => all.map((one) => one.id)")
    assert ids == list(rules)
    texts = page.locator("main > article").all_inner_texts()
    assert all(one.text[:60] in text for one, text in zip(rules.values(), texts, strict=True))
    primer = getattr(load(game), "primer")  # noqa: B009 - only editions that teach have one
    drawn = sum(bool(one.table) for one in primer.overview) + len(primer.example)
    assert page.locator("figure").count() == drawn
    assert faults(visitor, wide == 360) == {}
    visitor.check()


def test_a_link_to_a_rule_opens_the_book_there(visit: Visit) -> None:
    visitor = visit()
    visitor.open("#/rules/dice/D-W1")
    meant = visitor.page.locator("article.meant")
    meant.wait_for()
    assert meant.get_attribute("id") == "D-W1"
    visitor.page.wait_for_function(
        "() => Math.abs(document.querySelector('.meant').getBoundingClientRect().top) < 300"
    )
    visitor.page.get_by_role("searchbox").fill("war strength")
    visitor.page.wait_for_function("() => document.querySelectorAll('article').length < 20")
    assert meant.count() == 1


@pytest.mark.parametrize(("game", "at"), [("dice", "D-X1"), ("kark", "K-X2")])
def test_an_example_is_opened_and_played(visit: Visit, game: str, at: str) -> None:
    visitor = visit()
    visitor.open(f"#/rules/{game}")
    visitor.page.locator(f"[id={at}] .act button").click()
    visitor.at_table()
    visitor.page.locator(".bar.mine").wait_for()
    if game == "dice":
        visitor.page.locator("[data-space=b2].offered").click()
        visitor.page.locator(".bar .go").click()
        visitor.page.locator("section.board .offered").first.wait_for()
    visitor.check()


def test_a_touched_die_and_stack_open_the_box_there(visit: Visit) -> None:
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    visitor.page.locator(".tray .die[data-key^=w]").first.click(force=True)
    visitor.press("look-box")
    visitor.page.locator("dialog[open] #box-white").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".supply li button").nth(2).click()
    box = visitor.page.locator("dialog[open] #box-blue")
    box.wait_for()
    visitor.page.wait_for_function(
        "() => { const box = document.querySelector('#box-blue').getBoundingClientRect();"
        " return box.top > 0 && box.bottom < innerHeight; }"
    )
    visitor.check()


def test_the_set_has_a_german_name(visit: Visit) -> None:
    visitor = visit(lang="de")
    visitor.choose_game("dice")
    visitor.page.get_by_text("Rekonstruktion R5").first.wait_for()
    visitor.begin()
    visitor.at_table()
    visitor.page.locator("header").get_by_text("Rekonstruktion R5", exact=True).wait_for()
