"""Taking seats: by an invitation, by going on with the same players, and finding one's own."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from litestar import post
from litestar.params import JSONBody

from nations.contract import Seat
from nations.room.commands import Who
from nations.room.records import Occupant, Open, Opened, SeatedBot, read
from nations.room.records import Seated as SeatedRecord
from nations.room.refusal import Code, Refusal
from nations.room.room import OVER
from nations.server.actor import HOST, LEFT, SEAT, Actor
from nations.server.api.front import NO_BODY, SMALL_BODY, Fronted, MatchId, bearer, holder, named
from nations.server.api.problems import AnyRequest, refusals
from nations.server.api.structs import (
    Claiming,
    InvitationGiven,
    Invited,
    Inviting,
    Keys,
    Own,
    Rematch,
    SeatGiven,
    Showing,
)
from nations.server.costs import beside
from nations.server.keys import hash_of, new_key, rematch_id
from nations.server.opening import NewRoom, Sitting
from nations.server.rooms import is_open
from nations.store import Held, MatchRow, SeqTaken, Store, StoreError

TAGS = ["Seats"]
MOST_OWN = 200
"""Matches in one answer."""


@post(
    "/matches/{match:str}/claim",
    tags=TAGS,
    status_code=200,
    summary="Take a seat",
    responses=refusals(404, 409, 413, 415),
    request_max_body_size=SMALL_BODY,
)
async def claim(front: Fronted, match: MatchId, data: JSONBody[Claiming]) -> SeatGiven:
    """Takes the seat of an invitation. An answer that got lost can be asked for again with the same
    claim and key."""
    actor, key = await front.visit(match), data.key or new_key()
    hashed = hash_of(data.claim)
    if await actor.invited_to(hashed) is not None and actor.who(hash_of(key)).seat is not None:
        raise Refusal(Code.BAD, "no-same-key")
    seat = await actor.claim(hashed, hash_of(key), named(data.name), data.commit)
    return SeatGiven(match, seat, key)


@post(
    "/matches/{match:str}/invited",
    tags=TAGS,
    status_code=200,
    summary="Look at an invitation",
    responses=refusals(404, 413, 415),
    request_max_body_size=SMALL_BODY,
)
async def invited(front: Fronted, match: MatchId, data: JSONBody[Showing]) -> Invited:
    """Which seat an invitation takes, before anybody takes it."""
    actor = await front.visit(match)
    return Invited(await actor.invited_to(hash_of(data.claim)))


@post(
    "/matches/{match:str}/invitations",
    tags=TAGS,
    summary="Invite to a seat",
    responses=refusals(401, 403, 404, 409, 413, 415),
    security=[{"key": []}],
    request_max_body_size=SMALL_BODY,
)
async def invite(
    front: Fronted, request: AnyRequest, match: MatchId, data: JSONBody[Inviting]
) -> InvitationGiven:
    """A new invitation to an open seat, from the host. The one before is of no more use."""
    actor = await front.visit(match)
    if not holder(actor, bearer(request)).host:
        raise Refusal(Code.FORBIDDEN, "no-authority")
    if data.seat >= len(actor.room.seats):
        raise Refusal(Code.UNKNOWN, "no-such-seat", seats=len(actor.room.seats))
    if not is_open(actor.room.seats[data.seat]):
        raise Refusal(Code.CLAIMED, "no-open-seat")
    return InvitationGiven(match, data.seat, await fresh_claim(actor, data.seat))


async def fresh_claim(actor: Actor, seat: Seat) -> str:
    """A new invitation to a seat, in place of the one before."""
    made = new_key()
    await actor.invite(seat, hash_of(made))
    return made


@post(
    "/matches/{match:str}/rematch",
    tags=TAGS,
    status_code=200,
    summary="Play again",
    responses=refusals(401, 403, 404, 409),
    security=[{"key": []}],
    opt={NO_BODY: True},
)
async def rematch(front: Fronted, request: AnyRequest, match: MatchId) -> Rematch:
    """The same match again, everybody one seat further forward; the first to ask is its host.

    It is opened once, however often and by whomever it is asked for. Bots keep playing; people take
    their seats by the invitation that each gets here.
    """
    key = bearer(request)
    async with front.rematching:
        actor = await front.visit(match)
        who = holder(actor, key)
        if actor.room.phase != OVER:
            raise Refusal(Code.PHASE, "no-rematch-yet")
        if actor.room.later is None:
            front.admit_heavy(request)
            await _open_rematch(front, actor, key or "")
        return await _place_in(await front.visit(actor.room.later or ""), actor, who)


async def _open_rematch(front: Fronted, old: Actor, host: str) -> None:
    header = old.room.header
    seats = tuple(Sitting(_again(one)) for one in (*old.room.seats[1:], old.room.seats[0]))
    new = NewRoom(
        header.terms,
        host,
        seats,
        earlier=old.match,
        grace=header.grace,
        advice=header.advice,
        clock=header.clock,
        answer=header.answer,
    )
    match = rematch_id(old.match)
    with suppress(SeqTaken):  # it was opened before: the server died before the note was kept
        await front.rooms.open(new, match)
    await old.note_rematch(match)


def _again(occupant: Occupant) -> Occupant:
    return occupant if isinstance(occupant, SeatedBot) else Open()


async def _place_in(new: Actor, old: Actor, who: Who) -> Rematch:
    """The caller's seat in the rematch, with an invitation if it is free."""
    if who.seat is None:
        return Rematch(new.match, None, None)
    seat = (who.seat - 1) % len(old.room.seats)
    free = is_open(new.room.seats[seat])
    return Rematch(new.match, seat, await fresh_claim(new, seat) if free else None)


