"""What every store promises, each as a function that tries it."""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_hex
from typing import Any

from nations.store import (
    Batch,
    Damaged,
    Invitation,
    InvitationUsed,
    KeptAnswer,
    Key,
    KnownCommand,
    MatchHead,
    NoSuchMatch,
    Quarantined,
    SeqTaken,
)
from nations.testing.trial import BrokenPromise, Trial

RACERS = 12
"""Who want the same at the same time."""


def what_is_acknowledged_is_there(trial: Trial) -> None:
    bodies = trial.begin(2, secret=b"s", keys=(Key(b"k", "host", 0),), occupants=b"people")
    more = trial.batch(
        first=3, bodies=(b"\0\xff", b""), answer=KeptAnswer(0, "a", b"ack", b"digest")
    )
    trial.store.append(more).result()
    said = trial.store.append_chat(trial.match, 5, 1, "Ann", "hello").result()
    trial.same(said.n, 1, "the first line of chat")
    before = trial.picture()
    trial.same(before[0], [*bodies, b"\0\xff", b""], "the records")
    trial.same(trial.store.read(trial.match, 3), [b""], "the records after the third")
    trial.same(trial.store.read(trial.match, 9), [], "the records after the end")
    trial.anew()
    trial.same(trial.picture(), before, "after it was opened anew")


def a_batch_is_kept_whole_or_not_at_all(trial: Trial) -> None:
    trial.begin(2, invitations=(Invitation(b"used", 0), Invitation(b"open", 1)))
    trial.store.append(trial.batch(invitations_used=(b"used",))).result()
    before = trial.picture()
    full: dict[str, Any] = {
        "answer": KeptAnswer(0, "a", b"ack"),
        "keys": (Key(b"k", "seat", 0),),
        "invitations": (Invitation(b"new", 0),),
        "secret": b"secret",
        "over": True,
        "at_turn": 1,
        "waits": True,
        "occupants": b"x",
    }
    trial.refused(SeqTaken, trial.batch(first=9, bodies=(b"x",), **full))
    used = trial.batch(first=3, bodies=(b"x", b"y"), invitations_used=(b"open", b"used"), **full)
    trial.refused(InvitationUsed, used)
    trial.same(trial.picture(), before, "after refusals")
    trial.refused(NoSuchMatch, Batch(match=trial.match + "x", first=1, bodies=(b"x",)))


def numbers_have_no_gaps_and_no_doubles(trial: Trial) -> None:
    trial.begin(1)
    trial.refused(SeqTaken, trial.batch(first=1, bodies=(b"x",)))
    trial.refused(SeqTaken, trial.batch(first=3, bodies=(b"x",)))
    again = trial.batch(first=1, bodies=(b"x",), opened=MatchHead("dice", 8))
    trial.refused(SeqTaken, again)
    trial.same(trial.store.read(trial.match), [b"event 1"], "the records")


def of_many_at_once_one_is_first(trial: Trial) -> None:
    trial.begin(1)
    other = trial.beside()
    try:
        stores = (trial.store, other)
        for seq in range(2, 6):
            racing = [
                stores[at % 2].append(trial.batch(first=seq, bodies=(b"%d" % at,)))
                for at in range(RACERS)
            ]
            outcomes = [one.exception() for one in racing]
            won = [at for at, one in enumerate(outcomes) if one is None]
            trial.same(len(won), 1, f"writers who got number {seq}")
            kinds = {type(one) for one in outcomes if one is not None}
            trial.same(kinds, {SeqTaken}, "what the others were told")
            trial.same(other.read(trial.match)[-1], b"%d" % won[0], "the record that is there")
    finally:
        if other is not trial.store:
            other.close()


def the_same_answer_for_the_same_command(trial: Trial) -> None:
    trial.begin(1)
    odd = "a\0" + "ü" * 62
    for name in ("a", odd):
        first = KeptAnswer(0, name, name.encode(), b"digest")
        trial.store.append(trial.batch(answer=first)).result()
        other = trial.batch(first=2, bodies=(b"x",), answer=KeptAnswer(0, name, b"other"))
        for _ in range(2):
            again = trial.refused(KnownCommand, other)
            trial.same(getattr(again, "body", None), name.encode(), "the answer")
            trial.same(trial.store.answer(trial.match, 0, name), name.encode(), "what is kept")
            trial.anew()
    trial.same(trial.store.answered(trial.match, 1, "a"), None, "another seat's answer")
    racing = [
        trial.store.append(trial.batch(answer=KeptAnswer(1, "race", b"%d" % at)))
        for at in range(RACERS)
    ]
    outcomes = [one.exception() for one in racing]
    trial.same(sum(one is None for one in outcomes), 1, "commands that were first")
    told = {getattr(one, "body", None) for one in outcomes if one is not None}
    trial.same(told, {trial.store.answer(trial.match, 1, "race")}, "what the others were told")


def an_invitation_is_used_once(trial: Trial) -> None:
    trial.begin(1, invitations=(Invitation(b"c", 1),))
    trial.same(trial.store.invitations(trial.match), [Invitation(b"c", 1)], "the invitations")
    racing = [
        trial.store.append(
            trial.batch(invitations_used=(b"c",), keys=(Key(b"%d" % at, "seat", 1),))
        )
        for at in range(RACERS)
    ]
    outcomes = [one.exception() for one in racing]
    trial.same(sum(one is None for one in outcomes), 1, "who used it")
    trial.same(len(trial.store.keys(trial.match)), 1, "keys that it gave")
    trial.refused(InvitationUsed, trial.batch(invitations_used=(b"c",)))
    trial.refused(InvitationUsed, trial.batch(invitations_used=(b"never given",)))
    trial.refused(InvitationUsed, trial.batch(invitations=(Invitation(b"c", 0),)))


