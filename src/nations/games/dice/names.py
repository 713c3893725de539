"""Numbers of the rules and their names outside: dice, tiles, spaces, moves, outcomes, events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nations.contract import Event, Move
from nations.games.dice import events, moves
from nations.games.dice.box import die_texts
from nations.games.dice.content import (
    CHIT_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
    ContentSet,
)
from nations.games.dice.events import What
from nations.games.dice.phases.end import FAME_NAMES
from nations.games.dice.rule_ids import IDS
from nations.games.dice.set_rules import PRINTED_NAME as PRINTED_NAME
from nations.games.dice.state import COLUMN_LETTERS, NOTHING, PAID_WITH, PRINTED, Box, Phase, State
from nations.kernel.game import EventMaker


def space_name(column: int, row: int) -> str:
    """A space of the progress board: the column's letter, the row's number ("b2")."""
    return COLUMN_LETTERS[column] + str(row + 1)


def currency_of(kind: str) -> str:
    """D-C5: what a tile of a kind is paid with."""
    return RESOURCE_NAMES[PAID_WITH[KIND_NAMES.index(kind)]]


SIMPLE: dict[int, Move] = {
    moves.PASS: moves.Pass(),
    moves.REROLL_MOVE: moves.Reroll(),
    moves.BUILD: moves.Build(),
    moves.FEED: moves.Feed(),
    moves.STARVE: moves.Starve(),
    moves.ROLL: moves.Roll(),
    moves.DONE: moves.Done(),
    moves.USED: moves.ReturnUsed(),
}
CHIT_MOVES: dict[int, Move] = {
    Phase.PAYING: moves.PayChit(),
    Phase.RETURNING: moves.ReturnChit(),
    Phase.STUDYING: moves.UseChit(),
}
DIE_MOVES: dict[int, Callable[[str], Move]] = {
    Phase.PICKING: moves.Pick,
    Phase.PAYING: moves.Pay,
    Phase.RETURNING: moves.Return,
    Phase.STUDYING: moves.Use,
}


class Names:
    """The names of one content set on one table."""

    def __init__(self, box: Box, content: ContentSet) -> None:
        self.box = box
        self.dice = die_texts(box)
        self.tiles = tuple(tile.id for tile in content.tiles)
        self.events = tuple(event.id for event in content.events)
        self._events = EventMaker(
            What,
            events,
            IDS,
            {
                "tile": self.tile,
                "space": self.space,
                "die": self.dice.__getitem__,
                "event": self.events.__getitem__,
                "colour": COLOUR_NAMES.__getitem__,
                "chit": CHIT_NAMES.__getitem__,
                "used": bool,
                "name": lambda rank: "" if rank == NOTHING else FAME_NAMES[rank],
            },
        )

    def space(self, number: int) -> str:
        """A space of the progress board: the column's letter, the row's number ("b2")."""
        row, column = divmod(number, self.box.columns)
        return space_name(column, row)

    def tile(self, number: int) -> str:
        return PRINTED_NAME if number == PRINTED else self.tiles[number]

    def move(self, s: State, number: int) -> Move:
        """The struct of a decision's move."""
        if number in SIMPLE:
            return SIMPLE[number]
        if number >= moves.DIE:
            return self._die_move(s, number - moves.DIE)
        if number == moves.CHIT:
            return CHIT_MOVES[s.phase]
        if number >= moves.REPLACE:
            nation = s.nation[s.order[s.place]]
            return moves.Replace(self.tile(nation.development[number - moves.REPLACE]))
        return moves.Buy(self.space(number - moves.BUY))

    def _die_move(self, s: State, die: int) -> Move:
        if s.phase == Phase.PAYING and self.box.shows[die] != s.asked:
            return moves.Trade(self.dice[die])
        return DIE_MOVES[s.phase](self.dice[die])

    def outcome(self, s: State, number: int) -> Move:
        """The struct of an outcome of chance."""
        if s.phase == Phase.SEATING:
            return moves.Placed(number)
        if s.phase == Phase.LAYING:
            return moves.Laid(self.tiles[number])
        if s.phase == Phase.EVENT:
            return moves.Drawn(self.events[number])
        if s.phase == Phase.REMOVING:
            return moves.FourRolled(number)
        return moves.Rolled(self.dice[number])

    def number(self, s: State, move: Move) -> int:
        """The number of a move or outcome, legal or not; NOTHING if it names what is not there."""
        try:
            return self._number(s, move)
        except (ValueError, TypeError):
            return NOTHING

    def _number(self, s: State, move: Move) -> int:
        match move:
            case moves.Buy(space):
                return moves.BUY + self._space_number(space)
            case moves.Replace(tile):
                return moves.REPLACE + self._development(s, tile)
            case moves.PayChit() | moves.ReturnChit() | moves.UseChit():
                return moves.CHIT
            case (
                moves.Pay(die)
                | moves.Trade(die)
                | moves.Pick(die)
                | moves.Return(die)
                | moves.Use(die)
            ):
                return moves.DIE + self._die(die)
            case moves.Rolled(die):
                return self._die(die)
            case moves.Laid(tile):
                return self.tiles.index(tile)
            case moves.Drawn(event):
                return self.events.index(event)
            case moves.Placed(number) | moves.FourRolled(number):
                return number if type(number) is int else NOTHING
        return next((number for number, simple in SIMPLE.items() if simple == move), NOTHING)

    def _die(self, text: str) -> int:
        return self.dice.index(text or "no die")

    def _space_number(self, text: str) -> int:
        return [self.space(space) for space in range(3 * self.box.columns)].index(text)

    def _development(self, s: State, tile: str) -> int:
        nation = s.nation[s.order[s.place]]
        return [self.tile(number) for number in nation.development].index(tile)  # type: ignore[attr-defined]  # a plain list here

    def event(self, told: Sequence[int]) -> Event:
        return self._events.make(told)
