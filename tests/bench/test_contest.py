"""The contest: turns, best rounds, ratios by name, and absent peers named."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from time import process_time

import pytest
from click.testing import CliRunner

from nations.bench import peers, report, sharing, vector, yardstick
from nations.bench.contest import BenchWork, Rate, WorkDone, contest, one_core
from nations.cli import bench
from nations.errors import NotInstalled, UnknownName


def busy(seconds: float) -> BenchWork:
    """A contestant that makes a hundred steps in some CPU time."""

    def work() -> WorkDone:
        end = process_time() + seconds
        while process_time() < end:
            pass
        return WorkDone(100, 50, 1)

    return work


def test_the_faster_one_is_faster() -> None:
    rates = contest({"fast": busy(0.001), "slow": busy(0.004)}, rounds=3, seconds=0.02)
    found = report.ratios(rates, ["fast"], ["slow"])
    assert found.keys() == {"fast/slow"}
    assert 2.5 < found["fast/slow"] < 6
    fast = rates["fast"]
    assert fast.steps_s_range[0] <= fast.steps_s_range[1] == fast.steps_s
    assert fast.steps >= 3 * 100
    assert fast.us_step == pytest.approx(1e6 / fast.steps_s, rel=0.01)
    assert fast.decisions_s == pytest.approx(fast.steps_s / 2, rel=0.01)


def test_contestants_take_turns() -> None:
    heard: list[str] = []
    contest({"a": busy(0.001), "b": busy(0.001)}, 2, 0.001, heard.append)
    assert heard == ["a (1/2)", "b (1/2)", "a (2/2)", "b (2/2)"]


def missing() -> BenchWork:
    raise ImportError("not here")


def test_absent_peers_are_skipped_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    makers: dict[str, Callable[[], BenchWork]] = {"ghost": missing, "here": lambda: busy(0.001)}
    monkeypatch.setattr(peers, "PEERS", makers)
    works, absent = peers.present()
    assert [*works] == ["here"]
    assert absent == ["ghost"]


def test_the_yardstick_is_optional(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "PLACE", yardstick.PLACE.with_name("nothing.py"))
    assert yardstick.present(True) == ({}, ["c_kernel"])
    assert yardstick.present(False) == ({}, [])


def a_report() -> report.BenchReport:
    rates = contest({"dice": busy(0.001), "catanatron": busy(0.002)}, 1, 0.01)
    return report.BenchReport(
        machine={"cores": 2},
        versions={},
        rounds=1,
        seconds=0.01,
        rates=rates,
        ratios=report.ratios(rates, ["dice"], ["catanatron"]),
        spreads=report.spreads(rates, ["dice"], ["catanatron"]),
        absent=["pgx_backgammon"],
        threads={"dice/2_threads": 1.9},
        ready_s={"dice": 0.1},
        memory_mb=1.0,
    )


def test_the_verb_prints_json_and_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "report", lambda *_: a_report())
    shown = json.loads(CliRunner().invoke(bench.command, ["dice", "--json"]).output)
    assert shown["ratios"]["dice/catanatron"] > 1
    assert shown["absent"] == ["pgx_backgammon"]
    table = CliRunner().invoke(bench.command, ["dice"]).output
    assert "× catanatron: dice" in table
    assert "absent: pgx_backgammon" in table


def test_an_unknown_game_is_refused() -> None:
    assert isinstance(CliRunner().invoke(bench.command, ["chess"]).exception, UnknownName)


def test_only_the_time_that_counts_is_counted() -> None:
    """Choosing moves is no work of an environment."""

    def work() -> WorkDone:
        busy(0.004)()
        return WorkDone(100, seconds=0.001)

    rate = contest({"env": work}, rounds=1, seconds=0.02)["env"]
    assert rate.steps_s == pytest.approx(100_000)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="the system keeps no process")
def test_environments_are_stepped_on_one_core() -> None:
    _, work = vector.ours("dice", 8)
    played = work()
    assert played.steps == played.decisions >= vector.FEWEST
    assert played.seconds > 0
    usual = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == usual


def test_threads_and_processes_are_compared_with_one_thread() -> None:
    found = sharing.gains("dice", 2, games=8, turns=2)
    assert found.keys() == {"threads", "processes"}
    assert all(0 < low <= usual <= high for low, usual, high in found.values())


def test_quarters_leave_out_what_is_rare() -> None:
    assert sharing.quarters([9, 1, 2, 3, 4, 5, 6, 7, 0]) == [2, 4, 6]


def test_environments_are_absent_by_name_without_gymnasium(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def missing(*_: object) -> None:
        raise NotInstalled("it", "envs")

    monkeypatch.setattr(report, "ours", missing)
    assert report._stepped(["dice"], lambda _: None) == ({}, ["vector_dice"])


def test_peers_are_stepped_where_they_are_installed() -> None:
    pytest.importorskip("envpool", reason="EnvPool is not installed: nations-games[peers]")
    played = vector.envpool("Backgammon-v1", 4)()
    assert played.steps >= vector.FEWEST
    assert played.seconds > 0


def test_the_middle_half_of_the_ratios_of_single_rounds_is_told() -> None:
    def rate(*rounds_s: int) -> Rate:
        return Rate(max(rounds_s), 0, 0, 0, (min(rounds_s), max(rounds_s)), 0, rounds_s)

    rates = {"ours": rate(20, 30, 40, 50, 90), "theirs": rate(*[10] * 5)}
    assert report.ratios(rates, ["ours"], ["theirs"]) == {"ours/theirs": 9}
    assert report.spreads(rates, ["ours"], ["theirs"]) == {"ours/theirs": (3.0, 5.0)}
    assert report.spreads({"a": rate(4), "b": rate(2)}, ["a"], ["b"]) == {"a/b": (2.0, 2.0)}
