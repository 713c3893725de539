"""The servers that share a database: who lives, who sees to which match, who is present where.

A server lives as long as its row says, by the database's clock. Whoever sees to a match holds its
row in `tending`; the number there grows each time that another takes over. Care is held as long as
its holder lives, so that one sign of life renews the care of all its matches.
"""

from __future__ import annotations

from collections.abc import Sequence

from nations.store.errors import Fenced
from nations.store.postgres.line import Line
from nations.store.shared import Beat, Head, Joined
from nations.store.store import Fence

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVES = "EXISTS (SELECT 1 FROM processes p WHERE p.id = {} AND p.until > clock_timestamp())"
FORGOTTEN = "interval '1 hour'"
"""After so long nothing is known of a server that died."""


def join(line: Line, me: str, lease: float) -> Joined:
    """A server begins. Who died long ago is forgotten, but for the last sign of life of all."""
    line.execute("SELECT pg_advisory_xact_lock(1312904270)")  # one begins after the other
    query = (
        f"SELECT {NOW}, count(*) FILTER (WHERE until > clock_timestamp()), "
        "(extract(epoch FROM max(seen)) * 1000)::bigint FROM processes"
    )
    now, alive, seen = line.execute(query).fetchone()
    stood = 0 if alive or seen is None else max(0, now - seen)
    line.execute(
        "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = process "
        "AND p.until > clock_timestamp())"
    )
    line.execute(
        f"DELETE FROM processes WHERE until < clock_timestamp() - {FORGOTTEN} "
        "AND seen < (SELECT max(seen) FROM processes)"
    )
    beat(line, me, lease)
    return Joined(now, stood)


def beat(line: Line, me: str, lease: float) -> Beat:
    """A sign of life."""
    query = (
        "INSERT INTO processes (id, until, seen) "
        "VALUES (?, clock_timestamp() + ? * interval '1 second', clock_timestamp()) "
        "ON CONFLICT (id) DO UPDATE SET until = excluded.until, seen = excluded.seen "
        f"RETURNING {NOW}, "
        "(SELECT count(*) FROM processes o WHERE o.until > clock_timestamp() AND o.id != ?)"
    )
    now, others = line.execute(query, (me, float(lease), me)).fetchone()
    return Beat(now, others + 1)


def leave(line: Line, me: str) -> None:
    """A server ends; what it saw to is due for others. Its last sign of life stays."""
    line.execute("UPDATE tending SET holder = NULL WHERE holder = ?", (me,))
    line.execute("DELETE FROM presence WHERE process = ?", (me,))
    query = "UPDATE processes SET until = clock_timestamp(), seen = clock_timestamp() WHERE id = ?"
    line.execute(query, (me,))


def tend(line: Line, me: str, match: str) -> int | None:
    """The fencing number of who takes the care of a match; None if another that lives has it."""
    query = (
        "INSERT INTO tending (match_id, holder, fence, due) "
        f"SELECT ?, ?, 1, 1 WHERE {LIVES.format('?')} "
        "ON CONFLICT (match_id) DO UPDATE SET holder = excluded.holder, fence = tending.fence + 1, "
        "due = 1 WHERE tending.holder IS NULL OR tending.holder = excluded.holder "
        f"OR NOT {LIVES.format('tending.holder')} RETURNING fence"
    )
    row = line.execute(query, (match, me, me)).fetchone()
    return None if row is None else row[0]


def let_go(line: Line, me: str, match: str) -> None:
    """Nothing is due in a match any more; the number stays, so that it only ever grows."""
    query = "UPDATE tending SET holder = NULL, due = 0 WHERE match_id = ? AND holder = ?"
    line.execute(query, (match, me))


def check_fence(line: Line, match: str, fence: Fence) -> None:
    """Raises Fenced if another sees to a match, or who did counts as dead. Until the transaction
    ends nobody takes over."""
    query = (
        "SELECT 1 FROM tending WHERE match_id = ? AND holder = ? AND fence = ? "
        f"AND {LIVES.format('tending.holder')} FOR SHARE"
    )
    if line.execute(query, (match, fence.holder, fence.number)).fetchone() is None:
        raise Fenced(match)


def orphans(line: Line, most: int) -> list[str]:
    """Matches in which something is due and that nobody who lives sees to, the oldest first."""
    query = (
        "SELECT m.id FROM matches m LEFT JOIN tending t ON t.match_id = m.id "
        "WHERE m.quarantined IS NULL AND m.over = 0 AND (m.waits != 0 OR t.due != 0) "
        f"AND (t.holder IS NULL OR NOT {LIVES.format('t.holder')}) "
        "AND (m.id IN (SELECT id FROM matches WHERE waits != 0) "
        "OR m.id IN (SELECT match_id FROM tending WHERE due != 0)) "
        "ORDER BY m.created_at LIMIT ?"
    )
    return [row[0] for row in line.execute(query, (most,)).fetchall()]


def be_present(line: Line, me: str, match: str, seats: frozenset[int]) -> None:
    """Who is at a server, of all seats of a match."""
    there = sorted(seats)
    query = "DELETE FROM presence WHERE match_id = ? AND process = ? AND NOT seat = ANY(?::int[])"
    line.execute(query, (match, me, there))
    query = (
        "INSERT INTO presence (match_id, seat, process) SELECT ?, s, ? FROM unnest(?::int[]) s "
        "ON CONFLICT DO NOTHING"
    )
    line.execute(query, (match, me, there))


def heads(line: Line, me: str, matches: Sequence[str]) -> list[Head]:
    """How far matches are, and who is at other servers that live."""
    query = (
        "SELECT m.id, m.seq, coalesce((SELECT max(n) FROM chat c WHERE c.match_id = m.id), 0), "
        "ARRAY(SELECT seat FROM presence r WHERE r.match_id = m.id AND r.process != ? "
        f"AND {LIVES.format('r.process')}), "
        f"EXISTS (SELECT 1 FROM tending t WHERE t.match_id = m.id AND {LIVES.format('t.holder')}) "
        "FROM matches m WHERE m.id = ANY(?)"
    )
    rows = line.execute(query, (me, list(matches))).fetchall()
    return [Head(name, seq, said, frozenset(seats), held) for name, seq, said, seats, held in rows]
