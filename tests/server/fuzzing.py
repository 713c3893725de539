"""Nearly right messages over real sockets.

    python tests/server/fuzzing.py --messages 200000

Each message is a good one with something wrong, or none at all. One that can be read is answered by
its id, all others are refused; a refusal changes nothing; nothing is logged and no line is closed.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))
from server.serving import Caller, Place, served, settings_in

from nations.room import messages
from nations.room.room import Room
from nations.server.thinkers import Chosen

PEOPLE = 3
ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 15, 16, 1 << 40, (1 << 40) + 1, 1 << 63, 1 << 64, 1.5, 1e308),
    *(
        "",
        " ",
        "x",
        "0" * 64,
        "f" * 65,
        "x" * 300,
        "pass",
        "greedy",
        "nobody",
        "\0",
        "\n",
        "é",
        "\U0001f3b2",
    ),
    *(
        "<script>alert(1)</script>",
        "'; DROP TABLE events;--",
        "{{7*7}}",
        "../../etc/passwd",
        "\u202e",
    ),
    *(
        [],
        {},
        [[]],
        [1, 2],
        {"type": "Bot", "name": "greedy"},
        {"type": "Open"},
        {"type": "Person"},
    ),
]


class Fault(AssertionError):
    """What must not be."""


class Silent(logging.Handler):
    """Whatever the server logs is a fault."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.funcName != "_stood_still":  # a busy machine says nothing of the messages
            self.told.append(record.getMessage())


class Asleep:
    """Bots that never move: whatever changes was sent."""

    async def choose(self, *_: Any) -> Chosen:
        await asyncio.Event().wait()
        return Chosen("")


