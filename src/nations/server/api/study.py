"""Looking deeper: hints, exact chances, and the whole match as pictures to step through."""

from __future__ import annotations

from base64 import b64encode
from typing import Annotated, Any, TypeAlias
from zlib import compress

import msgspec
from litestar import Response, get, post
from litestar.params import QueryParameter

from nations.bots.advice import SEED, Advice, items_of, reason
from nations.contract import (
    CHANCE,
    Decision,
    Drawing,
    Event,
    Forecaster,
    Move,
    Portable,
    Prospect,
    Question,
    Seat,
    View,
    Voice,
)
from nations.edition.lines import parts, plain
from nations.edition.selection import Explaining, Objection
from nations.match.dealer import Scripted
from nations.match.match import Match
from nations.room.records import Person
from nations.room.refusal import Code, Refusal
from nations.room.room import Room
from nations.server.api.front import NO_BODY, Fronted, MatchId, bearer, holder
from nations.server.api.games import GameName, Lang, find_game
from nations.server.api.problems import AnyRequest, language, refusals
from nations.server.api.structs import Frame, Hint, PageQuestion, PageUnit, ToldLine
from nations.server.costs import beside

TAGS = ["Study"]
BEST = 3
ThingText: TypeAlias = Annotated[
    str,
    QueryParameter(
        min_length=1,
        max_length=120,
        description="A thing that was pointed at, as `objections` call them; in Kark "
        "also a piece and where it should go: `leader:uor.3 point:uor.5`.",
    ),
]


@post(
    "/matches/{match:str}/hint",
    tags=TAGS,
    status_code=200,
    opt={NO_BODY: True},
    summary="What looks best now",
    responses=refusals(401, 403, 404, 409),
    security=[{"key": []}],
)
async def hint(
    front: Fronted, request: AnyRequest, match: MatchId, lang: Lang = None
) -> list[Hint]:
    """The best-looking moves of the own seat and why. Not between people, unless they agreed."""
    actor = await front.visit(match)
    seat = adviser_of(actor.room, holder(actor, bearer(request)).seat)
    if actor.room.at_turn != seat:
        raise Refusal(Code.TURN, "no-turn")
    front.admit_heavy(request)
    voice = front.rooms.voice(lang or language(request), actor.room.header.terms)
    view = actor.room.view(seat)
    advice = await front.rooms.advise(actor, seat)
    return await beside(_hints, actor.room, view, advice, voice)


def adviser_of(room: Room, seat: Seat | None) -> Seat:
    """The seat, if it may be advised. Raises Refusal."""
    people = sum(isinstance(one, Person) for one in room.seats)
    if seat is None or (people > 1 and not room.header.advice):
        raise Refusal(Code.FORBIDDEN, "no-advice")
    return seat


def _hints(room: Room, view: View, advice: Advice, voice: Voice) -> list[Hint]:
    said = voice.say(_unit(advice.in_chances))
    scale = 100 if advice.in_chances else 1
    return [
        Hint(
            room.notation.write_move(one.move),
            round(scale * one.worth, 2),
            said,
            _words(room.game, view, one.move, voice),
            reason(one, voice),
            round(scale * one.low, 2),
            round(scale * one.high, 2),
            one.exact,
            items_of(one),
        )
        for one in advice.best[:BEST]
    ]


def _words(game: Any, view: View, move: Move, voice: Voice) -> str:
    return plain(game.describe(view, move, voice)) if isinstance(game, Drawing) else ""


@get("/games/{game:str}/unit", tags=TAGS, summary="A judge for pages", responses=refusals(404))
async def unit(front: Fronted, game: GameName) -> PageUnit | None:
    """The judge of a game as WebAssembly, for pages that look at moves themselves while the server
    is busy or away; null where there is none, as hints come from the server alone there."""
    find_game(game)
    found = await front.rooms.unit(game)
    if found is None:
        return None
    return PageUnit(packed(found.module), found.desk, found.nodes, SEED, found.calm)


