"""Threads that share the work on many games.

Compiled code runs without the interpreter lock, so they run side by side. What they are told lasts
some milliseconds at most: a pool of futures would cost a tenth of that, a queue a hundredth.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar
from weakref import finalize

from nations.batch.intake import MOST_THREADS, check_number

T = TypeVar("T")
Job: TypeAlias = Callable[[], Any]


def threads_given(threads: int) -> int:
    """How many threads share the work: 0 means all cores. Raises BadBatch."""
    return check_number("threads", threads, 0, MOST_THREADS) or os.cpu_count() or 1


class Hand:
    """A thread that does one work after the other, until it is told that there is none."""

    def __init__(self) -> None:
        self.works = SimpleQueue[Job | None]()
        self.done = SimpleQueue[tuple[Any, BaseException | None]]()
        Thread(target=work_off, args=(self.works, self.done), daemon=True).start()

    def wait(self) -> tuple[Any, BaseException | None]:
        """What came of its work, or what was raised; who interrupts is heard when it is done."""
        (done, error), stopped = heard(self.done)
        return done, stopped or error


def heard(queue: SimpleQueue[T]) -> tuple[T, KeyboardInterrupt | None]:
    """What a queue brings, and who interrupted meanwhile."""
    stopped: KeyboardInterrupt | None = None
    while True:
        try:
            return queue.get(), stopped
        except KeyboardInterrupt as interrupt:
            stopped = interrupt


class Vote:
    """Some who do a part of a work each, after a look at it: all of them, or nobody.

    Each looks at its own part, so that no core fetches what another will need, and waits for the
    looks of the others alone, not for being told to go on.
    """

    def __init__(self, looks: Sequence[Callable[[], int]], works: Sequence[Job]) -> None:
        self.objections = [1] * len(looks)
        self._parts = list(zip(looks, works, strict=True))
        self._heard = [SimpleQueue[None]() for _ in looks]

    def shares(self) -> list[Job]:
        """What each of them does: the result of its work, or None where somebody objected."""
        return [partial(self._share, at) for at in range(len(self._parts))]

    def _share(self, at: int) -> Any:
        look, work = self._parts[at]
        try:
            self.objections[at] = look()
        finally:
            for queue in self._heard:
                queue.put(None)
        waits = [heard(self._heard[at])[1] for _ in self._heard]
        done = None if any(self.objections) else work()
        for stopped in filter(None, waits):
            raise stopped
        return done


def work_off(
    works: SimpleQueue[Job | None], done: SimpleQueue[tuple[Any, BaseException | None]]
) -> None:
    while work := works.get():
        try:
            done.put((work(), None))
        except BaseException as error:  # for the thread that waits for it
            done.put((None, error))
        del work  # and with it, arrays


class Crew:
    """Some threads; the caller's own is one of them."""

    def __init__(self, threads: int) -> None:
        self.threads = threads_given(threads)
        self._hands: list[Hand] = []
        self._home = os.getpid()

    def parts(self, games: int) -> list[slice]:
        """The games in as many parts as there are threads, if there are enough."""
        count = min(self.threads, games) or 1
        edges = [games * at // count for at in range(count + 1)]
        return [slice(first, end) for first, end in pairwise(edges)]

    def each(self, works: Sequence[Job]) -> list[Any]:
        """Does all of it side by side; comes back, or raises, when none of it goes on."""
        if len(works) == 1:
            return [works[0]()]
        if not self._hands or self._home != os.getpid():  # a forked process has none
            self._gather()
        busy = self._hands[: len(works) - 1]
        for hand, work in zip(busy, works[1:], strict=True):
            hand.works.put(work)
        try:
            mine = works[0]()
        finally:
            others = [hand.wait() for hand in busy]
        for _, error in others:
            if error is not None:
                raise error
        return [mine, *(done for done, _ in others)]

    def _gather(self) -> None:
        self._hands, self._home = [Hand() for _ in range(self.threads - 1)], os.getpid()
        finalize(self, dismiss, [hand.works for hand in self._hands])


def dismiss(all_works: Sequence[SimpleQueue[Job | None]]) -> None:
    """Lets threads end."""
    for works in all_works:
        works.put(None)
