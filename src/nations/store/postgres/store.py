"""The store in a PostgreSQL database: any number of servers write, and its own locks keep order.

Each batch is a transaction of its own, which locks the row of its match: whoever else wants to
append to that match waits, then sees what is new, and is told that its number is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from secrets import token_hex
from threading import Event, Thread
from typing import Concatenate, ParamSpec, TypeVar

from nations.store import reading, writing
from nations.store.address import without_password
from nations.store.errors import Damaged
from nations.store.moving import Whole, put_whole, take_whole
from nations.store.postgres import servers
from nations.store.postgres.hints import Listening, Telling
from nations.store.postgres.line import PostgresConnection
from nations.store.postgres.pool import ConnectionPool, Writers
from nations.store.postgres.reading import read_news, read_records
from nations.store.postgres.schema import migrate
from nations.store.reads import Reads
from nations.store.shared import LEASE, Beat, Head, Heard, Notice, Picture, Standstill
from nations.store.store import Batch, ChatLine, KeptAnswer

P = ParamSpec("P")
T = TypeVar("T")
CONNECTIONS = 4
"""For what is appended, and as many for reading; two more for what servers tell of themselves."""


class PostgresStore(Reads):
    """Implements `Shared`. May be used from any thread."""

    def __init__(
        self, url: str, writing: ConnectionPool, reading: ConnectionPool, waiting: int
    ) -> None:
        self.damage: str | None = None
        self.process = token_hex(8)
        self._url, self._lease = url, LEASE
        self._reading, self._writing = reading, writing
        self._writers = Writers(writing, CONNECTIONS, waiting)
        self._telling: Telling | None = None
        self._listening: Listening | None = None
        self._closing = Event()
        Thread(target=self._watch, name="nations-watching", daemon=True).start()

    def _watch(self) -> None:
        """Nobody waits for ever for a database that does not answer."""
        while not self._closing.wait(1.0):
            self._reading.cut_stuck()
            self._writing.cut_stuck()

    @classmethod
    def open(cls, url: str, *, waiting: int = 4096) -> PostgresStore:
        """The store in a database, whose tables are made if there are none. Raises StoreError."""
        pools = ConnectionPool(url, CONNECTIONS + 2), ConnectionPool(url, CONNECTIONS)
        shown = without_password(url)
        try:
            pools[0].run(lambda line: line.transaction(lambda one: migrate(one, shown)))
        except BaseException:
            pools[0].close()
            raise
        return cls(url, *pools, waiting)

    def close(self) -> None:
        self._closing.set()
        self._writers.close()
        if self._listening is not None:
            self._listening.close()
        if self._telling is not None:
            self._telling.close()
        self._writing.close()
        self._reading.close()

    def append(self, batch: Batch) -> Future[None]:
        def work(line: PostgresConnection) -> None:
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
        answer: KeptAnswer | None = None,
    ) -> Future[ChatLine]:
        line_of_chat = ChatLine(0, at, seat, name, text)

        def work(line: PostgresConnection) -> ChatLine:
            return writing.write_chat(line, match, line_of_chat, answer)

        return self._told(self._writers.submit(work), match, None)

    def quarantine(self, match: str, why: str | None) -> Future[None]:
        return self._writers.submit(lambda line: writing.write_quarantine(line, match, why))

    def remove(self, match: str) -> Future[None]:
        return self._writers.submit(lambda line: writing.remove_match(line, match))

    def read(self, match: str, after: int = 0) -> list[bytes]:
        try:
            return self._ask(read_records, match, after)
        except Damaged as error:
            self.damage = self.damage or str(error)
            raise

    def whole(self, match: str) -> Whole:
        def take(line: PostgresConnection) -> Whole:
            line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            return take_whole(line, match)

        return self._reading.run(lambda line: line.transaction(take))

    def put(self, match: str, whole: Whole) -> Future[None]:
        return self._writers.submit(lambda line: put_whole(line, match, whole))

    # Several servers

    def join(self, lease: float = LEASE) -> Beat:
        self._lease = lease
        self._telling = self._telling or Telling(self._url, self.process)
        return self._now(servers.join, self.process, lease)

    def beat(self) -> Beat:
        return self._now(servers.beat, self.process, self._lease)

    def pauses(self) -> list[Standstill]:
        return self._ask(servers.pauses)

    def leave(self) -> None:
        self._now(servers.leave, self.process)
        self.hint("", None)

    def tend(self, match: str) -> int | None:
        return self._now(servers.tend, self.process, match)

    def let_go(self, match: str, due: bool = False) -> None:
        self._now(servers.let_go, self.process, match, due)

    def be_present(self, present: Mapping[str, Collection[int]]) -> None:
        self._now(servers.be_present, self.process, present)
        for match in present:
            self.hint(match)

    def orphans(self, most: int, but: Collection[str] = ()) -> list[str]:
        return self._ask(servers.orphans, most, but)

    def news(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        return self._ask(read_news, after)

    def heads(self, matches: Sequence[str]) -> list[Head]:
        return self._ask(servers.heads, self.process, matches)

    def said(self, match: str) -> int:
        return max((line.n for line in self.chat(match, limit=1)), default=0)

    def picture(self, match: str, after: int) -> Picture:
        def take(line: PostgresConnection) -> Picture:
            line.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            bodies = read_records(line, match, after)
            return Picture(
                bodies, reading.list_keys(line, match), reading.list_invitations(line, match)
            )

        return self._reading.run(lambda line: line.transaction(take))

    def listen(self, heard: Heard) -> None:
        self._listening = Listening(self._url, self.process, heard)

    def hint(self, match: str, seq: int | None = None) -> None:
        if self._telling is not None:
            self._telling.tell(Notice(match, seq))

    def _told(self, done: Future[T], match: str, seq: int | None) -> Future[T]:
        """The others hear of it when it is kept."""

        def tell(one: Future[T]) -> None:
            if not one.cancelled() and one.exception() is None:
                self.hint(match, seq)

        done.add_done_callback(tell)
        return done

    def _now(
        self, work: Callable[Concatenate[PostgresConnection, P], T], *of: P.args, **more: P.kwargs
    ) -> T:
        """Writes from the thread that asks."""
        return self._writing.run(lambda line: line.transaction(lambda one: work(one, *of, **more)))

    def _ask(
        self,
        question: Callable[Concatenate[PostgresConnection, P], T],
        *of: P.args,
        **more: P.kwargs,
    ) -> T:
        return self._reading.run(lambda line: question(line, *of, **more))
