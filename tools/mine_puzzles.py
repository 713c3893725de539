"""Finds puzzles in bots' games: positions in which one action is clearly best, and not plain.

Run: python tools/mine_puzzles.py dice --first 0 --games 100 --add [--want 220] [--until 05:00]
Every decision of a game is looked at. Each sieve costs more than the one before and lets less pass:
a quick search sees one move ahead of the others; as many levels of bots miss it as are asked for; a
few trials agree; and ten times the effort of a review is sure, at 99 %, that every other first move
loses something, whoever makes it going on with the same effort. What is found is added to the
package's data, without doubles. The same seeds find the same puzzles.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

import nations
from nations.bots.bot import asked, make_bot
from nations.contract import Decision, Effort, Move
from nations.errors import IllegalMove
from nations.match.match import notation_of
from nations.puzzle.puzzle import Alternative, Origin, Puzzle
from nations.registry import load
from nations.review import Judge

DATA = Path(__file__).parents[1] / "src" / "nations" / "puzzle" / "data"
PLAYERS = {
    "dice": (("greedy", "greedy"), ("rules", "rules"), ("easy", "rules"), ("greedy", "search:300")),
    "kark": (
        ("easy", "greedy"),
        ("rules", "easy"),
        ("easy", "easy"),
        ("easy", "search:100"),
        ("easy", "greedy", "rules"),
        ("greedy", "easy"),
        ("easy", "rules"),
        ("greedy", "easy", "rules", "easy"),
    ),
}
"""Who plays, in turn. There is little chance in Kark: without `easy`, who tries this and that, many
games are the same for long."""
LEVELS = {"dice": ("easy", "greedy", "rules", "search:300", "search:2000")}
LEVELS["kark"] = ("easy", "greedy", "rules", "search:100", "search:500")
INSIDE = frozenset({"kark"})
"""Games whose actions are made of decisions that are each worth a thought; a purchase of the dice
game goes on with its payment."""
EARLIEST = {"dice": 0, "kark": 2}
"""The first round that is looked at, for each seat: openings of Kark are much alike, and long to
play out."""
CHOICES = (4, 40)
"""How many first moves there are at least, and at most."""
AHEAD = 0.05
"""Of the best before the second, as a quick search sees it, and as the certificate says it is."""
NEAR, TEMPTING = 0.25, 0.12
"""One other at least is not sillier than so; nor than that, if all levels of bots know better."""
OPEN = (0.12, 0.93)
"""The best move's chance to win: neither lost nor won."""
SURE = 3.5
"""Standard errors of a certificate of 99 %, after the fewest rounds of luck and after more."""
FEWEST, ENOUGH, MOST = 8, 32, 128
"""Rounds of luck for each other move. After enough of them what is not ahead will hardly be."""
RIVALS = 3
"""Moves that the second sieve looks at beside the best."""
LUCK = 50_000_000
"""Seeds of these rounds: none that the naming has met."""
TIMES = 10


class Place(NamedTuple):
    """A decision of a game: after how many moves, whose, in which state, and after how many moves
    the action began that it belongs to."""

    at: int
    seat: int
    state: Any
    action: int


Worth = Callable[[int], float]
"""What a state is worth to the seat, by a round of luck."""
Action = tuple[tuple[Move, ...], Any]
"""The moves of a whole action, and the state after them."""


def places_of(game: Any, match: Any) -> Iterator[Place]:
    """Decisions in which a quick search sees one move ahead."""
    state, begun, before, name = game.start(), 0, None, game.terms.game
    earliest = EARLIEST[name] * game.terms.seats
    for at, move in enumerate(entry.move for entry in match.log):
        turn = game.turn(state)
        seat = turn.seat if isinstance(turn, Decision) else None
        begins = seat != before or game.begins(state)
        begun, before = at if begins else begun, seat
        choices = len(turn.moves) if seat is not None else 0
        asked_for = (begins or name in INSIDE) and game.round_of(state) >= earliest
        if asked_for and CHOICES[0] <= choices <= CHOICES[1] and is_open(game, state):
            yield Place(at, turn.seat, state, begun)
        state, _ = game.play(state, move)


