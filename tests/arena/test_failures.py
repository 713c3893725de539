"""A bot that fails is never counted: the run stops, and says who failed, where and how.

Each of these runs ended without a word, with a traceback, never, or with a result before.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from bots.strange import install

from nations import errors
from nations.arena.contest import Contest, Task, play_task
from nations.arena.fielding import Thought
from nations.arena.processes import read, written
from nations.arena.workers import Alone, Pool
from nations.errors import BotFailed, NationsError

NATIONS = Path(sys.executable).with_name("nations")
RUNS = {
    "sim": ("--players", "random,{bot}", "--games", "40"),
    "arena": ("--players", "{bot},random", "--games", "80"),
    "solo": ("--players", "{bot}", "--games", "40"),
    "balance": ("--players", "{bot}", "--games", "8", "--seats", "2", "--ignoring", "0"),
}
TOLD = {
    "segfaults": "crashed (SIGSEGV)",
    "crashes": "crashed (exit code 3)",
    "raises": "failed (RuntimeError: no idea)",
    "dreams": "chose no legal move ('a move that there is not')",
    "hangs": "took too long (no move in 3 s)",
}


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {**os.environ, "NATIONS_LANG": "en", **install(tmp_path_factory.mktemp("bots"))}


def ran(env: dict[str, str], verb: str, bot: str, *more: str) -> subprocess.CompletedProcess[str]:
    words = [word.format(bot=bot) for word in RUNS[verb]]
    return subprocess.run(
        [NATIONS, verb, "dice", *words, *more], env=env, capture_output=True, text=True, timeout=90
    )


@pytest.mark.parametrize("bot", TOLD)
@pytest.mark.parametrize("verb", ["sim", "arena", "solo"])
def test_who_fails_is_named_and_nothing_is_counted(
    strange: dict[str, str], verb: str, bot: str
) -> None:
    patience = "3" if bot == "hangs" else "60"
    done = ran(strange, verb, bot, "--jobs", "1", "--patience", patience)
    assert (done.returncode, done.stdout) == (BotFailed.exit_code, "")
    assert f"nations: the player '{bot}' {TOLD[bot]} at seat" in done.stderr
    assert "in deal 0 (seed 1/0)" in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("verb", ["sim", "arena", "solo"])
def test_the_deal_is_the_first_in_which_it_happens(
    strange: dict[str, str], verb: str, jobs: str
) -> None:
    done = ran(strange, verb, "fated", "--jobs", jobs)
    assert done.returncode == BotFailed.exit_code
    assert "the player 'fated' crashed (SIGSEGV) at seat" in done.stderr
    assert "in deal 3 (seed 1/3)" in done.stderr


def test_balance_stops_too(strange: dict[str, str]) -> None:
    done = ran(strange, "balance", "segfaults", "--jobs", "1")
    assert (done.returncode, done.stdout) == (BotFailed.exit_code, "")
    assert "the player 'segfaults' crashed (SIGSEGV) at seat" in done.stderr


def test_a_bot_that_cannot_be_made_is_named(strange: dict[str, str]) -> None:
    done = ran(strange, "sim", "unborn")
    assert done.returncode == BotFailed.exit_code
    assert done.stderr == "nations: the player 'unborn' failed (ValueError: not today)\n"


def test_the_deals_before_it_are_kept(strange: dict[str, str], tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    done = ran(strange, "arena", "fated", "--jobs", "1", "--keep", str(kept))
    assert f"The deals before it are kept in {kept}." in done.stderr
    assert len(kept.read_bytes().splitlines()) == 1 + 3  # what is played, deals 0 to 2


@pytest.mark.parametrize("verb", ["sim", "arena"])
def test_a_program_that_does_not_run_is_never_rated(strange: dict[str, str], verb: str) -> None:
    done = ran(strange, verb, "program:perl no-such.pl", "--jobs", "1")
    assert (done.returncode, done.stdout) == (BotFailed.exit_code, "")
    sentence = "the player 'program:perl no-such.pl' crashed (perl: it left: exit code 2)"
    assert f"nations: {sentence} at seat" in done.stderr


def hear_interrupts() -> None:
    """As a terminal's shell has it; whatever runs these tests may ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def sleeping(
    env: dict[str, str], verb: str, jobs: int = 2
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A run whose bots never move, and one of its processes that thinks."""
    words = [word.format(bot="hangs") for word in RUNS[verb]]
    run = subprocess.Popen(
        [NATIONS, verb, "dice", *words, "--jobs", str(jobs)],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    with run:
        try:
            yield run, thinking(run.pid)
        finally:
            run.kill()


def thinking(pid: int) -> int:
    """A child that has worked for longer than its start takes."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        except OSError:
            pytest.skip("there is no /proc here")
        for child in listed:
            fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
            if int(fields[11]) / os.sysconf("SC_CLK_TCK") > 2.0:
                return int(child)
        time.sleep(0.05)
    raise AssertionError("nobody thinks")


@pytest.mark.parametrize("verb", ["sim", "solo"])
def test_stopping_takes_no_time_and_says_so(strange: dict[str, str], verb: str) -> None:
    with sleeping(strange, verb) as (run, _):
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does
        out, told = run.communicate(timeout=60)
    assert (run.returncode, out, told.strip()) == (130, "", "Stopped; nothing was counted.")


def test_nobody_plays_on_when_the_run_was_killed(strange: dict[str, str]) -> None:
    with sleeping(strange, "sim") as (run, child):
        run.kill()
        run.wait()
    until = time.monotonic() + 60
    while is_running(child):
        assert time.monotonic() < until, "it plays for nobody"
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_who_is_ended_from_outside_is_not_blamed(strange: dict[str, str]) -> None:
    """One process: what comes first is told first, and beside it another would never end."""
    with sleeping(strange, "sim", jobs=1) as (run, child):
        os.kill(child, signal.SIGKILL)
        _, told = run.communicate(timeout=60)
    assert run.returncode == 1
    assert "ended from outside (is there too little memory?) (SIGKILL) while the player" in told
    assert "thought at seat" in told
    assert "in deal" in told


def test_a_pool_goes_on_after_a_failure_and_raises_what_comes_first() -> None:
    contest = Contest("dice", ("random", "random"), 2, "1")
    terms = contest.make_game().terms
    good = Task(contest, (0,), terms)
    bad = Task(Contest("dice", ("random", "nobody"), 2, "1"), (0,), terms)
    pool = Pool(2)
    answers = pool.each(play_task, [good, bad, bad, good])
    assert next(answers) == next(Alone().each(play_task, [good]))
    with pytest.raises(NationsError, match="unknown player 'nobody'"):
        next(answers)
    assert list(pool.each(play_task, [good, good])) == [play_task(good)] * 2


def test_a_note_tells_who_thinks() -> None:
    thought = Thought("x" * 10_000, 1, 7, "1/7")
    found = read(written(thought).ljust(5000, b"\0"))
    assert found
    assert (found.seat, found.number, len(found.player)) == (1, 7, 1000)
    assert read(b"\0" + written(thought)[1:]) is None
    assert read(b'{"pla\0') is None


@pytest.mark.parametrize(
    "error",
    [
        errors.IllegalMove("pass", "D-A1", "no"),
        errors.UnknownName("game", "go", ["dice"]),
        errors.BadParameter("random", "5", "none"),
        errors.BadSet("a.toml", ["line 1"]),
        errors.BotFailed("late", "5 s"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_out_of_another_process_as_they_were(error: NationsError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
