"""Makes what others are told of the server's API, from the structs that it uses itself:

docs/openapi.json, docs/socket.schema.json, and the TypeScript types in web/src/generated/.
Run it after any change of these structs; a test compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from nations.contract import Event, Move, View
from nations.edition.packaged import PackagedEdition
from nations.registry import GAMES, found, load
from nations.room.messages import ClientMessage, ToClient
from nations.room.snapshot import kinds_of
from nations.server.api import all_bodies, document

sys.path.insert(0, str(Path(__file__).parent))
from typescript import Types

ROOT = Path(__file__).parents[1]
GENERATED = "web/src/generated"
ROOTS = (Move, Event, View)


def made() -> dict[str, str]:
    """Every generated file by its path."""
    games = {name: things_of(name) for name in found(GAMES)}
    return {
        "docs/openapi.json": written(document()),
        "docs/socket.schema.json": written(socket_schema(games)),
        f"{GENERATED}/api.ts": http(),
        f"{GENERATED}/protocol.ts": protocol(games),
        **{f"{GENERATED}/{name}.ts": game_types(name, things) for name, things in games.items()},
    }


def written(value: Any) -> str:
    return json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def things_of(game: str) -> dict[type, list[type]]:
    """The moves, events and views of a game, each in the order of their names."""
    kind = type(load(game).game(load(game).seats[-1], {}, None))
    return {root: kinds_of(root, kind) for root in ROOTS}


def socket_schema(games: dict[str, dict[type, list[type]]]) -> dict[str, Any]:
    """JSON Schemas of both directions. Moves, events and views are those of the games here."""
    things = [one for kinds in games.values() for several in kinds.values() for one in several]
    template = "#/$defs/{name}"
    schemas, parts = msgspec.json.schema_components(
        [ClientMessage, ToClient, *things], ref_template=template
    )
    for root in ROOTS:
        kinds = [schemas[2 + things.index(one)] for game in games.values() for one in game[root]]
        parts[root.__name__] = {"description": parts[root.__name__]["description"], "anyOf": kinds}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of the socket",
        "$defs": parts | {"ClientMessage": schemas[0], "ServerMessage": schemas[1]},
    }


def http() -> str:
    """The bodies of requests and answers."""
    named: dict[type, str] = {root: f'import("./protocol").{root.__name__}' for root in ROOTS}
    return Types("What goes over HTTP: see docs/openapi.json.", elsewhere=named).of(all_bodies())


def protocol(games: dict[str, dict[type, list[type]]]) -> str:
    """The messages of the socket; what is in a game comes from the game's own file."""
    named: dict[type, str] = {root: root.__name__ for root in ROOTS}
    types = Types("What goes over the socket: see docs/socket.md.", elsewhere=named)
    imports = "\n".join(f'import type * as {name} from "./{name}"' for name in games)
    unions = [
        f"export type {root.__name__} = {' | '.join(f'{name}.{root.__name__}' for name in games)}"
        for root in ROOTS
    ]
    names = ["ClientMessage", "ServerMessage"]
    return types.of([ClientMessage, ToClient], names, [imports, *unions])


def game_types(game: str, things: dict[type, list[type]]) -> str:
    """The moves, events and views of one game, and its content sets as the page gets them."""
    names = [root.__name__ for root in things]
    roots = [*(tuple(several) for several in things.values()), exhibit_of(game)]
    return Types(f"The moves, events, views and content of the game `{game}`.").of(roots, names)


def exhibit_of(game: str) -> type[msgspec.Struct]:
    """A set with what else is printed, as a struct."""
    edition = load(game)
    if not isinstance(edition, PackagedEdition):
        raise TypeError(f"{game} has no content to draw")
    content, layout = edition.drawn(None)
    hints = get_type_hints(type(content), include_extras=True)
    return msgspec.defstruct("Content", [*hints.items(), ("layout", type(layout))])


def main() -> None:
    for path, text in made().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
