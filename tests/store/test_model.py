"""Any mixture of batches, good and bad, alone and in groups, against plain dictionaries."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nations.store import (
    Batch,
    Invitation,
    InvitationUsed,
    KeptAnswer,
    Key,
    KnownCommand,
    MatchHead,
    NoSuchMatch,
    SeqTaken,
    SqliteStore,
    writer,
    writing,
)
from store.making import careless, held, opening

OPENING = opening()
FEW = st.sampled_from([b"a", b"b", b"c"])
SEATS = st.integers(0, 1)
KEYS = st.builds(Key, FEW, st.sampled_from(["host", "seat"]), SEATS)


def some(one: st.SearchStrategy[object]) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(one, max_size=2, unique=True).map(tuple)


BATCHES = st.builds(
    Batch,
    match=st.sampled_from(["m", "n"]),
    first=st.integers(1, 5),
    bodies=some(FEW),
    opened=st.sampled_from([None, None, None, MatchHead("dice", 1)]),
    answer=st.none() | st.builds(KeptAnswer, SEATS, st.sampled_from(["x", "y", "z"]), FEW),
    keys=some(KEYS),
    drop_keys=some(KEYS),
    invitations=some(st.builds(Invitation, FEW, st.just(0))),
    invitations_used=st.just(()) | some(FEW),
    over=st.none() | st.booleans(),
)


class Model:
    """One match, as it should be."""

    def __init__(self) -> None:
        self.records: list[bytes] = []
        self.answers: dict[tuple[int, str], bytes] = {}
        self.keys: set[Key] = set()
        self.open_invitations: set[bytes] = set()
        self.invitations: set[bytes] = set()
        self.over = False

    def refusal(self, batch: Batch) -> type[Exception] | None:
        if batch.answer and (batch.answer.seat, batch.answer.id) in self.answers:
            return KnownCommand
        if not self.records and not (batch.opened and batch.first == 1 and batch.bodies):
            return NoSuchMatch
        if self.records and (batch.opened or (batch.bodies and batch.first != self.next)):
            return SeqTaken
        if not set(batch.invitations_used) <= self.open_invitations:
            return InvitationUsed
        if self.invitations & {claim.hash for claim in batch.invitations}:
            return InvitationUsed
        return None

    @property
    def next(self) -> int:
        return len(self.records) + 1

    def apply(self, batch: Batch) -> None:
        self.records += batch.bodies
        if batch.answer:
            self.answers[batch.answer.seat, batch.answer.id] = batch.answer.body
        self.keys = (self.keys - set(batch.drop_keys)) | set(batch.keys)
        new = {claim.hash for claim in batch.invitations}
        self.open_invitations = (self.open_invitations - set(batch.invitations_used)) | new
        self.invitations |= new
        self.over = self.over if batch.over is None else batch.over


def check(store: SqliteStore, models: dict[str, Model]) -> None:
    for name, model in models.items():
        if not model.records:
            continue
        assert store.read(name) == model.records
        assert set(store.keys(name)) == model.keys
        assert {claim.hash for claim in store.invitations(name)} == model.open_invitations
        assert store.find(name).over == model.over
        for (seat, command), body in model.answers.items():
            assert store.answer(name, seat, command) == body
    begun = {name for name, model in models.items() if model.records}
    assert {row.id for row in store.matches()} == begun


def play(groups: list[list[Batch]]) -> None:
    models = {"m": Model(), "n": Model()}
    with tempfile.TemporaryDirectory() as place:
        store = SqliteStore.open(Path(place))
        try:
            for group in groups:
                with held(store):
                    futures = [store.append(batch) for batch in group]
                for batch, future in zip(group, futures, strict=True):
                    expected = reckon(models[batch.match], batch)
                    refused = future.exception()
                    assert (type(refused) if refused else None) is expected
                check(store, models)
            store.close()
            store = SqliteStore.open(Path(place))
            check(store, models)
        finally:
            store.close()


def reckon(model: Model, batch: Batch) -> type[Exception] | None:
    refusal = model.refusal(batch)
    if refusal is None:
        model.apply(batch)
    return refusal


def reckoned(groups: list[list[Batch]]) -> set[type[Exception] | None]:
    models = {"m": Model(), "n": Model()}
    return {reckon(models[batch.match], batch) for group in groups for batch in group}


def test_the_store_does_what_dictionaries_would() -> None:
    seen: set[type[Exception] | None] = set()

    @given(st.lists(st.lists(BATCHES, min_size=1, max_size=8), max_size=5))
    @settings(max_examples=60)
    def check_groups(groups: list[list[Batch]]) -> None:
        play([[OPENING], *groups])
        seen.update(reckoned([[OPENING], *groups]))

    check_groups()
    assert seen == {None, KnownCommand, NoSuchMatch, SeqTaken, InvitationUsed}


def test_a_store_that_does_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refused batch that leaves its answer behind, and a claim that stays open."""
    bad = Batch(match="m", first=9, bodies=(b"a",), answer=KeptAnswer(0, "x", b"a"))
    claim = Batch(match="m", invitations=(Invitation(b"a", 0),))
    use = Batch(match="m", invitations_used=(b"a",))
    play([[OPENING], [bad, bad], [claim, use, use]])
    with monkeypatch.context() as planted:
        planted.setattr(writer, "_attempt", careless)
        with pytest.raises(AssertionError):
            play([[OPENING], [bad, bad]])
    with monkeypatch.context() as planted:
        planted.setattr(writing, "_write_claims", lambda connection, batch: None)
        with pytest.raises(AssertionError):
            play([[OPENING], [claim, use, use]])
