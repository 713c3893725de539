"""Who does the work: this machine's cores, or a Ray cluster. The answers come in order, so nothing
depends on who was quicker, and each task's answer comes once, however often it had to be done."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from nations.errors import UnknownName

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""Tasks for each worker that may be under way; what is not needed any more is dropped."""
RETRIES = 10
"""How often Ray does a task again whose worker was killed."""


class Workers(Protocol):
    """Does tasks somewhere. The function must be importable and depend on its task alone."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """The answer to each task, in the order of the tasks."""


class Alone:
    """This process."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return map(work, tasks)


class Pool:
    """Some processes on this machine (0: one for each core)."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        with ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn")) as pool:
            waiting: deque[Future[R]] = deque()
            try:
                for task in tasks:
                    waiting.append(pool.submit(work, task))
                    if len(waiting) >= AHEAD * self.jobs:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


class Ray:
    """A Ray cluster: the one at `RAY_ADDRESS`, or a new one here. Killed tasks are done again."""

    def __init__(self) -> None:
        try:
            import ray
        except ImportError as error:
            raise UnknownName("place to play", "ray", ["local", "pip install '.[ray]'"]) from error
        self._ray = ray
        if not ray.is_initialized():
            self._connect()

    def _connect(self) -> None:
        try:
            self._ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        except ConnectionError as error:
            where = os.environ.get("RAY_ADDRESS", "")
            raise UnknownName("cluster", where, ["an address in RAY_ADDRESS"]) from error

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        remote = self._ray.remote(max_retries=RETRIES)(work)
        room = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(remote.remote(task))
                if len(waiting) >= room:
                    yield self._ray.get(waiting.popleft())
            while waiting:
                yield self._ray.get(waiting.popleft())
        finally:
            for one in waiting:
                self._ray.cancel(one, force=True)


def workers(place: str, jobs: int) -> Workers:
    """Those of a place: `local` or `ray`. Raises UnknownName."""
    if place == "ray":
        return Ray()
    if place != "local":
        raise UnknownName("place to play", place, ["local", "ray"])
    return Alone() if jobs == 1 else Pool(jobs)
