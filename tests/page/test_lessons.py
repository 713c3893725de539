"""A newcomer's lesson of both games, by taps, to the end; the coach covers nothing it means."""

from __future__ import annotations

import pytest
from page.conftest import Visit
from page.lessons import Newcomer
from page.test_games import ALL, LONG, SOME
from page.test_screens import faults
from playwright.sync_api import expect

EVERY = 9
"""Of so many steps one is looked at by axe-core, which takes its time."""


@pytest.mark.parametrize(("wide", "lang"), ALL if LONG else SOME)
@pytest.mark.parametrize(("game", "count"), [("dice", 21), ("kark", 18)])
def test_a_lesson_to_its_end(visit: Visit, game: str, count: int, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang, bypass_csp=True)
    newcomer = Newcomer(visitor, game)
    newcomer.begin()
    bad, seen = [], []
    for at, title in newcomer.steps():
        seen.append(title)
        bad += [f"{at} {title}: {fault}" for fault in newcomer.faults()]
        if len(seen) % EVERY == 1:
            bad += [f"{at} {title}: {fault}" for fault in faults(visitor, wide == 360).items()]
    newcomer.over()
    assert not bad, "\n".join(bad)
    assert len(seen) == len(set(seen)) == count
    assert newcomer.taps > 10
    visitor.check()


def test_a_card_over_its_thing_is_noticed(visit: Visit) -> None:
    visitor = visit(wide=360)
    newcomer = Newcomer(visitor, "dice")
    newcomer.begin()
    assert newcomer.faults() == []
    careless = ".coach { position: fixed; inset: 40px 0 auto; z-index: 99 }"
    visitor.page.evaluate(
        "(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);"
        " document.adoptedStyleSheets = [sheet]; }",
        careless,
    )
    assert "the coach covers what it means" in newcomer.faults()


def test_a_lesson_is_left_and_continued(visit: Visit) -> None:
    visitor = visit(wide=360)
    newcomer = Newcomer(visitor, "dice")
    newcomer.begin()
    for at, _ in newcomer.steps():
        if at == "6/21":
            break
    title = newcomer.title
    visitor.page.reload()
    visitor.press("learn-continue", at=6)
    assert newcomer.title == title
    newcomer.visitor.press("coach-back")
    assert newcomer.at == "5/21"
    visitor.press("coach-do-it")
    assert newcomer.title == title


def test_another_move_is_explained_and_changes_nothing(visit: Visit) -> None:
    visitor = visit()
    newcomer = Newcomer(visitor, "dice")
    newcomer.begin()
    for at, _ in newcomer.steps():
        if at == "5/21":
            break
    visitor.page.locator("[data-space=a1]").click()
    visitor.page.get_by_text(visitor.say("lesson-not-this")).wait_for()
    assert newcomer.at == "5/21"


def test_it_is_offered_on_the_first_visit_and_on_an_invitation(visit: Visit) -> None:
    host = visit()
    host.open()
    new = host.page.get_by_role("region", name=host.say("new-here"))
    expect(new.get_by_role("link")).to_have_count(2)
    host.choose_game("dice")
    host.seat(2, "open")
    host.begin()
    link = host.page.get_by_label(host.say("link")).first.input_value()
    host.open()
    host.page.locator("button.game").first.wait_for()
    assert new.count() == 0
    guest = visit(lang="de")
    guest.page.goto(link)
    guest.page.get_by_role("link", name=guest.say("learn-first")).click()
    guest.button("learn-start").wait_for()
    guest.page.get_by_role("link", name=guest.say("to-invitation")).click()
    guest.page.get_by_label(guest.say("your-name")).wait_for()
