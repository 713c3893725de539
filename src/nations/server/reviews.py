"""Reviews of matches that are over: made in the processes of the bots, piece by piece, and kept.

A piece takes a second or so, and whoever waits for a bot comes before it; so a review takes as long
as there is nothing better to do. What was found is written beside the matches.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from pathlib import Path

import msgspec

from nations.bots.advice import Advice
from nations.contract import Move, Terms, View
from nations.errors import BotFailed
from nations.review.data import Piece, Review
from nations.review.ledger import CannotReview
from nations.room.records import Dealt, Moved, Person, SeatedBot, Undone
from nations.room.room import Room
from nations.server.thinkers import Reviewers
from nations.server.turns import ALONE, ASKING, Asking

AT_HAND = 100
"""Reviews that are in memory."""
AT_ONCE = 1
"""Reviews that are being made."""
log = logging.getLogger(__name__)


class UnderReview(msgspec.Struct, frozen=True):
    """How far a review is: moves of the match looked at, of how many; and what is found so far."""

    done: int
    of: int
    review: Review | None = None
    failed: bool = False

    @property
    def is_whole(self) -> bool:
        return self.review is not None and self.done >= self.of


class Reviews:
    """The reviews of a server. `folder` keeps them; without one they are made again."""

    def __init__(self, thinkers: object, folder: Path | None) -> None:
        self._reviewers = thinkers if isinstance(thinkers, Reviewers) else None
        self._folder = folder
        self._known: OrderedDict[str, UnderReview] = OrderedDict()
        self._making = dict[str, asyncio.Task[None]]()
        self._room_for = asyncio.Semaphore(AT_ONCE)

    async def of(self, room: Room, payer: Hashable) -> UnderReview:
        """How far the review of a match that is over is; it begins when it is first asked for."""
        match = room.header.match
        if match not in self._known:
            kept = await asyncio.to_thread(self._read, match)
            failed = self._reviewers is None
            self._known[match] = kept or UnderReview(0, len(room.match.log), failed=failed)
            while len(self._known) > AT_HAND:
                self._known.popitem(last=False)
        known = self._known[match]
        if not known.is_whole and not known.failed and match not in self._making:
            task = asyncio.create_task(self._make(match, room, payer))
            self._making[match] = task
            task.add_done_callback(lambda _: self._making.pop(match, None))
        return known

    async def advice(
        self, terms: Terms, view: View, moves: Sequence[Move], payer: Hashable
    ) -> Advice:
        """What looks best in a position that is of no match; nothing where nobody can say."""
        if self._reviewers is None:
            return Advice(())
        ASKING.set(Asking(payer=payer))
        try:
            return await self._reviewers.advised(terms, view, moves)
        except BotFailed as failed:
            log.warning("no advice on a position: %s", failed)
            return Advice(())

    async def _make(self, match: str, room: Room, payer: Hashable) -> None:
        assert self._reviewers is not None  # noqa: S101 - else it has failed already
        ASKING.set(Asking(lambda: ALONE, payer))
        moves = tuple(entry.move for entry in room.match.log)
        players = tuple(one.name if isinstance(one, SeatedBot) else "human" for one in room.seats)
        piece, of = Piece(moves, players, stood_in(room)), len(moves)
        terms = room.header.terms
        async with self._room_for:
            try:
                review: Review = await self._reviewers.reviewed(terms, piece)
                self._known[match] = UnderReview(0, of, review)
                first = 0
                while True:
                    more = msgspec.structs.replace(piece, first=first)
                    some = await self._reviewers.reviewed(terms, more)
                    if not some:
                        break
                    first += len(some)
                    found = (*review.decisions, *some)
                    review = msgspec.structs.replace(review, decisions=found)
                    self._known[match] = UnderReview(min(some[-1].at, of - 1), of, review)
                self._known[match] = UnderReview(of, of, review)
            except (BotFailed, CannotReview) as failed:
                log.warning("match %s is not reviewed: %s", match, failed)
                self._known[match] = UnderReview(0, of, None, failed=True)
                return
        await asyncio.to_thread(self._write, match, self._known[match])

    def close(self) -> None:
        """Ends what is being made."""
        for task in list(self._making.values()):
            task.cancel()

    # Keeping

    def _path(self, match: str) -> Path | None:
        return None if self._folder is None else self._folder / f"{match}.json"

    def _read(self, match: str) -> UnderReview | None:
        path = self._path(match)
        if path is None:
            return None
        try:
            return msgspec.json.decode(path.read_bytes(), type=UnderReview)
        except (OSError, msgspec.DecodeError):
            return None  # it was never made, or is damaged: it is made again

    def _write(self, match: str, found: UnderReview) -> None:
        path = self._path(match)
        if path is None:
            return
        try:
            path.parent.mkdir(exist_ok=True)
            beside = path.with_name(f".{path.name}.{os.getpid()}.part")
            beside.write_bytes(msgspec.json.encode(found))
            beside.replace(path)
        except OSError as error:
            log.warning("the review of match %s is not kept: %s", match, error.strerror)


def stood_in(room: Room) -> tuple[int, ...]:
    """The places of the moves in the log of a match that a bot made for a person."""
    by_bot = [False] * len(room.header.moves)
    for record in (one.record for one in room.news):
        if isinstance(record, Moved):
            by_bot.append(record.bot is not None and isinstance(room.seats[record.seat], Person))
        elif isinstance(record, Dealt):
            by_bot.append(False)
        elif isinstance(record, Undone):
            del by_bot[record.moves :]
    return tuple(at for at, one in enumerate(by_bot) if one)
