"""One promise of a store on trial: an open store, and a match of its own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from secrets import token_hex
from typing import Any, TypeAlias

from nations.store import Batch, MatchHead, Store, StoreError, StoreInUse

Raw: TypeAlias = Callable[[str], None]
"""Does a statement on the tables, past the store: how damage gets in."""


class BrokenPromise(AssertionError):
    """A promise that a store breaks."""


class Trial:
    """One promise, on a store that is open, with a match of its own."""

    def __init__(self, opened: Callable[[], Store], raw: Raw | None, name: str) -> None:
        self._opened, self.raw, self._name = opened, raw, name.replace("_", " ")
        self.store = opened()
        self.match = f"check-{token_hex(6)}"

    def run(self, promise: Callable[[Trial], None]) -> None:
        try:
            promise(self)
        except StoreError as error:
            raise BrokenPromise(f"{self._name}: {error}") from error
        finally:
            with suppress(StoreError):
                self.store.remove(self.match).result()
            self.store.close()

    def anew(self) -> None:
        """Closes the store, and opens it again."""
        self.store.close()
        self.store = self._opened()

    def beside(self) -> Store:
        """The store, opened a second time; the same, where there can be only one."""
        try:
            return self._opened()
        except StoreInUse:
            return self.store

    def begin(self, records: int = 1, **more: Any) -> list[bytes]:
        """The match, with some records."""
        bodies = tuple(b"event %d" % seq for seq in range(1, records + 1))
        opening = Batch(
            match=self.match, first=1, bodies=bodies, opened=MatchHead("dice", 7), **more
        )
        self.store.append(opening).result()
        return list(bodies)

    def batch(self, **more: Any) -> Batch:
        return Batch(match=self.match, **more)

    def same(self, found: object, expected: object, what: str) -> None:
        if found != expected:
            raise BrokenPromise(f"{self._name}: {what}: {found!r}, not {expected!r}")

    def refused(self, kind: type[StoreError], batch: Batch) -> StoreError:
        """The refusal of a batch, which must come and be of a kind."""
        return self.refusal(kind, lambda: self.store.append(batch))

    def refusal(self, kind: type[StoreError], write: Callable[[], Future[Any]]) -> StoreError:
        try:
            write().result()
        except StoreError as error:
            if isinstance(error, kind):
                return error
            raise
        raise BrokenPromise(f"{self._name}: it was stored, and {kind.__name__} was due")

    def picture(self) -> tuple[Any, ...]:
        """All that can be read of the match."""
        store, match = self.store, self.match
        known = [store.answered(match, 0, name) for name in ("a", "b", "c")]
        everything = (store.keys(match), store.invitations(match), store.secret(match), known)
        return (store.read(match), store.find(match), store.chat(match), *everything)
