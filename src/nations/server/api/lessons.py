"""Learning a game: its lesson, and the overview and examples of its rules, as tables to draw."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get

from nations.contract import Content, Edition
from nations.edition.lesson import Example, Paragraph, Teaching
from nations.i18n import voice
from nations.room.messages import Update
from nations.room.refusal import Code, Refusal
from nations.room.stage import LEARNER, opened, shown
from nations.room.updates import update
from nations.server.api.games import GameName, Lang, find_game
from nations.server.api.problems import AnyRequest, language, refusals
from nations.server.costs import beside

TAGS = ["Games"]


class LessonStep(msgspec.Struct, frozen=True):
    """What is said at a table, what it points at, and the move it asks for, if any."""

    id: str
    title: str
    text: str
    points: tuple[str, ...]
    rules: tuple[str, ...]
    move: str | None
    items: tuple[str, ...] | None
    table: Update


class LessonBody(msgspec.Struct, frozen=True):
    """A whole lesson, with the set by which it is drawn."""

    content: Content
    steps: tuple[LessonStep, ...]


class Illustration(msgspec.Struct, frozen=True):
    """A piece of the overview, an example or a picture, with its table and its parts to draw."""

    id: str
    title: str
    text: str
    rules: tuple[str, ...]
    seats: int
    position: str
    parts: tuple[str, ...]
    callouts: tuple[tuple[str, str], ...]
    table: Update | None


class PrimerBody(msgspec.Struct, frozen=True):
    """The overview and the examples of a game, with the set by which they are drawn."""

    content: Content
    overview: tuple[Illustration, ...]
    examples: tuple[Illustration, ...]


@get("/games/{game:str}/lesson", tags=TAGS, summary="A game's lesson", responses=refusals(404))
async def lesson(
    game: GameName, request: AnyRequest, lang: Lang = None
) -> Response[dict[str, Any]]:
    """Steps on fixed tables with fixed dice. `table` of each is an `Update` as on the socket."""
    edition, said = find_teaching(game), lang or language(request)
    made: Any = await beside(_lesson, edition.name, said)
    return Response(made, media_type="application/json")


@get(
    "/games/{game:str}/primer", tags=TAGS, summary="Overview and examples", responses=refusals(404)
)
async def primer(
    game: GameName, request: AnyRequest, lang: Lang = None
) -> Response[dict[str, Any]]:
    """The rules in short and the tables that the rulebook shows, each with its position, from
    which a match can begin. `table` of each is an `Update` as on the socket."""
    edition, said = find_teaching(game), lang or language(request)
    made: Any = await beside(_primer, edition.name, said)
    return Response(made, media_type="application/json")


def find_teaching(game: str) -> Edition:
    """A game that teaches itself. Raises Refusal."""
    edition = find_game(game)
    if not isinstance(edition, Teaching):
        raise Refusal(Code.UNKNOWN, "no-such-lesson", game=game)
    return edition


@cache
def _lesson(name: str, lang: str) -> bytes:
    edition: Any = find_game(name)
    steps = tuple(
        LessonStep(
            one.step.id,
            one.step.title.of(lang),
            one.step.text.of(lang),
            one.step.points,
            one.step.rules,
            one.step.move,
            one.step.items,
            one.table,
        )
        for one in shown(edition, edition.lesson, voice(lang, edition))
    )
    return msgspec.json.encode(LessonBody(edition.content(None), steps))


@cache
def _primer(name: str, lang: str) -> bytes:
    edition: Any = find_game(name)
    tables = {one.id: one for one in edition.primer.example}
    return msgspec.json.encode(
        PrimerBody(
            edition.content(None),
            tuple(_paragraph(edition, one, tables, lang) for one in edition.primer.overview),
            tuple(_example(edition, one, lang) for one in edition.primer.example),
        )
    )


def _paragraph(
    edition: Edition, one: Paragraph, tables: dict[str, Example], lang: str
) -> Illustration:
    at = tables.get(one.table)
    return Illustration(
        one.id,
        one.title.of(lang),
        one.text.of(lang),
        one.rules,
        at.seats if at else 0,
        at.position if at else "",
        one.parts,
        (),
        _table(edition, at, lang) if at else None,
    )


def _example(edition: Edition, one: Example, lang: str) -> Illustration:
    rule = edition.rules(lang).get(one.rule)
    return Illustration(
        one.id,
        one.title.of(lang) if one.title else rule.title if rule else "",
        one.text.of(lang) if one.text else rule.text if rule else "",
        (one.rule,) if one.rule else (),
        one.seats,
        one.position,
        one.parts,
        tuple((each.points, each.text.of(lang)) for each in one.callout),
        _table(edition, one, lang),
    )


def _table(edition: Edition, one: Example, lang: str) -> Update:
    room = opened(edition, one.seats, one.position)
    return update(room, LEARNER, room.seq, (), voice(lang, edition))


HANDLERS = [lesson, primer]
