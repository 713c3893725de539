"""A PostgreSQL of the tests' own: Debian's programs, a folder that goes away, loopback only.

It does not run as root, so where the tests do, it is started as the user `postgres`.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

USER = "postgres"
SETTINGS = {"max_connections": "200", "shared_buffers": "32MB", "log_min_messages": "panic"}


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, the newest, if there is one that can be run."""
    try:
        import psycopg  # noqa: F401 - without it there is nothing to be tested
    except ImportError:
        return None
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    known = found[-1] if found else shutil.which("initdb")
    if known is None or (os.getuid() == 0 and not _may_become()):
        return None
    return Path(known).resolve().parent


def _may_become() -> bool:
    try:
        pwd.getpwnam(USER)
    except KeyError:
        return False
    return shutil.which("setpriv") is not None


class Database:
    """A cluster that runs, and can be stopped in any way and started again."""

    def __init__(self, folder: Path, bins: Path) -> None:
        self.folder, self._bins = folder, bins
        self.port = free_port()

    def make(self) -> None:
        words = ("--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-sync")
        self._run("initdb", "-D", str(self.data), *words)
        more = SETTINGS | {"port": str(self.port), "listen_addresses": "'127.0.0.1'"}
        more["unix_socket_directories"] = f"'{self.folder}'"
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in more.items())

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-t", "60", "-l", "/dev/null", "start")

    def stop(self, how: str = "fast") -> None:
        """`immediate` is a crash: nothing is written out, the next start recovers."""
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")

    def kill(self) -> None:
        """kill -9 of the postmaster; its children notice and end."""
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)

    def fill(self) -> None:
        """Not a byte more fits on its disk."""
        file = (self.folder / "filler").open("wb", buffering=0)
        with file, contextlib.suppress(OSError):
            while file.write(bytes(4096)):
                pass

    def make_room(self) -> None:
        (self.folder / "filler").unlink()

    @property
    def runs(self) -> bool:
        """Whether its first process does."""
        try:
            pid = int((self.data / "postmaster.pid").read_text().split()[0])
            os.kill(pid, 0)
        except (OSError, ValueError, IndexError):
            return False
        return True

    def start_again(self) -> None:
        """After a kill: as soon as those whom it left behind have ended."""
        for _ in range(100):
            try:
                self.start()
                return
            except AssertionError:
                time.sleep(0.2)
        self.start()

    def url(self, name: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://{USER}@127.0.0.1:{port or self.port}/{name}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{token_hex(6)}"
        do(self.url(), f"CREATE DATABASE {name}")
        return self.url(name)

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._bins / program), *words]
        if os.getuid() == 0:
            become = pwd.getpwnam(USER)
            ids = (f"--reuid={become.pw_uid}", f"--regid={become.pw_gid}", "--clear-groups")
            command = ["setpriv", *ids, *command]
        # Not to a pipe: the server would keep it open, and the reader would wait for ever.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(command, stdout=said, stderr=said, cwd="/", check=False)
            said.seek(0)
            assert done.returncode == 0, said.read().decode(errors="replace")


def do(url: str, statement: str) -> list[tuple[Any, ...]]:
    """One statement, past the store."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(statement)
        return cursor.fetchall() if cursor.description else []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(megabytes: int = 0) -> Iterator[Database]:
    """A cluster for as long as it is needed. Call `programs` before. With a number of megabytes it
    is on a disk of that size, in memory; only for root."""
    bins = programs()
    assert bins is not None
    folder = Path(tempfile.mkdtemp(prefix="nations-pg-"))
    if megabytes:
        words = ("-t", "tmpfs", "-o", f"size={megabytes}m", "none", str(folder))
        subprocess.run(["mount", *words], check=True)
    if os.getuid() == 0:
        become = pwd.getpwnam(USER)
        os.chown(folder, become.pw_uid, become.pw_gid)
    database = Database(folder, bins)
    try:
        database.make()
        database.start()
        try:
            yield database
        finally:
            if (database.data / "postmaster.pid").exists():
                database.stop("immediate")
    finally:
        if megabytes:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
        shutil.rmtree(folder, ignore_errors=True)
