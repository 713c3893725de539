"""Why not? Every kind of illegal move is refused by the rule that is meant.

The table is written from the rules: for each moment of a turn, what is typed and the rule that says
why it cannot be done.
"""

from __future__ import annotations

import pytest

from nations.registry import load

from .tables import NO_RESERVE, Power, Table, card_drawn, opening, table

RICH = Power("king@nw dictator@mid.3", 40, agent="nw.0", tankers="nw north south")
RIVAL = Power("president@se king@sw.3", 9, agent="far.7", tankers="se")


def first_turn() -> Table:
    t = opening()
    t.play("first:0")
    return t


def free_tanker() -> Table:
    t = opening()
    t.play("first:0 place:king@nw")
    return t


def stage(name: str, mine: Power = RICH, **told: str) -> Table:
    return table(mine, RIVAL, stage=name, **told)  # type: ignore[arg-type]  # options and `done`


def ordered(card: str, mine: Power = RICH) -> Table:
    changes = {"president-falls": {"effect": "retreat", "leader": "any", "steps": (1, 7)}}
    t, _ = card_drawn(card, mine, RIVAL, changes=changes)
    return t


TWO_KINGS = Power("king@nw king@sw.6 dictator@mid.3", 40, agent="nw.0", tankers="nw north")
POOR = Power("king@nw dictator@mid.3", 2, agent="nw.0", tankers="nw")
HEMMED_IN = Power("", 50, agent="nw.0", tankers="north", gone=NO_RESERVE)

AGREED = "agree K-E3, decline K-E3"
"""Words about stopping that nobody has proposed."""

