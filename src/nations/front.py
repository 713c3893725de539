"""The front door: a game, its players and its file in one call each. `import nations` offers it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from secrets import token_hex
from typing import Any

from nations.bots.bot import Bot, asked, make_bot
from nations.contract import Game
from nations.errors import BadFile
from nations.match.dealer import Seeded
from nations.match.log import SILENT, Remarks, check_remarks, read_file, write_file
from nations.match.match import Match, notation_of, replay, run
from nations.match.match import save as as_file
from nations.registry import begun_at, game_of
from nations.registry import load as edition_of


def version() -> str:
    """The version of this program; `nations.__version__` is the same."""
    return metadata.version("nations-games")


def game(
    name: str,
    seats: int = 2,
    *,
    content: str | Path | None = None,
    position: str | None = None,
    **options: str,
) -> Game[Any]:
    """A game by its name (`dice`, `kark`): its rules for a number of seats.

    `content` is the file of a content set, `position` a table to begin from, and the rest are the
    game's options (`tougher="on"`). Raises UnknownName, BadSeats, BadSet or BadNotation, each with
    what is possible.
    """
    path = None if content is None else Path(content)
    return begun_at(edition_of(name).game(seats, options, path), position)


def bot(player: str, game: Game[Any], seed: int | str = 0) -> Bot:
    """A player: a level (`easy`, `normal`, `hard`, `expert`) or a bot (`random`, `greedy`, `rules`,
    `search:0.2s`). Its `choose(view, moves)` is one of the moves. Raises UnknownName."""
    return make_bot(player, game, str(seed))


def play(
    game: str | Game[Any], players: Sequence[str], seed: int | str | None = None, **options: str
) -> Match[Any]:
    """A match between bots, one for each seat, played to its end.

    The game is one from `game`, or a name with options. The same seed gives the same match.
    """
    rules = _unattended(game, len(players), options) if isinstance(game, str) else game
    chance = token_hex(8) if seed is None else str(seed)
    bots = [make_bot(name, rules, f"{chance}/{seat}") for seat, name in enumerate(players)]
    match: Match[Any] = Match(rules, Seeded(chance))
    run(match, lambda turn, view: asked(bots[turn.seat], view, turn.moves))
    return match


def _unattended(name: str, seats: int, options: dict[str, str]) -> Game[Any]:
    edition = edition_of(name)
    return edition.game(seats, {**edition.unattended, **options}, None)


def position(match: Match[Any]) -> str:
    """The table as it stands, in one line of text: `game(…, position=…)` begins from it."""
    return notation_of(match.game).write_position(match.state)


def save(
    match: Match[Any], path: str | Path, players: Sequence[str] = (), remarks: Remarks | None = None
) -> None:
    """Keeps a match in a game file, whole or not at all. Raises BadFile.

    `remarks` (`nations.match.log.Remarks`) are names, the date, clocks, comments and variations.
    """
    seats, said = match.game.terms.seats, remarks or SILENT
    named = list(players) or ["?"] * seats
    if len(named) != seats:
        raise BadFile(f"there are {len(named)} players for {seats} seats")
    check_remarks(said, len(match.log), seats)
    seed = match.dealer.seed if isinstance(match.dealer, Seeded) else None
    write_file(Path(path), as_file(match, named, None if seed is None else str(seed), said))


def load(path: str | Path, content: str | Path | None = None) -> Match[Any]:
    """The match of a game file, as it was left. Raises BadFile with what is wrong.

    `content` is the file of its content set, if it is none of those that came with the game.
    """
    kept = read_file(Path(path))
    rules = game_of(kept.terms, None if content is None else Path(content))
    return replay(rules, kept, Seeded(token_hex(8) if kept.seed is None else kept.seed))
