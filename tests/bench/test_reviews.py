"""The bench of reviews notices what is wrong with them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bench.reviews.__main__ import Measure, complete, kept, measures
from bench.reviews.gate import Gate, slope
from bench.reviews.ledgers import Luck, Whole
from bench.reviews.marks import Again, Planted, Players
from nations.review import ledger_of


def by_name(gates: list[Gate]) -> dict[str, bool]:
    return {gate.what: gate.holds for gate in gates}


def games_with(lucky: float, sure: float, games: int = 400) -> list[dict[str, Any]]:
    """Games whose luck is not fair, and whose values are too sure."""
    rng, found = random.Random(7), []
    for _ in range(games):
        chance = rng.uniform(0.2, 0.8)
        told = 0.5 + sure * (chance - 0.5)
        luck = rng.gauss(lucky, 0.3)
        result = float(rng.random() < chance)
        found.append(
            {"luck": luck, "reassessment": luck / 4, "result": result, "values": {"2": told}}
        )
    return found


def test_luck_that_is_not_fair_and_values_that_are_too_sure_are_noticed() -> None:
    fair = by_name(Luck("dice", 2).gates(games_with(0.0, 1.0)))
    assert fair == {"luck": True, "reassessment": True, "slope at round 2": True}
    assert not by_name(Luck("dice", 2).gates(games_with(0.06, 1.0)))["luck"]
    assert not by_name(Luck("dice", 2).gates(games_with(0.0, 1.6)))["slope at round 2"]
    loose = [game | {"reassessment": 4 * game["luck"]} for game in games_with(0.0, 1.0)]
    assert not by_name(Luck("dice", 2).gates(loose))["reassessment"]


def test_what_does_not_add_up_or_takes_too_long_is_noticed() -> None:
    good = {"seconds": 0.5, "off": 1e-15, "skill": 0.0}
    assert all(by_name(Whole("dice", 2).gates([good, good])).values())
    assert not by_name(Whole("dice", 2).gates([good, good | {"off": 1e-6}]))["the sum"]
    assert not by_name(Whole("dice", 2).gates([good, good | {"seconds": 9.0}]))["time"]


def test_marks_that_are_lost_and_players_out_of_order_are_noticed() -> None:
    one: dict[str, Any] = {"seconds": 1.0, "marks": 10, "again": 10}
    assert all(by_name(Again("dice").gates([one, one])).values())
    assert not all(by_name(Again("dice").gates([one, one | {"again": 4}])).values())
    assert not all(by_name(Planted("dice").gates([{"found": True}, {"found": False}])).values())
    order = Players("dice").players
    rng = random.Random(3)
    games = [
        {name: (9 - at + rng.random() / 9) / 100 for at, name in enumerate(order)} for _ in "123456"
    ]
    assert all(by_name(Players("dice").gates(games)).values())
    turned = [game | {"easy": game["rules"]} for game in games]
    assert not all(by_name(Players("dice").gates(turned)).values())


def test_slopes_come_with_their_errors() -> None:
    rng = random.Random(1)
    pairs = [(x, 2 * x + rng.gauss(0, 1)) for x in (rng.random() for _ in range(2000))]
    found, off = slope(pairs)
    assert found == pytest.approx(2, abs=4 * off)
    assert off == pytest.approx(1 / (2000 / 12) ** 0.5, rel=0.1)


def test_a_run_that_was_stopped_goes_on(tmp_path: Any) -> None:
    path, asked = tmp_path / "some.jsonl", list[int]()

    def one(number: int) -> dict[str, Any]:
        asked.append(number)
        return {"number": number}

    measure = Measure(5, one, lambda _: [])
    complete(path, measure, 2)
    complete(path, measure, 4)
    assert asked == [0, 1, 2, 3]
    assert [game["number"] for game in kept(path)] == asked


@pytest.mark.parametrize(("game", "seats"), [("dice", 2), ("kark", 2)])
def test_what_is_told_of_a_game_is_what_its_ledger_says(game: str, seats: int) -> None:
    table = Luck(game, seats)
    told = table.measured(1)
    account = ledger_of(*table.played(1)).accounts[0]
    for name in ("luck", "reassessment", "result"):
        assert told[name] == pytest.approx(getattr(account, name), abs=1e-9)


def test_every_gate_has_its_measure() -> None:
    names = set(measures())
    for game in ("dice", "kark"):
        assert {f"{what}-{game}" for what in ("arena", "again", "planted", "skill")} <= names
    assert {f"luck-dice-{seats}" for seats in (1, 2, 3, 4)} <= names
