"""The durable log of the server: what was acknowledged is on the disk, and damage is noticed.

Start with `store.py`: what is kept, and the protocol. `sqlite.py` keeps it in one file,
`postgres/` in a database that many servers share.
"""

from nations.store.address import is_address, own_tools
from nations.store.backup import backup, restore
from nations.store.chain import first, link
from nations.store.errors import (
    BadStore,
    Damaged,
    Fenced,
    InvitationUsed,
    KnownCommand,
    NoSuchMatch,
    Quarantined,
    SeqTaken,
    StoreBroken,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreInUse,
)
from nations.store.moving import Carried, move
from nations.store.opening import open_store
from nations.store.place import data_folder
from nations.store.rescue import Rescued, rescue
from nations.store.shared import Shared
from nations.store.sqlite import SqliteStore
from nations.store.store import (
    Batch,
    ChatLine,
    Fence,
    Held,
    Invitation,
    KeptAnswer,
    Key,
    MatchHead,
    MatchRow,
    Store,
)

__all__ = [
    "BadStore",
    "Batch",
    "Carried",
    "ChatLine",
    "Damaged",
    "Fence",
    "Fenced",
    "Held",
    "Invitation",
    "InvitationUsed",
    "KeptAnswer",
    "Key",
    "KnownCommand",
    "MatchHead",
    "MatchRow",
    "NoSuchMatch",
    "Quarantined",
    "Rescued",
    "SeqTaken",
    "Shared",
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
    "is_address",
    "link",
    "move",
    "open_store",
    "own_tools",
    "rescue",
    "restore",
]
