"""`nations doctor`: what is compiled, kept and missing."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import click
import msgspec

from nations.digest import cache_directory, cache_root
from nations.registry import GAMES, found

PARTS = ("nations-games", "numba", "llvmlite", "numpy")
PEERS = ("open_spiel", "catanatron", "pgx")


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@click.option("--compile", "compiles", is_flag=True, help="Compile now what is missing.")
def command(as_json: bool, compiles: bool) -> None:
    """Tell what is compiled, what is kept on disk, and what is missing."""
    findings = examine(compiles)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(findings), indent=1).decode())
        return
    click.echo(f"Python {platform.python_version()}, {platform.machine()}")
    for part, number in findings["versions"].items():
        click.echo(f"{part}: {number}")
    click.echo(f"compiled code in {findings['cache']} ({findings['cache_mb']} MB)")
    for name, state in findings["games"].items():
        click.echo(f"{name}: {_words(state)}")


def examine(compiles: bool) -> dict[str, Any]:
    """The findings; compiles what is missing if told to."""
    from nations import warming

    games = {}
    for name in found(GAMES):
        game = warming.a_game(name)
        if compiles and not warming.is_ready(game):
            click.echo(f"{name}: compiling …", err=True)
            warming.compile_now(name)
        folder = cache_directory(warming.loop_of(game))
        games[name] = msgspec.to_builtins(warming.progress(game)) | {"folder": str(folder)}
    root = cache_root()
    return {
        "versions": {part: _version(part) for part in (*PARTS, *PEERS)},
        "cache": str(root),
        "cache_mb": round(sum(_sizes(root)) / 1e6, 1),
        "games": games,
    }


def _words(state: dict[str, Any]) -> str:
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
