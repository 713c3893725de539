"""A wire between servers and PostgreSQL that can be cut and slowed."""

from __future__ import annotations

import contextlib
import socket
import time
from threading import Lock, Thread


class Wire:
    """Passes bytes on, from a port of its own to another on loopback."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.delay = 0.0
        self.held = False
        """Whether nothing passes, though nothing is closed either."""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._open: set[socket.socket] = set()
        self._lock = Lock()
        self._dead = False
        Thread(target=self._accept, daemon=True).start()

    def cut(self, seconds: float) -> None:
        """Ends all connections; for a while new ones end at once."""
        self._dead = True
        self._end_all()
        time.sleep(seconds)
        self._dead = False

    def close(self) -> None:
        self._dead = True
        self._listening.close()
        self._end_all()

    def _end_all(self) -> None:
        with self._lock:
            ends, self._open = self._open, set()
        for one in ends:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            if self._dead:
                near.close()
                far.close()
                continue
            with self._lock:
                self._open |= {near, far}
            for one, other in ((near, far), (far, near)):
                with contextlib.suppress(OSError):  # it was cut just now
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                while self.held and not self._dead:
                    time.sleep(0.01)
                if self.delay:
                    time.sleep(self.delay)
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            with self._lock:
                self._open.discard(end)
            end.close()
