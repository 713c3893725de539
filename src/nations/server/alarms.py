"""Things to be done after a while, each once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import TypeAlias

from nations.room.refusal import Refusal

Action: TypeAlias = Callable[[], Awaitable[None] | None]


class Alarms:
    """Alarms by their names. Setting one that is set already changes nothing."""

    def __init__(self) -> None:
        self._set: dict[Hashable, asyncio.TimerHandle] = {}
        self._running: set[asyncio.Future[None]] = set()

    def set(self, name: Hashable, seconds: float, action: Action) -> None:
        """Does something after some seconds."""
        if name not in self._set:
            loop = asyncio.get_running_loop()
            self._set[name] = loop.call_later(seconds, self._go_off, name, action)

    def drop(self, name: Hashable) -> None:
        """Forgets an alarm that is set."""
        timer = self._set.pop(name, None)
        if timer is not None:
            timer.cancel()

    def _go_off(self, name: Hashable, action: Action) -> None:
        del self._set[name]
        done = action()
        if done is not None:
            task = asyncio.ensure_future(_unless_refused(done))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """None goes off any more; those that did are waited for."""
        for timer in self._set.values():
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
