"""Long lists of moves: what begins alike stands in one line, and what is typed opens it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from nations.i18n import voice
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load
from nations.tui import Session
from nations.tui.folding import ALIKE, FEW, FoldedLine, folded
from nations.tui.screen import shared

KARK = load("kark")
OPENING = ("place:king@qasira tanker:qasira", "place:dictator@zafran tanker:zafran")


def numbered(*texts: str) -> dict[int, str]:
    return dict(enumerate(texts, 1))


def ways(start: str, count: int) -> list[str]:
    return [f"move:{start}>there.{end}" for end in range(count)]


def test_a_short_list_is_not_folded() -> None:
    assert folded({}) == []
    texts = numbered(*ways("here.1", FEW))
    assert folded(texts) == [FoldedLine([number]) for number in texts]


def test_of_many_moves_those_that_begin_alike_are_one_line() -> None:
    many, some = ways("here.1", FEW), ways("there.2", ALIKE)
    texts = numbered("skip", *many, *some, "sell:a", "sell:b", "sell:c")
    assert folded(texts) == [
        FoldedLine([1]),
        FoldedLine([*range(2, FEW + 2)], "move:here.1>"),
        FoldedLine([*range(FEW + 2, FEW + 2 + ALIKE)], "move:there.2>"),
        *(FoldedLine([len(texts) - 2 + at]) for at in range(3)),
    ]


def test_moves_that_all_begin_alike_are_folded_by_the_next_part() -> None:
    texts = numbered(
        *(f"move:here.1>{end}.{at}" for end in "abcd" for at in range(8)), "move:here.1>e.1"
    )
    lines = folded(texts)
    assert [line.beginning for line in lines] == [*(f"move:here.1>{end}." for end in "abcd"), ""]
    assert [len(line.numbers) for line in lines] == [8, 8, 8, 8, 1]


def test_a_game_without_notation_is_not_folded() -> None:
    assert len(folded(numbered(*[""] * (FEW + 9)))) == FEW + 9
    assert len(folded(numbered(*[f"word-{at}" for at in range(FEW + 9)]))) == FEW + 9


@pytest.mark.parametrize(
    ("texts", "common"),
    [
        (("Go to A 1", "Go to A 2"), "Go to A"),
        (("Go to Ab", "Go to Abc"), "Go to"),
        (("Go", "Come"), ""),
    ],
)
def test_what_descriptions_share_is_whole_words(texts: tuple[str, ...], common: str) -> None:
    assert shared([Text(text) for text in texts]).plain == common


def played(*lines: str, lang: str = "en") -> str:
    """What two people see who type some lines and leave."""
    waiting, file = list(lines), StringIO()

    def ask(prompt: str) -> str:
        file.write(f"{prompt}\n")
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    console = Console(file=file, width=100, color_system=None)
    match = Match(KARK.game(2, {}, None), Seeded("2"))
    Session(KARK, match, ["human"] * 2, {}, voice(lang, KARK), ask=ask, console=console).run()
    return file.getvalue()


def answer(shown: str) -> list[str]:
    """The lines after the last prompt but one."""
    return [line.rstrip() for line in shown.split("> \n")[-2].splitlines()]


def test_the_first_choice_of_32_is_four_lines() -> None:
    shown = played()
    assert "\n + Place a king in … (8 moves)  place:king@\n" in shown
    assert "\n + Place a guerrilla leader in … (8 moves)  place:guerrilla@\n" in shown
    assert "Place a king in Qasira" not in shown
    assert "+ stands for several moves. To see them, type how they begin: place:king@\n" in shown


def test_in_german() -> None:
    shown = played(lang="de")
    assert "\n + Einen König in … (8 Züge)  place:king@\n" in shown
    assert "+ steht für mehrere Züge. Ihr Anfang, eingetippt, zeigt sie alle: place:king@" in shown


@pytest.mark.parametrize("typed", ["place:king@", "place:king", "PLACE:K"])
def test_a_beginning_opens_its_line_with_the_numbers_of_the_whole_list(typed: str) -> None:
    lines = answer(played("place:president@", typed))
    assert len(lines) == 8 + 1
    assert lines[0].endswith("place:king@uor")
    assert lines[0].startswith("1 ")
    assert answer(played("place:president@"))[0].startswith(" 9 ")


def test_a_number_and_a_full_notation_are_typed_at_once() -> None:
    for typed in ("1", "place:king@uor"):
        assert "places a king in U.O.R." in played("place:president@", f"{typed} tanker:uor")


def test_a_beginning_of_many_moves_is_folded_again() -> None:
    lines = answer(played("place"))
    assert [line.split("  ")[-1] for line in lines[:4]] == [
        *(f"place:{kind}@" for kind in ("king", "president", "dictator", "guerrilla"))
    ]


def test_part_of_a_point_is_a_beginning_and_no_move_of_its_own() -> None:
    shown = played(*OPENING, "agent:beni-suhar")
    assert "agent:beni-suhar could be any of: agent:beni-suhar.0, agent:beni-suhar.2" in shown
    assert "sends the agent to" in played(*OPENING, "agent:djebel-kadir."), "the only one"
    assert "agent:tel-marun is not possible: K-T3" in played(*OPENING, "agent:tel-marun")


def test_a_refusal_says_why_in_words() -> None:
    """K-G2, K-T3: as the page says it when the point or the piece is touched."""
    far = played(*OPENING, "agent:tel-marun.0")
    assert "K-G2" in far
    assert "exactly four steps" in far
    assert "The agent moves first" in played(*OPENING, "place:king@zafran")
