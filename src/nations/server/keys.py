"""Keys and invitations: 256 random bits each. Only their hashes are kept."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe


def new_key() -> str:
    """A key that nobody can guess."""
    return token_urlsafe(32)


def new_match_id() -> str:
    """The name of a match in its links: too long to be found by trying."""
    return token_urlsafe(9)


def rematch_id(match: str) -> str:
    """The name of the match that follows a match: always the same, so that there is only one."""
    digest = sha256(f"nations-rematch-1:{match}".encode()).digest()
    return urlsafe_b64encode(digest[:9]).decode()


def hash_of(key: str) -> bytes:
    """What is kept of a key. Keys are random, so a plain hash cannot be turned around."""
    return sha256(key.encode()).digest()
