"""What the box holds, what can run out, what lies open, and prices (K-C1 to K-C7, K-P1, K-P2)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from nations.errors import BadSeats
from nations.games.kark import moves
from nations.games.kark.content import Arrow, Point, load_set
from nations.games.kark.edition import EDITION
from nations.games.kark.events import (
    BankShort,
    CashWon,
    IncomeCollected,
    LeaderPlaced,
    TankerBought,
    TankerLost,
    TankerSold,
)
from nations.games.kark.game import KarkGame

from .own_set import CARDS, COUNTRIES, content, with_defaults
from .tables import NO_RESERVE, Power, Table, leaders_by_type, opening, out, table

SIX = {"king": 2, "president": 2, "dictator": 1, "guerrilla": 1}
STEP_PRICES = [("king", 2), ("president", 2), ("dictator", 1), ("guerrilla", 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_C1_six_leaders_and_an_agent_for_each_of_two_to_four(seats: int) -> None:
    t = opening(seats)
    assert len(t.view.powers) == seats
    for seat in range(seats):
        assert leaders_by_type(t.power(seat)) == SIX
        assert t.power(seat).reserve == SIX
        assert t.power(seat).agent is None
    t.play("first:0 place:king@nw")
    assert t.power().agent == "nw.0", "the one agent comes with the first leader"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_K_C1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        EDITION.game(seats, {}, None)


@pytest.mark.parametrize("stage", ["agent", "leader", "last"])
def test_K_C1_the_number_of_players_changes_no_rule(stage: str) -> None:
    mover = Power("king@nw dictator@uor.3", 9, agent="nw.1", tankers="nw south")
    two, three, four = (
        table(mover, Power("king@far"), *[out(2)] * others, stage=stage).moves
        for others in range(3)
    )
    assert two == three == four


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K_C2_sixteen_tankers_twelve_pipelines_sixteen_cards(seats: int) -> None:
    content = load_set()
    assert (content.pieces.tankers, content.pieces.pipelines) == (16, 12)
    assert content.pieces.money == 140
    assert Counter(card.good for card in content.cards) == {True: 8, False: 8}
    seen = opening(seats).view
    assert (seen.stock, seen.pipes) == (16 - seats, 11)
    assert len(seen.unseen) == 16


def test_K_C3_eight_countries_with_their_derricks_and_seas() -> None:
    countries = load_set().countries
    kinds = Counter((country.type, country.derricks, country.seas) for country in countries)
    assert kinds == {
        ("canal", 1, ("north", "south")): 1,
        ("coastal", 2, ("north",)): 2,
        ("coastal", 2, ("south",)): 2,
        ("inland", 4, ()): 3,
    }
    assert sorted(COUNTRIES.values()) == sorted(kinds.elements()), "the tests' board is alike"
    canal = next(country for country in countries if country.type == "canal")
    assert canal.name == "U.O.R."


@pytest.mark.parametrize(
    ("country", "pairs"), [("uor", 1), ("nw", 2), ("ne", 2), ("sw", 2), ("se", 2)]
)
def test_K_C3_the_derricks_of_a_port_country_limit_what_it_earns(country: str, pairs: int) -> None:
    crowded = Power(f"dictator@{country}", tankers=f"{country} " * 5)
    t = table(crowded, Power("king@mid"))
    assert t.power().income == pairs


@pytest.mark.parametrize("country", ["abu", "mid", "far"])
def test_K_C3_an_inland_country_has_four_derricks_and_no_port(country: str) -> None:
    t = table(Power(f"king@{country}"), Power("king@uor"))
    assert f"buy-tanker:{country}" not in t.moves
    assert t.refuses(f"buy-tanker:{country}") == "K-N1"
    port = {"abu": "nw", "mid": "nw", "far": "ne"}[country]
    rich = Power(f"dictator@{country} guerrilla@{port}", tankers=f"{port} " * 10)
    assert table(rich, Power("king@uor"), laid=f"{country}>{port}").power().income == 4 + 2


def test_K_C4_an_arrow_is_one_step_both_ways() -> None:
    there = table(Power("king@uor.1", 2), Power("king@mid"))
    assert "nw.7" in there.ends("uor.1")
    there.play("move:uor.1>nw.7")
    assert there.cash[0] == 0
    assert "uor.1" in table(Power("king@nw.7", 2), Power("king@mid")).ends("nw.7")


def test_K_C4_a_ring_has_eight_points_and_closes() -> None:
    t = table(Power("dictator@nw", 4, gone=NO_RESERVE), Power("king@mid"))
    steps = {1: "nw.1", 2: "nw.2", 3: "nw.3", 4: "nw.4", -3: "nw.5", -2: "nw.6", -1: "nw.7"}
    for way, end in steps.items():
        assert t.view.prices[f"nw.0>{end}"] == abs(way)
    assert len({end for end in t.ends("nw.0") if end.startswith("nw")}) == 7


def test_K_C4_every_ring_of_the_default_board_has_a_capital_a_question_and_arrows() -> None:
    content = load_set()
    ends = Counter(end.country for arrow in content.arrows for end in (arrow.start, arrow.end))
    for country in content.countries:
        assert country.capital != country.question
        assert {country.capital, country.question} <= set(range(8))
        assert ends[country.id] >= 1
    assert all(arrow.start.country != arrow.end.country for arrow in content.arrows)


def test_K_C5_the_bank_never_runs_out() -> None:
    t = table(Power("king@nw", 500, tankers="nw nw"), Power("king@mid", 900), stage="last", at=1)
    t.play("end")
    assert t.cash == [504, 900], "far more than the 140 million that are printed"


def test_K_C5_with_the_option_incomes_are_paid_as_far_as_the_box_lasts() -> None:
    powers = Power("king@nw", 30, tankers="nw nw"), Power("king@mid", 107)
    t = table(*powers, stage="last", at=1, bank="box")
    assert t.view.bank == 3
    told = t.play("end")
    assert told[-2:] == [IncomeCollected("K-T2", 0, 3), BankShort("K-C5", 0, 1)]
    assert (t.cash, t.view.bank) == ([33, 107], 0)
    assert t.power().income == 4, "the income of the position is what it is"


def test_K_C5_with_the_option_sales_and_cards_are_paid_as_far_as_the_box_lasts() -> None:
    powers = Power("king@nw", 20, agent="nw.0", tankers="north"), Power("king@mid", 118)
    t = table(*powers, stage="agent", bank="box")
    told = t.play("sell-tanker:north")
    assert told[:2] == [TankerSold("K-N6", 0, "north", 2), BankShort("K-C5", 0, 1)]
    t = table(*powers, stage="agent", bank="box")
    told = t.play("agent:nw.4 card:loan")
    assert CashWon("K-D5", 0, 2) in told
    assert any(isinstance(event, BankShort) for event in told)
    assert t.cash == [22, 118]
    t.play("move:nw.0>nw.1")
    assert t.view.bank == 2, "what is paid to the bank can be paid out again"


def test_K_C5_with_the_option_the_box_of_a_set_counts() -> None:
    t = opening(bank="box", changes={"pieces": {"money": 15}})
    assert t.view.bank == 1
    assert opening(bank="box", changes={"pieces": {"money": 3}}).view.bank == 0
    assert opening().view.bank is None, "endless"


def test_K_C5_from_an_empty_stock_no_tanker_is_bought() -> None:
    t = table(Power("king@nw", 20, tankers="nw north"), changes={"pieces": {"tankers": 2}})
    assert t.view.stock == 0
    assert not t.of("buy-tanker")
    assert t.refuses("buy-tanker:north") == "K-C5"
    assert TankerSold("K-N6", 0, "nw", 3) in t.play("sell-tanker:nw")
    assert t.view.stock == 1
    assert t.power().tankers == {"north": 1}


def test_K_C5_a_sold_tanker_can_be_bought_again() -> None:
    changes = {"pieces": {"tankers": 3}}
    t = table(Power("king@nw", 20, tankers="nw nw nw"), stage="last", changes=changes)
    t.play("sell-tanker:nw end")
    assert t.seat == 1
    assert t.play("buy-tanker:south")[0] == TankerBought("K-N1", 1, "south")
    assert t.view.stock == 0


def test_K_C5_a_lost_tanker_goes_back_to_the_stock() -> None:
    t = table(Power("king@nw", agent="nw.0", tankers="north"), stage="agent")
    before = t.view.stock
    assert TankerLost("K-D8", 0, "north") in t.play("agent:nw.4 card:tanker-aground")
    assert t.view.stock == before + 1
    assert t.power().tankers == {}


def test_K_C5_the_first_tankers_and_the_first_pipeline_count() -> None:
    t = opening(3, {"pieces": {"tankers": 3, "pipelines": 1}}, first_turn_trade="yes")
    assert (t.view.stock, t.view.pipes) == (0, 0)
    t.play("first:0 place:dictator@nw tanker:nw")
    assert t.refuses("buy-tanker:north") == "K-C5"
    assert t.refuses("pipeline:abu>nw") == "K-C5"
    assert t.trades == {"sell-tanker:nw", "sail:nw>north"}


def test_K_C6_every_seat_and_every_spectator_sees_the_same() -> None:
    t = table(Power("king@nw", 3, tankers="nw"), Power("dictator@se", 4), seen="loan coup")
    views = [t.game.view(t.state, seat) for seat in (None, 0, 1)]
    assert [view.seat for view in views] == [None, 0, 1]
    assert len({msgspec.json.encode(msgspec.structs.replace(view, seat=0)) for view in views}) == 1


def test_K_C6_only_the_order_of_unseen_cards_is_hidden() -> None:
    t = table(Power("king@nw"), seen="loan coup")
    assert t.view.seen == ("loan", "coup")
    assert set(t.view.unseen) == CARDS.keys() - {"loan", "coup"}
    assert t.view.next_cards == ()
    whole = table(Power("king@nw"), seen=" ".join(CARDS))
    assert whole.view.unseen == ()
    assert whole.view.next_cards == tuple(CARDS)


def test_K_C7_no_move_gives_another_player_anything() -> None:
    """Whatever is played, an opponent never gets money, tankers, leaders or countries by it."""
    giver = Power("king@nw dictator@uor president@abu.2", 14, tankers="nw uor north")
    t = table(giver, Power("guerrilla@sw", 3, tankers="sw"), stage="leader")
    for written in sorted(t.moves):
        after = t.copy()
        after.play(written)
        if after.phase.name == "CARD":
            continue
        before_other, other = t.power(1), after.power(1)
        started = after.seat == 1
        assert other.cash == before_other.cash + (before_other.income if started else 0)
        assert sum(other.tankers.values()) <= 1
        assert other.board.keys() <= before_other.board.keys()
        assert after.ruler("nw") != 1
    kinds = {kind.__name__ for kind in vars(moves).values() if isinstance(kind, type)}
    assert not {name for name in kinds if "Give" in name or "Pay" in name or "Grant" in name}


def test_K_C7_what_is_proposed_binds_nobody() -> None:
    t = table(Power("king@nw"))
    before = t.moves
    t.play("propose-stop")
    assert (t.seat, t.moves) == (1, {"agree", "decline"})
    t.play("decline")
    assert (t.seat, t.moves) == (0, before)


@pytest.mark.parametrize(("kind", "price"), STEP_PRICES)
def test_K_P1_placing_a_leader_and_each_step_have_its_price(kind: str, price: int) -> None:
    t = table(Power("", 10), Power("king@mid"))
    assert LeaderPlaced("K-L1", 0, kind, "nw") in t.play(f"place:{kind}@nw")
    assert t.cash[0] == 10 - price
    for steps, end in enumerate(("nw.1", "nw.2", "nw.3"), start=1):
        t = table(Power(f"{kind}@nw", 10), Power("king@mid"))
        t.play(f"move:nw.0>{end}")
        assert t.cash[0] == 10 - steps * price


@pytest.mark.parametrize(("kind", "price"), STEP_PRICES)
def test_K_P1_no_credit(kind: str, price: int) -> None:
    poor = table(Power("", price - 1, tankers="north"), Power("king@mid"))
    assert not [move for move in poor.moves if move.startswith(f"place:{kind}@")]
    assert poor.refuses(f"place:{kind}@nw") == "K-P1"
    assert f"place:{kind}@nw" in table(Power("", price), Power("king@mid")).moves
    exact = table(Power(f"{kind}@nw", 3 * price), Power("king@mid"))
    assert {"nw.3", "nw.5"} <= exact.ends("nw.0")
    short = table(Power(f"{kind}@nw", 3 * price - 1), Power("king@mid"))
    assert not {"nw.3", "nw.5"} & short.ends("nw.0")
    assert short.refuses("move:nw.0>nw.3")


def test_K_P1_is_the_rule_that_refuses_a_way_too_dear() -> None:
    t = table(Power("king@nw", 5), Power("king@mid"))
    assert t.refuses("move:nw.0>nw.3") == "K-P1"


def test_K_P1_prices_are_those_of_the_set() -> None:
    prices = {"step": {"king": 3, "president": 4, "dictator": 5, "guerrilla": 6}}
    t = table(Power("king@nw", 12), Power("king@mid"), changes={"prices": prices})
    t.play("move:nw.0>nw.3")
    assert t.cash[0] == 3


def test_K_P2_a_tanker_costs_5_and_sells_for_3() -> None:
    t = table(Power("king@nw", 8), stage="last")
    t.play("buy-tanker:nw")
    assert t.cash[0] == 3
    t = table(Power("king@nw", 8, tankers="nw"), stage="last")
    t.play("sell-tanker:nw")
    assert t.cash[0] == 11


def test_K_P2_a_pipeline_costs_3_and_is_never_sold() -> None:
    t = table(Power("king@nw", 8), stage="last")
    t.play("pipeline:mid>nw")
    assert t.cash[0] == 5
    assert "mid>nw" in t.view.pipelines
    assert "SellPipeline" not in vars(moves)


@pytest.mark.parametrize(("cash", "tanker", "pipeline"), [(2, 0, 0), (3, 0, 1), (5, 1, 1)])
def test_K_P2_no_credit_for_purchases(cash: int, tanker: bool, pipeline: bool) -> None:
    t = table(Power("king@nw", cash, tankers="nw"), stage="last")
    assert ("buy-tanker:nw" in t.moves) == tanker
    assert ("pipeline:mid>nw" in t.moves) == pipeline
    if not tanker:
        assert t.refuses("buy-tanker:nw") == "K-P1"
    if not pipeline:
        assert t.refuses("pipeline:mid>nw") == "K-P1"


def test_K_C4_rings_of_other_sizes_several_questions_and_arrows() -> None:
    """For own sets: what the book does not state about the board, a set may have otherwise."""
    base = content({"nw": {"points": 12, "more_questions": (10,)}, "abu": {"points": 6}})
    arrows = (*base.arrows, Arrow(Point("nw", 2), Point("abu", 0)))
    game = KarkGame(msgspec.structs.replace(base, arrows=arrows), 2, with_defaults({}))
    drawn = table(Power("king@nw.1", 9, agent="nw.7"), stage="agent")
    t = Table(game, game.read_position(drawn.game.write_position(drawn.state)))
    t.play("agent:nw.11")
    ends = t.ends("nw.1")
    assert {"nw.11", "nw.10", "ne.6", "abu.0"} <= ends, "twelve points, and two arrows at nw.2"
    assert "nw.9" not in ends, "beyond the second question mark"
    assert t.refuses("move:nw.1>abu.6") == "K-T4", "six points: there is none"
    t.play("move:nw.1>nw.10")
    assert t.ways, "which draws a card"