def is_open(game: Any, state: Any) -> bool:
    """Whether one move is ahead of all others, and the game not over for it."""
    first, second = (one.worth for one in ranked(game, state, game.usual_effort // 2)[:2])
    return bool(OPEN[0] < first < OPEN[1] and AHEAD < first - second < NEAR)


def ranked(game: Any, state: Any, nodes: int) -> list[Any]:
    """The moves of a decision, the best first."""
    turn = game.turn(state)
    judged = game.judge(game.view(state, turn.seat), turn.moves, Effort(nodes=nodes), 2)
    return sorted(judged, key=lambda one: -one.worth)


def worth_of(game: Any, place: Place, state: Any) -> Worth:
    """What a state is worth to who decides at a place."""
    stretch = game.stretch(place.state, brief=True)
    return cache(lambda luck: game.expect(state, stretch, luck, brief=True).chances[place.seat])


def is_hopeful(game: Any, place: Place) -> bool:
    """Whether a few trials agree that one move is ahead, rather than any of the next."""
    quick, looks = Judge(game, seed=12), ranked(game, place.state, game.usual_effort)
    best, *others = (
        worth_of(game, place, quick.played(place.state, one.move, place.seat)[1])
        for one in looks[: RIVALS + 1]
    )
    for other in others:
        for many in (FEWEST // 2, FEWEST):
            lucks = range(2 * LUCK, 2 * LUCK + many)
            if fmean(best(luck) - other(luck) for luck in lucks) < AHEAD / 2:
                return False
    return True


def choices_of(game: Any, place: Place) -> dict[str, str]:
    """What each level of bots does first."""
    turn, write = game.turn(place.state), notation_of(game).write_move
    view = game.view(place.state, place.seat)
    bots = {level: make_bot(level, game, "puzzle") for level in LEVELS[game.terms.game]}
    return {level: write(asked(bot, view, turn.moves)) for level, bot in bots.items()}


def loss_of(best: Worth, other: Worth) -> tuple[float, float]:
    """What a state is worth less than the best one, and at least is at 99 %."""
    met: list[float] = []
    while True:
        luck = LUCK + len(met)
        met.append(best(luck) - other(luck))
        if len(met) < FEWEST or len(met) & (len(met) - 1):
            continue  # asked at 8, 16, 32…
        loss, wide = fmean(met), SURE * stdev(met) / sqrt(len(met))
        hopeless = loss < (AHEAD if len(met) >= ENOUGH else AHEAD / 2)
        if loss - wide > AHEAD / 2 or hopeless or len(met) >= MOST:
            return loss, loss - wide


def reordered(game: Any, state: Any, line: Sequence[Move], first: Move) -> Any:
    """Where an action leads if a later move of it comes first; as it is if it cannot."""
    rest, found = list(line), state
    if first not in rest:
        return state
    rest.remove(first)
    try:
        for move in (first, *rest):
            found, _ = game.play(found, move)
    except IllegalMove:
        return state
    return found


class Certificate(NamedTuple):
    """The best action, the moves that it can begin with, and what all others lose."""

    best: tuple[str, ...]
    right: set[str]
    others: list[Alternative]


Worths = dict[str, Worth]
"""By position, so that no round of luck is met twice."""


def certified(game: Any, place: Place) -> Certificate | None:
    """Whether one action is surely best: as a quick search goes on with all of them, and if so, as
    ten times the effort names it and goes on."""
    quick, worths = Judge(game, seed=12), Worths()
    order = [one.move for one in ranked(game, place.state, game.usual_effort)]
    action = quick.played(place.state, order[0], place.seat)
    if compared(game, place, order, action, quick, worths) is None:
        return None
    judge = Judge(game, TIMES * game.usual_effort, seed=11)
    return compared(game, place, order, judge.best(place.state), judge, worths)


def compared(
    game: Any, place: Place, order: Sequence[Move], action: Action, judge: Judge, worths: Worths
) -> Certificate | None:
    """The certificate of an action, if it is better than all others, with which a judge goes on."""
    write, position = notation_of(game).write_move, notation_of(game).write_position
    (best, there), others = action, list[Alternative]()
    right, goal = {write(best[0])}, position(there)

    def worth(state: Any) -> Worth:
        return worths.setdefault(position(state), worth_of(game, place, state))

    for move in order:
        if move == best[0] or position(reordered(game, place.state, best, move)) == goal:
            right.add(write(move))
            continue
        _, state = judge.played(place.state, move, place.seat)
        if position(state) == goal:
            right.add(write(move))
            continue
        loss, least = (round(one, 3) for one in loss_of(worth(there), worth(state)))
        if least <= AHEAD / 2 or loss < AHEAD:
            return None
        others.append(Alternative(write(move), loss, least))
    others.sort(key=lambda other: other.loss)
    if len(others) < CHOICES[0] - 1 or others[0].loss > NEAR:
        return None
    return Certificate(tuple(write(move) for move in best), right, others)


def puzzle_of(
    game: Any, players: tuple[str, ...], seed: int, place: Place, least: int
) -> Puzzle | None:
    """The puzzle of a position, if it is one and as many levels miss it."""
    choices = choices_of(game, place)
    agreed = max(Counter(choices.values()).values())
    if agreed > len(choices) - least or not is_hopeful(game, place):
        return None
    found = certified(game, place)
    if found is None:
        return None
    missed = tuple(level for level, choice in choices.items() if choice not in found.right)
    if len(missed) < least or (not missed and found.others[0].loss > TEMPTING):
        return None
    write, terms = notation_of(game).write_position, game.terms
    worth = game.expect(place.state, game.stretch(place.state), 5).chances[place.seat]
    source = Origin(players, str(seed), place.at, TIMES * game.usual_effort, terms.rules)
    name, also = f"{terms.game}-{seed}-{place.at}", tuple(sorted(found.right - {found.best[0]}))
    about = (name, terms.game, terms.seats, terms.options, write(place.state), place.seat)
    return Puzzle(*about, found.best, also, round(worth, 3), tuple(found.others), missed, source)


def mined(name: str, seed: int, missed: int) -> Iterator[Puzzle]:
    """The puzzles of one game of bots, one for each action at most."""
    players = PLAYERS[name][seed % len(PLAYERS[name])]
    match = nations.play(name, players, seed=seed)
    game: Any = match.game
    taken = set[int]()
    for place in places_of(game, match):
        if place.action in taken:
            continue
        puzzle = puzzle_of(game, players, seed, place, missed)
        if puzzle is not None:
            taken.add(place.action)
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
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--want", type=int, default=220)
    parser.add_argument("--missed", type=int, default=1, help="Levels that must miss it.")
    parser.add_argument("--until", help="Begin no game after this time (UTC), as 17:30.")
    parser.add_argument("--add", action="store_true", help="Add them to the package.")
    asked_for = parser.parse_args()
    all_ = kept(asked_for.game)
    for seed in range(asked_for.first, asked_for.first + asked_for.games):
        now = datetime.now(UTC).strftime("%H:%M")
        if len(all_) >= asked_for.want or (asked_for.until and now >= asked_for.until):
            break
        found = list(mined(asked_for.game, seed, asked_for.missed))
        all_.update({one.position: one for one in found})
        sys.stdout.write(f"{asked_for.game} {seed}: {len(found)} found, {len(all_)} in all\n")
        sys.stdout.flush()
        if asked_for.add:
            keep(asked_for.game, all_)


if __name__ == "__main__":
    main()
