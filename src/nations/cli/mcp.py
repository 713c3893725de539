"""`nations mcp`: a seat for a language model."""

from __future__ import annotations

import click

from nations.errors import NotInstalled


@click.command("mcp")
def command() -> None:
    """Offer rules, tables and play to a language model, by the Model Context Protocol over standard
    input and output. A program that speaks it starts this by itself."""
    try:
        import mcp  # noqa: F401 - looked for before what needs it
    except ModuleNotFoundError as error:
        if error.name != "mcp":
            raise
        raise NotInstalled("mcp", "mcp") from error
    from nations.guest.serving import make_server

    make_server().run()
