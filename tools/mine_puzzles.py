"""Finds puzzles in bots' games: positions in which one action is clearly best, and not plain.

Run: python tools/mine_puzzles.py dice --first 0 --games 100 --add [--want 220]
A position is taken if a quick search sees one action far ahead of the others, as many levels of
bots miss it as are asked for, and ten times the effort of a review is sure, at 99 %, that every
other first move loses something. What is found is added to the package's data, without doubles.
The same seeds find the same puzzles.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

import nations
from nations.bots.bot import asked, make_bot
from nations.contract import Decision, Effort
from nations.match.match import notation_of
from nations.puzzle.puzzle import Alternative, Origin, Puzzle
from nations.registry import load
from nations.review import Judge
from nations.review.actions import WholeAction, actions_of

DATA = Path(__file__).parents[1] / "src" / "nations" / "puzzle" / "data"
PLAYERS = (("greedy", "greedy"), ("rules", "rules"), ("easy", "rules"), ("greedy", "search:300"))
LEVELS = {"dice": ("easy", "greedy", "rules", "search:300", "search:2000")}
LEVELS["kark"] = ("easy", "greedy", "rules", "search:100", "search:500")
CHOICES = 4
"""First moves that there are at least."""
AHEAD = 0.05
"""Of the best before the second, as a quick search sees it, and as the certificate says it is."""
NEAR = 0.25
"""One other at least is not sillier than so."""
OPEN = (0.12, 0.93)
"""The best move's chance to win: neither lost nor won."""
SURE = 3.5
"""Standard errors of a certificate of 99 %, after the fewest rounds of luck and after more."""
FEWEST, MOST = 8, 256
"""Rounds of luck for each other move."""
LUCK = 50_000_000
"""Seeds of these rounds: none that the naming has met."""
TIMES = 10


def sought(game: Any, match: Any, effort: int) -> Iterator[WholeAction]:
    """Actions before which a quick search sees one move ahead."""
    last = None
    for action in actions_of(game, game, [entry.move for entry in match.log]):
        turn = game.turn(action.before)
        if not isinstance(turn, Decision) or len(turn.moves) < CHOICES or last == action.seat:
            last = action.seat if last != action.seat else None
            continue
        view = game.view(action.before, turn.seat)
        judged = game.judge(view, turn.moves, Effort(nodes=effort), 1)
        first, second = sorted((one.worth for one in judged), reverse=True)[:2]
        if OPEN[0] < first < OPEN[1] and AHEAD < first - second < NEAR:
            last = action.seat
            yield action


def missed_by(game: Any, state: Any, right: set[str]) -> tuple[str, ...]:
    """The levels of bots that do something else."""
    turn, found = game.turn(state), []
    view, write = game.view(state, turn.seat), notation_of(game).write_move
    for level in LEVELS[game.terms.game]:
        bot = make_bot(level, game, "puzzle")
        if write(asked(bot, view, turn.moves)) not in right:
            found.append(level)
    return tuple(found)


def loss_of(best: Callable[[int], float], other: Callable[[int], float]) -> tuple[float, float]:
    """What a state is worth less than the best one, and at least is at 99 %; of both it is told
    what they come to by each luck."""
    met: list[float] = []
    while True:
        luck = LUCK + len(met)
        met.append(best(luck) - other(luck))
        if len(met) < FEWEST or len(met) & (len(met) - 1):
            continue  # asked at 8, 16, 32…
        loss, wide = fmean(met), SURE * stdev(met) / sqrt(len(met))
        if loss - wide > AHEAD / 2 or loss + wide < AHEAD or len(met) >= MOST:
            return loss, loss - wide


def certified(
    game: Any, action: WholeAction
) -> tuple[tuple[str, ...], set[str], list[Alternative]] | None:
    """The best action, the moves that it can begin with, and what all others lose; or None."""
    judge = Judge(game, TIMES * game.usual_effort, seed=11)
    write, position = notation_of(game).write_move, notation_of(game).write_position
    turn, stretch = game.turn(action.before), game.stretch(action.before)
    best, there = judge.best(action.before)
    right, others = {write(best[0])}, list[Alternative]()
    quick = Judge(game, seed=12)
    view = game.view(action.before, turn.seat)
    looks = game.judge(view, turn.moves, Effort(nodes=game.usual_effort), 2)

    def worth(state: Any) -> Callable[[int], float]:
        return cache(lambda luck: game.expect(state, stretch, luck, brief=True).chances[turn.seat])

    of_best = worth(there)
    for one in sorted(looks, key=lambda look: -look.worth):
        if one.move == best[0]:
            continue
        _, state = quick.played(action.before, one.move, turn.seat)
        if position(state) == position(there):
            right.add(write(one.move))
            continue
        loss, least = loss_of(of_best, worth(state))
        if least <= AHEAD / 2 or loss < AHEAD:
            return None
        others.append(Alternative(write(one.move), round(loss, 3), round(least, 3)))
    others.sort(key=lambda other: other.loss)
    if len(others) < CHOICES - 1 or others[0].loss > NEAR:
        return None
    return tuple(write(move) for move in best), right, others


def puzzle_of(game: Any, players: tuple[str, ...], seed: int, action: WholeAction) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    found = certified(game, action)
    if found is None:
        return None
    answer, right, others = found
    missed = missed_by(game, action.before, right)
    write, terms = notation_of(game).write_position, game.terms
    worth = game.expect(action.before, game.stretch(action.before), 5).chances[action.seat]
    source = Origin(players, str(seed), action.at, TIMES * game.usual_effort, terms.rules)
    name, also = f"{terms.game}-{seed}-{action.at}", tuple(sorted(right - {answer[0]}))
    position = write(action.before)
    about = (name, terms.game, terms.seats, terms.options, position, action.seat)
    return Puzzle(*about, answer, also, round(worth, 3), tuple(others), missed, source)


def mined(name: str, seed: int, missed: int) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    players = PLAYERS[seed % len(PLAYERS)]
    match = nations.play(name, players, seed=seed)
    game: Any = match.game
    for action in sought(game, match, game.usual_effort // 2):
        puzzle = puzzle_of(game, players, seed, action)
        if puzzle is not None and len(puzzle.missed) >= missed:
            yield puzzle


def kept(name: str) -> dict[str, Puzzle]:
    """What the package has already, by position."""
    path = DATA / f"{name}.json"
    if not path.exists():
        return {}
    return {one.position: one for one in msgspec.json.decode(path.read_bytes(), type=list[Puzzle])}


def keep(name: str, all_: dict[str, Puzzle]) -> None:
    """Writes them a line each, in the order of their ids."""
    load(name)
    lines = [msgspec.json.encode(all_[key]) for key in sorted(all_, key=lambda key: all_[key].id)]
    DATA.mkdir(exist_ok=True)
    (DATA / f"{name}.json").write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--want", type=int, default=220)
    parser.add_argument("--missed", type=int, default=1, help="Levels that must miss it.")
    parser.add_argument("--add", action="store_true", help="Add them to the package.")
    asked_for = parser.parse_args()
    all_ = kept(asked_for.game)
    for seed in range(asked_for.first, asked_for.first + asked_for.games):
        if len(all_) >= asked_for.want:
            break
        found = list(mined(asked_for.game, seed, asked_for.missed))
        all_.update({one.position: one for one in found})
        sys.stdout.write(f"{asked_for.game} {seed}: {len(found)} found, {len(all_)} in all\n")
        sys.stdout.flush()
        if asked_for.add:
            keep(asked_for.game, all_)


if __name__ == "__main__":
    main()
