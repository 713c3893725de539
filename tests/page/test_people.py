"""Several people: invitations, lost connections, one screen for two, watching, chat, agreements."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from page.conftest import AnyMove, Visit
from page.playing import Player
from page.visiting import Visitor
from playwright.sync_api import Browser, expect
from server.background import Asked, in_background

BROKEN = ("WebSocket connection", "ERR_INTERNET_DISCONNECTED", "Failed to load resource")
"""What browsers say on the console when there is no network."""


def invite(host: Visitor, game: str = "dice") -> str:
    """Opens a table with an open seat and gives the link to it."""
    host.choose_game(game)
    host.seat(1, "me", "Ada")
    host.seat(2, "open")
    host.begin()
    return str(host.page.get_by_label(host.say("link")).first.input_value())


def accept(guest: Visitor, link: str, name: str = "Bo") -> None:
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("your-name")).fill(name)
    guest.press("sit-down")
    guest.at_table()


def together(visit: Visit) -> tuple[Visitor, Visitor]:
    ada, bo = visit(wide=1280), visit(wide=360)
    accept(bo, invite(ada))
    ada.at_table()
    return ada, bo


def by_turns(first: Visitor, second: Visitor, steps: int) -> None:
    """Both play for a while, whoever can."""
    players = [Player(first, "a"), Player(second, "b")]
    for _ in range(steps):
        for player in players:
            if player.may_look():
                player.step(player.look())


def lines_of(server: Asked, visitor: Visitor) -> list[str]:
    return server.get(f"/matches/{visitor.match}/log").text.splitlines()


def drop(visitor: Visitor) -> None:
    """Cuts the network of a visitor, and the line that is open."""
    visitor.context.set_offline(True)
    visitor.page.evaluate("__watch.sockets.forEach((one) => one.close())")


def test_two_browsers_and_a_lost_connection(visit: Visit, server: Asked) -> None:
    ada, bo = together(visit)
    by_turns(ada, bo, 6)
    drop(bo)
    expect(bo.page.get_by_text(bo.say("connection-lost"))).to_be_visible()
    before = len(lines_of(server, ada))
    missed = Player(ada, "meanwhile")
    for _ in range(12):
        if missed.may_look():
            missed.step(missed.look())
    assert len(lines_of(server, ada)) > before
    bo.context.set_offline(False)
    expect(bo.page.get_by_text(bo.say("connection-lost"))).to_be_hidden()
    by_turns(ada, bo, 6)
    seqs = [one.page.evaluate("__watch.seq") for one in (ada, bo)]
    assert seqs[0] == seqs[1] == len(lines_of(server, ada))
    ada.check()
    bo.check(*BROKEN)


def test_a_move_sent_without_a_line_is_made_once_it_is_back(visit: Visit, server: Asked) -> None:
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    player = Player(visitor, "sent")
    seen = player.look()
    before = len(lines_of(server, visitor))
    drop(visitor)
    passed = [at for at, one in enumerate(seen["things"]) if one["kind"] == "button"][-1]
    player.point(passed)
    if visitor.page.locator(".go").count():
        visitor.press("confirm")
    assert len(lines_of(server, visitor)) == before
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text(visitor.say("connection-lost"))).to_be_hidden()
    player.look()
    assert len(lines_of(server, visitor)) > before
    visitor.check(*BROKEN)


def test_one_screen_for_two_is_handed_over(visit: Visit) -> None:
    visitor = visit(wide=360)
    visitor.choose_game("dice")
    visitor.seat(1, "me", "Ada")
    visitor.seat(2, "here", "Bo")
    visitor.begin()
    visitor.at_table()
    player, handed = Player(visitor, "hot"), set[str]()
    for _ in range(60):
        seen = player.look()
        if seen["dialog"]:
            name = next(one for one in ("Ada", "Bo") if one in seen["dialog"])
            handed.add(name)
            visitor.press("i-am", name=name)
        else:
            player.step(seen)
        if handed == {"Ada", "Bo"}:
            break
    assert handed == {"Ada", "Bo"}
    visitor.check()


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_one_screen_for_two_turns_by_itself_as_a_rule(
    visit: Visit, server: Asked, game: str
) -> None:
    """As the page is if nobody has changed its settings: nothing is hidden, nobody is asked."""
    visitor = visit(wide=360, settings={"handover": False})
    visitor.choose_game(game)
    visitor.seat(1, "me", "Ada")
    visitor.seat(2, "here", "Bo")
    visitor.begin()
    visitor.at_table()
    player, who = Player(visitor, "turns"), visitor.page.locator(".bar .who")
    for _ in range(60):
        seen = player.look()
        assert not seen["dialog"]
        expect(who).to_contain_text(("Ada", "Bo")[visitor.page.evaluate(AT_TURN)])
        player.step(seen)
        if moved(server, visitor) == {0, 1}:
            break
    assert moved(server, visitor) == {0, 1}
    visitor.check()


AT_TURN = "__watch.update.at_turn"


def moved(server: Asked, visitor: Visitor) -> set[int]:
    """The seats that made moves."""
    records = map(json.loads, lines_of(server, visitor))
    return {one["seat"] for one in records if one.get("type") == "Moved"}


def test_watching_and_chat(visit: Visit) -> None:
    ada, bo = together(visit)
    eve = visit(wide=360, lang="de")
    eve.open(f"#/m/{ada.match}")
    eve.at_table()
    eve.page.get_by_text(eve.say("watching"), exact=True).wait_for(state="attached")
    assert eve.page.locator(".offered").count() == 0
    ada.page.get_by_role("tab", name=ada.say("panel-chat")).click()
    ada.page.get_by_label(ada.say("chat-write")).fill("Good luck, <b>Bo</b>!")
    ada.press("send")
    for reader in (bo, eve):
        reader.press("chat-unread", count=1)
        reader.page.get_by_text("Good luck, <b>Bo</b>!").last.wait_for()
    eve.page.get_by_text(eve.say("chat-watching")).wait_for()
    for one in (ada, bo, eve):
        one.check()


def at_turn(*visitors: Visitor) -> tuple[Visitor, Visitor]:
    """Who can move, and the other."""
    for _ in range(40):
        for one in visitors:
            if Player(one).may_look():
                return one, next(other for other in visitors if other is not one)
    raise AssertionError("nobody can move")


def pass_(visitor: Visitor) -> None:
    visitor.press("dice-do-Pass")
    if visitor.page.locator(".go").count():
        visitor.press("confirm")


def test_undo_until_dice_or_others_come_and_by_consent_afterwards(
    visit: Visit, server: Asked
) -> None:
    ada, bo = together(visit)
    mover, other = at_turn(ada, bo)
    sent = mover.page.evaluate("__watch.sent")
    mover.page.locator("main.table .offered").first.click()  # a payment is laid out
    mover.press("back")
    assert mover.page.evaluate("__watch.sent") == sent, "nothing is sent before the button"
    expect(mover.button("dice-do-Pass")).to_be_visible()
    pass_(mover)
    Player(other).look()
    expect(mover.page.locator(".bar .icon").first).to_be_disabled()
    before = len(lines_of(server, mover))
    mover.menu("ask-undo")
    other.page.get_by_role("alertdialog").wait_for()
    other.press("agree")
    expect(other.page.get_by_role("alertdialog")).to_be_hidden()
    expect(mover.page.get_by_role("alertdialog")).to_be_hidden()
    told = "".join(lines_of(server, mover)[before:])
    assert "Undone" in told or "TakenBack" in told or "Undo" in told, told
    ada.check()
    bo.check()


def test_a_question_can_be_refused(visit: Visit) -> None:
    ada, bo = together(visit)
    ada.menu("ask-stop")
    bo.page.get_by_role("alertdialog").wait_for()
    bo.press("disagree")
    expect(ada.page.get_by_role("alertdialog")).to_be_hidden()
    at_turn(ada, bo)
    ada.check()
    bo.check()


def test_all_agree_to_stop_and_play_again(visit: Visit) -> None:
    ada, bo = together(visit)
    first = ada.match
    ada.menu("ask-stop")
    bo.press("agree")
    for one in (ada, bo):
        one.page.get_by_text(one.say("stopped")).wait_for()
    ada.press("rematch-changed")
    ada.page.wait_for_url(lambda url: first not in url)
    bo.press("to-rematch")
    bo.page.wait_for_url(f"**/#/m/{ada.match}")
    for one in (ada, bo):
        one.at_table()
    at_turn(ada, bo)
    ada.check()
    bo.check()


def test_a_seat_is_left_to_a_bot_and_taken_again(visit: Visit) -> None:
    visitor = visit()
    visitor.start("dice")
    visitor.at_table()
    visitor.menu("leave-to-bot")
    visitor.page.get_by_text(visitor.say("match-over")).first.wait_for()
    visitor.check()


def test_given_up_is_given_up(visit: Visit) -> None:
    ada, bo = together(visit)
    bo.menu("give-up", "give-up-sure")
    ada.page.get_by_text(ada.say("name-open", number=2)).first.wait_for()
    ada.check()


def test_after_a_restart_of_the_server_the_match_goes_on(
    browser: Browser, visit: Visit, tmp_path: Path, seed: str
) -> None:
    with in_background(tmp_path, AnyMove()) as first:
        visitor = visit(url=first.url, wide=360)
        visitor.start("dice")
        visitor.at_table()
        player = Player(visitor, "restart")
        player.play(6)
        player.look()
        seq = visitor.page.evaluate("__watch.seq")
    expect(visitor.page.get_by_text(visitor.say("connection-lost"))).to_be_visible()
    with in_background(tmp_path, AnyMove(), port=int(first.url.rsplit(":", 1)[1])) as second:
        assert second.url == first.url
        expect(visitor.page.get_by_text(visitor.say("connection-lost"))).to_be_hidden()
        assert player.look()["seq"] >= seq
        visitor.page.get_by_role("link", name=visitor.say("to-start")).first.click()
        visitor.page.get_by_text(visitor.say("own-matches")).wait_for()
        visitor.page.locator(f"a[href='#/m/{visitor_match(visitor)}']").click()
        visitor.at_table()
        player.play(4)
        assert player.look()["seq"] > seq
        visitor.check(*BROKEN, "ERR_CONNECTION")


def visitor_match(visitor: Visitor) -> str:
    kept = visitor.page.evaluate("JSON.parse(localStorage['nations.matches'])[0].match")
    return str(kept)


@pytest.mark.parametrize("bad", ["#/m/nothing-here", "#/j/nothing-here/claim"])
def test_a_wrong_link_is_explained(visit: Visit, bad: str) -> None:
    visitor = visit(wide=360)
    visitor.open(bad)
    visitor.page.get_by_role("link", name=visitor.say("to-start")).last.wait_for()
    assert "undefined" not in visitor.page.locator("body").inner_text()
    visitor.check("Failed to load resource")


def test_a_match_with_a_clock_shows_the_time_that_is_left(visit: Visit) -> None:
    ada = visit(wide=360)
    ada.start("dice", clock="30")
    timer = ada.page.get_by_role("timer")
    expect(timer).to_be_visible()
    seconds = int(timer.inner_text().partition(":")[2])
    assert 0 < seconds <= 30
