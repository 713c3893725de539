"""The HTTP side: matches are opened, found and joined here; playing goes over the socket.

`games`, `lessons`, `matches`, `positions`, `reviews`, `seats` and `study` are the routes, `structs`
their bodies, `problems` every refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from litestar import Litestar, MediaType, Router, get
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler

from nations.server.api import games, lessons, matches, positions, reviews, seats, study
from nations.server.api.document import bodies, describe
from nations.server.api.front import Front
from nations.server.api.page import STYLE, render_page
from nations.server.api.problems import HANDLERS
from nations.server.rooms import Rooms

__all__ = ["all_bodies", "document", "make_api", "routes"]


@get("/openapi.json", include_in_schema=False)
async def openapi() -> dict[str, Any]:
    """The API for programs."""
    return document()


@get("/docs", media_type=MediaType.HTML, include_in_schema=False)
async def page() -> str:
    """The API for people: no scripts, nothing from elsewhere."""
    return render_page(document())


@get("/docs.css", media_type=MediaType.CSS, include_in_schema=False)
async def style() -> str:
    """How that page looks: a file of its own, as nothing inline is allowed."""
    return STYLE


def routes(front: Callable[[], Front]) -> Router:
    """Every route under /api."""
    about: list[HTTPRouteHandler] = [openapi, page, style]
    parts = (games, lessons, matches, positions, reviews, seats, study)
    handlers = [*about, *(one for part in parts for one in part.HANDLERS)]
    dependencies = {"front": Provide(front, sync_to_thread=False)}
    return Router("/api", route_handlers=handlers, dependencies=dependencies)


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    return describe(routes(no_front))


def all_bodies() -> list[Any]:
    """The types of everything that goes in or out."""
    return bodies(Litestar([routes(no_front)], openapi_config=None, logging_config=None))


def no_front() -> Front:
    """For routes that are only described."""
    raise AssertionError("nobody asks routes that are only described")


def make_api(rooms: Rooms) -> Litestar:
    """The HTTP side as an application of its own; wrap it in `headers.secured`."""
    front = Front(rooms)

    def the_front() -> Front:
        return front

    return Litestar(
        [routes(the_front)],
        before_request=front.admit,
        exception_handlers=HANDLERS,
        logging_config=None,
        openapi_config=None,
        request_max_body_size=rooms.settings.limits.body,
    )
