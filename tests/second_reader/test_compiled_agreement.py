"""The second readers agree with the compiled rules too, bounds checked."""

from __future__ import annotations

from typing import Any

import pytest

from nations.games.dice.game import DiceGame
from nations.games.kark.game import KarkGame
from second_reader import dice_agreement as agreement
from second_reader import kark_agreement
from second_reader.compiled_kernel import CompiledRules


class CompiledDice(CompiledRules, DiceGame):
    """The dice game on compiled rules."""


class CompiledKark(CompiledRules, KarkGame):
    """The Game of Nations on compiled rules."""


def test_the_dice_game_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "DiceGame", CompiledDice)
    assert compare_games(range(16)) > 300


def test_the_game_of_nations_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kark_agreement, "KarkGame", CompiledKark)
    assert sum(kark_agreement.compare_game(number) for number in range(18)) > 200


class Forgetful(CompiledDice):
    """Its compiled rules lose a legal move now and then."""

    def legal_numbers(self, state: Any) -> list[int]:
        return super().legal_numbers(state)[-3:]


def compare_games(numbers: range) -> int:
    return sum(agreement.compare_game(number) for number in numbers)


def test_a_lost_move_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "DiceGame", Forgetful)
    with pytest.raises(agreement.Disagreement):
        compare_games(range(8))
