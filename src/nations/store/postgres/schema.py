"""The tables in PostgreSQL: those of SQLite, by the same names.

`nations_schema` holds the number of steps of `MIGRATIONS` that were taken, and the oldest number
that a program may know and still work with them: servers of two versions run beside each other
while they are exchanged. So a step only ever adds what older programs need not know; one that does
more says so in `OLDEST`. A step is never changed once it was released.
"""

from __future__ import annotations

from nations.store.errors import BadStore
from nations.store.postgres.line import PostgresConnection

LOCK = 0x4E41544E
"""The advisory lock of whoever takes a step."""
OLDEST = 1
"""Programs that know fewer steps than that are refused."""

MIGRATIONS = (
    (
        """CREATE TABLE matches (
            id TEXT COLLATE "C" PRIMARY KEY, created_at BIGINT NOT NULL, game TEXT NOT NULL,
            over SMALLINT NOT NULL DEFAULT 0, quarantined TEXT, secret BYTEA,
            seq BIGINT NOT NULL, hash BYTEA NOT NULL, at_turn INTEGER, occupants BYTEA,
            waits SMALLINT NOT NULL DEFAULT 0
        ) WITH (fillfactor = 70)""",  # it changes with every record: in its own page, if it can
        "CREATE INDEX matches_that_wait ON matches (created_at) WHERE waits != 0",
        """CREATE TABLE events (
            match_id TEXT COLLATE "C" NOT NULL, seq BIGINT NOT NULL, hash BYTEA NOT NULL,
            body BYTEA NOT NULL, PRIMARY KEY (match_id, seq)
        )""",
        """CREATE TABLE answers (
            match_id TEXT COLLATE "C" NOT NULL, seat INTEGER NOT NULL, id TEXT COLLATE "C" NOT NULL,
            body BYTEA NOT NULL, digest BYTEA, PRIMARY KEY (match_id, seat, id)
        )""",
        """CREATE TABLE keys (
            match_id TEXT COLLATE "C" NOT NULL, hash BYTEA NOT NULL, role TEXT COLLATE "C" NOT NULL,
            seat INTEGER NOT NULL, PRIMARY KEY (match_id, hash, role, seat)
        )""",
        "CREATE INDEX keys_by_hash ON keys (hash)",
        """CREATE TABLE claims (
            match_id TEXT COLLATE "C" NOT NULL, hash BYTEA NOT NULL, seat INTEGER NOT NULL,
            used SMALLINT NOT NULL DEFAULT 0, PRIMARY KEY (match_id, hash)
        )""",
        """CREATE TABLE chat (
            match_id TEXT COLLATE "C" NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, seat INTEGER,
            name TEXT NOT NULL, text TEXT NOT NULL, id TEXT COLLATE "C", PRIMARY KEY (match_id, n)
        )""",
        "CREATE UNIQUE INDEX chat_by_id ON chat (match_id, seat, id) WHERE id IS NOT NULL",
    ),
    (
        """CREATE TABLE processes (
            id TEXT COLLATE "C" PRIMARY KEY, until TIMESTAMPTZ NOT NULL, seen TIMESTAMPTZ NOT NULL
        ) WITH (fillfactor = 30)""",
        """CREATE TABLE tending (
            match_id TEXT COLLATE "C" PRIMARY KEY, holder TEXT COLLATE "C", fence BIGINT NOT NULL,
            due SMALLINT NOT NULL
        )""",
        "CREATE INDEX tending_due ON tending (holder) WHERE due != 0",
        """CREATE TABLE presence (
            match_id TEXT COLLATE "C" NOT NULL, seat INTEGER NOT NULL,
            process TEXT COLLATE "C" NOT NULL, PRIMARY KEY (match_id, seat, process)
        )""",
        "CREATE INDEX presence_by_process ON presence (process)",
    ),
    ("CREATE TABLE pauses (began BIGINT PRIMARY KEY, lasted BIGINT NOT NULL)",),
)


def migrate(line: PostgresConnection, shown: str) -> None:
    """Brings the tables up to date, all steps or none; one program at a time. Raises BadStore."""
    line.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
    if line.execute("SELECT to_regclass('nations_schema')").fetchone()[0] is None:
        if line.execute("SELECT to_regclass('matches')").fetchone()[0] is not None:
            raise BadStore(f"{shown}: not a store of this program; choose another database")
        line.execute("CREATE TABLE nations_schema (version INTEGER, oldest INTEGER)")
        line.execute("INSERT INTO nations_schema VALUES (0, 0)")
    version, oldest = line.execute("SELECT version, oldest FROM nations_schema").fetchone()
    if oldest > len(MIGRATIONS):
        raise BadStore(
            f"{shown}: written by a newer version (schema {version}, this one reads "
            f"{len(MIGRATIONS)}); update the program"
        )
    if version >= len(MIGRATIONS):
        return
    for step in MIGRATIONS[version:]:
        for statement in step:
            line.execute(statement)
    line.execute("UPDATE nations_schema SET version=?, oldest=?", (len(MIGRATIONS), OLDEST))
