"""A game at one terminal: people and bots at one table, chance dealt as the match has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from nations.bots.bot import Bot
from nations.bots.guarded import Guarded
from nations.contract import (
    Decision,
    Edition,
    Event,
    Move,
    Over,
    Seat,
    View,
    Voice,
)
from nations.errors import BadFile, IllegalMove
from nations.match.match import Match
from nations.tui.commands import WORDS, Commands, LeaveGame, TakeBack
from nations.tui.ending import show_result
from nations.tui.keyboard import Ask, shown, typed
from nations.tui.line import Meant, Unplayable, asks_now, listed, read_line, things_of
from nations.tui.refusals import Refusals
from nations.tui.screen import Screen

Save = Callable[[Path | None], Path]
Speak = Callable[[str], None]
RECENT = 5
"""Lines of the log that a resumed game begins with."""


class Session:
    """Plays a match to its end, or until its people leave.

    `save` writes the game to a path, or to the one it knows, and returns where it is; with
    `autosave` that happens after every turn. `quiet` shows nothing but questions and the result.
    `comment` writes down what is said of the table; `names` are those of the players, if any.
    """

    def __init__(
        self,
        edition: Edition,
        match: Match[Any],
        players: Sequence[str],
        bots: dict[Seat, Bot],
        voice: Voice,
        save: Save | None = None,
        autosave: bool = False,
        quiet: bool = False,
        ask: Ask | None = None,
        console: Console | None = None,
        comment: Speak | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.comment, self.names = comment, names
        self.edition, self.match, self.players, self.bots = edition, match, players, bots
        self.voice, self.save, self.autosave, self.quiet = voice, save, autosave, quiet
        self.ask = ask or typed
        self.screen = Screen(match.game, voice, console)
        self.commands = Commands(self)
        self.refusals = Refusals(self)
        self.told = 0
        self.last_person: Seat | None = None
        self.failing: dict[Seat, str | None] = {}
        self.drawn_for: frozenset[type[Move]] = frozenset()
        self.heads: dict[int, int] = {}
        """Where lines begin in the log, by where they end."""

    def run(self) -> Over | None:
        """The result, or None if the game was left."""
        try:
            self._open()
            while self._advance() is None:
                self._person()
        except (LeaveGame, EOFError, KeyboardInterrupt) as reason:
            self._leave(clean=isinstance(reason, LeaveGame))
            return None
        over = self.match.over
        assert over is not None  # noqa: S101 - the loop ends with the game
        show_result(self.screen, self.match, over, self.players)
        return over

    @property
    def events(self) -> list[Event]:
        """All that has happened."""
        return [event for events in self.match.events for event in events]

    @property
    def _title(self) -> str:
        return self.edition.book(self.screen.voice.lang).title

    @property
    def _set_name(self) -> str:
        """The set's name in the language that is spoken; of a set from a file, the one it has."""
        content = self.match.game.terms.content
        if content.digest != self.edition.content(None).digest:
            return content.name
        return str(self.edition.exhibit(self.screen.voice.lang, None).get("name", content.name))

    def _open(self) -> None:
        """Title, set and players; what happened last, if the game is resumed."""
        if self.quiet:
            self.told = len(self.match.events)
            return
        content = self.match.game.terms.content
        self.screen.say("title", "bold", title=self._title)
        self.screen.say("content-set", "dim", name=self._set_name, status=content.status)
        seats = [
            f"{self.screen.seat(seat)}: {self._who(seat)}" for seat in range(len(self.players))
        ]
        self.screen.show(Text(", ".join(seats)))
        self.screen.say("help-short", "dim")
        if self.match.log:
            self.screen.say("resumed", moves=len(self.match.log))
            self.screen.log(self.screen.lines(self.events)[-RECENT:])
            self.told = len(self.match.events)

    def _who(self, seat: Seat) -> str:
        player, name = self.players[seat], shown(self.names[seat]) if self.names else ""
        who = player if seat in self.bots else self.voice.say("person", people=self.people)
        return f"{name} ({who})" if name else who

    @property
    def people(self) -> int:
        return len(self.players) - len(self.bots)

    def _advance(self) -> Over | None:
        """Chance and bots play until a person must decide or the game is over."""
        self._deal()
        while isinstance(self.match.turn, Decision) and self.match.turn.seat in self.bots:
            self._tell()
            self._bot(self.match.turn.seat)
            self._deal()
        self._tell()
        self._keep()
        return self.match.over

    def _deal(self) -> None:
        """Chance plays; whoever plays it may take back what came last."""
        while True:
            try:
                self.match.deal()
            except TakeBack:
                self.commands.undo("")
            else:
                return

    def _bot(self, seat: Seat) -> None:
        """One bot plays as long as it is at turn."""
        while isinstance(self.match.turn, Decision) and self.match.turn.seat == seat:
            move = self.bots[seat].choose(self.match.view(seat), self.match.turn.moves)
            self._tell_failure(seat)
            self.match.play(move, seat)

    def _tell_failure(self, seat: Seat) -> None:
        """That another moved for a bot, and why; not again and again while that stays so."""
        bot = self.bots[seat]
        failed = bot.failed if isinstance(bot, Guarded) else None
        if isinstance(bot, Guarded) and failed and failed.how != self.failing.get(seat):
            key = "bot-given-up" if failed.how == "given-up" else "bot-failed"
            who = {"name": self.screen.seat(seat), "bot": self.players[seat], "by": bot.by}
            self.screen.say(key, "bold", how=failed.how, **who)
        self.failing[seat] = failed.how if failed else None

    def _tell(self) -> None:
        """The lines of the log that were not shown yet."""
        new = [event for events in self.match.events[self.told :] for event in events]
        self.told = len(self.match.events)
        if not self.quiet:
            self.screen.log(self.screen.lines(new))

    def _keep(self) -> None:
        if not self.autosave or self.save is None:
            return
        try:
            self.save(None)
        except BadFile as error:
            self.autosave = False
            self.screen.say("error", "bold", message=str(error))

    def _person(self) -> None:
        """Asks until a move is played or taken back."""
        turn = self.match.turn
        assert isinstance(turn, Decision)  # noqa: S101 - chance and the end are behind us
        self._greet(turn.seat)
        self._lay_out(turn)
        length = len(self.match.log)
        while len(self.match.log) == length:
            self._obey(self.ask(f"{self.screen.seat(turn.seat)}> "), turn)

    def _greet(self, seat: Seat) -> None:
        """Several people at one terminal are told whose turn it is."""
        if self.people > 1 and seat != self.last_person:
            self.screen.headline(self.voice.say("your-turn", name=self.screen.seat(seat)))
        self.last_person = seat

    def _lay_out(self, turn: Decision) -> None:
        """The table when it has changed since the person last saw it, then what is asked."""
        if self.quiet:
            return
        kinds = frozenset(type(move) for move in turn.moves)
        own = self.match.log and self.match.log[-1].seat == turn.seat
        if not own or kinds & self.drawn_for:
            self.drawn_for = kinds
            self.commands.lay_out()
        else:
            self.offer()

    def offer(self) -> None:
        """What is asked, and the possible moves."""
        turn = self.match.turn
        if isinstance(turn, Decision):
            view = self.match.view(turn.seat)
            self.screen.situation(view)
            picking = asks_now(self.match.game, self.match.state)
            if not picking:
                self.screen.choices(view, dict(enumerate(turn.moves, 1)))
            self._offer_things(turn, picking)
            if turn.beside:
                others = " · ".join(self._said(view, move) for move in turn.beside)
                self.screen.say("beside", "dim", moves=others)

    def _offer_things(self, turn: Decision, picking: bool) -> None:
        """The things of which sets are picked, by number; now, or behind a move."""
        game: Any = self.match.game
        things = things_of(game, self.match.state, turn)
        if things:
            key = "pick-by-number" if picking else "things-by-number"
            self.screen.say(key, things=listed(things))
        if picking:
            with suppress(IllegalMove):
                nothing = game.spelled(self.match.state, None, ())
                self.screen.say("pick-nothing", those=" ".join(map(self.screen.written, nothing)))

    def _said(self, view: View, move: Move) -> str:
        """A move as it is typed, and in words where the game has them."""
        text, words = self.screen.written(move), self.screen.described(view, move).plain
        return text if text == words else f"{text} ({words})"

    def _obey(self, line: str, turn: Decision) -> None:
        words = line.split()
        if not words:
            self.offer()
        elif words[0].lower() in WORDS:
            self.commands.obey(words[0].lower(), line.strip()[len(words[0]) :].strip())
        else:
            self._play(words, turn)

    def _play(self, words: list[str], turn: Decision) -> None:
        """Plays all of a line, or nothing of it and says why. A move that asks for a set waits
        until the whole set is named."""
        line = self._read(words, turn)
        while line is not None and line.asked:
            self.screen.say("pick-by-number", things=listed(line.asked))
            lead = self.screen.written(line.moves[-1])
            answer = self.ask(f"{self.screen.seat(turn.seat)}, {lead}> ")
            more = answer.split()
            if not more or more[0].lower() in WORDS:
                if more and WORDS[more[0].lower()] == "undo":
                    name = self.screen.seat(turn.seat)
                    self.screen.say("undone", text=shown(" ".join(words)), name=name)
                elif more:
                    self._obey(answer, turn)
                self.offer()
                return
            read = self._read([*words, *more], turn)
            line = read or line
        if line is not None:
            head = len(self.match.log)
            for move in line.moves:
                self.match.play(move, turn.seat)
            self.heads[len(self.match.log)] = head

    def _read(self, words: list[str], turn: Decision) -> Meant | None:
        """What a line means; None, and why, if nothing."""
        try:
            return read_line(self.match.game, self.match.state, turn.seat, words)
        except Unplayable as misfit:
            self.refusals.tell(misfit, len(words))
            return None

    def _leave(self, clean: bool) -> None:
        """The game is kept, whatever way it is left."""
        if not clean:
            self.screen.gap()
        if self.save is None:
            self.screen.say("left")
            return
        try:
            path = str(self.save(None))
        except BadFile as error:
            self.screen.say("error", "bold", message=str(error))
            return
        self.screen.say("left-saved", path=path)
        self.screen.say("resume-with", "bold", path=path)
