"""The end of a game: who scored what, from where, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from nations.contract import Drawing, Over, Seat
from nations.match.match import Match
from nations.tui.screen import Screen

Sources = dict[str, list[int]]


def show_result(screen: Screen, match: Match[Any], over: Over, players: Sequence[str]) -> None:
    """The table of scores, the best first, and how it ended."""
    screen.gap()
    screen.show(_table(screen, over, players, scored(match, screen)))
    lines = screen.lines(event for events in match.events for event in events)
    if isinstance(match.game, Drawing) and lines:
        rule, line = lines[-1]
        screen.show(Text.assemble((line.plain, "bold"), (f"  {rule}", "dim")))
    else:
        names = ", ".join(screen.seat(seat) for seat in over.winners)
        screen.say("winners", "bold", names=names, count=len(over.winners))


def scored(match: Match[Any], screen: Screen) -> Sources:
    """Points by their source, where the events tell all of them (fields `seat` and `vp`).

    A source is an event that the game has a heading for: the message `score-` and its name.
    """
    seats = match.game.terms.seats
    sources: Sources = {}
    for event in (event for events in match.events for event in events):
        heading = _heading(screen, type(event).__name__) if hasattr(event, "vp") else ""
        if heading:
            sources.setdefault(heading, [0] * seats)[event.seat] += event.vp  # type: ignore[attr-defined]  # only events with points have a heading
    over = match.over
    sums = tuple(sum(points) for points in zip(*sources.values(), strict=True))
    return sources if over is not None and sums == over.scores else {}


def _heading(screen: Screen, event: str) -> str:
    return _own(screen, f"score-{event}")


def _total(screen: Screen, score: int) -> str:
    """The score; below zero are those who left the game, in games that have a word for it."""
    return (score < 0 and _own(screen, "out")) or str(score).replace("-", "−")


def _own(screen: Screen, key: str) -> str:
    """A word that games bring along, if this one does."""
    try:
        return screen.voice.say(key)
    except LookupError:
        return ""


def _table(screen: Screen, over: Over, players: Sequence[str], sources: Sources) -> Table:
    say = screen.voice.say
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(_own(screen, "heading-seat") or say("column-seat"))
    table.add_column(say("column-player"))
    for heading in sources:
        table.add_column(heading, justify="right")
    total = _own(screen, "heading-total") or say("column-total")
    table.add_column(total, justify="right")
    people = list(players).count("human")
    for seat in _ranking(over):
        points = [str(column[seat]) for column in sources.values()]
        style = "bold" if seat in over.winners else ""
        player = say("person", people=people) if players[seat] == "human" else players[seat]
        total = _total(screen, over.scores[seat])
        table.add_row(screen.seat(seat), player, *points, total, style=style)
    return table


def _ranking(over: Over) -> list[Seat]:
    """Winners first, then by points."""
    seats = range(len(over.scores))
    return sorted(seats, key=lambda seat: (seat not in over.winners, -over.scores[seat], seat))
