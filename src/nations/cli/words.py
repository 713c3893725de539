"""Options that several verbs share, and how their words are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from nations.contract import Voice
from nations.errors import STOPPED, UnknownName

USUAL_GAME = "dice"
"""The game that is meant where none is named."""
F = TypeVar("F", bound=Callable[..., Any])


def usual_language() -> str:
    """The environment's; imported here so that verbs without texts need no messages."""
    from nations.i18n import default_language

    return default_language()


def lang_option(f: F) -> F:
    return click.option("--lang", default=usual_language, help="Language of all texts: en or de.")(
        f
    )


def set_option(f: F) -> F:
    return click.option(
        "--set",
        "content",
        type=click.Path(path_type=Path),
        default=None,
        help="A content set of your own (see: nations check-set).",
    )(f)


def default_data() -> Path:
    """Where the server keeps its data; imported here so that other verbs need not."""
    from nations.store import data_folder

    return data_folder()


def data_option(f: F) -> F:
    return click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        default=default_data,
        metavar="DIR",
        help="The server's data (default: $NATIONS_DATA, or ~/.local/share/nations).",
    )(f)


def store_option(f: F) -> F:
    return click.option(
        "--store",
        default=None,
        metavar="ADDRESS",
        envvar="NATIONS_STORE",
        help="A PostgreSQL database that keeps the matches, such as postgresql://host/nations "
        "(default: $NATIONS_STORE, or a file in the folder of the data).",
    )(f)


def rule_options(f: F) -> F:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="A ruling that your table plays otherwise, such as supply=unlimited.",
    )(f)


def patience_option(f: F) -> F:
    return click.option(
        "--patience",
        type=click.FloatRange(0.1, 86_400),
        default=600.0,
        show_default=True,
        metavar="SECONDS",
        help="How long a bot may think about one move; one that takes longer has failed.",
    )(f)


def stand_in_option(f: F) -> F:
    return click.option(
        "--stand-in",
        metavar="NAME",
        help="A bot that plays on for one that fails; without it the game is lost.",
    )(f)


def export_options(f: F) -> F:
    f = click.option(
        "--columns",
        type=click.Choice(["auto", "ndjson", "parquet"]),
        default="auto",
        show_default=True,
        help="How --export writes decisions; auto: parquet where it is installed.",
    )(f)
    return click.option(
        "--export",
        type=click.Path(path_type=Path),
        metavar="DIR",
        help="Write the games, their decisions as columns, and a card into a new folder.",
    )(f)


@contextmanager
def told_when_stopped(voice: Voice) -> Iterator[None]:
    """Says that nothing came of it, for who stops a run by Ctrl-C."""
    try:
        yield
    except KeyboardInterrupt:
        click.echo(voice.say("run-stopped"), err=True)
        raise click.exceptions.Exit(STOPPED) from None


def read_options(words: tuple[str, ...]) -> dict[str, str]:
    """`name=value` words. Raises UnknownName for a word of another form."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise UnknownName("form of --option", word, ["NAME=VALUE"])
        options[name] = value
    return options


def read_players(text: str) -> list[str]:
    """`human,greedy` as names."""
    return [name.strip() for name in text.split(",")]
