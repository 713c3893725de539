"""The end of the game and the ranking (K-E2 to K-E3b)."""

from __future__ import annotations

import pytest
from games.dice.tables import of_kind

from nations.contract import Over
from nations.errors import UnknownName
from nations.games.kark.edition import EDITION
from nations.games.kark.events import (
    GameEnded,
    PowerOut,
    RoundEnded,
    StopAgreed,
    StopDeclined,
    StopProposed,
)

from .own_set import CARDS
from .tables import NO_RESERVE, Power, out, table

RICH, POOR = Power("king@sw", 30, tankers="sw"), Power("king@se.2", 0, gone=NO_RESERVE)

STOPPING = ("agree", "decline", "propose-stop")


def last_turn(*powers: Power) -> Over:
    """The end of a game with a limit of six rounds, after the last seat ended its turn."""
    t = table(*powers, stage="last", at=len(powers) - 1, rounds=6, round_limit="6")
    t.play("end")
    return t.over


def test_K_E2_the_last_player_in_the_game_wins() -> None:
    t = table(POOR, RICH, out(2), stage="agent")
    told = t.play("agent:far.3")
    assert told[-2:] == [PowerOut("K-E1", 0), GameEnded("K-E2", 1)]
    assert t.over.winners == (1,)
    assert t.over.reason == "K-E2"
    assert t.refuses("end") == "K-E2", "nothing more can be played"


def test_K_E2_not_while_two_are_left() -> None:
    t = table(POOR, RICH, Power("king@ne"), stage="agent")
    t.play("agent:far.3")
    assert t.seat == 1


def test_K_E2a_at_once_whatever_the_winner_rules() -> None:
    t = table(Power("king@sw president@se dictator@nw", 90, tankers="sw"), POOR)
    told = t.play("resign")
    assert GameEnded("K-E2", 1) in told
    assert t.over.winners == (1,), "without a country, money or income"
    assert t.view.round == 2, "in the middle of a round"


@pytest.mark.parametrize("limit", [1, 2, 60])
def test_K_E3_after_that_many_full_rounds_the_game_ends(limit: int) -> None:
    t = table(RICH, Power("king@se"), stage="last", at=1, rounds=limit, round_limit=str(limit))
    told = t.play("end")
    assert RoundEnded("K-E3", limit) in told
    assert t.over.reason == "K-E3"


@pytest.mark.parametrize(("rounds", "at"), [(5, 1), (6, 0)])
def test_K_E3_not_before_the_round_is_full(rounds: int, at: int) -> None:
    t = table(RICH, Power("king@se"), stage="last", at=at, rounds=rounds, round_limit="6")
    t.play("end")
    assert not isinstance(t.turn, Over)


def test_K_E3_a_round_ends_with_the_last_one_left_before_the_first_player() -> None:
    t = table(RICH, Power("king@se"), Power("king@ne"), stage="last", at=0, first=1, rounds=6)
    told = t.play("end")
    assert RoundEnded("K-E3", 6) in told
    assert t.view.round == 7
    gone = table(out(2), RICH, Power("king@ne"), stage="last", at=2, first=0, rounds=6)
    assert RoundEnded("K-E3", 6) in gone.play("end")


def test_K_E3_none_is_the_default() -> None:
    t = table(RICH, Power("king@se"), stage="last", at=1, rounds=900)
    t.play("end")
    assert t.view.round == 901
    assert EDITION.options["round_limit"][0] == "none"


@pytest.mark.parametrize("limit", ["0", "-3", "many", "1001", "²"])
def test_K_E3_a_limit_is_a_number_of_rounds(limit: str) -> None:
    with pytest.raises(UnknownName):
        EDITION.game(2, {"round_limit": limit}, None)


def test_K_E3_cash_and_three_times_tankers_and_income_rank() -> None:
    over = last_turn(
        Power("king@sw", 4, tankers="sw sw sw north"),
        Power("dictator@nw", 20, tankers="nw"),
    )
    assert over.scores == (4 + 3 * 4 + 3 * 4, 20 + 3 + 3 * 1)
    assert over.winners == (0,)


def test_K_E3_all_players_left_may_agree_to_stop_and_rank() -> None:
    t = table(RICH, Power("king@se", 50), out(3), Power("king@ne", 2))
    told = t.play("propose-stop agree agree")
    assert [event for event in told if isinstance(event, StopProposed | StopAgreed)] == [
        *(StopProposed("K-E3", 0), StopAgreed("K-E3", 1), StopAgreed("K-E3", 3))
    ]
    assert (t.over.winners, t.over.reason) == ((1,), "K-E3")


@pytest.mark.parametrize("stage", ["agent", "leader", "last"])
def test_K_E3_one_who_declines_is_enough_to_play_on(stage: str) -> None:
    t = table(RICH, Power("king@se", 50), Power("king@ne"), stage=stage)
    before = t.moves
    assert t.beside == {"resign", "propose-stop"}
    told = t.play("propose-stop agree decline")
    assert StopDeclined("K-E3", 2) in told
    assert (t.seat, t.moves, t.phase.name) == (0, before, stage.upper())
    assert t.beside == {"resign"}
    assert t.refuses("propose-stop") == "K-E3", "once a turn"


