"""Matches over real sockets: who may do what, and that nothing is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest
from server.serving import Caller, Place, served, settings_in
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nations.match.fair import commitment
from nations.server.actor import Actor
from nations.server.limits import Limit, Limits

Scene = Callable[[Place], Awaitable[None]]


def on_stage(folder: Path, scene: Scene, **settings: Any) -> None:
    """Plays a scene on a server of its own."""

    async def play() -> None:
        async with served(settings_in(folder, **settings)) as place:
            await scene(place)

    asyncio.run(play())


async def play_on(*callers: Caller, moves: int = 10_000) -> int:
    """Whoever is at turn plays its first offer; returns how many moves were made."""
    for made in range(moves):
        acting = None
        while acting is None:
            if any(one.update.get("phase") == "over" for one in callers):
                return made
            acting = next((one for one in callers if one.update.get("offers")), None)
            if acting is None:
                await asyncio.wait(
                    [asyncio.ensure_future(one.hear("Update")) for one in callers],
                    return_when=asyncio.ALL_COMPLETED,
                )
        update = acting.update
        answer = await acting.ask("Play", move=update["offers"][0]["text"], expect=update["seq"])
        assert answer["type"] == "Ack", answer
        for one in callers:
            await one.until(answer["seq"])
    return moves


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_two_people_play(tmp_path: Path, game: str) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob", game=game)
        match, keys = made["match"], made["keys"]
        async with place.join(match, keys[0]) as ada, place.join(match, keys[1]) as bob:
            welcome = await ada.hear("Welcome")
            assert (welcome["seat"], welcome["host"]) == (0, False)
            await ada.hear("Update")
            await bob.hear("Update")
            await play_on(ada, bob, moves=6)
            assert ada.update["seq"] == bob.update["seq"]
            assert bool(ada.update["offers"]) != bool(bob.update["offers"])

    on_stage(tmp_path, scene)


def test_a_person_plays_a_bot_to_the_end_and_the_secret_is_shown(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "bot:random")
        async with place.join(made["match"], made["keys"][0], lang="de") as ada:
            await ada.hear("Update")
            await play_on(ada)
            news = [one["record"]["type"] for one in ada.update["news"]]
            assert news[-1] == "Ended"
            assert ada.update["over"]["winners"]
            assert ada.update["lines"]

    on_stage(tmp_path, scene)


def test_shares_are_committed_and_revealed_before_the_first_draw(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        share = token_bytes(32)
        seat = {"type": "Person", "name": "Ada", "commit": commitment(share)}
        made = await place.create(seat, "bot:random")
        async with place.join(made["match"], made["keys"][0]) as ada:
            update = await ada.hear("Update")
            assert update["phase"] == "revealing"
            wrong = await ada.ask("Reveal", share="0" * 64)
            assert wrong["code"] == "BAD"
            answer = await ada.ask("Reveal", share=share.hex())
            update = await ada.until(answer["seq"])
            kinds = [one["record"]["type"] for one in update["news"]]
            assert kinds[:3] == ["Revealed", "Began", "Dealt"]

    on_stage(tmp_path, scene)


def test_who_does_not_reveal_is_put_out_and_all_others_commit_again(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        seat = {"type": "Person", "name": "Ada", "commit": commitment(b"?")}
        made = await place.create(seat, "Bob")
        async with place.join(made["match"]) as watcher:
            await watcher.hear("Update")
            update = await watcher.hear("Update")
            records = [one["record"] for one in update["news"]]
            assert [one["type"] for one in records] == ["Annulled", "Seated"]
            assert records[0]["missing"] == [0]
            assert update["phase"] == "waiting"
            assert update["seats"][0]["occupant"] == {"type": "Open"}

    on_stage(tmp_path, scene, reveal_seconds=0.1)


def test_the_same_id_is_answered_the_same_and_done_once(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        first_player = place.rooms.get(made["match"]).room.at_turn or 0
        key = made["keys"][first_player]
        async with place.join(made["match"], key) as acting:
            update = await acting.hear("Update")
            move = update["offers"][0]["text"]
            first = await acting.ask("Play", id="same", move=move, expect=update["seq"])
            again = await acting.ask("Play", id="same", move=move, expect=update["seq"])
            assert first == again
            assert (await acting.until(first["seq"]))["seq"] == first["seq"]
        async with place.join(made["match"], key, after=first["seq"]) as ada:
            assert (await ada.hear("Update"))["news"] == []
            later = await ada.ask("Play", id="same", move=move, expect=update["seq"])
            assert later == first
            for kind, more in (("Play", {"move": "pass", "expect": 0}), ("Leave", {})):
                other = await ada.ask(kind, id="same", **more)
                assert (other["code"], other["seq"]) == ("BAD", first["seq"])

    on_stage(tmp_path, scene)


def test_stale_and_illegal_commands_change_nothing(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        keys = made["keys"]
        async with (
            place.join(made["match"], keys[0]) as ada,
            place.join(made["match"], keys[1]) as bob,
        ):
            await ada.hear("Update")
            await bob.hear("Update")
            acting, other = (ada, bob) if ada.update["offers"] else (bob, ada)
            seq = acting.update["seq"]
            stale = await acting.ask("Play", move="pass", expect=seq - 1)
            assert (stale["code"], stale["seq"]) == ("STALE", seq)
            illegal = await acting.ask("Play", move="feed", expect=seq)
            assert illegal["code"] == "ILLEGAL"
            assert illegal["rule"].startswith("D-")
            nonsense = await acting.ask("Play", move="<script>", expect=seq)
            assert nonsense["code"] == "BAD"
            turn = await other.ask("Play", move="pass", expect=seq)
            assert turn["code"] == "TURN"
            assert place.rooms.get(made["match"]).room.seq == seq

    on_stage(tmp_path, scene)


def test_a_watcher_has_no_commands_and_no_offers(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with place.join(made["match"]) as watcher:
            update = await watcher.hear("Update")
            assert update["offers"] == [] == update["beside"]
            refused = await watcher.ask("Play", move="pass", expect=update["seq"])
            assert refused["code"] == "FORBIDDEN"
            said = await watcher.ask("Say", text="hello")
            assert said["code"] == "FORBIDDEN"

    on_stage(tmp_path, scene)


@pytest.mark.parametrize(
    ("match", "key", "code", "words"),
    [
        ("nowhere", None, "UNKNOWN", "Diese Partie gibt es hier nicht."),
        (None, "x" * 43, "FORBIDDEN", "Dieser Schlüssel passt"),
    ],
)
def test_who_is_not_let_in(
    tmp_path: Path, match: str | None, key: str | None, code: str, words: str
) -> None:
    """And is told so in the language of the greeting."""

    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with place.join(match or made["match"], key, lang="de") as caller:
            refused = await caller.hear()
            assert refused["code"] == code
            assert refused["text"].startswith(words)
            with pytest.raises(ConnectionClosed):
                await caller.hear()

    on_stage(tmp_path, scene)


def test_messages_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with place.join(made["match"], made["keys"][0]) as ada:
            await ada.hear("Update")
            for text in ("", "{", "[]", '{"type":"Nope"}', '{"type":"Play"}', "[" * 2000):
                await ada.socket.send(text)
                refused = await ada.hear("Refused")
                assert (refused["code"], refused["id"]) == ("BAD", None)
            await ada.socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed):
                await ada.hear("Nothing")

    on_stage(tmp_path, scene)


def test_pages_of_other_sites_may_not_connect(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        url = f"ws://127.0.0.1:{place.port}/api/socket"
        with pytest.raises(InvalidStatus):
            async with connect(url, origin="https://elsewhere.example"):  # type: ignore[arg-type]
                pass
        for origin in (f"http://127.0.0.1:{place.port}", "https://friend.example"):
            async with connect(url, origin=origin):  # type: ignore[arg-type]
                pass

    on_stage(tmp_path, scene, origins=("https://friend.example",))


def test_chat_is_told_to_all_and_limited(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        async with (
            place.join(made["match"], made["keys"][0]) as ada,
            place.join(made["match"]) as eve,
        ):
            await eve.hear("Update")
            await ada.send("Say", id="1", text="Guten Tag <b>")
            chat = await eve.hear("Chat")
            assert (chat["n"], chat["seat"], chat["name"]) == (1, 0, "Ada")
            assert chat["text"] == "Guten Tag <b>"
            await ada.send("Say", id="2", text="again")
            assert (await ada.hear("Refused"))["code"] == "RATE"
            await ada.send("Say", id="3", text="x" * 281)
            assert (await ada.hear("Refused"))["code"] == "BAD"

    limits = Limits(chat=Limit(0.001, 1))
    on_stage(tmp_path, scene, limits=limits)


async def quit_twice(place: Place) -> list[dict[str, Any]]:
    """The answers of who gives a seat up and, never having heard the answer, does so again: on the
    same socket and on another one."""
    made = await place.create("Ada", "Bob")
    match, key = made["match"], made["keys"][1]
    async with place.join(match, key) as bob:
        answers = [await bob.ask("Quit", id="quit") for _ in range(2)]
    async with place.join(match, key) as bob:
        answers.append(await bob.ask("Quit", id="quit"))
        assert (await bob.ask("Quit", id="another"))["code"] == "FORBIDDEN"
    async with place.join(match) as eve:
        assert (await eve.ask("Quit", id="quit"))["code"] == "FORBIDDEN", "it is not hers"
    mine = await place.http.post("/api/mine", json={"keys": [key]})
    assert mine.json() == []
    return answers


def test_who_quits_and_did_not_hear_the_answer_gets_it_again(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        answers = await quit_twice(place)
        assert answers == [answers[0]] * 3
        assert answers[0]["type"] == "Ack"

    on_stage(tmp_path, scene)


async def forget(*_: object) -> None:
    """A planted fault: nobody knows what was answered."""


def test_control_an_answer_that_is_forgotten_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(place: Place) -> None:
        answers = await quit_twice(place)
        assert [one["type"] for one in answers] == ["Ack", "Refused", "Refused"]

    monkeypatch.setattr(Actor, "answered_before", forget)
    on_stage(tmp_path, scene)


def test_who_is_put_off_a_seat_only_watches(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob", None)
        match, host = made["match"], made["host_key"]
        async with place.join(match, made["keys"][1]) as bob, place.join(match, host) as chair:
            await bob.hear("Update")
            await chair.hear("Update")
            put = await chair.ask("Put", seat=1, occupant={"type": "Bot", "name": "random"})
            await bob.until(put["seq"])
            assert bob.update["view"]["seat"] is None
            refused = await bob.ask("Play", move="pass", expect=bob.update["seq"])
            assert refused["code"] == "FORBIDDEN"
        async with place.join(match, made["keys"][1]) as bob:
            welcome = await bob.hear()
            assert (welcome["type"], welcome["seat"], welcome["host"]) == ("Welcome", None, False)
            await bob.hear("Update")
            assert (await bob.ask("Return"))["code"] == "FORBIDDEN"

    on_stage(tmp_path, scene)


def test_the_host_cannot_throw_again_while_a_bot_stands_in_and_silence_is_no(
    tmp_path: Path,
) -> None:
    """The rival is asked, connected or not; the question ends by itself."""

    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob", answer=1)
        match, keys = made["match"], made["keys"]
        async with (
            place.join(match, keys[0]) as ada,
            place.join(match, keys[1]) as bob,
            place.join(match, made["host_key"]) as host,
        ):
            for one in (ada, bob, host):
                await one.hear("Update")
            for _ in range(6):
                mover = ada if ada.update["at_turn"] == 0 else bob
                offer = mover.update["offers"][0]["text"]
                done = await mover.ask("Play", move=offer, expect=mover.update["seq"])
                await ada.until(done["seq"])
                await bob.until(done["seq"])
            away = await host.ask("StandIn", seat=1, bot="random")
            await ada.until(away["seq"])
            asked = await ada.ask("AskStop")
            update = await ada.until(asked["seq"])
            assert update["question"]["awaited"] == [1]
            while ada.update["question"] is not None:
                await ada.hear("Update")
            assert ada.update["phase"] == "playing"
            kinds = [one["record"] for one in ada.update["news"]]
            assert [one["silent"] for one in kinds if one["type"] == "Lapsed"] == [[1]]

    on_stage(tmp_path, scene)


def test_a_bot_plays_for_who_is_gone_and_hands_back(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", "Bob", grace=1)
        match, keys = made["match"], made["keys"]
        async with place.join(match) as watcher:
            await watcher.hear("Update")
            async with place.join(match, keys[0]) as ada, place.join(match, keys[1]) as bob:
                await ada.hear("Update")
                await bob.hear("Update")
            update: dict[str, Any] = {}
            while not any(one["record"].get("bot") for one in update.get("news", ())):
                update = await watcher.hear("Update")
            async with place.join(match, keys[0], after=update["seq"]) as ada:
                await ada.hear("Update")
                back = await ada.ask("Return")
                assert back["type"] == "Ack"
                await ada.until(back["seq"])
                assert ada.update["seats"][0]["occupant"] == {
                    "type": "Person",
                    "name": "Ada",
                    "away": None,
                }

    on_stage(tmp_path, scene)


def test_a_bot_plays_for_who_lets_the_time_run_out(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", clock=1)
        async with place.join(made["match"], made["keys"][0]) as ada:
            update = await ada.hear("Update")
            assert update["deadline"] - update["news"][-1]["record"]["at"] >= 1000
            while not any(one["record"].get("bot") for one in ada.update["news"]):
                await ada.hear("Update")
            assert ada.update["deadline"] is None
            back = await ada.ask("Return")
            assert (await ada.until(back["seq"]))["deadline"]

    on_stage(tmp_path, scene, bot_pause=0.3)


def test_an_invitation_seats_one_person_once(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("Ada", None)
        claim, key = made["claims"][1], "k" * 43
        path = f"/api/matches/{made['match']}/claim"
        body = {"claim": claim, "name": "Bob", "key": key}
        first, again = [(await place.http.post(path, json=body)) for _ in range(2)]
        assert first.json() == again.json()
        assert first.json()["seat"] == 1
        other = await place.http.post(path, json=body | {"key": "z" * 43})
        assert other.json()["code"] == "CLAIMED"
        async with place.join(made["match"], key) as bob:
            assert (await bob.hear("Welcome"))["seat"] == 1

    on_stage(tmp_path, scene)


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    left: dict[str, Any] = {}

    async def before(place: Place) -> None:
        made = await place.create("Ada", "Bob")
        keys = made["keys"]
        async with (
            place.join(made["match"], keys[0]) as ada,
            place.join(made["match"], keys[1]) as bob,
        ):
            await ada.hear("Update")
            await bob.hear("Update")
            await play_on(ada, bob, moves=9)
            left.update(made, seq=ada.update["seq"], view=ada.update["view"])

    async def after(place: Place) -> None:
        async with place.join(left["match"], left["keys"][0], after=left["seq"]) as ada:
            update = await ada.hear("Update")
            assert (update["seq"], update["view"], update["news"]) == (
                left["seq"],
                left["view"],
                [],
            )

    on_stage(tmp_path, before)
    on_stage(tmp_path, after)


def test_a_slow_reader_is_caught_up_and_holds_nobody_up(tmp_path: Path) -> None:
    async def scene(place: Place) -> None:
        made = await place.create("bot:random", "bot:random", None)
        reader, writer = await asyncio.open_connection("127.0.0.1", place.port, limit=2048)
        writer.write(
            b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgIQ==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = b'{"type":"Hello","match":"%s"}' % made["match"].encode()
        writer.write(bytes((129, 128 | len(hello), 0, 0, 0, 0)) + hello)
        await reader.read(10)
        room = place.rooms.get(made["match"])
        async with place.join(made["match"], made["host_key"]) as chair:
            await chair.hear("Update")
            put = {"seat": 2, "occupant": {"type": "Bot", "name": "random"}}
            assert (await chair.ask("Put", **put))["type"] == "Ack"
            while chair.update.get("phase") != "over":
                await chair.hear("Update")
        slow = next(iter(room.audience._listeners))
        assert len(slow._queue or ()) < 5
        writer.close()

    on_stage(tmp_path, scene)
