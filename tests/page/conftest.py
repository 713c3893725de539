"""A browser and a server for the tests of each module, and visitors who come and go."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest
from page.visiting import Visitor, visiting
from playwright.sync_api import Browser, sync_playwright
from server.background import Adviser, Asked, in_background

from nations.contract import Decision, Seat
from nations.room.room import Room
from nations.server.thinkers import Chosen

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
CHROMIUM = shutil.which("chromium")

Visit = Callable[..., Visitor]


class AnyMove(Adviser):
    """A bot in the server's own process that plays any of its moves, the same ones each time."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> Chosen:
        turn = room.match.turn
        assert isinstance(turn, Decision)
        chosen = random.Random(f"{len(room.match.log)}.{seat}").choice(turn.moves)
        return Chosen(room.notation.write_move(chosen))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's chromium; for a module only, as its event loop would be in the way of others."""
    if CHROMIUM is None:
        pytest.skip("no chromium here: apt-get install --no-install-recommends chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with in_background(tmp_path_factory.mktemp("page"), AnyMove()) as asked:
        yield asked


@pytest.fixture
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """All chance comes from the name of the test: what fails once fails again."""
    name = request.node.name
    source = random.Random(name)
    monkeypatch.setattr("nations.server.rooms.token_bytes", source.randbytes)
    monkeypatch.setattr("nations.server.rooms.new_match_id", lambda: source.randbytes(6).hex())
    return str(name)


@pytest.fixture
def visit(browser: Browser, server: Asked, seed: str) -> Iterator[Visit]:
    """Opens a browser of somebody's own at the server's page."""
    with ExitStack() as stack:
        visits = count()

        def come(**wishes: Any) -> Visitor:
            url = wishes.pop("url", server.url)
            wishes["seed"] = f"{seed} {next(visits)}"
            return stack.enter_context(visiting(browser, url, **wishes))

        yield come
