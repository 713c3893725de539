"""The honours of the rulebooks: as they name them, in both languages, from one place a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from nations.cli.about import command
from nations.errors import UnknownName
from nations.registry import load

HONOURED = (
    ("Game design", "Rustan Håkansson"),
    ("Graphic design, rulebook", "Jere Kasanen"),
    ("Box cover and colony art", "Ossi Hiekkala"),
    ("Tile art", "Frida Lögdberg"),
    ("Logo", "Paul Laane"),
    ("German translation", "Daniel Danzer"),
)
README = Path(__file__).parents[2] / "README.md"


def told(*words: str) -> str:
    return CliRunner().invoke(command, words, catch_exceptions=False).output


def test_the_dice_game_is_honoured_as_its_rulebook_does() -> None:
    book = load("dice").book("en")
    assert tuple((one.role, one.name) for one in book.credits) == HONOURED
    assert (book.publisher, book.year) == ("Lautapelit.fi", 2014)
    assert (book.players, book.minutes, book.age) == ("1–4", "20–40", "14+")


def test_the_game_of_nations_has_its_year_and_its_aim() -> None:
    book = load("kark").book("en")
    assert (book.year, book.players) == (1973, "2–4")
    assert "sole ruler" in book.aim
    assert "Alleinherrscher" in load("kark").book("de").aim


@pytest.mark.parametrize(
    ("lang", "titles"),
    [
        ("en", ("Nations: The Dice Game", "The Game of Nations")),
        ("de", ("Nations – Das Würfelspiel", "Das Spiel der Nationen")),
    ],
)
def test_about_speaks_both_languages_and_has_the_titles_of_both(
    lang: str, titles: tuple[str, str]
) -> None:
    shown = told("--lang", lang)
    assert f"{titles[0]} (2014)" in shown
    assert f"{titles[1]} (1973)" in shown
    assert all(name in shown for _, name in HONOURED)
    assert ("Verlag: Lautapelit.fi" if lang == "de" else "Publisher: Lautapelit.fi") in shown


def test_one_game_and_no_such_game() -> None:
    assert "Lautapelit.fi" not in told("kark", "--lang", "en")
    with pytest.raises(UnknownName):
        told("chess")


def test_the_players_of_the_book_are_those_of_the_program() -> None:
    for name in ("dice", "kark"):
        edition = load(name)
        assert edition.book("en").players == f"{edition.seats[0]}–{edition.seats[-1]}"
        assert edition.title == edition.book("en").title


def test_the_readme_names_everybody() -> None:
    text = README.read_text("utf-8")
    assert all(name in text for _, name in HONOURED)
    assert all(load(name).book("de").title in text for name in ("dice", "kark"))
