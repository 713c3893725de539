"""What arena, solo and odds print and write; and solo ranks against the game's own events."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from nations.arena.arena import Arena
from nations.arena.contest import Contest, duplicate_match
from nations.arena.report import html_page, ladder
from nations.arena.solo import Solo, honours_of, play_solo, rank_of
from nations.bots.bot import make_bot
from nations.cli import arena, odds, solo
from nations.errors import BadNotation, BadSeats, UnknownName
from nations.i18n import voice
from nations.match.match import run
from nations.registry import load

QUICK = ["dice", "--players", "random,random", "--games", "4", "--jobs", "1", "--lang", "en"]


def called(verb: Any, *words: str) -> Result:
    return CliRunner().invoke(verb.command, words, catch_exceptions=False)


def test_arena_writes_pages_that_open_without_a_network(tmp_path: Path) -> None:
    report, page = tmp_path / "r.html", tmp_path / "l.md"
    for lang, word in (("en", "Mean score"), ("de", "Punkte im Mittel")):
        words = [*QUICK[:-1], lang, "--report", str(report), "--ladder", str(page)]
        called(arena, *words)
        text = report.read_text("utf-8")
        assert word in text
        assert text.count("<svg") == 3
        assert "http" not in text
        assert not re.search(r"<(script|link|img)", text)
    assert page.read_text("utf-8").count("## dice, 2 seats") == 1  # replaced, not added again
    assert "--seed 1 --ladder" in page.read_text("utf-8")


def test_a_section_of_the_ladder_leaves_others_as_they_are() -> None:
    result = Arena(Contest("dice", ("random", "random"), 2, "1")).run(2)
    before = "# Top\n\nWords.\n\n## dice, 2 seats\n\nold\n\n## kark, 2 seats\n\nkept\n"
    after = ladder(before, result, "command", voice("en"))
    assert after.startswith("# Top\n\nWords.\n\n## dice, 2 seats\n\ndice: 2 games")
    assert after.endswith("## kark, 2 seats\n\nkept\n")
    assert "old" not in after


def test_names_of_players_cannot_break_the_page() -> None:
    result = Arena(Contest("dice", ("random", "random"), 2, "1")).run(2)
    evil = msgspec.structs.replace(result.standings[0], player="<script>")
    page = html_page(msgspec.structs.replace(result, standings=(evil,)), "<b>", voice("en"))
    assert "<script>" not in page
    assert "<b>" not in page


def test_arena_as_json_has_the_published_keys() -> None:
    shown: dict[str, Any] = json.loads(called(arena, *QUICK, "--json").stdout)
    assert {"contest", "deals", "games", "model", "standings", "pairs", "test"} <= set(shown)
    assert {"player", "rating", "wins", "mean_score"} <= set(shown["standings"][0])


@pytest.mark.parametrize("text", ["", "1", "5,1", "a,b", "1,2,3", "nan,1", "0,9999"])
def test_a_test_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(UnknownName, match="LOW,HIGH"):
        arena.read_test(text)


def test_solo_ranks_are_those_the_game_tells() -> None:
    edition = load("dice")
    options = ("more_than", "at_least")
    for option in options:
        game = edition.game(1, {"hall_of_fame": option}, None)
        for seed in range(4):
            bot = make_bot("greedy" if seed else "random", game, "1")
            match = duplicate_match(game, str(seed))
            over = run(match, lambda turn, view, b=bot: b.choose(view, turn.moves))  # type: ignore[misc]
            told: Any = match.events[-1][-1]
            assert rank_of(over.scores[0], honours_of(game)) == told.name
    honours = {one: edition.game(1, {"hall_of_fame": one}, None) for one in options}
    assert rank_of(20, honours_of(honours["at_least"])) == "Charles V"
    assert rank_of(20, honours_of(honours["more_than"])) == "Cleopatra"
    assert rank_of(20, honours_of(load("kark").game(2, {}, None))) == ""


def test_solo_shows_every_bot_and_rank() -> None:
    found = play_solo(Solo("dice", "1"), ["random", "greedy"], 6)
    assert found[1].mean > found[0].mean
    for one in found:
        assert sum(one.scores.values()) == one.games == 6
        assert sum(rank.share for rank in one.ranks) == pytest.approx(1)
    words = ("dice", "--players", "random", "--games", "3", "--jobs", "1", "--lang", "de")
    assert "Kleopatra (über 15)" in called(solo, *words).stdout
    with pytest.raises(BadSeats, match="not played alone"):
        play_solo(Solo("kark", "1"), ["random"], 1)


def test_solo_says_what_nobody_can_do_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nations.arena.solo.DEALS", 8)
    monkeypatch.setattr("nations.games.dice.skill.ceiling.TRIES", 2)
    words = ("dice", "--players", "greedy", "--games", "2", "--jobs", "1", "--bound")
    assert "Nobody can have more than" in called(solo, *words).stdout
    assert "kann im Mittel niemand haben" in called(solo, *words, "--lang", "de").stdout
    shown: dict[str, Any] = json.loads(called(solo, *words, "--json").stdout)
    assert shown["bound"]["deals"] == 8
    assert shown["bound"]["low"] > shown["players"][0]["mean"]
    assert isinstance(json.loads(called(solo, *words[:-1], "--json").stdout), list)
    with pytest.raises(BadSeats, match="not played alone"):
        called(solo, "kark", "--bound")


def test_odds_of_dice_and_of_a_position() -> None:
    words = ("dice", "--roll", "white:5", "--for", "strength", "--lang")
    assert "59.81% (4651/7776)" in called(odds, *words, "en").stdout
    assert "59,81" in called(odds, *words, "de").stdout
    game: Any = load("dice").game(2, {}, None)
    match = duplicate_match(game, "1")
    match.deal()
    position = game.write_position(match.state)
    shown = json.loads(called(odds, "dice", "--position", position, "--json").stdout)
    expected = game.prospects(match.view(0))
    assert [one["now"] for one in shown] == [one.now for one in expected]


@pytest.mark.parametrize("text", ["gold:x", "gold:-1", "gold:1000", "gold:17", "gold:²"])
def test_amounts_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        odds.counts(text)
    assert odds.counts("gold:2, strength,gold") == {"gold": 3, "strength": 1}
