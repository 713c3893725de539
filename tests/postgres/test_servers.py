"""Several servers over one database, here in one process: nobody owns a match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.serving import Caller, Place, served, settings_in

from nations.server.app import opened_rooms
from nations.server.clock import CLOCK
from nations.server.shared_rooms import SharedRooms
from nations.store import Batch, Fence, Fenced, StoreInUse
from nations.store.postgres import servers
from nations.store.postgres.hints import Telling
from nations.store.postgres.store import PostgresStore
from postgres.database import do

PATIENCE = 60
LEASE = 60.0
"""Seconds: on a machine that does much else besides nobody is to count as dead unless told to."""


@asynccontextmanager
async def several(
    url: str, folder: Path, count: int = 2, **more: Any
) -> AsyncIterator[list[Place]]:
    settings = {"store": url, "workers": 1, "lease_seconds": LEASE} | more
    async with AsyncExitStack() as stack:
        opened = [
            await stack.enter_async_context(served(settings_in(folder / str(at), **settings)))
            for at in range(count)
        ]
        yield opened


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work(), 4 * PATIENCE)

    asyncio.run(limited())


async def take_turns(players: list[Caller], moves: int) -> None:
    """Whoever is at turn plays the first move there is."""
    for _ in range(moves):
        last = max(one.update["seq"] for one in players)
        for one in players:
            await one.until(last)
        at_turn = next((one for one in players if one.update.get("offers")), None)
        if at_turn is None:
            return
        update = at_turn.update
        move = update["offers"][0]
        ack = await at_turn.ask("Play", move=text_of(move), expect=update["seq"])
        assert ack["type"] == "Ack", ack
        await at_turn.until(ack["seq"])


def text_of(move: Any) -> str:
    return str(move["text"])


def test_players_at_two_servers_play_one_match(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            made = await one.create("Ann", "Ben")
            match, keys = made["match"], made["keys"]
            async with one.join(match, keys[0]) as ann, two.join(match, keys[1]) as ben:
                players = [ann, ben]
                for player in players:
                    await player.hear("Update")
                await take_turns(players, 30)
                last = max(player.update["seq"] for player in players)
                assert last > 40
                for player in players:
                    await player.until(last)
                assert news(ann) == news(ben)
                log = await two.http.get(f"/api/matches/{match}/log")
                assert len(log.text.splitlines()) >= last
            assert one.rooms.store.read(match) == two.rooms.store.read(match)

    run(play)


def news(player: Caller) -> list[Any]:
    updates = (one for one in player.heard if one["type"] == "Update")
    told = [(one["seq"], one["record"]) for update in updates for one in update["news"]]
    numbers = [seq for seq, _ in told]
    assert numbers == sorted(set(numbers))
    return told


def test_the_same_command_has_one_answer_wherever_it_is_asked(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            made = await one.create("Ann", "bot:random")
            match, key = made["match"], made["keys"][0]
            async with one.join(match, key) as here, two.join(match, key) as there:
                update = await here.hear("Update")
                while not update.get("offers"):
                    update = await here.hear("Update")
                await there.until(update["seq"])
                move, expect = text_of(update["offers"][0]), update["seq"]
                same = {"id": "once", "move": move, "expect": expect}
                answers = await asyncio.gather(here.ask("Play", **same), there.ask("Play", **same))
                assert answers[0] == answers[1]
                assert answers[0]["type"] == "Ack"
                other = await there.ask("Play", id="once", move="something", expect=expect)
                assert other["code"] == "BAD"
                late = await there.ask("Play", id="late", move=move, expect=expect)
                assert late["code"] == "STALE"
            bodies = one.rooms.store.read(match)
            assert sum(b'"Moved"' in body and b'"seat":0' in body for body in bodies) == 1

    run(play)


def test_a_lost_hint_costs_a_second_and_nothing_else(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Telling, "tell", lambda self, hint: None)
    test_players_at_two_servers_play_a_little(url, tmp_path)


def test_players_at_two_servers_play_a_little(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            made = await one.create("Ann", "Ben")
            async with (
                one.join(made["match"], made["keys"][0]) as ann,
                two.join(made["match"], made["keys"][1]) as ben,
            ):
                for player in (ann, ben):
                    await player.hear("Update")
                await take_turns([ann, ben], 4)

    run(play)


def test_who_believes_hints_alone_misses_what_was_not_heard(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: no looking, only hints, of which some are lost."""

    async def look_at(self: SharedRooms, matches: Any) -> None:
        return None

    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            made = await one.create("Ann", "Ben")
            async with (
                one.join(made["match"], made["keys"][0]) as ann,
                two.join(made["match"], made["keys"][1]) as ben,
            ):
                for player in (ann, ben):
                    await player.hear("Update")
                mover = ann if ann.update.get("offers") else ben
                other = ben if mover is ann else ann
                update = mover.update
                ack = await mover.ask(
                    "Play", move=text_of(update["offers"][0]), expect=update["seq"]
                )
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(other.until(ack["seq"]), 4)

    monkeypatch.setattr(SharedRooms, "_look_at", look_at)
    monkeypatch.setattr(Telling, "tell", lambda self, hint: None)
    run(play)


