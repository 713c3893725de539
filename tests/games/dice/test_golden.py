"""Whole games as text: any change of what happens shows up as a difference somebody has to read.

To write the texts anew after a change that is meant:

    NATIONS_REGENERATE_GOLDENS=1 .venv/bin/pytest tests/games/dice/test_golden.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import pytest

from nations.contract import Decision, Event
from nations.games.dice.events import RoundStarted, What
from nations.games.dice.game import DiceGame

from .own_set import dice_game
from .tables import Step, legal, walk

FOLDER = Path(__file__).parents[2] / "goldens"
REGENERATE = "NATIONS_REGENERATE_GOLDENS"
OPTIONS = {
    1: {"tougher": "on", "hall_of_fame": "at_least"},
    2: {},
    3: {"supply": "unlimited"},
    4: {},
}
SEEDS = {1: 68, 2: 51, 3: 102, 4: 10}


def game_for(seats: int) -> DiceGame:
    options: dict[str, str] = OPTIONS[seats]
    return dice_game(seats, None, **options)


def playthrough(seats: int) -> str:
    """A game by random choices: each choice with its alternatives, and all that came of it."""
    game = game_for(seats)
    return "".join(f"{line}\n" for line in lines(game, SEEDS[seats]))


def lines(game: DiceGame, seed: int) -> Iterator[str]:
    options = " ".join(f"{name}={value}" for name, value in game.terms.options.items())
    yield f"seats={game.terms.seats} {options} seed={seed}"
    yield f"start: {game.write_position(game.start())}"
    for step in walk(game, seed):
        yield choice(game, step)
        for event in step.events:
            yield f"  {told(event)}"
            if isinstance(event, RoundStarted):
                yield f"round {event.age}: {game.write_position(step.after)}"
    over = game.turn(step.after)
    yield f"end: {over}"


def choice(game: DiceGame, step: Step) -> str:
    move = game.write_move(step.move)
    if not isinstance(step.turn, Decision):
        return f"chance: {move}"
    possible = " ".join(sorted(game.write_move(other) for other in legal(step.turn)))
    return f"seat {step.turn.seat}: {move} (of {possible})"


def told(event: Event) -> str:
    fields = [field for field in event.__struct_fields__ if field != "rule"]
    values = " ".join(f"{field}={getattr(event, field)}" for field in fields)
    return f"{event.rule} {type(event).__name__} {values}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_goes_as_it_went_before(seats: int) -> None:
    path = FOLDER / f"dice_{seats}p.txt"
    now = playthrough(seats)
    if os.environ.get(REGENERATE) == "1":
        path.write_text(now, encoding="utf-8")
    before = path.read_text(encoding="utf-8")
    if now != before:
        pytest.fail(difference(before, now, path.name), pytrace=False)


def difference(before: str, now: str, name: str) -> str:
    """The first differences, and what to do about them."""
    changed = unified_diff(before.splitlines(), now.splitlines(), name, "now", lineterm="")
    shown = "\n".join(list(changed)[:80])
    return (
        f"{shown}\n\nIf this is meant, run this test with {REGENERATE}=1 and read the difference."
    )


def test_a_difference_is_shown_with_the_way_to_accept_it() -> None:
    shown = difference("same\nold\n", "same\nnew\n", "dice_2p.txt")
    assert "--- dice_2p.txt" in shown
    assert "-old\n+new" in shown
    assert f"{REGENERATE}=1" in shown


def test_the_games_show_every_kind_of_event() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("dice_*p.txt"))]
    assert len(texts) == 4
    kinds = {line.split()[1] for text in texts for line in text.splitlines() if line[:2] == "  "}
    assert kinds == {what.name.title().replace("_", "") for what in What}
