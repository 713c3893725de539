"""Nonsense is refused, whatever it looks like: messages of any bytes, and moves of any words.

`NATIONS_MESSAGES=5000000` and `NATIONS_TEXTS=1000000` try that many, and another
`NATIONS_FUZZ_SEED` tries others.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from nations.contract import Decision
from nations.edition.notation import legal
from nations.errors import BadNotation, IllegalMove
from nations.games.dice.text import WORDS as DICE
from nations.games.kark.text import WORDS as KARK
from nations.registry import load
from nations.room import messages
from nations.room.commands import SERVER, WATCHER, Answer, AskStop, Leave, Play, Who
from nations.room.decide import decide
from nations.room.messages import Hello, Say
from nations.room.records import Moved
from nations.room.refusal import Code, Refusal
from nations.room.room import PLAYING, Room
from room.tables import (
    GAMES,
    SECRET,
    SEED,
    at_turn,
    check_replay,
    knob,
    moves_of,
    picture,
    playing,
    revealing,
    share,
    waiting,
    walked,
)

MESSAGES = knob("MESSAGES", 50_000)
TEXTS = knob("TEXTS", 12_000)


# Messages


@cache
def rooms() -> tuple[Room, ...]:
    """A room of each phase and game, one with a question, one with somebody away."""
    made: list[Room] = []
    for name in GAMES:
        room = playing(name, 3, 6)
        asked = decide(room, Who(0), AskStop("s"), 1, SECRET).room
        away = decide(room, Who(at_turn(room)), Leave("l"), 1, SECRET).room
        over = decide(asked, Who(1), Answer("y", True, asked.seq), 1, SECRET).room
        over = decide(over, Who(2), Answer("y", True, over.seq), 1, SECRET).room
        made += [waiting(name), revealing(name), room, asked, away, over]
    return tuple(made)


WHO = (Who(0), Who(1), Who(2), Who(1, host=True), Who(host=True), Who(0, bot="greedy"))
EVERYBODY = (*WHO, WATCHER, SERVER)

SCALARS: list[Any] = [None, True, False, 0, 1, 2, 3, -1, 15, 16, 1 << 40, (1 << 40) + 1, 1 << 63]
SCALARS += [10**30, 0.0, 1.0, 1.5, -1e308, "", "x", "0", "0" * 64, "A" * 64, "f" * 63, "\n", "é"]
SCALARS += ["greedy", "random:9", "no bot", "\x00", "\U0001f600", "a" * 64, "a" * 65, "b" * 5000]
SCALARS += [[], {}, [[]], {"type": "Open"}, {"type": "Bot", "name": "random"}, {"type": "Person"}]


def valid(chosen: random.Random, room: Room) -> dict[str, Any]:
    """A message that could be meant: for this room, with the right or the wrong number."""
    seq = room.seq if chosen.random() < 0.8 else chosen.randint(0, room.seq + 2)
    seat = chosen.randrange(4)
    move = chosen.choice(moves_in(room))
    bot: dict[str, Any] = {"type": "Bot", "name": chosen.choice(("greedy", "random", "nobody"))}
    fields: dict[str, Any] = chosen.choice(
        (
            {"type": "Play", "move": move, "expect": seq},
            {"type": "Play", "move": chosen.choice(things("dice")), "expect": seq},
            {"type": "Choose", "move": move, "items": ["wG", "gold"], "expect": seq},
            {"type": "Choose", "items": [chosen.choice(things("dice"))], "expect": seq},
            {"type": "Play", "move": chosen.choice(elsewhere()), "expect": seq},
            {"type": "Undo", "expect": seq},
            {"type": "AskUndo", "expect": seq},
            {"type": "AskStop"},
            {"type": "Answer", "yes": chosen.random() < 0.5, "expect": seq},
            {"type": "Reveal", "share": share(seat)},
            {"type": "Leave", "bot": bot["name"]},
            {"type": "Return"},
            {"type": "Quit"},
            {"type": "Put", "seat": seat, "occupant": chosen.choice((bot, {"type": "Open"}))},
            {"type": "StandIn", "seat": seat, "bot": bot["name"]},
            {"type": "Hello", "match": "m", "key": None, "after": seq, "lang": "en"},
            {"type": "Say", "text": "hello"},
            {"type": "Claim", "seat": seat, "name": "N", "commit": None},
            {"type": "Hurry"},
            {"type": "GoOn", "match": "m2"},
        )
    )
    return fields if fields["type"] == "Hello" else {**fields, "id": f"c{chosen.randrange(9)}"}


@cache
def moves_in(room: Room) -> list[str]:
    return moves_of(room) if room.phase == PLAYING else ["pass"]


@cache
def elsewhere() -> list[str]:
    """Moves that are legal in some room."""
    return sorted({move for room in rooms() for move in moves_in(room)})


def with_other_fields(chosen: random.Random, message: dict[str, Any]) -> dict[str, Any]:
    """Fields missing, of another type, of another message, added, or in another order."""
    changed = dict(message)
    for _ in range(chosen.randint(1, 2)):
        field = chosen.choice((*changed, "seat", "extra", "expect"))
        act = chosen.randrange(4)
        if act == 0:
            changed.pop(field, None)
        elif act == 1:
            changed[field] = chosen.choice(SCALARS)
        elif act == 2:
            changed["type"] = chosen.choice(("Play", "Put", "Undo", "Ack", "Bot", "", 7))
        else:
            items = list(changed.items())
            chosen.shuffle(items)
            changed = dict(items)
    return changed


def with_other_bytes(chosen: random.Random, data: bytes) -> bytes:
    """Cut, doubled, flipped, or with something strange inserted."""
    at = chosen.randrange(len(data) + 1)
    act = chosen.randrange(6)
    if act == 0:
        return data[:at]
    if act == 1:
        return data + data[at:]
    if act == 2 and at < len(data):
        return data[:at] + bytes([data[at] ^ 1 << chosen.randrange(8)]) + data[at + 1 :]
    strange = (b"\xff", b"\xed\xa0\x80", b"\\ud800", b"[" * 4000, b'{"a":' * 800, b"\x00", b"1e999")
    return data[:at] + chosen.choice(strange if act > 3 else (b'"', b",", b"}", b"[")) + data[at:]


def nonsense(chosen: random.Random, room: Room) -> bytes:
    """A message: of any bytes, nearly right, or right."""
    kind = chosen.random()
    if kind < 0.05:
        return chosen.randbytes(chosen.randrange(60))
    message = valid(chosen, room)
    if kind > 0.4:
        message = with_other_fields(chosen, message)
    data = msgspec.json.encode(message)
    return with_other_bytes(chosen, data) if kind > 0.75 else data


def light(room: Room) -> tuple[Any, ...]:
    """What is quick to compare; the whole picture is compared now and then."""
    around = room.seats, room.shares, room.question, room.secret, room.later, room.stopped
    return room.seq, len(room.match.log), id(room.match.state), id(room.match.turn), around


Read = Callable[[bytes], messages.ClientMessage]


def fuzz(count: int, read: Read = messages.read) -> Counter[str]:
    """Tries messages, and counts what came of them. Only two errors are allowed."""
    chosen = random.Random(SEED)
    before = [(room, light(room), picture(room)) for room in rooms()]
    results: Counter[str] = Counter()
    for number in range(count):
        room, as_it_was, _ = chosen.choice(before)
        data = nonsense(chosen, room)
        try:
            message = read(data)
            if isinstance(message, Hello | Say):
                results[type(message).__name__] += 1
                continue
            decide(room, chosen.choice(EVERYBODY), message, 1, SECRET)
            results["done"] += 1
        except msgspec.DecodeError:
            results["DecodeError"] += 1
        except Refusal as refusal:
            results[refusal.code] += 1
        assert light(room) == as_it_was, data
        if number % 20_000 == 0:
            assert all(picture(one) == whole for one, _, whole in before)
    assert all(picture(one) == whole for one, _, whole in before)
    return results


def test_messages_of_any_bytes() -> None:
    results = fuzz(MESSAGES)
    assert sum(results.values()) == MESSAGES
    expected = {"done", "DecodeError", "Hello", "Say", *map(str, Code)}
    expected -= {Code.CLAIMED, Code.RATE, Code.BUSY, Code.STORAGE, Code.DAMAGED}
    assert set(results) == expected
    assert min(results.values()) >= 1
    assert results["done"] > MESSAGES / 50


def test_what_a_fuzzed_command_leads_to_replays() -> None:
    """Whatever is accepted gives records that alone lead to the same room."""
    chosen = random.Random(4)
    done = 0
    while done < 200:
        room = chosen.choice(rooms())
        try:
            message = messages.read(nonsense(chosen, room))
            if not isinstance(message, Hello | Say):
                check_replay(decide(room, chosen.choice(EVERYBODY), message, 1, SECRET).room)
                done += 1
        except (msgspec.DecodeError, Refusal):
            continue


def test_control_a_reader_without_its_net_is_caught() -> None:
    with pytest.raises((RecursionError, UnicodeError)):
        fuzz(5000, messages._decoder.decode)


def test_control_a_refusal_that_changes_something_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Room.branch

    def shared(room: Room) -> Room:
        other = honest(room)
        other.news = room.news  # one list for both
        return other

    made = rooms()
    kept = [list(room.news) for room in made]
    monkeypatch.setattr(Room, "branch", shared)
    try:
        with pytest.raises(AssertionError):
            fuzz(5000)
    finally:
        for room, news in zip(made, kept, strict=True):
            room.news = news


# Moves


TEMPLATES = {"dice": DICE, "kark": KARK}
JUNK = [
    "",
    "0",
    "1",
    "2",
    "9",
    "99",
    "9999",
    "99999",
    "-1",
    "٣",
    "a1",
    "b2",
    "zz",
    "gold",
    "wG",
    "é",
]
JUNK += ["{", "}", "{0}", "{start}", "None", "\x00", "a" * 60, "😀", "x>y", "p@q", ":", "::", "%s"]


@cache
def things(name: str) -> list[str]:
    """Words that stand in moves of the game: fields of moves along some games."""
    found: set[str] = set()
    for seed in range(3):
        room = playing(name, 3)
        for _ in range(40):
            if room.phase != PLAYING:
                break
            for text in moves_of(room):
                found |= set(text.replace(">", ":").replace("@", ":").split(":"))
            room = walked(room, 1, seed)
    return sorted(found)


def texts(chosen: random.Random, name: str, room: Room) -> Iterator[str]:
    """Moves in words: filled templates, of either game, legal ones misspelt, and junk."""
    legal_now = moves_of(room)
    while True:
        kind = chosen.random()
        of = name if chosen.random() < 0.9 else chosen.choice(GAMES)
        if kind < 0.6:
            template = chosen.choice(list(TEMPLATES[of].templates.items()))
            words = things(of) if chosen.random() < 0.8 else JUNK
            fields = {field: chosen.choice(words) for field in template[0].__struct_fields__}
            yield template[1].format(**fields)[:200]
        elif kind < 0.9:
            text = chosen.choice(legal_now)
            at = chosen.randrange(len(text))
            with_junk = text[:at] + chosen.choice(JUNK) + text[at + chosen.randrange(2) :]
            yield chosen.choice((text[at:], text[: at + 1], with_junk[:200], text.upper()))
        else:
            yield "".join(chosen.choice(JUNK) for _ in range(chosen.randint(1, 4)))[:200]


def try_texts(count: int) -> Counter[str]:
    """Plays texts in rooms of both games; what is not legal must be refused, with its rule."""
    results: Counter[str] = Counter()
    tried, seed = 0, SEED * 1_000_000
    while tried < count:
        seed += 1
        chosen = random.Random(seed)
        name = chosen.choice(GAMES)
        room = walked(playing(name, chosen.randint(2, 4)), chosen.randint(0, 60), seed)
        if room.phase != PLAYING:
            continue
        rules, before, write = load(name).rules("en"), picture(room), room.notation.write_move
        allowed = {write(move) for move in legal(room.match.turn)}
        for text, _ in zip(texts(chosen, name, room), range(500), strict=False):
            if not text:
                continue
            tried += 1
            results[try_text(room, text, set(rules), allowed)] += 1
        assert picture(room) == before
    return results


def try_text(room: Room, text: str, rules: set[str], allowed: set[str]) -> str:
    """What came of a text: `done` for a legal move, else the code of the refusal."""
    command = Play("c", text, room.seq)
    try:
        moved = decide(room, Who(at_turn(room)), command, 1, SECRET).records[0]
    except Refusal as refused:
        refusal = refused
    else:
        assert isinstance(moved, Moved)
        assert moved.move in allowed, text
        return "done"
    assert refusal.code in (Code.ILLEGAL, Code.BAD), text
    assert refusal.code == Code.BAD or refusal.rule in rules, (text, refusal.rule)
    assert text not in allowed
    return refusal.code


def test_illegal_moves_are_refused_with_their_rule() -> None:
    results = try_texts(TEXTS)
    assert results[Code.ILLEGAL] > TEXTS / 4
    assert results[Code.BAD] > TEXTS / 20
    assert results["done"] > TEXTS / 200


@pytest.mark.parametrize("fault", ["no rule", "another error", "accepted"])
def test_control_bad_refusals_of_moves_are_caught(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = playing("dice")
    honest = type(room.game).play

    def play(game: Any, state: Any, move: Any) -> Any:
        try:
            return honest(game, state, move)
        except IllegalMove as error:
            if fault == "no rule":
                raise IllegalMove(error.move, "D-none") from error
            if fault == "another error":
                raise KeyError(error.move) from error
            turn = game.turn(state)
            return honest(game, state, turn.moves[0]) if isinstance(turn, Decision) else None

    monkeypatch.setattr(type(room.game), "play", play)
    with pytest.raises((AssertionError, KeyError)):
        try_texts(2000)


def test_a_text_that_could_be_several_moves_is_refused_as_unreadable() -> None:
    room = playing("dice")
    with pytest.raises(BadNotation):
        room.notation.read_move(room.match.turn, "b")
    with pytest.raises(Refusal) as refusal:
        decide(room, Who(at_turn(room)), Play("c", "b", room.seq), 1, SECRET)
    assert refusal.value.code == Code.BAD
