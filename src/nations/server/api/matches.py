"""Opening matches, and looking at them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from nations.match.log import GameFile, make_file
from nations.match.match import save
from nations.room.decide import check_names
from nations.room.proof import Proof, prove
from nations.room.records import Occupant, Open, Person, SeatedBot
from nations.room.refusal import Code, Refusal
from nations.room.remarks import remarks_of
from nations.room.room import OVER
from nations.server.actor import Actor
from nations.server.api.agreement import agree
from nations.server.api.front import Fronted, MatchId, named
from nations.server.api.problems import AnyRequest, refusals
from nations.server.api.structs import (
    BotSeat,
    Created,
    NewMatch,
    OpenSeat,
    PersonSeat,
    SaidLine,
    Summary,
)
from nations.server.costs import beside
from nations.server.keys import new_key
from nations.server.opening import NewRoom, Sitting

TAGS = ["Matches"]


@post(
    "/matches",
    tags=TAGS,
    summary="Open a match",
    responses=refusals(404, 413, 415),
)
async def create(front: Fronted, request: AnyRequest, data: JSONBody[NewMatch]) -> Created:
    """Opens a match, also one that goes on from a game file. The answer holds every key and
    invitation once; the server keeps only their hashes."""
    front.admit_heavy(request)
    agreed = await agree(front.rooms, data)
    seats = tuple(_sitting(one) for one in data.seats)
    check_names(one.occupant for one in seats)
    host = data.host_key or new_key()
    new = NewRoom(
        agreed.terms,
        host,
        seats,
        agreed.moves,
        grace=data.grace,
        advice=data.advice,
        clock=data.clock,
        answer=data.answer,
        remarks=agreed.remarks,
    )
    actor, claims = await front.rooms.open(new)
    front.rooms.left(actor, None)
    by_seat = tuple(claims.get(seat) for seat in range(len(seats)))
    return Created(actor.match, host, tuple(one.key for one in seats), by_seat)


def _sitting(seat: OpenSeat | BotSeat | PersonSeat) -> Sitting:
    if isinstance(seat, PersonSeat):
        return Sitting(Person(named(seat.name)), seat.key or new_key(), seat.commit)
    return Sitting(SeatedBot(seat.name) if isinstance(seat, BotSeat) else Open())


@get("/matches/{match:str}", tags=TAGS, summary="A match", responses=refusals(404))
async def match_summary(front: Fronted, match: MatchId) -> Summary:
    """What everybody may know: what is played, who sits where, how far it is."""
    return summary(await front.visit(match))


def summary(actor: Actor) -> Summary:
    """What everybody may know of a match."""
    room = actor.room
    return Summary(
        match=actor.match,
        terms=room.header.terms,
        opened=room.header.at,
        phase=room.phase,
        seats=room.seats,
        connected=tuple(sorted(actor.audience.connected)),
        seq=room.seq,
        moves=len(room.match.log),
        at_turn=room.at_turn,
        over=room.over,
        commitment=room.header.commitment,
        advice=room.header.advice,
        clock=room.header.clock,
        earlier=room.header.earlier,
        later=room.later,
    )


@get("/matches/{match:str}/file", tags=TAGS, summary="The game file", responses=refusals(404))
async def game_file(
    front: Fronted,
    match: MatchId,
    moves: Annotated[int, QueryParameter(ge=0, le=1 << 20, description="Only the first moves.")] = 1
    << 20,
) -> Response[GameFile]:
    """The game so far, for `nations replay`, `nations play --resume` or a new match; or only its
    first moves, to go on from there."""
    room = (await front.visit(match)).room

    def write() -> bytes:
        said = remarks_of(room)
        whole = save(room.match, [_player(one) for one in room.seats], None)
        file = make_file(whole.terms, whole.players, whole.seed, whole.moves[:moves], said)
        return msgspec.json.encode(file)

    made: Response[GameFile] = written(await beside(write), _download(match, "json"))
    return made


def _player(occupant: Occupant) -> str:
    """As game files name players: bots by their names, and people as people."""
    return occupant.name if isinstance(occupant, SeatedBot) else "human"


@get(
    "/matches/{match:str}/log",
    tags=TAGS,
    summary="All records",
    media_type="application/x-ndjson",
    responses=refusals(404),
)
async def log(front: Fronted, match: MatchId) -> Response[bytes]:
    """Everything that ever changed, a JSON record on each line, byte for byte as it is kept."""
    await front.visit(match)
    lines = await beside(lambda: b"\n".join(front.rooms.store.read(match)) + b"\n")
    return Response(lines, media_type="application/x-ndjson", headers=_download(match, "jsonl"))


@get(
    "/matches/{match:str}/proof",
    tags=TAGS,
    summary="The proof of the dice",
    responses=refusals(404, 409),
)
async def proof(front: Fronted, request: AnyRequest, match: MatchId) -> Response[Proof]:
    """All that `nations verify` needs, once the match is over and the secret is shown."""
    front.admit_heavy(request)
    room = (await front.visit(match)).room
    if room.phase != OVER:
        raise Refusal(Code.PHASE, "no-proof-yet")

    def write() -> bytes:
        return msgspec.json.encode(prove(room.game, match, front.rooms.store.read(match)))

    made: Response[Proof] = written(await beside(write), _download(match, "proof.json"))
    return made


@get("/matches/{match:str}/chat", tags=TAGS, summary="What was said", responses=refusals(404))
async def chat(
    front: Fronted,
    match: MatchId,
    after: Annotated[int, QueryParameter(ge=0, le=1 << 40, description="The last line known.")] = 0,
) -> list[SaidLine]:
    """The newest lines of chat, at most 200, the oldest first."""
    await front.visit(match)
    lines = await beside(front.rooms.store.chat, match, after)
    return [SaidLine(one.n, one.at, one.seat, one.name, one.text) for one in lines]


def written(body: bytes, headers: dict[str, str] | None = None) -> Any:
    """An answer that was made beside the loop, as it goes out."""
    return Response(body, media_type="application/json", headers=headers)


def _download(match: str, ending: str) -> dict[str, str]:
    """A name for who saves the answer; the match is known, so its id is one of ours."""
    return {"Content-Disposition": f'attachment; filename="nations-{match}.{ending}"'}


HANDLERS = [create, match_summary, game_file, log, proof, chat]
