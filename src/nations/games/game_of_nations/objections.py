"""Why a thing of the own side cannot be used now, in words: what it costs, what one has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nations.contract import Voice
from nations.games.game_of_nations.moves import BUY, LAY, SELL
from nations.games.game_of_nations.phases.duty import kept_for_duty
from nations.games.game_of_nations.phases.flow import object_to
from nations.games.game_of_nations.rule_ids import IDS, Rule
from nations.games.game_of_nations.state import Box, Phase, State, power_at_turn
from nations.selection import Objection

TOLD = {Rule.K_P1, Rule.K_T5b, Rule.K_T6, Rule.K_T6a, Rule.K_Q3, Rule.K_C5, Rule.K_T1b}
"""Rules that have words of their own here; the others say that it is not the time."""


def objections(box: Box, s: State, voice: Voice) -> Iterator[Objection]:
    """K-T6: a tanker and a pipeline, where neither can be bought."""
    yield from _because(box, s, "stock", range(BUY, SELL), box.tanker_price, voice)
    yield from _because(box, s, "pipes", range(LAY, LAY + box.links), box.pipeline_price, voice)


def _because(
    box: Box, s: State, thing: str, numbers: range, price: int, voice: Voice
) -> Iterator[Objection]:
    """The reason that would be left if the others were gone: money before place."""
    broken = Counter(Rule(object_to(box, s, number)) for number in numbers)
    if Rule.NONE in broken:
        return
    rule = next((one for one in (Rule.K_T6, Rule.K_P1, Rule.K_T5b) if one in broken), None)
    rule = rule or broken.most_common(1)[0][0]
    cash, kept = power_at_turn(s).cash, kept_for_duty(box, s) if s.phase < Phase.LAST else 0
    why = rule.name if rule in TOLD else "other"
    values = {"price": price, "cash": cash, "missing": max(0, price - cash), "kept": kept}
    words = voice.say("why-not", thing=thing, why=why, **values)
    yield Objection(thing, IDS[rule], words)
