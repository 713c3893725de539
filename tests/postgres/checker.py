"""Holds what clients wrote down against the log: nothing lost, doubled, or in another order.

Knows nothing of how servers agree: it reads the records, plays them by the rules, and compares.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from nations.registry import game_of
from nations.room.messages import Ack, write
from nations.room.records import Dealt, Moved, Opened, Record, read
from nations.room.room import Room
from nations.store import Store, StoreError
from postgres.players import Player, Sent


class Broken(AssertionError):
    """Servers did what they must not."""


def check(store: Store, match: str, players: Sequence[Player]) -> list[Record]:
    """Raises Broken with what was found."""
    try:
        bodies = store.read(match)  # whole, and its chain fits
    except StoreError as error:
        raise Broken(str(error)) from error
    records = [read(body) for body in bodies]
    check_rules(match, records)
    for player in players:
        if player.faults:
            raise Broken(f"{match}, seat {player.seat}: {player.faults[0]}")
        check_told(player, bodies)
        check_answers(store, player, records)
    check_chat(store, match, players)
    return records


def check_rules(match: str, records: list[Record]) -> None:
    """The moves are by the rules, one for each turn; no draw of a stream is made twice."""
    header = records[0]
    if not isinstance(header, Opened):
        raise Broken(f"{match}: no header")
    Room.of(game_of(header.terms, None), records)
    drawn: dict[str, int] = {}
    for record in records:
        if isinstance(record, Dealt):
            if record.nth != drawn.get(record.stream, 0):
                raise Broken(f"{match}: draw {record.nth} of {record.stream}")
            drawn[record.stream] = record.nth + 1


def check_told(player: Player, bodies: list[bytes]) -> None:
    """Everybody was told the beginning of one sequence, without gaps."""
    if sorted(player.seen) != list(range(1, player.last + 1)):
        raise Broken(f"{player.match}, seat {player.seat}: there are gaps in what was told")
    if player.last > len(bodies):
        raise Broken(f"{player.match}: {player.last} was told, {len(bodies)} are kept")
    for seq, record in player.seen.items():
        if record != msgspec.json.decode(bodies[seq - 1]):
            raise Broken(f"{player.match}: record {seq} was told as another")


def check_answers(store: Store, player: Player, records: list[Record]) -> None:
    """What was acknowledged is kept once, where it was said; what was refused is not."""
    own = {
        seq: one
        for seq, one in enumerate(records, 1)
        if isinstance(one, Moved) and one.seat == player.seat and one.bot is None
    }
    for sent in player.sent:
        found = own.pop(sent.expect + 1, None)
        kept = found is not None and found.move == sent.move
        acks = [one for one in sent.answers if one["type"] == "Ack"]
        if len(acks) not in (0, len(sent.answers)) or any(one != acks[0] for one in acks):
            raise Broken(f"{player.match}: {sent} was answered in two ways")
        if acks and not kept:
            raise Broken(f"{player.match}: {sent} was acknowledged and is not kept")
        if acks:
            _check_kept(store, player, sent, acks[0]["seq"])
        elif sent.settled and kept:
            raise Broken(f"{player.match}: {sent} was refused and is kept")
    if own:
        raise Broken(f"{player.match}: moves that seat {player.seat} never sent: {sorted(own)}")


def check_chat(store: Store, match: str, players: Sequence[Player]) -> None:
    """What was said and acknowledged is kept once, and everybody was told what is kept."""
    kept = {one.n: (one.seat, one.text) for one in store.chat(match, limit=10_000)}
    if sorted(kept) != list(range(1, len(kept) + 1)):
        raise Broken(f"{match}: there are gaps in the chat")
    lines = list(kept.values())
    for player in players:
        if any(kept.get(n) != line for n, line in player.lines.items()):
            raise Broken(f"{match}, seat {player.seat}: was told what nobody said")
        for said in player.said:
            count = lines.count((player.seat, said.text))
            if count > 1 or (said.acked and not count):
                raise Broken(f"{match}: {said} is kept {count} times")


def check_fences(audit: Sequence[tuple[str, int, bool]]) -> None:
    """What was done by itself was done by who saw to the match then: along a log the fencing
    numbers only grow, and nobody wrote who counted as dead."""
    last: dict[str, int] = {}
    for match, fence, alive in audit:
        if not alive:
            raise Broken(f"{match}: who counted as dead wrote, as number {fence}")
        if fence < last.get(match, 0):
            raise Broken(f"{match}: number {fence} wrote after number {last[match]}")
        last[match] = fence


def _check_kept(store: Store, player: Player, sent: Sent, seq: int) -> None:
    known = [store.answer(player.match, speaks, sent.id) for speaks in (player.seat, -1)]
    if write(Ack(sent.id, seq)) not in known:
        raise Broken(f"{player.match}: {sent} is kept with another answer")
