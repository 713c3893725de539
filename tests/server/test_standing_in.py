"""A bot plays for who is away, not for who is there, and agrees to nothing for anybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.serving import Place, served, settings_in

from nations.room import decide as decide_module
from nations.room.records import Moved, read
from nations.server import actor as actor_module
from nations.server import happenings


def on_stage(folder: Path, scene: Any) -> None:
    async def play() -> None:
        async with served(settings_in(folder)) as place:
            await scene(place)

    asyncio.run(play())


def answers(folder: Path) -> list[str]:
    """What the host is answered who lets a bot play for a rival: while they are there, whether at
    turn or not, and when they are gone."""
    told = list[str]()

    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        match, keys = made["match"], made["keys"]
        async with place.join(match, made["host_key"]) as host:
            await host.hear("Update")
            for seat in (0, 1):
                async with place.join(match, keys[seat]) as rival:
                    await rival.hear("Update")
                    told.append((await host.ask("StandIn", seat=seat)).get("text", "done"))
            for seat in (0, 1):
                while seat in place.rooms.get(match).audience.connected:
                    await host.hear("Connected")
                told.append((await host.ask("StandIn", seat=seat)).get("text", "done"))

    on_stage(folder, scene)
    return told


def test_the_host_lets_no_bot_play_for_who_is_there(tmp_path: Path) -> None:
    told = answers(tmp_path)
    assert all(one.startswith("This person is at the table") for one in told[:2])
    assert told[2:] == ["done", "done"]


def test_but_for_who_keeps_the_table_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor_module, "WAITED", 0)
    assert "done" in answers(tmp_path)[:2]


def test_everybody_may_leave_their_own_seat_to_a_bot(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with place.join(made["match"], made["keys"][0]) as ada:
            await ada.hear("Update")
            assert (await ada.ask("Leave"))["type"] == "Ack"

    on_stage(tmp_path, scene)


def stand_ins_words(folder: Path) -> list[str]:
    """What a bot said that stands in for Bob, when Ada proposed to stop."""
    said = list[str]()

    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob", game="kark", clock=0)
        match = made["match"]
        async with place.join(match, made["keys"][0]) as ada:
            async with place.join(match, made["keys"][1]) as bob:
                await bob.hear("Update")
                assert (await bob.ask("Leave", bot="random"))["type"] == "Ack"
            await propose(ada)
            while not said:
                records = map(read, place.rooms.store.read(match))
                moves = [one for one in records if isinstance(one, Moved) and one.bot]
                said.extend(one.move for one in moves if one.move in ("agree", "decline"))
                if not said:
                    await ada.hear("Update")

    on_stage(folder, scene)
    return said


async def propose(ada: Any) -> None:
    """Plays until it can be proposed to stop, and proposes it."""
    while True:
        while not (ada.update and ada.update["offers"]):
            await ada.hear("Update")
        beside = [one["text"] for one in ada.update["beside"]]
        move = "propose-stop" if "propose-stop" in beside else ada.update["offers"][0]["text"]
        answer = await ada.ask("Play", move=move, expect=ada.update["seq"])
        if answer["type"] == "Ack":
            await ada.until(answer["seq"])
            if move == "propose-stop":
                return


def test_a_stand_in_declines_to_stop(tmp_path: Path) -> None:
    assert stand_ins_words(tmp_path) == ["decline"]


def test_control_a_stand_in_that_may_say_what_it_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the room that keeps it from agreeing: without that it does."""

    def agree(room: Any, seat: int) -> str | None:
        turn = room.match.turn
        words = [room.notation.write_move(move) for move in turn.moves]
        return "agree" if "agree" in words else None

    monkeypatch.setattr(happenings, "declined", agree)
    monkeypatch.setattr(decide_module, "check_stand_in", lambda *_: None)
    assert stand_ins_words(tmp_path) == ["agree"]
