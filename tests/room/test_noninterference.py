"""What a seat cannot see makes no difference to what it is sent, in bytes.

Hidden are the server's secret, and with it all draws to come, and the shares that other seats have
not revealed. A pair is two rooms with the same records so far and different secrets: one that grew
under its secret, and one that was told its records. The same commands are then tried in both.
`NATIONS_PAIRS=100000` tries that many pairs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from nations.contract import Chance, Voice
from nations.i18n import voice
from nations.match import fair
from nations.registry import load
from nations.room import messages, updates
from nations.room.commands import (
    SERVER,
    AnyCommand,
    AskStop,
    AskUndo,
    Claim,
    Commit,
    Hurry,
    Leave,
    Play,
    Put,
    Return,
    Reveal,
    StandIn,
    Undo,
    Who,
)
from nations.room.desk import Change, Desk
from nations.room.draft import Draft
from nations.room.messages import Update
from nations.room.records import Dealt, Open, Person, Record, Revealed, SeatedBot, read, write
from nations.room.refusal import Refusal
from nations.room.room import OVER, PLAYING, Room
from room.tables import (
    GAMES,
    SEED,
    commit,
    knob,
    moves_of,
    opened,
    people,
    picture,
    share,
    times_annulled,
)

PAIRS = knob("PAIRS", 4000)


class Pair:
    """Two desks with the same records, and different secrets."""

    def __init__(self, chosen: random.Random) -> None:
        self.chosen = chosen
        self.name = chosen.choice(GAMES)
        seats = chosen.randint(2, 4)
        self.secrets = chosen.randbytes(32), chosen.randbytes(32)
        grown = opened(self.name, people(seats), commits=True, secret=self.secrets[0])
        told = Room.of(grown.game, [read(write(one.record)) for one in grown.news])
        self.desks = Desk(grown, self.secrets[0]), Desk(told, self.secrets[1])
        self._count = 0

    @property
    def rooms(self) -> tuple[Room, Room]:
        return self.desks[0].room, self.desks[1].room

    def go_on(self) -> None:
        """One more command for the first; the second is told what came of it."""
        who, command = self.next_step()
        change = self.desks[0].receive(who, command, 5)
        self.desks[0].stored(change)
        told = self.rooms[1].branch()
        for body in change.bodies:
            told.apply(read(body))
        self.desks[1].room = told

    def next_step(self) -> tuple[Who, AnyCommand]:
        room, chosen = self.rooms[0], self.chosen
        self._count += 1
        name = str(self._count)
        if not room.began:
            return self._on_the_way(name)
        seat = room.at_turn or 0
        bot = room.bot_at_turn
        move = chosen.choice(moves_of(room))
        return Who(seat, bot=bot[1] if bot else None), Play(name, move, room.seq)

    def _on_the_way(self, name: str) -> tuple[Who, AnyCommand]:
        """A share is shown or committed to again, or all are annulled and somebody else comes."""
        room, chosen = self.rooms[0], self.chosen
        again = times_annulled(room)
        for seat, one in enumerate(room.seats):
            if isinstance(one, Open):
                return SERVER, Claim(name, seat, f"Newcomer {name}", commit(seat, again))
        if room.owing:
            seat = chosen.choice(sorted(room.owing))
            return Who(seat), Commit(name, commit(seat, again))
        seat = chosen.choice(room.unrevealed)
        late = chosen.random() < 0.1
        return (SERVER, Hurry(name)) if late else (Who(seat), Reveal(name, share(seat, again)))

    def tries(self) -> Iterator[tuple[Who, AnyCommand]]:
        """Commands, good and bad, to be tried on both."""
        room, chosen = self.rooms[0], self.chosen
        seat = chosen.randrange(len(room.seats))
        at_turn, seq = room.at_turn, room.seq
        move = chosen.choice(moves_of(room)) if at_turn is not None else "pass"
        everything: list[tuple[Who, AnyCommand]] = [
            (Who(seat), Leave("t")),
            (Who(seat), Return("t")),
            (Who(seat), AskStop("t")),
            (Who(seat), AskUndo("t", seq)),
            (Who(seat), Undo("t", seq)),
            (Who(seat), Reveal("t", share(chosen.randrange(5)))),
            (Who(seat), Play("t", move, seq)),
            (Who(seat if at_turn is None else at_turn), Play("t", move, seq)),
            (Who(seat), Play("t", "no such move", seq)),
            (Who(host=True), Put("t", seat, SeatedBot("random"))),
            (SERVER, StandIn("t", seat)),
        ]
        return iter(chosen.sample(everything, 3))


def attempt(desk: Desk, who: Who, command: AnyCommand) -> Change | str:
    try:
        return desk.receive(who, command, 5)
    except Refusal as refusal:
        return f"{refusal} {refusal.rule}"


@cache
def speaking(lang: str, name: str) -> Voice:
    return voice(lang, load(name))


def sent(room: Room, seat: int | None, after: int, lang: str | None) -> bytes:
    voice = speaking(lang, room.header.terms.game) if lang else None
    return messages.write(updates.update(room, seat, after, (0,), voice))


def pairs(seed: int) -> Iterator[tuple[Pair, Room, Room]]:
    """Pairs of rooms that must look the same to every seat: along a game, and after each try."""
    pair = Pair(random.Random(seed))
    for _ in range(pair.chosen.randint(3, 60)):
        yield pair, *pair.rooms
        for who, command in pair.tries():
            one, two = (attempt(desk, who, command) for desk in pair.desks)
            if isinstance(one, str) or isinstance(two, str):
                assert one == two  # a refusal does not depend on what is hidden
                continue
            if drawn(one) or drawn(two) or OVER in (one.room.phase, two.room.phase):
                assert drawn(one) == drawn(two)  # from here on the secrets are to be seen
                continue
            assert one.bodies == two.bodies
            assert one.answer == two.answer
            yield pair, one.room, two.room
        if pair.rooms[0].phase == OVER:
            break
        pair.go_on()


def drawn(change: Change) -> bool:
    return any(isinstance(read(body), Dealt) for body in change.bodies)


def check(wanted: int) -> int:
    """Compares so many pairs, each for one seat. Returns for how many the future differs."""
    tried = futures = 0
    seed = SEED * 1_000_000
    while tried < wanted:
        seed += 1
        for pair, one, two in pairs(seed):
            chosen = pair.chosen
            for seat in (None, *range(len(one.seats))):
                after = chosen.choice((0, one.seq, chosen.randint(0, one.seq)))
                lang = chosen.choices((None, "en", "de"), (20, 1, 1))[0]
                if lang:
                    after = max(after, one.seq - 3)
                data = sent(one, seat, after, lang)
                assert data == sent(two, seat, after, lang)
                check_nothing_hidden(pair, one, data)
                tried += 1
                futures += future(one, pair.secrets[0]) != future(two, pair.secrets[1])
    return futures


def check_nothing_hidden(pair: Pair, room: Room, data: bytes) -> None:
    """Neither the secret, nor the key of the draws, nor an unrevealed share is in what is sent."""
    text = data.decode()
    if room.phase != OVER:
        assert pair.secrets[0].hex() not in text
        assert room.key(pair.secrets[0]).hex() not in text
    annulled = {one.record.share for one in room.news if isinstance(one.record, Revealed)}
    for seat, shown in enumerate(room.shares):
        secret = shown is None and isinstance(room.seats[seat], Person) and not room.began
        mine = share(seat, times_annulled(room))
        if secret and mine not in annulled:
            assert mine not in text


def future(room: Room, secret: bytes) -> list[int]:
    return [fair.number(room.key(secret), "Next", nth, 1000) for nth in range(3)]


def test_the_bytes_for_a_seat_do_not_depend_on_what_it_cannot_see() -> None:
    assert check(PAIRS) > 0.99 * PAIRS  # and the two do differ in what is to come


def test_a_room_has_no_secret_before_the_end() -> None:
    """Nothing that hangs on a room, however deep, is the secret or the key."""
    pair = Pair(random.Random(3))
    for _ in range(30):
        pair.go_on()
    room = pair.rooms[0]
    assert room.phase == PLAYING
    hidden = {pair.secrets[0], pair.secrets[0].hex(), room.key(pair.secrets[0])}
    assert not hidden & set(values(vars(room) | vars(room.match), set()))
    assert picture(room) == picture(pair.rooms[1])


def values(thing: Any, seen: set[int]) -> Iterator[Any]:
    """All texts and bytes that can be reached from a thing."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, str | bytes):
        yield thing
    elif isinstance(thing, dict):
        for item in thing.values():
            yield from values(item, seen)
    elif isinstance(thing, tuple | list | frozenset):
        for item in thing:
            yield from values(item, seen)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from values(getattr(thing, field), seen)


