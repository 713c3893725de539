"""A lesson or an example as the tables that are seen: played in a room, by the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from nations.contract import Chance, Decision, Edition, Voice
from nations.edition.lesson import Lesson, Scene, Step
from nations.errors import BadNotation
from nations.registry import begun_at
from nations.room.messages import Update
from nations.room.records import Began, Dealt, Moved, Occupant, Opened, Person, Record, SeatedBot
from nations.room.room import Room
from nations.room.updates import update

LEARNER = 0
"""The seat of whoever learns."""


class Shown(msgspec.Struct, frozen=True):
    """A step with the table at which it is shown."""

    step: Step
    table: Update


def shown(edition: Edition, lesson: Lesson, voice: Voice | None) -> Iterator[Shown]:
    """Every step with its table, and at the end of a scene nothing left to do.

    Raises NationsError if a position or a move of the lesson is not one of the game.
    """
    for scene in lesson.scene:
        yield from _scene(edition, lesson.seats, scene, voice)


def _scene(edition: Edition, seats: int, scene: Scene, voice: Voice | None) -> Iterator[Shown]:
    room = opened(edition, seats, scene.position)
    after = room.seq
    for step in scene.step:
        yield Shown(step, update(room, LEARNER, after, (), voice))
        after = room.seq
        if step.asks:
            asked(room, step)
        play(room, step.then)


def opened(edition: Edition, seats: int, position: str) -> Room:
    """A room at a position: the learner and bots."""
    game = begun_at(edition.game(seats, {}, None), position)
    people: tuple[Occupant, ...] = (Person(""), *(SeatedBot("easy") for _ in range(seats - 1)))
    room = Room(game, Opened(0, "lesson", game.terms, "", people))
    room.apply(Began(0, ()))
    return room


def asked(room: Room, step: Step) -> None:
    """Plays what a step asks of the learner."""
    if room.at_turn != LEARNER:
        raise BadNotation(f"step {step.id} asks for a move out of turn")
    selecting = room.able.selecting
    lead = room.notation.read_move(room.match.turn, step.move) if step.move else None
    picks = selecting is not None and selecting.selection(room.match.state, lead) is not None
    if picks is (step.items is None):
        raise BadNotation(f"step {step.id}: {'no items' if picks else 'items'} for {step.move}")
    if selecting is None or step.items is None:
        play(room, (step.move or "",))
        return
    for at, move in enumerate(selecting.spelled(room.match.state, lead, step.items)):
        room.apply(Moved(0, LEARNER, room.notation.write_move(move), joined=at > 0))


def play(room: Room, moves: Iterable[str]) -> None:
    """Plays moves of chance and of whoever is at turn. Raises NationsError."""
    for move in moves:
        room.apply(_record(room, move))


def _record(room: Room, move: str) -> Record:
    turn = room.match.turn
    if isinstance(turn, Chance):
        return Dealt(0, "lesson", 0, 1, 0, _whole(room, move))
    if not isinstance(turn, Decision):
        raise BadNotation(f"{move}: the game is over")
    return Moved(0, turn.seat, _whole(room, move))


def _whole(room: Room, move: str) -> str:
    """A move as it is written in full. Raises BadNotation."""
    return room.notation.write_move(room.notation.read_move(room.match.turn, move))
