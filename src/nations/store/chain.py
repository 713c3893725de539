"""The hash chain of a match: each record carries the hash of everything before it.

A changed, missing, added or moved record breaks the chain at its place. The chain finds damage; it
does not stop who can rewrite the whole file.
"""

from __future__ import annotations

from hashlib import sha256


def first(match_id: str) -> bytes:
    """What the first record of a match follows: records of one match do not fit into another."""
    return sha256(b"nations-log-1:" + match_id.encode()).digest()


def link(before: bytes, seq: int, body: bytes) -> bytes:
    """The hash of a record, given the hash of the one before."""
    return sha256(before + seq.to_bytes(8, "big") + body).digest()
