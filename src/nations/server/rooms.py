"""All rooms of a server: made, found, woken and put to sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping, Sequence
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from secrets import token_bytes
from typing import Any

import msgspec

from nations.bots.advice import Advice
from nations.contract import Game, Seat, Terms, Voice
from nations.errors import NationsError
from nations.fair import commitment
from nations.i18n import voice
from nations.registry import GAMES, found, game_of, load, set_of
from nations.room.commands import SERVER, Hurry, Lapse, Play, StandIn, Who
from nations.room.desk import Desk
from nations.room.draft import Draft
from nations.room.records import Committed, Occupant, Open, Opened, Person, read, write
from nations.room.refusal import Code, Refusal
from nations.room.room import REVEALING, Room
from nations.room.standing_in import declined
from nations.server.actor import HOST, SEAT, Actor, kept, refused, seated, waits
from nations.server.admission import RESERVE, Admission, open_files
from nations.server.alarms import BEAT, Alarms
from nations.server.clock import Pause, milliseconds
from nations.server.costs import Costs, beside, paying
from nations.server.keeping import back_up, sweep
from nations.server.keys import hash_of, new_key, new_match_id
from nations.server.settings import Settings
from nations.server.snapshots import Snapshots
from nations.server.thinkers import Chosen, Thinkers
from nations.server.turns import ALONE, ASKING, AWAITED, WATCHED, Asking
from nations.store import Batch, Claim, Damaged, Key, Store, StoreError
from nations.store import Opened as Beginning
from nations.store.failures import Failure, Failures

log = logging.getLogger(__name__)
SNAPSHOTS = "snapshots"
MOST_GAMES = 200
"""Games with different terms that are kept ready."""


class Sitting(msgspec.Struct, frozen=True):
    """Who is to sit at a seat of a new match; a person of the creator's device brings a key."""

    occupant: Occupant
    key: str | None = None
    commit: str | None = None


class NewRoom(msgspec.Struct, frozen=True):
    """What a new match needs."""

    terms: Terms
    host: str
    seats: tuple[Sitting, ...]
    moves: tuple[str, ...] = ()
    earlier: str | None = None
    grace: int = 0
    advice: bool = False
    clock: int = 0
    answer: int = 0


