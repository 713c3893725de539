"""What a server does once a day: a checked backup, and away with matches that nobody joined."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from datetime import date, datetime, timedelta
from pathlib import Path

import msgspec

from nations.room.records import Began, read
from nations.store import Store, StoreError

FOLDER = "backups"
DAILY, WEEKLY = 7, 4
"""How many backups are kept: of the last days, and of the last Mondays."""
FORM = "matches-%Y-%m-%d.db"
UNJOINED_DAYS = 14
SHORT = 40
"""Records that a match may have that never began."""
RUN = (
    "import os; os.nice(10); from nations.cli.main import main; main()"  # gives way to the matches
)
log = logging.getLogger(__name__)


def due(folder: Path, today: date) -> Path | None:
    """Where today's backup goes, if there is none yet."""
    target = folder / FOLDER / today.strftime(FORM)
    return None if target.exists() else target


def superfluous(folder: Path, today: date) -> list[Path]:
    """Backups that need not be kept: older than a week, and no Monday's of the last four weeks."""
    kept = {today - timedelta(days) for days in range(DAILY)}
    monday = today - timedelta(today.weekday())
    kept |= {monday - timedelta(7 * weeks) for weeks in range(WEEKLY)}
    found = []
    for path in sorted((folder / FOLDER).glob("matches-*.db")):
        try:
            taken = datetime.strptime(path.name, FORM).date()
        except ValueError:
            continue
        if taken not in kept and taken < today:
            found.append(path)
    return found


def newest(folder: Path) -> Path | None:
    """The last backup, if there is one."""
    return max((folder / FOLDER).glob("matches-*.db"), default=None)


async def back_up(folder: Path, today: date) -> bool:
    """Takes today's backup if it is due, in a process of its own; says so in the log."""
    target = due(folder, today)
    if target is None:
        return False
    target.parent.mkdir(mode=0o700, exist_ok=True)
    for left in target.parent.glob(".*.part*"):
        left.unlink(missing_ok=True)  # of a backup that was killed
    words = (sys.executable, "-c", RUN, "backup", str(target), "--data", str(folder))
    process = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    if process.returncode:
        log.error("backup failed: %s", said.decode(errors="replace").strip())
        return False
    log.info("backup %s", target.name)
    for path in superfluous(folder, today):
        path.unlink(missing_ok=True)
    return True


def unjoined(store: Store, before: int) -> list[str]:
    """Matches opened before a time that never began."""
    old = (row for row in store.matches(over=False) if row.created_at < before)
    return [row.id for row in old if row.seq <= SHORT and _never_began(store, row.id)]


def _never_began(store: Store, match: str) -> bool:
    try:
        return not any(isinstance(read(body), Began) for body in store.read(match))
    except (StoreError, msgspec.DecodeError):
        return False  # damaged: it is for the owner to look at


def sweep(store: Store) -> list[str]:
    """Takes matches away that nobody joined for long."""
    gone = unjoined(store, time.time_ns() // 1_000_000 - UNJOINED_DAYS * 86_400_000)
    for match in gone:
        store.remove(match).result()
    if gone:
        log.info("took away %d matches that nobody joined", len(gone))
    return gone
