"""Finished matches as a server would keep them: commands to a room, records out, a proof of them.

`doctored` writes records that a cheat would: changed bodies, with the chain put right again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from nations.contract import Decision
from nations.registry import game_of, load
from nations.room.commands import (
    SERVER,
    Answer,
    AskStop,
    AskUndo,
    Claim,
    Commit,
    Hurry,
    Play,
    Reveal,
    StandIn,
    Undo,
    Who,
)
from nations.room.decide import decide
from nations.room.draft import Draft
from nations.room.proof import Proof, make_proof, prove
from nations.room.records import (
    Asked,
    Began,
    Ended,
    Open,
    Opened,
    Record,
    Seated,
    SeatedBot,
    Stopped,
    Undone,
    read,
    write,
)
from nations.room.room import PLAYING, Room

MATCH = "m-0123456789"
SECRET = sha256(b"the server's secret of these tests").digest()


def share(seat: int) -> bytes:
    """What a seat adds to the dice."""
    return sha256(b"the share of seat %d" % seat).digest()


class Table:
    """A room with the people of a test around it."""

    def __init__(self, name: str, seats: int, seed: str, moves: Sequence[str] = ()) -> None:
        edition = load(name)
        self.game = edition.game(seats, dict(edition.unattended), None)
        self.random = Random(seed)
        commitment = sha256(SECRET).hexdigest()
        opened = Opened(1000, MATCH, self.game.terms, commitment, (Open(),) * seats, tuple(moves))
        self.room = Room(self.game, opened)
        self.records: list[Record] = [opened]

    def give(self, who: Who, command: Any) -> None:
        draft = decide(self.room, who, command, 1000 + len(self.records), SECRET)
        self.room = draft.room
        self.records += draft.records

    def force(self, record: Record) -> None:
        """A record that no command leads to."""
        self.room.apply(record)
        self.records.append(record)

    def settle_chance(self) -> None:
        """What follows by itself."""
        draft = Draft(self.room, 1, SECRET)
        draft.advance()
        self.room = draft.room
        self.records += draft.records

    def sit(self, sharing: Sequence[int]) -> None:
        for seat in range(len(self.room.seats)):
            commit = sha256(share(seat)).hexdigest() if seat in sharing else None
            self.give(SERVER, Claim(f"c{seat}", seat, f"Person {seat}", commit))

    def reveal(self, seat: int) -> None:
        self.give(Who(seat), Reveal(f"r{seat}", share(seat).hex()))

    def play(self, longest: int, undo: float = 0.0) -> None:
        """Random moves to the end, or until there are so many records."""
        while self.room.phase == PLAYING and len(self.records) < longest:
            turn = self.room.match.turn
            assert isinstance(turn, Decision)
            if self.random.random() < undo:
                self._take_back(turn.seat)
                continue
            move = self.room.notation.write_move(self.random.choice(turn.moves))
            _, bot = self.room.bot_at_turn or (None, None)
            self.give(Who(turn.seat, bot=bot), Play("p", move, self.room.seq))

    def _take_back(self, seat: int) -> None:
        """By the engine's rule if possible; else everybody agrees to undo even draws."""
        if self.room.match.why_no_undo(seat) is None:
            self.give(Who(seat), Undo("u", self.room.seq))
        elif any(
            entry.seat == seat for entry in self.room.match.log[len(self.room.header.moves) :]
        ):
            self.give(Who(seat), AskUndo("u", self.room.seq))
            for other in self.room.asked:
                self.give(Who(other), Answer("a", True, self.room.seq))

    def proof(self) -> Proof:
        return prove(self.game, MATCH, [write(record) for record in self.records])


@cache
def played(
    name: str, seats: int = 2, seed: str = "1", longest: int = 100_000, undo: float = 0.02
) -> Proof:
    """The proof of a match of random players; all seats give shares."""
    table = Table(name, seats, seed)
    table.sit(sharing=range(seats))
    for seat in range(seats):
        table.reveal(seat)
    table.play(longest, undo)
    return table.proof()


def with_shares(sharing: Sequence[int], revealing: Sequence[int]) -> Proof:
    """A dice match of three in which some commit to shares and some of them reveal, as an older
    server began it: without the shares of the others."""
    table = Table("dice", 3, "shares")
    table.sit(sharing)
    for seat in revealing:
        table.reveal(seat)
    if not table.room.began:
        table.force(Began(1, tuple(sorted(set(sharing) - set(revealing)))))
        table.settle_chance()
    table.play(100_000)
    return table.proof()


