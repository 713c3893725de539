"""What each write does to the tables, of any store. Raising undoes all of it: it runs in a
savepoint, or in a transaction of its own."""

from __future__ import annotations

from typing import Any

from nations.store.chain import first, link
from nations.store.errors import InvitationUsed, KnownCommand, NoSuchMatch, Quarantined, SeqTaken
from nations.store.store import Batch, ChatLine, KeptAnswer
from nations.store.tables import Tables

_LOCKED = "FROM matches WHERE id=? /* locked */"
"""From here to the end of the transaction nobody else changes the match: in SQLite, where one
writes, that is so; PostgreSQL is told."""
AT_ONCE = 100
"""Events that one statement stores: SQLite takes so many values."""


def write_batch(connection: Tables, batch: Batch) -> None:
    """Stores a batch, or raises and stores nothing. A repeated command is told first."""
    row = connection.execute(f"SELECT seq, hash, quarantined {_LOCKED}", (batch.match,)).fetchone()
    _write_answer(connection, batch.match, batch.answer)
    seq, before = _open_match(connection, batch) if row is None else _last(batch, *row)
    if batch.bodies and batch.first != seq + 1:
        raise SeqTaken(batch.match, batch.first)
    _write_match(connection, batch, _write_events(connection, batch, before))
    _write_keys(connection, batch)
    _write_claims(connection, batch)


def write_chat(
    connection: Tables, match: str, line: ChatLine, answer: KeptAnswer | None = None
) -> ChatLine:
    """Stores a line of chat with the next number; one with an id only once."""
    _check_match(connection, match)
    named = answer.id if answer else None
    known = _said_before(connection, match, line, answer) if answer else None
    if known is not None:
        return known
    query = "SELECT coalesce(max(n), 0) + 1 FROM chat WHERE match_id=?"
    (n,) = connection.execute(query, (match,)).fetchone()
    row = (match, n, line.at, line.seat, line.name, line.text, named)
    query = "INSERT INTO chat (match_id, n, at, seat, name, text, id) VALUES (?,?,?,?,?,?,?)"
    connection.execute(query, row)
    _write_answer(connection, match, answer)
    return ChatLine(n, line.at, line.seat, line.name, line.text)


def _said_before(
    connection: Tables, match: str, line: ChatLine, answer: KeptAnswer
) -> ChatLine | None:
    """The line with this id. Raises Repeated if it is another, or the id was that of a command."""
    query = "SELECT n, at, seat, name, text FROM chat WHERE match_id=? AND seat IS ? AND id=?"
    known = connection.execute(query, (match, line.seat, answer.id)).fetchone()
    if known is None:
        return None
    if known[4] != line.text:
        raise KnownCommand(match, answer.id, answer.body)
    n, at, seat, name, text = known
    return ChatLine(n, at, seat, name, text, again=True)


def write_quarantine(connection: Tables, match: str, why: str | None) -> None:
    """Sets a match aside, or takes it back."""
    _check_match(connection, match)
    connection.execute("UPDATE matches SET quarantined=? WHERE id=?", (why, match))


def remove_match(connection: Tables, match: str) -> None:
    """Takes a match away, with all that belongs to it."""
    _check_match(connection, match)
    connection.execute("DELETE FROM matches WHERE id=?", (match,))
    for table in ("events", "answers", "keys", "claims", "chat"):
        connection.execute(f"DELETE FROM {table} WHERE match_id=?", (match,))  # noqa: S608 - ours


def _check_match(connection: Tables, match: str) -> None:
    if connection.execute(f"SELECT 1 {_LOCKED}", (match,)).fetchone() is None:
        raise NoSuchMatch(match)


def _write_answer(connection: Tables, match: str, answer: KeptAnswer | None) -> None:
    if answer is None:
        return
    row = (match, answer.seat, answer.id, answer.body, answer.digest)
    query = (
        "INSERT INTO answers (match_id, seat, id, body, digest) VALUES (?,?,?,?,?) "
        "ON CONFLICT DO NOTHING"
    )
    if connection.execute(query, row).rowcount == 1:
        return
    query = "SELECT body FROM answers WHERE match_id=? AND seat=? AND id=?"
    known = connection.execute(query, row[:3]).fetchone()
    raise KnownCommand(match, answer.id, known[0])


