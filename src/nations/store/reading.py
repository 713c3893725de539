"""What each read asks of the tables, and the check of the chain."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from nations.store.chain import first, link
from nations.store.errors import Damaged, NoSuchMatch
from nations.store.store import ChatLine, Held, Invitation, KeptAnswer, Key, MatchRow
from nations.store.tables import Tables

_COLUMNS = "id, created_at, game, over, quarantined, seq, at_turn, occupants"
_ROW = f"SELECT {_COLUMNS} FROM matches"  # noqa: S608 - our own columns


class StoreCheck(msgspec.Struct, frozen=True):
    """What a check of all matches found."""

    matches: int
    records: int
    damaged: list[Damaged]


def read_records(connection: Tables, match: str, after: int) -> list[bytes]:
    """The records above `after`, with their chain checked up to the end that the match knows."""
    with one_picture(connection):
        last = connection.execute("SELECT seq, hash FROM matches WHERE id=?", (match,)).fetchone()
        if last is None:
            raise NoSuchMatch(match)
        if after > last[0]:
            return []
        before, rows = _rows_after(connection, match, after)
    check_chain(match, rows, (after, before), last)
    return [body for _, _, body in rows]


@contextmanager
def one_picture(connection: Tables) -> Iterator[None]:
    """All that is read within is of one moment."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        with suppress(sqlite3.Error):  # after a failed read, ending it fails again and ends it
            connection.execute("ROLLBACK")


def _rows_after(
    connection: Tables, match: str, after: int
) -> tuple[bytes, list[tuple[int, bytes, bytes]]]:
    """The hash that the next record follows, and the records. Raises Damaged if unreadable.

    Only this match is lost then: the others lie elsewhere in the file.
    """
    query = "SELECT seq, hash, body FROM events WHERE match_id=? AND seq>? ORDER BY seq"
    try:
        before = _hash_at(connection, match, after)
        return before, connection.execute(query, (match, after)).fetchall()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        raise Damaged(match, after + 1, f"the file cannot be read ({error})") from error


def _hash_at(connection: Tables, match: str, seq: int) -> bytes:
    if seq <= 0:
        return first(match)
    query = "SELECT hash FROM events WHERE match_id=? AND seq=?"
    row = connection.execute(query, (match, seq)).fetchone()
    if row is None:
        raise Damaged(match, seq, "it is missing")
    found: bytes = row[0]
    return found


def check_chain(
    match: str,
    rows: Iterable[tuple[int, bytes, bytes]],
    start: tuple[int, bytes],
    last: tuple[int, bytes],
) -> None:
    """Raises Damaged if records do not lead from one place of the chain to its end."""
    seq, before = start
    for found, its_hash, body in rows:
        seq += 1
        if found != seq:
            raise Damaged(match, seq, "it is missing")
        if seq > last[0]:
            raise Damaged(match, seq, "it was added from elsewhere")
        before = link(before, seq, body)
        if its_hash != before:
            raise Damaged(match, seq, "it was changed, or does not follow from the one before")
    if seq < last[0]:
        raise Damaged(match, seq + 1, "it is missing at the end")
    if before != last[1]:
        raise Damaged(match, seq, "it is not the one that the match ended with")


def check_all(connection: Tables) -> StoreCheck:
    """Checks every match. Matches that are set aside are known to be damaged and not counted."""
    records, damaged = 0, []
    rows = list_matches(connection, None)
    for row in rows:
        try:
            records += len(read_records(connection, row.id, 0))
        except Damaged as error:
            if row.quarantined is None:
                damaged.append(error)
    return StoreCheck(len(rows), records, damaged)


def find_match(connection: Tables, match: str) -> MatchRow:
    row = connection.execute(f"{_ROW} WHERE id=?", (match,)).fetchone()
    if row is None:
        raise NoSuchMatch(match)
    return _match_row(row)