@post(
    "/mine",
    tags=TAGS,
    status_code=200,
    summary="Own matches",
    responses=refusals(413, 415),
    request_max_body_size=SMALL_BODY,
)
async def mine(front: Fronted, data: JSONBody[Keys]) -> list[Own]:
    """What keys are good for: their matches, the newest first. Unknown keys are passed over."""
    awake = {actor.match: actor for actor in front.rooms.live}
    return await beside(_own_matches, front.rooms.store, data.keys, awake)


def _own_matches(store: Store, keys: list[str], awake: dict[str, Actor]) -> list[Own]:
    """The newest matches, each found once, however often a key was sent."""
    places: dict[bytes, int] = {}
    for at, key in enumerate(keys):
        places.setdefault(hash_of(key), at)
    held = store.opened_by(tuple(places), LEFT, MOST_OWN)
    return [_own(store, places[one.hash], one, awake.get(one.row.id)) for one in held]


def _own(store: Store, at: int, held: Held, actor: Actor | None) -> Own:
    row = held.row
    return Own(
        key=at,
        match=row.id,
        game=row.game,
        opened=row.created_at,
        seq=row.seq,
        over=row.over,
        damaged=row.quarantined is not None,
        host=any(role == HOST for role, _ in held.roles),
        seats=tuple(sorted(seat for role, seat in held.roles if role == SEAT)),
        occupants=actor.room.seats if actor else _occupants(store, row),
        at_turn=actor.room.at_turn if actor else row.at_turn,
    )


def _occupants(store: Store, row: MatchRow) -> tuple[Occupant, ...]:
    """Who sits there: as the match was left, or, if an older version left it, from its records."""
    if row.occupants is not None:
        return occupants.decode(row.occupants)
    seats: list[Occupant] = []
    try:
        for body in store.read(row.id):
            record = read(body)
            if isinstance(record, Opened):
                seats = list(record.seats)
            elif isinstance(record, SeatedRecord):
                seats[record.seat] = record.occupant
    except (StoreError, msgspec.DecodeError, IndexError):
        return ()
    return tuple(seats)


occupants: msgspec.json.Decoder[tuple[Occupant, ...]] = msgspec.json.Decoder(tuple[Occupant, ...])
HANDLERS = [claim, invited, invite, rematch, mine]