def test_K_E3_while_asked_one_agrees_or_declines() -> None:
    t = table(RICH, Power("king@se", 50))
    t.play("propose-stop")
    assert t.moves == {"agree", "decline"}
    for other in ("end", "skip", "resign", "agent:far.3"):
        assert t.refuses(other) == "K-E3"


@pytest.mark.parametrize("stage", ["placing", "agent", "leader", "last"])
@pytest.mark.parametrize("word", ["agree", "decline"])
def test_K_E3_nobody_answers_before_somebody_has_proposed(stage: str, word: str) -> None:
    rounds, player = (1, Power("", 7, started=False)) if stage == "placing" else (2, RICH)
    t = table(player, Power("king@se", 50), stage=stage, rounds=rounds)
    assert t.refuses(word) == "K-E3"


@pytest.mark.parametrize(
    ("stage", "rule"), [("agent", "K-T3"), ("leader", "K-T4"), ("last", "K-T4")]
)
def test_K_E3_is_not_the_rule_against_what_only_chance_does(stage: str, rule: str) -> None:
    """The numbers of outcomes are those of other moves."""
    t = table(RICH, Power("king@se", 50), stage=stage)
    outcomes = [*(f"first:{seat}" for seat in range(6)), *(f"card:{card}" for card in CARDS)]
    assert {t.refuses(outcome) for outcome in outcomes} == {rule}


def test_K_E3_words_to_stop_wait_for_a_draw_and_for_a_card() -> None:
    t = table(Power("king@sw", 10, agent="nw.0"), Power("king@se"), stage="agent")
    t.play("agent:nw.4")
    assert {t.refuses(word) for word in STOPPING} == {"K-D1"}
    t.play("card:king-marches")
    assert {t.refuses(word) for word in STOPPING} == {"K-D1a"}


@pytest.mark.parametrize(
    ("powers", "winners"),
    [
        ((Power("king@sw", 9), Power("king@se king@mid", 9)), (1,)),
        ((Power("king@sw.1", 9), Power("king@mid", 9)), (1,)),
        ((Power("king@sw", 9), Power("king@se", 6, tankers="north")), (0,)),
        ((Power("king@sw", 9), Power("king@se", 9)), (0, 1)),
        ((Power("king@sw", 9), Power("king@se", 9), Power("king@ne", 8)), (0, 1)),
    ],
)
def test_K_E3a_ties_go_to_countries_then_to_cash_then_are_shared(
    powers: tuple[Power, ...], winners: tuple[int, ...]
) -> None:
    assert last_turn(*powers).winners == winners


def test_K_E3a_those_out_rank_below_the_later_out_the_higher() -> None:
    over = last_turn(out(3), Power("king@sw.1", 0), out(2), Power("king@se", 1))
    assert over.scores == (-3, 0, -2, 1)
    assert over.scores[1] > over.scores[2] > over.scores[0]
    assert over.winners == (3,)


DEAR = {"prices": {"step": dict.fromkeys(("king", "president", "dictator", "guerrilla"), 20)}}
"""Leaders that nobody can move for a long time."""


def test_K_E3b_three_full_rounds_without_a_leader_action_end_the_game() -> None:
    idlers = (
        Power("dictator@sw", 0, agent="uor.5", tankers="sw"),
        Power("dictator@se", 0, agent="uor.5", tankers="se"),
    )
    t = table(*idlers, stage="agent", changes=DEAR)
    ended = []
    for agents_end in ("uor.1", "uor.5", "uor.1"):
        told = t.play(f"agent:{agents_end} skip end " * 2)
        ended += of_kind(RoundEnded, told)
    assert [event.count for event in ended] == [2, 3, 4]
    assert (t.over.reason, t.over.winners) == ("K-E3b", (1,))
    assert t.cash == [2, 3], "nothing but income, which seat 0 had already got at the start"


@pytest.mark.parametrize(("quiet", "over"), [(0, False), (1, False), (2, True)])
def test_K_E3b_not_after_fewer(quiet: int, over: bool) -> None:
    t = table(RICH, Power("king@se"), stage="last", at=1, quiet=quiet)
    t.play("end")
    assert isinstance(t.turn, Over) == over


def test_K_E3b_with_the_option_nothing_happens_for_ever() -> None:
    t = table(RICH, Power("king@se"), stage="last", at=1, quiet=2, quiet_rounds="off")
    t.play("end")
    assert (t.seat, t.state.quiet) == (0, 3)


def test_K_E3_a_tanker_in_hand_counts() -> None:
    t = table(Power("king@sw", 5, tankers="hand"), Power("king@se", 5))
    t.play("propose-stop agree")
    assert t.over.scores == (8, 5)


@pytest.mark.parametrize(
    "moves",
    [
        "agent:nw.4 card:aid place:king@ne end",
        "agent:nw.4 card:aid move:sw.0>sw.1 end",
        "agent:nw.4 card:king-falls end",
        "agent:nw.4 card:king-marches advance:sw.0>sw.1 end",
        "agent:nw.4 card:coup coup:dictator@ne end",
    ],
)
def test_K_E3b_a_leader_action_or_a_cards_order_begins_the_count_anew(moves: str) -> None:
    player = Power("king@sw", 10, agent="nw.0", tankers="sw north")
    t = table(Power("king@far"), player, stage="agent", at=1, quiet=2)
    t.play(moves)
    assert (t.seat, t.state.quiet) == (0, 0)
