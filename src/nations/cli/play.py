"""`nations play`: a game in the terminal, new or resumed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow
from typing import Any

import click
import msgspec
from click.core import ParameterSource

from nations.bots.bot import Bot, check_for, make_bot, plays
from nations.bots.guarded import Guarded
from nations.cli.keeping import Keeping
from nations.cli.words import (
    USUAL_GAME,
    lang_option,
    read_options,
    read_players,
    rule_options,
    set_option,
)
from nations.contract import Edition, Over
from nations.errors import BadNotation, UnknownName
from nations.match.dealer import Dealer, Seeded
from nations.match.log import SILENT, Comment, GameFile, Remarks, read_file
from nations.match.match import Match, replay, save
from nations.registry import begun_at, game_of, load, set_of

COMMANDLINE = ParameterSource.COMMANDLINE
HUMAN = "human"
OPPONENTS = ("greedy", "random")
"""Who plays against a person unless --players says so: the first that plays the game."""


@click.command("play")
@click.argument("game", default=USUAL_GAME)
@click.option(
    "--players",
    default=None,
    help="Who sits where (default: human,greedy, or random where that cannot play).",
)
@click.option("--seed", default=None, help="Chance and bots from a seed; else from the system.")
@click.option("--dealer", default="seed", help="seed, or ask: you type what real dice show.")
@click.option("--save", "path", type=click.Path(path_type=Path), help="Keep the game in a file.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a kept game.")
@click.option("--from", "position", help="Begin from a position, as `position` in a game shows.")
@click.option("--names", help="What the players are called, for the game file: Ada,Bo.")
@click.option("--quiet", is_flag=True, help="Show only the result.")
@rule_options
@set_option
@lang_option
def command(
    game: str,
    players: str | None,
    seed: str | None,
    dealer: str,
    path: Path | None,
    resume: Path | None,
    position: str | None,
    names: str | None,
    quiet: bool,
    options: tuple[str, ...],
    content: Path | None,
    lang: str,
) -> None:
    """Play a game here: GAME is dice, kark, or one that another package brings.

    Players are human, a level (easy, normal, hard, expert) or a bot (random, greedy, rules,
    search:TIME), one for each seat. Type help in the game. A game is never kept over another.
    A position (--from) is of so many seats as there are players, and of the same options.
    """
    if dealer not in ("seed", "ask"):
        raise UnknownName("dealer", dealer, ["seed", "ask"])
    kept = read_file(resume) if resume else None
    if kept:
        named = click.get_current_context().get_parameter_source("game") == COMMANDLINE
        goes_on_as_it_was(kept, game if named else None, players, seed, options, position)
    seed = (kept.seed if kept else seed) or str(randbelow(10**9))
    edition = load(kept.terms.game if kept else game)
    wanted = read_options(options)
    if players is not None:
        given = read_players(players)
    else:
        given = usual_players(edition, seats_of(edition, wanted, content, position))
    seated = kept.players if kept else given
    content = set_of(kept.terms, content) if kept else content
    table = _Table(edition, seated, seed, lang, content, quiet, Keeping(resume, kept))
    table.seat(kept, wanted, dealer, position)
    table.remarks = remarks_of(kept, names, seated)
    if path is not None:
        table.keeping.take(path, table.file, repeats=HUMAN not in seated)
    table.play()


def goes_on_as_it_was(
    kept: GameFile,
    game: str | None,
    players: str | None,
    seed: str | None,
    options: tuple[str, ...],
    position: str | None,
) -> None:
    """Raises BadNotation for words that a kept game cannot heed: it goes on as it was begun."""
    agreed = kept.terms.options
    others = [name for name, value in read_options(options).items() if agreed.get(name) != value]
    differs = {
        f"{game}, which it is not,": game not in (None, kept.terms.game),
        "--players": players is not None and read_players(players) != kept.players,
        "--seed": seed is not None and seed != kept.seed,
        "--from": position is not None,
        f"--option {', '.join(others)}": bool(others),
    }
    for word in (one for one, is_so in differs.items() if is_so):
        raise BadNotation(f"a kept game goes on as it was begun: {word} cannot change it")


def remarks_of(kept: GameFile | None, names: str | None, players: Sequence[str]) -> Remarks:
    """What is said of a game that begins or goes on now: a game of bots can be repeated, so its
    date says nothing. Raises BadNotation for wrong names."""
    now = datetime.now(UTC).isoformat(timespec="seconds")
    said = kept.said if kept else Remarks(date=now if HUMAN in players else None)
    seats = len(players)
    if names is None:
        return said
    given = read_players(names)
    if len(given) != seats:
        raise BadNotation(f"--names {names}: there are {len(given)} names for {seats} seats")
    return msgspec.structs.replace(said, names=given)


def seats_of(
    edition: Edition, options: dict[str, str], content: Path | None, position: str | None
) -> int:
    """The seats of a position, if it is one; else the smallest table for two or more."""
    for seats in edition.seats if position is not None else ():
        with suppress(BadNotation, UnknownName):
            begun_at(edition.game(seats, options, content), position)
            return seats
    return min(max(2, edition.seats[0]), edition.seats[-1])


def usual_players(edition: Edition, seats: int) -> list[str]:
    """A person against bots that play the game."""
    game = edition.game(seats, {}, None)
    return [HUMAN, *[next(bot for bot in OPPONENTS if plays(bot, game))] * (seats - 1)]


class _Table:
    """A match with its players at this terminal."""

    def __init__(
        self,
        edition: Edition,
        players: Sequence[str],
        seed: str,
        lang: str,
        content: Path | None,
        quiet: bool,
        keeping: Keeping,
    ) -> None:
        from nations.i18n import voice

        self.edition, self.players, self.seed = edition, list(players), seed
        self.content, self.quiet, self.keeping = content, quiet, keeping
        self.voice = voice(lang, edition, content)
        self.bots: dict[int, Bot] = {}
        self.remarks = SILENT

    def seat(
        self, kept: GameFile | None, options: dict[str, str], dealer: str, position: str | None
    ) -> None:
        """Opens the match and gives every bot its seat."""
        game: Any
        if kept:
            game = game_of(kept.terms, self.content)
        else:
            alone = {} if HUMAN in self.players else self.edition.unattended
            new = self.edition.game(len(self.players), {**alone, **options}, self.content)
            game = begun_at(new, position)
        for seat, name in enumerate(self.players):
            if name != HUMAN:
                check_for(name, game, HUMAN)
                own = f"{self.seed}/{seat}"
                self.bots[seat] = Guarded(make_bot(name, game, own), game, own)
        chance = self._dealer(dealer)
        self.match = replay(game, kept, chance) if kept else Match(game, chance)

    def _dealer(self, dealer: str) -> Dealer:
        if dealer == "seed":
            return Seeded(self.seed)
        from nations.tui import asked_dealer

        return asked_dealer(self.voice, lambda: self.match)

    def save(self, path: Path | None = None) -> Path:
        """Keeps the game; returns where."""
        if path is not None:
            self.keeping.take(path, self.file)
        return self.keeping.keep(self.file)

    @property
    def file(self) -> GameFile:
        """The game as it stands."""
        return save(self.match, self.players, self.seed, self.remarks)

    def comment(self, text: str) -> None:
        """Writes down what somebody says of the table as it is."""
        said = (*self.remarks.comments, Comment(len(self.match.log), text))
        self.remarks = msgspec.structs.replace(self.remarks, comments=list(said))

    def play(self) -> None:
        """Plays on until the end or until the player leaves."""
        from nations.tui import Session

        session = Session(
            edition=self.edition,
            match=self.match,
            players=self.players,
            bots=self.bots,
            voice=self.voice,
            save=self.save,
            comment=self.comment,
            names=self.remarks.names,
            autosave=self.keeping.path is not None,
            quiet=self.quiet,
        )
        over: Over | None = session.run()
        if over is not None and self.keeping.path is not None:
            self.save()
