"""Ctrl-C ends every command within a second, with a word, and leaves nothing running.

Verbs that are over at once are held up: by a file that nobody writes into, or by a reader of their
output who has paused, as `less` does.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

from nations.cli.main import VERBS
from nations.errors import STOPPED

NATIONS = str(Path(sys.executable).parent / "nations")
pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc")
LONGEST, TRIES = 1.0, 3
"""Seconds, and how often a busy machine may be tried."""
BUSY, QUIET = 1.5, 0.4
"""Seconds of processor time after which a verb is at work, and without it after which it waits."""

# The words of each verb, how it is held up, and what it says.
CASES = {
    "play": ("play dice", "prompt", "kept in"),
    "learn": ("learn dice", "prompt", "You left the lesson"),
    "serve": ("serve --no-open --port 0 --data data", "prompt", "Ctrl+C stops the server"),
    "sim": ("sim dice --games 1000000", "work", "Stopped; nothing was counted."),
    "arena": ("arena dice --players rules,search:2000 --games 100000", "work", "Nothing was kept"),
    "solo": ("solo dice --players rules --games 10000000", "work", "nothing was counted"),
    "balance": ("balance dice --games 100000", "work", "nothing was counted"),
    "train": ("train dice", "work", "nothing was counted"),
    "bench": ("bench --seconds 60", "work", "Stopped."),
    "odds": ("odds dice --roll white:5 --for strength:1", "reader", "Stopped."),
    "replay": ("replay fifo", "file", "Stopped."),
    "review": ("review fifo", "file", "Stopped."),
    "draw": ("draw game.json", "reader", "Stopped."),
    "verify": ("verify fifo", "file", "Stopped."),
    "check-set": ("check-set fifo", "file", "Stopped."),
    "restore": ("restore backup --data empty{n}", "reader", "Stopped."),
    "puzzle": ("puzzle dice", "prompt", "Stopped."),
    "rules": ("rules dice", "reader", "Stopped."),
    "content": ("content dice", "reader", "Stopped."),
    "about": ("about", "reader", "Stopped."),
    "doctor": ("doctor", "reader", "Stopped."),
    "mcp": ("mcp", "prompt", "Stopped."),
    "backup": ("backup copy{n} --data kept", "reader", "Stopped."),
    "rescue": ("rescue kept saved{n}", "reader", "Stopped."),
    "move": ("move kept moved{n}", "reader", "Stopped."),
    "prune": ("prune --data kept", "reader", "Stopped."),
}
ENDS_WELL = ("play", "learn", "serve")


SLOW = """
import signal, time
signal.signal(signal.SIGINT, lambda *_: (time.sleep(1.5), exit()))
print("there", flush=True)
time.sleep(60)
"""


def test_what_takes_its_time_is_noticed() -> None:
    """Planted: a process that sleeps before it ends, however busy the machine is."""
    command = [sys.executable, "-c", SLOW]
    with subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True) as run:
        assert run.stdout
        assert run.stdout.readline() == b"there\n"
        os.killpg(run.pid, signal.SIGINT)
        assert ending(run) > LONGEST


def test_every_verb_is_tried() -> None:
    assert CASES.keys() == VERBS.keys()


def hear_interrupts() -> None:
    """As a terminal's shell has it; whatever runs these tests may ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def full_pipe() -> Iterator[int]:
    """A pipe that nobody reads, with no room left."""
    reads, writes = os.pipe()
    os.set_blocking(writes, False)
    try:
        while True:
            os.write(writes, b"x" * 512)
    except BlockingIOError:
        os.set_blocking(writes, True)
    try:
        yield writes
    finally:
        os.close(reads)
        os.close(writes)


def spent(group: int) -> float:
    """Processor time of all processes of a group, in seconds."""
    ticks = 0
    for one in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = one.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def held_up(group: int) -> dict[Path, float]:
    """Seconds that each thread of a group was ready and the machine did not let it run."""
    found = {}
    for one in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(one.read_text().rpartition(")")[2].split()[2]) == group:
                for task in one.parent.glob("task/*/schedstat"):
                    found[task] = int(task.read_text().split()[1]) / 1e9
        except (OSError, IndexError):
            continue
    return found


def ending(run: subprocess.Popen[Any], most: float = 60) -> float:
    """Waits until a verb is over, and says how long it took by itself: on a busy machine without
    the time in which others ran."""
    began, before = time.monotonic(), held_up(run.pid)
    last = dict(before)
    while run.poll() is None:
        assert time.monotonic() - began < most, "it does not end"
        last |= held_up(run.pid)
        time.sleep(0.01)
    others = sum(seconds - before.get(task, 0) for task, seconds in last.items())
    return time.monotonic() - began - others


def await_it(run: subprocess.Popen[str], works: bool) -> None:
    """Until a verb is well at work, or waits for somebody."""
    until, last, since = time.monotonic() + 120, -1.0, time.monotonic()
    while time.monotonic() < until:
        assert run.poll() is None, "it was over before"
        now = spent(run.pid)
        if now != last:
            last, since = now, time.monotonic()
        if works and now > BUSY:
            return
        if not works and now > 0.05 and time.monotonic() - since > QUIET:
            return
        time.sleep(0.02)
    raise AssertionError("it never came so far")


def stopped(words: str, held: str, place: Path) -> tuple[float, int, str]:
    """How long a verb went on after Ctrl-C, its exit code, and what it said."""
    with full_pipe() as full, (place / "told").open("w+") as told:
        stdout: int | IO[str] = full if held == "reader" else told
        run = subprocess.Popen(
            [NATIONS, *words.split()],
            cwd=place,
            env=os.environ | {"NATIONS_LANG": "en"},
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=told,
            text=True,
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )
        try:
            await_it(run, works=held == "work")
            os.killpg(run.pid, signal.SIGINT)  # as a terminal does
            took = ending(run)
            code = run.returncode
        finally:
            if run.poll() is None:
                os.killpg(run.pid, signal.SIGKILL)
                run.wait()
            assert run.stdin is not None
            run.stdin.close()
        told.seek(0)
        return took, code, told.read()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store, a backup, a game, and a file that nobody writes into."""
    place = tmp_path_factory.mktemp("interrupted")
    os.mkfifo(place / "fifo")
    stopped("serve --no-open --port 0 --data kept", "prompt", place)
    for words in (
        "backup backup --data kept",
        "play dice --players greedy,random --seed 1 --save game.json --quiet",
    ):
        subprocess.run([NATIONS, *words.split()], cwd=place, check=True, capture_output=True)
    return place


@pytest.mark.parametrize("verb", CASES)
def test_it_ends_at_once_and_says_so(verb: str, place: Path, tmp_path: Path) -> None:
    words, held, said = CASES[verb]
    for name in ("fifo", "kept", "backup", "game.json"):
        (tmp_path / name).symlink_to(place / name)
    times = []
    for n in range(TRIES):
        took, code, told = stopped(words.format(n=n), held, tmp_path)
        assert said in told, told[-800:]
        assert "Traceback" not in told
        assert "leaked" not in told
        assert code == (0 if verb in ENDS_WELL else STOPPED)
        times.append(took)
        if took < LONGEST:
            return
    raise AssertionError(f"it went on for {times} s")
