"""How a server is run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nations.server.limits import Limits


class Settings(msgspec.Struct, frozen=True):
    """Everything that can be chosen when a server starts."""

    data: Path
    store: str | None = None
    """The address of a PostgreSQL database; without it, matches are kept in a file of the data."""
    lease_seconds: float = 5.0
    """With several servers: how long after its last sign of life one counts as dead."""
    host: str = "127.0.0.1"
    port: int = 8873
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect; its own page always may."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies, which are believed what they say of who asks."""
    files: int = 0
    """How many files may be open at once (0: as many as the system allows)."""
    sets: tuple[Path, ...] = ()
    """Content sets of the owner's, beside the default ones."""
    workers: int = 2
    """Processes in which bots think: the second begins when the first is busy, or hangs."""
    bot_seconds: float = 5.0
    """After which a bot's move is made for it."""
    bot_pause: float = 0.35
    """How long a bot's move is held back, so that people can follow."""
    hello_seconds: float = 10.0
    """How long a new socket may say nothing."""
    reveal_seconds: float = 10.0
    """How long the beginning waits for shares of the dice."""
    idle_seconds: float = 600.0
    """How long a room without anybody stays in memory."""
    metrics: bool = False
    """Whether numbers are told at /metrics."""
    backups: bool = False
    """Whether a backup is taken every day, and matches that nobody joined are taken away."""
    log_json: bool = False
    """Whether the lines of the log are JSON."""
    limits: Limits = Limits()
