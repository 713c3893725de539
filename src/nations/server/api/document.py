"""The OpenAPI document: paths as Litestar finds them, bodies as msgspec describes them.

msgspec knows more of our structs (what they mean, that nothing unknown is allowed), so its
description of each takes the place of Litestar's.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag

from nations.server.api.structs import Problem

REFERENCE = "#/components/schemas/{name}"
ABOUT = (
    "Matches over HTTP; what happens in them goes over the socket at `/api/socket` "
    "(docs/socket.md). Keys go into the Authorization header, never into an address. Every "
    "refusal is a `Problem`, in the language of `?lang` or Accept-Language."
)
OF_THE_GAMES = ("Event", "Move", "View")
"""Structs that each game has its own kinds of."""


def describe(routes: Router) -> dict[str, Any]:
    """The document of some routes.

    An application of its own is made for it, as one with a document would also serve Litestar's
    pages, which load scripts from elsewhere.
    """
    app = Litestar([routes], openapi_config=_config(), logging_config=None)
    return complete(app.openapi_schema.to_schema(), bodies(app))


def bodies(app: Litestar) -> list[Any]:
    """The types of all bodies that go in or out, in the order of the routes."""
    found: dict[str, Any] = {"": Problem}
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if handler.resolve_include_in_schema():
                given, told = handler.parsed_data_field, handler.parsed_return_field
                if given is not None:
                    found[f"{route.path} 1"] = given.annotation
                found[f"{route.path} 2"] = _inside(told.annotation)
    return [kind for kind in found.values() if kind is not bytes]


def _inside(kind: Any) -> Any:
    """What a response holds."""
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def complete(document: dict[str, Any], kinds: Sequence[Any]) -> dict[str, Any]:
    """The document with msgspec's description of every struct. Raises KeyError for one it lacks."""
    _, described = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    components = document["components"]
    schemas = {name: _better(name, described[name]) for name in sorted(components["schemas"])}
    return {**document, "components": {**components, "schemas": schemas}}


def _better(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Texts without line breaks; of what a game makes, only that its `type` tells the kind."""
    about = {"description": " ".join(schema.get("description", "").split())}
    if name in OF_THE_GAMES:
        kind = {"type": {"type": "string"}}
        about["description"] += " docs/socket.schema.json has all kinds."
        return {**about, "type": "object", "properties": kind, "required": ["type"]}
    return {**schema, **about}


def _config() -> OpenAPIConfig:
    key = SecurityScheme(type="http", scheme="bearer", description="The key to a seat, or as host.")
    return OpenAPIConfig(
        title="Nations",
        version=version("nations-games"),
        description=ABOUT,
        components=Components(security_schemes={"key": key}),
        tags=[Tag("Server"), Tag("Games"), Tag("Matches"), Tag("Seats"), Tag("Study")],
        use_handler_docstrings=True,
    )
