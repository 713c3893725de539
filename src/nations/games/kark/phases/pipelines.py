"""Pipelines: whole links between an inland and a port country."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.moves import LAY
from nations.games.kark.phases.duty import object_to_spending
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import LINKS, Box, State, power_at_turn
from nations.kernel.choices import allow_many, lowest


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
    if not links_of(box, power_at_turn(s).ruled) >> link & 1:
        return Rule.K_Q3
    return object_to_spending(s, box.pipeline_price, kept)


@rule
def links_of(box: Box, ruled: int) -> int:
    """K-Q3: the links (bits) on which a ruler of some countries (bits) may build: of one end, or of
    both where the table wants it so."""
    one, both = 0, 0
    while ruled:
        links = box.links_at[lowest(ruled)]
        one, both = one | links, both | one & links
        ruled &= ruled - 1
    return both if box.both_ends else one


@rule
def links_laid(box: Box, s: State) -> int:
    """K-Q4: the links (bits) on which a pipeline lies; on none while all are in stock."""
    laid = 0
    if s.pipes < box.pipelines:
        for link in range(LINKS):
            laid |= int(s.laid[link] != 0) << link
    return laid


@rule
def note_layings(box: Box, s: State, kept: int, ruled: int) -> None:
    """K-T6, K-Q1: every link on which a pipeline may be laid by who rules some countries (bits)."""
    if s.pipeline_done or s.pipes == 0:
        return
    if object_to_spending(s, box.pipeline_price, kept) == Rule.NONE:
        allow_many(s, LAY, links_of(box, ruled) & ~links_laid(box, s))


@rule
def lay_pipeline(box: Box, s: State, move: int) -> None:
    """K-P2, K-Q2, K-Q4: it is laid when bought and stays, whoever rules."""
    link = move - LAY
    s.pipeline_done = 1
    s.laid[link] = 1
    s.pipes -= 1
    power_at_turn(s).cash -= box.pipeline_price
    tell(s, What.PIPELINE_LAID, Rule.K_Q4, s.at, box.link_inland[link], box.link_port[link])