def list_matches(connection: Tables, over: bool | None) -> list[MatchRow]:
    which = (0, 1) if over is None else (over, over)
    query = f"{_ROW} WHERE over IN (?,?) ORDER BY created_at DESC, id"
    return [_match_row(row) for row in connection.execute(query, which).fetchall()]


def list_waiting(connection: Tables) -> list[str]:
    query = "SELECT id FROM matches WHERE waits != 0 AND quarantined IS NULL ORDER BY created_at"
    return [row[0] for row in connection.execute(query).fetchall()]


def _match_row(row: tuple[Any, ...]) -> MatchRow:
    name, created_at, game, over, quarantined, seq, at_turn, occupants = row
    return MatchRow(name, created_at, game, bool(over), quarantined, seq, at_turn, occupants)


def find_answer(connection: Tables, match: str, seat: int, command: str) -> bytes | None:
    query = "SELECT body FROM answers WHERE match_id=? AND seat=? AND id=?"
    row = connection.execute(query, (match, seat, command)).fetchone()
    return None if row is None else row[0]


def find_answered(connection: Tables, match: str, seat: int, command: str) -> KeptAnswer | None:
    query = "SELECT body, digest FROM answers WHERE match_id=? AND seat=? AND id=?"
    row = connection.execute(query, (match, seat, command)).fetchone()
    return None if row is None else KeptAnswer(seat, command, *row)


def list_keys(connection: Tables, match: str) -> list[Key]:
    query = "SELECT hash, role, seat FROM keys WHERE match_id=? ORDER BY role, seat, hash"
    return [Key(*row) for row in connection.execute(query, (match,)).fetchall()]


def list_held(connection: Tables, token: bytes) -> list[tuple[str, Key]]:
    query = "SELECT match_id, hash, role, seat FROM keys WHERE hash=? ORDER BY match_id, role, seat"
    return [(row[0], Key(*row[1:])) for row in connection.execute(query, (token,)).fetchall()]


def list_opened(connection: Tables, hashes: tuple[bytes, ...], but: str, most: int) -> list[Held]:
    """The newest first; found by the index of the keys, and no more than are wanted."""
    marks = ",".join("?" * len(hashes))
    query = (
        f"SELECT token, roles, {_COLUMNS} FROM matches JOIN "  # noqa: S608 - marks only
        "(SELECT match_id, hash AS token, group_concat(role || ' ' || seat) AS roles FROM keys "
        f"WHERE hash IN ({marks}) AND role != ? GROUP BY match_id, hash) AS held "
        "ON id = match_id ORDER BY created_at DESC, id, token LIMIT ?"
    )
    rows = connection.execute(query, (*hashes, but, most)).fetchall()
    return [Held(row[0], _roles(row[1]), _match_row(row[2:])) for row in rows]


def _roles(told: str) -> tuple[tuple[str, int], ...]:
    pairs = (one.rpartition(" ") for one in told.split(","))
    return tuple((role, int(seat)) for role, _, seat in pairs)


def list_invitations(connection: Tables, match: str) -> list[Invitation]:
    query = "SELECT hash, seat FROM claims WHERE match_id=? AND used=0 ORDER BY seat, hash"
    return [Invitation(*row) for row in connection.execute(query, (match,)).fetchall()]


def find_secret(connection: Tables, match: str) -> bytes | None:
    row = connection.execute("SELECT secret FROM matches WHERE id=?", (match,)).fetchone()
    if row is None:
        raise NoSuchMatch(match)
    secret: bytes | None = row[0]
    return secret


def list_chat(connection: Tables, match: str, after: int, limit: int) -> list[ChatLine]:
    query = (
        "SELECT n, at, seat, name, text FROM chat WHERE match_id=? AND n>? ORDER BY n DESC LIMIT ?"
    )
    rows = connection.execute(query, (match, after, limit)).fetchall()
    return [ChatLine(*row) for row in reversed(rows)]