class Rooms:
    """The rooms in memory, and the way to all others."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store, self._thinkers, self.settings = store, thinkers, settings
        self.sets = known_sets(settings.sets)
        self._live: dict[str, Actor] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._games: dict[bytes, Game[Any]] = {}
        self._alarms = Alarms(self._stood_still)
        self._pause = Pause(settings.data)
        self._snapshots = Snapshots(settings.data / SNAPSHOTS)
        self._failures = Failures(settings.data)
        places = settings.files or open_files()
        self.admission = Admission(settings.limits, places - RESERVE, frozenset(settings.proxies))
        self.costs = Costs(settings.limits.processor)
        self.changes = self.bot_moves = self.bot_failures = 0
        self._waking: dict[str, asyncio.Future[Actor]] = {}
        self.closing = False

    def __len__(self) -> int:
        return len(self._live)

    @property
    def degraded(self) -> bool:
        """Whether damage was found in what is kept."""
        return self.store.damage is not None

    async def keep_house(self) -> None:
        """Once a day, looked at every hour: a backup, and away with matches that nobody joined."""
        while not self.closing:
            try:
                if await back_up(self.settings.data, datetime.now().astimezone().date()):
                    await asyncio.to_thread(sweep, self.store)
            except (OSError, StoreError) as error:
                log.error("keeping house failed: %s", error)
            await asyncio.sleep(3600)

    async def keep_time(self) -> None:
        """Signs of life, for the clocks of the next server and of this one."""
        beats = 0
        while not self.closing:
            if beats % Pause.EVERY == 0:
                self._beat()
            beats += 1
            self._alarms.look()
            await asyncio.sleep(BEAT)

    def _stood_still(self, seconds: float) -> None:
        log.warning("nothing was done for %.1f s: that time is nobody's", seconds)
        for actor in self.live:
            actor.stood_still(round(1000 * seconds))

    def _beat(self) -> None:
        try:
            self._pause.beat()
        except OSError as error:
            log.warning("cannot give a sign of life: %s", error.strerror)

    async def advise(self, actor: Actor, seat: Seat) -> Advice:
        """What to do at a seat that is at turn, as a strong player sees it."""
        ASKING.set(Asking(payer=paying() or actor.opened_by))
        return await self._thinkers.advise(actor.room, seat)

    # Finding

    def get(self, match: str) -> Actor:
        """A room, from memory or from the log. Raises Refusal: UNKNOWN, DAMAGED, STORAGE, BUSY."""
        actor = self._live.get(match)
        if actor is None or actor.closed:
            actor = self._live[match] = self._wake(match)
            self._awake(actor)
        return actor

    def _awake(self, actor: Actor) -> None:
        """A room is in memory again: who is not there has the grace time to come."""
        self._changed(actor)
        for seat in actor.room.present:
            self.left(actor, seat)

    async def wake_waiting(self) -> None:
        """After a start: matches in which somebody's time runs are not forgotten."""
        for match in await asyncio.to_thread(self.store.waiting):
            if self.closing:
                return
            try:
                await self.find(match)
            except Refusal as refusal:
                log.warning("match %s cannot go on: %s", match, refusal.code)
            await asyncio.sleep(0)

    async def find(self, match: str) -> Actor:
        """A room as `get` gives it; one that sleeps is woken beside the loop. Raises Refusal."""
        actor = self._live.get(match)
        if actor is not None and not actor.closed:
            return actor
        waking = self._waking.get(match)
        if waking is None:
            waking = self._waking[match] = asyncio.ensure_future(self._wake_beside(match))
        actor = await asyncio.shield(waking)
        return actor if not actor.closed else self.get(match)  # it may be asleep again by now

    async def _wake_beside(self, match: str) -> Actor:
        try:
            room, secret = await beside(self._read_room, match)
            actor = self._live.get(match)
            if actor is None or actor.closed:
                actor = self._live[match] = self._actor(room, secret)
                self._awake(actor)
            return actor
        finally:
            del self._waking[match]

    def _wake(self, match: str) -> Actor:
        return self._actor(*self._read_room(match))

    def _read_room(self, match: str) -> tuple[Room, bytes]:
        try:
            return self._room(match, self.store.read(match)), self.store.secret(match) or b""
        except (Damaged, msgspec.DecodeError) as error:
            self._quarantine(match, str(error))
            raise Refusal(Code.DAMAGED, "no-damaged") from error
        except StoreError as error:
            raise refused(error) from error  # a disk that fails for a moment damages nothing

    def _room(self, match: str, bodies: Sequence[bytes]) -> Room:
        """What records add up to. Raises Damaged, or Refusal if this server has not got the set."""
        records = [read(body) for body in bodies]
        header = records[0]
        if not isinstance(header, Opened):
            raise Damaged(match, 1, "it does not begin with its header")
        try:
            game = self.game(header.terms)
        except NationsError as error:
            digest = header.terms.content.digest
            raise Refusal(Code.UNKNOWN, "no-such-set", digest=digest) from error
        try:
            return self._snapshots.room(game, match, bodies, records)
        except NationsError as error:
            raise Damaged(match, len(records), f"the rules refuse it ({error})") from error

    def _quarantine(self, match: str, why: str) -> None:
        """Sets a match aside: nothing is appended to it any more, all others go on."""
        log.error("match %s is set aside: %s", match, why)
        self.store.quarantine(match, why)

    def _actor(self, room: Room, secret: bytes) -> Actor:
        def speak(lang: str) -> Voice:
            return self.voice(lang, room.header.terms)

        desk = Desk(room, secret)
        pause = self._pause.since(room.news[-1].record.at)
        return Actor(desk, self.store, speak, self._changed, self.settings.limits.inbox, pause)

    def game(self, terms: Terms) -> Game[Any]:
        """The game of terms. Raises BadFile and others if this server cannot play it."""
        key = msgspec.json.encode(terms)
        if len(self._games) > MOST_GAMES:
            self._games.clear()
        if key not in self._games:
            self._games[key] = game_of(terms, self.sets.get((terms.game, terms.content.digest)))
        return self._games[key]

    def voice(self, lang: str, terms: Terms) -> Voice:
        """A voice for the game and set of terms. Raises UnknownName."""
        own = self.sets.get((terms.game, terms.content.digest))
        return _voice(lang, terms.game, set_of(terms, own))

    # Making

    async def open(self, new: NewRoom, match: str | None = None) -> tuple[Actor, dict[Seat, str]]:
        """A new match, kept; and the invitations to its open seats.

        Raises Refusal; SeqTaken if there is a match of the given name already.
        """
        if self.degraded:
            raise Refusal(Code.DAMAGED, "no-new-matches")
        secret, match = token_bytes(32), match or new_match_id()
        draft = await beside(self._draft, new, match, secret)
        claims = {seat: new_key() for seat, one in enumerate(draft.room.seats) if is_open(one)}
        batch = Batch(
            match=match,
            first=1,
            opened=Beginning(new.terms.game, milliseconds()),
            bodies=tuple(write(one.record) for one in draft.room.news),
            keys=tuple(_keys(new)),
            claims=tuple(Claim(hash_of(claim), seat) for seat, claim in claims.items()),
            secret=secret,
            over=draft.room.secret is not None,
            at_turn=draft.room.at_turn,
            waits=waits(draft.room),
            occupants=seated(draft.room),
        )
        await kept(lambda: self.store.append(batch))
        actor = self._live[match] = self._actor(draft.room, secret)
        actor.opened_by = paying() or match
        self._changed(actor)
        return actor, claims

    def _draft(self, new: NewRoom, match: str, secret: bytes) -> Draft:
        now = milliseconds()
        seats = tuple(one.occupant for one in new.seats)
        opened = Opened(
            at=now,
            match=match,
            terms=new.terms,
            commitment=commitment(secret),
            seats=seats,
            moves=new.moves,
            earlier=new.earlier,
            grace=new.grace,
            advice=new.advice,
            clock=new.clock,
            answer=new.answer,
        )
        draft = Draft(Room(self.game(new.terms), opened), now, secret)
        for seat, one in enumerate(new.seats):
            if one.commit and isinstance(one.occupant, Person):
                draft.add(Committed(now, seat, one.commit))
        draft.advance()
        return draft

    # What happens by itself

    def _changed(self, actor: Actor) -> None:
        """After every change: bots begin to think, the beginning does not wait for ever."""
        self.changes += 1
        if actor.room.bot_at_turn and actor.match not in self._thinking:
            self._thinking[actor.match] = asyncio.ensure_future(self._let_bots_play(actor))
        self._start_clock(actor)
        self._await_answers(actor)
        self._snapshots.look_at(actor.room)
        if actor.room.phase == REVEALING:
            match, seconds = actor.match, self.settings.reveal_seconds
            self._alarms.set((match, "reveal"), seconds, lambda: self._hurry(match))
        else:
            self._alarms.drop((actor.match, "reveal"))

    async def _let_bots_play(self, actor: Actor) -> None:
        try:
            while not actor.closed and (at_turn := actor.room.bot_at_turn):
                await self._bot_move(actor, *at_turn)
        except Refusal:
            # The disk is full, say: the bots try again in a moment.
            self._alarms.set((actor.match, "bots"), 1.0, lambda: self._changed(actor))
        finally:
            del self._thinking[actor.match]

    async def _bot_move(self, actor: Actor, seat: Seat, bot: str) -> None:
        room = actor.room
        seq = room.seq
        started = asyncio.get_running_loop().time()
        ASKING.set(Asking(partial(urgency, actor), actor.opened_by))
        chosen = await self._choose(room, seat, bot)
        self._note(actor.match, seat, bot, chosen)
        pause = self.settings.bot_pause - (asyncio.get_running_loop().time() - started)
        if pause > 0:
            await asyncio.sleep(pause)
        try:
            how = chosen.failed.how if chosen.failed else None
            who = Who(seat, bot=bot, failed=how, by=chosen.by)
            await actor.carry_out(who, Play(f"bot-{seq}", chosen.move, seq))
        except Refusal as refusal:
            if refusal.code not in (Code.STALE, Code.TURN, Code.OVER, Code.PHASE):
                raise

    async def _choose(self, room: Room, seat: Seat, bot: str) -> Chosen:
        no = declined(room, seat)
        if no is not None:
            return Chosen(no)
        return await self._thinkers.choose(room, seat, bot, self.settings.bot_seconds)

    def _note(self, match: str, seat: Seat, bot: str, chosen: Chosen) -> None:
        """Tells whoever looks after the server of a bot that failed: the log, `nations doctor`."""
        self.bot_moves += 1
        if chosen.failed is None:
            return
        self.bot_failures += 1
        what, by = str(chosen.failed), chosen.by or ""
        log.warning("match %s, seat %d: %s; %s moves for it", match, seat, what, by)
        try:
            self._failures.add(Failure(milliseconds(), match, seat, bot, what, by))
        except OSError as error:
            log.warning("cannot note the failure of a bot: %s", error.strerror)

    def _start_clock(self, actor: Actor) -> None:
        """A bot plays for who lets the time for a move run out."""
        deadline, match = actor.deadline, actor.match
        if deadline is not None:
            left = max(0.0, (deadline - milliseconds()) / 1000)
            self._alarms.set((match, "clock"), left, lambda: self._look_at_clock(match))

    def _look_at_clock(self, match: str) -> Awaitable[None] | None:
        actor = self._live.get(match)
        due = actor.deadline if actor else None
        if actor is None or due is None or actor.room.at_turn is None:
            return None
        if due > milliseconds():
            self._start_clock(actor)
            return None
        seq = actor.room.seq  # a move that is being kept was in time: then this is too late
        command = StandIn(f"clock-{seq}", actor.room.at_turn, expect=seq)
        return _done(actor.carry_out(SERVER, command))

    def _await_answers(self, actor: Actor) -> None:
        """A question does not stand for ever: silence is no."""
        until, match = actor.answer_by, actor.match
        if until is not None:
            left = max(0.0, (until - milliseconds()) / 1000)
            self._alarms.set((match, "answer"), left, lambda: self._lapse(match))

    def _lapse(self, match: str) -> Awaitable[None] | None:
        actor = self._live.get(match)
        until = actor.answer_by if actor else None
        if actor is None or until is None:
            return None
        if until > milliseconds():
            self._await_answers(actor)
            return None
        seq = actor.room.seq
        return _done(actor.carry_out(SERVER, Lapse(f"lapse-{seq}", seq)))

    def _hurry(self, match: str) -> Awaitable[None] | None:
        actor = self._live.get(match)
        if actor is None or actor.room.phase != REVEALING:
            return None
        return _done(actor.carry_out(SERVER, Hurry(f"hurry-{actor.room.seq}")))

    def came(self, actor: Actor, seat: Seat | None) -> None:
        """Somebody is there: the next absence has a grace time of its own."""
        if seat is not None:
            self._alarms.drop((actor.match, seat))

    def left(self, actor: Actor, seat: Seat | None) -> None:
        """Somebody's socket is gone; after the grace time a bot plays for the seat."""
        match, grace = actor.match, actor.room.header.grace
        if seat is not None and grace and seat not in actor.audience.connected:
            self._alarms.set((match, seat), grace, lambda: self._stand_in(match, seat))
        if not len(actor.audience):
            idle = self.settings.idle_seconds
            self._alarms.set((match, "sleep"), idle, lambda: self._sleep(match))

    def _stand_in(self, match: str, seat: Seat) -> Awaitable[None] | None:
        actor = self._live.get(match)
        if actor is None or seat in actor.audience.connected or seat not in actor.room.present:
            return None
        command = StandIn(f"grace-{actor.room.seq}-{seat}", seat)
        return _done(actor.carry_out(SERVER, command))

    def _sleep(self, match: str) -> None:
        """A room without anybody leaves the memory; the log has it."""
        actor = self._live.get(match)
        if actor is None or len(actor.audience) or match in self._thinking:
            return
        if actor.waiting or waits(actor.room):
            self.left(actor, None)
        else:
            actor.closed = True
            del self._live[match]
            self._snapshots.forget(match)

    async def close(self) -> None:
        """Bots stop; what is under way is finished; everybody is told to come back later."""
        self.closing = True
        await self._alarms.close()
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        await asyncio.gather(*(_dismiss(actor) for actor in self.live))
        self._snapshots.close()
        self._beat()

    @property
    def live(self) -> Sequence[Actor]:
        return list(self._live.values())


