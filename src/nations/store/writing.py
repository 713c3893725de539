"""What each write does to the tables, of any store. Raising undoes all of it: it runs in a
savepoint, or in a transaction of its own."""

from __future__ import annotations

from nations.store.chain import first, link
from nations.store.errors import ClaimUsed, NoSuchMatch, Quarantined, Repeated, SeqTaken
from nations.store.store import Answer, Batch, ChatLine
from nations.store.tables import Tables


def write_batch(connection: Tables, batch: Batch) -> None:
    """Stores a batch, or raises and stores nothing. A repeated command is told first."""
    _write_answer(connection, batch.match, batch.answer)
    seq, before = _last(connection, batch)
    if batch.bodies:
        if batch.first != seq + 1:
            raise SeqTaken(batch.match, batch.first)
        _write_events(connection, batch, before)
    _write_match(connection, batch)
    _write_keys(connection, batch)
    _write_claims(connection, batch)


def write_chat(
    connection: Tables, match: str, line: ChatLine, answer: Answer | None = None
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


def _said_before(connection: Tables, match: str, line: ChatLine, answer: Answer) -> ChatLine | None:
    """The line with this id. Raises Repeated if it is another, or the id was that of a command."""
    query = "SELECT n, at, seat, name, text FROM chat WHERE match_id=? AND seat IS ? AND id=?"
    known = connection.execute(query, (match, line.seat, answer.id)).fetchone()
    if known is None:
        return None
    if known[4] != line.text:
        raise Repeated(match, answer.id, answer.body)
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
    if connection.execute("SELECT 1 FROM matches WHERE id=?", (match,)).fetchone() is None:
        raise NoSuchMatch(match)


def _write_answer(connection: Tables, match: str, answer: Answer | None) -> None:
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
    raise Repeated(match, answer.id, known[0])


def _last(connection: Tables, batch: Batch) -> tuple[int, bytes]:
    """Seq and hash of the last event; opens the match if the batch does."""
    query = "SELECT seq, hash, quarantined FROM matches WHERE id=?"
    row = connection.execute(query, (batch.match,)).fetchone()
    if row is None:
        return _open_match(connection, batch)
    seq, before, quarantined = row
    if quarantined is not None:
        raise Quarantined(batch.match, quarantined)
    if batch.opened is not None:
        raise SeqTaken(batch.match, 1)
    return seq, before


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


def _write_events(connection: Tables, batch: Batch, before: bytes) -> None:
    """Appends to the chain and moves the match's own mark of where it ends."""
    seq = batch.first
    query = "INSERT INTO events (match_id, seq, hash, body) VALUES (?,?,?,?) ON CONFLICT DO NOTHING"
    for seq, body in enumerate(batch.bodies, start=batch.first):
        before = link(before, seq, body)
        if connection.execute(query, (batch.match, seq, before, body)).rowcount != 1:
            raise SeqTaken(batch.match, seq)
    mark = (seq, before, batch.at_turn, batch.waits, batch.match)
    connection.execute("UPDATE matches SET seq=?, hash=?, at_turn=?, waits=? WHERE id=?", mark)
    if batch.occupants is not None:
        seated = (batch.occupants, batch.match)
        connection.execute("UPDATE matches SET occupants=? WHERE id=?", seated)


def _write_match(connection: Tables, batch: Batch) -> None:
    if batch.secret is not None:
        change = (batch.secret, batch.match)
        connection.execute("UPDATE matches SET secret=? WHERE id=?", change)
    if batch.over is not None:
        connection.execute("UPDATE matches SET over=? WHERE id=?", (batch.over, batch.match))


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
    for used in batch.claims_used:
        query = "UPDATE claims SET used=1 WHERE match_id=? AND hash=? AND used=0"
        if connection.execute(query, (batch.match, used)).rowcount != 1:
            raise ClaimUsed(batch.match)
    for claim in batch.claims:
        row = (batch.match, claim.hash, claim.seat)
        query = "INSERT INTO claims (match_id, hash, seat) VALUES (?,?,?) "
        if connection.execute(query + "ON CONFLICT DO NOTHING", row).rowcount != 1:
            raise ClaimUsed(batch.match)