REFUSALS: dict[str, tuple[Table, str]] = {
    "placing": (
        first_turn(),
        f"""end K-T1, skip K-T1, tanker:north K-T1, tanker:hand K-T1, agent:nw.4 K-T1b,
        buy-tanker:north K-T1b, sell-tanker:hand K-T1b, station:north K-T1b, sail:north>nw K-T1b,
        pipeline:abu>nw K-T1b, coup:king@nw K-T1, advance:nw.0>nw.1 K-T1, withdraw:nw.0 K-T1,
        lose-tanker:north K-T1, move:nw.0>nw.1 K-T1, {AGREED}""",
    ),
    "free tanker": (
        free_tanker(),
        f"""tanker:north K-T1a, tanker:ne K-T1, tanker:mid K-T1, end K-T1, skip K-T1,
        place:king@ne K-T1, agent:nw.4 K-T1b, buy-tanker:north K-T1b, pipeline:abu>nw K-T1b,
        station:nw K-T1b, {AGREED}""",
    ),
    "agent": (
        stage("agent"),
        f"""agent:nw.1 K-G2, agent:far.0 K-G2, end K-T3, skip K-T3, place:king@ne K-T3,
        move:nw.0>nw.1 K-T3, tanker:nw K-T1, buy-tanker:se K-N1, buy-tanker:mid K-N1,
        sell-tanker:ne K-N6, sail:nw>ne K-N2, sail:nw>south K-N2, sail:north>ne K-N4,
        sail:north>sw K-N2, pipeline:far>se K-Q3, pipeline:abu>uor K-Q4, pipeline:nw>ne K-Q1,
        station:nw K-N2, {AGREED}""",
    ),
    "leader": (
        stage("leader"),
        f"""end K-T5, skip K-T5a, agent:nw.4 K-T3, tanker:nw K-T1, place:king@nw K-L1a,
        place:president@se K-L1a, move:mid.3>sw.3 K-L3, move:ne.0>ne.1 K-T4,
        advance:nw.0>nw.1 K-T4, retreat:nw.0>nw.1 K-T4, withdraw:nw.0 K-L6, coup:king@ne K-T4,
        lose-tanker:nw K-T4, {AGREED}""",
    ),
    "leader, poor": (
        stage("leader", POOR),
        """move:nw.0>nw.2 K-P1, buy-tanker:nw K-P1, pipeline:abu>nw K-P1, end K-T5""",
    ),
    "leader, with a duty": (
        stage("leader", Power("king@nw", 5, tankers="nw", gone="dictator guerrilla")),
        "buy-tanker:nw K-T5b",
    ),
    "leader, all placed": (
        stage("leader", Power("king@nw dictator@mid.3 king@ne", 9)),
        "place:king@mid K-L1b, place:dictator@mid K-L1b",
    ),
    "last": (
        stage("last"),
        f"""place:king@ne K-T4, move:nw.0>nw.1 K-T4, skip K-T4, agent:nw.4 K-T3, tanker:nw K-T1,
        coup:king@ne K-T4, advance:nw.0>nw.1 K-T4, buy-tanker:se K-N1, {AGREED}""",
    ),
    "last, traded": (
        stage("last", done="tanker pipeline"),
        """buy-tanker:nw K-T6, sell-tanker:nw K-T6, sail:nw>north K-T6, pipeline:abu>nw K-T6""",
    ),
    "agent, trade for the last stage": (
        stage("agent", trade_moment="last"),
        "buy-tanker:nw K-T6a, pipeline:abu>nw K-T6a",
    ),
    "canal": (
        table(RICH, Power("king@uor"), stage="last"),
        "sail:north>south K-N3",
    ),
    "advancing": (
        ordered("king-marches"),
        """advance:nw.0>nw.0 K-D6, advance:mid.3>mid.2 K-D6, move:nw.0>nw.1 K-D1a,
        place:king@ne K-D1a, end K-D1a, skip K-D1a, buy-tanker:nw K-D1a, agent:nw.0 K-D1a,
        retreat:nw.0>nw.1 K-D1a, resign K-D1a, propose-stop K-D1a""",
    ),
    "retreating": (
        ordered("president-falls"),
        """retreat:nw.0>ne.0 K-D7a, advance:nw.0>nw.1 K-D1a, move:nw.0>nw.1 K-D1a,
        place:king@ne K-D1a, end K-D1a, pipeline:abu>nw K-D1a""",
    ),
    "withdrawing": (
        ordered("king-falls", TWO_KINGS),
        """withdraw:mid.3 K-D7, place:king@ne K-D1a, move:nw.0>nw.1 K-D1a, end K-D1a,
        sell-tanker:nw K-D1a, resign K-D1a""",
    ),
    "losing": (
        ordered("tanker-aground"),
        """lose-tanker:ne K-D8, lose-tanker:hand K-D8, sell-tanker:nw K-D1a, sell-tanker:ne K-D1a,
        place:king@ne K-D1a, sail:nw>north K-D1a, end K-D1a""",
    ),
    "coup": (
        ordered("coup"),
        """coup:president@se K-D9, coup:dictator@nw K-D9, place:king@ne K-D1a, place:king@nw K-D1a,
        move:nw.0>nw.1 K-D1a, end K-D1a, buy-tanker:nw K-D1a""",
    ),
}
WORDS = """place tanker agent move buy-tanker sell-tanker station sail pipeline advance retreat
    withdraw lose-tanker coup skip end resign propose-stop agree decline"""
"""What a player can type (docs/notation-kark.md)."""
CASES = [
    (moment, *case.split())
    for moment, (_, listed) in REFUSALS.items()
    for case in listed.split(",")
]


@pytest.mark.parametrize(("moment", "written", "rule"), CASES)
def test_the_rule_that_is_meant_is_named(moment: str, written: str, rule: str) -> None:
    assert REFUSALS[moment][0].refuses(written) == rule


def test_every_kind_of_move_is_refused_somewhere() -> None:
    words = {written.partition(":")[0] for _, written, _ in CASES}
    assert words == {*WORDS.split()}


def test_a_neighbouring_rule_would_be_noticed() -> None:
    """As it was: buying into a foreign port was refused by K-N4, want of money by K-P2."""
    t = REFUSALS["agent"][0]
    assert t.refuses("buy-tanker:se") not in ("K-N4", "K-P2")
    assert "port" in load("kark").rules("en")["K-N1"].text


def test_K_E1g_names_itself() -> None:
    t = table(HEMMED_IN, RIVAL, Power("king@ne"), stage="agent")
    t.state.phase = 5
    assert t.refuses("sell-tanker:north") == "K-E1g"
