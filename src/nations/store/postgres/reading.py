"""Reads that PostgreSQL does otherwise: a whole picture in one statement."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress

from nations.store.chain import first
from nations.store.errors import Damaged, NoSuchMatch
from nations.store.reading import check_chain
from nations.store.tables import Tables


def read_records(connection: Tables, match: str, after: int) -> list[bytes]:
    """The records above `after`, with their chain checked up to the end that the match knows."""
    query = (
        "SELECT m.seq, m.hash, e.seq, e.hash, e.body FROM matches m LEFT JOIN events e "
        "ON e.match_id = m.id AND e.seq >= ? WHERE m.id = ? ORDER BY e.seq"
    )
    found = connection.execute(query, (after, match)).fetchall()
    if not found:
        raise NoSuchMatch(match)
    last = found[0][:2]
    rows = [row[2:] for row in found if row[2] is not None]
    if after > last[0]:
        return []
    before = first(match)
    if after > 0:
        if not rows or rows[0][0] != after:
            raise Damaged(match, after, "it is missing")
        before = rows.pop(0)[1]
    check_chain(match, rows, (max(after, 0), before), last)
    return [body for _, _, body in rows]


def read_news(connection: Tables, after: Mapping[str, int]) -> dict[str, list[bytes]]:
    """The records after a number of each match, with their chains checked from there on."""
    query = (
        "SELECT e.match_id, e.seq, e.hash, e.body FROM unnest(?::text[], ?::bigint[]) AS w(id, a) "
        "JOIN events e ON e.match_id = w.id AND e.seq >= w.a ORDER BY e.match_id, e.seq"
    )
    found: dict[str, list[tuple[int, bytes, bytes]]] = defaultdict(list)
    for match, *row in connection.execute(query, (list(after), list(after.values()))).fetchall():
        found[match].append(tuple(row))
    news: dict[str, list[bytes]] = {}
    for match, ((seq, before, _), *rows) in found.items():
        if seq == after[match] and rows:
            with suppress(Damaged):
                check_chain(match, rows, (seq, before), rows[-1][:2])
                news[match] = [body for _, _, body in rows]
    return news
