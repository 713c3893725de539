"""Several servers on one machine that share a port: one that dies is started anew, others serve.

The parent only watches. Each server has a folder of its own in the data, for its log and caches;
matches are in the database. When the parent is told to stop, or is gone, all of them drain.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

import msgspec

from nations.server.serve import bind, run, where
from nations.server.settings import Settings

log = logging.getLogger(__name__)
SOON = 1.0
"""Seconds after which one that died is started anew."""


def run_several(
    settings: Settings, count: int, listening: socket.socket, ready: Callable[[], None]
) -> None:
    """Serves with so many processes until SIGTERM or SIGINT."""
    listening.listen()
    parent = _Parent(settings, listening)
    for kind in (signal.SIGTERM, signal.SIGINT):
        signal.signal(kind, lambda *_: parent.stop())
    parent.watch(count, ready)


class _Parent:
    """Starts servers, and starts again those that died."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings, self._listening = settings, listening
        self._context = get_context("spawn")
        self._running: dict[int, tuple[BaseProcess, Connection[Any, Any]]] = {}
        self._stopping = False

    def watch(self, count: int, ready: Callable[[], None]) -> None:
        """Until all have ended because they were told to."""
        for number in range(1, count + 1):
            self._start(number)
        waiting = {pipe for _, pipe in self._running.values()}
        while waiting and not self._stopping:
            for pipe in wait(list(waiting), SOON):
                waiting.discard(pipe)
        if not self._stopping:
            ready()
        while not self._stopping:
            wait([process.sentinel for process, _ in self._running.values()], SOON)
            for number, (process, _) in list(self._running.items()):
                if not self._stopping and not process.is_alive():
                    time.sleep(SOON)
                    self._start(number)
        for process, pipe in self._running.values():
            pipe.close()
            process.join()

    def stop(self) -> None:
        """All drain."""
        self._stopping = True
        for process, _ in self._running.values():
            process.terminate()

    def _start(self, number: int) -> None:
        near, far = self._context.Pipe()
        own = msgspec.structs.replace(self._settings, data=self._settings.data / str(number))
        process = self._context.Process(target=_serve, args=(own, number, self._listening, far))
        process.start()
        far.close()
        self._running[number] = process, near


def _serve(
    settings: Settings, number: int, listening: socket.socket, pipe: Connection[Any, Any]
) -> None:
    """The life of one of them. Whoever wants to know how this one fares asks at a port of its own,
    so many above the one that is shared, on this machine only."""
    Thread(target=_follow, args=(pipe,), daemon=True).start()
    port = listening.getsockname()[1] + number
    own = bind(msgspec.structs.replace(settings, host="127.0.0.1", port=port))
    log.info("process %d by itself on %s", number, where(own))
    run(settings, listening, lambda: pipe.send("ready"), own)


def _follow(pipe: Connection[Any, Any]) -> None:
    """Ends with the parent, also if that was killed."""
    try:
        pipe.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
