"""A match told again from its records, by the rules: what could have come, and whether it fits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from nations.contract import CHANCE, Chance, Decision, Game, Move, Over, Seat, Turn
from nations.errors import BadFile, NationsError
from nations.match.dealer import Scripted
from nations.match.fair import label
from nations.match.match import Match, notation_of
from nations.room.records import (
    Dealt,
    Ended,
    Moved,
    Opened,
    Person,
    Record,
    Seated,
    Stopped,
    Undone,
)
from nations.room.standing_in import left_to_stand_ins
from nations.verify import Finding

DrawWays: TypeAlias = list[tuple[str, int]]
"""What could have come at a draw: each outcome in notation with its whole number of ways."""


class Misfit(BadFile):
    """A record that the rules refuse: its number and why."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"record {seq} does not fit the game: {why}")
        self.seq = seq
        self.why = why


def retell(match: Match[Any], records: Sequence[Record]) -> Iterator[tuple[int, Record, Turn]]:
    """Plays the records in a match that has not begun: each with its number and the turn it met.

    Raises BadFile at the first record that does not fit the rules.
    """
    for seq, record in enumerate(records, 1):
        turn = match.turn
        try:
            _follow(match, record)
        except NationsError as error:
            raise Misfit(seq, str(error)) from error
        yield seq, record, turn


def _follow(match: Match[Any], record: Record) -> None:
    """What a record does to the match; many do nothing."""
    match record:
        case Opened():
            for text in record.moves:
                match.play(_read(match, text))
        case Moved():
            match.play(_read(match, record.move), record.seat)
        case Dealt():
            match.play(_read(match, record.move), CHANCE)
        case Undone():
            if not 0 <= record.moves <= len(match.log):
                raise BadFile(f"cannot take back to {record.moves} of {len(match.log)} moves")
            match.rewind(record.moves)


def _read(match: Match[Any], text: str) -> Move:
    return notation_of(match.game).read_move(match.turn, text)


def ways_of(game: Game[Any], records: Sequence[Record]) -> dict[int, DrawWays]:
    """What could have come at each draw, by the number of its record. Raises BadFile."""
    match = Match(game, Scripted([]))
    return {
        seq: written(game, turn)
        for seq, record, turn in retell(match, records)
        if isinstance(record, Dealt) and isinstance(turn, Chance)
    }


def written(game: Game[Any], chance: Chance) -> DrawWays:
    """The ways of a chance in notation."""
    write = notation_of(game).write_move
    return [(write(outcome), ways) for outcome, ways in chance.ways]


class Retold(msgspec.Struct, frozen=True):
    """What the rules say to a proof: all that is wrong, and how the game ended (None: not yet)."""

    findings: tuple[Finding, ...]
    over: Over | None


def check_rules(game: Game[Any], records: Sequence[Record], ways: Mapping[str, DrawWays]) -> Retold:
    """Whether every move is legal, and every draw of the stream and the ways of the rules.

    Ends at the first record that does not fit: what follows has no position to be judged in.
    """
    match = Match(game, Scripted([]))
    findings: list[Finding] = []
    people, state = set[Seat](), match.state
    try:
        for seq, record, turn in retell(match, records):
            people = _people(people, record)
            if isinstance(record, Moved) and record.bot and record.seat in people:
                findings += _spoken_for(seq, record, game, state, turn)
            state = match.state
            if isinstance(record, Dealt) and isinstance(turn, Chance):
                findings += _against(seq, record, ways.get(str(seq), []), game, turn)
    except Misfit as misfit:
        findings.append(Finding("misfit", misfit.seq, {"why": misfit.why}))
    else:
        findings += _early_end(match, records)
    return Retold(tuple(findings), match.over)


def _people(before: set[Seat], record: Record) -> set[Seat]:
    """The seats that people hold after a record, whether they play themselves or not."""
    match record:
        case Opened():
            return {at for at, one in enumerate(record.seats) if isinstance(one, Person)}
        case Seated(seat=seat, occupant=Person()):
            return before | {seat}
        case Seated(seat=seat):
            return before - {seat}
    return before


def _spoken_for(
    seq: int, moved: Moved, game: Game[Any], state: Any, turn: Turn
) -> Iterator[Finding]:
    """A bot that agrees to an end, proposes one or gives up in the place of a person."""
    if not isinstance(turn, Decision):
        return
    move = notation_of(game).read_move(turn, moved.move)
    if move not in left_to_stand_ins(game, state, turn):
        told: dict[str, str | int] = {"seat": moved.seat, "move": moved.move}
        yield Finding("spoken-for", seq, told)


def _early_end(match: Match[Any], records: Sequence[Record]) -> Iterator[Finding]:
    """A match ends when its game is over or all agreed to stop, not before."""
    stopped = any(isinstance(record, Stopped) for record in records)
    for seq, record in enumerate(records, 1):
        if isinstance(record, Ended) and not match.over and not stopped:
            yield Finding("early", seq, {})


def _against(
    seq: int, draw: Dealt, told: DrawWays, game: Game[Any], chance: Chance
) -> Iterator[Finding]:
    """What is wrong with a draw, given the chance that the rules offered."""
    where: dict[str, str | int] = {"stream": draw.stream, "nth": draw.nth}
    if draw.stream != label(chance):
        yield Finding("stream", seq, {**where, "found": label(chance)})
    if list(told) != written(game, chance):
        yield Finding("ways", seq, where)
