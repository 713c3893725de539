"""`nations doctor`: what is compiled, kept and missing."""

from __future__ import annotations

import platform
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import click
import msgspec

from nations.cli.words import data_option
from nations.digest import cache_directory, cache_root
from nations.registry import GAMES, found

PARTS = ("nations-games", "numba", "llvmlite", "numpy")
FEW = 10
"""Failures that are told."""
PEERS = ("open_spiel", "catanatron", "pgx")


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@click.option("--compile", "compiles", is_flag=True, help="Compile now what is missing.")
@click.option("--url", default=None, help="A running server to ask, such as http://localhost:8873")
@data_option
def command(as_json: bool, compiles: bool, url: str | None, data: Path) -> None:
    """Tell what is compiled, what is kept on disk, what is missing, and which bots failed."""
    findings = examine(compiles) | {"failures": bot_failures(data), "server": server(data, url)}
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(findings), indent=1).decode())
        return
    click.echo(f"Python {platform.python_version()}, {platform.machine()}")
    for part, number in findings["versions"].items():
        click.echo(f"{part}: {number}")
    click.echo(f"compiled code in {findings['cache']} ({findings['cache_mb']} MB)")
    for name, state in findings["games"].items():
        click.echo(f"{name}: {_words(state)}")
    for line in (*_failed(findings["failures"]), *_served(findings["server"])):
        click.echo(line)


def server(data: Path, url: str | None) -> dict[str, Any]:
    """How the server of a folder is: what it says of itself, its last backup, its last troubles."""
    import resource

    from nations.server.journal import FILE
    from nations.server.keeping import newest

    last = newest(data)
    log = data / FILE
    lines = log.read_text("utf-8", "replace").splitlines() if log.is_file() else []
    troubles = [one for one in lines if " ERROR " in one or '"ERROR"' in one]
    return {
        "health": _health(url) if url else None,
        "files": resource.getrlimit(resource.RLIMIT_NOFILE)[0],
        "backup": last.name if last else None,
        "troubles": troubles[-FEW:],
    }


def _health(url: str) -> dict[str, Any]:
    """What a server answers, or why it does not."""
    from urllib.error import URLError
    from urllib.request import urlopen

    try:
        with urlopen(f"{url.rstrip('/')}/api/health", timeout=5) as answer:  # noqa: S310
            told: dict[str, Any] = msgspec.json.decode(answer.read(10_000))
            return told
    except (URLError, OSError, ValueError, msgspec.DecodeError) as error:
        return {"status": "no answer", "why": str(error)}


def _served(found: dict[str, Any]) -> list[str]:
    health = found["health"]
    told = [] if health is None else [f"server: {health['status']}"]
    if health and "why" in health:
        told.append(f"  {health['why']}")
    told.append(f"last backup: {found['backup'] or 'none'}; open files allowed: {found['files']}")
    return [*told, *(f"  {one}" for one in found["troubles"])]


def bot_failures(data: Path) -> list[dict[str, Any]]:
    """The last failures of bots on the server of a folder."""
    from nations.store.failures import Failures

    return [msgspec.to_builtins(one) for one in Failures(data).last(FEW)]


def _failed(failures: list[dict[str, Any]]) -> list[str]:
    """When, where and how they failed, and who moved instead."""
    told = ["bots that failed on the server here:" if failures else "no bot failed on the server"]
    for one in failures:
        when = datetime.fromtimestamp(one["at"] / 1000).astimezone().isoformat(" ", "seconds")
        where = f"match {one['match']}, seat {one['seat']}"
        told.append(f"  {when}  {where}: {one['what']}; {one['by']} moved for it")
    return told


def examine(compiles: bool) -> dict[str, Any]:
    """The findings; compiles what is missing if told to."""
    from nations import warming

    games = {}
    for name in found(GAMES):
        game = warming.a_game(name)
        if compiles and not warming.is_ready(game):
            click.echo(f"{name}: compiling …", err=True)
            warming.compile_now(name)
        compiled = warming.is_compiled(game)
        folder = str(cache_directory(warming.loop_of(game))) if compiled else None
        about = {"compiled": compiled, "folder": folder}
        games[name] = msgspec.to_builtins(warming.progress(game)) | about
    root = cache_root()
    return {
        "versions": {part: _version(part) for part in (*PARTS, *PEERS)},
        "cache": str(root),
        "cache_mb": round(sum(_sizes(root)) / 1e6, 1),
        "games": games,
    }


def _words(state: dict[str, Any]) -> str:
    if not state["compiled"]:
        return "needs no compiled code"
    if state["ready"]:
        return f"compiled and kept ({state['total']} rules)"
    if state["compiling"]:
        return f"compiling, {state['done']} of {state['total']} rules done"
    return "not compiled yet; weaker players stand in (nations doctor --compile)"


def _version(part: str) -> str:
    try:
        return version(part)
    except PackageNotFoundError:
        return "missing"


def _sizes(root: Path) -> list[int]:
    return [path.stat().st_size for path in root.rglob("*") if path.is_file()]
