"""Nations: The Dice Game as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

from nations.contract import (
    Ceiling,
    Content,
    Event,
    Honour,
    Move,
    Over,
    Prospect,
    Quote,
    Seat,
    Terms,
    View,
    Voice,
)
from nations.edition.catalogue import Chapter
from nations.edition.selection import Objection, Selection
from nations.games.dice import text
from nations.games.dice.box import fill_box
from nations.games.dice.census import counting
from nations.games.dice.content import COLOUR_NAMES, ContentSet
from nations.games.dice.drawing import Painter
from nations.games.dice.drawing.catalogue import Catalogue
from nations.games.dice.drawing.chronicle import fame_name
from nations.games.dice.laying import Layer
from nations.games.dice.moves import MOVE_COUNT, Buy
from nations.games.dice.names import Names
from nations.games.dice.objections import amiss, no_tile, objections
from nations.games.dice.observation import ACTIONS, features, observe
from nations.games.dice.odds import Hand
from nations.games.dice.phases import flow
from nations.games.dice.phases.actions import next_colour
from nations.games.dice.phases.end import FAME_NAMES, FAME_NUMBERS, winner
from nations.games.dice.position import Positions
from nations.games.dice.prospects import Prospects
from nations.games.dice.rule_ids import IDS, Rule
from nations.games.dice.selecting import Selector
from nations.games.dice.skill.thinker import Thinker
from nations.games.dice.spelling import full_name, spelled, under_way
from nations.games.dice.state import Box, Phase, State, seat_at_turn
from nations.games.dice.svg import table_svg
from nations.games.dice.view import DiceView, Viewer
from nations.kernel.counting import Counting
from nations.kernel.game import made_again
from nations.kernel.observation import Action, Feature
from nations.kernel.playout import random_move
from nations.mind.game import JudgedGame

if TYPE_CHECKING:
    from nations.mind.desk import PageJudge
    from nations.mind.school import School

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


class DiceGame(JudgedGame[Box, State]):
    """The rules for a number of seats with a content set and options (D-C0, D-C11)."""

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
        self._viewer = Viewer(box, self.names, content)
        self._painter = Painter(content)
        self._selector = Selector(box, self.names)
        self._thinker = Thinker(box, self.names)
        self._layer = Layer(self, self.names, self._thinker)
        self._prospects = Prospects(box, self.names)
        about = Content(content.name, content.status, content.digest)
        self.terms = Terms(NAME, RULES_VERSION, seats, options, about)

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (DiceGame, self.content, self.terms)

    def over(self, state: State) -> Over:
        """D-E2, D-1f: a score for each, one winner; alone, the Hall of Fame."""
        scores = tuple(state.nation[seat].vp for seat in range(self.box.seats))
        reason = Rule.D_1f if self.box.seats == 1 else Rule.D_E2
        return Over(scores, (winner(self.box, state),), IDS[reason])

    def impossible(self, state: State) -> int:
        return GOVERNING[state.phase]

    def round_of(self, state: State) -> int:
        """An age is a round."""
        return state.age

    @property
    def honours(self) -> tuple[Honour, ...]:
        """The Hall of Fame (D-1f, D-1k)."""
        return tuple(
            Honour(name, points, points + (not self.box.at_least))
            for name, points in zip(FAME_NAMES, FAME_NUMBERS, strict=True)
        )

    def honour_name(self, name: str, voice: Voice) -> str:
        return fame_name(name, voice)

    def purpose(self, state: State) -> str:
        """The draws of an age; dice by the seat that rolls them and their colour too."""
        if state.phase != Phase.ROLLING:
            return f"{state.age}"
        return f"{state.age}/{seat_at_turn(state)}/{COLOUR_NAMES[next_colour(state)]}"

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
        """Everything on the table: only the order of the stacks is hidden, and there is none."""
        return self._viewer.table(state, seat, self._positions.write(state))

    def selection(self, state: State, lead: Move | None) -> Selection | None:
        """The dice and chits of which a set is picked: to roll again, pay, return or study."""
        found = self._selector.selection(state, lead)
        return found and self._layer.laid_out(found, state, lead)

    def spelled(self, state: State, lead: Move | None, picked: Sequence[str]) -> tuple[Move, ...]:
        """The small moves of a whole choice. Raises IllegalMove."""
        return spelled(self, self._selector.selection(state, lead), state, lead, picked)

    def amiss(
        self, state: State, lead: Move | None, picked: Sequence[str], voice: Voice
    ) -> str | None:
        """Why a set is not a payment, or not the number that is due."""
        selection = self._selector.selection(state, lead)
        if selection is None:
            return None
        names = [full_name(selection, one) for one in picked]
        return amiss(selection, self._selector.asked(state, lead), names, voice)

    def under_way(self, before: State, after: State) -> bool:
        """Whether an action goes on: what is picked, paid, replaced and returned is one thing."""
        return under_way(before, after)

    def things(self, state: State) -> tuple[str, ...]:
        """The unused dice and chits of the seat at turn."""
        return self._selector.things(state)

    def objections(self, state: State, voice: Voice) -> tuple[Objection, ...]:
        """Why tiles, the wonder and the reroll cannot be had now."""
        return tuple(objections(self.box, self.names, state, voice))

    def objection(self, state: State, what: Move | str, voice: Voice) -> Objection | None:
        """The same of one of them, or of a move."""
        if isinstance(what, Buy) and (empty := no_tile(self.names, state, what, voice)):
            return empty
        thing = what if isinstance(what, str) else self.write_move(what)
        return next((one for one in self.objections(state, voice) if one.thing == thing), None)

    def prospects(self, view: View) -> tuple[Prospect, ...]:
        """The exact chances to pay for what lies on the table."""
        assert isinstance(view, DiceView)  # noqa: S101 - a view of this game
        return self._prospects.of(view)

    def quote(self, hand: Mapping[str, Mapping[str, int]], target: Mapping[str, int]) -> Quote:
        """The exact chance to pay a target from a hand, trades included."""
        advice = self._prospects.odds.best_reroll(Hand(**hand), target)
        return Quote(advice.without, advice.chance, advice.reroll)

    @property
    def counting(self) -> Counting:
        """How games are counted; `rules` and `random` play compiled."""
        from nations.games.dice.skill.policy import choose

        return counting(self.content, {"random": random_move, "rules": choose})

    def write_position(self, state: State) -> str:
        return self._positions.write(state)

    def read_position(self, text: str) -> State:
        return self._positions.read(text)

    @property
    def thinker(self) -> Thinker:
        """The judge."""
        return self._thinker

    @property
    def measure(self) -> Any:
        """What reviews measure by."""
        from nations.games.dice.skill import measure

        return measure

    def ceiling(self, deals: int, seed: str) -> Ceiling:
        """What nobody can do better alone, on average."""
        from nations.games.dice.skill.ceiling import bound

        return bound(self.box, self.start(), deals, seed)

    @property
    def pages(self) -> PageJudge:
        """The judge in a page; most who make a game do not need it."""
        from nations.games.dice.skill.page import PAGES

        return PAGES

    @property
    def school(self) -> School:
        """What the judge is taught with."""
        from nations.games.dice.skill.school import SCHOOL

        return SCHOOL

    def seen(self, view: View) -> State:
        """Everything but what nobody knows yet: the order of stacks and cards."""
        assert isinstance(view, DiceView)  # noqa: S101 - a view of this game
        return self._positions.recall(view.position)

    def draw(self, view: View, voice: Voice) -> str:
        """The table in a terminal of 80 columns, in rich markup."""
        return self._painter.draw(view, voice)

    def describe(self, view: View, move: Move, voice: Voice) -> str:
        """What a move would do, in words."""
        return self._painter.describe(view, move, voice)

    def lines(self, events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
        """The lines of the log for some events, each with the id of its rule."""
        return self._painter.lines(events, voice)

    def catalogue(self, view: View | None, voice: Voice) -> list[Chapter]:
        """D-C11: everybody may look at all dice and tiles; with a view, where each is."""
        assert view is None or isinstance(view, DiceView)  # noqa: S101 - a view of this game
        return Catalogue(self.content, view, voice).chapters()

    def picture(self, view: Any, voice: Voice) -> str:
        """The table as a picture."""
        return table_svg(self.content, view, voice)

    def seat_name(self, seat: Seat, voice: Voice) -> str:
        """D-C8: the nation of a seat."""
        return self._painter.seat_name(seat, voice)
