"""Time in which the server did not run is nobody's, and what is shown of it is what counts."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from server.hosting import hosted
from server.serving import joined, served, settings_in

from nations.server import alarms as alarms_module
from nations.server.actor import Actor
from nations.server.alarms import BEAT, Alarms
from nations.server.clock import Pause

CLOCK = 4


def frozen_before_the_end(folder: Path) -> str:
    """What a move is answered that was sent to a server that is stopped, for longer than the time
    for a move, and goes on then."""

    async def scene() -> str:
        match, keys = made["match"], made["keys"]
        async with joined(host.port, match, keys[0]) as ada, joined(host.port, match, keys[1]) as b:
            await ada.hear("Update")
            await b.hear("Update")
            mover = ada if ada.update["offers"] else b
            host.process.send_signal(signal.SIGSTOP)
            move = mover.update["offers"][0]["text"]
            await mover.send("Play", id="m", move=move, expect=mover.update["seq"])
            time.sleep(CLOCK + 1)
            host.process.send_signal(signal.SIGCONT)
            answer = await mover.hear("Ack", "Refused")
            return str(answer.get("code", answer["type"]))

    with hosted(folder) as host:
        made = host.create("Ada", "Bob", clock=CLOCK)
        return asyncio.run(scene())


def test_a_move_that_came_while_the_server_was_stopped_counts(tmp_path: Path) -> None:
    assert frozen_before_the_end(tmp_path / "data") == "Ack"


class Jumping(asyncio.SelectorEventLoop):
    """A loop whose time can be put forward, as if it had been stopped."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


def after_a_standstill(seconds: float) -> tuple[list[str], list[float]]:
    """Which alarms went off after a standstill, one due soon and one later, and what was told."""
    told, off = list[float](), list[str]()

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Jumping)
        alarms = Alarms(told.append)
        alarms.look()
        alarms.set("soon", 0.2, lambda: off.append("soon"))
        alarms.set("later", 60, lambda: off.append("later"))
        loop.ahead = seconds
        await asyncio.sleep(0.1)
        assert off == ([] if told else off), "it went off before its time"
        await asyncio.sleep(1.5)
        await alarms.close()

    loop = Jumping()
    try:
        loop.run_until_complete(scene())
    finally:
        loop.close()
    return off, told


def test_alarms_are_put_off_by_a_standstill() -> None:
    off, told = after_a_standstill(100)
    assert off == ["soon"]
    assert [round(one) for one in told] == [100]


def test_control_who_does_not_look_is_surprised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarms_module, "STILL", 1000)
    off, told = after_a_standstill(100)
    assert sorted(off) == ["later", "soon"]
    assert told == []


def test_a_loop_that_runs_stands_still_at_no_time() -> None:
    told = list[float]()

    async def scene() -> None:
        alarms = Alarms(told.append)
        for _ in range(3):
            assert not alarms.look()
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert told == []
    assert BEAT > 0


def told_after_a_restart(folder: Path) -> tuple[dict[str, Any], Actor, int]:
    """The first update after twenty seconds without a server, with a question that stands."""

    async def before() -> dict[str, Any]:
        async with served(settings_in(folder)) as place:
            made = await place.create("Ada", "Bob", clock=30)
            async with place.join(made["match"], made["keys"][0]) as ada:
                await ada.hear("Update")
                assert (await ada.ask("AskStop"))["type"] == "Ack"
            return made

    async def after() -> tuple[dict[str, Any], Actor, int]:
        match, key = made["match"], made["keys"][0]
        async with served(settings_in(folder)) as place, place.join(match, key) as ada:
            welcome = await ada.hear("Welcome")
            return await ada.hear("Update"), place.rooms.get(match), welcome["now"]

    made = asyncio.run(before())
    alive = folder / Pause.FILE
    alive.write_text(str(int(alive.read_text()) - 20_000))
    return asyncio.run(after())


def test_what_is_shown_after_a_restart_is_when_the_time_is_up(tmp_path: Path) -> None:
    update, actor, now = told_after_a_restart(tmp_path)
    assert update["deadline"] == actor.deadline
    assert update["question"]["until"] == actor.answer_by
    assert update["deadline"] > now
    assert actor.room.deadline is not None
    assert update["deadline"] >= actor.room.deadline + 20_000
    assert update["question"]["until"] == (actor.room.answer_by or 0) + actor.pause
    assert actor.pause >= 20_000


def test_control_the_time_of_the_records_alone_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Actor, "_times", lambda self: None)
    update, actor, _ = told_after_a_restart(tmp_path)
    assert update["deadline"] != actor.deadline


def test_who_is_there_is_told_of_the_new_deadline(tmp_path: Path) -> None:
    async def scene() -> None:
        async with served(settings_in(tmp_path)) as place:
            made = await place.create("Ada", "Bob", clock=30)
            async with place.join(made["match"], made["keys"][0]) as ada:
                first = await ada.hear("Update")
                place.rooms._stood_still(7.0)
                again = await ada.hear("Update")
                assert again["deadline"] == first["deadline"] + 7000
                assert again["news"] == []

    asyncio.run(scene())


def test_the_sign_of_life_is_for_its_owner_alone(tmp_path: Path) -> None:
    Pause(tmp_path).beat()
    assert (tmp_path / Pause.FILE).stat().st_mode & 0o077 == 0
