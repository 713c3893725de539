"""The shares of the dice: all are committed to before one is shown, and none may be missing."""

from __future__ import annotations

from nations.match.fair import commitment
from nations.room.authority import own
from nations.room.commands import Commit, Hurry, Reveal, Who
from nations.room.draft import Draft
from nations.room.records import Annulled, Committed, Open, Revealed
from nations.room.refusal import Code, Refusal
from nations.room.room import Room


def commit(draft: Draft, who: Who, command: Commit) -> None:
    """The own part again, where all must commit anew."""
    if own(who) not in draft.room.owing:
        raise Refusal(Code.PHASE, "no-share-awaited")
    check_new(draft.room, command.hash)
    draft.add(Committed(draft.now, own(who), command.hash))


def check_new(room: Room, hashed: str) -> None:
    """A share that others may have seen is no share. Raises Refusal."""
    if hashed in room.spent:
        raise Refusal(Code.BAD, "no-old-share")


def reveal(draft: Draft, who: Who, command: Reveal) -> None:
    """The share that was committed to, once everybody has committed."""
    room, seat = draft.room, own(who)
    if seat not in room.unrevealed or room.owing:
        raise Refusal(Code.PHASE, "no-share-awaited")
    if commitment(bytes.fromhex(command.share)) != room.commits[seat]:
        raise Refusal(Code.BAD, "no-such-share")
    draft.add(Revealed(draft.now, seat, command.share))


def hurry(draft: Draft, who: Who, command: Hurry) -> None:  # noqa: ARG001
    """Whoever owes a share has no seat any more, and the others commit again: with the shares of
    some alone, who knows them all could choose between two games."""
    missing = tuple(sorted(draft.room.owing)) or draft.room.unrevealed
    draft.add(Annulled(draft.now, missing))
    for seat in missing:
        draft.seat(seat, Open())
