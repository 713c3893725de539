"""The dice game in a terminal of 80 columns: the table, the moves and the log, in rich markup.

Only `draw` and the dice in the lines of `tell` carry markup; every other text is plain and has no
square brackets. The last line of a drawing says what the table waits for.
"""

from __future__ import annotations

from collections.abc import Sequence

from nations.contract import Event, Move, Seat, View, Voice
from nations.edition.spans import (
    SPACE,
    Span,
    Spans,
    fit,
    length,
    markup,
    named,
)
from nations.games.dice.box import RESOURCE_LETTERS
from nations.games.dice.content import CHIT_NAMES, COLOUR_NAMES, RESOURCE_NAMES, ContentSet
from nations.games.dice.drawing.boards import Boards
from nations.games.dice.drawing.chronicle import Chronicle
from nations.games.dice.drawing.ink import (
    AGE_STYLES,
    DICE_STYLES,
    GAP,
    NUMERALS,
    QUIET,
    SIGNS,
    STRONG,
    WIDTH,
    letter,
    many,
    wrap,
)
from nations.games.dice.drawing.plates import Plates, spaces
from nations.games.dice.drawing.sentences import Sentences
from nations.games.dice.view import DiceView


class Painter:
    """Draws and describes with one content set."""

    def __init__(self, content: ContentSet) -> None:
        self.tiles = {tile.id: tile for tile in content.tiles}
        self.events = {event.id: event for event in content.events}
        self._sentences = Sentences(self.tiles, self.events)

    def draw(self, view: View, voice: Voice) -> str:
        """The table as a seat sees it."""
        assert isinstance(view, DiceView)  # noqa: S101 - views come from this game
        lines = [
            *_banner(view, voice),
            *_round(view, voice),
            *Plates(view, self.tiles, voice).lines(),
            *_supply(view, voice),
            [],
            *Boards(view, self.tiles, voice).lines(),
            *_shadow(view, voice),
            [],
            *_legend(voice),
            [Span(waiting(view, voice), STRONG)],
        ]
        return "\n".join(markup(line) for line in lines)

    def describe(self, view: View, move: Move, voice: Voice) -> str:
        """What a move would do."""
        assert isinstance(view, DiceView)  # noqa: S101 - views come from this game
        return self._sentences.describe(view, move, voice)

    def lines(self, events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
        """The lines of the log, each with the id of its rule."""
        return Chronicle(self.tiles, voice).lines(events)

    def seat_name(self, seat: Seat, voice: Voice) -> str:
        """D-C8: Rome, Greece, Persia or Egypt."""
        return voice.say(f"nation-{seat}")


def _banner(view: DiceView, voice: Voice) -> list[Spans]:
    """The age and what its event asks for (D-C7)."""
    words, style = voice.say("age", numeral=NUMERALS[view.age]), AGE_STYLES[view.age]
    age = Span(f" {words} ", f"bold grey100 on {style}")
    if view.event is None:
        return [[age]]
    food = voice.say("famine", count=view.food, resource="food")
    war = voice.say("war", count=view.war, resource="strength")
    worth = voice.say("each-worth", vp=view.age)
    asked = [GAP, Span(food), GAP, Span(war)]
    name = fit(named(voice, view.event), WIDTH - length([age, SPACE, *asked]))
    line = [age, SPACE, Span(name, STRONG), *asked]
    longer = [*line, GAP, Span(worth, QUIET)]
    return [longer if length(longer) <= WIDTH else line]


STEPS = ("tiles", "actions", "books", "famine", "order", "war")
STEP_OF = {"studying": "books", "feeding": "famine"} | dict.fromkeys(
    ("seating", "laying", "event", "shadow"), "tiles"
)
"""The step of a round (D-R1 to D-W1) in which a phase is; all others are actions."""


def _round(view: DiceView, voice: Voice) -> list[Spans]:
    """A round at a glance, and where it is."""
    if view.phase == "over":
        return []
    now = STEP_OF.get(view.phase, "actions")
    steps = [
        Span(f"▸{name}" if step == now else name, STRONG if step == now else QUIET)
        for step in STEPS
        for name in [voice.say("round-step", step=step)]
    ]
    first, *rest = steps
    arrow = Span(" › ", QUIET)
    return [[SPACE, first, *(part for step in rest for part in (arrow, step))]]


def _supply(view: DiceView, voice: Voice) -> list[Spans]:
    """D-S5: what is left in the supply, in letters; D-C2a: there may be always enough of it."""
    if view.supply is None or view.supply_chits is None:
        return [[Span(f" {voice.say('supply-endless')}", QUIET)]]
    dice = " ".join(f"{letter(colour)} {view.supply[colour]}" for colour in COLOUR_NAMES)
    chits = " ".join(f"{SIGNS[chit]} {view.supply_chits[chit]}" for chit in CHIT_NAMES)
    return [[Span(f" {voice.say('supply', dice=dice, chits=chits)}", QUIET)]]


def _shadow(view: DiceView, voice: Voice) -> list[Spans]:
    """D-1a, D-1b: the shadow has nothing but books."""
    if len(view.nations) > 1:
        return []
    books = voice.say("amount", count=view.shadow, resource="book")
    return [[Span(f"  {voice.say('shadow', books=books)}")]]


def _legend(voice: Voice) -> list[Spans]:
    colours = [
        [Span(letter(colour), DICE_STYLES[colour]), Span(f" {name}", QUIET)]
        for colour in COLOUR_NAMES
        for name in [voice.say("colour-name", colour=colour)]
    ]
    letters = [
        [Span(f"{SIGNS[resource]}{RESOURCE_LETTERS[at]} {name}", QUIET)]
        for at, resource in enumerate(RESOURCE_NAMES)
        for name in [voice.say("resource", resource=resource)]
    ]
    return wrap([*colours, *letters], 1)


def waiting(view: DiceView, voice: Voice) -> str:
    """Who must do what now."""
    nation = "" if view.at_turn is None else voice.say(f"nation-{view.at_turn}")
    count, resource = (view.payment.due, view.payment.resource) if view.payment else (0, "gold")
    return voice.say(
        f"phase-{view.phase}",
        nation=nation,
        count=count,
        resource=resource,
        space=next((space for space in spaces(view) if space not in view.board), ""),
        dice=_unrolled(view),
        numeral=NUMERALS[view.age],
    )


def _unrolled(view: DiceView) -> str:
    if view.at_turn is None:
        return ""
    return " ".join(letter(colour) for colour in many(view.nations[view.at_turn].unrolled))
