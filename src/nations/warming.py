"""Compiling ahead, in the background: nobody who plays waits for it.

The compiled loops and players of a game are kept on disk, once for each version of its rules (see
`nations.digest`). Until they are there, weaker players stand in that need none. A process of its
own compiles them, at low priority, and tells how far it is in a file; when it is done it leaves a
mark. What is on disk must still be loaded: a thread does that, while the weaker ones play on.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock, Thread
from typing import Any

import msgspec

from nations.contract import Decision, Effort, Game, Skilled
from nations.dealer import Seeded
from nations.digest import cache_root, digest, is_rule, rules_in
from nations.loops import play_all
from nations.match import Match
from nations.record import bound
from nations.registry import load

WHOLE, SOME = 60, 4
"""Decisions that are thought about to compile everything, and to load everything."""
log = logging.getLogger(__name__)


class Progress(msgspec.Struct, frozen=True):
    """How far compiling is."""

    ready: bool
    compiling: bool
    done: int
    total: int


def a_game(name: str) -> Any:
    """Some game of an edition: the options change no compiled code."""
    return some_games(name)[0]


def some_games(name: str) -> list[Any]:
    """Games of an edition that need all of its compiled code: alone, and against others."""
    edition = load(name)
    seats = [count for count in (1, 2) if count in edition.seats] or edition.seats[:1]
    return [edition.game(count, edition.unattended, None) for count in seats]


def is_compiled(game: Any) -> bool:
    """Whether a game has compiled code at all; one of four plain verbs needs none."""
    return hasattr(game, "kernel")


def loop_of(game: Any) -> Any:
    """The loop of whole games, for the game's kernel."""
    return bound(play_all, game.kernel)


def mark_of(game: Any) -> Path:
    """The file that says that all is compiled; beside it is how far that is. Its name changes with
    all that a game consists of: what did not change of it is not compiled again."""
    return cache_root() / f"{game.terms.game}-prepared-{_version_of(game)}"


@cache
def _version(module: str, loop: str) -> str:
    folder = Path(sys.modules[module].__file__ or "").parent
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    parts = (part for path in files for part in (path.name.encode(), path.read_bytes()))
    return sha256(b"\0".join((loop.encode(), *parts))).hexdigest()[:16]


def _version_of(game: Any) -> str:
    return _version(type(game).__module__, digest(loop_of(game)))


def progress(game: Any) -> Progress:
    """Whether a game's compiled code is on disk, or how far it is. Imports no compiler."""
    if not is_compiled(game):
        return Progress(True, False, 0, 0)
    total = len(rules_in(loop_of(game)))
    mark = mark_of(game)
    if mark.exists():
        return Progress(True, False, total, total)
    process, done, said = _read(mark.with_suffix(".progress"))
    # Some rules are compiled for several kinds of numbers, so the count can run ahead.
    total = max(total, said)
    return Progress(False, _is_alive(process), min(done, total - 1), total)


def is_ready(game: Any) -> bool:
    """Whether compiled code need only be loaded; else a bot should use plain objects."""
    return not is_compiled(game) or mark_of(game).exists()


# Compiling


def warm(*names: str) -> subprocess.Popen[bytes] | None:
    """Starts compiling games in the background, one after the other, unless that is done or under
    way."""
    if os.environ.get("NATIONS_WARM") == "off":
        return None
    found = [(name, progress(a_game(name))) for name in names]
    missing = [name for name, now in found if not (now.ready or now.compiling)]
    if not missing:
        return None
    return subprocess.Popen(  # noqa: S603 - ourselves
        [sys.executable, "-m", "nations.warming", *missing],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def compile_now(name: str) -> None:
    """Compiles a game in this process and writes down that it does."""
    from nations.batch import Playouts

    games = some_games(name)
    mark = mark_of(games[0])
    path = mark.with_suffix(".progress")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{os.getpid()} 0 {_count_rules(games[0])}")
    Playouts(games[0]).play(1)
    for game in games:
        exercise(game, WHOLE)
    mark.touch()
    with suppress(OSError):
        path.unlink()


def exercise(game: Game[Any], decisions: int) -> None:
    """Thinks about the first decisions of a game as its strong players do."""
    if not isinstance(game, Skilled):
        return
    match: Match[Any] = Match(game, Seeded("exercise"))
    match.deal()
    for _ in range(decisions):
        turn = match.turn
        if not isinstance(turn, Decision):
            break
        view = match.view(turn.seat)
        game.weigh(view, turn.moves)
        found = game.search(view, turn.moves, Effort(nodes=1), 0)
        match.play(max(found, key=lambda appraisal: appraisal.worth).move)
        match.deal()


def _count_rules(game: Any) -> int:
    """The rules of the loops, and those that the game's package has brought so far."""
    package = type(game).__module__.rpartition(".")[0]
    modules = [module for name, module in sys.modules.items() if name.startswith(package)]
    own = {value for module in modules for value in vars(module).values() if is_rule(value)}
    return len(own | set(rules_in(loop_of(game))))


def _read(path: Path) -> tuple[int, int, int]:
    try:
        process, done, total = path.read_text().split()
        return int(process), int(done), int(total)
    except (OSError, ValueError):
        return 0, 0, 0


def _is_alive(process: int) -> bool:
    try:
        if process:
            os.kill(process, 0)
    except OSError:
        return False
    return bool(process)


# Loading


class Loading:
    """What this process has of a game's compiled code: loaded by a thread, once it is on disk."""

    def __init__(self, game: Game[Any]) -> None:
        self._game, self._lock = game, Lock()
        self._thread: Thread | None = None
        self.done = False

    def begin(self) -> None:
        """Begins to load what is on disk; nothing is begun twice."""
        with self._lock:
            if self._thread is None and is_ready(self._game):
                self._thread = Thread(target=self._load, name="loading", daemon=True)
                self._thread.start()

    def _load(self) -> None:
        try:
            exercise(self._game, SOME)
            self.done = True
        except Exception:  # the stand-ins play on, and somebody can read why
            log.exception("%s: its strong players cannot be loaded", self._game.terms.game)


@cache
def _loading(name: str, alone: bool) -> Loading:
    games = some_games(name)
    return Loading(games[0] if alone else games[-1])


def prepared(game: Game[Any]) -> bool:
    """Whether strong players can think at once in this process; begins to prepare them if not."""
    if not isinstance(game, Skilled):
        return False
    loading = _loading(game.terms.game, game.terms.seats == 1)
    if not loading.done:
        loading.begin()
    return loading.done


if __name__ == "__main__":
    with suppress(AttributeError, OSError):
        os.nice(10)
    for chosen in sys.argv[1:]:
        compile_now(chosen)
