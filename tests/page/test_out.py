"""Who is put out of a game is told so, and may watch it to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from page.conftest import AnyMove, Visit
from page.playing import Player
from playwright.sync_api import expect
from server.background import Asked, in_background

from nations.contract import Decision, Seat
from nations.games.kark.moves import ProposeStop, Resign
from nations.room.room import Room
from nations.server.thinkers import Chosen

RESIGN = {"en": "Resign and leave", "de": "Aufgeben und ausscheiden"}


class AnyStep(AnyMove):
    """Plays on to the end, with any of its moves."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> Chosen:
        turn = room.match.turn
        assert isinstance(turn, Decision)
        moves = [move for move in turn.moves if not isinstance(move, Resign | ProposeStop)]
        chosen = random.Random(f"{len(room.match.log)}.{seat}").choice(moves)
        return Chosen(room.notation.write_move(chosen))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with in_background(tmp_path_factory.mktemp("out"), AnyStep()) as asked:
        yield asked


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_resigned_is_told_so_and_sees_the_others_play_to_the_end(
    visit: Visit, lang: str
) -> None:
    visitor = visit(lang=lang)
    page = visitor.page
    visitor.choose_game("kark")
    page.locator("fieldset.count button").last.click()
    page.locator("details > summary").first.click()
    page.locator("details select:has(option[value='60'])").first.select_option("60")
    visitor.begin()
    visitor.at_table()
    player = Player(visitor, "out")
    while not page.locator("li.due", has_text=visitor.say("kark-stage-agent")).count():
        player.step(player.look())
    visitor.press("moves-all")
    page.get_by_role("dialog").get_by_role("button", name=RESIGN[lang]).click()
    visitor.press("confirm")
    bar = page.locator(".bar")
    expect(bar).to_contain_text(visitor.say("you-are-out"))
    expect(bar).to_contain_text(visitor.say("kark-out-why", rule="K-E1h"))
    expect(bar).to_contain_text(visitor.say("watch-on"))
    over = page.get_by_role("heading", name=visitor.say("match-over"))
    over.or_(page.locator(".failed")).wait_for(timeout=60_000)
    expect(over).to_be_visible()
    visitor.check()
