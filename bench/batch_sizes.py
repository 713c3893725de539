"""Steps a second of vector environments against the number of games: docs/batch-sizes.svg.

Run: .venv/bin/python bench/batch_sizes.py. One core, observations and masks included; every point
is the best of several rounds, by CPU time. EnvPool is in it if it is installed. (pgx compiles for
each number of games, which takes longer than all of this; `nations bench` has it at 1,024.)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import log2, log10
from pathlib import Path

from nations.bench import vector
from nations.bench.contest import BenchWork, contest, one_core

TARGET = Path(__file__).parents[1] / "docs" / "batch-sizes.svg"
SIZES = (1, 4, 16, 64, 256, 1024, 4096)
ROUNDS, SECONDS = 4, 0.1
WIDTH, HEIGHT, LEFT, TOP = 560, 300, 70, 34
LOWEST, HIGHEST = 2, 7
"""Powers of ten at the lower and the upper edge."""
COLOURS = ("#1b6ca8", "#b3541e", "#5a7d2a")
Series = Mapping[int, float]

MAKERS: dict[str, Callable[[int], BenchWork]] = {
    "dice, 2 seats": lambda games: vector.ours("dice", games)[1],
    "Kark, 3 seats": lambda games: vector.ours("kark", games)[1],
    "EnvPool backgammon": lambda games: vector.envpool("Backgammon-v1", games),
}


def measured() -> dict[str, Series]:
    """Steps a second of everybody who is here, for each number of games."""
    found: dict[str, dict[int, float]] = {}
    with one_core():
        for games in SIZES:
            works = {}
            for name, make in MAKERS.items():
                try:
                    works[name] = make(games)
                except ImportError:
                    continue
            for name, rate in contest(works, ROUNDS, SECONDS).items():
                found.setdefault(name, {})[games] = rate.steps_s
    return dict(found)


def x(games: int) -> float:
    return LEFT + WIDTH * log2(games) / log2(SIZES[-1])


def y(steps: float) -> float:
    return TOP + HEIGHT * (HIGHEST - log10(steps)) / (HIGHEST - LOWEST)


def svg(series: Mapping[str, Series]) -> str:
    """A plot with two scales of powers."""
    words = "Steps a second on one core against games side by side, with observations and masks"
    style = "text{font:12px sans-serif;fill:#444}.e{text-anchor:end}.m{text-anchor:middle}"
    style += ".g{stroke:#ccc}polyline{fill:none;stroke-width:2}"
    wide, high = LEFT + WIDTH + 30, TOP + HEIGHT + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
        f'<title>{words}</title><style>{style}</style><rect width="{wide}" height="{high}" '
        'fill="#fff"/>',
        f'<text x="{LEFT}" y="18">{words}</text>',
    ]
    for power in range(LOWEST, HIGHEST + 1):
        at = y(10**power)
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{at}" y2="{at}" class="g"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4}" class="e">{10**power:,}</text>')
    for games in SIZES:
        below = TOP + HEIGHT + 18
        parts.append(f'<text x="{x(games):.0f}" y="{below}" class="m">{games:,}</text>')
    for (name, one), colour in zip(series.items(), COLOURS, strict=False):
        points = " ".join(f"{x(games):.1f},{y(rate):.1f}" for games, rate in sorted(one.items()))
        parts.append(f'<polyline points="{points}" stroke="{colour}"/>')
        last = y(one[SIZES[-1]]) - 8
        parts.append(
            f'<text x="{LEFT + WIDTH}" y="{last:.0f}" class="e" style="fill:{colour}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    series = measured()
    TARGET.write_text(svg(series), "utf-8")
    print(json.dumps(series, indent=1))  # noqa: T201 - the output


if __name__ == "__main__":
    main()
