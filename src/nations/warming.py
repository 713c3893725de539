"""Compiling ahead, in the background: nobody who plays waits for it.

The compiled loops of a game are kept on disk, once for each version of its rules (see
`nations.digest`). Until they are there, bots play on plain objects. A process of its own compiles
them, at low priority, and tells how far it is in a file beside them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from nations.digest import cache_directory, rules_in
from nations.loops import play_all
from nations.record import bound
from nations.registry import load

PROGRESS = "progress"
"""The file that a compiling process writes: its id, rules done, rules in all."""


class Progress(msgspec.Struct, frozen=True):
    """How far compiling is."""

    ready: bool
    compiling: bool
    done: int
    total: int


def a_game(name: str) -> Any:
    """Some game of an edition: the number of seats and the options change no compiled code."""
    edition = load(name)
    return edition.game(edition.seats[0], edition.unattended, None)


def loop_of(game: Any) -> Any:
    """The loop of whole games, for the game's kernel."""
    return bound(play_all, game.kernel)


def progress(game: Any) -> Progress:
    """Whether a game's compiled code is on disk, or how far it is. Imports no compiler."""
    loop = loop_of(game)
    folder, total = cache_directory(loop), len(rules_in(loop))
    if any(folder.rglob("*.nbc")):
        return Progress(True, False, total, total)
    process, done = _read(folder / PROGRESS)
    # Some rules are compiled for several kinds of numbers, so the count can run ahead.
    return Progress(False, _is_alive(process), min(done, total - 1), total)


def is_ready(game: Any) -> bool:
    """Whether compiled code can be had at once; else a bot should use plain objects."""
    return progress(game).ready


def warm(name: str) -> subprocess.Popen[bytes] | None:
    """Starts compiling a game in the background, unless that is done or under way."""
    now = progress(a_game(name))
    if now.ready or now.compiling or os.environ.get("NATIONS_WARM") == "off":
        return None
    return subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-m", "nations.warming", name],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def compile_now(name: str) -> None:
    """Compiles a game in this process and writes down how far it is."""
    from numba.core import event

    from nations.batch import Playouts

    game = a_game(name)
    path = cache_directory(loop_of(game)) / PROGRESS
    path.parent.mkdir(parents=True, exist_ok=True)
    with event.install_listener("numba:compile", _listener(path)):
        Playouts(game).play(1)
    with suppress(OSError):
        path.unlink()


def _listener(path: Path) -> Any:
    from numba.core import event

    class Counting(event.Listener):
        """Counts the rules that are compiled."""

        done = 0

        def on_start(self, event: Any) -> None: ...

        def on_end(self, event: Any) -> None:  # noqa: ARG002 - numba's signature
            self.done += 1
            with suppress(OSError):
                path.write_text(f"{os.getpid()} {self.done}")

    path.write_text(f"{os.getpid()} 0")
    return Counting()


def _read(path: Path) -> tuple[int, int]:
    try:
        process, done = path.read_text().split()
        return int(process), int(done)
    except (OSError, ValueError):
        return 0, 0


def _is_alive(process: int) -> bool:
    try:
        if process:
            os.kill(process, 0)
    except OSError:
        return False
    return bool(process)


if __name__ == "__main__":
    with suppress(AttributeError, OSError):
        os.nice(10)
    for chosen in sys.argv[1:]:
        compile_now(chosen)
