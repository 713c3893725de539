"""The store in a PostgreSQL database: any number of servers write, and its own locks keep order.

Each batch is a transaction of its own, which begins by locking the row of its match: whoever else
wants to append to that match waits, then sees what is new, and is told that its number is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from secrets import token_hex
from typing import Concatenate, ParamSpec, TypeVar

from nations.store import reading, writing
from nations.store.address import without_password
from nations.store.errors import Damaged
from nations.store.moving import Whole, put_whole, take_whole
from nations.store.postgres import servers
from nations.store.postgres.hints import Listening, Telling
from nations.store.postgres.line import Line
from nations.store.postgres.pool import Pool, Writers
from nations.store.postgres.reading import read_events
from nations.store.postgres.schema import migrate
from nations.store.shared import LEASE, Beat, Head, Heard, Hint, Joined, Picture
from nations.store.store import Answer, Batch, ChatLine, Claim, Held, Key, MatchRow

P = ParamSpec("P")
T = TypeVar("T")
CONNECTIONS = 4
"""For what is appended, and as many for reading; two more for what servers tell of themselves."""


class PostgresStore:
    """Implements `Shared`. May be used from any thread."""

    def __init__(self, url: str, writing: Pool, reading: Pool, waiting: int) -> None:
        self.damage: str | None = None
        self.process = token_hex(8)
        self._url, self._lease = url, LEASE
        self._reading, self._writing = reading, writing
        self._writers = Writers(writing, CONNECTIONS, waiting)
        self._telling: Telling | None = None
        self._listening: Listening | None = None

    @classmethod
    def open(cls, url: str, *, waiting: int = 4096) -> PostgresStore:
        """The store in a database, whose tables are made if there are none. Raises StoreError."""
        pools = Pool(url, CONNECTIONS + 2), Pool(url, CONNECTIONS)
        shown = without_password(url)
        try:
            pools[0].run(lambda line: line.transaction(lambda one: migrate(one, shown)))
        except BaseException:
            pools[0].close()
            raise
        return cls(url, *pools, waiting)

    def close(self) -> None:
        self._writers.close()
        if self._listening is not None:
            self._listening.close()
        if self._telling is not None:
            self._telling.close()
        self._writing.close()
        self._reading.close()

    def append(self, batch: Batch) -> Future[None]:
        def work(line: Line) -> None:
            lock_match(line, batch.match)
            if batch.fence is not None:
                servers.check_fence(line, batch.match, batch.fence)
            writing.write_batch(line, batch)

        last = batch.first + len(batch.bodies) - 1 if batch.bodies else None
        return self._told(self._writers.submit(work), batch.match, last)

    def append_chat(
        self,
        match: str,
        at: int,
        seat: int | None,
        name: str,
        text: str,
        answer: Answer | None = None,
    ) -> Future[ChatLine]:
        line_of_chat = ChatLine(0, at, seat, name, text)

        def work(line: Line) -> ChatLine:
            lock_match(line, match)
            return writing.write_chat(line, match, line_of_chat, answer)

        return self._told(self._writers.submit(work), match, None)

    def quarantine(self, match: str, why: str | None) -> Future[None]:
        return self._writers.submit(lambda line: writing.write_quarantine(line, match, why))

    def remove(self, match: str) -> Future[None]:
        def work(line: Line) -> None:
            lock_match(line, match)
            writing.remove_match(line, match)

        return self._writers.submit(work)

    def read(self, match: str, after: int = 0) -> list[bytes]:
        try:
            return self._ask(read_events, match, after)
        except Damaged as error:
            self.damage = self.damage or str(error)
            raise

    def find(self, match: str) -> MatchRow:
        return self._ask(reading.find_match, match)

    def matches(self, over: bool | None = None) -> list[MatchRow]:
        return self._ask(reading.list_matches, over)

    def waiting(self) -> list[str]:
        return self._ask(reading.list_waiting)

    def answer(self, match: str, seat: int, id: str) -> bytes | None:  # noqa: A002 - its name
        return self._ask(reading.find_answer, match, seat, id)

    def answered(self, match: str, seat: int, id: str) -> Answer | None:  # noqa: A002 - its name
        return self._ask(reading.find_answered, match, seat, id)

    def keys(self, match: str) -> list[Key]:
        return self._ask(reading.list_keys, match)

    def held_by(self, hash: bytes) -> list[tuple[str, Key]]:  # noqa: A002 - its name
        return self._ask(reading.list_held, hash)

    def opened_by(self, hashes: tuple[bytes, ...], but: str, most: int) -> list[Held]:
        return self._ask(reading.list_opened, hashes, but, most)

    def claims(self, match: str) -> list[Claim]:
        return self._ask(reading.list_claims, match)

    def secret(self, match: str) -> bytes | None:
        return self._ask(reading.find_secret, match)

    def chat(self, match: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        return self._ask(reading.list_chat, match, after, limit)

    def whole(self, match: str) -> Whole:
        def take(line: Line) -> Whole:
            line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            return take_whole(line, match)

        return self._reading.run(lambda line: line.transaction(take))

    def put(self, match: str, whole: Whole) -> Future[None]:
        return self._writers.submit(lambda line: put_whole(line, match, whole))

    # Several servers

    def join(self, lease: float = LEASE) -> Joined:
        self._lease = lease
        self._telling = self._telling or Telling(self._url, self.process)
        return self._now(servers.join, self.process, lease)

    def beat(self) -> Beat:
        return self._now(servers.beat, self.process, self._lease)

    def leave(self) -> None:
        self._now(servers.leave, self.process)
        self.hint("", None)

    def tend(self, match: str) -> int | None:
        return self._now(servers.tend, self.process, match)

    def let_go(self, match: str) -> None:
        self._now(servers.let_go, self.process, match)

    def be_present(self, match: str, seats: frozenset[int]) -> None:
        self._now(servers.be_present, self.process, match, seats)
        self.hint(match)

    def orphans(self, most: int) -> list[str]:
        return self._ask(servers.orphans, most)

    def heads(self, matches: Sequence[str]) -> list[Head]:
        return self._ask(servers.heads, self.process, matches)

    def said(self, match: str) -> int:
        return max((line.n for line in self.chat(match, limit=1)), default=0)

    def picture(self, match: str, after: int) -> Picture:
        def take(line: Line) -> Picture:
            line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            bodies = read_events(line, match, after)
            return Picture(bodies, reading.list_keys(line, match), reading.list_claims(line, match))

        return self._reading.run(lambda line: line.transaction(take))

    def listen(self, heard: Heard) -> None:
        self._listening = Listening(self._url, self.process, heard)

    def hint(self, match: str, seq: int | None = None) -> None:
        if self._telling is not None:
            self._telling.tell(Hint(match, seq))

    def _told(self, done: Future[T], match: str, seq: int | None) -> Future[T]:
        """The others hear of it when it is kept."""

        def tell(one: Future[T]) -> None:
            if not one.cancelled() and one.exception() is None:
                self.hint(match, seq)

        done.add_done_callback(tell)
        return done

    def _now(self, work: Callable[Concatenate[Line, P], T], *of: P.args, **more: P.kwargs) -> T:
        """Writes from the thread that asks."""
        return self._writing.run(lambda line: line.transaction(lambda one: work(one, *of, **more)))

    def _ask(self, question: Callable[Concatenate[Line, P], T], *of: P.args, **more: P.kwargs) -> T:
        return self._reading.run(lambda line: question(line, *of, **more))


def lock_match(line: Line, match: str) -> None:
    """From here to the end of the transaction nobody else changes a match."""
    line.execute("SELECT 1 FROM matches WHERE id=? FOR UPDATE", (match,))
