"""The ways that a figure can go on a board without other figures (K-L2, K-L2a, K-L5, K-G2)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

USUAL_RING = 8  # points of a ring (K-C4), numbered clockwise from the top
ANY_WAY = 0  # a figure may start, and go on after a crossing, either way round


class Point(NamedTuple):
    """A point of a country's ring."""

    country: str
    number: int


class BoardWays(NamedTuple):
    """Where arrows lead, from both of their ends, and the points of each country to know."""

    arrows: Mapping[Point, Sequence[Point]]
    capitals: Mapping[str, Point]
    questions: Collection[Point]
    rings: Mapping[str, int]


def both_ways(arrows: Iterator[tuple[Point, Point]]) -> dict[Point, list[Point]]:
    """K-C4: an arrow is gone both ways."""
    ways: dict[Point, list[Point]] = {}
    for one, other in arrows:
        ways.setdefault(one, []).append(other)
        ways.setdefault(other, []).append(one)
    return ways


def neighbours(board: BoardWays, country: str) -> list[str]:
    """The countries that an arrow joins with this one, in the order of the points."""
    points = (Point(country, number) for number in range(board.rings[country]))
    ends = (end for point in points for end in board.arrows.get(point, ()))
    return list(dict.fromkeys(end.country for end in ends))


def reached(board: BoardWays, country: str) -> list[str]:
    """The countries that can be reached from this one, in however many moves."""
    found = [country]
    for each in found:
        found += [other for other in neighbours(board, each) if other not in found]
    return found


def distances(board: BoardWays, start: Point) -> dict[Point, int]:
    """The steps of a leader's one move to every point that it can reach (K-L2, K-L2a, K-L5).

    That no point may be visited twice needs no check: where a way would come back to a point, or
    reverse, there is a shorter one that does not.
    """
    steps, seen = {start: 0}, {(start, ANY_WAY)}
    open_ends = deque(seen)
    while open_ends:
        point, way = open_ends.popleft()
        if point != start and point in board.questions:
            continue
        for step in _steps(board, point, way):
            if step not in seen:
                seen.add(step)
                steps.setdefault(step[0], steps[point] + 1)
                open_ends.append(step)
    return steps


def agent_ends(board: BoardWays, start: Point, steps: int) -> list[Point]:
    """Where an agent can end after so many steps (K-G2, K-G3)."""
    return list(dict.fromkeys(_ends(board, (start,), ANY_WAY, steps)))


def _ends(board: BoardWays, visited: tuple[Point, ...], way: int, steps: int) -> Iterator[Point]:
    if steps == 0:
        yield visited[-1]
        return
    for point, onward in _steps(board, visited[-1], way):
        if point not in visited:
            yield from _ends(board, (*visited, point), onward, steps - 1)


def _steps(board: BoardWays, point: Point, way: int) -> Iterator[tuple[Point, int]]:
    """One step on from a point that was reached this way round: along the ring, or by an arrow."""
    for onward in (1, -1) if way == ANY_WAY else (way,):
        yield Point(point.country, (point.number + onward) % board.rings[point.country]), onward
    for end in board.arrows.get(point, ()):
        yield end, ANY_WAY
