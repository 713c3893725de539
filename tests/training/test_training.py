"""What lessons teach: nets learn what no sum can tell, a course is taken up where it was left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from nations.cli.main import cli
from nations.contract import Terms
from nations.games.dice.skill import school as dice_school
from nations.games.kark.skill import school as kark_school
from nations.games.kark.skill import weights
from nations.games.kark.skill.mind import FEATURES, STAGES, PowersNet
from nations.mind.net import hear, rate
from nations.mind.taught import read, teach, write
from nations.training import fit as fitting
from nations.training.course import play_course, written
from nations.training.fit import Heap, Shape, Student, fit, loss
from nations.training.lessons import Exercise, game_of, heaps, play_lesson, play_match

SHAPE = Shape(FEATURES, STAGES, 2, 2, 8)


def puzzle(many: int, seats: int, luck: int) -> Heap:
    """Who has one of two things wins, but not who has both or none: no sum tells that."""
    random = np.random.default_rng(luck)
    inputs = np.zeros((many, seats, FEATURES), np.float32)
    inputs[:, :, :2] = random.choice((-1.0, 1.0), (many, seats, 2))
    odd = (inputs[:, :, 0] != inputs[:, :, 1]).astype(np.float32) + 1e-6
    kind = random.integers(STAGES, size=many)
    role = np.minimum(np.arange(seats), 1) + np.zeros((many, 1), int)
    there = np.ones((many, seats), bool)
    return Heap(inputs, kind, role, there, odd / odd.sum(1, keepdims=True))


def test_learns_what_no_sum_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, unseen = puzzle(6000, 2, 1), puzzle(1000, 2, 2)
    best = -(unseen.came * np.log(unseen.came)).sum(1).mean()
    assert loss(fit(SHAPE, seen, 60, 1), unseen) < best + 0.1
    monkeypatch.setattr(fitting, "DECAY", 300.0)  # planted: units that forget everything
    assert loss(fit(SHAPE, seen, 60, 1), unseen) > best + 0.15


@pytest.mark.parametrize(("seats", "voices"), [(2, 1), (2, 2), (3, 2), (4, 2)])
def test_the_rule_says_what_the_student_says(seats: int, voices: int) -> None:
    heap = puzzle(40, seats, 3)
    student = Student(SHAPE._replace(voices=voices), heap, 1)
    random = np.random.default_rng(5)
    for row in student.numbers.values():
        row += random.normal(size=row.shape).astype(np.float32) / 4
    net, terms = PowersNet(), game_of("kark", seats, None).terms
    teach(net, written(student, terms, 1))
    foretold = student.foretell(heap._replace(inputs=heap.inputs / student.spread))[1]
    for position in range(40):
        x = heap.inputs[position].astype(float).ravel().tolist()
        hear(net, x, FEATURES, seats, 0)
        kind = int(heap.kind[position])
        ratings = [rate(net, x, FEATURES, seat, 0, kind) for seat in range(seats)]
        odds = np.exp(np.array(ratings) - max(ratings))
        assert odds / odds.sum() == pytest.approx(foretold[position], rel=1e-3)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    known = weights.taught()[3]
    write(tmp_path / "taught.json", {3: known})
    assert read(tmp_path / "taught.json") == {3: known}
    assert read(tmp_path / "nothing.json") == {}


def test_what_is_in_use_is_small_and_says_what_it_was_learned_with() -> None:
    assert weights.TAUGHT.stat().st_size < 200_000
    for many, one in weights.taught().items():
        terms: Terms = game_of("kark", many, None).terms
        if one.digest:
            assert (one.rules, one.digest) == (terms.rules, terms.content.digest)
        assert len(one.own) == one.units * FEATURES


def test_positions_have_those_who_are_there_side_by_side() -> None:
    school = kark_school.SCHOOL
    rows = np.zeros((2, school.row()), np.float32)
    about = 4 * FEATURES
    for seat in range(4):
        rows[:, seat * FEATURES] = 10 + seat
    rows[0, about : about + 2], rows[1, about : about + 2] = (1, 2), (2, 0)
    rows[0, about + 2 :], rows[1, about + 2 :] = (1, 0, 1, 1, 0), (1, 0, 0, 1, 0)
    found = heaps(school, (rows, np.array([[0.0, 0, 1, 0]], np.float32)))
    assert found[3].inputs[0, :, 0].tolist() == [10, 12, 13]
    assert found[3].role[0].tolist() == [1, 0, 1]
    assert found[3].came[0].tolist() == [0, 1, 0]
    assert found[2].inputs[0, :, 0].tolist() == [10, 13]
    assert found[2].kind.tolist() == [2]


@pytest.mark.parametrize(("game", "seats"), [("kark", 3), ("dice", 2), ("dice", 1)])
def test_lessons_are_the_same_each_time(game: str, seats: int) -> None:
    lesson = Exercise(game, seats, None, 4, 77, 3)
    rows, shares = play_lesson(lesson)
    again = play_lesson(lesson)
    assert rows.tobytes() == again[0].tobytes()
    assert shares.tobytes() == again[1].tobytes()
    assert len(rows) > 0
    if seats > 1:
        assert shares.sum(1) == pytest.approx(1)


class Crew:
    """Plays nothing, and counts."""

    def __init__(self) -> None:
        self.asked: list[Exercise] = []

    def each(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        for task in tasks:
            self.asked.append(task)
            yield np.full((2, 3), task.first, np.float32), np.zeros((1, 4), np.float32)


def test_a_course_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    lessons = [Exercise("kark", 2, None, 1, first, 0) for first in range(5)]
    later, crew, done = monotonic() + 3600, Crew(), list[int]()
    play_course(lessons[:3], tmp_path, crew, later, lambda: done.append(1))
    noted = play_course(lessons, tmp_path, crew, later, lambda: done.append(1))
    assert crew.asked == lessons
    assert len(done) == 3 + 5
    assert [int(rows[0, 0]) for rows, _ in noted] == [0, 1, 2, 3, 4]
    (tmp_path / lessons[0].name).unlink()
    assert len(play_course(lessons, tmp_path, crew, monotonic() - 1, lambda: None)) == 4


def test_who_goes_by_nonsense_loses() -> None:
    game, known = game_of("kark", 2, None), weights.taught()[2]
    shares = play_match(game, {2: known.steeper(-1.0)}, 12, 5, 0)
    assert shares.mean() < 0.2


def test_alone_two_are_compared_with_equal_luck() -> None:
    game, known = game_of("dice", 1, None), dice_school.SCHOOL.known(1)
    assert play_match(game, {1: known}, 3, 5, 30).tolist() == [0, 0, 0]
    assert play_match(game, {1: known.steeper(-1.0)}, 6, 5, 30).mean() < -2


@pytest.mark.parametrize(("better", "won"), [(True, 0.6), (True, 0.4), (False, 0.6)])
def test_the_command_writes_what_foretells_better_and_wins(
    better: bool, won: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said to be in use is planted: of no use, or as it is (few games cannot better it);
    and how the match ended is."""
    path, school, kept = tmp_path / "taught.json", kark_school.SCHOOL, better and won > 0.5
    planted = school.known(2).steeper(0.0 if better else 1.0)
    monkeypatch.setattr(kark_school, "SCHOOL", school._replace(known=lambda _: planted))
    monkeypatch.setattr(kark_school, "TAUGHT", path)
    ended = np.array([won, won])
    monkeypatch.setattr("nations.training.lessons.play_match", lambda *_: ended)
    monkeypatch.setattr("nations.training.course.FEWEST", 500)
    monkeypatch.setattr("nations.arena.workers.Pool", lambda *_: _Here())
    words = "--seats 2 --lessons 9 --games 20 --looks 0 --match 2 --quiet"
    command = ["train", "kark", *words.split(), "--keep", str(tmp_path / "kept")]
    ran = CliRunner().invoke(cli, command)
    assert ran.exit_code == 0, ran.output
    assert path.exists() is kept, ran.output
    if kept:
        assert set(read(path)) == {2, 3, 4}
        assert read(path)[2].games == 180


class _Here:
    def each(self, work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        return map(work, tasks)
