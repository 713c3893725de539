"""After the last move: the replay, going on, proofs."""

from __future__ import annotations

import re
from pathlib import Path

from page.conftest import Visit
from page.playing import Player
from page.screens import END, by_clicks
from page.visiting import Visitor
from playwright.sync_api import expect

from nations.contract import Decision
from nations.match.dealer import Seeded
from nations.match.log import write_file
from nations.match.match import Match, save
from nations.registry import load


def finished(visitor: Visitor) -> str:
    visitor.start("dice")
    visitor.at_table()
    by_clicks(visitor, END)
    return visitor.match


def test_the_replay_goes_back_and_forth_and_on_from_there(visit: Visit) -> None:
    visitor = visit(wide=360)
    match = finished(visitor)
    visitor.open(f"#/replay/{match}")
    scrubber = visitor.page.get_by_role("slider", name=visitor.say("after-scrub"))
    scrubber.wait_for()
    last = int(scrubber.get_attribute("max") or "0")
    assert last > 20
    visitor.press("after-last")
    assert scrubber.input_value() == str(last)
    visitor.press("after-first")
    for _ in range(3):
        visitor.press("after-next")
    assert scrubber.input_value() == "3"
    visitor.page.get_by_role("combobox").last.select_option(index=1)
    assert int(scrubber.input_value()) > 3
    visitor.press("after-take")
    visitor.page.wait_for_url(re.compile(r"#/m/"))
    assert visitor.match != match
    visitor.at_table()
    player = Player(visitor, "taken over")
    player.play(4)
    assert player.pressed
    visitor.check()


def test_every_die_is_verified_on_the_page(visit: Visit) -> None:
    visitor = visit()
    visitor.open(f"#/replay/{finished(visitor)}")
    visitor.page.get_by_role("tab").last.click()
    visitor.press("after-check")
    verdict = visitor.page.locator(".verdict")
    verdict.wait_for()
    assert "fine" in (verdict.get_attribute("class") or "")
    visitor.check()


def test_a_game_alone_ends_with_a_place_in_the_hall_of_fame_or_not(visit: Visit) -> None:
    visitor = visit(wide=360)
    visitor.choose_game("dice")
    visitor.page.get_by_role("button", name="1", exact=True).click()
    visitor.begin()
    visitor.at_table()
    by_clicks(visitor, END)
    visitor.page.get_by_role("dialog").wait_for()
    visitor.open("#/fame")
    visitor.page.get_by_role("heading").first.wait_for()
    visitor.check()


def begun(where: Path) -> Path:
    """A game file that stops in the middle."""
    match = Match(load("dice").game(3, {}, None), Seeded("begun"))
    while len(match.log) < 60:
        if isinstance(match.turn, Decision):
            match.play(match.turn.moves[0])
        else:
            match.deal()
    write_file(where, save(match, ["human", "greedy", "greedy"], "begun"))
    return where


def test_a_game_file_is_gone_on_from(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(wide=360)
    visitor.open("")
    picker = visitor.page.locator("input[type=file]")
    picker.set_input_files({"name": "no.json", "mimeType": "application/json", "buffer": b"[]"})
    expect(visitor.page.get_by_role("alert")).to_contain_text("no.json")
    picker.set_input_files(begun(tmp_path / "begun.json"))
    expect(visitor.page.get_by_role("button", name=visitor.say("new-instead"))).to_be_visible()
    expect(visitor.page.get_by_role("alert")).to_be_hidden()
    visitor.press("play")
    visitor.at_table()
    Player(visitor, "from a file").play(2)
    visitor.check()
