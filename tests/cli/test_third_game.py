"""A game of somebody else's, installed beside ours: four verbs and a notation, no kernel.

It is really installed, as a package with its entry points on a path of its own, and every verb
that takes a game is run with it, the server included.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
NATIONS = str(Path(sys.executable).parent / "nations")
ENTRY_POINTS = """
[nations.games]
toy = toy_edition:EDITION

[nations.bots]
cautious = toy_edition:Cautious
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed."""
    place = tmp_path_factory.mktemp("installed")
    for name in ("toy.py", "toy_edition.py"):
        shutil.copy(ROOT / "tests" / name, place)
    about = place / "toy_nations-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-nations\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
    (place / "cache").mkdir()
    return place


def surroundings(place: Path) -> dict[str, str]:
    own = {"PYTHONPATH": str(place), "NATIONS_CACHE": str(place / "cache"), "NATIONS_LANG": "en"}
    return os.environ | own


def ran(words: list[str], place: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        words,
        cwd=place,
        env=surroundings(place),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done


def nations(place: Path, *words: str, typed: str = "") -> str:
    done = ran([NATIONS, *words], place, typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(place: Path, *words: str, code: int = 2) -> str:
    done = ran([NATIONS, *words], place)
    assert done.returncode == code, done.stderr
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


def test_it_is_played_to_the_end_against_somebody_who_can_play_it(place: Path) -> None:
    turn = "throw\nthrow\nstop\n"
    shown = nations(place, "play", "toy", "--seed", "1", typed="help\n" + turn * 60)
    assert "Race to Ten" in shown
    assert "random" in shown
    assert "Winner" in shown or "wins" in shown, shown[-400:]
    assert "follow one another: throw" in shown
    assert "(rules T-S)" in shown


def test_the_lists_of_players_are_those_of_the_game(place: Path) -> None:
    for verb in ("play", "sim"):
        for player in ("expert", "greedy"):
            said = refused(place, verb, "toy", "--players", f"{player},random")
            assert f"unknown player for toy '{player}'" in said
            assert said.strip().endswith("cautious, program, random")
    said = refused(place, "arena", "toy", "--players", "nobody,random")
    assert "possible: cautious, program, random" in said
    said = refused(place, "play", "dice", "--players", "human,cautious")
    assert "unknown player for dice 'cautious'; possible: human, easy" in said
    assert "cautious," not in said


def test_every_verb_that_takes_a_game_takes_it(place: Path) -> None:
    bots = ["--players", "cautious,random", "--seed", "1"]
    assert "toy: Race to Ten" in nations(place, "--version")
    nations(place, "play", "toy", *bots, "--save", "toy.json", "--quiet")
    assert json.loads(nations(place, "replay", "toy.json", "--json"))["winners"]
    assert json.loads(nations(place, "sim", "toy", *bots, "--games", "50", "--json"))["games"] == 50
    arena = ["arena", "toy", *bots, "--games", "8", "--jobs", "1", "--json"]
    assert json.loads(nations(place, *arena))["games"] == 8
    assert "Who stops keeps" in nations(place, "rules", "toy", "T-S")
    assert "can be played" in nations(place, "check-set", "any.toml", "--game", "toy")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["solo", "toy", "--players", "random"], "not played alone"),
        (["balance", "toy", "--players", "random"], "game with a balance sheet 'toy'"),
        (["odds", "toy", "--for", "gold"], "game with odds 'toy'"),
        (["bench", "toy"], "game to measure 'toy'"),
    ],
)
def test_a_verb_that_needs_more_says_so(words: list[str], said: str, place: Path) -> None:
    assert said in refused(place, *words)


def test_the_doctor_says_that_it_runs_plain(place: Path) -> None:
    told = json.loads(nations(place, "doctor", "--json"))["games"]
    assert told["toy"] == {"kind": "plain", "why": "it has no rules to be compiled"}
    assert "toy: plain objects (it has no rules to be compiled)" in nations(place, "doctor")


@pytest.fixture(scope="module")
def server(place: Path) -> Iterator[str]:
    """A running server, as anybody starts it."""
    words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--quiet"]
    running = subprocess.Popen(
        [NATIONS, *words, "--data", str(place / "data")],
        env=surroundings(place),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    link = running.stdout.readline().strip()
    try:
        yield link.rstrip("/")
        assert running.poll() is None, "the server left"
    finally:
        running.terminate()
        _, said = running.communicate(timeout=120)
    assert "Traceback" not in said, said


def asked(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"})  # noqa: S310 - our own server
    with urlopen(request, timeout=120) as answer:  # noqa: S310
        return json.load(answer)


def test_the_server_offers_it_with_its_own_players(server: str) -> None:
    games = {game["name"]: game for game in asked(f"{server}/api/games")}
    assert list(games) == ["dice", "kark", "toy"]
    assert games["toy"]["bots"] == ["cautious", "random"]
    assert not games["toy"]["lesson"]
    assert not games["toy"]["exhibit"]
    assert games["dice"]["lesson"]
    assert games["kark"]["exhibit"]
    assert "cautious" not in games["dice"]["bots"]
    seats = [{"type": "Person", "name": "A"}, {"type": "Bot", "name": "greedy"}]
    with pytest.raises(HTTPError) as refusal:
        asked(f"{server}/api/matches", {"game": "toy", "seats": seats})
    with refusal.value as answer:
        assert "cautious, random" in answer.read().decode()


@pytest.mark.parametrize("bot", ["random", "cautious"])
def test_the_server_plays_it_to_the_end(bot: str, server: str, place: Path) -> None:
    client = [sys.executable, str(ROOT / "examples/client.py"), server, "--game", "toy"]
    done = ran([*client, "--bot", bot, "--seed", "1"], place)
    assert done.returncode == 0, done.stderr
    match = done.stdout.strip().rpartition("/")[2]
    assert asked(f"{server}/api/matches/{match}")["phase"] == "over"
    assert asked(f"{server}/api/games")


def test_a_person_plays_it_on_the_page(server: str) -> None:
    """It stands beside the other games; its table is plain: what its view says, and its moves."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium here: apt-get install --no-install-recommends chromium")
    wrong = list[str]()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(server)
        page.get_by_role("button", name="Race to Ten").click()
        assert page.get_by_role("link", name="Learn").count() == 2, "it has no lesson"
        page.locator("#play").click()
        table = page.locator("section.plain")
        table.get_by_text("Player 1 0").wait_for()
        stop, throw = (table.get_by_role("button", name=move) for move in ("stop", "throw"))
        for at in range(40):
            throw.wait_for()
            (stop if at % 2 else throw).click()
            page.get_by_role("button", name="Do it").click()
            page.wait_for_timeout(500)
            if not table.get_by_text("Player 1 0").count():
                break
        assert table.get_by_text("Player 1").count(), "it is still the table"
        assert not table.get_by_text("Player 1 0").count(), "points were made"
        browser.close()
    assert not wrong
