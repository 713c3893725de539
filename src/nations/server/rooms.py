"""All rooms of a server: made, found, woken and put to sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec

from nations.bots.advice import Advice
from nations.contract import Game, Seat, Terms, Unit, Voice
from nations.errors import BotFailed, NationsError
from nations.i18n import voice
from nations.registry import GAMES, found, game_of, load, set_of
from nations.room.desk import Desk
from nations.room.records import Occupant, Open, Opened, read, write
from nations.room.refusal import Code, Refusal
from nations.room.room import Room
from nations.server.actor import Actor, Holdings, kept, refused, seated, waits
from nations.server.admission import RESERVE, Admission, open_files
from nations.server.clock import milliseconds
from nations.server.costs import Costs, beside, paying
from nations.server.happenings import Happenings
from nations.server.keeping import back_up, sweep
from nations.server.keys import hash_of, new_key, new_match_id
from nations.server.opening import NewRoom, draft_of, keys_of
from nations.server.reviews import Reviews
from nations.server.settings import Settings
from nations.server.thinkers import Thinkers
from nations.server.turns import ASKING, Asking
from nations.store import Batch, Damaged, Invitation, Store, StoreError
from nations.store import MatchHead as Beginning

log = logging.getLogger(__name__)
MOST_GAMES = 200
"""Games with different terms that are kept ready."""


class Woken(NamedTuple):
    """A room from the log, its secret, and whether it is only to be looked at."""

    room: Room
    secret: bytes
    set_aside: bool
    holdings: Holdings | None = None
    said: int = 0
    """The last line of chat."""


class Rooms(Happenings):
    """The rooms in memory, and the way to all others."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        super().__init__(thinkers, settings)
        self.store = store
        self.sets = known_sets(settings.sets)
        self._games: dict[bytes, Game[Any]] = {}
        self._units: dict[str, Unit | None] = {}
        places = settings.files or open_files()
        self.admission = Admission(settings.limits, places - RESERVE, frozenset(settings.proxies))
        self.costs = Costs(settings.limits.processor)
        self.reviews = Reviews(thinkers, settings.data / "reviews")
        self._waking: dict[str, asyncio.Future[Actor]] = {}
        self.servers = 1
        """How many live that share the store, this one too."""

    @property
    def tended(self) -> int:
        """Matches in which this server does what is due by itself."""
        return len(self)

    @property
    def unready(self) -> str | None:
        """Why nobody new should be sent here now, if so."""
        return "it is closing" if self.closing else None

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

    async def close(self) -> None:
        """As all happenings end, and reviews."""
        self.reviews.close()
        await super().close()

    async def advise(self, actor: Actor, seat: Seat) -> Advice:
        """What to do at a seat that is at turn, as a strong player sees it."""
        ASKING.set(Asking(payer=paying() or actor.opened_by))
        return await self._thinkers.advise(actor.room, seat)

    async def unit(self, game: str) -> Unit | None:
        """The judge of a game for pages; None where there is none. Once is enough to know."""
        if game not in self._units:
            try:
                self._units[game] = await self._thinkers.unit(game)
            except BotFailed as failed:
                log.warning("pages cannot think about %s: %s", game, failed)
                if failed.how != "raised":
                    return None
                self._units[game] = None
        return self._units[game]

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
        return actor if not actor.closed else await self.find(match)  # asleep again by now

    async def _wake_beside(self, match: str) -> Actor:
        try:
            woken = await beside(self._read_room, match)
            actor = self._live.get(match)
            if actor is None or actor.closed:
                actor = self._live[match] = self._actor(woken)
                self._awake(actor)
            return actor
        finally:
            del self._waking[match]

    def _wake(self, match: str) -> Actor:
        return self._actor(self._read_room(match))

    def _read_room(self, match: str) -> Woken:
        """A room as it is kept."""
        try:
            room = self._room(match, self.store.read(match))
            secret, set_aside = self.store.secret(match), self.store.find(match).quarantined
            lacks = None if set_aside else self._lacks(room, secret)
            if lacks:
                self._quarantine(match, lacks)
            return Woken(room, secret or b"", bool(set_aside or lacks))
        except msgspec.DecodeError as error:
            raise self._unreadable(match, error) from error
        except Damaged as error:
            self._quarantine(match, str(error))
            raise Refusal(Code.DAMAGED, "no-damaged") from error
        except StoreError as error:
            raise refused(error) from error  # a disk that fails for a moment damages nothing

    def _unreadable(self, match: str, error: msgspec.DecodeError) -> Refusal:
        """A record that is none of ours, though the chain is whole."""
        self._quarantine(match, str(error))
        return Refusal(Code.DAMAGED, "no-damaged")

    def _lacks(self, room: Room, secret: bytes | None) -> str | None:
        """What a match cannot go on without, though all its records are there."""
        match = room.header.match
        if secret is None and room.secret is None:
            return "the secret of its dice is lost"
        try:
            self.store.keys(match), self.store.invitations(match)
        except StoreError as error:
            if not self.degraded:
                raise  # a disk that fails for a moment
            return f"its keys or invitations cannot be read ({error})"
        return None

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

    def _actor(self, woken: Woken) -> Actor:
        room, aside = woken.room, woken.set_aside

        def speak(lang: str) -> Voice:
            return self.voice(lang, room.header.terms)

        desk = Desk(room, woken.secret)
        pause = self._pause.since(room.news[-1].record.at)
        inbox = self.settings.limits.inbox
        return Actor(desk, self.store, speak, self._changed, inbox, pause, aside, woken.holdings)

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
        draft = await beside(draft_of, new, self.game, match, secret)
        invitations = {seat: new_key() for seat, one in enumerate(draft.room.seats) if is_open(one)}
        batch = Batch(
            match=match,
            first=1,
            opened=Beginning(new.terms.game, milliseconds()),
            bodies=tuple(write(one.record) for one in draft.room.news),
            keys=tuple(keys_of(new)),
            invitations=tuple(
                Invitation(hash_of(claim), seat) for seat, claim in invitations.items()
            ),
            secret=secret,
            over=draft.room.secret is not None,
            at_turn=draft.room.at_turn,
            waits=waits(draft.room),
            occupants=seated(draft.room),
        )
        await kept(lambda: self.store.append(batch))
        holdings = Holdings(batch.keys, batch.invitations)
        actor = self._live[match] = self._actor(Woken(draft.room, secret, False, holdings))
        actor.opened_by = paying() or match
        self._changed(actor)
        return actor, invitations


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
