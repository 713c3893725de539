"""Where a game at this terminal is kept: in a file of its own, never over another game."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from pathlib import Path

from nations.errors import AnotherGame, BadFile
from nations.match.log import GameFile, Remarks, read_file, write_file

LEFT = "nations-game"
"""What files are called that nobody named: nations-game.json, nations-game-2.json, …"""


class Keeping:
    """Knows the file of a game once there is one: a resumed game stays in the file it came from.

    What was in the file when it was last read or written is remembered: if it is something else
    now, another game was put there meanwhile, and this one goes beside it.
    """

    def __init__(self, path: Path | None = None, kept: GameFile | None = None) -> None:
        self.path = path
        self._last = _mark(kept)

    def take(self, path: Path, game: GameFile, repeats: bool = False) -> None:
        """Keeps the game in this file from now on. Raises BadFile, or AnotherGame for a file with
        a game that would be lost; where a game of bots `repeats`, it comes out the same."""
        if path.is_dir() or not path.parent.is_dir():
            raise BadFile(f"cannot write {path}: it must be a file in a folder that exists")
        if self._is_own(path):
            return
        if not (may_replace(path, game) or (repeats and _repeats(path, game))):
            raise _refusal(path)
        self.path, self._last = path, None

    def keep(self, game: GameFile) -> Path:
        """Writes the game, and returns where. Raises BadFile."""
        if self.path is None:
            self.path = free_name(Path(f"{LEFT}.json"), game)
        elif not (self._is_own(self.path) or may_replace(self.path, game)):
            self.path = free_name(self.path, game)
        try:
            write_file(self.path, game)
        except BadFile:
            _give_back(self.path)
            raise
        self._last = _mark(game)
        return self.path

    def _is_own(self, path: Path) -> bool:
        """Whether the file holds what was read from it or written to it last."""
        own = self.path is not None and path.absolute() == self.path.absolute()
        return own and self._last is not None and _mark(_read(path)) == self._last


def may_replace(path: Path, game: GameFile) -> bool:
    """Whether nothing is lost: there is no such file, or the same game, not further than this."""
    if not path.exists() or not path.stat().st_size:
        return True
    kept = _read(path)
    if kept is None or not _same(kept, game):
        return False
    further = game.moves[: len(kept.moves)] == kept.moves
    return further and game.said.has_all_of(kept.said)


def free_name(path: Path, game: GameFile) -> Path:
    """The path, or one with a number, where a game can be kept and nothing is lost. It is made at
    once, empty, so that nobody who looks at the same time finds it free."""
    for number in count(1):
        name = path.name if number == 1 else f"{path.stem}-{number}{path.suffix}"
        chosen = path.with_name(name)
        try:
            chosen.touch(exist_ok=False)
        except FileExistsError:
            kept = _read(chosen)
            if kept is None or not may_replace(chosen, game):
                continue
        except OSError as error:
            raise BadFile(f"cannot write {chosen}: {error.strerror}") from error
        return chosen
    raise AssertionError  # counting does not end


def _refusal(path: Path) -> BadFile:
    try:
        is_game = b'"nations-game"' in path.read_bytes()[:200]
    except OSError as error:
        return BadFile(f"cannot read {path}: {error.strerror}; choose another name")
    if is_game:
        return AnotherGame(str(path))
    return BadFile(f"{path} exists and is no game file; choose another name")


def _give_back(path: Path) -> None:
    """Takes away a name that was made for a game that could not be written."""
    with suppress(OSError):
        if not path.stat().st_size:
            path.unlink()


def _repeats(path: Path, game: GameFile) -> bool:
    kept = _read(path)
    return kept is not None and _same(kept, game) and game.said.has_all_of(kept.said)


def _same(kept: GameFile, game: GameFile) -> bool:
    """Whether two files begin the same game: agreed on, seated and dealt alike."""
    return (kept.terms, kept.players, kept.seed) == (game.terms, game.players, game.seed)


def _mark(game: GameFile | None) -> tuple[str, Remarks] | None:
    """By what a file is known again: the game and what is said of it."""
    return (game.digest, game.said) if game else None


def _read(path: Path) -> GameFile | None:
    """The game in a file; None for anything that cannot be read as one."""
    try:
        return read_file(path)
    except BadFile:
        return None
