"""Simulated bad days: nothing acknowledged is lost, doubled or out of order, on any of them."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from room.simulation.world import FAULTS, Outcome, run
from room.tables import knob

SEEDS = knob("SIMULATED", 300)

WITHIN = {
    "acknowledged before commit": 2,
    "ids are not remembered": 2,
    "swapped before append": 4,
    "a refused change is told": 4,
    "resume skips a record": 1,
    "undo rewinds the counters": 40,
    "a broken disk is believed": 10,
    "a snapshot is believed": 5,
}
"""In how many seeds, from 0, each planted fault is found."""


@cache
def days() -> tuple[Outcome, ...]:
    return tuple(run(seed) for seed in range(SEEDS))


def test_bad_days_end_well() -> None:
    assert [(day.seed, day.problems) for day in days() if day.problems] == []


def test_the_days_were_bad_and_much_was_done_on_them() -> None:
    happened: Counter[str] = Counter()
    for day in days():
        happened.update(day.happened)
    expected = {
        "a crash after ack, before fan-out",
        "a crash after append, before swap",
        "a crash after swap, before ack",
        "a crash before append",
        "a crash in the middle of the fan-out",
        "a line is cut",
        "a message is doubled",
        "a message is late",
        "a message is lost",
        "a room is read again",
        "a snapshot does not fit",
        "a snapshot is used",
        "another writes first",
        "the disk fails after it wrote",
        "the disk fails before it writes",
    }
    assert set(happened) == expected
    assert min(happened.values()) > SEEDS / 20
    assert {day.game for day in days()} == {"toy", "dice", "kark"}
    assert sum(day.acks for day in days()) > 10 * SEEDS
    assert sum(day.verified for day in days()) > SEEDS / 2


def test_the_same_seed_is_the_same_day() -> None:
    assert [run(seed) for seed in range(10)] == list(days()[:10])


@pytest.mark.parametrize("fault", FAULTS)
def test_control_planted_faults_are_found(fault: str) -> None:
    found = [seed for seed in range(WITHIN[fault]) if run(seed, fault).problems]
    assert found, f"{fault}: not found in {WITHIN[fault]} days"
