"""`nations replay`: step through a game file, or print it whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec

from nations.cli.words import lang_option, set_option
from nations.match.dealer import Scripted
from nations.match.log import GameFile, read_file
from nations.match.match import Match, steps
from nations.registry import game_of, load, set_of


@click.command("replay")
@click.argument("path", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="Print all moves, events and the result.")
@set_option
@lang_option
def command(path: Path, as_json: bool, content: Path | None, lang: str) -> None:
    """Step through the game in FILE, or print it (--json, or output that is no terminal)."""
    file = read_file(path)
    game = game_of(file.terms, content)
    match = Match(game, Scripted([]))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(_whole(match, file)), indent=1).decode())
        return
    from nations.i18n import voice
    from nations.tui import step_through

    step_through(match, file, voice(lang, load(file.terms.game), set_of(file.terms, content)))


def _whole(match: Match[Any], file: GameFile) -> dict[str, Any]:
    """The game as one object that ends with scores and winners (null while it is not over)."""
    moves = []
    for text, events in zip(file.moves, steps(match, file), strict=False):
        moves.append({"seat": match.log[-1].seat, "move": text, "events": events})
    over = match.over
    return {
        "game": file.terms.game,
        "rules": file.terms.rules,
        "set": file.terms.content,
        "options": file.terms.options,
        "seats": file.terms.seats,
        "position": file.terms.position,
        "players": file.players,
        "remarks": file.said,
        "moves": moves,
        "over": over is not None,
        "scores": over.scores if over else None,
        "winners": over.winners if over else None,
    }
