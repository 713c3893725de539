"""The quick judgement: what it does in positions that leave no doubt, and how strong it is."""

from __future__ import annotations

from nations.arena.simulate import Plan, play_some
from nations.bots.advice import best_first
from nations.contract import AT_ONCE, LOOSE, Decision, Effort, Judgement

from .own_set import kark_game
from .tables import LASTING, NO_RESERVE, Power, Table, opening, table, walk

REASONS = {
    "reason-aim": {"gain"},
    "reason-attack": {"income", "tankers"},
    "reason-card": set(),
    "reason-cash": {"millions"},
    "reason-enough": set(),
    "reason-exposed": {"after", "before"},
    "reason-income": {"after", "before"},
    "reason-later": set(),
    "reason-lead": {"lead"},
    "reason-loses": {"after", "before"},
    "reason-out": set(),
    "reason-pipeline": {"price"},
    "reason-price": {"price"},
    "reason-quiet": set(),
    "reason-safer": {"after", "before"},
    "reason-tanker": {"price", "tankers"},
    "reason-win": set(),
}
"""Every reason with its values, for the messages."""


def judged(t: Table, effort: Effort = LOOSE) -> tuple[Judgement, ...]:
    turn = t.turn
    assert isinstance(turn, Decision)
    return best_first(t.game.judge(t.game.view(t.state, turn.seat), turn.moves, effort))


def best(t: Table) -> set[str]:
    """The moves that look best."""
    order = judged(t)
    return {t.game.write_move(one.move) for one in order if one.merit == order[0].merit}


def worth(t: Table, move: str, effort: Effort = LOOSE) -> float:
    return next(one.merit for one in judged(t, effort) if t.game.write_move(one.move) == move)


def reason(t: Table, move: str) -> str:
    turn = t.turn
    assert isinstance(turn, Decision)
    moves = [one for one in turn.moves if t.game.write_move(one) == move]
    return t.game.reasons(t.game.view(t.state, turn.seat), moves)[0][0].key


# -------------------------------------------------------------------------------------- strength


def test_greedy_beats_random() -> None:
    plan = Plan("kark", ("greedy", "random"), "strength", {"round_limit": "60"})
    wins = sum(0 in outcome.winners for outcome in play_some(plan, range(60)))
    assert wins >= 58


# --------------------------------------------------------------------------------------- tactics


def test_opens_on_the_coast_with_the_tanker_in_port() -> None:
    t = opening()
    t.play("first:0")
    coast = ("nw", "ne", "sw", "se")
    assert best(t) == {f"place:{kind}@{at}" for kind in ("king", "president") for at in coast}
    t.play("place:king@nw")
    assert best(t) == {"tanker:nw"}


def test_attacks_a_rich_capital_without_defence() -> None:
    rich = Power("king@ne", 2, tankers="ne ne")
    t = table(Power("king@sw dictator@ne.6", 8, tankers="sw"), rich)
    assert best(t) == {"move:ne.6>ne.0"}
    assert reason(t, "move:ne.6>ne.0") == "reason-attack"


def test_does_not_attack_a_leader_of_the_same_type() -> None:
    rich = Power("dictator@ne", 2, tankers="ne ne")
    t = table(Power("king@sw dictator@ne.6", 8, tankers="sw"), rich)
    assert "move:ne.6>ne.0" not in t.moves


def test_sends_the_tanker_to_sea_when_nothing_else_saves_it() -> None:
    mine = Power("king@nw king@ne", 3, tankers="nw ne", gone=NO_RESERVE)
    t = table(mine, Power("dictator@nw.2 king@se", 0, tankers="se"), stage="last")
    assert worth(t, "sail:nw>north", AT_ONCE) > worth(t, "end", AT_ONCE)


def test_leaves_the_tanker_in_port_when_nobody_is_near() -> None:
    mine = Power("king@nw king@ne", 3, tankers="nw ne", gone=NO_RESERVE)
    t = table(mine, Power("dictator@far.2 king@se", 0, tankers="se"), stage="last")
    assert worth(t, "sail:nw>north") < worth(t, "end")


def test_blocks_the_way_with_the_agent() -> None:
    mine = Power("king@nw", 5, agent="nw.5", tankers="nw nw", gone=NO_RESERVE)
    t = table(mine, Power("dictator@nw.3 king@se", 8, tankers="se"), stage="agent")
    assert best(t) == {"agent:nw.1"}


def test_does_not_leave_its_only_earning_capital_for_nothing() -> None:
    mine = Power("king@nw guerrilla@abu.2", 3, tankers="nw", gone=NO_RESERVE)
    t = table(mine, Power("king@se", 3, tankers="se"))
    assert all(move.startswith("move:abu.2>") for move in best(t))


def test_sells_a_tanker_rather_than_go_out() -> None:
    mine = Power("king@far.2", 0, tankers="north", gone=NO_RESERVE)
    t = table(mine, Power("king@se", 9, tankers="se"))
    assert best(t) == {"sell-tanker:north"}
    assert reason(t, "skip") == "reason-out"


def test_buys_a_tanker_for_a_derrick_that_waits() -> None:
    t = table(Power("king@nw", 9, tankers="nw"), Power("king@se", 2, tankers="se"), stage="last")
    assert best(t) == {"buy-tanker:nw"}
    assert reason(t, "buy-tanker:nw") == "reason-income"


def test_a_tanker_without_a_derrick_brings_little_yet() -> None:
    mine = Power("king@nw", 9, tankers="nw nw nw nw")
    t = table(mine, Power("king@se", 2, tankers="se"), stage="last")
    assert reason(t, "buy-tanker:nw") == "reason-tanker"


def test_pipes_the_oil_of_an_inland_country() -> None:
    t = table(Power("king@nw", 9, tankers="nw nw nw nw"), Power("king@far.2", 2))
    t.play("place:king@mid")
    assert best(t) == {"pipeline:mid>nw"}


def test_trade_waits_for_the_leader() -> None:
    t = table(Power("king@nw", 9, tankers="nw"), Power("king@se", 2, tankers="se"))
    assert reason(t, "buy-tanker:nw") == "reason-later"


def test_agrees_to_stop_when_it_leads() -> None:
    ahead, behind = Power("king@nw", 30, tankers="nw"), Power("king@se", 2, tankers="se")
    t = table(behind, ahead)
    t.play("propose-stop")
    assert best(t) == {"agree"}
    t = table(ahead, behind)
    t.play("propose-stop")
    assert best(t) == {"decline"}


# ------------------------------------------------------------------------------------ its reasons


def test_every_reason_is_known() -> None:
    given = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        game = kark_game(seats, LASTING, round_limit="15")
        for step in walk(game, seed, beside=0.02):
            if isinstance(step.turn, Decision):
                moves = (*step.turn.moves, *step.turn.beside)
                some = moves[:: max(1, len(moves) // 5)]
                for why in game.reasons(game.view(step.before, step.turn.seat), some):
                    for one in why:
                        assert set(one.detail) == REASONS[one.key]
                        given.add(one.key)
    assert len(given) > len(REASONS) - 4
