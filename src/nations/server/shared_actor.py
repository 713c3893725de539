"""A room that other servers write to as well. Nobody owns it: the log decides.

Decide on what is known → append at the next number → or somebody was first: read on, decide again.
Nothing is refused before it is known that nothing new is there and that the command was not
answered before, here or elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import msgspec

from nations.contract import Seat
from nations.errors import NationsError
from nations.room.commands import AnyCommand, Who
from nations.room.desk import speaker
from nations.room.messages import Chat
from nations.room.records import Record, Seated, read
from nations.room.refusal import Code, Refusal
from nations.room.room import Room
from nations.server.actor import SEAT, Actor, Reply, refused
from nations.server.clock import Stood
from nations.store import (
    Batch,
    ChatLine,
    Fence,
    Fenced,
    Key,
    KnownCommand,
    SeqTaken,
    Shared,
    StoreError,
)
from nations.store.store import Invitation

P = ParamSpec("P")
T = TypeVar("T")
TRIES = 8
"""How often a command is decided anew because somebody else was first."""
_threads = ThreadPoolExecutor(6, thread_name_prefix="asking")
"""Wait for the database, so that the loop does not."""
UNSURE = (Code.STORAGE, Code.DAMAGED)
"""Refusals of the store itself: reading more would not help."""


async def asked(question: Callable[P, T], *of: P.args, **more: P.kwargs) -> T:
    """What the database answers. Raises Refusal."""
    try:
        return await asyncio.wrap_future(_threads.submit(question, *of, **more))
    except StoreError as error:
        raise refused(error) from error


class SharedActor(Actor):
    """A room on one of several servers. `fence` is there while this one sees to the match."""

    def __init__(
        self,
        store: Shared,
        stood: Stood,
        passed_on: Callable[[SharedActor], None],
        said: int,
        *of: Any,
    ) -> None:
        self._stood = stood
        super().__init__(of[0], store, *of[1:])
        self._shared, self._passed_on = store, passed_on
        self.said = said
        """The last line of chat that was told here."""
        self.fence: int | None = None

    async def _asked(self, question: Callable[P, T], *of: P.args, **more: P.kwargs) -> T:
        return await asked(question, *of, **more)

    @property
    def deadline(self) -> int | None:
        """When the time for a move is up: at all servers the same, by the records and pauses."""
        due = self.room.deadline
        return None if due is None else due + self._stood.since(self.room.turned_at)

    @property
    def answer_by(self) -> int | None:
        until, question = self.room.answer_by, self.room.question
        if until is None or question is None:
            return None
        return until + self._stood.since(question.at)

    def stood_still(self, lasted: int) -> None:
        """Others went on meanwhile; if all stood, the store knows."""

    async def carry_out(self, who: Who, command: AnyCommand, reply: Reply | None = None) -> bytes:
        held = self._holders(who)
        return await self._in_turn(self._decide(who, held, command, reply))

    async def by_itself(self, who: Who, command: AnyCommand) -> None:
        """Only by the server that sees to the match: the store refuses all others."""
        if self.fence is None:
            raise Refusal(Code.BUSY, "no-room-busy")
        fence = Fence(self._shared.process, self.fence)
        await self._in_turn(self._decide(who, self._holders(who), command, None, fence))

    async def _decide(
        self,
        who: Who,
        held: frozenset[Key],
        command: AnyCommand,
        reply: Reply | None,
        fence: Fence | None = None,
    ) -> bytes:
        for _ in range(TRIES):
            if self._holders(who) != held:
                raise Refusal(Code.BUSY, "no-room-busy")  # the seat changed hands: ask again
            try:
                self._check_presence(who, command)
                change = self._desk.receive(who, command, self._now())
                return await self._keep(change, reply, fence=fence)
            except SeqTaken:
                await self._read_on()
                continue
            except KnownCommand:
                await self._read_on()  # it was kept, here in doubt or elsewhere
                answer = await self._known(speaker(who), command)
            except Refusal as refusal:
                if refusal.code in UNSURE:
                    raise
                if await self._read_on():
                    continue
                answer = await self._known(speaker(who), command)
                if answer is None:
                    raise
            if answer is not None:
                if reply:
                    reply(answer)
                return answer
        raise Refusal(Code.BUSY, "no-room-busy")

    def _holders(self, who: Who) -> frozenset[Key]:
        """Whose seat it is that a command is for."""
        if who.seat is None or who.server or who.bot is not None:
            return frozenset()
        return frozenset(key for key in self.keys if key.role == SEAT and key.seat == who.seat)

    async def _append(self, batch: Batch) -> None:
        try:
            await asyncio.wrap_future(self._store.append(batch))
        except (SeqTaken, KnownCommand):
            raise
        except Fenced as error:
            self.fence = None
            raise Refusal(Code.BUSY, "no-room-busy") from error
        except StoreError as error:
            raise refused(error) from error  # if it was kept all the same, its number is taken

    # What others wrote

    async def catch_up(self) -> None:
        """Reads what is new. Raises Refusal."""
        async with self._turnstile:
            if not self.closed and not self.set_aside:
                await self._read_on()

    async def hear(self, after: int, bodies: list[bytes]) -> None:
        """What was read after a number. Raises Refusal."""
        async with self._turnstile:
            if not self.closed and not self.set_aside:
                await self._follow(bodies[self.room.seq - after :])

    async def _read_on(self) -> bool:
        """Whether there was something new; it is true here now."""
        return await self._follow(await self._asked(self._store.read, self.match, self.room.seq))

    async def _follow(self, bodies: list[bytes]) -> bool:
        if not bodies:
            return False
        records, keys = self._records(bodies), self.keys
        if any(isinstance(one, Seated) for one in records):
            found = await asked(self._shared.picture, self.match, self.room.seq)
            records, keys = self._records(found.bodies), set(found.keys)
            self._take_invitations(found.invitations)
        self._swap(self._followed(records), keys)
        return True

    def _records(self, bodies: list[bytes]) -> list[Record]:
        try:
            return [read(body) for body in bodies]
        except msgspec.DecodeError as error:
            raise self._pass_on() from error

    def _followed(self, records: list[Record]) -> Room:
        room = self.room.branch()
        try:
            for record in records:
                room.apply(record)
        except NationsError as error:
            raise self._pass_on() from error
        return room

    def _pass_on(self) -> Refusal:
        """A newer server wrote what this one cannot read: others are to serve the match."""
        self.closed = True
        self._passed_on(self)
        return Refusal(Code.BUSY, "no-room-busy")

    # Invitations

    def _take_invitations(self, invitations: list[Invitation]) -> None:
        self.invitations = {one.hash: one.seat for one in invitations}

    async def _read_claims(self) -> None:
        self._take_invitations(await asked(self._store.invitations, self.match))

    async def invited_to(self, claim: bytes) -> Seat | None:
        if claim not in self.invitations:
            await self._read_claims()
        return self.invitations.get(claim)

    async def _claim(self, claim: bytes, key: bytes, name: str, commit: str | None) -> Seat:
        for _ in range(TRIES):
            await self._read_on()
            await self._read_claims()
            try:
                return await super()._claim(claim, key, name, commit)
            except (SeqTaken, KnownCommand):
                continue
        raise Refusal(Code.BUSY, "no-room-busy")

    async def _invite(self, seat: Seat, claim: bytes) -> None:
        for _ in range(TRIES):
            await self._read_claims()
            try:
                return await super()._invite(seat, claim)
            except Refusal as refusal:
                if refusal.code != Code.CLAIMED:
                    raise
        raise Refusal(Code.BUSY, "no-room-busy")

    # Chat

    async def _tell_chat(self, line: ChatLine) -> None:
        if line.n > self.said:
            await self.hear_chat()

    async def hear_chat(self) -> None:
        """Tells what was said, here and elsewhere, in its order, each line once. Raises Refusal."""
        for line in await asked(self._store.chat, self.match, self.said):
            if line.n > self.said:
                self.said = line.n
                self.audience.tell_all(Chat(line.n, line.at, line.seat, line.name, line.text))
