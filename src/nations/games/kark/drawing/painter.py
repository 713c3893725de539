"""The Game of Nations in a terminal: the table, the moves and the log, in rich markup.

The map takes 100 columns. On a narrower terminal, or if a board does not fit on it, the countries
are listed within 80. The last line of a drawing says what the table waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from shutil import get_terminal_size

from nations.contract import Event, Move, Seat, View, Voice
from nations.edition.spans import (
    Span,
    Spans,
    markup,
)
from nations.games.kark.content import ContentSet
from nations.games.kark.drawing.chronicle import Chronicle
from nations.games.kark.drawing.gazetteer import Gazetteer
from nations.games.kark.drawing.index import BoardIndex, power_name
from nations.games.kark.drawing.ink import (
    NARROW,
    STRONG,
    WIDE,
)
from nations.games.kark.drawing.map import Atlas
from nations.games.kark.drawing.margin import Margin, legend, waiting
from nations.games.kark.drawing.sentences import Sentences
from nations.games.kark.drawing.terrain import Terrain, survey
from nations.games.kark.view import KarkView


def columns() -> int:
    """The columns of the terminal; where there is none, enough for the map."""
    return get_terminal_size((WIDE, 50)).columns


class Painter:
    """Draws and describes with one content set and the options of a table; the rules tell whether
    who is at turn goes out by skipping."""

    def __init__(
        self,
        content: ContentSet,
        options: Mapping[str, str],
        room: Callable[[], int] = columns,
        goes_out: Callable[[KarkView], bool] = lambda _: False,
    ) -> None:
        self.content, self.room = content, room
        self.index = BoardIndex(content, options, goes_out)

    @cached_property
    def terrain(self) -> Terrain | None:
        """The map, surveyed when it is first drawn."""
        return survey(self.content)

    def draw(self, view: View, voice: Voice) -> str:
        """The table as a seat sees it."""
        assert isinstance(view, KarkView)  # noqa: S101 - views come from this game
        wide = self.room() >= WIDE and self.terrain is not None
        cells = WIDE if wide else NARROW
        board = (
            self._map(view, voice) if wide else Gazetteer(view, self.index, voice, cells).lines()
        )
        lines = [
            *board,
            *legend(voice, cells, wide),
            [],
            *Margin(view, self.index, voice, cells).lines(),
            [Span(waiting(view, self.index, voice), STRONG)],
        ]
        return "\n".join(markup(line) for line in lines)

    def _map(self, view: KarkView, voice: Voice) -> list[Spans]:
        terrain = self.terrain
        assert terrain is not None  # noqa: S101 - asked before
        return Atlas(view, self.content, terrain, voice).lines()

    def describe(self, view: View, move: Move, voice: Voice) -> str:
        """What a move would do."""
        assert isinstance(view, KarkView)  # noqa: S101 - views come from this game
        return Sentences(view, self.index, voice).describe(move)

    def lines(self, events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
        """The lines of the log, each with the id of its rule."""
        return Chronicle(voice, self.content.prices.step).lines(events)

    def seat_name(self, seat: Seat, voice: Voice) -> str:
        """Red, White, Blue or Green: the colours of the pieces."""
        return power_name(voice, seat)
