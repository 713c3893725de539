"""What requests cost: processor time, measured, and a budget of it for each address.

A request is refused when its address has used up its time; what it costs is known afterwards, so
the budget may be overdrawn by one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from time import monotonic, thread_time
from types import coroutine
from typing import Any, ParamSpec, TypeVar

from nations.room.refusal import Code, Refusal
from nations.server.limits import Buckets, Limit

P = ParamSpec("P")
T = TypeVar("T")
_threads = ThreadPoolExecutor(3, thread_name_prefix="beside")
"""So few that the loop has its turn soon: all threads share one processor's time."""
_payer: ContextVar[Callable[[float], None] | None] = ContextVar("payer", default=None)
"""Who pays for what is done now, also in a thread beside the loop."""


_address: ContextVar[Hashable] = ContextVar("address", default=None)


def paying() -> Hashable:
    """The address that pays for what is done now, if it is known."""
    return _address.get()


class Costs:
    """The budgets of all addresses, in seconds of the processor."""

    def __init__(self, limit: Limit) -> None:
        self._buckets = Buckets(limit)

    def check(self, address: Hashable) -> None:
        """Raises Refusal if an address has nothing left."""
        if not self._buckets.has(address, monotonic()):
            raise Refusal(Code.RATE, "no-rate")

    async def paid(self, address: Hashable, work: Coroutine[Any, Any, T]) -> T:
        """Does work that an address pays for."""

        def pay(seconds: float) -> None:
            self._buckets.spend(address, seconds, monotonic())

        token, who = _payer.set(pay), _address.set(address)
        try:
            return await _metered(work, pay)
        finally:
            _payer.reset(token)
            _address.reset(who)


async def beside(work: Callable[P, T], *of: P.args, **more: P.kwargs) -> T:
    """Work in a thread beside the loop; who asked for it pays for it."""
    pay = _payer.get()

    def measured() -> T:
        begun = thread_time()
        try:
            return work(*of, **more)
        finally:
            if pay is not None:
                loop.call_soon_threadsafe(pay, thread_time() - begun)

    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_threads, copy_context().run, measured)


@coroutine
def _metered(work: Coroutine[Any, Any, T], pay: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Drives a coroutine, and pays for each of its steps."""
    value: Any = None
    thrown: BaseException | None = None
    while True:
        begun = thread_time()
        try:
            waits = work.send(value) if thrown is None else work.throw(thrown)
        except StopIteration as stop:
            result: T = stop.value
            return result
        finally:
            pay(thread_time() - begun)
        value = thrown = None
        try:
            value = yield waits
        except BaseException as error:
            thrown = error
