"""What the policy sees: dice that go back, and what rivals want; its numbers can be written."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from nations.games.dice.moves import BUY, CHIT, DIE, DONE, MOVE_COUNT
from nations.games.dice.skill import paying, weights
from nations.games.dice.skill import rows as plain
from nations.games.dice.skill.judge import judge
from nations.games.dice.skill.mind import Mind, Weight
from nations.games.dice.skill.why import Why
from nations.games.dice.state import SEATS
from nations.kernel.choices import allows
from nations.mind import told
from nations.mind.told import by_move

from .policy_games import decisions, game
from .tables import BUSY, Nation, Table, table

ORIGINAL = plain.FILE.read_text("utf-8")


def worths(t: Table, rows: Any = weights.POLICY[1]) -> list[float]:
    """What is thought of each move, plain; by other numbers if told."""
    m = Mind()
    m.weight = rows[t.state.age].tolist()
    judge(t.game.box, t.state, m)
    return [m.opinion[move] for move in range(MOVE_COUNT)]


def by_die_rather_than_chit() -> float:
    """How much better it is to pay for a development that replaces a white die with such a die."""
    nation = Nation("wG wG wG wG wG", chits="gold")
    t = table(nation, BUSY, board={"a1": "mill", "a2": "village", "a3": "town"})
    t.play("buy:a1")
    o = worths(t)
    return o[DIE + t.game.names.dice.index("wG")] - o[CHIT]


def test_a_die_that_would_go_back_pays_better_than_a_chit() -> None:
    """D-A7: the die that paid is the one returned; else an unused one would have to go."""
    assert by_die_rather_than_chit() > 0


def test_that_is_noticed_by_the_dice_that_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody thinks of what is returned."""
    monkeypatch.setattr(paying, "return_dice", lambda *_: None)
    assert by_die_rather_than_chit() <= 0


def test_D_A5a_who_may_overpay_stops_when_the_price_is_met() -> None:
    nation = Nation("wG wG wX wX wB", chits="gold")
    t = table(nation, BUSY, board={"a1": "arch", "a2": "mill"}, overpaying="yes")
    t.play("buy:a1 pay:wG")
    o = worths(t)
    further = [move for move in range(CHIT, MOVE_COUNT) if allows(t.state, move)]
    assert len(further) == 4, "wG, the chit, and a trade that begins with wB or wX"
    assert all(o[DONE] > o[move] for move in further)


def test_a_tile_is_worth_more_if_a_rival_wants_it() -> None:
    indifferent = weights.POLICY[1].copy()
    indifferent[:, Weight.DENY] = 0.0
    wanted = table(Nation("wG wG"), Nation("wG"), board={"a1": "mill"})
    assert worths(wanted)[BUY] > worths(wanted, indifferent)[BUY]
    too_dear = table(Nation("wG wG"), Nation("wB", chits="reroll"), board={"a1": "mill"})
    assert worths(too_dear)[BUY] == worths(too_dear, indifferent)[BUY]


@pytest.mark.parametrize("seats", range(1, SEATS + 1))
def test_weights_are_read_as_they_were_written(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "weights.toml"
    copy.write_bytes(plain.FILE.read_bytes())
    monkeypatch.setattr(plain, "FILE", copy)
    policy, standing = weights.POLICY[seats - 1], weights.STANDING[seats - 1]
    weights.write(seats, "another", 2, standing + 1, policy)
    found = plain.read()[str(seats)]
    assert (found["digest"], found["rules"]) == ("another", 2)
    assert found["standing"][0][0] == pytest.approx(standing[1, 0] + 1)
    weights.write(seats, found["digest"], 1, standing, policy)
    again = plain.read()
    original = tomllib.loads(ORIGINAL)
    again[str(seats)]["digest"] = original[str(seats)]["digest"]
    assert again == original


# Reasons


def unexplained(seats: int, first: int) -> float:
    """By how much what is told of a legal move misses its number, at most, in a game."""
    rules, most = game(seats), 0.0
    for s in decisions(rules, first):
        m = Mind()
        m.weight, m.told = weights.POLICY[seats - 1][s.age].tolist(), []
        judge(rules.box, s, m)
        parts = by_move(m.told)
        for move in range(MOVE_COUNT):
            if allows(s, move):
                total = sum(one.part for one in parts[move].values())
                most = max(most, abs(total - m.opinion[move]))
    return most


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_told_of_a_move_sums_up_to_its_number(seats: int) -> None:
    assert unexplained(seats, seats) < 1e-9


def test_a_reason_that_is_not_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody says what is left at hand."""

    def because(m: Any, why: int, part: float, *values: int) -> None:
        if why != Why.LEFT:
            told.because(m, why, part, *values)

    monkeypatch.setattr("nations.games.dice.skill.judge.because", because)
    assert unexplained(2, 2) > 0.1
