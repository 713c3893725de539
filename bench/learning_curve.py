"""The curve of the example that learns: docs/learning.svg, from examples/ppo/curve.json.

Run: .venv/bin/python bench/learning_curve.py [CURVE], with what `nations_ppo.py --curve` wrote.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "learning.svg"
WIDTH, HEIGHT, LEFT, TOP = 560, 260, 50, 34
COLOURS = {"random": "#1b6ca8", "easy": "#5a7d2a", "rules": "#b3541e"}
Point = Mapping[str, float]


def svg(curve: Sequence[Point]) -> str:
    """Shares of wins upwards, processor minutes to the right."""
    words = "Share of wins against others, by minutes of processor time"
    last = max(point["seconds"] for point in curve)
    wide, high = LEFT + WIDTH + 30, TOP + HEIGHT + 40
    style = "text{font:12px sans-serif;fill:#444}.e{text-anchor:end}.m{text-anchor:middle}"
    style += ".g{stroke:#ccc}polyline{fill:none;stroke-width:2}"

    def x(seconds: float) -> float:
        return LEFT + WIDTH * seconds / last

    def y(share: float) -> float:
        return TOP + HEIGHT * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
        f'<title>{words}</title><style>{style}</style><rect width="{wide}" height="{high}" '
        'fill="#fff"/>',
        f'<text x="{LEFT}" y="18">{words}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{at}" y2="{at}" class="g"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4}" class="e">{percent}%</text>')
    for minute in range(int(last // 60) + 1):
        at = x(minute * 60)
        parts.append(f'<text x="{at:.0f}" y="{TOP + HEIGHT + 18}" class="m">{minute}</text>')
    for name, colour in COLOURS.items():
        known = [point for point in curve if name in point]
        if known:
            line = " ".join(f"{x(one['seconds']):.1f},{y(one[name]):.1f}" for one in known)
            parts.append(f'<polyline points="{line}" stroke="{colour}"/>')
            above = y(known[-1][name]) + (14 if known[-1][name] > 0.9 else -8)
            parts.append(
                f'<text x="{LEFT + WIDTH}" y="{above:.0f}" class="e" style="fill:{colour}">'
                f"against {name}</text>"
            )
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    source = Path(sys.argv[1]) if sys.argv[1:] else ROOT / "examples" / "ppo" / "curve.json"
    TARGET.write_text(svg(json.loads(source.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
