"""The time that records carry: it begins with the wall clock and goes on by itself.

Nobody's time for a move depends on a wall clock that is set while the server runs. One that is
behind when it starts is put forward by the first record that is later: time never goes back. One
that is ahead when it starts takes nobody's time either: while no server runs, nobody's time does.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path


class ServerTime:
    """Milliseconds since 1970, as far as that is known."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (time.monotonic_ns() + self._ahead) // 1_000_000

    def follow(self, known: int, within: int = 0) -> None:
        """It is this time, give or take so much, whatever the clocks of this machine say: servers
        that share a store go by its."""
        if abs(self.now() - known) > within:
            self._ahead = known * 1_000_000 - time.monotonic_ns()

    def at_least(self, known: int) -> None:
        """It is not earlier than a record that is there."""
        late = known - self.now()
        if late > 0:
            self._ahead += late * 1_000_000


CLOCK = ServerTime()
"""The clock of this process."""


def milliseconds() -> int:
    """The time that records carry."""
    return CLOCK.now()


class Pause:
    """How long no server ran before this one: from the last sign of life in the data folder."""

    FILE = "alive"
    EVERY = 5
    """Seconds between two signs of life: so much may be given away by a crash."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / self.FILE
        alive = self._read()
        if alive is not None:
            CLOCK.at_least(alive)
        self._began = CLOCK.now()
        self._lasted = 0 if alive is None else self._began - alive

    def _read(self) -> int | None:
        try:
            return int(self._path.read_text("ascii"))
        except (OSError, ValueError):
            return None  # none ran here before, or it was killed in the middle of its first word

    def since(self, at: int) -> int:
        """How much of the time since a record passed while no server ran, in milliseconds."""
        return self._lasted if at <= self._began else 0

    def beat(self) -> None:
        """Gives a sign of life. Raises OSError."""
        part = self._path.with_suffix(".part")
        part.touch(0o600)
        part.write_text(f"{CLOCK.now()}\n", "ascii")
        part.replace(self._path)


class Stood:
    """When no server lived, by the clock of the store that several share."""

    def __init__(self, pauses: Sequence[tuple[int, int]]) -> None:
        self.pauses = pauses

    def since(self, at: int) -> int:
        """How much of the time since a record passed while no server lived, in milliseconds."""
        ends = ((began, began + lasted) for began, lasted in self.pauses)
        return sum(max(0, end - max(began, at)) for began, end in ends)

    def beat(self) -> None:
        """Signs of life go to the store."""
