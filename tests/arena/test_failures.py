"""A bot that fails is told of, always: who, where and how.

In `arena` and `sim` it loses the game and its faults are counted, or a stand-in that was asked for
plays on; `solo` and `balance` stop.

Nobody moves for a bot silently, whatever it does to its process.
"""

from __future__ import annotations

import json
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
from nations.arena.arena import Arena
from nations.arena.contest import Contest, DealTask, play_task
from nations.arena.fielding import Choosing
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
    "unspeakable": "failed (Mute)",
    "equals": "chose no legal move (All)",
    "interrupts": "failed (KeyboardInterrupt:)",
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
def test_alone_who_fails_is_named_and_nothing_is_counted(strange: dict[str, str], bot: str) -> None:
    patience = "3" if bot == "hangs" else "60"
    done = ran(strange, "solo", bot, "--jobs", "1", "--patience", patience)
    assert (done.returncode, done.stdout) == (BotFailed.exit_code, "")
    assert f"nations: the player '{bot}' {TOLD[bot]} at seat" in done.stderr
    assert "in deal 0 (seed 1/0)" in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr


@pytest.mark.parametrize(
    ("verb", "bot"),
    [("sim", "crashes"), ("sim", "dreams"), ("arena", "segfaults"), ("arena", "raises")],
)
def test_who_always_fails_loses_every_game_until_the_run_ends(
    strange: dict[str, str], verb: str, bot: str
) -> None:
    done = ran(strange, verb, bot, "--jobs", "1", "--json")
    assert done.returncode == BotFailed.exit_code, done.stderr
    shown = json.loads(done.stdout)
    rows = {row["player"]: row for row in shown["standings" if verb == "arena" else "seats"]}
    assert (rows[bot]["faults"], rows["random"]["faults"]) == (10, 0)
    assert (rows[bot]["mean_score"], shown["games"], shown["stopped"]) == (None, 10, bot)
    (sentence,) = shown["failures"]
    assert sentence.startswith(f"the player '{bot}' {TOLD[bot]} at seat")
    assert sentence.endswith("in deal 0 (seed 1/0)")


@pytest.mark.parametrize("verb", ["sim", "arena"])
def test_what_a_bot_prints_is_no_part_of_the_answer(strange: dict[str, str], verb: str) -> None:
    done = ran(strange, verb, "chatters", "--jobs", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] in (40, 80)
    assert "noise" in done.stderr
    assert "more of it" in done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("verb", ["sim", "arena"])
def test_only_the_game_in_which_it_happens_is_lost(
    strange: dict[str, str], verb: str, jobs: str
) -> None:
    done = ran(strange, verb, "fated", "--jobs", jobs, "--json")
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    rows = {row["player"]: row for row in shown["standings" if verb == "arena" else "seats"]}
    lost = {"sim": 1, "arena": 2}[verb]  # deal 3, in all rotations
    assert (rows["fated"]["faults"], rows["random"]["faults"]) == (lost, 0)
    assert shown["games"] == {"sim": 40, "arena": 80}[verb]
    assert shown["stopped"] is None
    (sentence,) = shown["failures"]
    assert sentence.startswith("the player 'fated' crashed (SIGSEGV) at seat")
    assert sentence.endswith("in deal 3 (seed 1/3)")


