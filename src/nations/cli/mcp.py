"""`nations mcp`: a seat for a language model."""

from __future__ import annotations

import click

from nations.errors import NationsError


class NoMcp(NationsError):
    """The library of the protocol is not installed."""

    exit_code = 2


@click.command("mcp")
def command() -> None:
    """Offer rules, tables and play to a language model, by the Model Context Protocol over standard
    input and output. A program that speaks it starts this by itself."""
    try:
        import mcp  # noqa: F401 - looked for before what needs it
    except ModuleNotFoundError as error:
        if error.name != "mcp":
            raise
        raise NoMcp("mcp is not installed: pip install 'nations-games[mcp]' brings it") from error
    from nations.guest.serving import make_server

    make_server().run()