@post(
    "/matches/{match:str}/question",
    tags=TAGS,
    status_code=200,
    opt={NO_BODY: True},
    summary="A position for such a judge",
    responses=refusals(401, 403, 404, 409),
    security=[{"key": []}],
)
async def question(
    front: Fronted, request: AnyRequest, match: MatchId, lang: Lang = None
) -> PageQuestion:
    """What the own seat sees, as a judge for pages takes it. As for hints: only at turn, and not
    between people unless they agreed."""
    actor = await front.visit(match)
    seat = adviser_of(actor.room, holder(actor, bearer(request)).seat)
    turn, game = actor.room.match.turn, actor.room.game
    if actor.room.at_turn != seat or not isinstance(turn, Decision):
        raise Refusal(Code.TURN, "no-turn")
    if not isinstance(game, Portable):
        raise Refusal(Code.UNKNOWN, "no-unit")
    voice = front.rooms.voice(lang or language(request), actor.room.header.terms)
    asked: Question = await beside(game.question, actor.room.view(seat), turn.moves)
    texts = (actor.room.notation.write_move(move) for move in turn.moves)
    moves = dict(zip(texts, asked.numbers, strict=True))
    position = actor.room.notation.write_position(actor.room.match.state)
    memory, said = packed(asked.box + asked.state), voice.say(_unit(game.terms.seats > 1))
    return PageQuestion(position, memory, len(asked.box), moves, said)


def packed(body: bytes) -> str:
    """Bytes as text, compressed."""
    return b64encode(compress(body, 9)).decode()


def _unit(in_chances: bool) -> str:
    return "chance-unit" if in_chances else "points-unit"


@post(
    "/matches/{match:str}/odds",
    tags=TAGS,
    status_code=200,
    opt={NO_BODY: True},
    summary="Exact chances",
    responses=refusals(401, 403, 404, 409),
    security=[{"key": []}],
)
async def odds(front: Fronted, request: AnyRequest, match: MatchId) -> list[Prospect]:
    """What the own seat can pay for with its dice, now and after the best reroll, exactly. Not
    between people, unless they agreed. Empty for games without such chances, and for who is not
    at turn."""
    actor = await front.visit(match)
    seat = adviser_of(actor.room, holder(actor, bearer(request)).seat)
    game: Any = actor.room.game
    if not isinstance(game, Forecaster) or actor.room.at_turn != seat:
        return []
    return list(await beside(game.prospects, actor.room.view(seat)))


@post(
    "/matches/{match:str}/why",
    tags=TAGS,
    status_code=200,
    opt={NO_BODY: True},
    summary="Why not?",
    responses=refusals(401, 403, 404, 409),
    security=[{"key": []}],
)
async def why(
    front: Fronted, request: AnyRequest, match: MatchId, thing: ThingText, lang: Lang = None
) -> list[Objection]:
    """Why the own seat cannot have what it pointed at: the rule, and words with what is missing.
    Empty if it can, or if the game has no words for it."""
    actor = await front.visit(match)
    seat = holder(actor, bearer(request)).seat
    if actor.room.at_turn is None or actor.room.at_turn != seat:
        raise Refusal(Code.TURN, "no-turn")
    game: Any = actor.room.game
    if not isinstance(game, Explaining):
        return []
    voice = front.rooms.voice(lang or language(request), actor.room.header.terms)
    found = game.objection(actor.room.match.state, thing, voice)
    return [found] if found else []


@get("/matches/{match:str}/replay", tags=TAGS, summary="Every step", responses=refusals(404))
async def replay(
    front: Fronted, request: AnyRequest, match: MatchId, lang: Lang = None
) -> Response[list[Frame]]:
    """The table after every move, with what happened in words."""
    front.admit_heavy(request)
    room = (await front.visit(match)).room
    voice = front.rooms.voice(lang or language(request), room.header.terms)
    made: Any = await beside(lambda: msgspec.json.encode(frames(room, voice)))
    return Response(made, media_type="application/json")


def frames(room: Room, voice: Voice) -> list[Frame]:
    """The match of a room, played again: a frame for each action of a seat, with all that belongs
    to it, and one before them."""
    match: Match[Any] = Match(room.game, Scripted(()))
    entries = list(room.match.log)
    made: list[Frame] = []
    seat, text, events = None, None, list[Event]()
    selecting, whole = room.able.selecting, True
    for at, entry in enumerate(entries, 1):
        before = match.state
        if not entry.by_chance:
            seat, text = entry.seat, text if not whole else room.notation.write_move(entry.move)
        events += match.play(entry.move)
        whole = selecting is None or not selecting.under_way(before, match.state)
        if at == len(entries) or (whole and entries[at].seat != CHANCE):
            lines = _told(room.game, events, voice)
            made.append(Frame(at, seat, text, match.view(None), lines))
            events = []
    return made


def _told(game: Any, events: list[Event], voice: Voice) -> tuple[ToldLine, ...]:
    if not isinstance(game, Drawing):
        return ()
    return tuple(
        ToldLine(plain(text), rule, parts(text)) for rule, text in game.lines(events, voice)
    )


HANDLERS = [hint, odds, question, why, replay, unit]
