"""The Game of Nations as a game of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from nations.contract import (
    Content,
    Decision,
    Event,
    Move,
    Over,
    Seat,
    Terms,
    View,
    Voice,
)
from nations.edition.catalogue import Chapter
from nations.edition.selection import Objection
from nations.errors import IllegalMove
from nations.games.kark import text
from nations.games.kark.box import fill_box
from nations.games.kark.content import ContentSet
from nations.games.kark.drawing.catalogue import Catalogue
from nations.games.kark.drawing.painter import Painter
from nations.games.kark.events import PowerOut
from nations.games.kark.moves import AGREE, DECLINE, MOVE, MOVE_COUNT, PROPOSE, RESIGN, Skip
from nations.games.kark.names import Names
from nations.games.kark.objections import Closed, Objector, steps_for_the_rich
from nations.games.kark.observation import ACTIONS, features, observe
from nations.games.kark.phases import flow
from nations.games.kark.phases.elimination import ranks_first, worth
from nations.games.kark.position import Positions
from nations.games.kark.rule_ids import IDS, Rule
from nations.games.kark.state import LAST_CHANCE, Box, Phase, State
from nations.games.kark.svg.board import board_svg
from nations.games.kark.view import KarkView, Viewer
from nations.kernel.game import made_again
from nations.kernel.observation import Action, Feature
from nations.mind.game import JudgedGame

if TYPE_CHECKING:
    from nations.mind.desk import PageJudge
    from nations.mind.school import School
    from nations.mind.thinker import Thinker

NAME = "kark"
RULES_VERSION = 2
"""Raised whenever the same moves could lead to another state than before."""
STOPPING = (AGREE, DECLINE, PROPOSE)
"""Words about stopping the game (K-E3)."""


class KarkGame(JudgedGame[Box, State]):
    """The rules for a number of players with a content set and options."""

    all_open: Literal[True] = True
    write_move = staticmethod(text.write_move)
    read_move = staticmethod(text.read_move)
    observe = staticmethod(observe)

    def __init__(self, content: ContentSet, seats: int, options: dict[str, str]) -> None:
        box = fill_box(content, seats, options)
        self.content = content
        self.names = Names(box, content)
        super().__init__(flow, box, State, self.names, IDS)
        self._positions = Positions(box, self.names)
        self._viewer = Viewer(box, self.names)
        self._painter = Painter(content, options, goes_out=self._goes_out)
        about = Content(content.name, content.status, content.digest)
        self.terms = Terms(NAME, RULES_VERSION, seats, options, about)

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (KarkGame, self.content, self.terms)

    def over(self, state: State) -> Over:
        """K-E2, K-E3, K-E3a: the last one left, or the best of those left."""
        seats = range(self.box.seats)
        scores = tuple(worth(self.box, state, seat) for seat in seats)
        winners = tuple(seat for seat in seats if ranks_first(self.box, state, seat))
        return Over(scores, winners, IDS[state.ended])

    def reason(self, state: State, number: int, broken: int) -> int:
        """K-P1: a way that only money closes is too dear, not impossible; K-E3: words to stop.

        An outcome of chance or a card's order is another matter, so words count in stages only.
        """
        if Phase.PLACING <= state.phase <= Phase.LAST and number in STOPPING:
            return Rule.K_E3
        if broken != Rule.K_L2 or state.phase != Phase.LEADER:
            return broken
        return Rule.K_P1 if steps_for_the_rich(self.box, state)[number - MOVE] else broken

    def _goes_out(self, view: KarkView) -> bool:
        """Whether who is at turn is out of the game by skipping: it is tried."""
        state = self.seen(view)
        turn = self.turn(state)
        if not isinstance(turn, Decision) or Skip() not in turn.moves:
            return False
        _, events = self.play(state, Skip())
        return any(isinstance(one, PowerOut) and one.seat == view.at_turn for one in events)

    def round_of(self, state: State) -> int:
        return state.rounds

    def impossible(self, state: State) -> int:
        return Rule.K_S4 if state.phase == Phase.FIRST else Rule.K_D1

    def beside(self, state: State) -> tuple[int, ...]:
        """K-E1h, K-E3: resigning, and proposing to stop."""
        objection = flow.object_to_beside
        return tuple(n for n in (RESIGN, PROPOSE) if not objection(self.box, state, n))

    def declining(self, state: State) -> Move | None:
        """K-E3: all must agree to stop, and who is asked may say no."""
        return self.names.move(state, DECLINE) if state.phase == Phase.AGREEING else None

    @property
    def move_count(self) -> int:
        return MOVE_COUNT

    @property
    def features(self) -> tuple[Feature, ...]:
        return features(self.box.seats)

    @property
    def actions(self) -> tuple[Action, ...]:
        return ACTIONS

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the order of cards not yet seen."""
        return self._viewer.table(state, seat, self._positions.write(state))

    def objections(self, state: State, voice: Voice) -> tuple[Objection, ...]:
        """Why tankers and pipelines cannot be bought now."""
        said = (self.objection(state, thing, voice) for thing in ("stock", "pipes"))
        return tuple(one for one in said if one)

    def objection(self, state: State, what: Move | str, voice: Voice) -> Objection | None:
        """Why a move, or any thing that is pointed at, cannot be had now. Raises BadNotation."""
        if state.phase <= LAST_CHANCE or state.phase == Phase.OVER:
            return None
        objector = Objector(self.box, self.names, state, voice)
        if isinstance(what, str):
            return objector.to_thing(what)
        try:
            self.number(state, what)
        except IllegalMove as refused:
            closed = Closed(self.names.number(state, what), Rule(IDS.index(refused.rule)))
            return Objection(refused.move, refused.rule, objector.in_words(closed))
        return None

    @cached_property
    def thinker(self) -> Thinker:
        """The judge; most who make a game do not need it."""
        from nations.games.kark.skill import judge
        from nations.mind.thinker import Thinker

        return Thinker(self, judge)

    @property
    def measure(self) -> Any:
        """What reviews measure by."""
        from nations.games.kark.skill import measure

        return measure

    @property
    def pages(self) -> PageJudge:
        """The judge in a page; even fewer need that."""
        from nations.games.kark.skill.page import PAGES

        return PAGES

    @property
    def school(self) -> School:
        """What the judge is taught with."""
        from nations.games.kark.skill.school import SCHOOL

        return SCHOOL

    def seen(self, view: View) -> State:
        """Everything but what nobody knows yet: the order of stacks and cards."""
        assert isinstance(view, KarkView)  # noqa: S101 - a view of this game
        return self._positions.recall(view.position)

    def write_position(self, state: State) -> str:
        return self._positions.write(state)

    def read_position(self, text: str) -> State:
        return self._positions.read(text)

    def draw(self, view: View, voice: Voice) -> str:
        """The table in a terminal: a map of 100 columns, or a list within 80; in rich markup."""
        return self._painter.draw(view, voice)

    def describe(self, view: View, move: Move, voice: Voice) -> str:
        """What a move would do, in words."""
        return self._painter.describe(view, move, voice)

    def lines(self, events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
        """The lines of the log for some events, each with the id of its rule."""
        return self._painter.lines(events, voice)

    def catalogue(self, view: View | None, voice: Voice) -> list[Chapter]:
        """Pieces, prices, countries and cards; with a view, what is left and was seen."""
        assert view is None or isinstance(view, KarkView)  # noqa: S101 - a view of this game
        return Catalogue(self.content, view, voice).chapters()

    def picture(self, view: Any, voice: Voice) -> str:
        """The board with its pieces as a picture."""
        names = {country.id: voice.name(country.id) for country in self.content.countries}
        return board_svg(self.content, view, names)

    def seat_name(self, seat: Seat, voice: Voice) -> str:
        """The power of a seat."""
        return self._painter.seat_name(seat, voice)