# Planted faults


def test_control_a_view_that_leaks_the_next_draw_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    advance, update = Draft.advance, updates.update

    def foreseeing(draft: Draft) -> None:
        advance(draft)
        draft.room.foreseen = future(draft.room, draft._secret)[0]  # type: ignore[attr-defined]

    def leaking(room: Room, *others: Any) -> Update:
        told = update(room, *others)
        return msgspec.structs.replace(told, later=str(getattr(room, "foreseen", "")))

    monkeypatch.setattr(Draft, "advance", foreseeing)
    monkeypatch.setattr(updates, "update", leaking)
    with pytest.raises(AssertionError):
        check(200)


def test_control_a_record_that_leaks_the_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Draft._draw

    def leaking(draft: Draft, key: bytes, chance: Chance) -> Record:
        return msgspec.structs.replace(draw(draft, key, chance), stream=draft._secret.hex())

    monkeypatch.setattr(Draft, "_draw", leaking)
    with pytest.raises(AssertionError):
        check(2000)


def test_control_a_refusal_that_depends_on_the_secret_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    receive = Desk.receive

    def telling(desk: Desk, who: Who, command: AnyCommand, now: int) -> Change:
        try:
            return receive(desk, who, command, now)
        except Refusal as refusal:
            bit = str(desk._secret[0] % 2)
            raise Refusal(refusal.code, refusal.key, rule=bit) from refusal

    monkeypatch.setattr(Desk, "receive", telling)
    with pytest.raises(AssertionError):
        check(2000)
