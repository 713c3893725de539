"""No request holds everybody up: each route and each command with its worst legal input.

Measured is the processor time of the thread of the event loop, from the request to its answer. What
is done beside the loop is paid for by who asks, and holds nobody up. `NATIONS_COSTS=1` prints all.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from litestar import Litestar
from server.background import FirstMove, in_background
from server.serving import Caller, joined

from nations.room.commands import Sent
from nations.server import audience
from nations.server import rooms as rooms_module
from nations.server.api import matches, no_front, routes

MOST = 0.020
"""Seconds of the processor that one request may take from everybody."""
TRIES = 5
"""The least of so many counts: others use this machine too, and the first reads files."""
NAMES = 24
LONG = "x" * 40


class Stage:
    """A server with a long match that is over, one that is played, and a key of many matches."""

    def __init__(self, folder: Path) -> None:
        self._background = in_background(folder, FirstMove(), idle_seconds=0.0)
        self.server = self._background.__enter__()
        self.key = "k" * 43
        self.made = self.server.create("Ada", None, "bot:random", "bot:random", host_key=self.key)
        self.long = self._played_by_bots()
        for _ in range(NAMES):
            seats = [{"type": "Person", "name": LONG}, *[None] * 3]
            self.server.create(*seats, host_key=self.key)
        self.file = self.server.get(f"/matches/{self.long}/file").json()
        self.kark = self._many_moves()

    def _played_by_bots(self) -> str:
        """A match of four bots to its end, as long as matches are."""
        made = self.server.create(*["bot:random"] * 4)
        self.server.wait_for(made["match"], phase="over")
        return str(made["match"])

    def _many_moves(self) -> tuple[str, str]:
        """A match of Kark in which a seat has very many moves, each of which is to be worded."""
        port = int(self.server.url.rpartition(":")[2])
        for seed in range(30):
            made = self.server.create("Ada", "Bo", game="kark")
            if asyncio.run(_walk(port, made, Random(seed))):
                seat = self.server.rooms._live[made["match"]].room.at_turn or 0
                return made["match"], made["keys"][seat]
        raise AssertionError("nobody has many moves")

    def close(self) -> None:
        self._background.__exit__(None, None, None)

    def spent(self) -> float:
        """Seconds of the processor that the thread of the loop has used."""
        return time.clock_gettime(self._clock)

    @property
    def _clock(self) -> int:
        return time.pthread_getcpuclockid(self.thread)

    @property
    def thread(self) -> int:
        found = asyncio.run_coroutine_threadsafe(_ident(), self.server.loop)
        return found.result(10)

    def least(self, ask: Callable[[], Any]) -> float:
        """What a request costs the loop, at the best of several tries."""
        clock = self._clock
        costs = []
        for _ in range(TRIES):
            begun = time.clock_gettime(clock)
            ask()
            costs.append(time.clock_gettime(clock) - begun)
        return min(costs)


async def _walk(port: int, made: dict[str, Any], chosen: Random) -> bool:
    """Plays until somebody has fifty moves to choose from, or the game is over."""
    match, keys = made["match"], made["keys"]
    async with joined(port, match, keys[0]) as ada, joined(port, match, keys[1]) as bo:
        await ada.hear("Update")
        await bo.hear("Update")
        while ada.update["phase"] == "playing":
            mover = ada if ada.update["offers"] else bo
            if len(mover.update["offers"]) >= 50:
                return True
            move = chosen.choice(mover.update["offers"])["text"]
            played = await mover.ask("Play", move=move, expect=mover.update["seq"])
            await ada.until(played["seq"])
            await bo.until(played["seq"])
    return False


async def _ident() -> int:
    return threading.get_ident()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    made = Stage(tmp_path_factory.mktemp("costs"))
    yield made
    made.close()


def requests(stage: Stage) -> dict[str, Callable[[], httpx.Response]]:
    """The worst of every route; those that need a key have one."""
    server, long, mine = stage.server, stage.long, stage.made["match"]
    seats = [{"type": "Bot", "name": "random"}] * 4
    again = {"game": "dice", "seats": seats, "file": stage.file}
    open_seats = {"game": "dice", "seats": [{"type": "Open"}] * 4, "options": {}}
    key = stage.key
    claim = {"claim": "x" * 43, "name": LONG, "key": "z" * 43, "commit": "0" * 64}
    return {
        "GET /api/openapi.json": lambda: server.get("/openapi.json"),
        "GET /api/docs": lambda: server.get("/docs"),
        "GET /api/docs.css": lambda: server.get("/docs.css"),
        "GET /api/health": lambda: server.get("/health"),
        "GET /api/games": lambda: server.get("/games?lang=de"),
        "GET /api/games/{game}/rules": lambda: server.get("/games/dice/rules?lang=de"),
        "GET /api/games/{game}/book": lambda: server.get("/games/dice/book?lang=de"),
        "GET /api/games/{game}/content": lambda: server.get("/games/dice/content?lang=de"),
        "GET /api/games/{game}/lesson": lambda: server.get("/games/kark/lesson?lang=de"),
        "GET /api/games/{game}/primer": lambda: server.get("/games/dice/primer?lang=de"),
        "POST /api/matches": lambda: server.post("/matches", open_seats),
        "POST /api/matches (a file)": lambda: server.post("/matches", again),
        "GET /api/matches/{match}": lambda: server.get(f"/matches/{long}"),
        "GET /api/matches/{match}/file": lambda: server.get(f"/matches/{long}/file"),
        "GET /api/matches/{match}/log": lambda: server.get(f"/matches/{long}/log"),
        "GET /api/matches/{match}/proof": lambda: server.get(f"/matches/{long}/proof"),
        "GET /api/matches/{match}/chat": lambda: server.get(f"/matches/{long}/chat"),
        "GET /api/matches/{match}/replay": lambda: server.get(f"/matches/{long}/replay?lang=de"),
        "POST /api/matches/{match}/claim": lambda: server.post(f"/matches/{mine}/claim", claim),
        "POST /api/matches/{match}/invited": lambda: server.post(
            f"/matches/{mine}/invited", {"claim": "x" * 43}
        ),
        "POST /api/matches/{match}/invitations": lambda: server.post(
            f"/matches/{mine}/invitations", {"seat": 1}, key
        ),
        "POST /api/matches/{match}/rematch": lambda: server.post(
            f"/matches/{mine}/rematch", None, key
        ),
        "POST /api/matches/{match}/hint": lambda: server.post(f"/matches/{mine}/hint", None, key),
        "POST /api/matches/{match}/odds": lambda: server.post(f"/matches/{mine}/odds", None, key),
        "POST /api/matches/{match}/question": lambda: server.post(
            f"/matches/{mine}/question", None, key
        ),
        "GET /api/games/{game}/unit": lambda: server.get("/games/dice/unit"),
        "POST /api/matches/{match}/why": lambda: server.post(
            f"/matches/{mine}/why?thing=reroll", None, key
        ),
        "GET /api/games/{game}/puzzle": lambda: server.get("/games/dice/puzzle?lang=de"),
        "POST /api/games/{game}/position": lambda: server.post(
            "/games/dice/position?lang=de", {"seats": 4, "position": ""}
        ),
        "GET /api/matches/{match}/review": lambda: server.get(f"/matches/{long}/review?lang=de"),
        "GET /api/matches/{match}/position": lambda: server.get(
            f"/matches/{long}/position?moves=200"
        ),
        "POST /api/matches/{match}/warning": lambda: server.post(
            f"/matches/{mine}/warning?move=pass&least=5", None, key
        ),
        "POST /api/mine": lambda: server.post("/mine", {"keys": [key] * 200}),
        "POST /api/mine (unknown)": lambda: server.post(
            "/mine", {"keys": [f"{number:043d}" for number in range(200)]}
        ),
        "GET / (the page)": lambda: server.http.get("/"),
    }


def hello(stage: Stage, lang: str | None) -> None:
    """Somebody comes to a long match and knows nothing of it."""

    async def scene() -> None:
        port = int(stage.server.url.rpartition(":")[2])
        async with joined(port, stage.long, None, 0, lang) as watcher:
            await watcher.hear("Update")

    asyncio.run(scene())


def hello_with_many_moves(stage: Stage) -> None:
    """Somebody comes back to a seat of Kark with very many moves."""

    async def scene() -> None:
        port = int(stage.server.url.rpartition(":")[2])
        match, key = stage.kark
        async with joined(port, match, key, 0, "de") as mover:
            assert len((await mover.hear("Update"))["offers"]) >= 50

    asyncio.run(scene())


def test_control_words_on_the_loop_are_noticed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By how much more: how long it takes depends on the machine."""
    usual = stage.least(lambda: hello_with_many_moves(stage))
    monkeypatch.setattr(audience, "WORDY", 10_000)
    assert stage.least(lambda: hello_with_many_moves(stage)) > 4 * usual


