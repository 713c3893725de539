"""Lines between rings on a grid of letters: each is led around what is there, by the cheapest way.

Lines may cross straight over each other but never run along each other. Turns, crossings and the
neighbourhood of other things cost, so that lines keep straight and apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
MOVES = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
BACK = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST}
STRAIGHT = (NORTH | SOUTH, EAST | WEST)
TURN, CROSSING, CLOSE, KEPT = 3.0, 9.0, 1.0, 9.0
STEP = {NORTH: 2.0, SOUTH: 2.0, EAST: 1.0, WEST: 1.0}
"""A letter is twice as high as it is wide."""

Cell = tuple[int, int]


class Exit(NamedTuple):
    """A way out of a thing on the grid: from its cell in a direction."""

    cell: Cell
    way: int

    @property
    def outside(self) -> Cell:
        return moved(self.cell, self.way)


class Stretch(NamedTuple):
    """A cell of a line, and the sides by which the line enters and leaves it."""

    cell: Cell
    sides: int


class _State(NamedTuple):
    cell: Cell
    way: int


def moved(cell: Cell, way: int) -> Cell:
    x, y = MOVES[way]
    return cell[0] + x, cell[1] + y


class Router:
    """Leads lines over a grid.

    `taken` are the cells that things stand on, `kept` those that others need to get out.
    """

    def __init__(
        self, columns: int, rows: int, taken: Iterable[Cell], kept: Iterable[Cell] = ()
    ) -> None:
        self.columns, self.rows = columns, rows
        self.taken, self.kept = set(taken), set(kept)
        self.lines: dict[Cell, int] = {}
        self.close = {moved(cell, way) for cell in self.taken for way in MOVES}

    def lead(self, starts: Iterable[Exit], ends: Iterable[Exit]) -> tuple[Stretch, ...]:
        """The cells of the cheapest line from any start to any end; none if there is no way."""
        goals = {(end.outside, BACK[end.way]) for end in ends}
        best: dict[_State, float] = {}
        before: dict[_State, _State] = {}
        queue: list[tuple[float, float, _State]] = []
        for start in starts:
            self._reach(_State(start.outside, start.way), 0.0, goals, best, queue)
        while queue:
            _, cost, state = heappop(queue)
            if cost > best[state]:
                continue
            final = self._final(state, goals)
            if final is not None:
                return self._keep(_walk(state, before), final)
            for following, price in self._onward(state):
                if self._reach(following, cost + price, goals, best, queue):
                    before[following] = state
        return ()

    def _reach(
        self,
        state: _State,
        cost: float,
        goals: set[tuple[Cell, int]],
        best: dict[_State, float],
        queue: list[tuple[float, float, _State]],
    ) -> bool:
        """Notes a state if it is open and was not reached more cheaply."""
        if not self._open(state) or best.get(state, cost + 1) <= cost:
            return False
        best[state] = cost
        x, y = state.cell
        least = min(abs(x - goal[0]) + 2 * abs(y - goal[1]) for goal, _ in goals)
        heappush(queue, (cost + least, cost, state))
        return True

    def _open(self, state: _State) -> bool:
        """On the grid, free, or crossed at a right angle by a straight line."""
        x, y = state.cell
        if not (0 <= x < self.columns and 0 <= y < self.rows) or state.cell in self.taken:
            return False
        line = self.lines.get(state.cell, 0)
        return not line or (line in STRAIGHT and not line & state.way)

    def _final(self, state: _State, goals: set[tuple[Cell, int]]) -> int | None:
        """The way by which the line enters its goal from here, if it can."""
        crossing = state.cell in self.lines
        ways = (way for cell, way in goals if cell == state.cell and way != BACK[state.way])
        return next((way for way in ways if way == state.way or not crossing), None)

    def _onward(self, state: _State) -> Iterator[tuple[_State, float]]:
        crossing = state.cell in self.lines
        for way in MOVES:
            if way == BACK[state.way] or (crossing and way != state.way):
                continue
            cell = moved(state.cell, way)
            price = STEP[way] + (TURN if way != state.way else 0.0)
            price += CROSSING if cell in self.lines else CLOSE if cell in self.close else 0.0
            price += KEPT if cell in self.kept else 0.0
            yield _State(cell, way), price

    def _keep(self, states: list[_State], final: int) -> tuple[Stretch, ...]:
        """Lays the line on the grid."""
        leaving = [state.way for state in states[1:]] + [final]
        line = tuple(
            Stretch(state.cell, BACK[state.way] | way)
            for state, way in zip(states, leaving, strict=True)
        )
        for cell, sides in line:
            self.lines[cell] = self.lines.get(cell, 0) | sides
            self.close |= {moved(cell, way) for way in MOVES}
        return line


def _walk(last: _State, before: dict[_State, _State]) -> list[_State]:
    states = [last]
    while states[-1] in before:
        states.append(before[states[-1]])
    return states[::-1]
