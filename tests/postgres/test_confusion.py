"""Everybody does everything at any server, much of it at two at once: nothing is confused."""

from __future__ import annotations

import asyncio
import itertools
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.serving import Caller, Place

from nations.room.records import read
from nations.store import Batch
from nations.store.postgres.store import PostgresStore
from postgres.database import do
from postgres.test_servers import bearing, news, run, several, text_of

SERVERS, ENOUGH = 3, 25
"""How many servers there are, and how many commands are to be carried out."""
AGAIN = ("BUSY", "STORAGE", "RATE")


class Crowd:
    """People at one match, each with a socket at every server."""

    def __init__(self, places: list[Place], match: str, seed: int) -> None:
        self.places, self.match = places, match
        self.chance = random.Random(seed)
        self.sockets: list[list[Caller]] = []
        self.said = self.done = 0
        self.away: list[list[Caller]] = []
        """For whom a bot plays: one at most, or bots would end the match while people think."""

    async def sit(self, stack: AsyncExitStack, key: str) -> None:
        self.sockets.append(
            [await stack.enter_async_context(place.join(self.match, key)) for place in self.places]
        )

    async def act(self, number: int) -> None:
        """One thing at random, by two servers at once."""
        who = self.chance.choice(self.sockets)
        if self.chance.random() < 0.5:
            await self.read_on(who)
        kind, fields = self.choose(who)
        await self.ask(who, kind, f"n{number}", **fields)

    async def ask(self, who: list[Caller], kind: str, named: str, **fields: Any) -> None:
        pair = self.chance.sample(who, 2)
        told = await asyncio.gather(*(one.ask(kind, id=named, **fields) for one in pair))
        answers = [one for one in told if one.get("code") not in AGAIN]
        acks = [one for one in answers if one["type"] == "Ack"]
        if kind == "Say":
            self.said += bool(acks)
            return
        assert len(acks) in (0, len(answers)), told
        assert all(one == acks[0] for one in acks), told
        self.done += bool(acks)
        if acks and kind == "Leave":
            self.away = [who]
        elif acks and kind in ("Return", "Play"):  # who plays is back
            self.away = [one for one in self.away if one is not who]

    def choose(self, who: list[Caller]) -> tuple[str, dict[str, Any]]:
        update = max((one.update for one in who), key=lambda one: int(one.get("seq", 0)))
        expect = {"expect": update["seq"]}
        if who in self.away and self.chance.random() < 0.5:
            return "Return", {}
        if update["question"] and self.chance.random() < 0.5:
            return "Answer", {"yes": self.chance.random() < 0.7, **expect}
        if update["offers"] and self.chance.random() < 0.7:
            return "Play", {"move": text_of(self.chance.choice(update["offers"])), **expect}
        others: tuple[tuple[str, dict[str, Any]], ...] = (
            ("Undo", expect),
            ("AskUndo", expect),
            ("Return", {}) if self.away else ("Leave", {"bot": "random"}),
            ("Say", {"text": f"line {self.said}"}),
        )
        return self.chance.choice(others)

    async def read_on(self, who: list[Caller]) -> None:
        """All that is kept by now is told to somebody."""
        last = self.places[0].rooms.store.find(self.match).seq
        for one in who:
            await one.until(last)

    async def settle(self) -> None:
        """Everybody is there, so nothing happens any more, and everybody was told everything."""
        for number in itertools.count():
            if not self.away:
                break
            await self.ask(self.away[0], "Return", f"back{number}")
        for who in self.sockets:
            await self.read_on(who)


@pytest.mark.parametrize("seed", [1, 2])
def test_everything_at_any_server(url: str, tmp_path: Path, seed: int) -> None:
    everything(url, tmp_path, seed)


def test_an_id_that_is_used_again_is_noticed(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = PostgresStore.append

    def append(self: PostgresStore, batch: Batch) -> Any:
        return real(self, msgspec.structs.replace(batch, answer=None))

    monkeypatch.setattr(PostgresStore, "append", append)
    with pytest.raises(AssertionError, match="Ack"):
        everything(url, tmp_path, 1)


def everything(url: str, tmp_path: Path, seed: int) -> None:
    async def play() -> None:
        async with several(url, tmp_path, SERVERS) as places, AsyncExitStack() as stack:
            made = await places[0].create("Ann", "Ben", None)
            match, host = made["match"], made["host_key"]
            crowd = Crowd(places, match, seed)
            for key in made["keys"][:2]:
                await crowd.sit(stack, key)
            await crowd.sit(stack, await taken_once(places, match, host, made["claims"][2]))
            for some in crowd.sockets:
                for one in some:
                    await one.hear("Update")
            for number in itertools.count():
                await crowd.act(number)
                if crowd.done >= ENOUGH:
                    break
            await crowd.settle()
            await check(places, match, crowd, url)

    run(play)


async def taken_once(places: list[Place], match: str, host: str, first: str) -> str:
    """Two invitations by two servers, three people who want the seat at three: one gets it."""
    asked = await asyncio.gather(
        *(
            place.http.post(
                f"/api/matches/{match}/invitations", json={"seat": 2}, headers=bearing(host)
            )
            for place in places[:2]
        )
    )
    invitations = [first, *(one.json()["claim"] for one in asked)]
    told = await asyncio.gather(
        *(
            place.http.post(f"/api/matches/{match}/claim", json={"claim": claim, "name": f"C{at}"})
            for at, (place, claim) in enumerate(zip(places, invitations, strict=True))
        )
    )
    keys = [str(one.json()["key"]) for one in told if one.status_code == 200]
    assert len(keys) == 1, [one.text for one in told]
    return keys[0]


async def check(places: list[Place], match: str, crowd: Crowd, url: str) -> None:
    """All servers have the same room, and everybody was told the same."""
    bodies = places[0].rooms.store.read(match)
    rooms = [await place.rooms.find(match) for place in places]
    assert len({repr(one.room.seats) for one in rooms}) == 1
    assert len({repr(one.room.question) for one in rooms}) == 1
    assert len({frozenset(one.keys) for one in rooms}) == 1
    assert {one.room.seq for one in rooms} == {len(bodies)}
    for some in crowd.sockets:
        for one in some:
            assert news(one) == news(crowd.sockets[0][0])
    named = [row[0] for row in do(url, "SELECT id FROM answers WHERE seat BETWEEN 0 AND 2")]
    assert len(named) == len(set(named))
    lines = [row[0] for row in do(url, "SELECT n FROM chat ORDER BY n")]
    assert lines == list(range(1, crowd.said + 1))
    assert all(read(body) for body in bodies)
