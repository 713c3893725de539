"""What comes one by one and is better done for many at once: names gather for a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from nations.room.refusal import Refusal

SOON = 0.01
"""Seconds in which hints gather, so that one question does for several."""


class Gathering:
    """Does work for all names that came meanwhile, one time after the other."""

    def __init__(self, work: Callable[[set[str]], Awaitable[None]], seconds: float) -> None:
        self._work, self._seconds = work, seconds
        self._names: set[str] = set()
        self._task: asyncio.Future[None] | None = None

    def add(self, names: Iterable[str]) -> None:
        """Is done soon. What is refused is not tried again: who looks regularly finds it."""
        self._names.update(names)
        if self._names and self._task is None:
            self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        try:
            while self._names:
                await asyncio.sleep(self._seconds)
                names, self._names = self._names, set()
                with suppress(Refusal):
                    await self._work(names)
        finally:
            self._task = None

    async def ended(self) -> None:
        """When all is done."""
        if self._task is not None:
            await self._task
