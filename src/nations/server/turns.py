"""Whose turn it is to think: people who wait first, and a fair share for each address.

Bots of matches that nobody looks at think when nobody else wants to, and never take the last
worker: so a person never waits for a stranger's bot that has seconds to think.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

AWAITED, WATCHED, ALONE = 0, 1, 2
"""A person at the table waits; somebody looks on; nobody is there."""
AGAIN = 0.2
"""Seconds after which it is looked at again who waits: somebody may have come to look on."""
W = TypeVar("W")


def awaited() -> int:
    """Somebody waits for it."""
    return AWAITED


class Asking(NamedTuple):
    """For whom something is thought: how urgent that is now, and whose share it is of."""

    level: Callable[[], int] = awaited
    payer: Hashable = ""


ASKING: ContextVar[Asking] = ContextVar("asking")
"""For whom the work at hand is; without it, a person waits."""


class WorkerTurn(NamedTuple, Generic[W]):
    """A worker, and how urgent it was that one was given."""

    worker: W
    level: int


class WorkerTurns(Generic[W]):
    """Workers, and those who wait for one."""

    def __init__(self, workers: Sequence[W]) -> None:
        self._idle = list(reversed(workers))  # the last to be given back is the next: it is warm
        self._most_alone = max(1, len(workers) - 1)
        self._alone = 0
        self._waiting: OrderedDict[
            Hashable, deque[tuple[asyncio.Future[WorkerTurn[W]], Asking]]
        ] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    async def take(self, asking: Asking) -> WorkerTurn[W]:
        """A worker, as soon as it is one's turn; to be given back."""
        future: asyncio.Future[WorkerTurn[W]] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asking.payer, deque()).append((future, asking))
        self._hand_out()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())
            raise

    def give(self, turn: WorkerTurn[W]) -> None:
        """A worker is free again."""
        self._idle.append(turn.worker)
        self._alone -= turn.level == ALONE
        self._hand_out()

    def _hand_out(self) -> None:
        for level in (AWAITED, WATCHED, ALONE):
            while self._idle and (level != ALONE or self._alone < self._most_alone):
                future = self._next(level)
                if future is None:
                    break
                self._alone += level == ALONE
                future.set_result(WorkerTurn(self._idle.pop(), level))
        if self._waiting and self._idle and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(AGAIN, self._look_again)

    def _look_again(self) -> None:
        self._timer = None
        self._hand_out()

    def _next(self, level: int) -> asyncio.Future[WorkerTurn[W]] | None:
        """Who of a level waits longest at the address whose turn it is, which then comes last."""
        for payer, mine in list(self._waiting.items()):
            for one in list(mine):
                future, asking = one
                if future.done():
                    mine.remove(one)
                elif asking.level() == level:
                    mine.remove(one)
                    self._waiting.move_to_end(payer)
                    self._tidy(payer)
                    return future
            self._tidy(payer)
        return None

    def _tidy(self, payer: Hashable) -> None:
        if not self._waiting[payer]:
            del self._waiting[payer]
