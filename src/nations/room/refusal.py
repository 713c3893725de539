"""Why a room refuses: a code for programs, a message key for people, a rule id where one broke."""

from __future__ import annotations

from enum import StrEnum

from nations.errors import NationsError


class Code(StrEnum):
    """What kind of refusal. docs/socket.md tells what a client does about each."""

    BAD = "BAD"
    """The message cannot be read: mend it."""
    UNKNOWN = "UNKNOWN"
    """There is no such match, game, set, bot or invitation."""
    FORBIDDEN = "FORBIDDEN"
    """Not with this key."""
    PHASE = "PHASE"
    """Not at this time of the match."""
    TURN = "TURN"
    """Somebody else is at turn."""
    ILLEGAL = "ILLEGAL"
    """The rules forbid it; `rule` says which."""
    STALE = "STALE"
    """The match went on; look at what is new and decide again."""
    OVER = "OVER"
    """The match is over."""
    CLAIMED = "CLAIMED"
    """The invitation was used."""
    RATE = "RATE"
    """Too many at once: wait a little."""
    BUSY = "BUSY"
    """The server has too much to do: try again."""
    STORAGE = "STORAGE"
    """It could not be kept, so it did not happen: try again."""
    DAMAGED = "DAMAGED"
    """The kept match does not add up: it is closed, the others go on."""


class Refusal(NationsError):
    """A command that changed nothing. `key` and `values` make the sentence in any language."""

    exit_code = 3

    def __init__(self, code: Code, key: str, rule: str | None = None, **values: str | int) -> None:
        told = ", ".join(f"{name}={value}" for name, value in values.items())
        super().__init__(f"{code}: {key}" + (f" ({told})" if told else ""))
        self.code, self.key, self.rule, self.values = code, key, rule, values
