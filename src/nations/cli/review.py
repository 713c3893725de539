"""`nations review`: how much of a game was luck, and how much was skill."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec

from nations.cli.words import lang_option, set_option
from nations.contract import Drawing, Voice
from nations.i18n import voice
from nations.match.dealer import Scripted
from nations.match.log import GameFile, read_file
from nations.match.match import Match, steps
from nations.registry import game_of, load, set_of
from nations.review import (
    Account,
    ChangeKind,
    Decided,
    Judge,
    Ledger,
    LedgerLine,
    Ledgers,
    ledgers_of,
)
from nations.review.data import review_of, written

TOLD = 5
"""Throws and decisions that are named: those that changed most."""


@click.command("review")
@click.argument("path", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--json", "as_json", is_flag=True, help="Print the accounts and every change as JSON."
)
@click.option(
    "--effort",
    type=int,
    default=None,
    metavar="NODES",
    help="Of a search that names what would have been better (usual: some seconds a game).",
)
@click.option("--seed", type=click.IntRange(0, 2**31 - 1), default=0, help="Of the trials.")
@click.option("--quiet", is_flag=True, help="No progress bar.")
@set_option
@lang_option
def command(
    path: Path,
    as_json: bool,
    effort: int | None,
    seed: int,
    quiet: bool,
    content: Path | None,
    lang: str,
) -> None:
    """Tell luck from skill in the game in FILE, and what would have been better (docs/review.md).

    A game that is not over is reviewed up to where it stands.
    """
    file = read_file(path)
    match = Match(game_of(file.terms, content), Scripted([]))
    for _ in steps(match, file):
        pass
    judge, moves = Judge(match.game, effort, seed), [entry.move for entry in match.log]
    with _progress(2 * len(moves), quiet or as_json) as done:
        ledgers = ledgers_of(match.game, moves, (), seed, done)
        decided = list(judge.decisions(moves, lambda at: done(len(moves) + at)))
    if as_json:
        told = msgspec.json.encode(review_of(match.game, file.players, ledgers, decided))
        click.echo(msgspec.json.format(told, indent=1).decode())
        return
    speaker = voice(lang, load(file.terms.game), set_of(file.terms, content))
    for line in _report(match, file, ledgers, decided, speaker):
        click.echo(line)


@contextmanager
def _progress(moves: int, quiet: bool) -> Iterator[Callable[[int], object]]:
    if quiet:
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress

    with Progress(BarColumn(), MofNCompleteColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=moves)
        yield lambda done: bar.update(task, completed=done)


def _report(
    match: Match[Any], file: GameFile, ledgers: Ledgers, decided: Sequence[Decided], speaker: Voice
) -> Iterator[str]:
    ledger = ledgers.chances
    scale = 1.0 if file.terms.seats == 1 else 100.0
    yield speaker.say("review-unit" if scale > 1 else "review-unit-alone")
    yield ""
    names = [_name(match, file, seat, speaker) for seat in range(file.terms.seats)]
    yield from _table(names, ledger.accounts, scale, speaker)
    yield ""
    if scale > 1:
        yield speaker.say("review-points")
        yield from _table(names, ledgers.points.accounts, 1.0, speaker)
        yield ""
    if not ledger.is_over:
        yield speaker.say("review-unfinished")
    for kind, heading in (
        (ChangeKind.LUCK, "review-throws"),
        (ChangeKind.SKILL, "review-decisions"),
    ):
        most = _most(ledger, kind)
        if most:
            yield speaker.say(heading)
        for at in most:
            yield f"  {_told(ledger.lines[at], at, file.moves[at], names, scale, speaker)}"

    yield from _marks(match, decided, names, scale, speaker)


def _marks(
    match: Match[Any],
    decided: Sequence[Decided],
    names: Sequence[str],
    scale: float,
    speaker: Voice,
) -> Iterator[str]:
    """What would have been better, and by how much."""
    marked = [one for one in decided if one.mark is not None]
    if marked:
        yield speaker.say("review-marks")
    for one in marked:
        low, high = (_number(end, scale, False, speaker) for end in one.interval)
        yield "  " + speaker.say(
            "review-mark",
            at=one.at + 1,
            name=names[one.seat],
            mark=one.mark.name.lower() if one.mark else "",
            loss=_number(one.loss, scale, False, speaker),
            low=low,
            high=high,
            move=written(match.game, one.moves),
            best=written(match.game, one.best),
        )


def _name(match: Match[Any], file: GameFile, seat: int, speaker: Voice) -> str:
    drawn = (
        match.game.seat_name(seat, speaker) if isinstance(match.game, Drawing) else f"{seat + 1}"
    )
    return f"{drawn} ({file.players[seat]})"


COLUMNS = ("start", "luck", "own", "others", "reassessment", "result")


def _table(
    names: Sequence[str], accounts: Sequence[Account], scale: float, speaker: Voice
) -> Iterator[str]:
    wide = max(len(name) for name in names)
    heads = [speaker.say(f"review-{column}") for column in COLUMNS]
    yield "  ".join([" " * wide, *heads])
    for seat, (name, account) in enumerate(zip(names, accounts, strict=True)):
        own = account.by[seat]
        parts = (account.luck, own, account.skill - own, account.reassessment)
        numbers = [_number(account.start, scale, False, speaker)]
        numbers += [_number(part, scale, True, speaker) for part in parts]
        numbers.append(_number(account.result, scale, False, speaker))
        cells = (number.rjust(len(head)) for number, head in zip(numbers, heads, strict=True))
        yield "  ".join([name.ljust(wide), *cells])


def _number(value: float, scale: float, signed: bool, speaker: Voice) -> str:
    text = f"{scale * value:{'+' if signed else ''}.1f}".replace("-", "−")
    return text.replace(".", ",") if speaker.lang == "de" else text


def _most(ledger: Ledger, kind: ChangeKind) -> list[int]:
    """The places of what changed most for whom it changed most, in the order of the game."""
    lines = ledger.lines
    size = {at: max(map(abs, one.changed)) for at, one in enumerate(lines) if one.kind == kind}
    most = sorted((at for at in size if size[at] > 0), key=lambda at: -size[at])[:TOLD]
    return sorted(most)


def _told(
    line: LedgerLine, at: int, text: str, names: Sequence[str], scale: float, speaker: Voice
) -> str:
    whom = max(range(len(names)), key=lambda seat: abs(line.changed[seat]))
    if line.seat is not None:
        whom = line.seat
    change = _number(line.changed[whom], scale, True, speaker)
    return speaker.say("review-line", at=at + 1, move=text, name=names[whom], change=change)
