"""Clients who do as the page does: they come back when their socket is lost, and send again."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from bench.server.client import Client, connect
from bench.server.load import LOOPBACK, Load, Seen, id_of, peek

if TYPE_CHECKING:
    from bench.server.shared import Fleet

WAIT, LONGEST_WAIT = 2.0, 8.0
"""Seconds within which a client comes back that has nothing to say; twice as many each time."""
PASSING = (b'"code":"BUSY"', b'"code":"RATE"', b'"code":"STORAGE"')
LATER = 0.5
"""Seconds until what was refused for a moment is sent again; longer each time."""
MOST_TRIES = 6


class Player:
    """Somebody at a table, whichever socket they have."""

    def __init__(self, match: str, key: str | None) -> None:
        self.match, self.key = match, key
        self.line: Client | None = None
        """A socket that was welcomed."""
        self.after = self.asked_at = 0
        """The last record that was seen, and that after which the last move was wished."""
        self.failures = 0
        self.wishes = asyncio.Event()
        """There is something to send: to come back does not wait."""
        self.waiting: dict[bytes, bytes] = {}
        """What was not answered, in its order."""
        self.tries: dict[bytes, int] = {}
        self.unseen: list[tuple[int, bytes]] = []
        """What was acknowledged and is not in the picture yet: as which record, and its name."""

    def send(self, named: bytes, message: bytes) -> None:
        """Now, or as soon as there is a socket."""
        self.waiting[named] = message
        self.wishes.set()
        if self.line is not None:
            self.line.send(message)

    def send_again(self) -> None:
        for message in self.waiting.values():
            assert self.line is not None  # noqa: S101 - it was welcomed just now
            self.line.send(message)


class Lasting(Load):
    """The load of such clients. A move counts from when it was due until its picture is there,
    also when its player has no socket just then."""

    def __init__(self, fleet: Fleet, game: str) -> None:
        super().__init__(fleet, game, fleet.entrances)  # type: ignore[arg-type]  # costs the same
        self.ending = False
        self.moves: list[tuple[float, float]] = []
        """When each was due, and when it was seen."""
        self.came_back = 0
        self.said: dict[str, int] = {}
        self._beside: set[asyncio.Future[None]] = set()

    async def join(self, match: str, key: str | None, after: int = 0) -> Client:
        player = Player(match, key)
        player.after = after
        return await self._dial(player)

    async def _dial(self, player: Player) -> Client:
        client = await connect(LOOPBACK, next(self.ports), self._hear, self._lose)
        client.note = player
        self.clients.append(client)
        if client.transport.is_closing():
            self._lose(client)  # it was lost while it was opened
            return client
        hello = {
            "type": "Hello",
            "match": player.match,
            "key": player.key,
            "after": player.after,
        }
        client.send(json.dumps(hello).encode())
        return client

    def _hear(self, client: Client, data: bytes) -> None:
        player: Player = client.note
        if data.startswith(b'{"type":"Update"'):
            self.heard += 1
            self._see(player, data)
        elif data.startswith(b'{"type":"Ack"'):
            named = id_of(data)
            player.waiting.pop(named, None)
            player.unseen.append((int(data[data.index(b'"seq":') + 6 : -1]), named))
            self._look(player)
        elif data.startswith(b'{"type":"Welcome"'):
            player.line, player.failures = client, 0
            player.send_again()
        elif data.startswith(b'{"type":"Refused"'):
            self._be_refused(player, data)

    def _see(self, player: Player, data: bytes) -> None:
        player.after = seq = int(data[23 : data.index(b",", 23)])
        if seq > player.asked_at and b'"offers":[{' in data:
            player.asked_at = seq
            moves = [one.text for one in peek.decode(data).offers]
            self.ready.append(Seen(player, seq, moves))  # type: ignore[arg-type]  # it sends
        elif b'"phase":"over"' in data:
            self.over += 1
        self._look(player)

    def _look(self, player: Player) -> None:
        """What is in the picture now has taken its time."""
        seen = [named for seq, named in player.unseen if seq <= player.after]
        player.unseen = [one for one in player.unseen if one[0] > player.after]
        now = asyncio.get_running_loop().time()
        for named in seen:
            due = self.due.pop(named)
            self.times.append(now - due)
            self.moves.append((due, now))

    def _be_refused(self, player: Player, data: bytes) -> None:
        text = data.decode()
        if b'"id":null' in data:
            self._note(text)
            return
        named = id_of(data)
        tries = player.tries[named] = player.tries.get(named, 0) + 1
        if any(one in data for one in PASSING) and tries < MOST_TRIES:
            message = player.waiting[named]
            later = asyncio.get_running_loop().call_later
            later(LATER * tries, lambda: player.send(named, message))
            return
        self._note(text)
        self.refused += 1
        player.waiting.pop(named, None)
        self.due.pop(named, None)

    def _note(self, text: str) -> None:
        """What was refused, by its code."""
        code = json.loads(text)["code"]
        self.said[code] = self.said.get(code, 0) + 1

    def send(self, client: Client, named: bytes, message: bytes) -> None:
        player: Player = client  # type: ignore[assignment]  # of what `_see` noted
        player.send(named, message)

    def _lose(self, client: Client) -> None:
        if client not in self.clients or self.ending:
            return
        super()._lose(client)
        self.clients.remove(client)
        player: Player = client.note
        player.line = None
        if not player.waiting:
            player.wishes.clear()
        task = asyncio.ensure_future(self._come_back(player))
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def _come_back(self, player: Player) -> None:
        while not self.ending:
            wait = min(LONGEST_WAIT, WAIT * 2**player.failures) * random.random()
            player.failures += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(player.wishes.wait(), wait)
            player.wishes.clear()
            try:
                await self._dial(player)
            except OSError:
                continue
            self.came_back += 1
            return


def after_kills(
    moves: Sequence[tuple[float, float]], kills: Sequence[float], seconds: float
) -> list[float]:
    """The times of the moves that were due within so many seconds of a kill."""
    return [seen - due for due, seen in moves if any(0 <= due - kill < seconds for kill in kills)]
