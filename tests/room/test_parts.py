"""Lines of the log travel as parts: nobody takes text apart, and nothing is lost by it."""

from __future__ import annotations

import ast
import re
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from time import sleep
from typing import Any

import pytest
from rich.text import Text

from nations.compiling.translator import names
from nations.edition.lines import Part, parts, plain
from nations.i18n import voice
from nations.registry import load
from nations.room import updates
from nations.room.commands import Undo, Who
from nations.room.decide import decide
from nations.room.messages import Line
from nations.syntax import one_reader
from room.tables import SECRET, playing, walked

CODE = re.compile(r"\b[wobr][GSFBX]\d?\b")
"""A die in notation: people never read it where it can be drawn."""


def lines(name: str, lang: str) -> tuple[Line, ...]:
    room = walked(playing(name, 3), 120)
    return updates.update(room, None, 0, (), voice(lang, load(name))).lines


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["dice", "kark"])
def test_parts_are_the_whole_line(name: str, lang: str) -> None:
    names = load(name).names(lang, None)
    seen = set()
    for line in lines(name, lang):
        assert "".join(part.text for part in line.parts) == line.text
        for part in line.parts:
            seen.add(part.kind)
            if part.kind in ("tile", "card", "event"):
                assert part.id in names
        first = line.parts[0]
        assert line.seat == (int(first.id) if first.kind == "seat" else None)
    assert seen >= (
        {"", "seat", "die", "tile", "event"} if name == "dice" else {"", "seat", "place"}
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_code_of_a_die_is_left_in_words(lang: str) -> None:
    for line in lines("dice", lang):
        for part in line.parts:
            assert part.kind or not CODE.search(part.text), line.text


def test_a_code_that_is_not_marked_is_seen() -> None:
    assert CODE.search("Rome rolls wF oG2")
    assert parts("Rome rolls [@die=show('wF')]wF[/] [dim](no)[/]") == (
        Part("Rome rolls "),
        Part("wF", "die", "wF"),
        Part(" (no)"),
    )
    assert plain("[@tile=show('a')]A[/] b") == "A b"
    assert parts("") == ()


@pytest.mark.parametrize(("lang", "words"), [("en", "takes back"), ("de", "nimmt zurück")])
def test_moves_that_were_taken_back_are_told(lang: str, words: str) -> None:
    room = playing("kark", 2)
    seat = room.at_turn or 0
    while room.match.why_no_undo(seat) is not None:
        room = walked(room, 1)
        seat = room.match.log[-1].seat
    undone = decide(room, Who(seat), Undo("back", room.seq), 1, SECRET).room
    told = updates.update(undone, None, room.seq, (), voice(lang, load("kark"))).lines
    assert [words in line.text for line in told] == [True]
    assert told[0].rule == ""


def test_threads_read_markup_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading fails where several threads read at the same time."""
    read, inside = Text.from_markup, Lock()

    def alone(markup: str, **more: Any) -> Text:
        assert inside.acquire(blocking=False), "another thread reads"
        sleep(0.001)
        inside.release()
        return read(markup, **more)

    monkeypatch.setattr(Text, "from_markup", alone)
    with ThreadPoolExecutor(4) as threads:
        told = list(threads.map(parts, ["buys [@tile=show('forum')]Forum[/]"] * 20))
    assert set(told) == {(Part("buys "), Part("Forum", "tile", "forum"))}
    with ThreadPoolExecutor(4) as threads, pytest.raises(AssertionError, match="another thread"):
        list(threads.map(alone, ["a"] * 20))


def test_a_rule_is_not_translated_while_a_line_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both read syntax, so they wait for each other (`nations.syntax`)."""
    held, read, parse = list[bool](), Text.from_markup, ast.parse

    def noting(function: Any) -> Any:
        def noted(*words: Any, **more: Any) -> Any:
            held.append(one_reader.locked())
            return function(*words, **more)

        return noted

    monkeypatch.setattr(Text, "from_markup", noting(read))
    monkeypatch.setattr(ast, "parse", noting(parse))
    assert parts("[@tile=show('forum')]Forum[/]")
    assert names._definitions.__wrapped__(__file__)
    assert len(held) >= 2
    assert all(held)
