"""Threads that share the work on many games.

Compiled code runs without the interpreter lock, so they run side by side. What they are told lasts
some milliseconds at most: a pool of futures would cost a tenth of that, a queue a hundredth.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, TypeAlias
from weakref import finalize

from nations.batch.intake import MOST_THREADS, check_number

Job: TypeAlias = Callable[[], Any]

LOOKS = 50
"""How often one looks whether another thread is through before one sleeps: what is left of a block
of games takes less than to fall asleep and to be woken."""


def threads_given(threads: int) -> int:
    """How many threads share the work: 0 means all cores. Raises BadBatch."""
    return check_number("threads", threads, 0, MOST_THREADS) or os.cpu_count() or 1


class SpareJob:
    """A part in a work, for a thread that has time for it before it is taken back."""

    def __init__(self, work: Job) -> None:
        self._left = [work]

    def take(self) -> Job | None:
        """The work, for the first who asks; for others None."""
        try:
            return self._left.pop()
        except IndexError:
            return None


class Deckhand:
    """A thread that takes one offer after the other, until it is told that there is none."""

    def __init__(self) -> None:
        self.offers = SimpleQueue[SpareJob | None]()
        self.done = SimpleQueue[tuple[Any, BaseException | None]]()
        Thread(target=work_off, args=(self.offers, self.done), daemon=True).start()

    def wait(self) -> tuple[Any, BaseException | None]:
        """What came of its work, or what was raised; who interrupts is heard when it is done."""
        stopped: KeyboardInterrupt | None = None
        while True:
            try:
                for _ in range(LOOKS):
                    if not self.done.empty():
                        break
                    sleep(0)
                done, error = self.done.get()
            except KeyboardInterrupt as interrupt:
                stopped = interrupt
            else:
                return done, stopped or error


def work_off(
    offers: SimpleQueue[SpareJob | None], done: SimpleQueue[tuple[Any, BaseException | None]]
) -> None:
    while offer := offers.get():
        work = offer.take()
        if work is not None:
            try:
                done.put((work(), None))
            except BaseException as error:  # for the thread that waits for it
                done.put((None, error))
        del work  # and with it, arrays


class Crew:
    """Some threads; the caller's own is one of them."""

    def __init__(self, threads: int) -> None:
        self.threads = threads_given(threads)
        self._hands: list[Deckhand] = []
        self._home = os.getpid()

    def share(self, works: Sequence[Job]) -> list[Any]:
        """Has some threads take part in a work that any number of them can do, each in its own
        way, until nothing is left of it: the caller's thread at once, others as they wake. Who has
        not when the caller's is through takes no part. Comes back, or raises, when none goes on.
        """
        if len(works) == 1:
            return [works[0]()]
        if not self._hands or self._home != os.getpid():  # a forked process has none
            self._gather()
        offers = [SpareJob(work) for work in works[1:]]
        for hand, offer in zip(self._hands, offers, strict=False):
            hand.offers.put(offer)
        try:
            mine = works[0]()
        finally:
            pairs = zip(self._hands, offers, strict=False)
            others = [hand.wait() for hand, offer in pairs if offer.take() is None]
        for _, error in others:
            if error is not None:
                raise error
        return [mine, *(done for done, _ in others)]

    def _gather(self) -> None:
        self._hands, self._home = [Deckhand() for _ in range(self.threads - 1)], os.getpid()
        finalize(self, dismiss, [hand.offers for hand in self._hands])


def dismiss(all_offers: Sequence[SimpleQueue[SpareJob | None]]) -> None:
    """Lets threads end."""
    for offers in all_offers:
        offers.put(None)
