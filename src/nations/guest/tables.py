"""Tables at which a guest sits with bots, in words; what is not allowed is told with its rule."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from nations.bots.bot import Bot, asked, check_player, make_bot
from nations.contract import Drawing, Edition, RuleText, Voice
from nations.edition.lines import plain
from nations.errors import IllegalMove, NationsError, UnknownName
from nations.i18n import voice
from nations.i18n.voice import check_language
from nations.match.dealer import Seeded
from nations.match.match import Match, notation_of
from nations.registry import GAMES, found, load

MOST_TABLES = 100
"""Tables that are kept; the oldest goes when another comes."""


class NotAllowed(NationsError):
    """What the rules refuse, with the text of the rule."""

    exit_code = 3


class Offered(msgspec.Struct, frozen=True):
    """A legal move: what to send, and what it does."""

    move: str
    words: str


class Seen(msgspec.Struct, frozen=True):
    """A table as its guest sees it: what happened since the guest's last move, how it stands,
    whether it is the guest's turn, and what may be done. `over` says how it ended."""

    table: str
    game: str
    seat: int
    news: tuple[str, ...]
    board: str
    position: str
    your_turn: bool
    moves: tuple[Offered, ...]
    over: str | None = None


class GuestTable:
    """One match of a guest with bots."""

    def __init__(self, name: str, edition: Edition, match: Match[Any], seat: int) -> None:
        self.name, self.edition, self.match, self.seat = name, edition, match, seat
        self.bots: dict[int, Bot] = {}
        self.voice: Voice = voice("en", edition)
        self.news: list[str] = []

    @property
    def game(self) -> Any:
        return self.match.game

    def go_on(self) -> None:
        """Chance and the bots, up to the guest's next decision or the end."""
        self._tell(self.match.deal())
        while (seat := self.match.at_turn) is not None and seat != self.seat:
            view, turn = self.match.view(seat), self.match.turn
            move = asked(self.bots[seat], view, turn.moves)  # type: ignore[union-attr]  # a seat decides
            self._tell([*self.match.play(move, seat), *self.match.deal()])

    def play(self, text: str) -> None:
        """The guest's move, and what follows. Raises NotAllowed with the rule."""
        if self.match.over is not None:
            raise NotAllowed("the game is over; open another table")
        turn: Any = self.match.turn
        move = notation_of(self.game).read_move(turn, text)
        self.news.clear()
        try:
            told = [*self.match.play(move, self.seat), *self.match.deal()]
        except IllegalMove as refused:
            raise NotAllowed(f"{refused}. {self._rule(refused.rule)}") from refused
        self._tell(told)
        self.go_on()

    def _rule(self, rule: str) -> str:
        text = self.edition.rules(self.voice.lang).get(rule)
        return f"{text.id} {text.title}: {text.text}" if text else rule

    def _tell(self, events: Sequence[Any]) -> None:
        if isinstance(self.game, Drawing):
            self.news += [
                f"{plain(line)} [{rule}]" for rule, line in self.game.lines(events, self.voice)
            ]

    def seen(self) -> Seen:
        """What the guest is told now."""
        view = self.match.view(self.seat)
        mine = self.match.over is None and self.match.at_turn == self.seat
        drawn = self.game.draw(view, self.voice) if isinstance(self.game, Drawing) else ""
        return Seen(
            table=self.name,
            game=self.game.terms.game,
            seat=self.seat,
            news=tuple(self.news),
            board=plain(drawn),
            position=notation_of(self.game).write_position(self.match.state),
            your_turn=mine,
            moves=self._offers(view) if mine else (),
            over=self._end(),
        )

    def _offers(self, view: Any) -> tuple[Offered, ...]:
        turn: Any = self.match.turn
        write = notation_of(self.game).write_move
        return tuple(Offered(write(move), self._words(view, move)) for move in turn.moves)

    def _words(self, view: Any, move: Any) -> str:
        if not isinstance(self.game, Drawing):
            return ""
        return plain(self.game.describe(view, move, self.voice))

    def _end(self) -> str | None:
        over = self.match.over
        if over is None:
            return None
        won = "you win" if self.seat in over.winners else "you do not win"
        scores, winners = list(over.scores), list(over.winners)
        return f"{won}; scores by seat {scores}, winners {winners} [{over.reason}]"


class GuestTables:
    """All tables of a guest."""

    def __init__(self) -> None:
        self._tables: dict[str, GuestTable] = {}

    def games(self) -> list[dict[str, Any]]:
        """The games, with their seats and options (the default first)."""
        return [
            {
                "game": name,
                "title": load(name).title,
                "seats": list(load(name).seats),
                "options": {key: list(values) for key, values in load(name).options.items()},
            }
            for name in found(GAMES)
        ]

    def rules(self, game: str, ids: Sequence[str] = (), word: str = "", lang: str = "en") -> str:
        """The rules of a game: all, some by their ids, or those with a word. Raises UnknownName."""
        texts = load(game).rules(check_language(lang))
        unknown = [one for one in ids if one not in texts]
        if unknown:
            raise UnknownName("rule", unknown[0], texts)
        chosen = [text for text in texts.values() if _fits(text, ids, word)]
        if not chosen:
            raise UnknownName("word in the rules", word, ["any word of a rule"])
        return "\n".join(f"{text.id} {text.title}: {text.text}" for text in chosen)

    def open(
        self,
        game: str,
        seats: int = 2,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        seed: str | None = None,
        options: dict[str, str] | None = None,
    ) -> Seen:
        """A new table; one opponent plays all other seats, or there is one for each."""
        edition = load(game)
        rules = edition.game(seats, options or {}, None)
        if not 0 <= seat < seats:
            raise UnknownName("seat", str(seat), [str(one) for one in range(seats)])
        if len(opponents) not in (1, seats - 1) and seats > 1:
            raise NotAllowed(f"opponents: one, or {seats - 1}, are expected; {len(opponents)} came")
        dealt = seed or secrets.token_hex(8)
        made = GuestTable(secrets.token_hex(3), edition, Match(rules, Seeded(dealt)), seat)
        others = [one for one in range(seats) if one != seat]
        names = list(opponents) * len(others) if len(opponents) == 1 else list(opponents)
        for name in names:
            check_player(name, hosted=True)  # a guest starts no programs here
        made.bots = {
            one: make_bot(name, rules, f"{dealt}/{one}")
            for one, name in zip(others, names, strict=False)
        }
        made.go_on()
        if len(self._tables) >= MOST_TABLES:
            del self._tables[next(iter(self._tables))]
        self._tables[made.name] = made
        return made.seen()

    def look(self, table: str) -> Seen:
        """A table as it stands."""
        return self._find(table).seen()

    def play(self, table: str, move: str) -> Seen:
        """A move, and what follows until it is one's turn again. Raises NationsError."""
        found = self._find(table)
        found.play(move)
        return found.seen()

    def _find(self, name: str) -> GuestTable:
        if name not in self._tables:
            raise UnknownName("table", name, self._tables)
        return self._tables[name]


def _fits(text: RuleText, ids: Sequence[str], word: str) -> bool:
    asked_for = not ids or text.id in ids
    return asked_for and word.lower() in f"{text.title} {text.text}".lower()
