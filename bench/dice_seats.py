"""What going first is worth in the dice game, and what the books are worth that make up for it.

Run: python bench/dice_seats.py --games 4000 --seed 1 [--set PATH] [--player rules]
D-S4 gives later players more books (1, 2, 3, 4; the second of two has 3). This is stated and is not
changed; here games begin with other books as well, so that the two effects can be told apart. The
tables go to standard output, in Markdown. The same seed, the same tables.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nations.balance.intervals import share
from nations.balance.playing import Compiled, CountedTable, Tallies
from nations.compiling.layout import Layout
from nations.kernel.game import KernelGame

STARTS = {
    2: ((1, 1), (1, 2), (1, 3)),
    3: ((1, 1, 1), (1, 2, 3)),
    4: ((1, 1, 1, 1), (1, 2, 3, 4)),
}
"""Books by place in the first order, for each number of players; the last is D-S4."""


def seated(rules: KernelGame[Any, Any], books: Sequence[int]) -> Layout:
    """A game whose players sit in the order of their seats and have these books."""
    state: Any = rules.start()
    while state.seated < len(books):
        rules.kernel.play(rules.box, state, state.seated)
    for seat, count in enumerate(books):
        state.nation[seat].books = count
    return state  # type: ignore[no-any-return]  # a state of the game


def played(table: CountedTable, books: Sequence[int], games: int) -> Tallies:
    """The tallies of games that begin with these books."""
    _, rules, counting = table.subject()
    policy = counting.policies[table.players[0]]
    return Compiled(table, policy, seated(rules, books)).play(games, 0, lambda _: None)


def lines(tallies: Tallies, books: Sequence[int]) -> str:
    """A line of the table: books, wins above the fair share, and mean scores, by place."""
    seats, games = len(books), len(tallies)
    shares = [
        share(int(tallies["wins"][:, seat].sum()), games, less=1 / seats) for seat in range(seats)
    ]
    wins = " ".join(f"{one.value * 100:+.1f}" for one in shares)
    half = max((one.high - one.low) / 2 for one in shares)
    scores = " ".join(f"{tallies['scores'][:, seat].mean():.1f}" for seat in range(seats))
    return f"| {seats} | {' '.join(map(str, books))} | {wins} | ±{half * 100:.1f} | {scores} |"


def main() -> None:
    """Reads the command line and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--player", default="rules")
    parser.add_argument("--set", type=Path, default=None)
    given = parser.parse_args()
    path = None if given.set is None else str(given.set)
    print("| players | books | wins above the fair share, by place | 95 % | mean scores |")  # noqa: T201 - a script that prints
    print("|---:|---|---|---|---|")  # noqa: T201 - as above
    for seats, starts in STARTS.items():
        table = CountedTable("dice", (given.player,) * seats, given.seed, {}, path)
        for books in starts:
            print(lines(played(table, books, given.games), books), flush=True)  # noqa: T201 - as above


if __name__ == "__main__":
    main()