def test_every_route_is_walked(stage: Stage) -> None:
    app = Litestar([routes(no_front)], openapi_config=None, logging_config=None)
    there = {
        f"{method} {route.path_format.replace(':str', '')}"
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method in ("GET", "POST")
    }
    assert there <= set(requests(stage))


def test_no_request_holds_everybody_up(stage: Stage) -> None:
    costs = {name: stage.least(ask) for name, ask in requests(stage).items()}
    costs |= {f"Hello {lang}": stage.least(lambda: hello(stage, lang)) for lang in (None, "de")}  # noqa: B023
    costs["Hello de, many moves"] = stage.least(lambda: hello_with_many_moves(stage))
    told = {name: f"{1000 * cost:.1f} ms" for name, cost in costs.items()}
    if os.environ.get("NATIONS_COSTS"):
        print("\n".join(f"{cost:>9}  {name}" for name, cost in told.items()))  # noqa: T201
    assert not {name: told[name] for name, cost in costs.items() if cost > MOST}


def test_no_command_holds_everybody_up(stage: Stage) -> None:
    """Each command as it is carried out or refused, in a match of four with words for everybody."""
    made = stage.server.create("Ada", "Bo", "Cy", "Di", host_key="h" * 43)
    fields: dict[str, dict[str, Any]] = {
        "Play": {"move": "x" * 200, "expect": 0},
        "Choose": {"move": "reroll", "items": ["wG"] * 30, "expect": 0},
        "Reveal": {"share": "0" * 64},
        "Commit": {"hash": "0" * 64},
        "Answer": {"yes": True, "expect": 0},
        "Undo": {"expect": 0},
        "AskUndo": {"expect": 0},
        "Put": {"seat": 1, "occupant": {"type": "Open"}},
        "StandIn": {"seat": 1, "bot": "random"},
        "Leave": {"bot": "random"},
        "Say": {"text": "é" * 280},
    }
    names = {kind.__name__ for kind in Sent.__args__} | {"Say"}
    clock = stage._clock

    async def scene() -> dict[str, float]:
        port = int(stage.server.url.rpartition(":")[2])
        costs: dict[str, float] = {}
        async with joined(port, made["match"], made["keys"][0], 0, "de") as ada:
            await ada.hear("Update")
            await measured(ada, costs)
        return costs

    async def measured(ada: Caller, costs: dict[str, float]) -> None:
        for name in [*sorted(names - {"Quit"}), "Quit"]:
            least = MOST * 100
            for _ in range(TRIES):
                more = dict(fields.get(name, {}))
                if "expect" in more:
                    more["expect"] = ada.update["seq"]
                begun = time.clock_gettime(clock)
                await ada.ask(name, **more)
                least = min(least, time.clock_gettime(clock) - begun)
            costs[name] = least

    costs = asyncio.run(scene())
    assert set(costs) == names
    assert not {name: cost for name, cost in costs.items() if cost > MOST}


def test_control_a_request_that_is_done_on_the_loop_is_noticed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def on_the_loop(work: Callable[..., Any], *of: Any, **more: Any) -> Any:
        return work(*of, **more)

    ask = requests(stage)["GET /api/matches/{match}/proof"]
    usual = stage.least(ask)
    monkeypatch.setattr(matches, "beside", on_the_loop)
    monkeypatch.setattr(rooms_module, "beside", on_the_loop)
    assert stage.least(ask) > 4 * usual


def test_a_key_is_looked_up_once_however_often_it_is_sent(stage: Stage) -> None:
    told = stage.server.post("/mine", {"keys": [stage.key] * 200}).json()
    found = [one["match"] for one in told]
    assert len(found) == len(set(found)) >= NAMES
    assert {one["key"] for one in told} == {0}
    named = next(one for one in told if one["match"] == stage.made["match"])
    assert named["occupants"][0] == {"type": "Person", "name": "Ada", "away": None}
