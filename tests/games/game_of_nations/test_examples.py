"""The worked examples of the rulebook, played out (K-X1 to K-X3)."""

from __future__ import annotations

import pytest

from nations.games.game_of_nations.content import load_set
from nations.games.game_of_nations.events import (
    CountryTaken,
    IncomeCollected,
    LeaderCaptured,
    LeaderMoved,
    TankersTaken,
)
from nations.games.game_of_nations.game import KarkGame
from nations.games.game_of_nations.state import LEADERS, NOTHING, Phase, State

from .own_set import with_defaults
from .tables import NO_RESERVE, Power, of_kind, table, turn_starts


@pytest.mark.parametrize(
    ("kind", "price"), [("king", 10), ("president", 10), ("dictator", 5), ("guerrilla", 5)]
)
def test_K_X1_five_steps_cost_a_king_10_million_and_a_dictator_5(kind: str, price: int) -> None:
    t = table(Power(f"{kind}@nw.5", price, gone=NO_RESERVE))
    assert "nw.2" in t.ends("nw.5")
    assert "nw.3" not in t.ends("nw.5"), "a sixth step cannot be paid"
    told = t.play("move:nw.5>nw.2")
    assert LeaderMoved("K-T4", 0, kind, "nw.2") in told
    assert t.cash[0] == 0, "over 6, 7, 0 and 1"


def test_K_X2_a_king_takes_a_dictators_country_seven_steps_away_for_14_million() -> None:
    """From nw.0 by 1, 2, 3, across to mid.5, and by 6 and 7 to the capital of mid."""
    dictator = Power("dictator@mid guerrilla@ne", 3, tankers="ne ne")
    king = Power("king@nw", 14, gone=NO_RESERVE)
    assert "mid.0" not in table(Power("king@nw", 13, gone=NO_RESERVE), dictator).ends("nw.0")
    t = table(king, dictator, laid="mid>ne")
    assert t.power(1).income == 2
    told = t.play("move:nw.0>mid.0")
    assert LeaderCaptured("K-W2", 1, "dictator", "mid") in told
    assert CountryTaken("K-L8", 0, "mid") in told
    assert (t.cash[0], t.ruler("mid")) == (0, 0)
    assert t.power(1).gone == {"dictator": 1}
    assert "mid>ne" in t.view.pipelines


def test_K_X2_tankers_in_port_and_the_use_of_the_pipeline_change_hands() -> None:
    """The same on the way back: the port country is taken, seven steps from mid.0."""
    dictator = Power("dictator@nw guerrilla@mid.1", 3, tankers="nw nw nw")
    t = table(Power("king@mid king@se", 14, gone=NO_RESERVE), dictator, laid="mid>nw")
    t.play("move:se.0>se.7 end") if "move:mid.0>nw.0" not in t.moves else None
    told = t.play("move:mid.0>nw.0")
    assert TankersTaken("K-W3a", 0, "nw", 3) in told
    assert t.power().tankers == {"nw": 3}
    assert t.cash[0] == 0


def test_K_X2_can_be_played_on_the_default_board() -> None:
    """Some point of it is seven steps from a neighbour's capital."""
    content = load_set()
    game = KarkGame(content, 2, with_defaults({}))
    countries = [country.id for country in content.countries]
    found = 0
    for victim, country in enumerate(content.countries):
        capital = game.box.capital[victim]
        ends = [end for arrow in content.arrows for end in (arrow.start, arrow.end)]
        neighbours = {
            other.country
            for arrow in content.arrows
            for own, other in ((arrow.start, arrow.end), (arrow.end, arrow.start))
            if own.country == country.id
        }
        assert ends
        for start in range(64):
            if countries[start // 8] in neighbours:
                found += attack(game, start, capital)
    assert found > 0


def attack(game: KarkGame, start: int, capital: int) -> bool:
    """Whether a king with 14 million, and not with less, takes a capital from a point."""
    return False


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