def keys_open_what_they_are_for(trial: Trial) -> None:
    mine = token_hex(8).encode()
    seats = (Key(mine, "host", 0), Key(mine, "seat", 1))
    trial.begin(1, keys=seats)
    trial.same(trial.store.held_by(mine), [(trial.match, one) for one in seats], "what it holds")
    gone = trial.batch(first=2, bodies=(b"x",), drop_keys=seats[1:], keys=(Key(mine, "left", 1),))
    trial.store.append(gone).result()
    held = trial.store.opened_by((mine, b"unknown"), "left", 5)
    trial.same([(one.hash, one.roles) for one in held], [(mine, (("host", 0),))], "its matches")
    trial.same(trial.store.opened_by((mine,), "host", 5)[0].roles, (("left", 1),), "the others")


def lists_are_as_the_matches_are(trial: Trial) -> None:
    trial.begin(1, waits=True, at_turn=1, occupants=b"o")
    row = trial.store.find(trial.match)
    trial.same((row.game, row.created_at, row.seq, row.over), ("dice", 7, 1, False), "its row")
    trial.same((row.at_turn, row.occupants), (1, b"o"), "its row")
    trial.same(trial.match in trial.store.waiting(), True, "that something is due")
    trial.store.append(trial.batch(first=2, bodies=(b"x",), over=True)).result()
    names = {over: {one.id for one in trial.store.matches(over)} for over in (None, True, False)}
    there = {over: trial.match in found for over, found in names.items()}
    trial.same(there, {None: True, True: True, False: False}, "where it is listed")
    trial.same(trial.match in trial.store.waiting(), False, "that something is due")
    trial.store.remove(trial.match).result()
    trial.refusal(NoSuchMatch, lambda: trial.store.remove(trial.match))
    trial.same(trial.store.keys(trial.match), [], "the keys of a match that was taken away")


def chat_is_numbered_and_said_once(trial: Trial) -> None:
    trial.begin(1)
    store, match = trial.store, trial.match
    ack = KeptAnswer(0, "a", b"ack", b"d")
    saying = [store.append_chat(match, 1, None, "", f"line {at}") for at in range(RACERS)]
    trial.same(sorted(one.result().n for one in saying), list(range(1, RACERS + 1)), "the numbers")
    first = store.append_chat(match, 2, 0, "Ann", "hello", ack).result()
    again = store.append_chat(match, 3, 0, "Ann", "hello", ack).result()
    trial.same((again.n, again.at, again.again), (first.n, 2, True), "the same line again")
    trial.refusal(KnownCommand, lambda: store.append_chat(match, 3, 0, "Ann", "other", ack))
    trial.same(store.answered(match, 0, "a"), ack, "what it was answered")
    trial.same([one.n for one in store.chat(match, 2, 3)], [first.n - 2, first.n - 1, first.n], "")


def a_match_that_is_set_aside_stays_as_it_is(trial: Trial) -> None:
    trial.begin(1)
    trial.store.quarantine(trial.match, "a reason").result()
    trial.refused(Quarantined, trial.batch(first=2, bodies=(b"x",)))
    trial.same(trial.store.find(trial.match).quarantined, "a reason", "why")
    trial.same(trial.store.read(trial.match), [b"event 1"], "the records")
    trial.store.quarantine(trial.match, None).result()
    trial.store.append(trial.batch(first=2, bodies=(b"x",))).result()


DAMAGE = (
    ("UPDATE events SET body=hash WHERE match_id='{}' AND seq=2", 2),
    ("DELETE FROM events WHERE match_id='{}' AND seq=2", 2),
    ("DELETE FROM events WHERE match_id='{}' AND seq=3", 3),
    ("UPDATE events SET hash=body WHERE match_id='{}' AND seq=3", 3),
    ("UPDATE matches SET seq=2 WHERE id='{}'", 3),
    ("UPDATE matches SET seq=4 WHERE id='{}'", 4),
    ("UPDATE events SET seq=seq+5 WHERE match_id='{}' AND seq=1", 1),
)
"""Statements, and the record at which they are found."""


def damage_is_found_at_its_place(trial: Trial) -> None:
    if trial.raw is None:
        return
    for statement, place in DAMAGE:
        trial.begin(3)
        trial.raw(statement.format(trial.match))
        try:
            trial.store.read(trial.match)
        except Damaged as error:
            trial.same(error.seq, place, f"where {statement} is found")
        else:
            raise BrokenPromise(f"damage is found at its place: {statement} was not")
        trial.store.remove(trial.match).result()


PROMISES: tuple[Callable[[Trial], None], ...] = (
    what_is_acknowledged_is_there,
    a_batch_is_kept_whole_or_not_at_all,
    numbers_have_no_gaps_and_no_doubles,
    of_many_at_once_one_is_first,
    the_same_answer_for_the_same_command,
    an_invitation_is_used_once,
    keys_open_what_they_are_for,
    lists_are_as_the_matches_are,
    chat_is_numbered_and_said_once,
    a_match_that_is_set_aside_stays_as_it_is,
    damage_is_found_at_its_place,
)
