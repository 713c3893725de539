"""A browser and a server for the tests of each module, and visitors who come and go."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from page.visiting import Visitor, visiting
from playwright.sync_api import Browser, Playwright, sync_playwright
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
HERE, GROUPS = Path(__file__).parent, 6

Visit = Callable[..., Visitor]


class AnyMove(Adviser):
    """A bot in the server's own process that plays any of its moves, the same ones each time."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> Chosen:
        turn = room.match.turn
        assert isinstance(turn, Decision)
        chosen = random.Random(f"{len(room.match.log)}.{seat}").choice(turn.moves)
        return Chosen(room.notation.write_move(chosen))


class Browsing:
    """The browser of this worker: begun with the first test of the page, and gone before another's,
    as its event loop would be in the way there."""

    playwright: Playwright | None = None
    browser: Browser | None = None

    @classmethod
    def begun(cls) -> Browser:
        if cls.browser is None:
            cls.playwright = sync_playwright().start()
            cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        return cls.browser

    @classmethod
    def end(cls) -> None:
        if cls.browser and cls.playwright:
            cls.browser.close()
            cls.playwright.stop()
        cls.browser = cls.playwright = None


def is_of_the_page(item: pytest.Item | None) -> bool:
    return item is not None and item.path.parent == HERE


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Tests of the page run in a few groups, in each one after the other with one browser."""
    files = sorted({item.path for item in items if is_of_the_page(item)})
    for item in items:
        if is_of_the_page(item) and "browser" in getattr(item, "fixturenames", ()):
            group = pytest.mark.xdist_group(f"page {files.index(item.path) % GROUPS}")
            item.add_marker(group)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    try:
        return (yield)
    finally:
        if not is_of_the_page(nextitem):
            Browsing.end()


@pytest.fixture
def browser() -> Browser:
    """Debian's chromium."""
    if CHROMIUM is None:
        pytest.skip("no chromium here: apt-get install --no-install-recommends chromium")
    return Browsing.begun()


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
