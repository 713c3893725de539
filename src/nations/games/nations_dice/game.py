"""Nations: The Dice Game as a game of the contract."""

from __future__ import annotations

from collections.abc import Sequence

from nations.contract import (
    Chance,
    Content,
    Decision,
    Event,
    Move,
    Over,
    Seat,
    Terms,
    Turn,
    View,
    Voice,
)
from nations.errors import IllegalMove
from nations.games.nations_dice import text
from nations.games.nations_dice.box import fill_box
from nations.games.nations_dice.content import ContentSet
from nations.games.nations_dice.drawing import Painter
from nations.games.nations_dice.moves import MOVE_COUNT, end_number, first_number
from nations.games.nations_dice.names import Names
from nations.games.nations_dice.phases.end import winner
from nations.games.nations_dice.phases.flow import (
    object_to,
    outcome_count,
    play,
    waits_for_chance,
    ways,
)
from nations.games.nations_dice.position import Positions
from nations.games.nations_dice.rollout import start
from nations.games.nations_dice.rule_ids import IDS, Rule
from nations.games.nations_dice.state import NOTHING, Phase, State
from nations.games.nations_dice.view import Viewer

NAME = "dice"
RULES_VERSION = 1
"""Raised whenever the same moves could lead to another state than before."""

GOVERNING: dict[int, Rule] = {
    Phase.SEATING: Rule.D_S2,
    Phase.LAYING: Rule.D_R1,
    Phase.EVENT: Rule.D_R2,
    Phase.SHADOW: Rule.D_1b,
    Phase.ROLLING: Rule.D_A2,
    Phase.REMOVING: Rule.D_1c,
}
"""The rule that an impossible outcome of chance breaks."""


class DiceGame:
    """The rules for a number of seats with a content set and options (D-C0, D-C11)."""

    def __init__(self, content: ContentSet, seats: int, options: dict[str, str]) -> None:
        self.content = content
        self.box = fill_box(content, seats, options)
        self.names = Names(self.box, content)
        self._positions = Positions(self.box, self.names)
        self._viewer = Viewer(self.box, self.names, content)
        self._painter = Painter(content)
        about = Content(content.name, content.status, content.digest)
        self.terms = Terms(NAME, RULES_VERSION, seats, options, about)

    def start(self) -> State:
        """The table after set-up, before the first draw."""
        state = State()
        start(self.box, state)
        return state

    def turn(self, state: State) -> Turn:
        """What the state waits for."""
        if waits_for_chance(state):
            return self._chance(state)
        if state.phase == Phase.OVER:
            return self._over(state)
        numbers = range(first_number(state.phase), end_number(state.phase))
        legal = (n for n in numbers if object_to(self.box, state, n) == Rule.NONE)
        seat = state.order[state.at]
        return Decision(seat, tuple(self.names.move(state, number) for number in legal))

    def _chance(self, state: State) -> Chance:
        outcomes = ((o, ways(self.box, state, o)) for o in range(outcome_count(state)))
        return Chance(
            tuple((self.names.outcome(state, o), count) for o, count in outcomes if count)
        )

    def _over(self, state: State) -> Over:
        scores = tuple(state.nation[seat].vp for seat in range(self.box.seats))
        reason = Rule.D_1f if self.box.seats == 1 else Rule.D_E2
        return Over(scores, (winner(self.box, state),), IDS[reason])

    def play(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The next state and what happened; refuses what the rules forbid (D-A1 and the others)."""
        number = self.number(state, move)
        after = state.copy()
        told: list[tuple[int, ...]] = []
        after.told = told
        play(self.box, after, number)
        after.told = None
        return after, tuple(self.names.event(words) for words in told)

    def number(self, state: State, move: Move) -> int:
        """The number of a legal move. Raises IllegalMove with the rule that forbids another."""
        number = self.names.number(state, move)
        broken = self._broken(state, number)
        if broken == Rule.NONE and self.numbered(state, number) != move:
            broken = self._broken(state, NOTHING)
        if broken != Rule.NONE:
            raise IllegalMove(text.write_move(move), IDS[broken])
        return number

    def _broken(self, state: State, number: int) -> int:
        if not waits_for_chance(state):
            return object_to(self.box, state, number)
        possible = 0 <= number < outcome_count(state) and ways(self.box, state, number) > 0
        return Rule.NONE if possible else GOVERNING[state.phase]

    def numbered(self, state: State, number: int) -> Move:
        """The move of a number that is legal in this state."""
        if waits_for_chance(state):
            return self.names.outcome(state, number)
        return self.names.move(state, number)

    @property
    def move_count(self) -> int:
        return MOVE_COUNT

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything on the table: only the order of the stacks is hidden, and there is none."""
        return self._viewer.table(state, seat, self._positions.write(state))

    write_move = staticmethod(text.write_move)
    read_move = staticmethod(text.read_move)

    def write_position(self, state: State) -> str:
        return self._positions.write(state)

    def read_position(self, text: str) -> State:
        return self._positions.read(text)

    def draw(self, view: View, voice: Voice) -> str:
        """The table in a terminal of 80 columns, in rich markup."""
        return self._painter.draw(view, voice)

    def describe(self, view: View, move: Move, voice: Voice) -> str:
        """What a move would do, in words."""
        return self._painter.describe(view, move, voice)

    def tell(self, events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
        """The lines of the log for some events, each with the id of its rule."""
        return self._painter.tell(events, voice)

    def seat_name(self, seat: Seat, voice: Voice) -> str:
        """D-C8: the nation of a seat."""
        return self._painter.seat_name(seat, voice)
