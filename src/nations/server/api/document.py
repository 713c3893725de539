"""The OpenAPI document: paths as Litestar finds them, bodies as msgspec describes them.

msgspec knows more of our structs (what they mean, that nothing unknown is allowed), so its
description of each takes the place of Litestar's.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Tag

from nations.contract import RuleText
from nations.log import GameFile
from nations.room.proof import Proof
from nations.server.api import structs

REFERENCE = "#/components/schemas/{name}"
ABOUT = (
    "Matches over HTTP; what happens in them goes over the socket at `/api/socket` "
    "(docs/socket.md). Keys go into the Authorization header, never into an address. Every "
    "refusal is a `Problem`, in the language of `?lang` or Accept-Language."
)
BODIES: Sequence[Any] = (
    structs.NewMatch,
    structs.Claiming,
    structs.Inviting,
    structs.Keys,
    structs.Problem,
    structs.Health,
    structs.GameInfo,
    structs.Created,
    structs.Summary,
    structs.Seated,
    structs.Invitation,
    structs.Rematch,
    structs.Line,
    structs.Own,
    GameFile,
    Proof,
    RuleText,
)


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The document with msgspec's description of every struct. Raises KeyError for one it lacks."""
    _, described = msgspec.json.schema_components(BODIES, ref_template=REFERENCE)
    components = document["components"]
    schemas = {name: _in_one_paragraph(described[name]) for name in sorted(components["schemas"])}
    return {**document, "components": {**components, "schemas": schemas}}


def _in_one_paragraph(schema: dict[str, Any]) -> dict[str, Any]:
    """Docstrings without their line breaks."""
    if "description" in schema:
        return {**schema, "description": " ".join(schema["description"].split())}
    return schema


def describe(routes: Router) -> dict[str, Any]:
    """The document of some routes.

    An application of its own is made for it, as one with a document would also serve Litestar's
    pages, which load scripts from elsewhere.
    """
    return complete(Litestar([routes], openapi_config=_config()).openapi_schema.to_schema())


def _config() -> OpenAPIConfig:
    key = SecurityScheme(type="http", scheme="bearer", description="The key to a seat, or as host.")
    return OpenAPIConfig(
        title="Nations",
        version=version("nations-games"),
        description=ABOUT,
        components=Components(security_schemes={"key": key}),
        tags=[Tag("Server"), Tag("Games"), Tag("Matches"), Tag("Seats")],
        use_handler_docstrings=True,
    )
