"""What can be played: games, rules and content sets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from nations.bots.bot import players_for
from nations.contract import Book, Content, Edition, Game, RuleText
from nations.edition.lesson import Teaching
from nations.registry import GAMES, found, load
from nations.room.refusal import Code, Refusal
from nations.server.api.front import Fronted
from nations.server.api.problems import AnyRequest, language, refusals
from nations.server.api.structs import GameInfo, Health
from nations.server.rooms import Rooms

Lang: TypeAlias = Annotated[
    Literal["en", "de"] | None,
    QueryParameter(description="The language; without it, the best of Accept-Language."),
]
GameName: TypeAlias = Annotated[
    str, PathParameter(min_length=1, max_length=40, description="The short name of a game.")
]
Digest: TypeAlias = Annotated[
    str | None,
    QueryParameter(max_length=64, description="The digest of a set; without it, the default."),
]


@get("/health", tags=["Server"], summary="Whether the server is there", responses=refusals())
async def health(front: Fronted) -> Health:
    """Answers as long as the server serves."""
    status = "degraded" if front.rooms.degraded else "ok"
    return Health(status, version("nations-games"), len(front.rooms))


@get("/games", tags=["Games"], summary="All games", responses=refusals())
async def games(front: Fronted, request: AnyRequest, lang: Lang = None) -> list[GameInfo]:
    """Every game with its title, numbers of seats, options, content sets and bots."""
    said = lang or language(request)
    return [_info(front.rooms, load(name), said) for name in found(GAMES)]


@get("/games/{game:str}/rules", tags=["Games"], summary="A game's rules", responses=refusals(404))
async def rules(game: GameName, request: AnyRequest, lang: Lang = None) -> list[RuleText]:
    """Every rule in our own words, in the order of the rulebook."""
    return list(find_game(game).rules(lang or language(request)).values())


@get("/games/{game:str}/book", tags=["Games"], summary="A game's honours", responses=refusals(404))
async def book(game: GameName, request: AnyRequest, lang: Lang = None) -> Book:
    """Its title, who made it and when, for how many players of what age, how long, to what end."""
    return find_game(game).book(lang or language(request))


@get(
    "/games/{game:str}/content",
    tags=["Games"],
    summary="A content set, to be drawn",
    responses=refusals(404),
)
async def content(
    front: Fronted,
    game: GameName,
    request: AnyRequest,
    digest: Digest = None,
    lang: Lang = None,
) -> dict[str, Any]:
    """All values of a set with names in one language, and under `layout` what else is printed:
    the prices of the dice game's rows, the geometry of the map of Kark."""
    path = find_set(front.rooms, find_game(game), digest)
    return dict(_exhibit(game, lang or language(request), path))


@cache
def _content(game: str, path: Path | None) -> Content:
    """Sets are read once: the server's rooms know them by what they were when it started."""
    return load(game).content(path)


@cache
def some_game(name: str) -> Game[Any]:
    """Some game of an edition, to be asked who can play it."""
    edition = load(name)
    return edition.game(edition.seats[0], {}, None)


@cache
def _bots(name: str) -> tuple[str, ...]:
    return players_for(some_game(name), hosted=True)


@cache
def _exhibit(game: str, lang: str, path: Path | None) -> Mapping[str, Any]:
    return load(game).exhibit(lang, path)


def find_game(name: str) -> Edition:
    """A game by its name. Raises Refusal."""
    if name not in found(GAMES):
        raise Refusal(Code.UNKNOWN, "no-such-game", game=name, games=", ".join(found(GAMES)))
    return load(name)


def find_set(rooms: Rooms, edition: Edition, digest: str | None) -> Path | None:
    """Where a set lies that this server knows (None: the default one). Raises Refusal."""
    if digest is None or digest == _content(edition.name, None).digest:
        return None
    path = rooms.sets.get((edition.name, digest)) or edition.earlier(digest)
    if path is None:
        raise Refusal(Code.UNKNOWN, "no-such-set", digest=digest)
    return path


def _named(game: str, lang: str, path: Path | None) -> Content:
    """A set under its name in a language, if the game has names for it."""
    content = _content(game, path)
    name = str(_exhibit(game, lang, path).get("name", content.name))
    return msgspec.structs.replace(content, name=name)


def _info(rooms: Rooms, edition: Edition, lang: str) -> GameInfo:
    return GameInfo(
        name=edition.name,
        title=edition.book(lang).title,
        seats=tuple(edition.seats),
        options=dict(edition.options),
        sets=tuple(_sets(rooms, edition, lang)),
        bots=_bots(edition.name),
        lesson=isinstance(edition, Teaching),
        exhibit=bool(_exhibit(edition.name, lang, None)),
    )


def _sets(rooms: Rooms, edition: Edition, lang: str) -> list[Content]:
    default = _named(edition.name, lang, None)
    others = [path for (name, _), path in rooms.sets.items() if name == edition.name]
    own = [_named(edition.name, lang, path) for path in others]
    return [default, *(one for one in own if one.digest != default.digest)]


HANDLERS = [health, games, rules, book, content]
