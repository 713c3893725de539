"""Things to be done after a while, each once.

The time in which this process did not run (it was stopped, or the machine had no time for it) is
nobody's: all alarms are put off by it. And what had come meanwhile is read before one goes off.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import TypeAlias

from nations.room.refusal import Refusal

AlarmAction: TypeAlias = Callable[[], Awaitable[None] | None]
BEAT = 1.0
"""Seconds between two looks at the time."""
STILL = 1.0
"""Seconds by which a look may be late without anything having stood still."""
MOMENT = 0.02
"""Seconds in which the loop reads what lies in its sockets."""


class Alarms:
    """Alarms by their names. Setting one that is set already changes nothing."""

    def __init__(self, stood_still: Callable[[float], None]) -> None:
        self._set: dict[Hashable, tuple[asyncio.TimerHandle, AlarmAction]] = {}
        self._running: set[asyncio.Future[None]] = set()
        self._stood_still = stood_still
        self._looked: float | None = None

    def set(self, name: Hashable, seconds: float, action: AlarmAction) -> None:
        """Does something after some seconds."""
        if name not in self._set:
            loop = asyncio.get_running_loop()
            self._set[name] = (loop.call_later(seconds, self._due, name), action)

    def drop(self, name: Hashable) -> None:
        """Forgets an alarm that is set."""
        timer, _ = self._set.pop(name, (None, None))
        if timer is not None:
            timer.cancel()

    def look(self) -> bool:
        """To be called every `BEAT`; returns whether nothing was done for longer than that."""
        now = asyncio.get_running_loop().time()
        before, self._looked = self._looked, now
        if before is None or now - before < BEAT + STILL:
            return False
        self._put_off(now - before)
        self._stood_still(now - before)
        return True

    def _put_off(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        for name, (timer, action) in list(self._set.items()):
            timer.cancel()
            later = loop.call_at(timer.when() + seconds, self._due, name)
            self._set[name] = (later, action)

    def _due(self, name: Hashable) -> None:
        """It is time; but what was sent before is read first."""
        if self._looked is not None and self.look():
            return
        loop = asyncio.get_running_loop()
        self._set[name] = (loop.call_later(MOMENT, self._go_off, name), self._set[name][1])

    def _go_off(self, name: Hashable) -> None:
        _, action = self._set.pop(name)
        done = action()
        if done is not None:
            task = asyncio.ensure_future(_unless_refused(done))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """None goes off any more; those that did are waited for."""
        for timer, _ in self._set.values():
            timer.cancel()
        self._set.clear()
        await asyncio.gather(*self._running)


async def _unless_refused(work: Awaitable[None]) -> None:
    """By the time an alarm goes off the match may have gone on: then it is refused, and that is
    right."""
    try:
        await work
    except Refusal:
        return
