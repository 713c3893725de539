"""The worked examples of the rulebook, played out (K-X1 to K-X3)."""

from __future__ import annotations

import pytest
from games.dice.tables import of_kind

from nations.games.kark.events import (
    CountryTaken,
    IncomeCollected,
    LeaderCaptured,
    LeaderMoved,
    TankersTaken,
)

from .tables import NO_RESERVE, Power, table, turn_starts


@pytest.mark.parametrize(
    ("kind", "price"), [("king", 10), ("president", 10), ("dictator", 5), ("guerrilla", 5)]
)
def test_K_X1_five_steps_cost_a_king_10_million_and_a_dictator_5(kind: str, price: int) -> None:
    t = table(Power(f"{kind}@nw.5", price, gone=NO_RESERVE))
    assert "nw.2" in t.ends("nw.5")
    assert "nw.3" not in t.ends("nw.5"), "a sixth step cannot be paid"
    told = t.play("move:nw.5>nw.2")
    assert LeaderMoved("K-T4", 0, kind, "nw.5", "nw.2", price) in told
    assert t.cash[0] == 0, "over 6, 7, 0 and 1"


def test_K_X2_a_king_takes_a_dictators_country_seven_steps_away_for_14_million() -> None:
    """From ne.2 by ne.1, 0, 7 and 6, across to nw.2, and by nw.1 to the dictator's capital."""
    court, dictator = "king@ne.2 president@mid", Power("dictator@nw", 3, tankers="nw nw nw")
    assert "nw.0" not in table(Power(court, 13), dictator).ends("ne.2")
    t = table(Power(court, 14), dictator, laid="mid>nw")
    assert [power.income for power in t.view.powers] == [0, 2]
    told = t.play("move:ne.2>nw.0")
    assert told == [
        LeaderMoved("K-T4", 0, "king", "ne.2", "nw.0", 14),
        LeaderCaptured("K-W2", 1, "dictator", "nw"),
        CountryTaken("K-L8", 0, "nw"),
        TankersTaken("K-W3a", 0, "nw", 3),
    ]
    assert (t.cash[0], t.ruler("nw"), t.power(1).gone) == (0, 0, {"dictator": 1})
    assert (t.power().tankers, t.power(1).tankers) == ({"nw": 3}, {})
    assert [power.income for power in t.view.powers] == [6, 0], "by the pipeline, too"


@pytest.mark.parametrize(
    ("situation", "leaders", "tankers", "laid", "expected"),
    [
        ("A", "king@nw", "nw", "", 2),
        ("B", "guerrilla@nw", "nw nw", "", 2),
        ("C", "president@nw", "nw nw nw", "", 4),
        ("D", "guerrilla@nw president@mid", "nw nw nw", "mid>nw", 6),
    ],
)
def test_K_X3_the_incomes_of_the_four_situations(
    situation: str, leaders: str, tankers: str, laid: str, expected: int
) -> None:
    t, told = turn_starts(Power(leaders, 1, tankers=tankers), laid=laid)
    assert of_kind(IncomeCollected, told) == [IncomeCollected("K-T2", 0, expected)], situation
    assert t.cash[0] == 1 + expected