def test_invitations_chat_and_presence_work_across_servers(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            made = await one.create("Ann", None)
            match, claim = made["match"], made["claims"][1]
            async with one.join(match, made["keys"][0]) as ann:
                await ann.hear("Update")
                shown = await two.http.post(f"/api/matches/{match}/invited", json={"claim": claim})
                assert shown.json() == {"seat": 1}
                both = await asyncio.gather(
                    *(
                        place.http.post(
                            f"/api/matches/{match}/claim", json={"claim": claim, "name": name}
                        )
                        for place, name in ((one, "Ben"), (two, "Bob"))
                    )
                )
                assert sorted(answer.status_code for answer in both) == [200, 409]
                key = next(answer.json()["key"] for answer in both if answer.status_code == 200)
                async with two.join(match, key) as ben:
                    assert (await ben.hear("Welcome"))["seat"] == 1
                    assert await seat_one(ann) is True
                    for said in ("one", "two"):
                        assert (await ben.ask("Say", text=said))["type"] == "Ack"
                    assert (await ann.ask("Say", text="three"))["type"] == "Ack"
                    lines = await chat_of(ann), await chat_of(ben)
                    assert lines[0] == lines[1] == [(1, "one"), (2, "two"), (3, "three")]
                assert await seat_one(ann) is False

    run(play)


async def seat_one(player: Caller) -> bool:
    """Whether somebody is at the other seat, as soon as that changes."""
    while (told := await player.hear("Connected"))["seat"] != 1:
        pass
    return bool(told["connected"])


async def chat_of(player: Caller) -> list[tuple[int, str]]:
    def lines() -> list[tuple[int, str]]:
        return [(one["n"], one["text"]) for one in player.heard if one["type"] == "Chat"]

    while len(lines()) < 3:
        await player.hear("Chat")
    return lines()


def test_bots_move_once_and_another_server_takes_over(url: str, tmp_path: Path) -> None:
    """The one that sees to the match goes; the other goes on with the bots."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            more: dict[str, Any] = {"store": url, "workers": 1}
            two = await stack.enter_async_context(served(settings_in(tmp_path / "2", **more)))
            async with served(settings_in(tmp_path / "1", **more)) as one:
                made = await one.create("bot:random", "bot:random", "bot:random", "bot:random")
                match = made["match"]
                async with two.join(match) as watcher:
                    await watcher.until(3)
                watching = await stack.enter_async_context(two.join(match))
                await watching.hear("Update")
            while watching.update.get("phase") != "over":
                await watching.hear("Update")
            turns = [one["record"] for one in all_news(watching)]
            moved = [one for one in turns if one["type"] == "Moved"]
            assert moved
            assert two.rooms.store.find(match).over

    run(play)


def all_news(player: Caller) -> list[Any]:
    return [one for update in player.heard if update["type"] == "Update" for one in update["news"]]


def test_a_rematch_that_is_asked_for_at_two_servers_is_one(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            made = await one.create("Ann", "Ben")
            match, keys = made["match"], made["keys"]
            async with one.join(match, keys[0]) as ann, two.join(match, keys[1]) as ben:
                await ann.hear("Update")
                assert (await ann.ask("AskStop"))["type"] == "Ack"
                while not ben.update.get("question"):
                    await ben.hear("Update")
                assert (await ben.ask("Answer", yes=True, expect=ben.update["seq"]))[
                    "type"
                ] == "Ack"
                await ann.until(ben.update["seq"])
                asked = await asyncio.gather(
                    *(
                        place.http.post(f"/api/matches/{match}/rematch", headers=bearing(key))
                        for place, key in ((one, keys[0]), (two, keys[1])) * 3
                    )
                )
                told = [answer.json() for answer in asked]
                assert len({answer["match"] for answer in told}) == 1
                again = told[0]["match"]
                taken = await asyncio.gather(
                    *(
                        place.http.post(f"/api/matches/{again}/claim", json=taking(answer["claim"]))
                        for answer, place in zip(told, (two, one) * 3, strict=True)
                    )
                )
                seats = [answer.json()["seat"] for answer in taken if answer.status_code == 200]
                assert sorted(seats) == [0, 1]  # each place has one good invitation: the last
            assert sorted(row.id for row in one.rooms.store.matches()) == sorted([match, again])

    run(play)


def bearing(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def taking(claim: str) -> dict[str, str]:
    return {"claim": claim, "name": f"P{claim[:9]}"}


def test_what_is_taken_back_at_one_server_is_taken_back_at_all(url: str, tmp_path: Path) -> None:
    """And the same undo at both is done once; one that comes after another's move is refused."""

    async def play() -> None:
        async with several(url, tmp_path) as (one, two):
            made = await one.create("Ann", "Ben")
            match, key = made["match"], made["keys"]
            async with (
                one.join(match, key[0]) as ann,
                two.join(match, key[0]) as also,
                one.join(match, key[1]) as ben,
                two.join(match, key[1]) as too,
            ):
                for player in (ann, also, ben, too):
                    await player.hear("Update")
                for _ in range(12):
                    here, there = (ann, also) if ann.update["offers"] else (ben, too)
                    update = here.update
                    move = text_of(update["offers"][0])
                    ack = await here.ask("Play", move=move, expect=update["seq"])
                    for player in (ann, also, ben, too):
                        await player.until(ack["seq"])
                    both = await asyncio.gather(
                        *(
                            player.ask("Undo", id=f"u{ack['seq']}", expect=ack["seq"])
                            for player in (here, there)
                        )
                    )
                    assert both[0]["type"] == both[1]["type"]
                    if both[0]["type"] == "Ack":
                        assert both[0] == both[1]
                        for player in (ann, also, ben, too):
                            await player.until(both[0]["seq"])
                        again = here.update
                        ack = await here.ask("Play", move=move, expect=again["seq"])
                        for player in (ann, also, ben, too):
                            await player.until(ack["seq"])
            bodies = one.rooms.store.read(match)
            undone = sum(b'"Undone"' in body for body in bodies)
            assert undone == sum(1 for name in answers(url) if name.startswith("u"))
            assert news(ann) == news(also)

    run(play)


def answers(url: str) -> list[str]:
    """The ids of commands that changed something."""
    return [str(row[0]) for row in do(url, "SELECT id FROM answers WHERE seat >= 0 OR seat = -1")]


def test_late_writes_of_who_does_not_see_to_a_match_are_refused(url: str) -> None:
    write_late(url)


def test_a_lease_without_a_fence_is_noticed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "check_fence", lambda line, match, fence: None)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        write_late(url)


