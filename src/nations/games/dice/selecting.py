"""Choices of several dice and chits at once: what may be picked.

The items of a selection stand in the one order in which the rules take them (see `payment`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from nations.contract import Move
from nations.edition.selection import Item, Selection
from nations.games.dice import moves
from nations.games.dice.content import CHIT_NAMES
from nations.games.dice.names import Names
from nations.games.dice.phases.actions import currency, price
from nations.games.dice.phases.payment import can_be_traded_for, follows
from nations.games.dice.rule_ids import IDS, Rule
from nations.games.dice.state import (
    BOOK,
    DICE,
    FACES,
    FOOD,
    NOTHING,
    REROLL,
    STONE,
    Box,
    Nation,
    Phase,
    Stage,
    State,
    nation_at_turn,
)

USED = "used"
"""What used dice and chits are called where one of them goes back: they are all the same."""
HALF, WHOLE = 1, 2
"""Two dice stand for one unit (D-T1), so payments are counted in halves."""


KNOWN = 4096
"""Payments that are remembered."""


class Owed(NamedTuple):
    """What is asked for, how much is due, and how far its payment is."""

    asked: int
    due: int
    stage: int = Stage.SYMBOLS
    last: int = NOTHING


class Selector:
    """The selections of one table."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names = box, names
        self._known: dict[tuple[Owed, Any], Selection] = {}

    def selection(self, state: State, lead: Move | None) -> Selection | None:
        """What is picked after a move, or now; None where the rules ask for one thing only."""
        if lead is not None:
            return self._after(state, lead)
        if state.phase == Phase.PICKING:
            return self._reroll(state, state.last)
        if state.phase == Phase.PAYING:
            owed = Owed(state.asked, state.due, state.stage, state.last)
            return None if state.half else self._payment(nation_at_turn(state), owed)
        if state.phase == Phase.RETURNING:
            return self._return(state)
        return self._books(state) if state.phase == Phase.STUDYING else None

    def _after(self, s: State, lead: Move) -> Selection | None:
        """What is picked after a move, before anything is."""
        if s.phase not in (Phase.ACTING, Phase.FEEDING):
            return None
        if isinstance(lead, moves.Reroll):
            return self._reroll(s, NOTHING)
        asked = self.asked(s, lead)
        return None if asked is None else self._payment(nation_at_turn(s), Owed(*asked))

    def asked(self, s: State, lead: Move | None) -> tuple[int, int] | None:
        """The resource and the price that a move asks for, or what is still due."""
        match lead:
            case None:
                return (s.asked, s.due) if s.phase == Phase.PAYING else None
            case moves.Buy():
                space = self.names.number(s, lead) - moves.BUY
                if space < 0:
                    return None
                return currency(self.box, s.board[space]), price(self.box, space)
            case moves.Build():
                wonder = nation_at_turn(s).wonder
                return None if wonder == NOTHING else (STONE, self.box.stone[wonder])
            case moves.Feed():
                return FOOD, self.box.famine[s.event]
        return None

    def _reroll(self, s: State, last: int) -> Selection:
        """D-A3, D-A3a: one or more unused dice."""
        nation = nation_at_turn(s)
        items = [self._die(nation, die, 1) for die in _dice(nation) if die >= last]
        return Selection(tuple(items), int(last == NOTHING), IDS[Rule.D_A3a])

    def _books(self, s: State) -> Selection:
        """D-B1: any dice and chits that show books; most people use them all."""
        nation = nation_at_turn(s)
        dice = [die for die in _dice(nation) if self.box.shows[die] == BOOK and die >= s.last]
        items = [self._die(nation, die, self.box.symbols[die]) for die in dice]
        items += _chits(nation, BOOK, 1)
        all_of_them = tuple(item.name for item in items for _ in range(item.count))
        return Selection(tuple(items), 0, IDS[Rule.D_B1], suggested=all_of_them)

    def _return(self, s: State) -> Selection:
        """D-A7, D-A8: as many as are owed, of a colour or of the reroll chits."""
        nation, chits = nation_at_turn(s), s.returning == NOTHING
        used = nation.used_chits[REROLL] if chits else nation.used[s.returning]
        items = [Item(USED, used, 1)] if used and s.last == NOTHING else []
        if chits:
            items += _chits(nation, REROLL, 1)
        else:
            own = range(max(s.last, s.returning * FACES), (s.returning + 1) * FACES)
            items += [self._die(nation, die, 1) for die in own if nation.unused[die]]
        rule = Rule.D_A8 if chits else Rule.D_A7
        return Selection(tuple(items), s.owed, IDS[rule], most=s.owed)

    def _payment(self, nation: Nation, owed: Owed) -> Selection:
        """How a price may be paid: known, if the same was asked of the same things before."""
        dice: Any = nation.unused
        chits: Any = nation.chits
        held = (tuple(dice), tuple(chits))
        found = self._known.get((owed, held))
        if found is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[owed, held] = self._paid(nation, owed)
        return found

    def _paid(self, nation: Nation, owed: Owed) -> Selection:
        """D-A5, D-A5a, D-T1: symbols, larger faces first, then chits, then dice in trade."""
        asked, box = owed.asked, self.box
        items: list[Item] = []
        if owed.stage == Stage.SYMBOLS:
            showing = (die for die in _dice(nation) if box.shows[die] == asked)
            ranked = sorted(showing, key=lambda die: box.rank[die])
            fit = (die for die in ranked if follows(box, owed.last, die))
            items += [self._die(nation, die, WHOLE * box.symbols[die]) for die in fit]
        if owed.stage != Stage.TRADES:
            items += _chits(nation, asked, WHOLE)
        if can_be_traded_for(asked):
            least = owed.last if owed.stage == Stage.TRADES else NOTHING
            others = (die for die in _dice(nation) if box.shows[die] != asked)
            items += [self._die(nation, die, HALF) for die in others if die >= least]
        due = WHOLE * max(0, owed.due)
        rule = Rule.D_A5 if can_be_traded_for(asked) else Rule.D_T3
        return Selection(tuple(items), due, IDS[rule], None, WHOLE, not box.overpaying)

    def _die(self, nation: Nation, die: int, worth: int) -> Item:
        return Item(self.names.dice[die], nation.unused[die], worth)

    def things(self, s: State) -> tuple[str, ...]:
        """The unused dice and chits of the seat at turn, as they lie."""
        nation = nation_at_turn(s)
        dice = [self.names.dice[die] for die in _dice(nation) for _ in range(nation.unused[die])]
        return (
            *dice,
            *(name for at, name in enumerate(CHIT_NAMES) for _ in range(nation.chits[at])),
        )


def _dice(nation: Nation) -> list[int]:
    return [die for die in range(DICE) if nation.unused[die]]


def _chits(nation: Nation, chit: int, worth: int) -> list[Item]:
    count = nation.chits[chit]
    return [Item(CHIT_NAMES[chit], count, worth)] if count else []
