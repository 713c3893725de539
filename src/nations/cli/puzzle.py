"""`nations puzzle`: a position, and the question what is best."""

from __future__ import annotations

import random
from datetime import date
from typing import Any

import click
import msgspec

from nations.cli.words import USUAL_GAME, lang_option
from nations.contract import Decision, Drawing, Game, Judging, Move, Voice
from nations.errors import BadNotation, NationsError
from nations.i18n import voice
from nations.match.match import notation_of
from nations.puzzle import Puzzle, of_day, puzzles
from nations.registry import load


class NoPuzzle(NationsError):
    """A puzzle that is not there, or a question that nobody is there to answer."""

    exit_code = 2


@click.command("puzzle")
@click.argument("game", default=USUAL_GAME)
@click.option("--random", "at_random", is_flag=True, help="Any puzzle, not that of the day.")
@click.option(
    "--date", "day", type=click.DateTime(["%Y-%m-%d"]), help="That of another day, as 2026-12-24."
)
@click.option("--id", "name", help="A certain one.")
@click.option("--answer", "solved", is_flag=True, help="Show the solution at once.")
@click.option("--json", "as_json", is_flag=True, help="Print the puzzle with its solution as JSON.")
@lang_option
def command(
    game: str,
    at_random: bool,
    day: Any,
    name: str | None,
    solved: bool,
    as_json: bool,
    lang: str,
) -> None:
    """One action is clearly best here: which? Of bots' games, certified by long searches.

    Without options, the puzzle of the day. A move is typed in notation, or by its number.
    """
    puzzle = _chosen(game, at_random, day.date() if day else None, name)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(puzzle), indent=1).decode())
        return
    rules, speaker = puzzle.table(), voice(lang, load(game))
    state = rules.start()
    turn = rules.turn(state)
    assert isinstance(turn, Decision)  # noqa: S101 - puzzles are decisions
    _show(puzzle, rules, speaker)
    if not solved:
        _ask(puzzle, rules, turn, speaker)
    for line in solution(puzzle, rules, speaker):
        click.echo(line)


def _chosen(game: str, at_random: bool, day: date | None, name: str | None) -> Puzzle:
    all_ = puzzles(game)
    if name is not None:
        found = next((one for one in all_ if one.id == name), None)
        if found is None:
            raise NoPuzzle(f"no puzzle {name!r}; possible: {all_[0].id} to {all_[-1].id}")
        return found
    if at_random:
        return random.SystemRandom().choice(all_)
    return of_day(game, day or date.today())


def _show(puzzle: Puzzle, rules: Game[Any], speaker: Voice) -> None:
    from rich.console import Console

    console, view = Console(), rules.view(rules.start(), puzzle.seat)
    if isinstance(rules, Drawing):
        console.print(rules.draw(view, speaker), highlight=False)
        who = rules.seat_name(puzzle.seat, speaker)
        console.print(speaker.say("puzzle-question", name=who, id=puzzle.id), highlight=False)
    turn = rules.turn(rules.start())
    for number, move in enumerate(turn.moves if isinstance(turn, Decision) else (), 1):
        console.print(f"{number:3} {_told(rules, move, speaker)}", highlight=False)


def _told(rules: Game[Any], move: Move, speaker: Voice) -> str:
    """A move in notation and in words."""
    text = notation_of(rules).write_move(move)
    if not isinstance(rules, Drawing):
        return text
    turn = rules.turn(rules.start())
    seat = turn.seat if isinstance(turn, Decision) else None
    return f"{text}  {rules.describe(rules.view(rules.start(), seat), move, speaker)}"


def _ask(puzzle: Puzzle, rules: Game[Any], turn: Decision, speaker: Voice) -> None:
    """Asks until a move is given; no move is an answer too."""
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            return
        if not text:
            return
        try:
            first = _meant(rules, turn, text)
        except BadNotation as error:
            click.echo(str(error))
            continue
        if puzzle.is_right(first):
            click.echo(speaker.say("puzzle-right"))
        else:
            lost = puzzle.loses(first)
            percent = 0 if lost is None else round(100 * lost.loss)
            click.echo(speaker.say("puzzle-wrong", move=first, loss=percent))
        return


def _meant(rules: Game[Any], turn: Decision, text: str) -> str:
    notation = notation_of(rules)
    if text.isdigit() and 1 <= int(text) <= len(turn.moves):
        return notation.write_move(turn.moves[int(text) - 1])
    return notation.write_move(notation.read_move(turn, text))


def solution(puzzle: Puzzle, rules: Game[Any], speaker: Voice) -> list[str]:
    """The best action, why, and what the next best cost."""
    state, notation = rules.start(), notation_of(rules)
    turn = rules.turn(state)
    lines = [
        speaker.say("puzzle-best", move=", ".join(puzzle.answer), worth=round(100 * puzzle.worth))
    ]
    if isinstance(rules, Judging) and isinstance(turn, Decision):
        best = notation.read_move(turn, puzzle.answer[0])
        reasons = rules.reasons(rules.view(state, puzzle.seat), [best])[0]
        lines += [f"  {speaker.say(reason.key, **reason.detail)}" for reason in reasons]
    for other in puzzle.others[:3]:
        low = round(100 * other.least)
        loss = round(100 * other.loss)
        lines.append("  " + speaker.say("puzzle-other", move=other.move, loss=loss, least=low))
    missed = ", ".join(puzzle.missed) or "–"
    lines.append(speaker.say("puzzle-missed", levels=missed))
    return lines
