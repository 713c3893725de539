"""`nations play`: a game in the terminal, new or resumed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Any

import click

from nations.bots.bot import Bot, make_bot
from nations.bots.understudy import ready_bot
from nations.cli.preparing import prepare
from nations.cli.words import lang_option, read_options, read_players, rule_options, set_option
from nations.contract import Edition, Game, Over
from nations.dealer import Dealer, Seeded
from nations.errors import BadFile, UnknownName
from nations.log import GameFile, read_file, write_file
from nations.match import Match, replay, save
from nations.registry import game_of, load, set_of

HUMAN = "human"
LEFT = Path("nations-game.json")
"""Where a game without a --save file is kept when its player leaves."""


@click.command("play")
@click.argument("game", default="dice")
@click.option("--players", default=f"{HUMAN},greedy", show_default=True, help="Who sits where.")
@click.option("--seed", default=None, help="Chance and bots from a seed; else from the system.")
@click.option("--dealer", default="seed", help="seed, or ask: you type what real dice show.")
@click.option("--save", "path", type=click.Path(path_type=Path), help="Keep the game in a file.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a kept game.")
@click.option("--quiet", is_flag=True, help="Show only the result.")
@rule_options
@set_option
@lang_option
def command(
    game: str,
    players: str,
    seed: str | None,
    dealer: str,
    path: Path | None,
    resume: Path | None,
    quiet: bool,
    options: tuple[str, ...],
    content: Path | None,
    lang: str,
) -> None:
    """Play a game here: GAME is dice or kark.

    Players are human, a level (easy, normal, hard, expert) or a bot (random, greedy, rules,
    search:TIME), one for each seat. Type help in the game.
    """
    if dealer not in ("seed", "ask"):
        raise UnknownName("dealer", dealer, ["seed", "ask"])
    kept = read_file(resume) if resume else None
    seed = (kept.seed if kept else seed) or str(randbelow(10**9))
    names = kept.players if kept else read_players(players)
    edition = load(kept.terms.game if kept else game)
    content = set_of(kept.terms, content) if kept else content
    if path is not None:
        check_target(path)
    table = _Table(edition, names, seed, lang, content, quiet, path or resume)
    table.seat(kept, read_options(options), dealer)
    table.play()


def check_target(path: Path) -> None:
    """A file to be written may replace a game, never anything else."""
    if path.is_dir() or not path.parent.is_dir():
        raise BadFile(f"cannot write {path}: it must be a file in a folder that exists")
    if path.exists() and path.stat().st_size and b'"nations-game"' not in path.read_bytes()[:200]:
        raise BadFile(f"{path} exists and is no game file; choose another name")


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
        path: Path | None,
    ) -> None:
        from nations.i18n import voice

        self.edition, self.players, self.seed = edition, list(players), seed
        self.content, self.quiet, self.path = content, quiet, path
        self.voice = voice(lang, edition, content)
        self.bots: dict[int, Bot] = {}

    def seat(self, kept: GameFile | None, options: dict[str, str], dealer: str) -> None:
        """Opens the match and gives every bot its seat."""
        game: Any
        if kept:
            game = game_of(kept.terms, self.content)
        else:
            alone = {} if HUMAN in self.players else self.edition.unattended
            game = self.edition.game(len(self.players), {**alone, **options}, self.content)
        for seat, name in enumerate(self.players):
            if name != HUMAN:
                self.bots[seat] = self._bot(name, game, f"{self.seed}/{seat}")
        if HUMAN not in self.players:
            prepare(game, self.players, self.voice)
        chance = self._dealer(dealer)
        self.match = replay(game, kept, chance) if kept else Match(game, chance)

    def _bot(self, name: str, game: Game[Any], seed: str) -> Bot:
        """People need not wait until a bot is prepared; among themselves, bots wait for it."""
        if HUMAN not in self.players:
            return make_bot(name, game, seed)
        from nations.warming import prepared

        return ready_bot(name, game, seed, prepared)

    def _dealer(self, dealer: str) -> Dealer:
        if dealer == "seed":
            return Seeded(self.seed)
        from nations.tui import asked_dealer

        return asked_dealer(self.voice, lambda: self.match)

    def save(self, path: Path | None = None) -> Path:
        """Keeps the game; returns where."""
        if path is not None:
            check_target(path)
            self.path = path
        target = self.path or LEFT
        write_file(target, save(self.match, self.players, self.seed))
        return target

    def _notice(self) -> Callable[[], str | None]:
        """Compiles ahead while people play already, and tells how far that is when it changes."""
        from nations.warming import prepared, progress, warm

        if warm(self.edition.name) is None:
            prepared(self.match.game)
            return lambda: None
        told: list[str] = []

        def notice() -> str | None:
            now = progress(self.match.game)
            words = {"done": now.done, "total": now.total}
            line = self.voice.say("compiled") if now.ready else self.voice.say("compiling", **words)
            if line in told or not (now.ready or now.compiling or not told):
                return None
            told.append(line)
            return line

        return notice

    def play(self) -> None:
        """Plays on until the end or until the player leaves."""
        from nations.tui import Session
        from nations.warming import prepared

        shown = sys.stdout.isatty() and HUMAN in self.players
        session = Session(
            edition=self.edition,
            match=self.match,
            players=self.players,
            bots=self.bots,
            voice=self.voice,
            save=self.save,
            autosave=self.path is not None,
            quiet=self.quiet,
            notice=self._notice() if shown else lambda: None,
            prepared=prepared if shown else lambda _: False,
        )
        over: Over | None = session.run()
        if over is not None and self.path is not None:
            self.save()