def urgency(actor: Actor) -> int:
    """Whether a person waits for the bots of a match, somebody looks on, or nobody is there."""
    if actor.audience.connected:
        return AWAITED
    return WATCHED if len(actor.audience) else ALONE


async def _dismiss(actor: Actor) -> None:
    actor.closed = True
    while actor.waiting:
        await asyncio.sleep(0.01)
    await actor.audience.dismiss()


async def _done(work: Awaitable[object]) -> None:
    await work


def _keys(new: NewRoom) -> list[Key]:
    people = [
        Key(hash_of(one.key), SEAT, seat)
        for seat, one in enumerate(new.seats)
        if one.key and isinstance(one.occupant, Person)
    ]
    return [Key(hash_of(new.host), HOST, 0), *people]


def is_open(occupant: Occupant) -> bool:
    return isinstance(occupant, Open)


def known_sets(paths: Sequence[Path]) -> Mapping[tuple[str, str], Path | None]:
    """The owner's content sets by game and digest. Raises BadSet if one is for no game here."""
    sets: dict[tuple[str, str], Path | None] = {}
    for path in paths:
        for name in found(GAMES):
            try:
                sets[name, load(name).content(path).digest] = path
            except NationsError:
                continue
    return sets


@cache
def _voice(lang: str, game: str, content: Path | None) -> Voice:
    return voice(lang, load(game), content)
