"""The time that records carry: it begins with the wall clock and goes on by itself.

Nobody's time for a move depends on a wall clock that is set while the server runs. One that is
behind when it starts is put forward by the first record that is later: time never goes back.
"""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since 1970, as far as that is known."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (time.monotonic_ns() + self._ahead) // 1_000_000

    def at_least(self, known: int) -> None:
        """It is not earlier than a record that is there."""
        late = known - self.now()
        if late > 0:
            self._ahead += late * 1_000_000


CLOCK = Clock()
"""The clock of this process."""


def milliseconds() -> int:
    """The time that records carry."""
    return CLOCK.now()
