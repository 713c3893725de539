"""What holds at every step of every game, whatever the set and the options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice

import pytest

from nations.contract import Decision, Over
from nations.games.dice.events import (
    BooksScored,
    FamineMet,
    FamineSuffered,
    Passed,
    PlaceTaken,
    RoundStarted,
    TilesScored,
    WarLost,
    WarMet,
)
from nations.games.dice.game import DiceGame
from nations.games.dice.state import FOOD, Phase

from .own_set import content, dice_game
from .tables import Step, check_conserved, legal, of_kind, walk

STEPS = 2500
"""For each number of seats and each kind of supply: 20,000 together."""

GAINS: dict[str, dict[str, object]] = {
    "building": {"colour": "orange", "dice": 2},
    "military": {"colour": "red", "dice": 2},
    "advisor": {"rerolls": 6},
    "colony": {"chit": "food"},
    "wonder": {"chit": "food"},
}
SCARCE = {tile.id: GAINS[tile.kind] for tile in content().tiles}
"""Tiles that ask for more dice and chits than there are."""

SHORT = {"D-A7a", "D-A8a", "D-A11a"}
SCORING = (BooksScored, FamineMet, WarMet, TilesScored)
AFTER_PASSING = (Phase.STUDYING, Phase.FEEDING)


def steps(game: DiceGame) -> Iterator[Step]:
    """Game after game."""
    for seed in count():
        yield from walk(game, seed)


@pytest.mark.parametrize("supply", ["limited", "unlimited"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_holds_at_every_step(seats: int, supply: str) -> None:
    game = dice_game(seats, SCARCE, supply=supply)
    cited: set[str] = set()
    last: Step | None = None
    for number, step in enumerate(islice(steps(game), STEPS)):
        check_conserved(game, step.after)
        check_decision(game, step)
        check_passed(step)
        check_vp(seats, step)
        if number % 5 == 0:
            check_notation(game, step)
        if step.before.phase == Phase.ACTING:
            check_order(seats, last, step)
            last = step
        cited |= {event.rule for event in step.events}
    if supply == "unlimited":
        assert not cited & SHORT
    elif seats > 1:
        assert cited >= SHORT


def check_decision(game: DiceGame, step: Step) -> None:
    """Who is asked has a choice, and every choice and outcome is another one (D-A14)."""
    moves = legal(step.turn)
    different = {game.write_move(move) for move in moves}
    assert len(different) == len(moves) >= (2 if isinstance(step.turn, Decision) else 1)


def check_notation(game: DiceGame, step: Step) -> None:
    """Positions and moves are read as they were written."""
    assert game.read_position(game.write_position(step.after)) == step.after
    for move in legal(step.turn):
        assert game.read_move(step.turn, game.write_move(move)) == move


def check_passed(step: Step) -> None:
    """Who has passed acts no more; books and famine begin when all have passed (D-A1, D-A12)."""
    if isinstance(step.turn, Decision):
        s = step.before
        paying_food = s.phase == Phase.PAYING and s.asked == FOOD
        late = s.phase in AFTER_PASSING or paying_food
        assert s.nation[step.turn.seat].passed == late


def check_vp(seats: int, step: Step) -> None:
    """VP move for books, famine and war after all have passed, for tiles at the end (D-A13)."""
    scored = [event for event in step.events if isinstance(event, SCORING)]
    gained: Counter[int] = Counter()
    for event in scored:
        gained[event.seat] += event.vp
    for seat in range(seats):
        assert step.after.nation[seat].vp - step.before.nation[seat].vp == gained[seat]
    passed = {seat for seat in range(seats) if step.before.nation[seat].passed}
    passed |= {event.seat for event in of_kind(Passed, step.events)}
    assert not scored or passed == set(range(seats))
    over = step.after.phase == Phase.OVER
    assert len(of_kind(TilesScored, step.events)) == (seats if over else 0)


def check_order(seats: int, last: Step | None, step: Step) -> None:
    """Between two actions of a round nobody is left out who has not passed (D-A1)."""
    s = step.before
    if last is None or last.before.age != s.age or last.before.event != s.event:
        skipped = list(range(s.place))
    else:
        start = last.before.place + 1
        skipped = [at % seats for at in range(start, start + (s.place - start) % seats)]
    assert all(s.nation[s.order[at]].passed for at in skipped)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_four_rounds_that_score_everybody_alike(seats: int) -> None:
    game = dice_game(seats)
    told: Counter[tuple[str, int]] = Counter()
    rounds = 0
    for step in walk(game, seed=5):
        for event in step.events:
            rounds += isinstance(event, RoundStarted)
            told[type(event).__name__, getattr(event, "seat", -1)] += 1
        end = step.after
    assert rounds == (3 if seats == 1 else 4), "alone the first round starts with the game"
    for seat in range(seats):
        assert told[TilesScored.__name__, seat] == 1
        for one in ((BooksScored,), (FamineMet, FamineSuffered), (PlaceTaken,), (WarMet, WarLost)):
            assert sum(told[kind.__name__, seat] for kind in one) == 4
    assert isinstance(game.turn(end), Over)
