"""The Game of Nations in a terminal: the table, the moves and the log, in rich markup.

The map takes 100 columns. On a narrower terminal, or if a board does not fit on it, the countries
are listed within 80. The last line of a drawing says what the table waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from shutil import get_terminal_size

from nations.contract import Event, Move, Seat, View, Voice
from nations.games.game_of_nations.content import ContentSet
from nations.games.game_of_nations.drawing.chronicle import Chronicle
from nations.games.game_of_nations.drawing.facts import Facts, power_name
from nations.games.game_of_nations.drawing.gazetteer import Gazetteer
from nations.games.game_of_nations.drawing.ink import (
    NARROW,
    STRONG,
    WIDE,
)
from nations.games.game_of_nations.drawing.map import Atlas
from nations.games.game_of_nations.drawing.sentences import Sentences
from nations.games.game_of_nations.drawing.sheet import Sheet, legend, waiting
from nations.games.game_of_nations.drawing.terrain import Terrain, survey
from nations.games.game_of_nations.view import Kark
from nations.spans import (
    Line,
    Span,
    markup,
)


def columns() -> int:
    """The columns of the terminal; where there is none, enough for the map."""
    return get_terminal_size((WIDE, 50)).columns


class Painter:
    """Draws and describes with one content set and the options of a table."""

    def __init__(
        self,
        content: ContentSet,
        options: Mapping[str, str],
        room: Callable[[], int] = columns,
    ) -> None:
        self.content, self.room = content, room
        self.facts = Facts(content, options)

    @cached_property
    def terrain(self) -> Terrain | None:
        """The map, surveyed when it is first drawn."""
        return survey(self.content)

    def draw(self, view: View, voice: Voice) -> str:
        """The table as a seat sees it."""
        assert isinstance(view, Kark)  # noqa: S101 - views come from this game
        wide = self.room() >= WIDE and self.terrain is not None
        cells = WIDE if wide else NARROW
        board = (
            self._map(view, voice) if wide else Gazetteer(view, self.facts, voice, cells).lines()
        )
        lines = [
            *board,
            *legend(voice, cells, wide),
            [],
            *Sheet(view, self.facts, voice, cells).lines(),
            [Span(waiting(view, self.facts, voice), STRONG)],
        ]
        return "\n".join(markup(line) for line in lines)

    def _map(self, view: Kark, voice: Voice) -> list[Line]:
        terrain = self.terrain
        assert terrain is not None  # noqa: S101 - asked before
        return Atlas(view, self.content, terrain, voice).lines()

    def describe(self, view: View, move: Move, voice: Voice) -> str:
        """What a move would do."""
        assert isinstance(view, Kark)  # noqa: S101 - views come from this game
        return Sentences(view, self.facts, voice).describe(move)

    def tell(self, events: Sequence[Event], voice: Voice) -> list[tuple[str, str]]:
        """The lines of the log, each with the id of its rule."""
        return Chronicle(voice, self.content.prices.step).lines(events)

    def seat_name(self, seat: Seat, voice: Voice) -> str:
        """Red, White, Blue or Green: the colours of the pieces."""
        return power_name(voice, seat)
