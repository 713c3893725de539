"""Pipelines: whole links between an inland and a port country."""

from __future__ import annotations

from nations.choices import allow, lowest
from nations.games.game_of_nations.events import What
from nations.games.game_of_nations.moves import LAY
from nations.games.game_of_nations.phases.duty import object_to_spending
from nations.games.game_of_nations.rule_ids import Rule
from nations.games.game_of_nations.state import Box, State, power_at_turn, rules
from nations.record import rule, tell


@rule
def object_to_laying(box: Box, s: State, link: int, kept: int) -> int:
    """K-T6, K-Q1, K-Q3, K-Q4: one a turn, on a listed link that is free, by a ruler of an end."""
    if s.pipeline_done:
        return Rule.K_T6
    if link < 0 or link >= box.links:
        return Rule.K_Q1
    if s.laid[link]:
        return Rule.K_Q4
    if s.pipes == 0:
        return Rule.K_C5
    ends = int(rules(box, s, s.at, box.link_inland[link]))
    ends += int(rules(box, s, s.at, box.link_port[link]))
    if ends < (2 if box.both_ends else 1):
        return Rule.K_Q3
    return object_to_spending(s, box.pipeline_price, kept)


@rule
def note_layings(box: Box, s: State, kept: int, ruled: int) -> None:
    """K-T6, K-Q1: every link on which a pipeline may be laid; only with an end in a country that
    the player rules (bits; K-Q3)."""
    if s.pipeline_done or object_to_spending(s, box.pipeline_price, kept) != Rule.NONE:
        return
    links = 0
    while ruled:
        links |= box.links_at[lowest(ruled)]
        ruled &= ruled - 1
    while links:
        link = lowest(links)
        links &= links - 1
        if object_to_laying(box, s, link, kept) == Rule.NONE:
            allow(s, LAY + link)


@rule
def lay_pipeline(box: Box, s: State, move: int) -> None:
    """K-P2, K-Q2, K-Q4: it is laid when bought and stays, whoever rules."""
    link = move - LAY
    s.pipeline_done = 1
    s.laid[link] = 1
    s.pipes -= 1
    power_at_turn(s).cash -= box.pipeline_price
    tell(s, What.PIPELINE_LAID, Rule.K_Q4, s.at, box.link_inland[link], box.link_port[link])
