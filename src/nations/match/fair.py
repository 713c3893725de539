"""Dice that players can verify: nobody at the table can choose them, and everybody can check them.

The server commits to a secret before anybody sits down; each seat adds bytes of its own, committed
before any is revealed. Every draw is a function of both, so neither side alone decides a die. A
host can foresee the dice, not alter them. docs/verifiable-dice.md has the exact construction;
`nations.verify` checks it again from that page alone.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

from nations.contract import Chance

WORD = 1 << 32
"""Draws come from words of 32 bits."""


def commitment(secret: bytes) -> str:
    """What may be shown of bytes before they are revealed."""
    return sha256(secret).hexdigest()


def match_key(secret: bytes, match: str, shares: Sequence[str | None]) -> bytes:
    """The key of a match's draws: the server's secret over each seat's share (hex, or None)."""
    given = "".join(f"\n{seat}:{share or '-'}" for seat, share in enumerate(shares))
    return hmac.digest(secret, f"nations-dice-1\n{match}{given}".encode(), "sha256")


def label(chance: Chance) -> str:
    """The stream that a chance draws from: the kind of its outcomes."""
    return type(chance.ways[0][0]).__name__


def number(key: bytes, stream: str, nth: int, total: int) -> int:
    """The nth draw of a stream, evenly one of 0 … total - 1.

    Words at or above the largest multiple of `total` are rejected: a bare remainder would favour
    small numbers.
    """
    if not 0 < total <= WORD:
        raise ValueError(f"cannot draw one of {total}")
    limit = WORD - WORD % total
    tries = 0
    while True:
        digest = hmac.digest(key, f"{stream}/{nth}/{tries}".encode(), "sha256")
        word = int.from_bytes(digest[:4], "big")
        if word < limit:
            return word % total
        tries += 1
