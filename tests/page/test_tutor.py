"""The tutor: before a move that loses much, what is better; and whoever wants to plays it still."""

from __future__ import annotations

import pytest
from page.conftest import Visit
from page.playing import Player
from page.visiting import Visitor
from playwright.sync_api import Request, expect

STEPS = 80
STILL, LOOKS = 60, 3
"""Milliseconds between looks; after so many without a request nothing is on its way."""


class Patient(Player):
    """Waits for all answers after whatever it does: the tutor is asked when a move is confirmed."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor, "tutor")
        under_way = self.under_way = set[Request]()
        visitor.page.on("request", lambda one: under_way.add(one))
        visitor.page.on("requestfinished", lambda one: under_way.discard(one))
        visitor.page.on("requestfailed", lambda one: under_way.discard(one))

    def point(self, at: int | None) -> None:
        super().point(at)
        calm = 0
        while calm < LOOKS:
            self.visitor.page.wait_for_timeout(STILL)
            calm = 0 if self.under_way else calm + 1


@pytest.mark.parametrize(("game", "wide", "lang"), [("dice", 360, "de"), ("kark", 1280, "en")])
def test_a_move_that_loses_much_is_asked_about(
    visit: Visit, game: str, wide: int, lang: str
) -> None:
    visitor = visit(wide=wide, lang=lang, settings={"tutor": 3})
    visitor.start(game)
    visitor.at_table()
    player, title = Patient(visitor), visitor.say("tutor-title")
    assert player.play(STEPS) == title
    sheet = visitor.page.get_by_role("dialog", name=title)
    expect(sheet).to_contain_text(visitor.say("tutor-better", what="").strip())
    assert not visitor.overflow()
    visitor.press("tutor-back")
    expect(sheet).to_have_count(0)
    kept = player.look()["seq"]
    assert player.play(STEPS) == title
    visitor.press("tutor-play")
    expect(sheet).to_have_count(0)
    visitor.page.wait_for_function("(seq) => (window.__look()?.seq ?? 0) > seq", arg=kept)
    visitor.check()
