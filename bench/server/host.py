"""The real server in a process of its own, on one core, with limits wide enough for a load."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from nations.server.limits import Limit, Limits
from nations.server.serve import bind, links, run
from nations.server.settings import Settings

WIDE = Limit(1e9, 1e9)
LIMITS = Limits(
    commands=WIDE,
    chat=WIDE,
    requests=WIDE,
    matches=WIDE,
    processor=WIDE,
    changes=WIDE,
    hellos=WIDE,
    frames=WIDE,
    connections=100_000,
    sockets=100_000,
    inbox=1000,
)


def serve(data: Path, core: int, **more: Any) -> None:
    """Serves until it is told to stop, on one core (below nought: on all of them)."""
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core % (os.cpu_count() or 1)})
    wished = {"port": 0, "bot_pause": 0.0, "idle_seconds": 3600, **more}
    settings = Settings(data=data, limits=LIMITS, **wished)
    listening = bind(settings)
    run(settings, listening, lambda: print(links(listening)[0], flush=True))  # noqa: T201 - for the parent


class Host:
    """A running server: where it is, and what it costs."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process, self.port = process, port

    @property
    def memory(self) -> int:
        """Bytes of memory that the server's process holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    @property
    def cpu(self) -> float:
        """Seconds of CPU that the server's process has used."""
        return seconds_of(self.process.pid)


def seconds_of(pid: int, children: bool = False) -> float:
    """Seconds of CPU that a process has used; with those of its children that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if children else 13])) / os.sysconf("SC_CLK_TCK")


def started(folder: Path, core: int | None = 0, **settings: Any) -> subprocess.Popen[str]:
    """The process of a server, which says where it is as soon as it serves."""
    words = (str(folder), str(-1 if core is None else core), json.dumps(settings))
    command = [sys.executable, __file__, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603


def ready(process: subprocess.Popen[str]) -> Host:
    """Waits until it serves."""
    assert process.stdout is not None  # noqa: S101 - it is a pipe
    link = process.stdout.readline()
    return Host(process, int(link.strip().rstrip("/").rpartition(":")[2]))


@contextmanager
def running(core: int | None = 0, data: Path | None = None, **settings: Any) -> Iterator[Host]:
    """A server for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        process = started(data or Path(folder), core, **settings)
        try:
            yield ready(process)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), int(sys.argv[2]), **json.loads(sys.argv[3]))
