"""Whole games by clicks alone, on a phone and on a large screen, in both languages."""

from __future__ import annotations

import os

import pytest
from page.conftest import Visit
from page.playing import Player
from page.visiting import Visitor

LONG = bool(os.environ.get("NATIONS_LONG_PAGE_TESTS"))
SOME = [(360, "de"), (1280, "en")]
ALL = [*SOME, (360, "en"), (1280, "de")]
ROUNDS = 10
"""Of Kark, before one gives up; with NATIONS_LONG_PAGE_TESTS the game goes on to its end."""


def reluctance(visitor: Visitor) -> tuple[str, ...]:
    """What ends turns or the game is done seldom."""
    return (visitor.say("dice-do-Pass"), visitor.say("dice-do-Starve"))


def check(player: Player) -> None:
    visitor = player.visitor
    visitor.check()
    assert not player.wider, f"can be scrolled sideways: {player.wider}"
    assert visitor.overflow() == []
    assert not player.small, f"too small for a finger: {player.small}"


@pytest.mark.parametrize(("wide", "lang"), ALL if LONG else SOME)
def test_a_dice_game_is_played_to_its_end(visit: Visit, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang)
    visitor.start("dice")
    visitor.at_table()
    player = Player(visitor, f"{wide}{lang}", reluctant=reluctance(visitor))
    assert player.play() == visitor.say("match-over")
    check(player)
    assert player.pressed > 30
    visitor.page.get_by_role("heading", name=visitor.say("match-over")).wait_for()


@pytest.mark.parametrize(("wide", "lang"), ALL if LONG else SOME)
def test_a_game_of_nations_is_played(visit: Visit, wide: int, lang: str) -> None:
    visitor = visit(wide=wide, lang=lang)
    visitor.start("kark", round_limit="60")
    visitor.at_table()
    player = Player(visitor, f"{wide}{lang}")
    ended = player.play(100_000 if LONG else ROUNDS * 8)
    if ended is None:
        resign(visitor)
        player.play()
    visitor.page.get_by_role("heading", name=visitor.say("match-over")).wait_for()
    check(player)


def resign(visitor: Visitor) -> None:
    """The last of the moves that are always possible."""
    visitor.press("moves-all")
    visitor.page.locator("dialog .list").last.get_by_role("button").last.click()
    visitor.press("confirm")
