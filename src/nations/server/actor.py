"""The only writer of one room: one command at a time, stored before it is true or acknowledged.

Known id? → rules on a branch → append and commit → swap the room → acknowledge → tell everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

from nations.contract import Seat, Voice
from nations.room import messages
from nations.room.commands import SERVER, WATCHER, AnyCommand, Claim, GoOn, StandIn, Who
from nations.room.desk import Change, Desk, digest_of, speaker
from nations.room.lettering import clean
from nations.room.messages import Ack, Chat, Say
from nations.room.records import Person
from nations.room.refusal import Code, Refusal
from nations.room.room import PLAYING, REVEALING, Room
from nations.room.updates import Times
from nations.server.audience import Audience
from nations.server.clock import CLOCK, milliseconds
from nations.store import (
    Batch,
    ChatLine,
    Damaged,
    Fence,
    Invitation,
    InvitationUsed,
    KeptAnswer,
    Key,
    KnownCommand,
    NoSuchMatch,
    Quarantined,
    SeqTaken,
    Store,
    StoreBroken,
    StoreBusy,
    StoreError,
)

MOMENT = 60
"""Seconds for a move that are left at least when a room wakes."""
WAITED = 300
"""Seconds after which the host may let a bot play for who is there, at turn and does nothing."""
HOST, SEAT, LEFT = "host", "seat", "left"
"""What a key is good for; who has left a seat may still ask what it was answered there."""
Reply: TypeAlias = Callable[[bytes], None]
P = ParamSpec("P")
T = TypeVar("T")


class Holdings(NamedTuple):
    """Who may do what in a match, and the invitations to it."""

    keys: Sequence[Key] = ()
    invitations: Sequence[Invitation] = ()

    @classmethod
    def of(cls, store: Store, match: str) -> Holdings:
        """As they are kept."""
        return cls(store.keys(match), store.invitations(match))


class Actor:
    """A room on the server. `changed` is called after every change: bots and timers wake there."""

    def __init__(
        self,
        desk: Desk,
        store: Store,
        voices: Callable[[str], Voice],
        changed: Callable[[Actor], None],
        inbox: int,
        pause: int = 0,
        set_aside: bool = False,
        holdings: Holdings | None = None,
    ) -> None:
        match = desk.room.header.match
        self.match, self._desk, self._store = match, desk, store
        self._changed, self._inbox = changed, inbox
        self.audience = Audience(desk.room, voices, self._times)
        self.set_aside = set_aside
        """Something of it is lost: it can be looked at by everybody, and nothing is changed."""
        found = holdings or (Holdings() if set_aside else Holdings.of(store, match))
        self.keys: set[Key] = set(found.keys)
        self.invitations: dict[bytes, Seat] = {one.hash: one.seat for one in found.invitations}
        self.closed = False
        self.opened_by: Hashable = match
        """Whose share of the thinking its bots take: an address, or after a restart its own."""
        CLOCK.at_least(desk.room.news[-1].record.at)
        clock = desk.room.header.clock
        self.pause = pause
        """Milliseconds since its last record in which no server ran: they count for nobody."""
        soonest = milliseconds() + 1000 * min(clock, MOMENT)
        self.earliest = max(soonest, (desk.room.deadline or 0) + pause)
        """Nobody's time for a move is up before. Who could not play because the server was down has
        a moment at least, and who waited for the disk has the whole time."""
        self._turnstile = asyncio.Lock()
        self.waiting = 0

    @property
    def room(self) -> Room:
        return self._desk.room

    @property
    def deadline(self) -> int | None:
        """When the time for a move is up."""
        due = self.room.deadline
        return None if due is None else max(due, self.earliest)

    @property
    def answer_by(self) -> int | None:
        """When silence is a no."""
        until = self.room.answer_by
        return None if until is None else until + self.pause

    def _times(self) -> Times:
        return Times(self.deadline, self.answer_by)

    def stood_still(self, lasted: int) -> None:
        """For so many milliseconds nothing was done here: they count for nobody."""
        times = self._times()
        self.earliest = (times.deadline or self.earliest) + lasted
        self.pause += lasted
        if times != (None, None):
            self.audience.tell_again()

    def _now(self) -> int:
        """The time of the next record: never before that of the last."""
        return max(milliseconds(), self.room.news[-1].record.at)

    def who(self, hashed: bytes | None) -> Who:
        """What a key may do here, now. Keys are compared by their hashes."""
        mine = [key for key in self.keys if key.hash == hashed]
        seats = [key.seat for key in mine if key.role == SEAT]
        host = any(key.role == HOST for key in mine)
        return Who(seats[0] if seats else None, host) if mine else WATCHER

    def had_seat(self, hashed: bytes) -> bool:
        """Whether a key was good for a seat that it is not good for any more."""
        return any(key.hash == hashed and key.role == LEFT for key in self.keys)

    async def answered_before(self, hashed: bytes, command: AnyCommand) -> bytes | None:
        """What a command was answered at a seat that was left by it, or after it."""
        for key in [one for one in self.keys if one.hash == hashed and one.role == LEFT]:
            answer = await self._known(key.seat, command)
            if answer is not None:
                return answer
        return None

    async def carry_out(self, who: Who, command: AnyCommand, reply: Reply | None = None) -> bytes:
        """The answer to a command, once what it changed is kept. Raises Refusal.

        `reply` gets the answer before anybody is told of the change.
        """
        return await self._in_turn(self._command(who, command, reply))

    async def by_itself(self, who: Who, command: AnyCommand) -> None:
        """What nobody asked for: a bot moves, or somebody's time is up. Raises Refusal."""
        await self.carry_out(who, command)

    async def invited_to(self, claim: bytes) -> Seat | None:
        """The seat of an invitation that can still be used."""
        return self.invitations.get(claim)

    async def claim(self, claim: bytes, key: bytes, name: str, commit: str | None) -> Seat:
        """Gives a seat to who has an invitation; the same invitation and key again change nothing.

        Raises Refusal.
        """
        return await self._in_turn(self._claim(claim, key, name, commit))

    async def invite(self, seat: Seat, claim: bytes) -> None:
        """Keeps a new invitation to a seat, in place of those before."""
        await self._in_turn(self._invite(seat, claim))

    async def say(self, who: Who, said: str, named: str) -> None:
        """Keeps a line of chat and tells it to everybody; the same id again changes nothing, and is
        not to be that of a command.

        Raises Refusal.
        """
        self._check_whole()
        text = clean(said)
        if not text:
            raise Refusal(Code.BAD, "no-such-text")
        occupant = self.room.seats[who.seat] if who.seat is not None else None
        name = occupant.name if isinstance(occupant, Person) else ""
        now = milliseconds()
        ack = messages.write(Ack(named, self.room.seq))
        answer = KeptAnswer(speaker(who), named, ack, digest_of(Say(named, text)))
        try:
            line = await kept(
                lambda: self._store.append_chat(self.match, now, who.seat, name, text, answer)
            )
        except KnownCommand as error:
            raise Refusal(Code.BAD, "no-same-id") from error
        await self._tell_chat(line)

    async def _tell_chat(self, line: ChatLine) -> None:
        if not line.again:
            self.audience.tell_all(Chat(line.n, line.at, line.seat, line.name, line.text))

    async def _in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        """Does work when it is its turn. Once begun it is finished, whoever stops waiting."""
        if self.set_aside or self.waiting >= self._inbox:
            work.close()
            self._check_whole()
            raise Refusal(Code.BUSY, "no-room-busy")
        self.waiting += 1
        return await asyncio.shield(asyncio.ensure_future(self._guarded(work)))

    def _check_whole(self) -> None:
        if self.set_aside:
            raise Refusal(Code.DAMAGED, "no-damaged")

    async def _guarded(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            async with self._turnstile:
                if self.closed:
                    work.close()
                    raise Refusal(Code.BUSY, "no-room-busy")
                return await work
        finally:
            self.waiting -= 1

    async def _command(self, who: Who, command: AnyCommand, reply: Reply | None) -> bytes:
        answer = await self._known(speaker(who), command)
        if answer is None:
            self._check_presence(who, command)
            change = self._desk.receive(who, command, self._now())
            answer = await self._keep(change, reply)
        elif reply:
            reply(answer)
        return answer

    def _check_presence(self, who: Who, command: AnyCommand) -> None:
        """The host lets no bot play for another who is there and has not kept the table waiting."""
        if who.server or not isinstance(command, StandIn) or command.seat == who.seat:
            return
        waited = milliseconds() - self.room.turned_at
        late = self.room.at_turn == command.seat and waited >= 1000 * WAITED
        if command.seat in self.audience.connected and not late:
            raise Refusal(Code.PHASE, "no-standing-in")

    async def _asked(self, question: Callable[P, T], *of: P.args, **more: P.kwargs) -> T:
        """What the store answers. Raises Refusal."""
        try:
            return question(*of, **more)
        except StoreError as error:
            raise refused(error) from error

    async def _known(self, speaks: int, command: AnyCommand) -> bytes | None:
        """What this very command was answered. Raises Refusal if its id was another's."""
        known = await self._asked(self._store.answered, self.match, speaks, command.id)
        if known is None:
            return None
        if known.digest is not None and known.digest != digest_of(command):
            raise Refusal(Code.BAD, "no-same-id")
        return known.body

    async def _keep(
        self,
        change: Change,
        reply: Reply | None = None,
        gained: tuple[Key, ...] = (),
        invitations_used: tuple[bytes, ...] = (),
        fence: Fence | None = None,
    ) -> bytes:
        lost = tuple(key for key in self.keys if self._loses(change.room, key))
        gained += tuple(Key(key.hash, LEFT, key.seat) for key in lost)
        batch = Batch(
            match=self.match,
            first=change.after + 1,
            bodies=change.bodies,
            answer=KeptAnswer(change.seat, change.id, change.answer, change.digest),
            keys=gained,
            drop_keys=lost,
            invitations_used=invitations_used,
            over=change.room.secret is not None,
            at_turn=change.room.at_turn,
            waits=waits(change.room),
            occupants=seated(change.room, self.room),
            fence=fence,
        )
        await self._append(batch)
        keys = (self.keys - set(lost)) | set(gained)
        self._swap(change.room, keys, reply and partial(reply, change.answer))
        return change.answer

    def _swap(self, room: Room, keys: set[Key], reply: Callable[[], None] | None = None) -> None:
        """The room is another now: who asked is told, then everybody."""
        if room.deadline != self.room.deadline:
            self.earliest = milliseconds() + 1000 * room.header.clock
        self.pause = 0 if room.question != self.room.question else self.pause
        lost = {key.seat for key in self.keys - keys if key.role == SEAT}
        self._desk.room, self.keys = room, keys
        if reply:
            reply()
        self.audience.unseat(lost)
        self.audience.show(room)
        self._changed(self)

    def _loses(self, after: Room, key: Key) -> bool:
        """Whoever has left a seat for good has no key to it any more."""
        return key.role == SEAT and not isinstance(after.seats[key.seat], Person)

    async def _append(self, batch: Batch) -> None:
        try:
            await kept(lambda: self._store.append(batch))
        except (SeqTaken, KnownCommand) as error:
            self.closed = True  # somebody else has written: what this room knows is old
            raise Refusal(Code.BUSY, "no-room-busy") from error
        except Refusal as refusal:
            # A broken disk may have kept it all the same: only reading again tells.
            self.closed = self.closed or isinstance(refusal.__cause__, StoreBroken)
            raise

    async def _claim(self, claim: bytes, key: bytes, name: str, commit: str | None) -> Seat:
        seat = self.invitations.get(claim)
        if seat is None:
            return await self._claimed_before(claim, key)
        command = Claim(f"claim-{claim.hex()[:32]}", seat, name, commit)
        change = self._desk.receive(SERVER, command, self._now())
        await self._keep(change, gained=(Key(key, SEAT, seat),), invitations_used=(claim,))
        del self.invitations[claim]
        return seat

    async def _claimed_before(self, claim: bytes, key: bytes) -> Seat:
        """The same answer again, for who asks again because the first answer was lost."""
        named = f"claim-{claim.hex()[:32]}"
        answer = await self._asked(self._store.answer, self.match, speaker(SERVER), named)
        seat = self.who(key).seat
        if answer is None or seat is None:
            raise Refusal(Code.CLAIMED, "no-invitation")
        return seat

    async def _invite(self, seat: Seat, claim: bytes) -> None:
        before = tuple(one for one, at in self.invitations.items() if at == seat)
        new = (Invitation(claim, seat),)
        await self._append(Batch(match=self.match, invitations=new, invitations_used=before))
        self.invitations = {one: at for one, at in self.invitations.items() if at != seat} | {
            claim: seat
        }

    async def note_rematch(self, match: str) -> None:
        """Notes where the same players went on. Raises Refusal if it is noted already."""
        await self.carry_out(SERVER, GoOn(f"rematch-{match}", match))


def waits(room: Room) -> bool:
    """Whether something happens by itself when somebody lets the time pass, restarts or not."""
    if room.phase == REVEALING or room.question is not None:
        return True
    held = bool(room.present) and room.phase == PLAYING
    return held and bool(room.header.grace or room.header.clock)


def seated(room: Room, before: Room | None = None) -> bytes | None:
    """Who sits there, for lists of matches; nothing if it is as before."""
    same = before is not None and before.seats is room.seats
    return None if same else msgspec.json.encode(room.seats)


async def kept(write: Callable[[], Future[T]]) -> T:
    """Writes and waits until it is kept; the store's errors become refusals."""
    try:
        return await asyncio.wrap_future(write())
    except (SeqTaken, KnownCommand):
        raise
    except StoreError as error:
        raise refused(error) from error


def refused(error: StoreError) -> Refusal:
    """What the store could not do, as a refusal."""
    if isinstance(error, NoSuchMatch):
        return Refusal(Code.UNKNOWN, "no-such-match")
    if isinstance(error, InvitationUsed):
        return Refusal(Code.CLAIMED, "no-invitation")
    if isinstance(error, Damaged | Quarantined):
        return Refusal(Code.DAMAGED, "no-damaged")
    if isinstance(error, StoreBusy):
        return Refusal(Code.BUSY, "no-store-busy")
    return Refusal(Code.STORAGE, "no-storage")
