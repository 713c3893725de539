"""Bots that hang, crash, raise or answer nonsense: their moves are made for them, nobody waits, and
the match's log, the server's log and `nations doctor` say so."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bots.strange import HOW, install
from click.testing import CliRunner
from server.background import Adviser, in_background
from server.hosting import Host, hosted
from server.serving import Caller, joined

from nations.cli import doctor
from nations.contract import Decision, Seat
from nations.errors import FAILURES
from nations.room.room import Room
from nations.server.thinkers import Chosen
from nations.store.failures import KEPT, LINE, Failure, Failures

SECONDS = 0.5
LONG = 120.0
"""So long that a busy machine, too, starts a process and finds a move in it."""


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a server that has these bots."""
    return install(tmp_path_factory.mktemp("bots"))


@pytest.fixture(scope="module")
def server(strange: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("strange") / "data"
    with hosted(folder, env=strange, bot_seconds=LONG) as host:
        yield host


@pytest.fixture(scope="module")
def hasty(strange: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that gives its bots little time."""
    folder = tmp_path_factory.mktemp("hasty") / "data"
    with hosted(folder, env=strange, bot_seconds=SECONDS) as host:
        yield host


async def first_move_of(caller: Caller) -> dict[str, Any]:
    """The first move of a bot."""
    while not caller.moves:
        await caller.hear("Update")
    return caller.moves[0]


async def stop(chair: Caller) -> None:
    """Sends the bots away, so that they keep no process from others; if they are done, they are."""
    for seat in (0, 1):
        answer = await chair.ask("Put", seat=seat, occupant={"type": "Open"})
        assert answer["type"] == "Ack" or answer["code"] == "OVER", answer


async def play_meanwhile(host: Host, done: asyncio.Event) -> int:
    """Two people play; how many of their moves were acknowledged."""
    acks = 0
    while not done.is_set() or acks < 3:
        made = host.create("Ada", "Bob")
        async with (
            joined(host.port, made["match"], made["keys"][0]) as ada,
            joined(host.port, made["match"], made["keys"][1]) as bob,
        ):
            newest = await ada.hear("Update")
            while newest["phase"] != "over" and (not done.is_set() or acks < 3):
                acting = (ada, bob)[newest["at_turn"]]
                update = await acting.until(newest["seq"])
                move = {"move": update["offers"][-1]["text"], "expect": update["seq"]}
                answer = await acting.ask("Play", **move)
                assert answer["type"] == "Ack", answer
                acks += 1
                newest = await acting.until(answer["seq"])
                await asyncio.sleep(0.02)
    return acks


@pytest.mark.parametrize("bot", HOW)
def test_its_move_is_made_for_it_and_others_do_not_wait(
    request: pytest.FixtureRequest, bot: str
) -> None:
    """Whoever waited for a bot that hangs would wait for ever."""
    host: Host = request.getfixturevalue("hasty" if HOW[bot] == "late" else "server")

    async def scene() -> dict[str, Any]:
        done = asyncio.Event()
        others = asyncio.create_task(play_meanwhile(host, done))
        made = host.create(f"bot:{bot}", f"bot:{bot}")
        async with joined(host.port, made["match"], made["host_key"]) as chair:
            move = await first_move_of(chair)
            await stop(chair)
        done.set()
        assert await others >= 3
        return move

    move = asyncio.run(scene())
    assert (move["bot"], move["failed"], move["by"]) == (bot, HOW[bot], "greedy")
    told = host.log.read_text()
    assert re.search(rf"match \S+, seat [01]: bot {bot} {FAILURES[HOW[bot]]}.*; greedy moves", told)
    assert host.process.poll() is None


def test_what_a_bot_needs_before_it_thinks_is_not_counted(hasty: Host) -> None:
    """It takes longer than a move may: such as compiling, once."""

    async def scene() -> dict[str, Any]:
        made = hasty.create("bot:heavy", "bot:heavy")
        async with joined(hasty.port, made["match"], made["host_key"]) as chair:
            move = await first_move_of(chair)
            await stop(chair)
        return move

    assert asyncio.run(scene()).get("failed") is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the bot segfaults crashed; greedy moved for it."),
        ("de", "Der Bot segfaults ist abgestürzt; greedy zog für ihn."),
    ],
)
def test_people_and_the_doctor_are_told(server: Host, lang: str, said: str) -> None:
    async def scene() -> tuple[dict[str, Any], str]:
        made = server.create("bot:segfaults", "bot:segfaults")
        async with joined(server.port, made["match"], made["host_key"], lang=lang) as chair:
            while not (lines := [one for one in chair.update.get("lines", []) if not one["rule"]]):
                await chair.hear("Update")
            await stop(chair)
        return lines[0], made["match"]

    line, match = asyncio.run(scene())
    assert line["text"].endswith(f": {said}")
    folder = server.log.with_suffix("")
    found = CliRunner().invoke(doctor.command, ["--data", str(folder)], catch_exceptions=False)
    assert f"match {match}, seat" in found.output
    assert "bot segfaults crashed (SIGSEGV); greedy moved for it" in found.output
    failures: list[dict[str, Any]] = json.loads(
        CliRunner().invoke(doctor.command, ["--data", str(folder), "--json"]).output
    )["failures"]
    assert {"segfaults"} <= {one["bot"] for one in failures}


def test_the_failures_of_a_server_stay_a_short_file(tmp_path: Path) -> None:
    failures = Failures(tmp_path)
    assert failures.last(5) == []
    for at in range(1000):
        failures.add(Failure(at, "match", 1, "bot", "what happened " * 10, "greedy"))
    file = tmp_path / "bot-failures.jsonl"
    assert file.stat().st_size <= 3 * KEPT * LINE
    assert file.stat().st_mode & 0o777 == 0o600
    with file.open("ab") as open_file:
        open_file.write(b'{"at":1')
    assert [one.at for one in failures.last(3)] == [997, 998, 999]
    assert len(failures.last(10_000)) >= KEPT


def test_a_good_bot_plays_after_a_bad_one(server: Host) -> None:
    async def scene() -> None:
        bad = server.create("bot:crashes", "bot:crashes")
        async with joined(server.port, bad["match"], bad["host_key"]) as chair:
            await first_move_of(chair)
            await stop(chair)
        good = server.create("bot:greedy", "bot:random")
        async with joined(server.port, good["match"]) as watcher:
            while watcher.update.get("phase") != "over":
                await watcher.hear("Update")

    asyncio.run(scene())


async def beside_one_that_hangs(host: Host, noted: Path) -> bool:
    """Whether a good bot moves only when the process of one that hangs was ended."""
    bad = host.create("bot:hangs", "bot:hangs")
    async with joined(host.port, bad["match"], bad["host_key"]) as chair:
        while not (hanging := processes(noted)):
            await asyncio.sleep(0.02)  # it hangs before the good one is there
        good = host.create("bot:random", "bot:random")
        async with joined(host.port, good["match"]) as watcher:
            await first_move_of(watcher)
            waited = not any(lives(one) for one in hanging)
        await stop(chair)
        return waited


@pytest.mark.parametrize(
    ("workers", "seconds"), [(2, LONG), (1, SECONDS)], ids=["two", "control: one"]
)
def test_a_good_bot_does_not_wait_for_one_that_hangs(
    strange: dict[str, str], tmp_path: Path, workers: int, seconds: float
) -> None:
    noted = tmp_path / "hanging"
    env = {**strange, "HANGING": str(noted)}
    with hosted(tmp_path / "data", env=env, bot_seconds=seconds, workers=workers) as host:
        assert asyncio.run(beside_one_that_hangs(host, noted)) == (workers == 1)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_bot_that_hangs_does_not_outlive_the_server(
    strange: dict[str, str], tmp_path: Path, how: signal.Signals
) -> None:
    noted = tmp_path / "hanging"
    env = {**strange, "HANGING": str(noted)}
    with hosted(tmp_path / "data", env=env, bot_seconds=SECONDS) as host:
        host.create("bot:hangs", "bot:hangs")
        while not processes(noted):
            time.sleep(0.02)
        host.process.send_signal(how)
        assert host.end() == (0 if how == signal.SIGTERM else -how)
    while any(lives(one) for one in processes(noted)):
        time.sleep(0.05)  # if it thinks on, the test's own limit ends this


def processes(noted: Path) -> list[int]:
    """Those that hang, or did."""
    if not Path("/proc/self/stat").is_file():
        pytest.skip("there is no /proc here")
    whole, _, _ = noted.read_text().rpartition(" ") if noted.is_file() else ("", "", "")
    return [int(one) for one in whole.split()]


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


class AnyMove(Adviser):
    """A thinker in the same process: plays any of its moves, the same ones each time."""

    async def choose(self, room: Room, seat: Seat, bot: str, seconds: float) -> Chosen:
        turn = room.match.turn
        assert isinstance(turn, Decision)
        chosen = random.Random(f"{len(room.match.log)}.{seat}").choice(turn.moves)
        return Chosen(room.notation.write_move(chosen))


def test_what_a_bot_does_is_one_choice_in_one_line(tmp_path: Path) -> None:
    """What is paid, replaced and returned belongs to the purchase, in the records and in words."""
    with in_background(tmp_path, AnyMove()) as asked:
        match = asked.create("bot:random", "bot:random")["match"]
        asked.wait_for(match, phase="over")
        log = asked.get(f"/matches/{match}/log").text
        frames = asked.get(f"/matches/{match}/replay?lang=en").json()
    records = [json.loads(line) for line in log.splitlines() if line]
    moved = [one for one in records if one["type"] == "Moved"]
    bought = [one for one in moved if one["move"].startswith("buy")]
    within = [one for one in moved if one["move"].startswith(("pay", "trade", "replace", "return"))]
    assert len(bought) > 3
    assert len(within) > 3
    assert all(one["joined"] and one["bot"] == "random" for one in within)
    assert not any(one["joined"] for one in bought)
    told = [line["text"] for frame in frames for line in frame["lines"] if " buys " in line["text"]]
    assert len(told) == len(bought)
    assert all(" takes " in line for line in told)
