"""The tools of a guest by the Model Context Protocol, over standard input and output."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Any, ParamSpec, TypeVar

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from nations.errors import NationsError
from nations.guest.tables import GuestTables

P = ParamSpec("P")
T = TypeVar("T")
ABOUT = (
    "Board games: {games}. Open a table, read the rules you need, and play: each answer has what "
    "happened, how the table stands and your legal moves. A move that is not allowed is refused "
    "with its rule, and changes nothing."
)


def make_server() -> MCPServer[Any]:
    """A server with tables of its own."""
    tables = GuestTables()
    games_here = ", ".join(f"{one['title']} ({one['game']})" for one in tables.games())
    server: MCPServer[Any] = MCPServer(
        "nations", instructions=ABOUT.format(games=games_here), version=version("nations-games")
    )

    @server.tool()
    def games() -> list[dict[str, Any]]:
        """The games that can be played, with numbers of seats and options."""
        return tables.games()

    @server.tool()
    def rules(game: str, ids: list[str] | None = None, word: str = "", lang: str = "en") -> str:
        """The rules of a game: all, some by their ids (D-A3), or those that contain a word."""
        return _told(tables.rules, game, ids or (), word, lang)

    @server.tool()
    def open_table(
        game: str,
        seats: int = 2,
        opponents: list[str] | None = None,
        seat: int = 0,
        seed: str | None = None,
        options: dict[str, str] | None = None,
    ) -> dict[str, Any]:
        """Opens a table with bots (random, greedy, easy, normal, hard, expert) and sits down."""
        return _plain(
            _told(tables.open, game, seats, opponents or ("greedy",), seat, seed, options)
        )

    @server.tool()
    def look(table: str) -> dict[str, Any]:
        """How a table stands, and your legal moves."""
        return _plain(_told(tables.look, table))

    @server.tool()
    def play(table: str, move: str) -> dict[str, Any]:
        """Plays one of your legal moves; then the others move until it is your turn again."""
        return _plain(_told(tables.play, table, move))

    return server


def _told(work: Callable[P, T], *of: P.args, **more: P.kwargs) -> T:
    """A refusal as the protocol tells it."""
    try:
        return work(*of, **more)
    except NationsError as refused:
        raise ToolError(str(refused)) from refused


def _plain(seen: Any) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(seen)
    return built
