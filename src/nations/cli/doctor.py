"""`nations doctor`: which code each game runs in, what is kept and missing, which bots failed."""

from __future__ import annotations

import platform
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import click
import msgspec

from nations.batch.loops import play_all
from nations.cli.words import data_option
from nations.compiling.digest import cache_root
from nations.compiling.rules import bound, has_arrays
from nations.compiling.state import state_of
from nations.errors import EXTRAS, NotInstalled
from nations.registry import GAMES, found, load

PARTS = ("nations-games", "numpy", "ziglang")
FEW = 10
"""Failures that are told."""
WORDS = {
    "packaged": "the library of this package",
    "kept": "compiled here and kept",
    "compiled": "compiled at its first use, and kept then",
    "plain": "plain objects",
}
"""The kinds of code that a game can run in."""
PEERS = ("open_spiel", "catanatron", "pgx")


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@click.option("--url", default=None, help="A running server to ask, such as http://localhost:8873")
@data_option
def command(as_json: bool, url: str | None, data: Path) -> None:
    """Tell which code each game runs in and why, which parts are there, and which bots failed."""
    findings = examine() | {"failures": bot_failures(data), "server": server(data, url)}
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(findings), indent=1).decode())
        return
    click.echo(f"Python {platform.python_version()}, {platform.machine()}")
    for part, number in findings["versions"].items():
        click.echo(f"{part}: {number}")
    click.echo(f"compiled code in {findings['cache']} ({findings['cache_mb']} MB)")
    for name, state in findings["games"].items():
        click.echo(f"{name}: {WORDS[state['kind']]} ({state['why']})")
    for line in (*_failed(findings["failures"]), *_served(findings["server"])):
        click.echo(line)


def server(data: Path, url: str | None) -> dict[str, Any]:
    """How the server of a folder is: what it says of itself, its last backup, its last troubles."""
    from nations.server.journal import FILE
    from nations.server.keeping import newest

    last = newest(data)
    log = data / FILE
    lines = log.read_text("utf-8", "replace").splitlines() if log.is_file() else []
    troubles = [one for one in lines if " ERROR " in one or '"ERROR"' in one]
    return {
        "health": _health(url) if url else None,
        "files": _open_files(),
        "backup": last.name if last else None,
        "troubles": troubles[-FEW:],
    }


def _open_files() -> int | None:
    """How many files may be open at once, where the system says so."""
    try:
        import resource
    except ModuleNotFoundError:
        return None
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


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
    files = found["files"] or "unknown"
    told.append(f"last backup: {found['backup'] or 'none'}; open files allowed: {files}")
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


def examine() -> dict[str, Any]:
    """The findings. Nothing is compiled for them."""
    root = cache_root()
    return {
        "versions": {part: _version(part) for part in (*PARTS, *PEERS)},
        "cache": str(root),
        "cache_mb": round(sum(_sizes(root)) / 1e6, 1),
        "games": {
            name: dict(zip(("kind", "why"), code_of(name), strict=True)) for name in found(GAMES)
        },
    }


def code_of(name: str) -> tuple[str, str]:
    """In which code the strong players and loops of a game run here: a key of WORDS, and why."""
    edition = load(name)
    game: Any = edition.game(edition.seats[0], edition.unattended, None)
    if not hasattr(game, "kernel"):
        return "plain", "it has no rules to be compiled"
    if not has_arrays():
        return "plain", str(NotInstalled("numpy", EXTRAS["numpy"]))
    return state_of(bound(play_all, game.kernel))


def _version(part: str) -> str:
    try:
        return version(part)
    except PackageNotFoundError:
        return "missing"


def _sizes(root: Path) -> list[int]:
    return [path.stat().st_size for path in root.rglob("*") if path.is_file()]
