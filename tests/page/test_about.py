"""The honours of the rulebooks on the page, German titles in German, and a supply without end."""

from __future__ import annotations

import pytest
from page.conftest import Visit
from playwright.sync_api import expect

from nations.registry import load

GAMES = ("dice", "kark")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_about_the_games_names_everybody(visit: Visit, lang: str) -> None:
    visitor = visit(wide=360, lang=lang)
    visitor.open()
    visitor.page.get_by_role("link", name=visitor.say("about-the-games")).click()
    for book in (load(game).book(lang) for game in GAMES):
        section = visitor.page.get_by_role("region", name=book.title, exact=True)
        expect(section).to_contain_text(str(book.year))
        expect(section).to_contain_text(book.aim)
        expect(section).to_contain_text(book.age)
        for credit in book.credits:
            expect(section).to_contain_text(credit.name)
    assert visitor.overflow() == []
    visitor.check()


def test_in_german_the_games_have_their_german_titles(visit: Visit) -> None:
    visitor = visit(wide=360, lang="de")
    visitor.open()
    for game in GAMES:
        expect(visitor.page.locator(f"button.game.{game}")).to_contain_text(
            load(game).book("de").title
        )
    expect(visitor.page.locator("main")).not_to_contain_text("The Game of Nations")
    for game in GAMES:
        visitor.open(f"#/rules/{game}")
        expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(
            load(game).book("de").title
        )
    visitor.check()


def test_D_C2a_an_endless_supply_has_no_numbers(visit: Visit) -> None:
    visitor = visit(wide=1280)
    visitor.start("dice", supply="unlimited")
    visitor.at_table()
    supply = visitor.page.get_by_role("region", name=visitor.say("dice-supply"), exact=True)
    expect(supply).to_contain_text(visitor.say("dice-supply-endless"))
    assert not any(sign.isdigit() for sign in supply.inner_text())
    visitor.check()


def test_D_A5a_overpaying_can_be_chosen_in_words(visit: Visit) -> None:
    visitor = visit(wide=360)
    visitor.choose_game("dice")
    visitor.page.locator("details > summary").first.click()
    choice = visitor.page.get_by_label(visitor.say("option-overpaying"))
    assert choice.locator("option").all_inner_texts() == ["no", "yes"]
    visitor.check()
