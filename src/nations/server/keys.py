"""Keys and invitations: 256 random bits each. Only their hashes are kept."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe


def new_key() -> str:
    """A key that nobody can guess."""
    return token_urlsafe(32)


def new_match_id() -> str:
    """The name of a match in its links: too long to be found by trying."""
    return token_urlsafe(9)


def hash_of(key: str) -> bytes:
    """What is kept of a key. Keys are random, so a plain hash cannot be turned around."""
    return sha256(key.encode()).digest()
