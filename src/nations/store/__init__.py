"""The durable log of the server: what was acknowledged is on the disk, and damage is noticed.

Start with `store.py`: what is kept, and the protocol. `sqlite.py` keeps it in one file.
"""

from nations.store.backup import backup, restore
from nations.store.chain import first, link
from nations.store.errors import (
    BadStore,
    ClaimUsed,
    Damaged,
    NoSuchMatch,
    Quarantined,
    Repeated,
    SeqTaken,
    StoreBroken,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreInUse,
)
from nations.store.place import data_folder
from nations.store.rescue import Rescued, rescue
from nations.store.sqlite import SqliteStore
from nations.store.store import Answer, Batch, ChatLine, Claim, Held, Key, MatchRow, Opened, Store

__all__ = [
    "Answer",
    "BadStore",
    "Batch",
    "ChatLine",
    "Claim",
    "ClaimUsed",
    "Damaged",
    "Held",
    "Key",
    "MatchRow",
    "NoSuchMatch",
    "Opened",
    "Quarantined",
    "Repeated",
    "Rescued",
    "SeqTaken",
    "SqliteStore",
    "Store",
    "StoreBroken",
    "StoreBusy",
    "StoreError",
    "StoreFull",
    "StoreInUse",
    "backup",
    "data_folder",
    "first",
    "link",
    "rescue",
    "restore",
]
