"""What survives a crash: as much of `nations.store` as a room needs, with the same promises.

A batch is kept whole or not at all; a command has one answer; a seq is taken once.
"""

from __future__ import annotations

from nations.room.records import Record, read
from nations.store import Batch, InvitationUsed, Key, KnownCommand, SeqTaken, first, link


class Disk:
    """One match. `remembers` False is a planted fault: answers are not kept."""

    def __init__(self, match: str, remembers: bool) -> None:
        self.match, self._remembers = match, remembers
        self.bodies: list[bytes] = []
        self.hashes: list[bytes] = []
        self.answers: dict[tuple[int, str], bytes] = {}
        self.keys: list[Key] = []
        self.invitations: dict[bytes, int] = {}
        self.batches: list[Batch] = []
        """Every batch ever kept, for who looks on."""

    def append(self, batch: Batch) -> None:
        """Keeps a batch. Raises Repeated, SeqTaken or ClaimUsed, and then keeps nothing of it."""
        answer = batch.answer
        if answer and (answer.seat, answer.id) in self.answers:
            known = self.answers[answer.seat, answer.id]
            raise KnownCommand(batch.match, answer.id, known)
        if batch.bodies and batch.first != len(self.bodies) + 1:
            raise SeqTaken(batch.match, batch.first)
        if any(used not in self.invitations for used in batch.invitations_used):
            raise InvitationUsed(batch.match)
        self._keep(batch)

    def _keep(self, batch: Batch) -> None:
        for body in batch.bodies:
            before = self.hashes[-1] if self.hashes else first(self.match)
            self.bodies.append(body)
            self.hashes.append(link(before, len(self.bodies), body))
        if batch.answer and self._remembers:
            self.answers[batch.answer.seat, batch.answer.id] = batch.answer.body
        self.keys = [key for key in self.keys if key not in batch.drop_keys] + list(batch.keys)
        self.invitations |= {claim.hash: claim.seat for claim in batch.invitations}
        for used in batch.invitations_used:
            del self.invitations[used]
        self.batches.append(batch)

    def read(self) -> list[Record]:
        """The records, with the chain checked."""
        before = first(self.match)
        for seq, (body, its_hash) in enumerate(zip(self.bodies, self.hashes, strict=True), 1):
            before = link(before, seq, body)
            if its_hash != before:
                raise AssertionError(f"the chain is broken at {seq}")
        return [read(body) for body in self.bodies]
