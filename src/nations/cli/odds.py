"""`nations odds`: exact chances, of any dice or of what a seat can hope for in a position."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import click
import msgspec

from nations.cli.words import USUAL_GAME, lang_option, read_options, rule_options, set_option
from nations.contract import Forecaster, Game, Notation, Prospect, Quote, Quoting, Voice
from nations.errors import BadNotation, UnknownName

USUAL_SEATS = 2
MOST = 16
"""Dice, chits or amounts; the time that exact chances take grows with them."""


@click.command("odds")
@click.argument("game", default=USUAL_GAME)
@click.option("--for", "target", default="", metavar="WHAT", help="A target: gold:2,strength")
@click.option(
    "--roll", default="", metavar="DICE", help="Dice that are about to be rolled: white:5"
)
@click.option("--dice", default="", metavar="DICE", help="Dice as they lie: wF:2,wB,oG2")
@click.option("--chits", default="", metavar="CHITS", help="Chits: gold,food:2")
@click.option("--position", default=None, help="What a seat can hope for in a position.")
@click.option("--seat", type=click.IntRange(0, 3), default=0, show_default=True)
@click.option("--seats", type=int, default=USUAL_SEATS, help="Seats of the position's game.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@rule_options
@set_option
@lang_option
def command(
    game: str,
    target: str,
    roll: str,
    dice: str,
    chits: str,
    position: str | None,
    seat: int,
    seats: int,
    as_json: bool,
    options: tuple[str, ...],
    content: Path | None,
    lang: str,
) -> None:
    """Exact chances of the dice, trades included: no simulation.

    \b
    nations odds dice --roll white:5 --for strength:1
    nations odds dice --dice wF:2,wB,oG2 --chits gold --for gold:3,strength
    nations odds dice --position "..." --seat 1

    Dice are named as in the notation: colour and face.
    """
    from nations.i18n import voice
    from nations.registry import load

    edition = load(game)
    speaker = voice(lang, edition, content)
    rules = edition.game(seats, read_options(options), content)
    if position is not None:
        _show_prospects(rules, position, seat, as_json, speaker)
        return
    hand = {"unused": counts(dice), "chits": counts(chits), "unrolled": counts(roll)}
    if not isinstance(rules, Quoting):
        raise UnknownName("game with odds", game, with_odds())
    if not target:
        raise BadNotation("nothing to hope for: say --for gold:2, or --position TEXT")
    _show_quote(rules.quote(hand, counts(target)), target, bool(dice), as_json, speaker)


def with_odds() -> list[str]:
    """The games that tell exact chances."""
    from nations.registry import GAMES, found, load

    made = {name: load(name).game(load(name).seats[-1], {}, None) for name in found(GAMES)}
    return [name for name, game in made.items() if isinstance(game, Quoting | Forecaster)]


def counts(text: str) -> dict[str, int]:
    """`gold:2,strength` as amounts. Raises BadNotation."""
    found: dict[str, int] = {}
    for part in filter(None, text.replace(" ", "").split(",")):
        name, colon, count = part.partition(":")
        if colon and not (count.isascii() and count.isdigit() and len(count) < 4):
            raise BadNotation(f"{part!r}: a name and a whole number are needed, such as gold:2")
        found[name] = found.get(name, 0) + (int(count) if colon else 1)
    if sum(found.values()) > MOST:
        raise BadNotation(f"{text!r}: more than {MOST} are not reckoned with")
    return found


def _words(amounts: Mapping[str, int]) -> str:
    return ", ".join(f"{count}× {name}" if count > 1 else name for name, count in amounts.items())


def _show_quote(quote: Quote, target: str, lying: bool, as_json: bool, voice: Voice) -> None:
    if as_json:
        numbers = {"now": _number(quote.now), "after": _number(quote.after)}
        click.echo(msgspec.json.encode({**numbers, "reroll": quote.reroll}).decode())
        return
    click.echo(voice.say("odds-target", target=_words(counts(target))))
    click.echo(voice.say("odds-now", chance=float(quote.now), fraction=str(quote.now)))
    if quote.reroll:
        chance, dice = float(quote.after), _words(quote.reroll)
        click.echo(voice.say("odds-best", dice=dice, chance=chance, fraction=str(quote.after)))
    elif lying:
        click.echo(voice.say("odds-none"))


def _number(chance: Fraction) -> dict[str, str | float]:
    return {"exact": str(chance), "chance": float(chance)}


def _show_prospects(game: Game[Any], position: str, seat: int, as_json: bool, voice: Voice) -> None:
    if not isinstance(game, Forecaster) or not isinstance(game, Notation):
        raise UnknownName("game with odds", game.terms.game, with_odds())
    if seat >= game.terms.seats:
        raise UnknownName("seat", str(seat), map(str, range(game.terms.seats)))
    prospects = game.prospects(game.view(game.read_position(position), seat))
    if as_json:
        click.echo(msgspec.json.encode(prospects).decode())
    else:
        _print_prospects(prospects, seat, voice)


def _print_prospects(prospects: tuple[Prospect, ...], seat: int, voice: Voice) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=voice.say("odds-prospects", seat=seat))
    for at, key in enumerate(("what", "as-it-lies", "after", "reroll")):
        table.add_column(voice.say(f"odds-{key}"), justify="right" if 0 < at < 3 else "left")
    for one in prospects:
        table.add_row(one.what, f"{one.now:.1%}", f"{one.after:.1%}", _words(one.reroll))
    Console().print(table)
