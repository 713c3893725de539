"""`nations draw`: a table as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from nations.cli.words import USUAL_GAME, lang_option, set_option
from nations.contract import Edition, Game, Pictured
from nations.errors import BadNotation, NationsError
from nations.i18n import voice
from nations.match.dealer import Scripted
from nations.match.log import GameFile, read_file
from nations.match.match import Match, notation_of, steps
from nations.registry import game_of, load, set_of


class NoPicture(NationsError):
    """A game that draws no pictures, or a moment that is not there."""

    exit_code = 2


@click.command("draw")
@click.argument("what", metavar="FILE|POSITION")
@click.option("--game", default=USUAL_GAME, show_default=True, help="Whose position it is.")
@click.option("--seats", type=click.IntRange(1, 4), default=2, show_default=True)
@click.option(
    "--at", type=click.IntRange(0), help="After so many moves of a game file (default: all)."
)
@click.option("--out", type=click.Path(path_type=Path), help="A file for it; else it is printed.")
@set_option
@lang_option
def command(
    what: str,
    game: str,
    seats: int,
    at: int | None,
    out: Path | None,
    content: Path | None,
    lang: str,
) -> None:
    """Draw a table as an SVG picture: a game FILE, at any of its moves, or a POSITION."""
    path = Path(what)
    if _is_file(path):
        svg = _of_file(read_file(path), at, content, lang)
    else:
        edition = load(game)
        rules = edition.game(seats, {}, content)
        svg = _drawn(edition, rules, _position(what, rules), content, lang)
    if out is None:
        click.echo(svg, nl=False)
    else:
        out.write_text(svg, "utf-8")


def _position(text: str, rules: Game[Any]) -> Any:
    """The table of a position. Raises BadNotation, or NoPicture for what was meant as a file."""
    try:
        return notation_of(rules).read_position(text)
    except BadNotation as error:
        if " " in text:
            raise
        raise NoPicture(f"{text}: there is no such file, and it is {error}") from None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False  # a position is longer than names of files may be


def _of_file(file: GameFile, at: int | None, content: Path | None, lang: str) -> str:
    rules = game_of(file.terms, content)
    match: Match[Any] = Match(rules, Scripted([]))
    wanted = len(file.moves) if at is None else at
    if wanted > len(file.moves):
        raise NoPicture(f"--at {at}: the file has {len(file.moves)} moves")
    for _, _ in zip(range(wanted), steps(match, file), strict=False):
        pass
    where = set_of(file.terms, content)
    return _drawn(load(file.terms.game), rules, match.state, where, lang)


def _drawn(edition: Edition, rules: Game[Any], state: Any, content: Path | None, lang: str) -> str:
    if not isinstance(rules, Pictured):
        raise NoPicture(f"{edition.name} draws no pictures")
    return rules.picture(rules.view(state, None), voice(lang, edition, content))