def _last(batch: Batch, seq: int, end: bytes, quarantined: str | None) -> tuple[int, bytes]:
    """Seq and hash of the last record of a match that is there."""
    if quarantined is not None:
        raise Quarantined(batch.match, quarantined)
    if batch.opened is not None:
        raise SeqTaken(batch.match, 1)
    return seq, end


def _open_match(connection: Tables, batch: Batch) -> tuple[int, bytes]:
    if batch.opened is None or batch.first != 1 or not batch.bodies:
        raise NoSuchMatch(batch.match)
    before = first(batch.match)
    query = (
        "INSERT INTO matches (id, created_at, game, seq, hash) VALUES (?,?,?,0,?) "
        "ON CONFLICT DO NOTHING"
    )
    row = (batch.match, batch.opened.at, batch.opened.game, before)
    if connection.execute(query, row).rowcount != 1:
        raise SeqTaken(batch.match, 1)  # another process opened it just now
    return 0, before


def _write_events(connection: Tables, batch: Batch, before: bytes) -> bytes:
    """Appends to the chain; returns its new end."""
    rows: list[tuple[str, int, bytes, bytes]] = []
    for seq, body in enumerate(batch.bodies, start=batch.first):
        before = link(before, seq, body)
        rows.append((batch.match, seq, before, body))
    for at in range(0, len(rows), AT_ONCE):
        some = rows[at : at + AT_ONCE]
        marks = ",".join(["(?,?,?,?)"] * len(some))
        query = f"INSERT INTO events (match_id, seq, hash, body) VALUES {marks} "  # noqa: S608 - marks
        given = [value for row in some for value in row]
        if connection.execute(query + "ON CONFLICT DO NOTHING", given).rowcount != len(some):
            raise SeqTaken(batch.match, some[0][1])
    return before


def _write_match(connection: Tables, batch: Batch, end: bytes) -> None:
    """What the match itself knows: where it ends, whose turn it is, and what else has changed."""
    new: dict[str, Any] = {}
    if batch.bodies:
        last = batch.first + len(batch.bodies) - 1
        new = {"seq": last, "hash": end, "at_turn": batch.at_turn, "waits": batch.waits}
    kept = {"occupants": batch.occupants, "secret": batch.secret, "over": batch.over}
    new |= {name: value for name, value in kept.items() if value is not None}
    if new:
        marks = ", ".join(f"{name}=?" for name in new)
        query = f"UPDATE matches SET {marks} WHERE id=?"  # noqa: S608 - our own names
        connection.execute(query, (*new.values(), batch.match))


def _write_keys(connection: Tables, batch: Batch) -> None:
    for key in batch.drop_keys:
        connection.execute(
            "DELETE FROM keys WHERE match_id=? AND hash=? AND role=? AND seat=?",
            (batch.match, key.hash, key.role, key.seat),
        )
    for key in batch.keys:
        row = (batch.match, key.hash, key.role, key.seat)
        query = "INSERT INTO keys (match_id, hash, role, seat) VALUES (?,?,?,?) "
        connection.execute(query + "ON CONFLICT DO NOTHING", row)


def _write_claims(connection: Tables, batch: Batch) -> None:
    for used in batch.invitations_used:
        query = "UPDATE claims SET used=1 WHERE match_id=? AND hash=? AND used=0"
        if connection.execute(query, (batch.match, used)).rowcount != 1:
            raise InvitationUsed(batch.match)
    for claim in batch.invitations:
        row = (batch.match, claim.hash, claim.seat)
        query = "INSERT INTO claims (match_id, hash, seat) VALUES (?,?,?) "
        if connection.execute(query + "ON CONFLICT DO NOTHING", row).rowcount != 1:
            raise InvitationUsed(batch.match)
