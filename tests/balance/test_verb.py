"""What `nations balance` prints and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from nations.balance.report import html_page
from nations.balance.sheet import Survey, make_sheet
from nations.cli import balance
from nations.errors import BadFile, BadSeats
from nations.i18n import voice
from nations.registry import load

QUICK = ["dice", "--players", "random", "--games", "40", "--ignoring", "10", "--jobs", "1"]


def called(*words: str) -> Result:
    return CliRunner().invoke(balance.command, words, catch_exceptions=False)


def test_the_report_opens_without_a_network(tmp_path: Path) -> None:
    page = tmp_path / "r.html"
    for lang, word in (("en", "Dominated tiles"), ("de", "Unterlegene Plättchen")):
        called(*QUICK, "--seats", "1,2", "--lang", lang, "--report", str(page))
        text = page.read_text("utf-8")
        assert word in text
        assert text.count("<svg") == 1 + 2 * 3
        assert "http" not in text
        assert not re.search(r"<(script|link|img)", text)
        assert "--seats 1,2 --games 40 --ignoring 10 --seed 1" in text


def test_the_terminal_shows_bounds_and_kinds() -> None:
    shown = called(*QUICK, "--lang", "en").stdout
    assert "Wanted and found" in shown
    assert "Kinds: 3 players" in shown
    assert "800 games" not in shown
    assert "320 games in" in shown  # four numbers of players, 40 games and 10 for each of 4 kinds


def test_json_has_the_published_keys() -> None:
    shown = json.loads(called(*QUICK, "--seats", "2", "--json").stdout)
    assert {"survey", "set", "counts", "dominated", "bounds"} <= set(shown)
    (count,) = shown["counts"]
    assert {"scores", "places", "leads", "checks", "shortages", "kinds", "things"} <= set(count)
    assert len(count["things"]) == 60
    assert {"value", "low", "high", "count"} == set(count["things"][0]["lift"])


def test_names_cannot_break_the_page() -> None:
    sheet = make_sheet(Survey("dice", ("random",), (2,), 5, 0, "1"), 1)
    evil = msgspec.structs.replace(sheet, set=msgspec.structs.replace(sheet.set, name="<script>"))
    page = html_page(evil, "<b>", voice("en", load("dice")))
    assert "<script>" not in page
    assert "<b>" not in page


@pytest.mark.parametrize("text", ["", "0", "5", "two", "1,,2", "-1", "²"])
def test_seats_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadSeats, match="from 1 to 4"):
        balance.read_seats(text, range(1, 5))
    assert balance.read_seats("4, 2,2", range(1, 5)) == (2, 4)
    assert balance.read_seats(None, range(1, 5)) == (1, 2, 3, 4)


def test_a_page_that_cannot_be_written_is_refused_before_the_games(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot write"):
        called(*QUICK, "--report", str(tmp_path / "no" / "page.html"))
