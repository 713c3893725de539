"""What a game looks like on a console: table, moves, log. Games without a Drawing use notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nations.contract import Drawing, Event, Game, Move, Notation, Seat, View, Voice
from nations.tui.folding import folded

WIDEST = 80


class Screen:
    """Prints one game in one language."""

    def __init__(self, game: Game[Any], voice: Voice, console: Console | None = None) -> None:
        self.game, self.voice = game, voice
        self.console = console or Console(highlight=False)

    def say(self, key: str, style: str = "", /, **values: str | int | float) -> None:
        """Prints a message of the program or the game."""
        self.show(Text(self.voice.say(key, **values), style=style))

    def show(self, text: Text | Table) -> None:
        self.console.print(text, width=self.width, highlight=False)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def gap(self) -> None:
        self.console.print()

    def headline(self, words: str) -> None:
        """A line across the screen with words in it."""
        self.show(Text(f" {words} ".center(self.width, "─"), style="bold reverse"))

    def seat(self, seat: Seat) -> str:
        """What a seat is called."""
        if isinstance(self.game, Drawing):
            return self.game.seat_name(seat, self.voice)
        return self.voice.say("seat", number=seat + 1)

    def board(self, view: View, pause: Callable[[], object] | None = None) -> None:
        """The whole table, without its last line, which is the situation. With `pause`, what is
        longer than a terminal comes a screen at a time."""
        if isinstance(self.game, Drawing):
            table, _, _ = self.game.draw(view, self.voice).rpartition("\n")
            lines = marked(table).split(allow_blank=True)
            page = self.console.height - 1 if pause and self.console.is_terminal else len(lines)
            for at, line in enumerate(lines):
                if pause and at and at % page == 0:
                    pause()
                self.console.print(line, highlight=False, soft_wrap=True)
        else:
            self.show(Text(repr(view)))

    def situation(self, view: View) -> None:
        """What the table waits for: the last line of a drawing."""
        if isinstance(self.game, Drawing):
            self.show(marked(self.game.draw(view, self.voice).rpartition("\n")[2]))

    def described(self, view: View, move: Move) -> Text:
        """A move in words."""
        if isinstance(self.game, Drawing):
            return marked(self.game.describe(view, move, self.voice))
        return Text(self.written(move) or repr(move))

    def written(self, move: Move) -> str:
        """A move in notation, if the game has one."""
        return self.game.write_move(move) if isinstance(self.game, Notation) else ""

    def moves(self, view: View, moves: Sequence[Move]) -> None:
        """The moves with their numbers and their notation."""
        cells = len(str(len(moves)))
        for number, move in enumerate(moves, 1):
            self.hang(Text(f"{number:{cells}}", "bold"), self._row(view, move))

    def choices(self, view: View, moves: Mapping[int, Move]) -> None:
        """Moves by their numbers; of many, those that begin alike stand in one line."""
        lines = folded({number: self.written(move) for number, move in moves.items()})
        cells = len(str(max(moves, default=0)))
        for numbers, beginning in lines:
            some = [moves[number] for number in numbers]
            if beginning:
                self.hang(Text(f"{'+':>{cells}}", "bold"), self._fold(view, some, beginning))
            else:
                self.hang(Text(f"{numbers[0]:{cells}}", "bold"), self._row(view, some[0]))
        beginnings = [line.beginning for line in lines if line.beginning]
        if beginnings:
            self.say("folded", "dim", beginning=beginnings[0])

    def hang(self, first: Text, rest: Text) -> None:
        """Prints a line whose continuations stand under the rest."""
        indent = first.cell_len + 1
        lines = rest.wrap(self.console, self.width - indent)
        for at, line in enumerate(lines):
            line.rstrip()
            self.show(Text.assemble(Text(" " * indent) if at else Text.assemble(first, " "), line))

    def _row(self, view: View, move: Move) -> Text:
        words, written = self.described(view, move), self.written(move)
        if written and written != words.plain:
            words.append(f"  {written}", "dim")
        return words

    def _fold(self, view: View, moves: Sequence[Move], beginning: str) -> Text:
        """What moves have in common, in words and in notation, and how many they are."""
        words = shared([self.described(view, move) for move in moves])
        words.append(f" … ({self.voice.say('fold', count=len(moves))})")
        words.append(f"  {beginning}", "dim")
        return words

    def lines(self, events: Iterable[Event]) -> list[tuple[str, Text]]:
        """The log, each line with the id of its rule."""
        if isinstance(self.game, Drawing):
            told = self.game.lines(list(events), self.voice)
            return [(rule, marked(line)) for rule, line in told]
        return [(event.rule, Text(repr(event))) for event in events]

    def log(self, lines: Iterable[tuple[str, Text]]) -> None:
        """Prints lines of the log behind their rules."""
        for rule, line in lines:
            self.hang(Text(f"{rule:5}", "dim"), line)


def shared(texts: Sequence[Text]) -> Text:
    """The words with which all texts begin."""
    side_by_side = zip(*(text.plain.split() for text in texts), strict=False)
    common = takewhile(lambda words: len(set(words)) == 1, side_by_side)
    return texts[0][: len(" ".join(words[0] for words in common))]


def marked(text: str) -> Text:
    """Text from a game's markup; a colon never becomes an emoji."""
    return Text.from_markup(text, emoji=False)
