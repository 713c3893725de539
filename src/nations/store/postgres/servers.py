"""The servers that share a database: who lives, who sees to which match, who is present where.

A server lives as long as its row says, by the database's clock. Whoever sees to a match holds its
row in `tending`; the number there grows each time that another takes over. Care is held as long as
its holder lives, so that one sign of life renews the care of all its matches.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from nations.store.errors import Fenced
from nations.store.postgres.line import PostgresConnection
from nations.store.shared import STILL, Beat, Head, Standstill
from nations.store.store import Fence

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVES = "EXISTS (SELECT 1 FROM processes p WHERE p.id = {} AND p.until > clock_timestamp())"
FORGOTTEN = "interval '1 hour'"
"""After so long nothing is known of a server that died."""


def join(line: PostgresConnection, me: str, lease: float) -> Beat:
    """A server begins. Who died long ago is forgotten, but for the last sign of life of all."""
    line.execute("SELECT pg_advisory_xact_lock(1312904270)")  # one begins after the other
    line.execute(
        "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = process "
        "AND p.until > clock_timestamp())"
    )
    line.execute(
        f"DELETE FROM processes WHERE until < clock_timestamp() - {FORGOTTEN} "
        "AND seen < (SELECT max(seen) FROM processes)"
    )
    return beat(line, me, lease)


def beat(line: PostgresConnection, me: str, lease: float) -> Beat:
    """A sign of life. The first after a pause notes it."""
    query = (
        "INSERT INTO processes (id, until, seen) "
        "VALUES (?, clock_timestamp() + ? * interval '1 second', clock_timestamp()) "
        "ON CONFLICT (id) DO UPDATE SET until = excluded.until, seen = excluded.seen "
        f"RETURNING {NOW}, "
        "(SELECT count(*) FROM processes o WHERE o.until > clock_timestamp() AND o.id != ?), "
        "EXISTS (SELECT 1 FROM processes o WHERE o.id = ? AND o.until < clock_timestamp()), "
        "(SELECT max(began) FROM pauses), "
        "(SELECT (extract(epoch FROM max(seen)) * 1000)::bigint FROM processes)"
    )  # what is asked for is as it was before
    row = line.execute(query, (me, float(lease), me, me)).fetchone()
    now, others, was_dead, paused, seen = row
    if seen is not None and now - seen > 1000 * STILL:
        query = "INSERT INTO pauses (began, lasted) VALUES (?, ?) ON CONFLICT DO NOTHING"
        line.execute(query, (seen, now - seen))
        paused = seen
    return Beat(now, others + 1, was_dead, paused or 0)


def pauses(line: PostgresConnection) -> list[Standstill]:
    """When no server lived."""
    rows = line.execute("SELECT began, lasted FROM pauses ORDER BY began").fetchall()
    return [Standstill(*row) for row in rows]


def leave(line: PostgresConnection, me: str) -> None:
    """A server ends; what it saw to is due for others. Its last sign of life stays."""
    line.execute("UPDATE tending SET holder = NULL WHERE holder = ?", (me,))
    line.execute("DELETE FROM presence WHERE process = ?", (me,))
    query = "UPDATE processes SET until = clock_timestamp(), seen = clock_timestamp() WHERE id = ?"
    line.execute(query, (me,))


def tend(line: PostgresConnection, me: str, match: str) -> int | None:
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


def let_go(line: PostgresConnection, me: str, match: str, due: bool) -> None:
    """A match is seen to no more by a server; the number stays, so that it only ever grows."""
    query = "UPDATE tending SET holder = NULL, due = ? WHERE match_id = ? AND holder = ?"
    line.execute(query, (due, match, me))


def check_fence(line: PostgresConnection, match: str, fence: Fence) -> None:
    """Raises Fenced if another sees to a match, or who did counts as dead. Until the transaction
    ends nobody takes over."""
    query = (
        "SELECT 1 FROM tending WHERE match_id = ? AND holder = ? AND fence = ? "
        f"AND {LIVES.format('tending.holder')} FOR SHARE"
    )
    if line.execute(query, (match, fence.holder, fence.number)).fetchone() is None:
        raise Fenced(match)


def orphans(line: PostgresConnection, most: int, but: Collection[str]) -> list[str]:
    """Matches in which something is due and that nobody who lives sees to, the oldest first."""
    query = (
        "SELECT m.id FROM matches m LEFT JOIN tending t ON t.match_id = m.id "
        "WHERE m.quarantined IS NULL AND m.over = 0 AND (m.waits != 0 OR t.due != 0) "
        f"AND (t.holder IS NULL OR NOT {LIVES.format('t.holder')}) "
        "AND (m.id IN (SELECT id FROM matches WHERE waits != 0) "
        "OR m.id IN (SELECT match_id FROM tending WHERE due != 0)) "
        "AND m.id != ALL(?) ORDER BY m.created_at LIMIT ?"
    )
    return [row[0] for row in line.execute(query, (list(but), most)).fetchall()]


def be_present(line: PostgresConnection, me: str, present: Mapping[str, Collection[int]]) -> None:
    """Who is at a server, of all seats of some matches."""
    there = [(match, seat) for match, seats in present.items() for seat in seats]
    matches, seats = [match for match, _ in there], [seat for _, seat in there]
    query = (
        "DELETE FROM presence WHERE process = ? AND match_id = ANY(?) "
        "AND (match_id, seat) NOT IN (SELECT * FROM unnest(?::text[], ?::int[]))"
    )
    line.execute(query, (me, list(present), matches, seats))
    query = (
        "INSERT INTO presence (match_id, seat, process) "
        "SELECT m, s, ? FROM unnest(?::text[], ?::int[]) AS t(m, s) ON CONFLICT DO NOTHING"
    )
    line.execute(query, (me, matches, seats))


def heads(line: PostgresConnection, me: str, matches: Sequence[str]) -> list[Head]:
    """How far matches are, and who is at other servers that live."""
    query = (
        "SELECT m.id, m.seq, coalesce((SELECT max(n) FROM chat c WHERE c.match_id = m.id), 0), "
        "ARRAY(SELECT seat FROM presence r WHERE r.match_id = m.id AND r.process != ? "
        f"AND {LIVES.format('r.process')}), "
        "EXISTS (SELECT 1 FROM tending t WHERE t.match_id = m.id AND t.holder != ? "
        f"AND {LIVES.format('t.holder')}) FROM matches m WHERE m.id = ANY(?)"
    )
    rows = line.execute(query, (me, me, list(matches))).fetchall()
    return [Head(name, seq, said, frozenset(seats), held) for name, seq, said, seats, held in rows]
