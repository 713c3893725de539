"""Is the Game of Nations fair to every place in the turn order, and does it come to an end?

Run: python bench/kark_balance.py --page docs/kark-balance.md
Greedy bots play each number of players with the default rules and with each option that matters;
the tables go to standard output, or between the marks of the page. The same seed, the same tables.
With --keep FILE, games are kept as they are played, and a run that was stopped goes on from there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from nations.arena.simulate import Plan, wilson
from nations.bots.bot import make_bot
from nations.contract import Decision, Game, Move, View
from nations.games.kark.view import KarkView
from nations.match.dealer import Seeded
from nations.match.match import Match, run

PLAIN: dict[str, str] = {}
VARIANTS = (
    {"ruin": "cannot_pay"},
    {"free_tanker": "sea"},
    {"start_cash": "10"},
    {"captured_leaders": "reserve"},
    {"abandoned_port": "owner"},
)
FOR_TWO = ({"duty": "loose"}, {"trade_moment": "last"}, {"blocked": "out"})
"""Greedy bots trade last anyway and keep a leader that can move, so these change little."""
SCATTERED = (PLAIN, {"start_cash": "10"})
"""For two once more, with first turns at random: greedy bots always open in the same way."""
OPENING = ("placing", "free_tanker")
LIMIT = {"round_limit": "60"}
LAST_LEFT = "K-E2"
PLACES = ("first", "second", "third", "fourth")
BEGIN, END = "<!-- tables -->\n", "<!-- end of tables -->"
CHUNK = 10


class Cell(msgspec.Struct, frozen=True):
    """What a line of a table is about; `scattered` if the first turns are played at random."""

    plan: Plan
    scattered: bool = False


class Played(msgspec.Struct, frozen=True):
    """What is kept of a game: the places of its winners in the turn order, its length, its end."""

    places: tuple[int, ...]
    rounds: int
    reason: str


def play(cell: Cell, numbers: Sequence[int]) -> list[Played]:
    """Some games of a cell."""
    game = cell.plan.make_game()
    return [play_one(game, cell, number) for number in numbers]


def play_one(game: Game[Any], cell: Cell, number: int) -> Played:
    """The game of a number: it depends on the seed and the number alone."""
    plan = cell.plan
    seed, seats = f"{plan.seed}/{number}", len(plan.players)
    bots = [make_bot(name, game, f"{seed}/{at}") for at, name in enumerate(plan.players)]
    opener = make_bot("random", game, f"{seed}/opener")

    def choose(turn: Decision, view: View) -> Move:
        opens = cell.scattered and isinstance(view, KarkView) and view.phase in OPENING
        return (opener if opens else bots[turn.seat]).choose(view, turn.moves)

    match = Match(game, Seeded(seed))
    over = run(match, choose)
    table = match.view(None)
    assert isinstance(table, KarkView)  # noqa: S101 - a view of this game
    places = tuple((seat - table.first) % seats for seat in over.winners)
    return Played(places, table.round, over.reason)


def cells(
    games: int, plain: int, seed: str, only: frozenset[str] = frozenset()
) -> Iterator[tuple[Cell, int]]:
    """What is played, and how many games of it; of the options `only` some, if they are named."""
    for seats in (2, 3, 4):
        rules = [(options, False) for options in (PLAIN, *VARIANTS)]
        if seats == 2:
            rules += [(options, False) for options in FOR_TWO]
            rules += [(options, True) for options in SCATTERED]
        for options, scattered in rules:
            if only and (scattered or not options.keys() <= only):
                continue
            plan = Plan("kark", ("greedy",) * seats, seed, options | LIMIT)
            many = games // (seats - 1) if options else plain // min(seats - 1, 2)
            yield Cell(plan, scattered), many


class Kept(msgspec.Struct, frozen=True):
    """Games of a cell in a row, as a line of a file."""

    cell: Cell
    played: list[Played]


def kept(path: Path | None, cell: Cell, games: int) -> list[Played]:
    """The games of a cell that an earlier run played, up to a number of them."""
    if path is None or not path.exists():
        return []
    lines = (msgspec.json.decode(line, type=Kept) for line in path.read_bytes().splitlines())
    return [one for line in lines if line.cell == cell for one in line.played][:games]


def measure(
    cell: Cell, games: int, pool: ProcessPoolExecutor, path: Path | None = None
) -> list[Played]:
    """All games of a cell, with progress on stderr."""
    played = kept(path, cell, games)
    rest = range(len(played), games)
    tasks = [rest[at : at + CHUNK] for at in range(0, len(rest), CHUNK)]
    for some in pool.map(play, [cell] * len(tasks), tasks):
        played += some
        if path is not None:
            with path.open("ab") as file:
                file.write(msgspec.json.encode(Kept(cell, some)) + b"\n")
        sys.stderr.write(
            f"\r{len(cell.plan.players)} players, {_name(cell)}: {len(played)}/{games} "
        )
    sys.stderr.write("\n")
    return played


def _name(cell: Cell) -> str:
    options = cell.plan.options
    changed = [f"`{name} = {value}`" for name, value in options.items() if name not in LIMIT]
    name = ", ".join(changed) or "default rules"
    return f"{name}, first turns at random" if cell.scattered else name


def _share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{count / games:.0%} ({max(low, 0):.0%}–{high:.0%})"


def row(cell: Cell, played: list[Played]) -> str:
    """A line of a table."""
    games, seats = len(played), len(cell.plan.players)
    unfinished = sum(one.reason != LAST_LEFT for one in played)
    parts = [_name(cell), str(games), _share(unfinished, games)]
    parts.append(f"{median(one.rounds for one in played):g}")
    parts += [_share(sum(at in one.places for one in played), games) for at in range(seats)]
    return f"| {' | '.join(parts)} |\n"


def heading(seats: int) -> str:
    columns = ["rules", "games", "unfinished", "median rounds"]
    columns += [f"{place} wins" for place in PLACES[:seats]]
    lines = f"| {' | '.join(columns)} |\n|---{'|---:' * (len(columns) - 1)}|\n"
    return f"\n**{seats} players** (a fair share is {1 / seats:.0%})\n\n{lines}"


def tables(wanted: Iterable[tuple[Cell, int]], jobs: int, path: Path | None = None) -> str:
    """Every cell, measured."""
    text, seats = "", 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for cell, many in wanted:
            if len(cell.plan.players) != seats:
                seats = len(cell.plan.players)
                text += heading(seats)
            text += row(cell, measure(cell, many, pool, path))
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--games",
        type=int,
        default=200,
        help="games of two with each option; half as many of three, a third of four",
    )
    parser.add_argument(
        "--plain-games", type=int, default=400, help="with the default rules; half of more"
    )
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", nargs="*", default=[], help="the default rules and these options")
    parser.add_argument("--page", type=Path, help="the page whose tables are replaced")
    parser.add_argument("--keep", type=Path, help="a file of games that a later run need not play")
    chosen = parser.parse_args()
    wanted = cells(chosen.games, chosen.plain_games, chosen.seed, frozenset(chosen.only))
    made = tables(wanted, chosen.jobs, chosen.keep)
    if chosen.page is None:
        sys.stdout.write(made)
        return
    before, _, rest = chosen.page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    chosen.page.write_text(f"{before}{BEGIN}{made}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
