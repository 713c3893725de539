"""Clocks and grace times: a move in time counts, a restart forgets nothing, no wall matters."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from server.serving import Place, served, settings_in

from nations.room.commands import StandIn
from nations.room.records import Person, Seated, read
from nations.server import actor as actor_module
from nations.server import clock as clock_module
from nations.server import happenings as happenings_module
from nations.server import rooms as rooms_module
from nations.server.actor import Actor
from nations.server.alarms import Alarms
from nations.server.clock import Pause, ServerTime
from nations.store import Batch


def stood_in(place: Place, match: str) -> list[int]:
    """The seats for which a bot was put in, from what is kept."""
    records = map(read, place.rooms.store.read(match))
    return [
        one.seat
        for one in records
        if isinstance(one, Seated) and isinstance(one.occupant, Person) and one.occupant.away
    ]


async def soon(fits: Any, seconds: float = 15.0) -> None:
    """Waits until something is so; it must come."""
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end, "it does not come"
        await asyncio.sleep(0.02)


def slow_disk(monkeypatch: pytest.MonkeyPatch, seconds: list[float]) -> None:
    """Each write takes the next of these times, and none when they are used up."""
    real = Actor._append

    async def append(self: Actor, batch: Batch) -> None:
        await asyncio.sleep(seconds.pop() if seconds else 0)
        await real(self, batch)

    monkeypatch.setattr(Actor, "_append", append)


def play_at_the_last_moment(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A move that is sent before the time is up, and kept after it."""

    async def scene() -> list[int]:
        async with served(settings_in(folder)) as place:
            made = await place.create("Ada", "Bob", clock=1)
            at_turn = place.rooms.get(made["match"]).room.at_turn or 0
            async with place.join(made["match"], made["keys"][at_turn]) as ada:
                update = await ada.hear("Update")
                slow_disk(monkeypatch, [1.5])
                offer = update["offers"][0]["text"]
                played = await ada.ask("Play", move=offer, expect=update["seq"])
                assert played["type"] == "Ack"
                await asyncio.sleep(0.3)
                return stood_in(place, made["match"])

    return asyncio.run(scene())


def test_a_move_that_is_being_kept_when_the_time_is_up_keeps_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play_at_the_last_moment(tmp_path, monkeypatch) == []


def test_control_a_stand_in_that_expects_nothing_takes_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(named: str, seat: int, bot: str = "greedy", expect: int | None = None) -> StandIn:
        return StandIn(named, seat, bot)

    monkeypatch.setattr(happenings_module, "StandIn", careless)
    assert play_at_the_last_moment(tmp_path, monkeypatch)


@pytest.mark.parametrize("what", ["grace", "clock"])
def test_a_restart_forgets_no_time(tmp_path: Path, what: str) -> None:
    """The server starts again, and nobody comes back."""

    async def before() -> str:
        async with served(settings_in(tmp_path)) as place:
            seconds: dict[str, Any] = {what: 2}
            made = await place.create("Ada", "Bob", **seconds)
            match: str = made["match"]
            return match

    async def after(match: str) -> None:
        async with served(settings_in(tmp_path)) as place:
            await soon(lambda: len(stood_in(place, match)) > 0)

    asyncio.run(after(asyncio.run(before())))


def test_control_a_server_that_wakes_nobody_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(self: Any) -> None:
        return

    real = soon

    async def impatient(fits: Any) -> None:
        await real(fits, 4.0)

    monkeypatch.setattr(rooms_module.Rooms, "wake_waiting", nobody)
    monkeypatch.setitem(globals(), "soon", impatient)
    with pytest.raises(AssertionError, match="it does not come"):
        test_a_restart_forgets_no_time(tmp_path, "grace")


def absent_twice(folder: Path) -> list[int]:
    """Gone for most of the grace time, back, and gone again for most of it."""

    async def scene() -> list[int]:
        async with served(settings_in(folder)) as place:
            made = await place.create("Ada", "bot:random", grace=3)
            match, key = made["match"], made["keys"][0]
            for _ in range(2):
                async with place.join(match, key) as ada:
                    await ada.hear("Update")
                await asyncio.sleep(2)
            return stood_in(place, match)

    return asyncio.run(scene())


def test_each_absence_has_its_own_grace_time(tmp_path: Path) -> None:
    assert absent_twice(tmp_path) == []


def test_control_a_grace_time_that_goes_on_while_somebody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Alarms, "drop", lambda self, name: None)
    assert absent_twice(tmp_path) == [0]


def test_time_does_not_depend_on_a_wall_clock_that_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, wall = ServerTime(), time.time_ns
    first = clock.now()
    for hour in (-1, 1):
        monkeypatch.setattr(time, "time_ns", lambda ahead=hour: wall() + ahead * 3_600 * 10**9)
        assert 0 <= clock.now() - first < 60_000


def test_time_does_not_go_back_when_a_server_starts_with_a_clock_that_is_behind() -> None:
    clock = ServerTime()
    later = clock.now() + 3_600_000
    clock.at_least(later)
    assert later <= clock.now() < later + 60_000
    clock.at_least(later - 1000)
    assert clock.now() < later + 60_000


def asked_later(folder: Path, monkeypatch: pytest.MonkeyPatch, most: int = 4) -> list[int]:
    """A server starts again on a machine whose clock is an hour ahead, in a match with ten minutes
    for a move; nobody is there yet. Who is stood in for after so many seconds, or before."""

    async def before() -> str:
        async with served(settings_in(folder)) as place:
            match: str = (await place.create("Ada", "Bob", clock=600))["match"]
            return match

    async def after(match: str) -> list[int]:
        async with served(settings_in(folder)) as place:
            await place.rooms.find(match)
            for _ in range(10 * most):  # longer than the moment that everybody has
                await asyncio.sleep(0.1)
                if found := stood_in(place, match):
                    return found
            return []

    match, wall = asyncio.run(before()), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + 3_600 * 10**9)
    monkeypatch.setattr(clock_module, "CLOCK", ServerTime())
    monkeypatch.setattr(actor_module, "CLOCK", clock_module.CLOCK)
    monkeypatch.setattr(actor_module, "MOMENT", 1)
    return asyncio.run(after(match))


def test_a_clock_that_is_ahead_at_a_start_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked_later(tmp_path, monkeypatch) == []


def test_control_without_signs_of_life_an_hour_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pause, "beat", lambda self: None)
    assert asked_later(tmp_path, monkeypatch, most=60)


def test_a_sign_of_life_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    for damaged in (b"", b"\xff", b"soon"):
        (tmp_path / Pause.FILE).write_bytes(damaged)
        assert Pause(tmp_path).since(0) == 0
