"""Who is at this server, as the others are to know it: told to the store they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from nations.contract import Seat
from nations.server.gathering import SOON, Gathering
from nations.server.shared_actor import asked
from nations.store import Shared

NOBODY: frozenset[Seat] = frozenset()
UNKNOWN = frozenset({-1})
"""What the store has is not known here."""


class Presence:
    """What was told of each match; `here` says how it is now."""

    def __init__(self, store: Shared, here: Callable[[str], frozenset[Seat]]) -> None:
        self._store, self._here = store, here
        self._told: dict[str, frozenset[Seat]] = {}
        self._unsaid = Gathering(self._tell, SOON)

    def note(self, match: str) -> None:
        """Somebody may have come or gone."""
        if self._told.get(match, NOBODY) != self._here(match):
            self._unsaid.add((match,))

    def doubt(self, matches: Iterable[str]) -> None:
        """The others may know something else: all is told anew."""
        self._told = dict.fromkeys({*matches, *self._told}, UNKNOWN)
        self._unsaid.add(self._told)

    async def _tell(self, matches: set[str]) -> None:
        """As it is now: so the last word is the present."""
        here = {match: self._here(match) for match in matches}
        new = {one: seats for one, seats in here.items() if self._told.get(one, NOBODY) != seats}
        if new:
            await asked(self._store.be_present, new)
            self._told.update(new)
            self._told = {match: seats for match, seats in self._told.items() if seats}

    async def ended(self) -> None:
        """When all is told."""
        await self._unsaid.ended()
