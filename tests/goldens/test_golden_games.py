"""The golden games go as they always went: in both storages, and whatever the hash seed is.

`NATIONS_GOLDEN_SHARE` says which part of them is played: every fifth; before a release 1, all.
In other Pythons: `python tests/goldens/golden_games.py everywhere PYTHON…`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from goldens import golden_games
from goldens.golden_games import COUNT, SETS, faults, golden, golden_game, kept, play, plays_alike

from nations.contract import Decision, Game, Turn
from nations.games.dice.game import DiceGame

SHARE = int(os.environ.get("NATIONS_GOLDEN_SHARE", "5"))  # no divisor of any number of seats


@pytest.mark.parametrize("name", SETS)
def test_the_games_go_as_they_went(name: str) -> None:
    assert list(faults(name, SHARE)) == []


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_the_hash_seed_makes_no_difference(hash_seed: str) -> None:
    command = [sys.executable, golden_games.__file__, "check", "--share", "50"]
    told = subprocess.check_output(
        command, text=True, env={**os.environ, "PYTHONHASHSEED": hash_seed}
    )
    assert f"hash seed {hash_seed}: 20 games of dice" in told
    assert f"hash seed {hash_seed}: 20 games of kark" in told


@pytest.mark.parametrize("name", SETS)
def test_the_games_have_all_seats_and_sets(name: str) -> None:
    games = [golden_game(name, number) for number in range(60)]
    assert len({game.terms.content.digest for game in games}) == len(SETS[name])
    values = {item for game in games for item in game.terms.options.items()}
    assert len(values) > 2 * len(games[0].terms.options) - 2  # all but the limit of rounds
    assert len({line.split()[1] for line in kept(name)}) == {"dice": 4, "kark": 3}[name]
    assert len({line.split()[3] for line in kept(name)}) == COUNT, "all games are different"


class InHashOrder(DiceGame):
    """Lists its moves as a set of their texts would."""

    def turn(self, state: Any) -> Turn:
        turn = super().turn(state)
        if not isinstance(turn, Decision):
            return turn
        return Decision(turn.seat, tuple(sorted(turn.moves, key=lambda one: hash(str(one)))))


def in_hash_order(name: str, number: int) -> Game[Any]:
    game = golden_game(name, number)
    assert isinstance(game, DiceGame)
    game.__class__ = InHashOrder
    return game


def test_an_order_of_hashes_is_noticed() -> None:
    found = list(faults("dice", 100, in_hash_order))
    assert any("but was" in one for one in found)
    assert any("compiled" in one for one in found)


def test_a_changed_line_and_a_missing_one_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = kept("dice")[:500]
    changed[250] = changed[250].replace(changed[250][-1], "x")
    monkeypatch.setattr(golden_games, "kept", lambda _name: changed)
    missing, differs = faults("dice", 250)
    assert "500 games are kept instead of 1000" in missing
    assert f"but was {changed[250]!r}" in differs


@pytest.mark.parametrize("name", SETS)
def test_another_position_at_the_end_is_noticed(name: str) -> None:
    game = golden_game(name, 3)
    played = play(game, 3)
    before = golden(game, 3, played)
    assert before.line() == kept(name)[3]
    assert plays_alike(game, 3, played)
    assert not plays_alike(game, 4, played), "other dice"
    shortest = played.end.copy()
    shortest.phase = game.start().phase
    other = golden_games.Played(played.numbers, played.moves, shortest)
    assert golden(game, 3, other).end != before.end
    assert not plays_alike(game, 3, other)
