"""Servers that are forked from one process, killed, and replaced in a moment; see program.py."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from server.hosting import Host

PROGRAM = Path(__file__).with_name("program.py")
READY = 60.0


class Nursery:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, str(PROGRAM)], stdin=pipe, stdout=pipe)

    def bear(self, folder: Path, fault: str, settings: dict[str, Any]) -> int:
        """The process id of a new server."""
        assert self._process.stdin
        assert self._process.stdout
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._process.stdin.write(json.dumps([str(folder), fault, settings]).encode() + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


class Child:
    """A server's process, of which this one is not the parent."""

    stdin = stdout = None

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def send_signal(self, kind: int) -> None:
        os.kill(self.pid, kind)

    def kill(self) -> None:
        if self.poll() is None:
            self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def wait(self, seconds: float) -> int:
        until = time.monotonic() + seconds
        while self.poll() is None:
            assert time.monotonic() < until, f"process {self.pid} does not end"
            time.sleep(0.002)
        return 0


class Member(Host):
    """One of several servers, on a port that its successor has too."""

    def __init__(self, nursery: Nursery, folder: Path, fault: str, **settings: Any) -> None:
        self._http = None
        self.port: int = settings["port"]
        self.log, self._link = folder.with_suffix(".log"), folder.with_suffix(".link")
        self.process = Child(nursery.bear(folder, fault, settings))  # type: ignore[assignment]

    def serve(self) -> Member:
        """Returns when it does."""
        until = time.monotonic() + READY
        while not self._link.exists():
            lost = self.process.poll() is not None or time.monotonic() > until
            assert not lost, self.log.read_text()
            time.sleep(0.005)
        return self


class Older(Host):
    """A server of another version, whose tree is there, on a port that its successor has too."""

    def __init__(self, tree: Path, folder: Path, **settings: Any) -> None:
        self.program = tree / "tests" / "server" / "program.py"
        super().__init__(folder, env={"PYTHONPATH": str(tree / "src")}, **settings)
        super().serve()

    def serve(self) -> Older:
        return self
