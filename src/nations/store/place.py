"""Where a server keeps its data, and the lock that keeps a second server out."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from nations.store.errors import StoreBroken, StoreInUse

FILE = "matches.db"
_held: set[Path] = set()


def data_folder() -> Path:
    """The folder for the data if none is named: $NATIONS_DATA, or ~/.local/share/nations."""
    named = os.environ.get("NATIONS_DATA")
    return Path(named) if named else Path.home() / ".local" / "share" / "nations"


def make_folder(folder: Path) -> None:
    """Makes the folder, readable by its owner only: it holds the secrets of the dice."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreBroken(f"cannot make {folder}: {error.strerror}") from error


def sync_folder(folder: Path) -> None:
    """Makes the names in a folder durable, as fsync does for the contents of files."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


class Lock:
    """Held by the one server on a folder, until it lets go or its process ends in any way.

    A POSIX record lock: unlike flock it is not inherited by forked workers, which would keep the
    data of a killed server locked. It does not count within one process; `_held` does.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder.resolve() / "lock"
        if self._path in _held:
            raise StoreInUse(folder, str(os.getpid()))
        try:
            self._number = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreBroken(f"cannot open {self._path}: {error.strerror}") from error
        try:
            fcntl.lockf(self._number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            pid = os.read(self._number, 20).decode(errors="replace").strip()
            os.close(self._number)
            raise StoreInUse(folder, pid) from error
        os.ftruncate(self._number, 0)
        os.write(self._number, f"{os.getpid()}\n".encode())
        _held.add(self._path)

    def release(self) -> None:
        """Lets go; the lock file stays, because removing it would race with the next server."""
        _held.discard(self._path)
        os.close(self._number)
