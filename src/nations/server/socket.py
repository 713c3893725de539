"""One WebSocket: hello, then commands in and messages out. Raw ASGI, as small as it can be."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import msgspec

from nations.i18n.voice import LANGUAGES
from nations.room import messages
from nations.room.commands import WATCHER, AskStop, AskUndo, Leave, Put, Return, StandIn
from nations.room.desk import speaker
from nations.room.messages import Ack, Bye, Hello, Refused, Say, Welcome
from nations.room.refusal import Code, Refusal
from nations.server.actor import Actor
from nations.server.audience import Listener
from nations.server.clock import milliseconds
from nations.server.keys import hash_of
from nations.server.limits import Bucket, Buckets
from nations.server.names import address_of, welcome_origin
from nations.server.rooms import Rooms
from nations.server.sentences import sentence
from nations.server.settings import Settings

Scope: TypeAlias = Any
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
POLICY, AGAIN, GONE = 1008, 1012, 1000
PASSING = (Code.RATE, Code.BUSY, Code.STORAGE)
"""Refusals after which the same hello may be welcome, here or at another server."""
CHANGES = (AskUndo, AskStop, Leave, Return, Put, StandIn)
"""What could be done and undone without end, each time for ever in the log."""
CUT = "cut"
"""In the state of a socket: ends it at once, whatever is still to be sent."""
PLACED = "placed"
"""In the state of a socket: says whether it is of somebody at a table."""
CLOSE_SECONDS = 1.0
"""How long a client that is to be cut off may take to read its goodbye."""
GREETED = 4
"""Hellos that are answered before it is looked what else there is to do."""


class Sockets:
    """The endpoint of all sockets."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self.rooms, self.settings = rooms, settings
        self.chat = Buckets(settings.limits.chat)
        self.changes = Buckets(settings.limits.changes)
        self._hellos = Buckets(settings.limits.hellos)
        self._greeting = asyncio.Semaphore(GREETED)
        self._open: Counter[str] = Counter()

    @asynccontextmanager
    async def greeting(self) -> AsyncIterator[None]:
        """A few hellos, then what else there is to do: when another server dies hundreds come at
        once, and nobody's move is to wait for all of their pictures."""
        async with self._greeting:
            await asyncio.sleep(0)
            yield

    def _may_ask(self, address: str) -> bool:
        """Whether an address may open another socket now."""
        return self._hellos.take(address, now())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        address = address_of(scope)
        full = self._open[address] >= self.settings.limits.sockets
        if full or not self._may_ask(address) or not welcome_origin(scope, self.settings):
            await send({"type": "websocket.close", "code": POLICY})
            return
        self._open[address] += 1
        try:
            await send({"type": "websocket.accept"})
            await _Socket(self, receive, send, scope["state"], address).live()
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class _Socket:
    """One client at the other end."""

    def __init__(
        self,
        all_of_them: Sockets,
        receive: Receive,
        send: Send,
        state: dict[str, Any],
        address: str,
    ) -> None:
        self._address = address
        self._all, self._receive, self._send_event = all_of_them, receive, send
        self._end: Callable[[], None] = state[CUT]
        self._placed: Callable[[bool], None] = state[PLACED]
        self._bucket = Bucket(all_of_them.settings.limits.commands, now())
        self._closing: asyncio.Future[None] | None = None
        self._lang = "en"

    async def live(self) -> None:
        """From hello to goodbye."""
        try:
            data = await asyncio.wait_for(self._next(), self._all.settings.hello_seconds)
            if data is None:
                return
            await self._greet(data)
        except TimeoutError:
            await self._close(POLICY)
        except Refusal as refusal:
            await self._send(messages.write(self._refused(None, refusal)))
            await self._close(AGAIN if refusal.code in PASSING else POLICY)

    async def _greet(self, data: bytes | str) -> None:
        self._all.rooms.costs.check(self._address)
        hello = read(data)
        if not isinstance(hello, Hello):
            raise Refusal(Code.BAD, "no-hello")
        if hello.lang is not None and hello.lang not in LANGUAGES:
            raise Refusal(Code.UNKNOWN, "no-such-language", lang=hello.lang)
        self._lang = hello.lang or self._lang
        key = hash_of(hello.key) if hello.key else None
        while True:
            actor = await self._all.rooms.find(hello.match)
            async with self._all.greeting():
                if not actor.closed:  # else it fell asleep meanwhile
                    listener = self._welcome(actor, hello, key)
                    break
        try:
            await self._converse(actor, listener, key)
        finally:
            actor.audience.leave(listener)
            self._all.rooms.left(actor, listener.seat)

    def _welcome(self, actor: Actor, hello: Hello, key: bytes | None) -> Listener:
        who = actor.who(key)
        unknown = key and who.seat is None and not who.host and not actor.had_seat(key)
        if unknown and not actor.set_aside:
            raise Refusal(Code.FORBIDDEN, "no-such-key")
        self._placed(who.seat is not None or who.host)
        most = self._all.settings.limits.queued
        listener = Listener(self._send, self._cut, who.seat, hello.lang, most)
        listener.tell(Welcome(actor.match, who.seat, who.host, hello.lang, milliseconds()))
        actor.audience.join(listener, hello.after)
        self._all.rooms.came(actor, listener.seat)
        return listener

    async def _converse(self, actor: Actor, listener: Listener, key: bytes | None) -> None:
        while not self._closing and (data := await self._next()) is not None:
            named: str | None = None
            try:
                message = read(data)
                named = getattr(message, "id", None)
                if not self._bucket.take(now()):
                    raise Refusal(Code.RATE, "no-rate")
                await self._do(actor, listener, key, message)
            except Refusal as refusal:
                listener.tell(self._refused(named, refusal, actor))
            if actor.closed:
                listener.tell(Bye("closing" if self._all.rooms.closing else "moved"))
                break
        await listener.flushed()
        await self._close(AGAIN if actor.closed or self._closing else GONE)

    async def _do(
        self, actor: Actor, listener: Listener, key: bytes | None, message: messages.ClientMessage
    ) -> None:
        who = actor.who(key)
        if isinstance(message, Hello):
            raise Refusal(Code.BAD, "no-second-hello")
        if isinstance(message, Say):
            if who.seat is None:
                raise Refusal(Code.FORBIDDEN, "no-authority")
            if not self._all.chat.take((actor.match, who.seat), now()):
                raise Refusal(Code.RATE, "no-rate")
            await actor.say(who, message.text, message.id)
            listener.tell(Ack(message.id, actor.room.seq))
        elif key and who == WATCHER and (answer := await actor.answered_before(key, message)):
            listener.post(answer)
        else:
            if isinstance(message, CHANGES) and not self._all.changes.take(
                (actor.match, speaker(who)), now()
            ):
                raise Refusal(Code.RATE, "no-rate")
            await actor.carry_out(who, message, listener.post)

    async def _next(self) -> bytes | str | None:
        """The next message, or None when the client is gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text: bytes | str = event.get("text") or event.get("bytes") or b""
        return text

    async def _send(self, data: bytes) -> None:
        await self._send_event({"type": "websocket.send", "text": data.decode()})

    def _cut(self) -> None:
        """The client is too slow or gone: nothing more is read from it."""
        self._closing = self._closing or asyncio.ensure_future(self._close_soon())

    async def _close_soon(self) -> None:
        try:
            await asyncio.wait_for(self._close(AGAIN), CLOSE_SECONDS)
        except TimeoutError:
            self._end()

    async def _close(self, code: int) -> None:
        try:
            await self._send_event({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return  # it was closed from the other side

    def _refused(self, named: str | None, refusal: Refusal, actor: Actor | None = None) -> Refused:
        game = actor.room.header.terms.game if actor else None
        seq = actor.room.seq if actor else None
        return Refused(named, refusal.code, sentence(refusal, self._lang, game), refusal.rule, seq)


def read(data: bytes | str) -> messages.ClientMessage:
    """A message. Raises Refusal."""
    try:
        return messages.read(data)
    except msgspec.DecodeError as error:
        raise Refusal(Code.BAD, "no-such-message", why=str(error)[:200]) from error
    except (RecursionError, UnicodeError) as error:
        raise Refusal(Code.BAD, "no-such-message", why="it cannot be read") from error


def now() -> float:
    return asyncio.get_running_loop().time()
