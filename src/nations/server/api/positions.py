"""Single positions: drawn, judged, and a warning before a move that loses much."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from nations.bots.advice import Advice, items_of, reason
from nations.contract import Decision, Game, Voice
from nations.errors import BadNotation, BadSeats
from nations.match.dealer import Seeded
from nations.match.match import Match, notation_of
from nations.registry import begun_at
from nations.room.refusal import Code, Refusal
from nations.room.room import OVER
from nations.server.api.front import NO_BODY, Fronted, MatchId, address, bearer, holder
from nations.server.api.games import GameName, Lang, find_game
from nations.server.api.problems import AnyRequest, language, refusals
from nations.server.api.reviews import words
from nations.server.api.structs import Hint, PositionAsked, PositionShown, Said, TableAt, Warned
from nations.server.api.study import adviser_of
from nations.server.costs import beside

TAGS = ["Study"]
BEST = 3
PERCENT = 100


@post(
    "/games/{game:str}/position",
    tags=TAGS,
    status_code=200,
    summary="A position, drawn and judged",
    responses=refusals(400, 404),
)
async def position(
    front: Fronted,
    request: AnyRequest,
    game: GameName,
    data: JSONBody[PositionAsked],
    lang: Lang = None,
) -> PositionShown:
    """The table of a position and its moves; with `best`, what looks best there. Refused, with what
    is wrong, for what cannot be a table of the game. Without a position: the first decision of a
    game, always the same."""
    edition = find_game(game)
    if data.best:
        front.admit_heavy(request)
    try:
        rules = await beside(lambda: edition.game(data.seats, {}, None))
        rules = await beside(lambda: begun_at(rules, data.position or _first(rules)))
    except (BadNotation, BadSeats) as error:
        raise Refusal(Code.BAD, "no-such-position", why=str(error)[:300]) from error
    voice = front.rooms.voice(lang or language(request), rules.terms)
    state = rules.start()
    turn = rules.turn(state)
    seat = turn.seat if isinstance(turn, Decision) else None
    hints: tuple[Hint, ...] = ()
    if data.best and isinstance(turn, Decision):
        view = rules.view(state, seat)
        advice = await front.rooms.reviews.advice(rules.terms, view, turn.moves, address(request))
        hints = await beside(lambda: tuple(_hints(rules, state, advice, voice)))
    moves = turn.moves if isinstance(turn, Decision) else ()
    write = notation_of(rules).write_move
    said = tuple(Said(write(one), words(rules, state, one, voice)) for one in moves)
    text = notation_of(rules).write_position(state)
    return PositionShown(text, data.seats, rules.view(state, seat), seat, said, hints)


def _first(rules: Game[Any]) -> str:
    """The first decision of a game, by dice and cards that are the same each time."""
    match = Match(rules, Seeded("position"))
    match.deal()
    return notation_of(rules).write_position(match.state)


def _hints(rules: Game[Any], state: Any, advice: Advice, voice: Voice) -> list[Hint]:
    unit = voice.say("chance-unit" if advice.in_chances else "points-unit")
    scale = PERCENT if advice.in_chances else 1
    return [
        Hint(
            notation_of(rules).write_move(one.move),
            round(scale * one.worth, 2),
            unit,
            words(rules, state, one.move, voice),
            reason(one, voice),
            round(scale * one.low, 2),
            round(scale * one.high, 2),
            one.exact,
            items_of(one),
        )
        for one in advice.best[:BEST]
    ]


@get(
    "/matches/{match:str}/position",
    tags=TAGS,
    summary="A moment as a position",
    responses=refusals(404, 409),
)
async def moment(
    front: Fronted,
    match: MatchId,
    moves: Annotated[int, QueryParameter(ge=0, le=1 << 20, description="After so many moves.")],
) -> TableAt:
    """The position of a match that is over, after so many of its moves."""
    room = (await front.visit(match)).room
    if room.phase != OVER:
        raise Refusal(Code.PHASE, "no-review-yet")

    def found() -> str:
        state = room.game.start()
        for entry in room.match.log[:moves]:
            state, _ = room.game.play(state, entry.move)
        return room.notation.write_position(state)

    return TableAt(await beside(found), room.header.terms.seats)


@post(
    "/matches/{match:str}/warning",
    tags=TAGS,
    status_code=200,
    opt={NO_BODY: True},
    summary="Whether a move loses much",
    responses=refusals(401, 403, 404, 409),
    security=[{"key": []}],
)
async def warning(
    front: Fronted,
    request: AnyRequest,
    match: MatchId,
    move: Annotated[str, QueryParameter(max_length=200, description="A move, in notation.")],
    least: Annotated[
        float, QueryParameter(ge=0.01, le=100, description="From which loss on one is warned.")
    ] = 5.0,
    lang: Lang = None,
) -> list[Warned]:
    """What a move of the own seat loses against the best, if that is at least so much (percent of
    the chance to win; alone, points); else nothing. As for hints: not between people, unless they
    agreed."""
    actor = await front.visit(match)
    room = actor.room
    seat = adviser_of(room, holder(actor, bearer(request)).seat)
    turn = room.match.turn
    if room.at_turn != seat or not isinstance(turn, Decision):
        raise Refusal(Code.TURN, "no-turn")
    front.admit_heavy(request)
    voice = front.rooms.voice(lang or language(request), room.header.terms)
    advice = await front.rooms.advise(actor, seat)
    return await beside(lambda: warned(room.game, room.match.state, advice, move, least, voice))


def warned(
    game: Game[Any], state: Any, advice: Advice, text: str, least: float, voice: Voice
) -> list[Warned]:
    """A warning, or none."""
    write, scale = notation_of(game).write_move, PERCENT if advice.in_chances else 1
    mine = next((one for one in advice.best if write(one.move) == text), None)
    if mine is None or not advice.best:
        return []
    best = advice.best[0]
    loss = scale * (best.worth - mine.worth)
    if loss < least:
        return []
    said = (words(game, state, best.move, voice), reason(best, voice))
    return [Warned(round(loss, 1), write(best.move), *said)]


HANDLERS = [position, moment, warning]