def test_a_hanging_bot_loses_by_patience(strange: dict[str, str]) -> None:
    """Two games, the fewest of an arena: each costs the patience."""
    words = ("--players", "hangs,random", "--games", "2", "--patience", "2", "--jobs", "1")
    done = subprocess.run(
        [NATIONS, "arena", "dice", *words, "--json"], env=strange, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    assert [one["faults"] for one in shown["standings"] if one["player"] == "hangs"] == [2]
    assert TOLD["hangs"].replace("3 s", "2 s") in shown["failures"][0]


@pytest.mark.parametrize("verb", ["sim", "arena"])
def test_a_stand_in_plays_on_and_is_named(strange: dict[str, str], verb: str) -> None:
    done = ran(strange, verb, "fated", "--jobs", "1", "--stand-in", "greedy", "--json")
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    rows = {row["player"]: row for row in shown["standings" if verb == "arena" else "seats"]}
    assert rows["fated"]["faults"] == {"sim": 1, "arena": 2}[verb]
    assert (shown["contest"] if verb == "arena" else shown)["stand_in"] == "greedy"


def test_table_report_and_ladder_tell_of_faults(strange: dict[str, str], tmp_path: Path) -> None:
    pages = ("--report", str(tmp_path / "page.html"), "--ladder", str(tmp_path / "page.md"))
    done = ran(strange, "arena", "raises", "--jobs", "1", *pages)
    assert done.returncode == BotFailed.exit_code
    for text in (
        done.stdout,
        *((tmp_path / f"page.{kind}").read_text() for kind in ("html", "md")),
    ):
        assert "Faults" in text
        assert "failed (RuntimeError: no idea)" in " ".join(text.split())
        assert "raises failed in ten games in a row" in " ".join(text.split())


def test_a_stand_in_that_is_no_player_is_refused(strange: dict[str, str]) -> None:
    done = ran(strange, "arena", "fated", "--stand-in", "nobody")
    assert done.returncode == 2
    assert "unknown player 'nobody'" in done.stderr


def test_who_moves_silently_for_another_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: as it was, a plain player makes the moves and nobody is told."""
    contest = Contest("dice", ("program:false", "random"), 2, "1")
    (deal,) = play_task(DealTask(contest, (0,), contest.make_game().terms))
    assert [game.forfeit is not None for game in deal.games] == [True, True]
    assert all(game.ranking[-1] == (0,) for game in deal.games)
    monkeypatch.setattr(
        "nations.bots.program.Program.choose", lambda _, view, moves, clock=None: moves[0]
    )
    (silent,) = play_task(DealTask(contest, (0,), contest.make_game().terms))
    assert [game.faults for game in silent.games] == [(), ()]


def test_a_contest_that_was_kept_before_there_were_faults_goes_on(tmp_path: Path) -> None:
    contest = Contest("dice", ("random", "random"), 2, "1")
    kept = tmp_path / "kept"
    whole = Arena(contest, keep=kept).run(4)
    first, *deals = kept.read_text().splitlines()
    old = json.loads(first)
    del old["contest"]["stand_in"]
    kept.write_text("\n".join([json.dumps(old), *deals[:1], ""]))
    again = Arena(contest, keep=kept).run(4)
    assert again.standings == whole.standings


def test_balance_stops_too(strange: dict[str, str]) -> None:
    done = ran(strange, "balance", "segfaults", "--jobs", "1")
    assert (done.returncode, done.stdout) == (BotFailed.exit_code, "")
    assert "the player 'segfaults' crashed (SIGSEGV) at seat" in done.stderr


def test_a_bot_that_cannot_be_made_is_named(strange: dict[str, str]) -> None:
    done = ran(strange, "sim", "unborn")
    assert done.returncode == BotFailed.exit_code
    assert done.stderr == "nations: the player 'unborn' failed (ValueError: not today)\n"


@pytest.mark.parametrize("verb", ["sim", "arena"])
def test_a_program_that_does_not_run_is_never_rated_as_somebody(
    strange: dict[str, str], verb: str
) -> None:
    player = "program:perl no-such.pl"
    done = ran(strange, verb, player, "--jobs", "1", "--json")
    assert done.returncode == BotFailed.exit_code
    shown = json.loads(done.stdout)
    rows = {row["player"]: row for row in shown["standings" if verb == "arena" else "seats"]}
    assert (rows[player]["faults"], rows[player]["mean_score"]) == (10, None)
    assert f"the player '{player}' crashed (perl: it left: exit code 2)" in shown["failures"][0]


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
    good = DealTask(contest, (0,), terms)
    bad = DealTask(Contest("dice", ("random", "nobody"), 2, "1"), (0,), terms)
    pool = Pool(2)
    answers = pool.each(play_task, [good, bad, bad, good])
    assert next(answers) == next(Alone().each(play_task, [good]))
    with pytest.raises(NationsError, match="unknown player 'nobody'"):
        next(answers)
    assert list(pool.each(play_task, [good, good])) == [play_task(good)] * 2


def test_a_note_tells_who_thinks() -> None:
    thought = Choosing("x" * 10_000, 1, 7, "1/7")
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
