"""A player in about a hundred lines: opens or joins a match, and plays any legal move to the end.

    python examples/client.py http://127.0.0.1:8873                        against the bot `greedy`
    python examples/client.py http://127.0.0.1:8873 --game kark --bot easy
    python examples/client.py "http://127.0.0.1:8873/#/j/MATCH/CLAIM"      by an invitation

The rules stay on the server: what can be played comes with every update. docs/socket.md explains
the messages.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from hashlib import sha256
from secrets import token_bytes
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

NAME = "Example"
LATE, AGAIN = ("STALE", "TURN", "PHASE", "OVER"), ("RATE", "BUSY", "STORAGE")
Json = dict[str, Any]


def post(url: str, body: Json) -> Json:
    """Asks the HTTP side. Raises HTTPError, whose body says in a sentence what was wrong."""
    headers = {"Content-Type": "application/json"}
    request = Request(url, json.dumps(body).encode(), headers)  # noqa: S310 - the user's own server
    with urlopen(request, timeout=10) as answer:  # noqa: S310
        return dict(json.load(answer))


def sit_down(link: str, game: str, bot: str, commit: str) -> tuple[str, str, str]:
    """A seat in a new match, or in that of an invitation: the server, the match and the key."""
    server, _, place = link.partition("/#/j/")
    server = server.rstrip("/")
    if place:
        match, _, claim = place.partition("/")
        body = {"claim": claim, "name": NAME, "commit": commit}
        return server, match, post(f"{server}/api/matches/{match}/claim", body)["key"]
    seats = [{"type": "Person", "name": NAME, "commit": commit}, {"type": "Bot", "name": bot}]
    options = {"round_limit": "20"} if game == "kark" else {}
    made = post(f"{server}/api/matches", {"game": game, "seats": seats, "options": options})
    return server, made["match"], made["keys"][0]


class Player:
    """One seat. Whatever comes twice or late does no harm: the server says what is true."""

    def __init__(self, match: str, key: str, share: bytes, seed: str) -> None:
        self.match, self.key, self.share = match, key, share
        self.random, self.seen, self.played = random.Random(seed), 0, 0
        self.result: Json | None = None

    async def play(self, url: str) -> Json:
        """Plays to the end and returns the result; comes back whenever the connection is lost."""
        while self.result is None:
            try:
                async with connect(url, max_size=None) as socket:
                    hello = {"match": self.match, "key": self.key, "after": self.seen, "lang": "en"}
                    await send(socket, "Hello", hello)
                    while self.result is None:
                        await self.heed(socket, json.loads(await socket.recv()))
            except (ConnectionClosed, OSError):
                await asyncio.sleep(1)
        return self.result

    async def heed(self, socket: ClientConnection, message: Json) -> None:
        """Updates are answered with a move. Of refusals, the table in docs/socket.md tells."""
        if message["type"] == "Refused" and message["code"] not in LATE:
            if message["code"] in AGAIN:
                raise OSError(message["text"])  # come back in a second
            raise SystemExit(f"{message['code']}: {message['text']}")
        if message["type"] != "Update":
            return
        self.seen = message["seq"]
        for line in message["lines"]:
            print(line["text"])  # noqa: T201
        if message["phase"] == "over":
            self.result = message["over"] or {}
        elif message["phase"] == "revealing":
            await send(socket, "Reveal", {"id": "share", "share": self.share.hex()})
        elif message["offers"]:
            self.played += 1
            move = self.random.choice(message["offers"])["text"]
            # The id names this decision: sent again after a lost answer, it is carried out once.
            play = {"id": f"move-{self.seen}", "move": move, "expect": self.seen}
            await send(socket, "Play", play)


async def send(socket: ClientConnection, kind: str, fields: Json) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))


def main() -> None:
    reader = argparse.ArgumentParser(description="Plays a match at random.")
    reader.add_argument("link", help="a server, or an invitation")
    reader.add_argument("--game", default="dice")
    reader.add_argument("--bot", default="greedy", help="whom to play against in a new match")
    reader.add_argument("--seed", default=None, help="plays the same way each time")
    wish = reader.parse_args()
    share = token_bytes(32)
    server, match, key = sit_down(wish.link, wish.game, wish.bot, sha256(share).hexdigest())
    player = Player(match, key, share, wish.seed)
    result = asyncio.run(player.play(f"ws://{urlsplit(server).netloc}/api/socket"))
    print(f"{player.played} moves, scores {result.get('scores')}: {server}/#/m/{match}")  # noqa: T201


if __name__ == "__main__":
    main()
