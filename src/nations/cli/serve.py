"""`nations serve`: matches for people and bots, in the browser, here and in the local network."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import click

from nations.cli.words import data_option, lang_option, store_option


@click.command("serve")
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=8873,
    show_default=True,
    help="A free one is taken if it is used.",
)
@click.option("--host", default="0.0.0.0", show_default=True, help="Where to listen.")  # noqa: S104 - the local network is to reach it
@data_option
@store_option
@click.option("--open/--no-open", "show", default=True, help="Open the page in the browser.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="A further origin that may connect, such as https://games.example; by its name the server "
    "may be asked.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    help="The address of a proxy that is believed what it says of who asks.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=2,
    show_default=True,
    help="Processes in which bots think.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Servers on this machine that share the port; more than one need --store.",
)
@click.option("--metrics", is_flag=True, help="Tell numbers for Prometheus at /metrics.")
@click.option("--log-json", is_flag=True, help="Write the log as JSON lines.")
@click.option(
    "--backups/--no-backups",
    default=True,
    help="Take a checked backup every day, into the folder of the data.",
)
@click.option("--quiet", is_flag=True, help="Print only the link.")
@click.option(
    "--set",
    "contents",
    type=click.Path(path_type=Path),
    multiple=True,
    help="A content set of your own; several can be given. Who opens a table chooses.",
)
@lang_option
def command(
    port: int,
    host: str,
    data: Path,
    store: str | None,
    show: bool,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    workers: int,
    processes: int,
    metrics: bool,
    log_json: bool,
    backups: bool,
    quiet: bool,
    contents: tuple[Path, ...],
    lang: str,
) -> None:
    """Serve matches to browsers and programs until you press Ctrl+C."""
    from nations.server.serve import bind, links, run
    from nations.server.settings import Settings
    from nations.store.address import without_password

    if processes > 1 and store is None:
        raise click.UsageError("several processes share a database: name one with --store")
    settings = Settings(
        data=data,
        store=store,
        host=host,
        port=port,
        origins=origins,
        proxies=proxies,
        workers=workers,
        metrics=metrics,
        log_json=log_json,
        backups=backups and store is None,
        sets=contents,
    )
    listening = bind(settings)
    here, there = links(listening)
    where = without_password(store) if store else str(data)

    def ready() -> None:
        click.echo(here) if quiet else greet(here, there, where, lang)
        if show:
            webbrowser.open(here)

    if processes == 1:
        run(settings, listening, ready)
    else:
        from nations.server.several import run_several

        run_several(settings, processes, listening, ready)


def greet(here: str, there: str | None, data: str, lang: str) -> None:
    """The links, with a code to be photographed by a phone in the same network."""
    import segno

    from nations.i18n import voice

    say = voice(lang).say
    click.echo(say("serve-here", link=here))
    if there:
        click.echo(say("serve-there", link=there))
        segno.make(there).terminal(compact=True)
    click.echo(say("serve-data", path=data))
    click.echo(say("serve-stop"))