def test_a_second_server_in_one_folder_is_refused(url: str, tmp_path: Path) -> None:
    """Its log and its snapshots are its own, though the matches are everybody's."""

    async def play() -> None:
        settings = settings_in(tmp_path, store=url, workers=1)
        for _ in range(2):  # whoever has ended is in nobody's way
            async with opened_rooms(settings):
                with pytest.raises(StoreInUse, match="another --data"):
                    async with opened_rooms(settings):
                        pass

    run(play)


def test_a_clock_that_is_wrong_follows_the_database(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        CLOCK._ahead += 3600 * 10**9
        async with several(url, tmp_path, 1) as (one,):
            made = await one.create("bot:random", "bot:random")
            opened = (await one.http.get(f"/api/matches/{made['match']}")).json()["opened"]
            assert abs(opened - 1000 * time.time()) < 600_000

    run(play)


def write_late(url: str) -> None:
    one, two = PostgresStore.open(url), PostgresStore.open(url)
    try:
        assert one.join(60).paused == 0
        two.join(60)
        one.append(opening()).result()
        fence = one.tend("m")
        assert fence == 1
        assert two.tend("m") is None
        assert one.beat().alive == 2
        one.append(move(2, Fence(one.process, fence))).result()
        with pytest.raises(Fenced):
            two.append(move(3, Fence(two.process, fence))).result()
        one._lease = -1  # it stands still for longer than its lease
        one.beat()
        assert two.orphans(5) == ["m"]
        with pytest.raises(Fenced):  # nobody has taken over yet, and it counts as dead already
            one.append(move(3, Fence(one.process, fence))).result()
        assert two.tend("m") == 2
        one._lease = 60
        one.beat()  # it is back, and believes what it believed
        with pytest.raises(Fenced):
            one.append(move(3, Fence(one.process, fence))).result()
        two.append(move(3, Fence(two.process, 2))).result()
        two.let_go("m")
        assert one.tend("m") == 3
        one.leave()
        assert two.orphans(5) == ["m"]
        assert two.tend("m") == 4
    finally:
        one.close()
        two.close()


def opening() -> Batch:
    from store.making import opening as made

    return made()


def move(seq: int, fence: Fence) -> Batch:
    return Batch(match="m", first=seq, bodies=(b"x",), fence=fence)
