"""How the cost of a step grows with seats, unused dice and legal moves: docs/growth.svg.

Run: .venv/bin/python bench/growth.py. Every point is the best of several rounds, by CPU time. The
dice beyond those of usual games are laid beside the board by hand, to see that nothing explodes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from nations.batch import Playouts, Table
from nations.batch.arrays import kernel_loop, whole
from nations.compiling.layout import dtype
from nations.compiling.rules import rule
from nations.kernel.generator import Generator
from nations.kernel.playout import random_move
from nations.registry import load

if TYPE_CHECKING:
    # What the kernel of a game fills in; see nations.kernel.game.Kernel.
    def note_moves(box: Any, s: Any) -> None: ...
    def play(box: Any, s: Any, number: int) -> None: ...


TARGET = Path(__file__).parents[1] / "docs" / "growth.svg"
STATES, ROUNDS, FEWEST = 2000, 7, 40
DICE_COUNTS = (1, 2, 4, 6, 8, 12, 16, 24, 32, 40)
ACTING = 6
Series = Mapping[int, float]


@rule
def step_each(box: Any, states: Any, g: Generator) -> None:
    """One decision in each state, and all that follows from it."""
    for at in range(len(states)):
        note_moves(box, states[at])
        play(box, states[at], random_move(box, states[at], g))


def ns_a_step(loop: Any, box: Any, states: Any) -> float:
    """The best time of a step over copies of the states, in nanoseconds."""
    many = states[np.arange(STATES) % len(states)]
    work, generators, times = many.copy(), np.ones(1, dtype(Generator)), []
    for _ in range(ROUNDS):
        whole(work)[:] = whole(many)
        began = process_time()
        loop(box, work, generators[0])
        times.append(process_time() - began)
    return min(times) / STATES * 1e9


def decisions(game: Any, games: int = 400, steps: int = 60) -> Any:
    """States that wait for a decision, from random games."""
    table, random = Table(game, games, 1), np.random.default_rng(1)
    found = []
    for _ in range(steps):
        found.append(table.states[~table.over].copy())
        moves = (random.random(table.masks.shape) * table.masks).argmax(axis=1)
        table.step(moves)
        table.reset(table.over)
    return np.concatenate(found)


def by_seats(name: str) -> Series:
    edition, series = load(name), {}
    for seats in edition.seats:
        game: Any = edition.game(seats, edition.unattended, None)
        playouts, times = Playouts(game), []
        playouts.play(1)
        for seed in range(ROUNDS):
            began = process_time()
            results = playouts.play(1000, seed)
            times.append((process_time() - began) / results["steps"].sum())
        series[seats] = min(times) * 1e9
    return series


def by_moves(loop: Any, box: Any, states: Any) -> Series:
    """Time of a step by the number of legal moves that it was chosen from."""
    counts = np.array([sum(int(word).bit_count() for word in row) for row in states["moves"]])
    often = [int(n) for n in np.unique(counts) if (counts == n).sum() >= FEWEST]
    return {n: ns_a_step(loop, box, states[counts == n]) for n in often}


def by_dice(loop: Any, box: Any, states: Any) -> Series:
    """Time of an action, its payment's choices included, by the dice unused beside the board."""
    acting, random, series = states[states["phase"] == ACTING], np.random.default_rng(2), {}
    at = acting["order"][np.arange(len(acting)), acting["at"]]
    faces = np.flatnonzero(box["ways"])
    for dice in DICE_COUNTS:
        laid = acting.copy()
        rolled = random.choice(faces, (len(laid), dice))
        unused = np.stack([np.bincount(row, minlength=24) for row in rolled])
        laid["nation"]["unused"][np.arange(len(laid)), at] = unused
        series[dice] = ns_a_step(loop, box, laid)
    return series


def panel(left: int, title: str, series: Mapping[str, Series]) -> str:
    """A plot of some series: nanoseconds a step upwards from 0."""
    width, height, top = 250, 170, 30
    highest = max(max(one.values()) for one in series.values()) * 1.1
    last = max(max(one) for one in series.values())
    parts = [f'<text x="{left}" y="18" class="t">{title}</text>']
    for share in (0, 0.5, 1):
        y = top + height * (1 - share)
        parts.append(f'<line x1="{left}" x2="{left + width}" y1="{y}" y2="{y}" class="g"/>')
        parts.append(f'<text x="{left - 4}" y="{y + 4}" class="n e">{highest * share:.0f}</text>')
    for number in sorted({n for one in series.values() for n in one}):
        if last <= 6 or number in (1, 8, 16, 24, 32, 40, 60, 80):
            x = left + width * number / last
            parts.append(f'<text x="{x:.0f}" y="{top + height + 14}" class="n m">{number}</text>')
    for place, (name, one) in enumerate(series.items()):
        points = [
            f"{left + width * n / last:.1f},{top + height * (1 - ns / highest):.1f}"
            for n, ns in sorted(one.items())
        ]
        parts.append(f'<polyline points="{" ".join(points)}" class="s{place}"/>')
        parts.append(
            f'<text x="{left + 6}" y="{top + 14 + 14 * place}" class="s{place}">{name}</text>'
        )
    return "\n".join(parts)


STYLE = """text{font:11px sans-serif;fill:#444}.t{font-weight:bold}.e{text-anchor:end}
.m{text-anchor:middle}
.g{stroke:#ccc}polyline{fill:none;stroke-width:2}
polyline.s0{stroke:#1b6ca8}polyline.s1{stroke:#b3541e}
text.s0{fill:#1b6ca8}text.s1{fill:#b3541e}"""


def svg(panels: Sequence[str]) -> str:
    """The panels side by side."""
    words = "Nanoseconds a step against seats, unused dice and legal moves"
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 930 230" role="img">'
    back = '<rect width="930" height="230" fill="#fff"/>'
    return "\n".join(
        [head, f"<title>{words}</title><style>{STYLE}</style>{back}", *panels, "</svg>\n"]
    )


def main() -> None:
    moves: dict[str, Series] = {}
    dice: Series = {}
    for name, seats in (("dice", 4), ("kark", 4)):
        edition = load(name)
        game: Any = edition.game(seats, edition.unattended, None)
        loop, table = kernel_loop(game, step_each, False), decisions(game)
        box = Table(game, 1)._box[0]
        moves[name] = by_moves(loop, box, table)
        if name == "dice":
            dice = by_dice(loop, box, table)
    seats_series = {name: by_seats(name) for name in ("dice", "kark")}
    panels = [
        panel(40, "ns a step by seats", seats_series),
        panel(350, "ns an action by unused dice", {"dice": dice}),
        panel(660, "ns a decision by legal moves", moves),
    ]
    TARGET.write_text(svg(panels), "utf-8")
    for title, one in (*seats_series.items(), ("unused dice", dice), *moves.items()):
        print(title, {n: round(ns) for n, ns in sorted(one.items())})  # noqa: T201 - the output


if __name__ == "__main__":
    main()
