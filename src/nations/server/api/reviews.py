"""After a match, and beside matches: reviews, and puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter

from nations.contract import Decision, Drawing, Game, Judging, Move, View, Voice
from nations.edition.lines import plain
from nations.errors import UnknownName
from nations.match.match import notation_of
from nations.puzzle import Puzzle, of_day, puzzles
from nations.review.data import Reviewed
from nations.room.refusal import Code, Refusal
from nations.room.room import OVER, Room
from nations.server.api.front import Fronted, MatchId, address
from nations.server.api.games import GameName, Lang, find_game
from nations.server.api.problems import AnyRequest, language, refusals
from nations.server.api.structs import Better, DayPuzzle, MatchReview, Said
from nations.server.costs import beside

TAGS = ["Study"]


@get(
    "/matches/{match:str}/review",
    tags=TAGS,
    summary="What was luck, what was skill",
    responses=refusals(404, 409),
)
async def review(
    front: Fronted, request: AnyRequest, match: MatchId, lang: Lang = None
) -> MatchReview:
    """The review of a match that is over, as far as it is made: the first to ask begins it, and it
    is kept. `better` draws what would have been better, for every action with a mark."""
    room = (await front.visit(match)).room
    if room.phase != OVER:
        raise Refusal(Code.PHASE, "no-review-yet")
    found = await front.rooms.reviews.of(room, address(request))
    if found.review is None:
        return MatchReview(found.done, found.of, found.failed, None, ())
    voice = front.rooms.voice(lang or language(request), room.header.terms)
    if not found.is_whole:
        return MatchReview(found.done, found.of, found.failed, found.review, ())
    marked = [one for one in found.review.decisions if one.mark is not None]
    better = await beside(lambda: tuple(_better(room, marked, voice)))
    return MatchReview(found.done, found.of, found.failed, found.review, better)


def _better(room: Room, marked: list[Reviewed], voice: Voice) -> Iterator[Better]:
    """What was done, what would have been better, and the table after that."""
    game, log = room.game, room.match.log
    state, at = game.start(), 0
    for one in marked:
        while at < one.at:
            state, _ = game.play(state, log[at].move)
            at += 1
        did, _ = _told(game, state, [entry.move for entry in log[at : at + one.count]], voice)
        best, after = _told(game, state, _read(game, state, one.better), voice)
        yield Better(one.at, did, best, game.view(state, None), after)


def _read(game: Game[Any], state: Any, texts: tuple[str, ...]) -> list[Move]:
    moves = list[Move]()
    for text in texts:
        moves.append(notation_of(game).read_move(game.turn(state), text))
        state, _ = game.play(state, moves[-1])
    return moves


def _told(
    game: Game[Any], state: Any, moves: list[Move], voice: Voice
) -> tuple[tuple[str, ...], View]:
    """Moves in words, and the table after them."""
    said = []
    for move in moves:
        said.append(words(game, state, move, voice))
        state, _ = game.play(state, move)
    return tuple(said), game.view(state, None)


def words(game: Game[Any], state: Any, move: Move, voice: Voice) -> str:
    """A move in words."""
    turn = game.turn(state)
    seat = turn.seat if isinstance(turn, Decision) else None
    if isinstance(game, Drawing):
        return plain(game.describe(game.view(state, seat), move, voice))
    return notation_of(game).write_move(move)


@get("/games/{game:str}/puzzle", tags=TAGS, summary="A puzzle", responses=refusals(400, 404))
async def puzzle(
    front: Fronted,
    request: AnyRequest,
    game: GameName,
    day: Annotated[
        str | None,
        QueryParameter(max_length=10, description="A date, as 2026-12-24; without, today."),
    ] = None,
    name: Annotated[
        str | None, QueryParameter(max_length=80, description="A certain puzzle, by its id.")
    ] = None,
    lang: Lang = None,
) -> DayPuzzle:
    """A position in which one action is clearly best: that of a day, or a certain one. It comes
    with its solution."""
    find_game(game)
    found = _puzzle(game, day, name)
    rules = await beside(found.table)
    voice = front.rooms.voice(lang or language(request), rules.terms)
    return await beside(_posed, found, rules, voice)


def _puzzle(game: str, day: str | None, name: str | None) -> Puzzle:
    try:
        if name is not None:
            return next(one for one in puzzles(game) if one.id == name)
        return of_day(game, date.fromisoformat(day) if day else date.today())
    except (UnknownName, StopIteration) as error:
        raise Refusal(Code.UNKNOWN, "no-such-puzzle") from error
    except ValueError as error:
        raise Refusal(Code.BAD, "no-such-day") from error


def _posed(found: Puzzle, rules: Game[Any], voice: Voice) -> DayPuzzle:
    state, notation = rules.start(), notation_of(rules)
    turn = rules.turn(state)
    moves = turn.moves if isinstance(turn, Decision) else ()
    best = _read(rules, state, found.answer)
    why: tuple[str, ...] = ()
    if isinstance(rules, Judging):
        reasons = rules.reasons(rules.view(state, found.seat), best[:1])[0]
        why = tuple(voice.say(one.key, **one.detail) for one in reasons)
    said = tuple(Said(notation.write_move(one), words(rules, state, one, voice)) for one in moves)
    answer, after = _told(rules, state, best, voice)
    return DayPuzzle(found, rules.view(state, found.seat), said, answer, after, why)


HANDLERS = [review, puzzle]
