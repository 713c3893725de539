"""How far the marks of reviews can be believed: found again, planted blunders, who makes them.

Run: python bench/marks.py again|planted|players [--game dice] [--games 10]
`again`: of all marks of one seed, how many another seed has; and the time. `planted`: rules plays,
and once a game the worst action by a long search is put in its place; how many are marked.
`players`: the mean loss of a decision, for each of some players in games of its own.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from time import process_time
from typing import Any

import nations
from nations.bots.bot import asked, make_bot
from nations.contract import Decision, Effort
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.review import Decided, Judge, Mark

PLAYERS = ("random", "easy", "greedy", "rules", "search:2000")
PLANTED = 0.2
"""What a planted blunder loses at least, by the search that finds it."""


def told(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def moves_of(match: Match[Any]) -> list[Any]:
    return [entry.move for entry in match.log]


def is_marked(one: Decided) -> bool:
    return one.mark not in {None, Mark.CLOSE}


def again(game: str, games: int) -> None:
    """Marks of one seed, and of another."""
    found: dict[Mark, list[bool]] = {mark: [] for mark in Mark if mark is not Mark.CLOSE}
    seconds, actions = 0.0, 0
    for seed in range(games):
        match = nations.play(game, ["rules", "greedy"], seed=seed)
        began = process_time()
        one = list(Judge(match.game, seed=1).decisions(moves_of(match)))
        seconds += process_time() - began
        two = list(Judge(match.game, seed=2).decisions(moves_of(match)))
        actions += len(one)
        for pair in ((one, two), (two, one)):
            for mine, other in zip(*pair, strict=True):
                if is_marked(mine) and mine.mark:
                    found[mine.mark].append(is_marked(other))
        every = [hit for hits in found.values() for hit in hits]
        parts = ", ".join(f"{mark.value} {share(hits)}" for mark, hits in found.items())
        told(
            f"{game}: {seed + 1} games, {actions} actions, {seconds / (seed + 1):.1f} s each; "
            f"found again {share(every)}; {parts}"
        )


def share(hits: list[bool]) -> str:
    return f"{sum(hits)} of {len(hits)} ({sum(hits) / max(1, len(hits)):.0%})"


def planted(game: str, games: int) -> None:
    """One blunder in each game of rules, and whether it is marked."""
    hits, tried = list[bool](), 0
    while len(hits) < games:
        made = with_blunder(game, tried)
        tried += 1
        if made is None:
            continue
        match, at = made
        decided = Judge(match.game, seed=1).decisions(moves_of(match))
        hits.append(any(is_marked(one) and one.at == at for one in decided))
        told(f"{game}: planted {len(hits)} (of {tried} games), found {share(hits)}")


def with_blunder(game: str, seed: int) -> tuple[Match[Any], int] | None:
    """A game with a blunder, and where it is; None where there was no occasion."""
    rules: Any = nations.play(game, ["rules", "rules"], seed=seed).game
    bots = [make_bot("rules", rules, f"{seed}/{seat}") for seat in range(2)]
    match: Match[Any] = Match(rules, Seeded(f"planted {seed}"))
    rng, at = random.Random(seed), None
    match.deal()
    while isinstance(turn := match.turn, Decision):
        move = asked(bots[turn.seat], match.view(turn.seat), turn.moves)
        if at is None and rng.random() < 0.15:
            worst = blunder(match, turn)
            if worst is not None:
                move, at = worst, len(match.log)
        match.play(move)
        match.deal()
    return None if at is None else (match, at)


def blunder(match: Match[Any], turn: Decision) -> Any:
    """The worst move of a decision that begins an action, if it is bad enough."""
    game: Any = match.game
    if match.log and match.log[-1].seat == turn.seat and not game.begins(match.state):
        return None
    nodes = Effort(nodes=10 * game.usual_effort)
    judged = game.judge(match.view(turn.seat), turn.moves, nodes, 7)
    worst, best = (kind(judged, key=lambda one: one.worth) for kind in (min, max))
    if best.worth - worst.worth < PLANTED:
        return None
    stretch, there = game.stretch(match.state), []
    for one in (best, worst):
        state, _ = game.play(match.state, one.move)
        lucks = (game.expect(state, stretch, 999_000 + n).chances[turn.seat] for n in range(20))
        there.append(statistics.fmean(lucks))
    return worst.move if there[0] - there[1] >= PLANTED else None


def players(game: str, games: int) -> None:
    """The mean loss of each player."""
    for player in PLAYERS if game == "dice" else (*PLAYERS[:-1], "search:500"):
        losses = list[float]()
        by_game = list[float]()
        for seed in range(games):
            match = nations.play(game, [player, player], seed=seed)
            mine = [one.loss for one in Judge(match.game, seed=1).decisions(moves_of(match))]
            losses += mine
            by_game.append(statistics.fmean(mine))
        error = statistics.stdev(by_game) / games**0.5
        told(
            f"{game} {player}: {100 * statistics.fmean(by_game):.2f} ± {196 * error:.2f} % a "
            f"decision ({games} games, {len(losses)} decisions)"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("again", "planted", "players"))
    parser.add_argument("--game", default="dice")
    parser.add_argument("--games", type=int, default=10)
    asked_for = parser.parse_args()
    {"again": again, "planted": planted, "players": players}[asked_for.what](
        asked_for.game, asked_for.games
    )


if __name__ == "__main__":
    main()
