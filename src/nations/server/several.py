"""Several servers on one machine that share a port: one that dies is started anew, others serve.

The parent only watches. Each server has a folder of its own in the data, for its log and caches;
matches are in the database. When the parent is told to stop, or is gone, all of them drain.
"""

from __future__ import annotations

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

from nations.server.serve import run
from nations.server.settings import Settings

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
        process = self._context.Process(target=_serve, args=(own, self._listening, far))
        process.start()
        far.close()
        self._running[number] = process, near


def _serve(settings: Settings, listening: socket.socket, pipe: Connection[Any, Any]) -> None:
    """The life of one of them."""
    Thread(target=_follow, args=(pipe,), daemon=True).start()
    run(settings, listening, lambda: pipe.send("ready"))


def _follow(pipe: Connection[Any, Any]) -> None:
    """Ends with the parent, also if that was killed."""
    try:
        pipe.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
