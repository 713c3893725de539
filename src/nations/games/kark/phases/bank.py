"""The bank: what it pays, and whether that lasts."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import Box, State


@rule
def in_bank(box: Box, s: State) -> int:
    """K-C5: what the box holds less what the players have (with `bank = box`)."""
    left = box.money
    for seat in range(box.seats):
        left -= s.power[seat].cash
    return max(left, 0)


@rule
def pay_out(box: Box, s: State, millions: int) -> int:
    """K-C5: pays the player at turn as far as the bank lasts; the rest is not owed."""
    if box.money:
        millions = min(millions, in_bank(box, s))
    s.power[s.at].cash += millions
    return millions


@rule
def tell_shortage(s: State, due: int, paid: int) -> None:
    """K-C5: what the bank could not pay is not owed; the table is told."""
    if paid < due:
        tell(s, What.BANK_SHORT, Rule.K_C5, s.at, due - paid)
