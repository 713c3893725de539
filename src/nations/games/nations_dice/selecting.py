"""Choices of several dice and chits at once: what may be picked, and what makes sense.

The items of a selection stand in the one order in which the rules take them (see `payment`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

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
    NOTHING,
    REROLL,
    STONE,
    STRENGTH,
    Box,
    Nation,
    Phase,
    Stage,
    State,
    clear_move,
    nation_at_turn,
)
from nations.selection import Item, Selection

USED = "used"
"""What used dice and chits are called where one of them goes back: they are all the same."""
HALF, WHOLE = 1, 2
"""Two dice stand for one unit (D-T1), so payments are counted in halves."""


class Selector:
    """The selections of one table."""

    def __init__(self, box: Box, names: Names) -> None:
        self.box, self.names = box, names

    def selection(self, state: State, lead: Move | None) -> Selection | None:
        """What is picked after a move, or now; None where the rules ask for one thing only."""
        s = state if lead is None else self._opened(state, lead)
        if s is None:
            return None
        if s.phase == Phase.PICKING:
            return self._reroll(s)
        if s.phase == Phase.PAYING:
            return None if s.half else self._payment(s)
        if s.phase == Phase.RETURNING:
            return self._return(s)
        return self._books(s) if s.phase == Phase.STUDYING else None

    def _opened(self, state: State, lead: Move) -> State | None:
        """A copy of the table where the picking begins, before anything is picked."""
        if state.phase not in (Phase.ACTING, Phase.FEEDING):
            return None
        asked = self._asked(state, lead)
        if asked is None:
            return None
        s = state.copy()
        clear_move(s)
        s.asked, s.due = asked
        s.phase = Phase.PICKING if isinstance(lead, moves.Reroll) else Phase.PAYING
        return s

    def _asked(self, s: State, lead: Move) -> tuple[int, int] | None:
        """The resource and the price that a move asks for; a reroll asks for none."""
        match lead:
            case moves.Reroll():
                return REROLL, 0
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

    def _reroll(self, s: State) -> Selection:
        """D-A3, D-A3a: one or more unused dice."""
        items = [self._die(s, die, 1) for die in self._dice(s) if die >= s.last]
        return Selection(tuple(items), int(s.last == NOTHING), IDS[Rule.D_A3a])

    def _books(self, s: State) -> Selection:
        """D-B1: any dice and chits that show books; most people use them all."""
        dice = [die for die in self._dice(s) if self.box.shows[die] == BOOK and die >= s.last]
        items = [self._die(s, die, self.box.symbols[die]) for die in dice]
        items += self._chits(s, BOOK, 1)
        all_of_them = tuple(item.name for item in items for _ in range(item.count))
        return Selection(tuple(items), 0, IDS[Rule.D_B1], suggested=all_of_them)

    def _return(self, s: State) -> Selection:
        """D-A7, D-A8: as many as are owed, of a colour or of the reroll chits; used ones first."""
        nation, chits = nation_at_turn(s), s.returning == NOTHING
        used = nation.used_chits[REROLL] if chits else nation.used[s.returning]
        items = [Item(USED, used, 1)] if used and s.last == NOTHING else []
        if chits:
            items += self._chits(s, REROLL, 1)
        else:
            own = range(max(s.last, s.returning * FACES), (s.returning + 1) * FACES)
            items += [self._die(s, die, 1) for die in own if nation.unused[die]]
        rule = Rule.D_A8 if chits else Rule.D_A7
        first = tuple(item.name for item in items for _ in range(item.count))[: s.owed]
        return Selection(tuple(items), s.owed, IDS[rule], most=s.owed, suggested=first)

    def _payment(self, s: State) -> Selection:
        """D-A5, D-A5a, D-T1: symbols, larger faces first, then chits, then dice in trade."""
        items: list[Item] = []
        if s.stage == Stage.SYMBOLS:
            showing = (die for die in self._dice(s) if self.box.shows[die] == s.asked)
            ranked = sorted(showing, key=lambda die: self.box.rank[die])
            fit = (die for die in ranked if follows(self.box, s.last, die))
            items += [self._die(s, die, WHOLE * self.box.symbols[die]) for die in fit]
        if s.stage != Stage.TRADES:
            items += self._chits(s, s.asked, WHOLE)
        if can_be_traded_for(s.asked):
            least = s.last if s.stage == Stage.TRADES else NOTHING
            others = (die for die in self._dice(s) if self.box.shows[die] != s.asked)
            items += [self._die(s, die, HALF) for die in others if die >= least]
        due = WHOLE * max(0, s.due)
        rule = Rule.D_A5 if can_be_traded_for(s.asked) else Rule.D_T3
        sparing = not self.box.overpaying
        suggested = tuple(self._sensible(s, items, due))
        return Selection(tuple(items), due, IDS[rule], None, WHOLE, sparing, suggested)

    def _dice(self, s: State) -> list[int]:
        nation = nation_at_turn(s)
        return [die for die in range(DICE) if nation.unused[die]]

    def _die(self, s: State, die: int, worth: int) -> Item:
        return Item(self.names.dice[die], nation_at_turn(s).unused[die], worth)

    def _chits(self, s: State, chit: int, worth: int) -> list[Item]:
        count = nation_at_turn(s).chits[chit]
        return [Item(CHITS[chit], count, worth)] if count else []

    def _sensible(self, s: State, items: Sequence[Item], due: int) -> Iterator[str]:
        """The payment that gives away least: no trade if there is another way, no symbol lost, and
        chits before dice, because a die can still be rolled again or traded."""
        nation = nation_at_turn(s)
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
        """What a die is worth to who gives it in trade: its symbols, by what they are good for."""
        die = self.names.dice.index(name)
        useful = {STONE: 1 if nation.wonder == NOTHING else 4, BOOK: 3, FOOD: 3, STRENGTH: 2}
        return self.box.symbols[die] * useful.get(self.box.shows[die], 2), self._colour(name)

    def things(self, s: State) -> tuple[str, ...]:
        """The unused dice and chits of the seat at turn, as they lie."""
        nation = nation_at_turn(s)
        dice = [self.names.dice[die] for die in self._dice(s) for _ in range(nation.unused[die])]
        return (*dice, *(name for at, name in enumerate(CHITS) for _ in range(nation.chits[at])))


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