def annulled(again: Sequence[int] = (0, 2)) -> Table:
    """A dice match of three in which seat 1 does not reveal: it is put out, the others commit again
    (those of `again`), a newcomer takes the seat, and all reveal."""
    table = Table("dice", 3, "annulled")
    table.sit(sharing=range(3))
    table.reveal(0)
    table.reveal(2)
    table.give(SERVER, Hurry("h"))
    for seat in again:
        table.give(Who(seat), Commit(f"again{seat}", sha256(anew(seat)).hexdigest()))
    table.give(SERVER, Claim("new", 1, "Newcomer", sha256(anew(1)).hexdigest()))
    return table


def anew(seat: int) -> bytes:
    """What a seat adds to the dice when all commit again."""
    return sha256(b"the second share of seat %d" % seat).digest()


def thrown_again(leave: bool, away: bool = True, asked: bool = True) -> Proof:
    """A stopped match of two in which seat 0 had draws repeated: by leave of seat 1, for which a
    bot stands in, or without it, as an older server allowed."""
    table = Table("dice", 2, "again")
    table.sit(sharing=[0, 1])
    table.reveal(0)
    table.reveal(1)
    table.play(40)
    while not any(entry.seat == 0 for entry in table.room.match.log):
        table.play(len(table.records) + 1)
    if away:
        table.give(Who(host=True), StandIn("s", 1))
    last = max(at for at, entry in enumerate(table.room.match.log) if entry.seat == 0)
    if leave:
        table.give(Who(0), AskUndo("u", table.room.seq))
        table.give(Who(1), Answer("a", True, table.room.seq))
    else:
        if asked:
            table.force(Asked(1, 0, "undo", last))
        table.force(Undone(1, 0, last))
        table.settle_chance()
    table.play(len(table.records) + 20)
    table.give(Who(0), AskStop("s0"))
    table.give(Who(1), Answer("s1", True, table.room.seq))
    return table.proof()


def stopped_alone() -> Proof:
    """A match that an older server stopped because the other person was away."""
    table = Table("dice", 2, "alone")
    table.sit(sharing=[0, 1])
    table.reveal(0)
    table.reveal(1)
    table.play(30)
    table.give(Who(host=True), StandIn("s", 1))
    table.force(Asked(1, 0, "stop"))
    table.force(Stopped(1))
    table.force(Ended(1, SECRET.hex()))
    return table.proof()


def with_a_seat_given_to_a_bot() -> Proof:
    """A dice match of a server that gives a seat to a bot when shares have been shown: ours
    refuses that."""
    table = Table("dice", 3, "dropped")
    table.sit(sharing=range(3))
    table.reveal(0)
    table.reveal(1)
    table.force(Seated(1, 1, SeatedBot("random")))
    table.reveal(2)
    table.play(60)
    return table.proof()


def stopped() -> Proof:
    """A dice match that both agreed to stop: the secret is shown, there is no result."""
    table = Table("dice", 2, "stopped")
    table.sit(sharing=[0, 1])
    table.reveal(0)
    table.reveal(1)
    table.play(70)
    table.give(Who(0), AskStop("s"))
    table.give(Who(1), Answer("a", True, table.room.seq))
    return table.proof()


def bodies(proof: Proof) -> list[dict[str, Any]]:
    """The records of a proof, to be changed."""
    return [json.loads(body) for body in proof.log]


def doctored(proof: Proof, change: Callable[[list[dict[str, Any]]], Any]) -> Proof:
    """The proof with changed records, the chain put right, and the ways moved along with them."""
    records = bodies(proof)
    for seq, record in enumerate(records, 1):
        record["was"] = seq
    change(records)
    ways = {}
    for seq, record in enumerate(records, 1):
        was = str(record.pop("was"))
        if record["type"] == "Dealt" and was in proof.ways:
            ways[seq] = proof.ways[was]
    return make_proof(proof.match, [json.dumps(record).encode() for record in records], ways)


def seqs(proof: Proof, kind: str, **fields: Any) -> list[int]:
    """The numbers of the records of a kind."""
    return [
        seq
        for seq, record in enumerate(bodies(proof), 1)
        if record["type"] == kind and all(record[name] == fields[name] for name in fields)
    ]


def game(proof: Proof) -> Any:
    """The game of a proof."""
    header = read(proof.log[0].encode())
    assert isinstance(header, Opened)
    return game_of(header.terms)
