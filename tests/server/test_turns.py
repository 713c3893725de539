"""Who may think first: people who wait, then those who look on, then bots among themselves."""

from __future__ import annotations

import asyncio
import time

import pytest

from nations.server import turns
from nations.server.turns import ALONE, AWAITED, WATCHED, Asking, WorkerTurn, WorkerTurns

SLOW, QUICK = 0.3, 0.01


def at(level: int, payer: object = "") -> Asking:
    return Asking(lambda: level, payer)


async def think(line: WorkerTurns[str], asking: Asking, seconds: float) -> None:
    turn = await line.take(asking)
    try:
        await asyncio.sleep(seconds)
    finally:
        line.give(turn)


async def waits(crowd: int, rounds: int = 5) -> float:
    """The longest wait of a person for a quick bot while so many matches of bots think slowly."""
    line = WorkerTurns(["first", "second"])
    strangers = [asyncio.create_task(endless(line, number)) for number in range(crowd)]
    await asyncio.sleep(0.05)
    longest = 0.0
    for _ in range(rounds):
        begun = time.perf_counter()
        await think(line, at(AWAITED, "me"), QUICK)
        longest = max(longest, time.perf_counter() - begun)
        await asyncio.sleep(0.02)
    for one in strangers:
        one.cancel()
    await asyncio.gather(*strangers, return_exceptions=True)
    return longest


async def endless(line: WorkerTurns[str], number: int) -> None:
    while True:
        await think(line, at(ALONE, number % 3), SLOW)


def test_eighty_matches_of_bots_that_nobody_watches_hold_no_person_up() -> None:
    assert asyncio.run(waits(80)) < SLOW / 2


def test_control_first_come_first_served_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = WorkerTurns.take

    async def as_all_others(self: WorkerTurns[str], asking: Asking) -> WorkerTurn[str]:
        return await real(self, at(AWAITED, "all"))

    monkeypatch.setattr(WorkerTurns, "take", as_all_others)
    assert asyncio.run(waits(8, rounds=1)) > SLOW / 2


def order(*asked: Asking, workers: int = 1) -> list[int]:
    """In which order those who ask at the same time are served."""

    async def scene() -> list[int]:
        line = WorkerTurns([f"w{number}" for number in range(workers)])
        held = [await line.take(Asking()) for _ in range(workers)]
        served: list[int] = []

        async def wait(number: int, asking: Asking) -> None:
            turn = await line.take(asking)
            served.append(number)
            line.give(turn)

        tasks = [asyncio.create_task(wait(*one)) for one in enumerate(asked)]
        await asyncio.sleep(0)
        for turn in held:
            line.give(turn)
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(scene())


def test_people_who_wait_come_first_and_addresses_in_turn() -> None:
    assert order(at(ALONE), at(WATCHED), at(AWAITED)) == [2, 1, 0]
    crowd = [at(AWAITED, "a")] * 3 + [at(AWAITED, "b")]
    assert order(*crowd) == [0, 3, 1, 2]


def test_who_stops_waiting_takes_no_worker() -> None:
    async def scene() -> None:
        line = WorkerTurns(["only"])
        held = await line.take(Asking())
        gone = asyncio.create_task(line.take(at(AWAITED, "gone")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        line.give(held)
        assert (await asyncio.wait_for(line.take(at(ALONE)), 1)).worker == "only"

    asyncio.run(scene())


def test_who_comes_to_look_on_does_not_wait_as_if_nobody_were_there() -> None:
    async def scene() -> None:
        line = WorkerTurns(["first", "second"])
        level = [ALONE]
        await line.take(at(ALONE, "stranger"))
        waiting = asyncio.create_task(line.take(Asking(lambda: level[0], "mine")))
        done, _ = await asyncio.wait({waiting}, timeout=2 * turns.AGAIN)
        assert not done
        level[0] = WATCHED
        assert (await asyncio.wait_for(waiting, 10)).level == WATCHED

    asyncio.run(scene())


def test_one_worker_serves_matches_of_bots_too() -> None:
    assert order(at(ALONE), at(ALONE)) == [0, 1]
    assert turns.AWAITED < turns.WATCHED < turns.ALONE
