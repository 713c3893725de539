"""Who does the work: this machine's cores, or a Ray cluster. The answers come in order, so nothing
depends on who was quicker, and each task's answer comes once, however often it had to be done."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from socket import create_connection
from typing import Any, Protocol, TypeVar

from nations.errors import NationsError, UnknownName

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""Tasks for each worker that may be under way; what is not needed any more is dropped."""
RETRIES = 10
"""How often Ray does a task again whose worker was killed."""
ENDED = "a process that played was ended from outside (is there too little memory?)"
KNOCK = 5.0
"""Seconds until a cluster that does not answer counts as missing."""


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
            except BrokenProcessPool as error:
                raise NationsError(f"{ENDED}; --keep FILE goes on from there") from error
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


class Ray:
    """A Ray cluster: the one at `RAY_ADDRESS`, or a new one here. Killed tasks are done again."""

    def __init__(self) -> None:
        # Nobody is told that somebody plays; who wants to be counted says so in this variable.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError as error:
            raise UnknownName("place to play", "ray", ["local", "pip install '.[ray]'"]) from error
        self._ray = ray
        if not ray.is_initialized():
            self._connect(os.environ.get("RAY_ADDRESS", ""))

    def _connect(self, address: str) -> None:
        try:
            knock(address)
            self._ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        except (OSError, ValueError, RuntimeError) as error:
            possible = ["the HOST:PORT of a cluster in RAY_ADDRESS", "none there for a new one"]
            raise UnknownName("cluster", address, possible) from error

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        remote = self._ray.remote(max_retries=RETRIES)(work)
        room = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(remote.remote(task))
                if len(waiting) >= room:
                    yield self._answer(waiting.popleft())
            while waiting:
                yield self._answer(waiting.popleft())
        finally:
            for one in waiting:
                self._ray.cancel(one, force=True)

    def _answer(self, task: Any) -> Any:
        """Raises what the work raised, or NationsError if nobody could do it."""
        errors = self._ray.exceptions
        try:
            return self._ray.get(task)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            reason = str(error).strip().partition("\n")[0]
            raise NationsError(f"the cluster could not play: {reason}") from error


def knock(address: str) -> None:
    """Raises OSError at once if nobody listens at HOST:PORT, for which Ray would wait minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit() and "/" not in host:
        with create_connection((host.strip("[]"), int(port)), timeout=KNOCK):
            pass


def workers(place: str, jobs: int) -> Workers:
    """Those of a place: `local` or `ray`. Raises UnknownName."""
    if place == "ray":
        return Ray()
    if place != "local":
        raise UnknownName("place to play", place, ["local", "ray"])
    return Alone() if jobs == 1 else Pool(jobs)
