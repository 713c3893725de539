"""How far marks can be believed: found again, planted blunders, and who loses how much."""

from __future__ import annotations

import random
from itertools import count, pairwise
from statistics import fmean
from time import process_time
from typing import Any

import nations
from bench.reviews.gate import Gate, error, mean
from nations.bots.bot import asked, make_bot
from nations.contract import Decision, Effort
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.review import Decided, Judge, Mark

AGAIN = {"dice": 100, "kark": 60}
"""Games, each reviewed with two seeds."""
FOUND_AGAIN = {"dice": 0.9, "kark": 0.85}
MOST_SECONDS = 10.0
PLANTED, FOUND, WORST = 50, 0.95, 0.2
"""Blunders; the share that is to be found; what each loses at least."""
PLAYED = 40
"""Games of each player."""
PLAYERS = {
    "dice": ("random", "easy", "greedy", "rules", "search:2000"),
    "kark": ("random", "easy", "greedy", "rules", "search:500"),
}
"""The weakest first."""


def moves_of(match: Match[Any]) -> list[Any]:
    return [entry.move for entry in match.log]


def is_marked(one: Decided) -> bool:
    return one.mark not in {None, Mark.CLOSE}


class Again:
    """Marks of one seed, and of another."""

    def __init__(self, game: str) -> None:
        self.game = game

    def measured(self, number: int) -> dict[str, Any]:
        """Of all marks of either seed, how many the other has; and the time."""
        match = nations.play(self.game, ["rules", "greedy"], seed=f"again {number}")
        began = process_time()
        one = list(Judge(match.game, seed=1).decisions(moves_of(match)))
        seconds = process_time() - began
        two = list(Judge(match.game, seed=2).decisions(moves_of(match)))
        rows = [
            (a.loss, a.mark and a.mark.value, b.loss, b.mark and b.mark.value, a.best == b.best)
            for a, b in zip(one, two, strict=True)
        ]
        both = sum(is_marked(a) and is_marked(b) for a, b in zip(one, two, strict=True))
        marks = sum(map(is_marked, [*one, *two]))
        return {"seconds": seconds, "marks": marks, "again": 2 * both, "rows": rows}

    def gates(self, games: list[dict[str, Any]]) -> list[Gate]:
        """The share, with an interval by games, and the time."""
        marks, again = (sum(game[name] for game in games) for name in ("marks", "again"))
        share, wanted = again / max(1, marks), FOUND_AGAIN[self.game]
        rest = [game["again"] - share * game["marks"] for game in games]
        wide = 1.96 * error(rest) * len(games) / max(1, marks)
        told = f"{again} of {marks}, {share:.1%} ± {wide:.1%}"
        seconds = fmean(game["seconds"] for game in games)
        return [
            Gate("marks found again", told, f"{wanted:.0%} at least", share >= wanted),
            Gate("marks", f"{seconds:.1f} s a game", f"{MOST_SECONDS}", seconds <= MOST_SECONDS),
        ]


class Planted:
    """One blunder in each game of rules, and whether it is marked."""

    def __init__(self, game: str) -> None:
        self.game = game

    def measured(self, number: int) -> dict[str, Any]:
        """The first game from a number of its own on that gave an occasion."""
        made = (self._with_blunder(f"planted {number} {tried}") for tried in count())
        match, at = next(one for one in made if one)
        decided = Judge(match.game, seed=1).decisions(moves_of(match))
        (found,) = (one for one in decided if one.at == at)
        return {"found": is_marked(found), "loss": found.loss}

    def gates(self, games: list[dict[str, Any]]) -> list[Gate]:
        """How many are found."""
        hits = sum(game["found"] for game in games)
        told = f"{hits} of {len(games)}"
        return [Gate("planted blunders", told, f"{FOUND:.0%}", hits >= FOUND * len(games))]

    def _with_blunder(self, seed: str) -> tuple[Match[Any], int] | None:
        """A game with a blunder, and where it is; None where there was no occasion."""
        rules: Any = nations.game(self.game, 2)
        bots = [make_bot("rules", rules, f"{seed}/{seat}") for seat in range(2)]
        match: Match[Any] = Match(rules, Seeded(seed))
        rng, at = random.Random(seed), None
        match.deal()
        while isinstance(turn := match.turn, Decision):
            move = asked(bots[turn.seat], match.view(turn.seat), turn.moves)
            if at is None and rng.random() < 0.15:
                worst = _blunder(match, turn)
                if worst is not None:
                    move, at = worst, len(match.log)
            match.play(move)
            match.deal()
        return None if at is None else (match, at)


def _blunder(match: Match[Any], turn: Decision) -> Any:
    """The worst move of a decision that begins an action, if it is bad enough."""
    game: Any = match.game
    if match.log and match.log[-1].seat == turn.seat and not game.begins(match.state):
        return None
    nodes = Effort(nodes=10 * game.usual_effort)
    judged = game.judge(match.view(turn.seat), turn.moves, nodes, 7)
    worst, best = (kind(judged, key=lambda one: one.worth) for kind in (min, max))
    if best.worth - worst.worth < WORST:
        return None
    stretch, there = game.stretch(match.state), []
    for one in (best, worst):
        state, _ = game.play(match.state, one.move)
        lucks = (game.expect(state, stretch, 999_000 + n).chances[turn.seat] for n in range(20))
        there.append(fmean(lucks))
    return worst.move if there[0] - there[1] >= WORST else None


class Players:
    """What players lose by a decision, each in games against itself."""

    def __init__(self, game: str) -> None:
        self.game, self.players = game, PLAYERS[game]

    def measured(self, number: int) -> dict[str, Any]:
        """The mean loss of a game's decisions, of each player's."""
        return {player: self._loss(player, number) for player in self.players}

    def _loss(self, player: str, number: int) -> float:
        match = nations.play(self.game, [player] * 2, seed=f"players {number}")
        return fmean(one.loss for one in Judge(match.game, seed=1).decisions(moves_of(match)))

    def gates(self, games: list[dict[str, Any]]) -> list[Gate]:
        """Whether each player loses more than the next, by more than two standard errors."""
        found = list[Gate]()
        losses = {player: [game[player] for game in games] for player in self.players}
        for weak, strong in pairwise(self.players):
            gap = fmean(losses[weak]) - fmean(losses[strong])
            off = (error(losses[weak]) ** 2 + error(losses[strong]) ** 2) ** 0.5
            told = " and ".join(mean(losses[one], 100, 2) for one in (weak, strong))
            told += f" % a decision, {gap / off:.1f} errors"
            found.append(Gate(f"{weak} loses more than {strong}", told, "2", gap > 2 * off))
        return found
