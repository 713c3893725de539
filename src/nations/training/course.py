"""A course: lessons are played while there is time, then all of them are learned from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from nations.arena.workers import Workers
from nations.mind.net import ROWS
from nations.mind.taught import Taught
from nations.training.fit import Heap, Shape, Student, fit, loss
from nations.training.lessons import Exercise, Noted, game_of, heaps, play_lesson

HELD_OUT = 8
"""One lesson in so many is not learned from: it says how well games are foretold."""
PASSES = 6
SLOWER = 0.2
"""Who knows this game with this set already learns on more slowly, and forgets less."""
FEWEST = 2000
"""Positions; of fewer nothing is learned."""
NORMAL = 1.96


class Foretold(NamedTuple):
    """Of a number of seats that are there: positions, and how well what came of those kept apart is
    foretold, by what is in use and by what was learned."""

    many: int
    positions: int
    before: float
    after: float


def plan(game: str, seats: int, content: str | None, games: int, looks: int) -> Iterator[Exercise]:
    """Lessons without end; the same for the same words."""
    first = seats << 40
    while True:
        yield Exercise(game, seats, content, games, first, looks)
        first += games


def play_course(
    lessons: Sequence[Exercise],
    folder: Path,
    crew: Workers,
    end: float,
    done: Callable[[], object],
) -> list[Noted]:
    """Plays the lessons that are not in the folder yet, until a moment; all that there are."""
    folder.mkdir(parents=True, exist_ok=True)
    todo = [one for one in lessons if not (folder / one.name).exists()]
    for _ in range(len(lessons) - len(todo)):
        done()
    answers = crew.each(play_lesson, todo)
    for lesson in todo:
        if monotonic() >= end:
            break
        _save(folder / lesson.name, next(answers))
        done()
    return [_load(path) for one in lessons if (path := folder / one.name).exists()]


def _save(path: Path, noted: Noted) -> None:
    """Whole or not at all."""
    fresh = path.with_suffix(".part")
    with fresh.open("wb") as file:
        np.savez_compressed(file, rows=noted[0], shares=noted[1])
    fresh.replace(path)


def _load(path: Path) -> Noted:
    with np.load(path) as found:
        return found["rows"], found["shares"]


def learn(game: Any, noted: Sequence[Noted], luck: int) -> dict[int, tuple[Taught, Foretold]]:
    """What lessons teach, by how many are there."""
    school, games = game.school, sum(len(shares) for _, shares in noted)
    parts = [heaps(school, one) for one in noted]
    found = {}
    for many in sorted({many for part in parts for many in part}):
        mine = [part[many] for part in parts if many in part]
        apart, rest = _joined(mine[::HELD_OUT]), _joined(mine[1:] and _others(mine))
        if len(rest.kind) < FEWEST:
            continue
        voices = school.voices(many) if school.units else 0
        shape = Shape(school.inputs, school.kinds, school.roles, voices, school.units)
        known = school.known(many)
        here = known.digest == game.terms.content.digest and known.units == school.units
        start = {name: np.array(getattr(known, name), np.float32) for name in ROWS}
        student = fit(shape, rest, PASSES, luck, start, SLOWER if here else 1.0)
        said = loss(student_of(known, school, apart), apart), loss(student, apart)
        taught = written(student, game.terms, games)
        found[many] = taught, Foretold(many, len(rest.kind), *said)
    return found


def _others(heaps: Sequence[Heap]) -> list[Heap]:
    return [one for at, one in enumerate(heaps) if at % HELD_OUT]


def _joined(heaps: Sequence[Heap]) -> Heap:
    return Heap(*(np.concatenate(some) for some in zip(*heaps, strict=True)))


def student_of(known: Taught, school: Any, heap: Heap) -> Student:
    """Somebody who foretells as what is in use does."""
    shape = Shape(school.inputs, school.kinds, known.roles, known.voices, known.units)
    student = Student(shape, heap, 0)
    student.spread = np.ones(school.inputs, np.float32)
    for name in ROWS:
        size = student.numbers[name].shape
        student.numbers[name] = np.reshape(getattr(known, name), size).astype(np.float32)
    return student


def written(student: Student, terms: Any, games: int) -> Taught:
    """What was learned, with what it was learned from."""
    shape, numbers = student.shape, student.taught()
    rows = (numbers[name].ravel().tolist() for name in ROWS)
    about = terms.rules, terms.content.digest, games
    return Taught(*about, shape.units, shape.roles, shape.voices, *rows)


def interval(shares: Any) -> tuple[float, float, float]:
    """A mean share, and between what it lies, nineteen times in twenty."""
    mean = float(shares.mean())
    half = NORMAL * float(shares.std(ddof=1)) / len(shares) ** 0.5
    return mean, mean - half, mean + half


def course_of(game: str, seats: int, content: str | None, many: int, looks: int, games: int) -> Any:
    """The game, and its lessons."""
    lessons = plan(game, seats, content, games, looks)
    return game_of(game, seats, content), [next(lessons) for _ in range(many)]
