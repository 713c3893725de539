"""Fits the numbers of a net (`nations.mind.net`) to who won: Adam down the slope of the log loss.

Alone, where there is nobody to beat, it is the slope of the squares of what the points miss.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from nations.mind.net import ROWS

Array: TypeAlias = "np.ndarray[Any, Any]"
Weights: TypeAlias = Mapping[str, Array]
"""The rows of a net by their names."""

BATCH, RATE, DECAY, SLOPE = 256, 2e-3, 0.1, 0.02
"""Positions of a step, how fast is learned, how units are held back, and what alone a point that
is missed counts."""
FAINT = np.float32(0.05)
"""What hardly ever differs is not made larger than this allows."""


class Shape(NamedTuple):
    """Inputs of a seat, kinds of positions, roles of seats in them, of how many roles the units
    speak, and units."""

    inputs: int
    kinds: int
    roles: int
    voices: int
    units: int

    def rows(self) -> dict[str, tuple[int, ...]]:
        """The rows of such a net."""
        return {
            "base": (self.kinds * self.roles,),
            "direct": (self.kinds * self.roles, self.inputs),
            "offset": (self.kinds * self.roles, self.units),
            "outward": (self.kinds * self.roles, self.units),
            "own": (self.inputs, self.units),
            "others": (self.inputs, self.units),
        }


class Heap(NamedTuple):
    """Positions: inputs by seat, the kind, the role of each seat, who is there, and what came of it
    for each."""

    inputs: Array
    kind: Array
    role: Array
    there: Array
    came: Array

    def part(self, at: Any) -> Heap:
        return Heap(*(one[at] for one in self))


class Student:
    """The numbers, in units of the inputs' spread, and Adam's memory of them."""

    def __init__(self, shape: Shape, heap: Heap, luck: int, start: Weights | None = None) -> None:
        self.shape, self.steps = shape, 0
        self.alone = heap.inputs.shape[1] == 1
        seen = heap.inputs[heap.there]
        self.spread = seen.std(0) + FAINT
        random = np.random.default_rng(luck)
        self.numbers = {name: np.zeros(size, np.float32) for name, size in shape.rows().items()}
        for name in ("own", "others"):
            many = (shape.inputs, shape.units)
            self.numbers[name] += random.normal(size=many) / (2 * shape.inputs) ** 0.5
        if start is not None:
            self._begin_with(start)
        elif self.alone:
            self.numbers["base"] += heap.came.mean()
        self.mean = {name: np.zeros_like(value) for name, value in self.numbers.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.numbers.items()}

    def _begin_with(self, known: Weights) -> None:
        """The numbers in use: the sums, and the units if there are as many."""
        same = known["own"].size == self.numbers["own"].size
        for name in ROWS if same else ("base", "direct"):
            by = self.spread if name == "direct" else 1.0
            by = self.spread[:, None] if name in ("own", "others") else by
            self.numbers[name] = (known[name].reshape(self.numbers[name].shape) * by).astype(
                np.float32
            )

    def _places(self, heap: Heap) -> Array:
        return heap.kind[:, None] * self.shape.roles + heap.role

    def foretell(self, heap: Heap) -> tuple[Array, Array]:
        """What the units say, and the chances; inputs in units of their spread."""
        n, places = self.numbers, self._places(heap)
        told = heap.inputs @ n["others"]
        units = heap.inputs @ n["own"] + told.sum(1, keepdims=True) - told
        units = np.maximum(units + n["offset"][places], 0)
        units *= (heap.role < self.shape.voices)[:, :, None]
        total = (units * n["outward"][places]).sum(2) + (heap.inputs * n["direct"][places]).sum(2)
        total += n["base"][places]
        if self.alone:
            return units, total
        total = np.where(heap.there, total, -1e9)
        chances = np.exp(total - total.max(1, keepdims=True))
        return units, chances / chances.sum(1, keepdims=True)

    def study(self, heap: Heap, rate: float) -> None:
        """One step; the units' numbers decay."""
        units, chances = self.foretell(heap)
        error = (chances - heap.came) * heap.there / len(heap.kind)
        if self.alone:
            error *= SLOPE
        self._step(self._slopes(heap, units, error.astype(np.float32)), rate)

    def _slopes(self, heap: Heap, units: Array, error: Array) -> dict[str, Array]:
        shape, n, places = self.shape, self.numbers, self._places(heap)
        flat = heap.inputs.reshape(-1, shape.inputs)
        size = len(flat), shape.units
        back = error[:, :, None] * n["outward"][places] * (units > 0)
        told = (back.sum(1, keepdims=True) - back).reshape(size)
        back = back.reshape(size)
        by_place = np.eye(shape.kinds * shape.roles, dtype=np.float32)[places.ravel()].T
        erring = error.reshape(-1, 1)
        return {
            "base": by_place @ error.ravel(),
            "direct": by_place @ (erring * flat),
            "offset": by_place @ back,
            "outward": by_place @ (erring * units.reshape(size)),
            "own": flat.T @ back,
            "others": flat.T @ told,
        }

    def _step(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.numbers[name] -= rate * mean / (np.sqrt(square) + 1e-8)
        for name in ("own", "others", "outward"):
            self.numbers[name] *= 1 - rate * DECAY

    def taught(self) -> dict[str, Array]:
        """The numbers for inputs as they are."""
        n = {name: value.astype(float) for name, value in self.numbers.items()}
        for name in ("own", "others"):
            n[name] = n[name] / self.spread[:, None]
        return {**n, "direct": n["direct"] / self.spread}


def fit(
    shape: Shape, heap: Heap, passes: int, luck: int, start: Weights | None = None,
    quickness: float = 1.0,
) -> Student:  # fmt: skip
    """Goes over all positions some times, more and more slowly."""
    student, random = Student(shape, heap, luck, start), np.random.default_rng([luck, 1])
    scaled = heap._replace(inputs=heap.inputs / student.spread)
    steps = passes * max(1, len(heap.kind) // BATCH)
    while student.steps < steps:
        order = random.permutation(len(heap.kind))
        for first in range(0, max(1, len(order) - BATCH + 1), BATCH):
            rate = quickness * RATE * (1 + np.cos(np.pi * student.steps / steps)) / 2
            student.study(scaled.part(order[first : first + BATCH]), rate)
    return student


def loss(student: Student, heap: Heap) -> float:
    """How surprised one is by who won, in nats; alone, the mean square of what points miss."""
    scaled = heap._replace(inputs=heap.inputs / student.spread)
    said = student.foretell(scaled)[1]
    if student.alone:
        return float(((said - heap.came) ** 2).mean())
    return float(-(heap.came * np.log(np.clip(said, 1e-6, 1))).sum(1).mean())
