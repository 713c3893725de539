"""Pipelines: where they may be laid, by whom, and who uses them (K-Q1 to K-Q4)."""

from __future__ import annotations

import pytest

from nations.games.kark.events import PipelineLaid

from .own_set import LAID, LINKS
from .tables import Power, table

ALL_FREE = {f"pipeline:{link}" for link in LINKS.split() if link != LAID}


def test_K_Q1_links_join_an_inland_country_with_a_neighbouring_port_country() -> None:
    everywhere = Power("king@abu king@mid president@far president@nw dictator@uor guerrilla@se")
    t = table(everywhere, Power("king@ne.1"), stage="last")
    assert t.of("pipeline") == ALL_FREE


@pytest.mark.parametrize("wrong", ["abu>ne", "far>uor", "nw>ne", "mid>far", "nw>mid"])
def test_K_Q1_no_other_countries_are_joined(wrong: str) -> None:
    t = table(Power("king@abu king@mid president@far president@nw"), Power(), stage="last")
    assert t.refuses(f"pipeline:{wrong}")


def test_K_Q1_is_the_rule_that_refuses_other_links() -> None:
    assert table(Power("king@abu"), stage="last").refuses("pipeline:abu>ne") == "K-Q1"


def test_K_Q1_one_piece_is_a_whole_link() -> None:
    t = table(Power("king@mid president@nw", tankers="nw"), stage="last")
    assert t.power().income == 2
    t.play("pipeline:mid>nw")
    assert t.view.pipes == 10
    rich = table(Power("king@mid dictator@nw", tankers="nw"), laid="mid>nw")
    assert rich.power().income == 2, "the king's oil, loaded in the dictator's port"


def test_K_Q2_once_laid_it_stays_whoever_rules() -> None:
    t = table(Power("king@nw.2"), Power("dictator@nw"), Power("king@se"), laid="mid>nw abu>uor")
    t.play("move:nw.2>nw.0")
    assert "mid>nw" in t.view.pipelines
    t.play("resign")
    assert "mid>nw" in t.view.pipelines
    assert t.view.pipes == 10


def test_K_Q2a_it_has_no_owner_and_serves_who_rules_both_ends() -> None:
    layer, user = Power("king@ne"), Power("king@mid dictator@nw", tankers="nw")
    t = table(Power("king@nw", 10), Power("king@se"), stage="last")
    t.play("pipeline:mid>nw")
    assert "mid>nw" in t.view.pipelines
    assert table(layer, user, laid="mid>nw").power(1).income == 2
    one_end = Power("king@mid", tankers="nw")
    assert table(one_end, Power("dictator@nw"), laid="mid>nw").power().income == 0


@pytest.mark.parametrize(
    ("leaders", "one_end", "both_ends"),
    [
        ("king@mid", True, False),
        ("king@nw", True, False),
        ("king@mid president@nw", True, True),
        ("king@ne", False, False),
        ("king@mid.1 president@nw.1", False, False),
    ],
)
def test_K_Q3_the_builder_must_rule_one_end_or_by_the_option_both(
    leaders: str, one_end: bool, both_ends: bool
) -> None:
    for option, possible in (("one_end", one_end), ("both_ends", both_ends)):
        t = table(Power(leaders), stage="last", pipeline_builder=option)
        assert ("pipeline:mid>nw" in t.moves) == possible
        if not possible:
            assert t.refuses("pipeline:mid>nw") == "K-Q3"


def test_K_Q3_an_opponent_may_rule_the_other_end() -> None:
    t = table(Power("king@mid"), Power("dictator@nw"), stage="last")
    assert PipelineLaid("K-Q4", 0, "mid", "nw") in t.play("pipeline:mid>nw")


def test_K_Q4_it_is_laid_when_bought() -> None:
    t = table(Power("king@mid", 5), stage="last")
    t.play("pipeline:mid>nw")
    assert t.view.pipelines == ("abu>uor", "mid>nw")
    assert (t.cash[0], t.view.pipes) == (2, 10)


def test_K_Q4_a_link_takes_one_pipeline() -> None:
    t = table(Power("king@mid president@abu"), stage="last", laid="abu>uor mid>nw")
    assert t.refuses("pipeline:mid>nw") == "K-Q4"
    assert t.refuses("pipeline:abu>uor") == "K-Q4"
