"""Incident cards: drawing, obeying, and what they order (K-D1 to K-D9)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from games.dice.tables import of_kind

from nations.games.kark.content import load_set
from nations.games.kark.events import (
    CardTurned,
    CardWithoutEffect,
    CashLost,
    CashWon,
    CountryLeft,
    CoupMade,
    LeaderActionReplaced,
    LeaderAdvanced,
    LeaderCaptured,
    LeaderMoved,
    LeaderRetreated,
    LeaderWithdrawn,
    TankerLost,
    TankersTaken,
)
from nations.games.kark.game import KarkGame
from nations.games.kark.moves import Retreat
from nations.games.kark.state import Phase

from .own_set import CARDS, COUNTRIES, content, with_defaults
from .tables import NO_RESERVE, Power, Table, card_drawn, table

ALL_SEEN = " ".join(CARDS)
DRAWER = Power("king@sw dictator@ne", 9, agent="nw.0", tankers="sw south")
ALL_MARCH = {card: {"effect": "advance", "leader": "king", "steps": (1, 7)} for card in CARDS}


def test_K_D1_a_leader_or_agent_that_stops_on_a_question_draws_the_top_card() -> None:
    t, told = card_drawn("loan", DRAWER)
    assert CardTurned("K-D1", 0, "loan") in told
    assert (t.view.seen, t.view.draws) == (("loan",), 1)
    by_leader = table(Power("king@nw.3", 9))
    assert CardTurned("K-D1", 0, "aid") in by_leader.play("move:nw.3>nw.4 card:aid")


def test_K_D1_it_goes_to_the_bottom_so_the_order_is_known_after_one_pass() -> None:
    t = table(DRAWER, stage="agent", seen=ALL_SEEN)
    told = t.play("agent:nw.4")
    assert of_kind(CardTurned, told) == [CardTurned("K-D1", 0, "loan")], "nothing is left to chance"
    assert t.view.next_cards[0] == "boom"
    assert t.view.next_cards[-1] == "loan"


def test_K_D1_the_last_unseen_card_is_certain() -> None:
    seen = " ".join(card for card in CARDS if card != "strike")
    t = table(DRAWER, stage="agent", seen=seen)
    t.play("agent:nw.4")
    assert t.ways == {"card:strike": 1}


def test_K_D1a_a_card_is_carried_out_before_anything_else() -> None:
    t, _ = card_drawn("king-marches", DRAWER)
    assert t.moves == t.of("advance")
    assert not t.beside
    for other in ("sell-tanker:sw", "place:king@nw", "skip", "resign", "propose-stop"):
        assert t.refuses(other) == "K-D1a"


@pytest.mark.parametrize("option", ["draw", "none"])
def test_K_D1a_a_leader_that_a_card_brought_to_a_question_draws_by_the_option(option: str) -> None:
    t, _ = card_drawn("king-marches", DRAWER, card_chain=option)
    t.play("advance:sw.0>sw.4")
    assert t.phase == (Phase.CARD if option == "draw" else Phase.LAST)
    if option == "draw":
        assert "card:king-marches" not in t.ways
        t.play("card:loan")
        assert (t.cash[0], t.phase) == (15, Phase.LAST)


@pytest.mark.parametrize("option", ["draw", "none"])
def test_K_D1a_a_leaders_own_move_to_a_question_always_draws(option: str) -> None:
    t = table(Power("king@nw.3", 9), card_chain=option)
    t.play("move:nw.3>nw.4")
    assert t.phase == Phase.CARD


def test_K_D1a_never_more_cards_in_a_turn_than_the_deck_holds() -> None:
    t = table(Power("king@nw.3", 9, gone=NO_RESERVE), seen=ALL_SEEN, changes=ALL_MARCH)
    t.play("move:nw.3>nw.4")
    stops = ["mid.4", "nw.4"] * 8
    for number, (start, end) in enumerate(zip(["nw.4", *stops], stops, strict=False)):
        assert t.phase == Phase.ADVANCING, number
        told = t.play(f"advance:{start}>{end}")
        assert len(of_kind(CardTurned, told)) == (number < 15)
    assert t.phase == Phase.LAST, "the sixteenth advance ends on a ? and draws no more"
    assert t.view.draws == 16 + 16


def test_K_D1a_the_limit_counts_anew_each_turn() -> None:
    t = table(Power("king@nw", agent="nw.0", gone=NO_RESERVE), stage="agent", seen=ALL_SEEN)
    assert of_kind(CardTurned, t.play("agent:nw.4"))
    t.play("move:nw.0>nw.1 end agent:far.3 place:king@ne end")
    assert (t.seat, t.state.drawn_now) == (0, 0)


@pytest.mark.parametrize("kind", ["king", "president", "dictator", "guerrilla"])
def test_K_D2_an_order_for_a_type_is_not_met_by_another(kind: str) -> None:
    court = Power("king@sw president@se dictator@ne guerrilla@mid", agent="nw.0")
    point = {"king": "sw.0", "president": "se.0", "dictator": "ne.0", "guerrilla": "mid.0"}[kind]
    t, _ = card_drawn(f"{kind}-marches", court)
    assert {move.split(":")[1].split(">")[0] for move in t.moves} == {point}
    other = "se.0" if kind != "president" else "sw.0"
    assert t.refuses(f"advance:{other}>{other[:2]}.1") == "K-D6"
    t, told = card_drawn(f"{kind}-falls", court)
    assert of_kind(LeaderWithdrawn, told) == [LeaderWithdrawn("K-D7", 0, kind, point)]


@pytest.mark.parametrize("card", ["king-marches", "king-falls"])
def test_K_D2a_with_no_such_piece_on_the_board_it_has_no_effect(card: str) -> None:
    t, told = card_drawn(card, Power("dictator@ne", 9, agent="nw.0"), Power("king@far"))
    assert CardWithoutEffect("K-D2a", 0, card) in told, "neither in reserve nor an opponent's"
    assert (t.phase, t.power().reserve["king"]) == (Phase.LEADER, 2)


def test_K_D2a_nor_with_none_that_can_obey() -> None:
    hemmed_in = Power("king@nw.1 dictator@se", 9, agent="nw.0", gone=NO_RESERVE)
    t, told = card_drawn("king-marches", hemmed_in, Power("king@nw president@nw.2"))
    assert CardWithoutEffect("K-D2a", 0, "king-marches") in told
    assert t.phase == Phase.LEADER


def test_K_D2b_with_two_that_can_the_player_chooses() -> None:
    t, _ = card_drawn("king-falls", Power("king@sw king@ne", agent="nw.0"))
    assert t.moves == {"withdraw:sw.0", "withdraw:ne.0"}
    t, _ = card_drawn("king-marches", Power("king@sw king@ne", agent="nw.0"))
    assert {move.split(":")[1].split(">")[0] for move in t.moves} == {"sw.0", "ne.0"}


def test_K_D2b_one_of_two_that_cannot_obey_is_no_choice() -> None:
    stuck = Power("king@nw.1 king@se", agent="nw.0")
    t, _ = card_drawn("king-marches", stuck, Power("king@nw president@nw.2"))
    assert {move.split(":")[1].split(">")[0] for move in t.moves} == {"se.0"}


def test_K_D3_a_leaders_own_card_moves_in_addition() -> None:
    t = table(Power("king@nw.3 dictator@se", 9))
    told = t.play("move:nw.3>nw.4 card:king-marches advance:nw.4>nw.6")
    assert LeaderMoved("K-T4", 0, "king", "nw.3", "nw.4", 2) in told
    assert LeaderAdvanced("K-D6", 0, "king", "nw.6") in told
    assert not of_kind(LeaderActionReplaced, told)
    assert (t.cash[0], t.phase) == (7, Phase.LAST)
    assert t.moves == t.trades | {"end"}, "and no further leader action"


def test_K_D3_another_leader_of_the_type_may_be_moved_by_it() -> None:
    t = table(Power("king@nw.3 king@se", 9))
    t.play("move:nw.3>nw.4 card:king-marches advance:se.0>se.2")
    assert t.power().board == {"nw.4": "king", "se.2": "king"}


def test_K_D4_the_cards_have_the_kinds_of_effect_that_are_known() -> None:
    for cards in (load_set().cards, table(DRAWER).game.content.cards):
        assert len(cards) == 16
        kinds = Counter(card.effect for card in cards)
        assert set(kinds) == {"cash", "advance", "withdraw", "lose-tanker", "coup"}
        assert {card.leader for card in cards if card.effect == "withdraw"} == {
            *("king", "president", "dictator", "guerrilla")
        }


@pytest.mark.parametrize("card", CARDS)
def test_K_D4_a_card_concerns_only_who_drew_it(card: str) -> None:
    court = "king@se president@mid dictator@uor guerrilla@abu"
    other = Power(court, 9, agent="sw.1", tankers="se south")
    mine = Power("king@sw president@ne dictator@nw.1 guerrilla@nw.6", 9, "nw.0", "north")
    t, _ = card_drawn(card, mine, other)
    before = table(mine, other).power(1)
    assert t.power(1) == before


@pytest.mark.parametrize("card", ["king-marches", "king-falls", "tanker-aground", "coup"])
def test_K_D4_orders_are_a_must(card: str) -> None:
    court = Power("king@sw king@ne", 9, agent="nw.0", tankers="sw north")
    t, _ = card_drawn(card, court)
    assert t.moves == t.of("advance", "withdraw", "lose-tanker", "coup")
    for other in ("skip", "end"):
        assert t.refuses(other).startswith("K-D")


@pytest.mark.parametrize(("card", "gain"), [("loan", 6), ("boom", 4), ("aid", 1)])
def test_K_D5_gains_need_no_repayment(card: str, gain: int) -> None:
    t, told = card_drawn(card, DRAWER)
    assert CashWon("K-D5", 0, gain) in told
    assert t.cash[0] == 9 + gain


@pytest.mark.parametrize(
    ("card", "cash", "lost"),
    [("strike", 9, 3), ("strike", 3, 3), ("strike", 2, 2), ("bill", 4, 4), ("bill", 0, 0)],
)
def test_K_D5_a_loss_takes_what_there_is_and_no_debt_stays(card: str, cash: int, lost: int) -> None:
    drawer = Power("dictator@sw", cash, agent="nw.0", tankers="sw sw sw")
    t, told = card_drawn(card, drawer)
    assert CashLost("K-D5", 0, lost) in told
    assert t.cash[0] == cash - lost


def test_K_D6_an_advance_is_free_and_one_to_seven_steps_long() -> None:
    poor = Power("king@nw", 0, agent="nw.0", gone=NO_RESERVE)
    t, _ = card_drawn("king-marches", poor, Power("dictator@far"))
    rich = table(Power("king@nw", 14, gone=NO_RESERVE), Power("dictator@far"))
    assert t.ends("nw.0") == rich.ends("nw.0"), "as far as 14 million would carry it"
    assert "mid.0" in t.ends("nw.0"), "seven steps away"
    t.play("advance:nw.0>mid.0")
    assert (t.cash[0], t.ruler("mid")) == (0, 0)


@pytest.mark.parametrize("country", COUNTRIES)
def test_K_D6_into_and_out_of_every_capital(country: str) -> None:
    t, _ = card_drawn("king-marches", Power(f"king@{country}.1", agent="nw.0"), Power())
    t.play(f"advance:{country}.1>{country}.0")
    assert t.ruler(country) == 0
    t, _ = card_drawn("king-marches", Power(f"king@{country}", agent="nw.0"), Power())
    t.play(f"advance:{country}.0>{country}.1")
    assert t.ruler(country) is None


def test_K_D6_steps_are_those_of_the_card() -> None:
    changes = {"king-marches": {"steps": (2, 3)}}
    t, _ = card_drawn("king-marches", Power("king@nw", agent="nw.0"), changes=changes)
    near = {"nw.2", "nw.3", "ne.6", "nw.6", "nw.5", "uor.1", "uor.0", "uor.2"}
    assert t.ends("nw.0") == near
    assert t.refuses("advance:nw.0>nw.1") == "K-D6"


def test_K_D6_also_the_one_that_drew() -> None:
    t = table(Power("king@nw.3", 9, gone=NO_RESERVE))
    t.play("move:nw.3>nw.4 card:king-marches")
    assert t.ends("nw.4"), "either way from the ?"


def test_K_D6_every_other_rule_of_moving_and_attacking_holds() -> None:
    victim = Power("dictator@sw.2 president@mid", agent="nw.6", tankers="")
    t, _ = card_drawn("king-marches", Power("king@nw king@sw.1", agent="nw.0"), victim)
    assert "nw.6" in t.ends("nw.0")
    assert not {"nw.5"} & t.ends("nw.0"), "not past an agent"
    assert "sw.2" not in t.ends("sw.1"), "not onto a leader outside a capital"
    told = t.play("advance:nw.0>mid.0")
    assert LeaderCaptured("K-W2", 1, "president", "mid") in told


@pytest.mark.parametrize(("option", "where"), [("out", "gone"), ("reserve", "reserve")])
def test_K_D7_a_withdrawn_leader_goes_where_captured_ones_go(option: str, where: str) -> None:
    t, told = card_drawn("dictator-falls", DRAWER, captured_leaders=option)
    assert LeaderWithdrawn("K-D7", 0, "dictator", "ne.0") in told
    assert getattr(t.power(), where)["dictator"] == 1
    assert "ne.0" not in t.power().board


def test_K_D7_from_a_capital_it_leaves_the_country_free() -> None:
    t, _ = card_drawn("king-falls", DRAWER)
    assert t.ruler("sw") is None
    assert t.power().tankers == {"sw": 1, "south": 1}, "the tanker is still its owner's (K-N4)"
    t.play("end agent:far.3 place:king@sw")
    assert (t.ruler("sw"), t.power(1).tankers) == (1, {"sw": 1})


def test_K_D7_only_a_leader_of_the_type() -> None:
    t, _ = card_drawn("king-falls", Power("king@sw king@se dictator@ne", agent="nw.0"))
    assert t.refuses("withdraw:ne.0") == "K-D7"
    assert t.refuses("withdraw:mid.0") == "K-D7"


RETREAT = {"king-falls": {"effect": "retreat", "steps": (1, 3)}}


def test_K_D7a_a_leader_goes_back_free_by_no_capital_and_attacks_nobody() -> None:
    drawer = Power("king@sw", 5, agent="nw.0", tankers="sw")
    t, _ = card_drawn("king-falls", drawer, Power("dictator@uor"), changes=RETREAT)
    assert t.phase == Phase.RETREATING
    assert t.moves == {f"retreat:sw.0>{end}" for end in t_ends(t)}
    assert {"sw.1", "sw.7", "sw.3", "uor.7"} <= t_ends(t)
    assert not any(end.endswith(".0") for end in t_ends(t)), "neither free nor an enemy's"
    assert t.refuses(Retreat("sw.0", "uor.0")) == "K-D7a"
    told = t.play("retreat:sw.0>sw.2")
    assert LeaderRetreated("K-D7a", 0, "king", "sw.2") in told
    assert CountryLeft("K-L7", 0, "sw") in told
    assert LeaderActionReplaced("K-G4", 0) in told
    assert (t.cash[0], t.phase) == (5, Phase.LAST)


def t_ends(t: Table) -> set[str]:
    return {move.partition(">")[2] for move in t.moves if move.startswith("retreat:")}


def test_K_D7a_on_a_question_mark_it_draws() -> None:
    drawer = Power("king@sw.3", 5, agent="nw.0")
    t, _ = card_drawn("king-falls", drawer, changes=RETREAT)
    t.play("retreat:sw.3>sw.4")
    assert len(t.ways) == 15


def test_K_D7a_who_cannot_go_stays_and_nothing_is_replaced() -> None:
    hemmed_in = Power("king@nw.1", 5, agent="nw.0", gone="king president president dictator")
    walls = Power("president@nw.2")
    t, told = card_drawn("king-falls", hemmed_in, walls, changes=RETREAT)
    assert CardWithoutEffect("K-D2a", 0, "king-falls") in told, "the capital is no way back"
    assert t.phase == Phase.LEADER


def test_K_D7a_a_retreat_saves_nobody() -> None:
    broke = Power("king@sw.2", 0, agent="nw.0", gone="king president president dictator guerrilla")
    t, _ = card_drawn("king-falls", broke, Power("king@far"), Power("king@se"), changes=RETREAT)
    t.play("retreat:sw.2>sw.3")
    assert t.power().out


@pytest.mark.parametrize("effect", ["advance", "withdraw", "retreat"])
def test_K_D7a_any_leader_may_be_meant(effect: str) -> None:
    steps = None if effect == "withdraw" else (1, 1)
    changes = {"king-falls": {"effect": effect, "leader": "any", "steps": steps}}
    drawer = Power("king@sw.2 guerrilla@se.2", agent="nw.0")
    t, _ = card_drawn("king-falls", drawer, changes=changes)
    starts = {move.partition(":")[2].partition(">")[0] for move in t.moves}
    assert starts == {"sw.2", "se.2"}
    assert t.moves == t.of(effect)


@pytest.mark.parametrize("number", [1, 3, 40])
def test_K_D1_a_deck_may_have_any_number_of_cards(number: int) -> None:
    some = [msgspec.structs.replace(content().cards[0], id=f"loan-{at}") for at in range(number)]
    game = KarkGame(msgspec.structs.replace(content(), cards=tuple(some)), 2, with_defaults({}))
    power = "5.0.1.0/nw.0/k@sw.0+k@gone+p@gone+p@gone+d@gone+g@gone/- 5.0.1.0/far.7/k@se.0"
    rest = "+k@gone+p@gone+p@gone+d@gone+g@gone/- 2 -"
    fresh = game.read_position(f"agent 0.0.2.0.0.0 {power}{rest} - - 0.0.0.0.0.0.0.0")
    t = Table(game, fresh)
    t.play("agent:nw.4")
    assert len(t.ways) == number
    deck = "+".join(card.id for card in some)
    known = game.read_position(f"agent 0.0.2.0.0.{number} {power}{rest} {deck} - 0.0.0.0.0.0.0.0")
    t = Table(game, known)
    assert CardTurned("K-D1", 0, "loan-0") in t.play("agent:nw.4")
    assert len(t.view.next_cards) == number


@pytest.mark.parametrize("card", ["tanker-aground", "tanker-burnt"])
def test_K_D8_the_player_chooses_which_tanker_is_lost(card: str) -> None:
    drawer = Power("king@sw", agent="nw.0", tankers="sw sw south north nw")
    t, _ = card_drawn(card, drawer)
    places = {"sw", "south", "north", "nw"}
    assert t.moves == {f"lose-tanker:{place}" for place in places}, "in port or at sea"
    assert t.refuses("lose-tanker:se") == "K-D8"
    assert TankerLost("K-D8", 0, "sw") in t.play("lose-tanker:sw")
    assert t.power().tankers == {"sw": 1, "south": 1, "north": 1, "nw": 1}
    assert t.cash[0] == 10


def test_K_D8_without_one_no_effect() -> None:
    t, told = card_drawn("tanker-aground", Power("king@sw", agent="nw.0"))
    assert CardWithoutEffect("K-D2a", 0, "tanker-aground") in told
    assert t.phase == Phase.LEADER


def test_K_D8_a_tanker_in_hand_is_safe() -> None:
    t, told = card_drawn("tanker-aground", Power("king@sw", agent="nw.0", tankers="hand"))
    assert CardWithoutEffect("K-D2a", 0, "tanker-aground") in told
    t, _ = card_drawn("tanker-burnt", Power("king@sw", agent="nw.0", tankers="hand sw north"))
    assert t.moves == {"lose-tanker:sw", "lose-tanker:north"}
    assert t.refuses("lose-tanker:hand") == "K-D8"


def test_K_D9_a_reserve_leader_on_a_free_capital_or_against_another_type() -> None:
    drawer = Power("king@sw", 0, agent="nw.0", gone="king dictator")
    t, _ = card_drawn("coup", drawer, Power("president@far guerrilla@ne"))
    free = {"uor", "abu", "mid", "nw", "se"}
    assert t.moves == {
        *(f"coup:{kind}@{country}" for kind in ("president", "guerrilla") for country in free),
        "coup:guerrilla@far",
        "coup:president@ne",
    }
    assert t.refuses("coup:president@far") == "K-D9", "its own type"
    assert t.refuses("coup:president@sw") == "K-D9", "an own leader"
    assert t.refuses("coup:king@uor") == "K-D9", "not in reserve"


@pytest.mark.parametrize("abandoned_port", ["taker", "owner"])
def test_K_D9_it_is_free_and_captures_as_an_attack_does(abandoned_port: str) -> None:
    drawer = Power("king@sw", 0, agent="nw.0")
    victim = Power("president@ne", tankers="ne ne")
    t, _ = card_drawn("coup", drawer, victim, abandoned_port=abandoned_port)
    told = t.play("coup:dictator@ne")
    assert CoupMade("K-D9", 0, "dictator", "ne") in told
    assert LeaderCaptured("K-W2", 1, "president", "ne") in told
    assert TankersTaken("K-W3a", 0, "ne", 2) in told
    assert (t.cash[0], t.ruler("ne")) == (0, 0)
    assert t.power(1).gone == {"president": 1}


def test_K_D9_without_a_reserve_leader_no_effect() -> None:
    _, told = card_drawn("coup", Power("king@sw", agent="nw.0", gone=NO_RESERVE))
    assert CardWithoutEffect("K-D2a", 0, "coup") in told