class Fuzzer:
    """One match with three people, its host and a watcher, to whom anything may be said."""

    def __init__(self, place: Place, chance: random.Random, patience: float) -> None:
        self.place, self.chance, self.patience = place, chance, patience
        self.codes: Counter[str] = Counter()
        self.count = 0
        self.acked: list[dict[str, Any]] = []

    async def run(self, count: int) -> None:
        while self.count < count:
            made = await self.place.create("Ada", "Bob", "Cyd")
            self.acked = []
            async with AsyncExitStack() as stack:
                keys = [*made["keys"], made["host_key"], None]
                callers = [
                    await stack.enter_async_context(self.place.join(made["match"], key))
                    for key in keys
                ]
                for caller in callers:
                    await caller.hear("Update")
                until = min(count, self.count + 400)
                while self.count < until and self.room(made["match"]).phase == "playing":
                    await self.say_something(made["match"], callers)

    def room(self, match: str) -> Room:
        return self.place.rooms.get(match).room

    async def say_something(self, match: str, callers: list[Caller]) -> None:
        self.count += 1
        room = self.room(match)
        at = room.at_turn if self.chance.random() < 0.5 else None
        caller = callers[self.chance.randrange(len(callers)) if at is None else at]
        data = self.message(room)
        before = room.seq
        await caller.socket.send(data)
        try:
            answer = await asyncio.wait_for(self.answer(caller), self.patience)
        except ConnectionClosed as error:
            raise Fault(f"{data!r} closed the line: {error}") from error
        except TimeoutError as error:
            raise Fault(f"{data!r} was not answered") from error
        self.codes[answer.get("code", answer["type"])] += 1
        self.check(data, answer, before, self.room(match).seq)

    async def answer(self, caller: Caller) -> dict[str, Any]:
        """What came for the last message."""
        return await caller.hear("Ack", "Refused")

    def check(self, data: bytes | str, answer: dict[str, Any], before: int, after: int) -> None:
        named, said = None, False
        try:
            message = messages.read(data)
            named, said = getattr(message, "id", None), isinstance(message, messages.Say)
        except msgspec.DecodeError:
            if answer.get("code") != "BAD":
                raise Fault(f"{data!r} was answered {answer}") from None
        if answer["id"] != named:
            raise Fault(f"{data!r} was answered {answer}")
        if answer["type"] == "Refused" and (after != before or len(answer["text"]) < 8):
            raise Fault(f"{data!r} was refused, and changed {before} to {after}: {answer}")
        known = answer in self.acked and after == before  # an id that was used: the same answer
        if answer["type"] == "Ack" and said and answer["seq"] != before:
            raise Fault(f"{data!r} is only said, and was acknowledged as {answer}")
        if answer["type"] == "Ack" and not known and not said:
            self.acked.append(answer)
            if not answer["seq"] == after > before:
                raise Fault(f"{data!r} was acknowledged as {answer}, after {before} came {after}")

    def message(self, room: Room) -> bytes | str:
        """A message with something wrong; some are right."""
        body = self.good(room)
        for _ in range(self.chance.choice((0, 1, 1, 1, 2, 3))):
            self.spoil(body)
        text = msgspec.json.encode(body).decode()
        how = self.chance.random()
        if how < 0.08:
            return text[: self.chance.randrange(len(text))]
        if how < 0.14:
            at = self.chance.randrange(len(text))
            return text[:at] + self.chance.choice('{}[]",:\\0x \u00e9') + text[at + 1 :]
        if how < 0.17:
            return self.chance.choice(
                ("[" * 1500, '{"a":' * 700, "null", "1e999", '"' + "\\u0000" * 9)
            )
        if how < 0.2:
            return self.chance.randbytes(self.chance.randrange(1, 60))
        if how < 0.22:
            return text[:-1] + ',"id":"twice"}'
        return text.encode() if how < 0.3 else text

    def good(self, room: Room) -> dict[str, Any]:
        chance, seq = self.chance, room.seq
        turn: Any = room.match.turn
        moves = [room.notation.write_move(move) for move in turn.moves]
        named = {"id": f"f{self.count}"}
        expect = {"expect": chance.choice((seq, seq, seq, seq - 1, seq + 1, 0))}
        seat = {"seat": chance.randrange(PEOPLE + 1)}
        bot = {"type": "Bot", "name": chance.choice(("greedy", "random", "nobody"))}
        kinds: list[dict[str, Any]] = [
            {"type": "Play", "move": chance.choice((*moves, "pass", "reroll")), **expect},
            {"type": "Undo", **expect},
            {"type": "AskUndo", **expect},
            {"type": "AskStop"},
            {"type": "Answer", "yes": chance.random() < 0.3, **expect},
            {"type": "Reveal", "share": "ab" * 32},
            {"type": "Leave", "bot": "greedy"},
            {"type": "Return"},
            {"type": "Quit"},
            {"type": "Put", **seat, "occupant": chance.choice(({"type": "Open"}, bot))},
            {"type": "StandIn", **seat, "bot": "random"},
            {"type": "Say", "text": chance.choice(("hello", "<b>", "\u202e", "x" * 280))},
            {"type": "Hello", "match": room.header.match},
        ]
        weights = [12, 2, 2, 2, 3, 1, 1, 2, 0.2, 0.5, 1, 1, 1]
        return {**chance.choices(kinds, weights)[0], **named}

    def spoil(self, body: dict[str, Any]) -> None:
        name = self.chance.choice([*body, "more"])
        how = self.chance.random()
        if how < 0.25:
            body.pop(name, None)
        elif how < 0.85 or name == "more":
            body[name] = self.chance.choice(ODD)
        else:
            body[name[:-1]] = body.pop(name)


async def fuzz(
    folder: Path, count: int, seed: int, patience: float = 20, say: bool = False
) -> Counter[str]:
    """So many messages, over four matches at a time; how they were answered. Raises Fault."""
    silent = Silent()
    logging.getLogger().addHandler(silent)
    logging.getLogger("uvicorn").addHandler(silent)
    try:
        async with served(settings_in(folder)) as place:
            setattr(place.rooms, "_thinkers", Asleep())  # noqa: B010 - for what is sent alone
            each = [Fuzzer(place, random.Random(f"{seed}/{at}"), patience) for at in range(4)]
            running = asyncio.gather(*(one.run(count // 4) for one in each))
            begun = time.monotonic()
            while say and not running.done():
                await asyncio.wait([running], timeout=20)
                done = sum(one.count for one in each)
                print(f"{done} messages, {time.monotonic() - begun:.0f} s", flush=True)  # noqa: T201
            await running
    finally:
        logging.getLogger().removeHandler(silent)
        logging.getLogger("uvicorn").removeHandler(silent)
    if silent.told:
        raise Fault(f"the server logged {silent.told[:3]}")
    return sum((one.codes for one in each), Counter[str]())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        codes = asyncio.run(fuzz(Path(folder), options.messages, options.seed, say=True))
    print(f"{codes.total()} messages, no fault: {dict(codes.most_common())}")  # noqa: T201


if __name__ == "__main__":
    main()
