"""The real server in a thread of its own, for tests that ask it one thing after another."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from server.serving import PATIENCE, settings_in, sitting

from nations.bots.advice import Advice, advise
from nations.contract import Decision, Seat, Unit
from nations.errors import BotFailed, NoUnit
from nations.room.room import Room
from nations.server.rooms import Rooms
from nations.server.serve import Server, bind
from nations.server.thinkers import Chosen, Thinkers, judge_for_pages
from nations.store import SqliteStore


class Adviser:
    """Gives advice in the same process, at once."""

    async def advise(self, room: Room, seat: Seat) -> Advice:
        turn = room.match.turn
        assert isinstance(turn, Decision)
        return advise(room.game, room.view(seat), turn.moves, 0.02)

    async def unit(self, game: str) -> Unit:
        try:
            return await asyncio.to_thread(judge_for_pages, game)
        except NoUnit as error:
            raise BotFailed("raised", str(error)) from error


class FirstMove(Adviser):
    """A thinker in the same process: plays the first move that there is."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> Chosen:
        turn = room.match.turn
        assert isinstance(turn, Decision)
        return Chosen(room.notation.write_move(turn.moves[0]))


class Asked:
    """A running server and somebody who asks it."""

    def __init__(self, url: str, rooms: Rooms, loop: asyncio.AbstractEventLoop) -> None:
        self.url, self.rooms, self.loop = url, rooms, loop
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", **more)

    def post(self, path: str, body: Any, key: str | None = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return self.http.post(f"/api{path}", json=body, headers=headers, **more)

    def create(self, *seats: Any, game: str = "dice", **more: Any) -> dict[str, Any]:
        """A match; a seat is a name (a person), `bot:NAME`, None (open), or a body."""
        body = {"game": game, "seats": [sitting(one) for one in seats], **more}
        answer = self.post("/matches", body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def wait_for(self, match: str, **wanted: Any) -> dict[str, Any]:
        """The summary of a match, as soon as it has these values."""
        for _ in range(2000):
            told: dict[str, Any] = self.get(f"/matches/{match}").json()
            if all(told[name] == value for name, value in wanted.items()):
                return told
        raise AssertionError(f"never {wanted}: {told}")


@contextmanager
def in_background(
    folder: Path, thinkers: Thinkers | None = None, **settings: Any
) -> Iterator[Asked]:
    """The server on a free port of loopback; its bots play at once."""
    chosen = settings_in(folder, **settings)
    listening, loop = bind(chosen), asyncio.new_event_loop()
    store, ready = SqliteStore.open(folder), threading.Event()
    rooms = Rooms(store, thinkers or FirstMove(), chosen)
    server = Server(rooms, ready.set)
    thread = threading.Thread(target=loop.run_until_complete, args=(server.serve([listening]),))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        asked = Asked(f"http://127.0.0.1:{listening.getsockname()[1]}", rooms, loop)
        yield asked
        asked.http.close()
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        loop.close()
        store.close()
