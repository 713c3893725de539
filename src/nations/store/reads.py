"""The questions that both stores answer, each by the same statement of `reading.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from nations.store import reading
from nations.store.store import ChatLine, Held, Invitation, KeptAnswer, Key, MatchRow
from nations.store.tables import Tables

P = ParamSpec("P")
T = TypeVar("T")


class Reads(ABC):
    """The reading half of a store; whoever has the tables asks them."""

    @abstractmethod
    def _ask(
        self, question: Callable[Concatenate[Tables, P], T], *of: P.args, **more: P.kwargs
    ) -> T:
        """What the tables answer, with errors as the store's."""

    def find(self, match: str) -> MatchRow:
        return self._ask(reading.find_match, match)

    def matches(self, over: bool | None = None) -> list[MatchRow]:
        return self._ask(reading.list_matches, over)

    def waiting(self) -> list[str]:
        return self._ask(reading.list_waiting)

    def answer(self, match: str, seat: int, id: str) -> bytes | None:  # noqa: A002 - its name
        return self._ask(reading.find_answer, match, seat, id)

    def answered(self, match: str, seat: int, id: str) -> KeptAnswer | None:  # noqa: A002 - its name
        return self._ask(reading.find_answered, match, seat, id)

    def keys(self, match: str) -> list[Key]:
        return self._ask(reading.list_keys, match)

    def held_by(self, hash: bytes) -> list[tuple[str, Key]]:  # noqa: A002 - its name
        return self._ask(reading.list_held, hash)

    def opened_by(self, hashes: tuple[bytes, ...], but: str, most: int) -> list[Held]:
        return self._ask(reading.list_opened, hashes, but, most)

    def invitations(self, match: str) -> list[Invitation]:
        return self._ask(reading.list_invitations, match)

    def secret(self, match: str) -> bytes | None:
        return self._ask(reading.find_secret, match)

    def chat(self, match: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        return self._ask(reading.list_chat, match, after, limit)
