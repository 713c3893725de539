"""Choices of several dice and chits at once: what may be picked, and what makes sense.

The items of a selection stand in the one order in which the rules take them (see `payment`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from nations.contract import Move
from nations.games.nations_dice import moves
from nations.games.nations_dice.content import CHITS
from nations.games.nations_dice.names import Names
from nations.games.nations_dice.phases.actions import currency, price
from nations.games.nations_dice.phases.payment import can_be_traded_for, follows
from nations.games.nations_dice.rule_ids import IDS, Rule
from nations.games.nations_dice.state import (
    BOOK,
    DICE,
    FACES,
    FOOD,
    GOLD,
    NOTHING,
    REROLL,
    STONE,
    STRENGTH,
    Box,
    Nation,
    Phase,
    Stage,
    State,
    nation_at_turn,
)
from nations.selection import Item, Selection

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
        asked = self._asked(s, lead)
        return None if asked is None else self._payment(nation_at_turn(s), Owed(*asked))

    def _asked(self, s: State, lead: Move) -> tuple[int, int] | None:
        """The resource and the price that a move asks for."""
        match lead:
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
        """D-A7, D-A8: as many as are owed, of a colour or of the reroll chits; used ones first."""
        nation, chits = nation_at_turn(s), s.returning == NOTHING
        used = nation.used_chits[REROLL] if chits else nation.used[s.returning]
        items = [Item(USED, used, 1)] if used and s.last == NOTHING else []
        if chits:
            items += _chits(nation, REROLL, 1)
        else:
            own = range(max(s.last, s.returning * FACES), (s.returning + 1) * FACES)
            items += [self._die(nation, die, 1) for die in own if nation.unused[die]]
        rule = Rule.D_A8 if chits else Rule.D_A7
        ranked = sorted(items, key=lambda item: self._missed(nation, item.name))
        first = tuple(item.name for item in ranked for _ in range(item.count))[: s.owed]
        return Selection(tuple(items), s.owed, IDS[rule], most=s.owed, suggested=first)

    def _missed(self, nation: Nation, name: str) -> tuple[int, int]:
        """What goes back is what is missed least: used ones first, then by what they show."""
        return (0, 0) if name == USED or name in CHITS else self._dear(nation, name)

    def _payment(self, nation: Nation, owed: Owed) -> Selection:
        """How a price may be paid: known, if the same was asked of the same things before."""
        dice: Any = nation.unused
        chits: Any = nation.chits
        held = (tuple(dice), tuple(chits), nation.wonder == NOTHING)
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
        suggested = tuple(self._sensible(nation, items, due))
        return Selection(tuple(items), due, IDS[rule], None, WHOLE, not box.overpaying, suggested)

    def _die(self, nation: Nation, die: int, worth: int) -> Item:
        return Item(self.names.dice[die], nation.unused[die], worth)

    def _sensible(self, nation: Nation, items: Sequence[Item], due: int) -> Iterator[str]:
        """The payment that gives away least: no trade if there is another way, no symbol lost, and
        chits before dice, because a die can still be rolled again or traded."""
        whole = [item for item in items if item.worth >= WHOLE]
        halves = [item for item in items if item.worth < WHOLE]
        most = sum(item.count for item in halves)
        ranges = (range(min(item.count, -(-due // item.worth)) + 1) for item in whole)
        weights = [self._weight(item) for item in whole]
        costs = ((_cost(weights, counts, due), counts) for counts in product(*ranges))
        payable = [(cost, counts) for cost, counts in costs if cost and cost[0] <= most]
        if not payable:
            return
        (missing, *_), counts = min(payable)
        yield from (item.name for item, n in zip(whole, counts, strict=True) for _ in range(n))
        if missing:
            halves.sort(key=lambda item: self._dear(nation, item.name))
            yield from [item.name for item in halves for _ in range(item.count)][:missing]

    def _weight(self, item: Item) -> tuple[int, int, int]:
        """What one of these counts, whether it is a die, and how good a die."""
        return item.worth, int(item.name not in CHITS), self._colour(item.name)

    def _colour(self, name: str) -> int:
        """Better dice are kept: those of a later age show more when they are rolled again."""
        return 0 if name in CHITS else self.names.dice.index(name) // FACES

    def _dear(self, nation: Nation, name: str) -> tuple[int, int]:
        """What a die is worth to who gives it away: its symbols, by what they are good for."""
        die = self.names.dice.index(name)
        stone = 1 if nation.wonder == NOTHING else 4
        useful = {STONE: stone, BOOK: 3, FOOD: 3, GOLD: 3, STRENGTH: 2}
        return self.box.symbols[die] * useful[self.box.shows[die]], self._colour(name)

    def things(self, s: State) -> tuple[str, ...]:
        """The unused dice and chits of the seat at turn, as they lie."""
        nation = nation_at_turn(s)
        dice = [self.names.dice[die] for die in _dice(nation) for _ in range(nation.unused[die])]
        return (*dice, *(name for at, name in enumerate(CHITS) for _ in range(nation.chits[at])))


def _dice(nation: Nation) -> list[int]:
    return [die for die in range(DICE) if nation.unused[die]]


def _chits(nation: Nation, chit: int, worth: int) -> list[Item]:
    count = nation.chits[chit]
    return [Item(CHITS[chit], count, worth)] if count else []


def _cost(
    weights: Sequence[tuple[int, int, int]], counts: Sequence[int], due: int
) -> tuple[int, ...]:
    """What symbols and chits cost their payer: trades, symbols lost, dice, better dice; nothing
    at all if something could be put back."""
    total = dice = colours = 0
    smallest = due + 1
    for (worth, die, colour), n in zip(weights, counts, strict=True):
        if n:
            total += n * worth
            dice += n * die
            colours += n * colour
            smallest = min(smallest, worth)
    if total and total - smallest >= due:
        return ()
    return max(0, due - total), max(0, total - due), dice, colours
