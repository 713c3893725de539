"""`nations mcp`: a seat for a language model."""

from __future__ import annotations

import os
import signal

import click

from nations.errors import STOPPED, NotInstalled
from nations.i18n import default_language, voice


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

    # Its loop would wait for one more line of input before it heard anything.
    signal.signal(signal.SIGINT, _stopped)
    make_server().run()


def _stopped(*_: object) -> None:
    """Ctrl-C: tables are kept nowhere, so there is nothing to be put away."""
    click.echo(voice(default_language()).say("stopped"), err=True)
    os._exit(STOPPED)
