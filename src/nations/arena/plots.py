"""Plots as SVG text, drawn here: a report must open without a network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 200, 90, 30, 26


class Dot(NamedTuple):
    """A line of a plot: its name, a value with an interval, and how the value is written."""

    name: str
    value: float
    low: float
    high: float
    text: str


def dot_plot(marks: Sequence[Dot], middle: float) -> str:
    """Values as dots with their intervals; a dashed line stands where nobody is better."""
    low = min([middle, *(mark.low for mark in marks)])
    high = max([middle, *(mark.high for mark in marks)])
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT), 1)

    height = TOP + ROW * len(marks)
    at = x(middle)
    parts = [f'<line class="middle" x1="{at}" x2="{at}" y1="6" y2="{height - 6}"/>']
    for row, mark in enumerate(marks):
        y = TOP + ROW * row
        parts += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(mark.name)}</text>',
            f'<line class="interval" x1="{x(mark.low)}" x2="{x(mark.high)}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{x(mark.value)}" cy="{y}" r="5"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}">{escape(mark.text)}</text>',
        ]
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg>'
