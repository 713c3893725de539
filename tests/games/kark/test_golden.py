"""Whole games as text: any change of what happens shows up as a difference somebody has to read.

To write the texts anew after a change that is meant:

    NATIONS_REGENERATE_GOLDENS=1 .venv/bin/pytest tests/games/kark/test_golden.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from games.dice.test_golden import FOLDER, REGENERATE, difference, told

from nations.contract import Decision
from nations.games.kark.events import RoundEnded, What
from nations.games.kark.game import KarkGame

from .own_set import kark_game
from .tables import ORDERING, Step, walk

OPTIONS = {
    2: {"captured_leaders": "reserve", "first_turn_trade": "yes"},
    3: {},
    4: {"abandoned_port": "owner", "trade_moment": "last", "round_limit": "20"},
}
SEEDS = {2: 62, 3: 151, 4: 30}
BESIDE = 0.01
"""The chance of a move beside the game at each decision."""


def playthrough(seats: int, seed: int) -> Iterator[str]:
    """A game by random choices: each choice with its alternatives, and all that came of it."""
    game = kark_game(seats, ORDERING, **OPTIONS[seats])
    yield f"seats={seats} options={OPTIONS[seats]} seed={seed}"
    yield f"start: {game.write_position(game.start())}"
    for step in walk(game, seed, BESIDE):
        yield choice(game, step)
        yield from (f"  {told(event)}" for event in step.events)
        if any(isinstance(event, RoundEnded) for event in step.events):
            yield f"now: {game.write_position(step.after)}"
    yield f"end: {game.turn(step.after)}"


def choice(game: KarkGame, step: Step) -> str:
    """Who chose what, and from what; ways of leaders are counted, or it would be too long."""
    move = game.write_move(step.move)
    if not isinstance(step.turn, Decision):
        return f"chance: {move}"
    possible = sorted(game.write_move(other) for other in step.turn.moves)
    named = [other for other in possible if not other.startswith(("move:", "advance:", "place:"))]
    if len(named) < len(possible):
        named.append(f"{len(possible) - len(named)} ways of leaders")
    return f"seat {step.turn.seat}: {move} (of {' '.join(named)})"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_goes_as_it_went_before(seats: int) -> None:
    path = FOLDER / f"kark_{seats}p.txt"
    now = "".join(f"{line}\n" for line in playthrough(seats, SEEDS[seats]))
    if os.environ.get(REGENERATE) == "1":
        path.write_text(now, encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    assert now == before, difference(before, now, path.name)


def test_the_games_show_every_kind_of_event() -> None:
    texts = [(FOLDER / f"kark_{seats}p.txt").read_text(encoding="utf-8") for seats in (2, 3, 4)]
    lines = [line.split() for text in texts for line in text.splitlines() if line.startswith("  ")]
    endless = {What.BANK_SHORT}  # the bank of these games (K-C5)
    assert {line[1] for line in lines} == {
        what.name.title().replace("_", "") for what in What if what not in endless
    }
