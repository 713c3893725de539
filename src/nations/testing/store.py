"""`check_store`: does to a store what servers do, and checks everything that stores promise.

What is acknowledged is there, also for who opens the store anew; a batch is kept whole or not at
all; numbers have no gaps and no doubles, however many write at once; the same answer for the same
command; an invitation is used once; damage is found at its place. `promises.py` has them all.
"""

from __future__ import annotations

from collections.abc import Callable

from nations.store import Store
from nations.testing.promises import PROMISES
from nations.testing.trial import Raw, Trial


def check_store(opened: Callable[[], Store], raw: Raw | None = None) -> list[str]:
    """Checks a store, and says what was checked. Raises BrokenPromise with how one was broken.

    `opened` opens the store, each time the same; `raw` does a statement on its tables, so that
    damage can be planted (without it, that is not checked). Other matches in it are left alone.
    """
    for promise in PROMISES:
        Trial(opened, raw, promise.__name__).run(promise)
    return [promise.__name__ for promise in PROMISES]
