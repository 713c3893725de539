"""Who does the work: this machine's cores, or a Ray cluster. The answers come in order, so nothing
depends on who was quicker, and each task's answer comes once, however often it had to be done."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from pickle import PicklingError
from socket import create_connection
from typing import Any, Protocol, TypeVar, runtime_checkable
from weakref import finalize

from nations.arena.fielding import Lost
from nations.arena.processes import PATIENCE, Worker
from nations.errors import NationsError, NotInstalled, UnknownName

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""Tasks for each worker that may be under way; what is not needed any more is dropped."""
RETRIES = 10
"""How often Ray does a task again whose worker was killed."""
KNOCK = 5.0
"""Seconds until a cluster that does not answer counts as missing."""


class Workers(Protocol):
    """Does tasks somewhere. The function must be importable and depend on its task alone."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """The answer to each task, in the order of the tasks."""


@runtime_checkable
class Forgiving(Protocol):
    """A task that can be done again after a bot ended the process that did it."""

    def after(self, lost: Lost) -> Any: ...


class Alone:
    """This process. A bot that ends its process ends the program: for bots that one knows."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return map(work, tasks)


class Pool:
    """Some processes on this machine (0: one for each core), which stay for the next tasks.

    What goes wrong in one is raised when its task is at turn, so it is always the first failure
    of all that is told; a task that can be done again is. `patience` is how many seconds a bot
    may think about one move.
    """

    def __init__(self, jobs: int = 0, patience: float = PATIENCE, forgiving: bool = True) -> None:
        self.jobs, self._patience = jobs or os.cpu_count() or 1, patience
        self._forgiving = forgiving
        self._workers: list[Worker] = []
        finalize(self, _end, self._workers)

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        given = list(tasks)
        waiting = deque(enumerate(given))
        answers: dict[int, tuple[bool, Any]] = {}
        try:
            for number in range(len(tasks)):
                self._hand_out(work, waiting, number)
                while True:
                    while number not in answers:
                        answers.update(self._heard())
                        self._hand_out(work, waiting, number)
                    done, answer = answers.pop(number)
                    if done:
                        break
                    if not self._forgiving:
                        raise answer
                    waiting.appendleft((number, _again(given, number, answer)))
                    self._hand_out(work, waiting, number)
                yield answer
        finally:
            _end(self._busy)
            self._workers[:] = [one for one in self._workers if one.task is None and one.alive]

    @property
    def _busy(self) -> list[Worker]:
        return [one for one in self._workers if one.task is not None]

    def _hand_out(self, work: Callable[[T], R], waiting: deque[tuple[int, T]], heard: int) -> None:
        """A task to everybody who has none, but not too far ahead of what was heard."""
        while waiting and waiting[0][0] < heard + AHEAD * self.jobs:
            worker = self._idle()
            if worker is None:
                return
            number, task = waiting.popleft()
            worker.give(number, work, task)

    def _idle(self) -> Worker | None:
        """Somebody without a task, new if need be; None if all that there may be work."""
        self._workers[:] = [one for one in self._workers if one.task is not None or one.alive]
        idle = [one for one in self._workers if one.task is None]
        if not idle and len(self._workers) < self.jobs:
            self._workers.append(Worker(self._patience))
            return self._workers[-1]
        return idle[0] if idle else None

    def _heard(self) -> dict[int, tuple[bool, Any]]:
        """The next answers, by the numbers of their tasks."""
        busy = {one.pipe: (one.task, one) for one in self._busy}
        ready = (busy[pipe] for pipe in wait(list(busy)))  # type: ignore[index]  # only pipes
        return {number: worker.take() for number, worker in ready if number is not None}


def _again(tasks: list[T], number: int, error: Exception) -> T:
    """A task that failed as it is to be done again. Raises the error if it is not."""
    task = tasks[number]
    if not isinstance(error, Lost) or not isinstance(task, Forgiving):
        raise error
    tasks[number] = task.after(error)
    return tasks[number]


def _end(workers: Sequence[Worker]) -> None:
    for one in workers:
        one.end()


class Ray:
    """A Ray cluster: the one at `RAY_ADDRESS`, or a new one here. Killed tasks are done again."""

    def __init__(self) -> None:
        # Nobody is told that somebody plays; who wants to be counted says so in this variable.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ModuleNotFoundError as error:
            raise NotInstalled("ray", "ray") from error
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
                waiting.append((task, remote.remote(task)))
                if len(waiting) >= room:
                    yield self._answer(work, *waiting.popleft())
            while waiting:
                yield self._answer(work, *waiting.popleft())
        finally:
            for _, one in waiting:
                self._ray.cancel(one, force=True)

    def _answer(self, work: Callable[[T], R], task: T, coming: Any) -> Any:
        """Raises what the work raised, or NationsError if nobody could do it."""
        errors = self._ray.exceptions
        try:
            return self._ray.get(coming)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            fallen = self._look_closer(work, task)
            if fallen:
                return next(Pool(1).each(work, fallen))
            reason = str(error).strip().partition("\n")[0]
            raise NationsError(f"the cluster could not play: {reason}") from error

    def _look_closer(self, work: Callable[[T], R], task: T) -> list[T]:
        """Does a task here that ended every worker: if a bot did that, it is known then, and the
        task is to be done again with that knowledge, here too. Raises BotFailed if it cannot."""
        tasks = [task]
        with suppress(PicklingError, AttributeError):  # only what a process here can be told
            try:
                list(Pool(1, forgiving=False).each(work, tasks))
            except Lost as lost:
                return [_again(tasks, 0, lost)]
        return []


def knock(address: str) -> None:
    """Raises OSError at once if nobody listens at HOST:PORT, for which Ray would wait minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit() and "/" not in host:
        with create_connection((host.strip("[]"), int(port)), timeout=KNOCK):
            pass


def workers(place: str, jobs: int, patience: float = PATIENCE) -> Workers:
    """Those of a place: `local` or `ray`. Raises UnknownName."""
    if place == "ray":
        return Ray()
    if place != "local":
        raise UnknownName("place to play", place, ["local", "ray"])
    return Pool(jobs, patience)
