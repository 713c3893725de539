"""Is the Game of Nations fair to every place in the turn order, and does it come to an end?

Run: python bench/kark_balance.py --page docs/kark-balance.md
Greedy bots play each number of players with the default rules and with each option that matters;
the tables go to standard output, or between the marks of the page. The same seed, the same tables.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from nations.arena.simulate import Plan, wilson
from nations.bots.bot import make_bot
from nations.contract import Game
from nations.dealer import Seeded
from nations.games.game_of_nations.view import Kark
from nations.match import Match, run

PLAIN: dict[str, str] = {}
VARIANTS = ({"start_cash": "10"}, {"captured_leaders": "reserve"}, {"abandoned_port": "owner"})
FOR_TWO = ({"duty": "loose"}, {"trade_moment": "last"}, {"blocked": "out"})
"""Greedy bots trade last anyway and keep a leader that can move, so these change little."""
LIMIT = {"round_limit": "60"}
LAST_LEFT = "K-E2"
PLACES = ("first", "second", "third", "fourth")
BEGIN, END = "<!-- tables -->\n", "<!-- end of tables -->"
CHUNK = 10


class Played(NamedTuple):
    """What is kept of a game: the places of its winners in the turn order, its length, its end."""

    places: tuple[int, ...]
    rounds: int
    reason: str


def play(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Some games of a plan."""
    game = plan.make_game()
    return [play_one(game, plan, number) for number in numbers]


def play_one(game: Game[Any], plan: Plan, number: int) -> Played:
    """The game of a number: it depends on the seed and the number alone."""
    seed, seats = f"{plan.seed}/{number}", len(plan.players)
    bots = [make_bot(name, game, f"{seed}/{at}") for at, name in enumerate(plan.players)]
    match = Match(game, Seeded(seed))
    over = run(match, lambda turn, view: bots[turn.seat].choose(view, turn.moves))
    table = match.view(None)
    assert isinstance(table, Kark)  # noqa: S101 - a view of this game
    places = tuple((seat - table.first) % seats for seat in over.winners)
    return Played(places, table.round, over.reason)


def cells(games: int, plain: int, seed: str) -> Iterator[tuple[Plan, int]]:
    """What is played, and how many games of it."""
    for seats in (2, 3, 4):
        for options in (PLAIN, *VARIANTS, *(FOR_TWO if seats == 2 else ())):
            plan = Plan("kark", ("greedy",) * seats, seed, options | LIMIT)
            many = games if options else plain
            yield plan, many if seats == 2 else many // 2


def measure(plan: Plan, games: int, pool: ProcessPoolExecutor) -> list[Played]:
    """All games of a cell, with progress on stderr."""
    tasks = [range(games)[at : at + CHUNK] for at in range(0, games, CHUNK)]
    played: list[Played] = []
    for some in pool.map(play, [plan] * len(tasks), tasks):
        played += some
        sys.stderr.write(f"\r{len(plan.players)} players, {_name(plan)}: {len(played)}/{games} ")
    sys.stderr.write("\n")
    return played


def _name(plan: Plan) -> str:
    changed = {name: value for name, value in plan.options.items() if name not in LIMIT}
    return ", ".join(f"`{name} = {value}`" for name, value in changed.items()) or "default rules"


def _share(count: int, games: int) -> str:
    low, high = wilson(count, games)
    return f"{count / games:.0%} ({max(low, 0):.0%}–{high:.0%})"


def row(plan: Plan, played: list[Played]) -> str:
    """A line of a table."""
    games, seats = len(played), len(plan.players)
    unfinished = sum(one.reason != LAST_LEFT for one in played)
    parts = [_name(plan), str(games), _share(unfinished, games)]
    parts.append(f"{median(one.rounds for one in played):g}")
    parts += [_share(sum(at in one.places for one in played), games) for at in range(seats)]
    return f"| {' | '.join(parts)} |\n"


def heading(seats: int) -> str:
    columns = ["rules", "games", "unfinished", "median rounds"]
    columns += [f"{place} wins" for place in PLACES[:seats]]
    lines = f"| {' | '.join(columns)} |\n|---{'|---:' * (len(columns) - 1)}|\n"
    return f"\n**{seats} players** (a fair share is {1 / seats:.0%})\n\n{lines}"


def tables(games: int, plain: int, seed: str, jobs: int) -> str:
    """Every cell, measured."""
    text, seats = "", 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for plan, many in cells(games, plain, seed):
            if len(plan.players) != seats:
                seats = len(plan.players)
                text += heading(seats)
            text += row(plan, measure(plan, many, pool))
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--games", type=int, default=200, help="games of two with each option, half for more"
    )
    parser.add_argument("--plain-games", type=int, default=400, help="and with the default rules")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--page", type=Path, help="the page whose tables are replaced")
    chosen = parser.parse_args()
    made = tables(chosen.games, chosen.plain_games, chosen.seed, chosen.jobs)
    if chosen.page is None:
        sys.stdout.write(made)
        return
    before, _, rest = chosen.page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    chosen.page.write_text(f"{before}{BEGIN}{made}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
