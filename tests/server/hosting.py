"""A server in a process of its own: started, spoken to, killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from server.serving import sitting

PROGRAM = Path(__file__).with_name("program.py")
READY = 60
"""Seconds that a server may take to start on a busy machine."""


class Host:
    """A process that will serve, or does."""

    program = PROGRAM

    def __init__(
        self,
        folder: Path,
        fault: str = "",
        before: Sequence[str] = (),
        env: Mapping[str, str] | None = None,
        **settings: Any,
    ) -> None:
        told = [sys.executable, str(self.program), str(folder), fault, json.dumps(settings)]
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.log = folder.with_name(f"{folder.name}.log")
        self.port = 0
        self._http: httpx.Client | None = None
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*before, *told],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **(env or {})},
            )

    def serve(self) -> Host:
        """Returns when it does."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(b"serve\n")
        self.process.stdin.flush()
        link = self.process.stdout.readline().decode()
        assert link, self.log.read_text()
        self.port = int(link.strip().rstrip("/").rpartition(":")[2])
        return self

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.end()

    def stop(self) -> int:
        """SIGTERM; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def end(self) -> int:
        if self._http:
            self._http.close()
        code = self.process.wait(READY)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()
        return code

    def post(self, path: str, body: Any, key: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return self._asking.post(f"/api{path}", json=body, headers=headers)

    def get(self, path: str) -> httpx.Response:
        return self._asking.get(f"/api{path}")

    @property
    def _asking(self) -> httpx.Client:
        if self._http is None:
            anew = httpx.Limits(max_keepalive_connections=0)  # idle ones may be closed any moment
            url = f"http://127.0.0.1:{self.port}"
            self._http = httpx.Client(base_url=url, timeout=READY, limits=anew)
        return self._http

    def create(self, *seats: Any, game: str = "dice", **more: Any) -> dict[str, Any]:
        answer = self.post(
            "/matches", {"game": game, "seats": [sitting(one) for one in seats], **more}
        )
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


@contextmanager
def hosted(folder: Path, fault: str = "", **more: Any) -> Iterator[Host]:
    """A server for as long as a test needs it."""
    host = Host(folder, fault, **more).serve()
    try:
        yield host
    finally:
        if host.process.poll() is None:
            host.process.kill()
        host.end()
