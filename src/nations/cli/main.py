"""The command line: finds the verb, and turns every refusal into one line and an exit code.

Verbs are imported when they are called, so that `nations --help` is there at once.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import click

from nations.errors import STOPPED, NationsError, missing

VERBS = {
    "play": "play a game in the terminal",
    "learn": "learn a game in ten minutes",
    "serve": "matches in the browser, here and in the local network",
    "sim": "let bots play many games",
    "arena": "which bot is stronger, on the same deals in all seats",
    "solo": "how well bots play alone",
    "balance": "whether a content set makes a good game",
    "train": "teach a game's judge by games of its own",
    "odds": "exact chances of the dice",
    "replay": "step through a game file",
    "review": "what was luck in a game, what was skill, what would have been better",
    "puzzle": "a position in which one action is clearly best",
    "draw": "a table as a picture",
    "verify": "check the dice and moves of a server match",
    "rules": "read the rules, in English or German",
    "content": "look at all dice, tiles, cards and pieces",
    "about": "who made the games, for whom, and how long they take",
    "check-set": "check a content set of your own",
    "bench": "how fast whole games are played, beside others",
    "doctor": "which code the games run in and why, what is missing, and which bots failed",
    "mcp": "a seat for a language model, by the Model Context Protocol",
    "backup": "copy the server's matches into a file",
    "restore": "put a backup in place",
    "rescue": "save what can be saved of damaged data",
    "move": "carry matches from one store to another, such as PostgreSQL",
    "prune": "take old matches away that nobody joined",
}


class Verbs(click.Group):
    """A group whose commands are imported only when needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(VERBS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:  # noqa: ARG002
        if name not in VERBS:
            return None
        module = import_module(f"nations.cli.{name.replace('-', '_')}")
        verb: click.Command = module.command
        return verb

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(VERBS.items()))


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:  # noqa: ARG001
    """The version, and which content set each game is played with."""
    if not value:
        return
    from importlib.metadata import version

    from nations.i18n import default_language
    from nations.registry import GAMES, found, load

    click.echo(f"nations {version('nations-games')}")
    for name in found(GAMES):
        edition = load(name)
        content = edition.content(None)
        click.echo(f"{name}: {edition.book(default_language()).title}")
        click.echo(f"  set: {content.name} ({content.status}, {content.digest})")
    ctx.exit()


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version and the content sets, and exit.",
)
def cli() -> None:
    """Two board games of nations, played by people and bots.

    \b
    nations play dice                 a game against a bot
    nations play dice --players human solo
    nations rules dice D-A7           what a rule says
    """


def main(arguments: list[str] | None = None) -> Any:
    """Runs the command. Exit codes are in docs/exit-codes.md."""
    try:
        code = cli.main(arguments, prog_name="nations", standalone_mode=False)
        sys.stdout.flush()
    except NationsError as error:
        _refuse(str(error), error.exit_code)
    except ModuleNotFoundError as error:
        refusal = missing(error)
        if refusal is None:
            raise
        _refuse(str(refusal), refusal.exit_code)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        sys.exit(2)
    except click.UsageError as error:
        _refuse(f"{error.format_message()} (see: nations --help)", 2)
    except click.ClickException as error:
        _refuse(error.format_message(), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        _say_stopped()
        sys.exit(STOPPED)
    except BrokenPipeError:
        # Whoever read our output has gone (`nations rules dice | head`): that is no error.
        _write_no_more()
        sys.exit(0)
    else:
        sys.exit(code or 0)


def _say_stopped() -> None:
    """A word for who stops a command by Ctrl-C that has nothing of its own to say."""
    from nations.i18n import default_language, voice

    _write_no_more()  # who reads our output may have paused
    click.echo(voice(default_language()).say("stopped"), err=True)


def _write_no_more() -> None:
    """What is not yet written nobody waits for."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(message: str, code: int) -> None:
    click.echo(f"nations: {message}", err=True)
    sys.exit(code)
