"""A judge at a desk, as pages have one, says what the judge says that thinks here."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nations.bots.advice import best_first
from nations.compiling.layout import dtype, to_array
from nations.compiling.rules import compiled
from nations.contract import Decision, Effort, Judgement, Move, Portable
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.mind.desk import BEST
from nations.mind.tree import SEATS
from nations.registry import load

DECISIONS = {"dice": 60, "kark": 12}
"""The dice game comes to positions that are worked out exactly."""
SEED = 7


class Desk:
    """A desk for one position, at which all was thought that the effort allows."""

    def __init__(self, game: Any, state: Any, seed: int = SEED) -> None:
        self.desk = np.zeros(1, dtype(game.pages.desk))
        self.desk["effort"], self.desk["seed"] = game.pages.nodes, seed
        box, record, advise = to_array(game.box), to_array(state), compiled(game.pages.advise)
        self.calls = 1
        while not advise(box[0], record[0], self.desk[0]):
            self.calls += 1
        self.moves = [game.numbered(state, int(number)) for number in self._told("move")]
        self.visits = self._told("visits")

    def _told(self, field: str) -> list[int]:
        found: list[int] = self.desk[0][field][: self.desk[0]["many"]].tolist()
        return found

    def worth(self, at: int) -> list[float]:
        """Of a move, to every seat."""
        found: list[float] = self.desk[0]["worth"][at * SEATS : (at + 1) * SEATS].tolist()
        return found


def decisions(game: Any, seed: str) -> Any:
    """Positions of a game that is played as well as the judge at once can."""
    match: Match[Any] = Match(game, Seeded(seed))
    match.deal()
    for _ in range(DECISIONS[game.terms.game]):
        turn = match.turn
        if not isinstance(turn, Decision):
            return
        view = match.view(turn.seat)
        yield view, turn.moves
        match.play(best_first(game.judge(view, turn.moves))[0].move)
        match.deal()


def native(game: Any, view: Any, moves: tuple[Move, ...]) -> tuple[Judgement, ...]:
    effort = Effort(nodes=game.pages.nodes)
    return best_first(game.judge(view, moves, effort, SEED))[:BEST]


@pytest.mark.parametrize(
    ("name", "seats"), [("dice", 1), ("dice", 2), ("dice", 4), ("kark", 2), ("kark", 3)]
)
def test_the_best_moves_are_those_of_the_judge(name: str, seats: int) -> None:
    game: Any = load(name).game(seats, {}, None)
    exact, tried = 0, 0
    for view, moves in decisions(game, f"desk {seats}"):
        desk, best = Desk(game, game.seen(view)), native(game, view, moves)
        assert desk.moves == [one.move for one in best if one.move in desk.moves]
        assert desk.moves[0] == best[0].move
        if game.pages.calm == 1.0 and len(moves) > 1:
            seat = int(desk.desk[0]["seat"])
            assert best[0].worth == pytest.approx(desk.worth(0)[seat])
        exact, tried = exact + (desk.visits[0] == 0), tried + (desk.visits[0] > 0)
    assert tried
    assert exact or name == "kark"


def test_another_seed_meets_other_luck() -> None:
    """So the test above would notice one that was not planted."""
    game: Any = load("dice").game(2, {}, None)
    view, _ = next(decisions(game, "luck"))
    one, other = (Desk(game, game.seen(view), seed) for seed in (7, 8))
    assert one.visits != other.visits
    assert one.calls > 10  # a page can draw meanwhile


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_a_question_is_what_lies_in_memory(name: str) -> None:
    game: Any = load(name).game(2, {}, None)
    portable: object = game
    assert isinstance(portable, Portable)
    for view, moves in decisions(game, "question"):
        asked, state = game.question(view, moves), game.seen(view)
        assert asked.box == to_array(game.box).tobytes()
        assert asked.state == to_array(state).tobytes()
        assert [game.numbered(state, number) for number in asked.numbers] == list(moves)
