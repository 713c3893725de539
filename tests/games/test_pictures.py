"""Pictures of tables: whole SVG documents at every table, from positions and from files."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from toy import Throw, Toy

import nations
from nations.cli.draw import command
from nations.contract import Chance, Over, Pictured
from nations.i18n import voice
from nations.kernel.observation import action_names
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

CASES = [("dice", 1), ("dice", 2), ("dice", 4), ("kark", 2), ("kark", 4)]
SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_table_can_be_drawn(name: str, seats: int, lang: str) -> None:
    edition, chosen = load(name), random.Random(2)
    game: Any = edition.game(seats, dict(edition.unattended), None)
    pictured: object = game
    assert isinstance(pictured, Pictured)
    state, speaker = game.start(), voice(lang, edition)
    for number in range(200):
        turn = game.turn(state)
        if number % 20 == 0:
            picture = game.picture(game.view(state, None), speaker)
            assert ElementTree.fromstring(picture).tag == SVG  # noqa: S314 - our own text
            assert "script" not in picture
            assert "href" not in picture
        if isinstance(turn, Over):
            break
        moves = [one for one, _ in turn.ways] if isinstance(turn, Chance) else turn.moves
        state, _ = game.play(state, chosen.choice(moves))


def test_a_picture_shows_what_lies_there() -> None:
    """One more die, one more square: what is drawn is what is there."""
    game: Any = nations.game("dice")
    match = nations.play("dice", ["greedy", "greedy"], seed=1)
    view: Any = match.game.view(match.state, None)
    drawn = game.picture(view, voice("en", load("dice")))
    assert f"{view.nations[0].vp} VP" in drawn
    fewer = drawn.count("<rect")
    start = game.picture(game.view(game.start(), None), voice("en", load("dice")))
    assert start.count("<rect") != fewer


def test_a_long_name_leaves_room_for_that_of_its_space() -> None:
    game: Any = nations.game("dice")
    board = {"a1": "library-of-ashurbanipal", "a2": "sicily"}
    view = replace(game.view(game.start(), None), board=board)
    lines = game.picture(view, voice("en", load("dice"))).split("<text")
    long, short = (next(one for one in lines if name in one) for name in ("Library", "Sicily"))
    assert 'textLength="180"' in long
    assert "textLength" not in short


def test_files_and_positions_are_drawn_by_the_command(tmp_path: Path) -> None:
    match = nations.play("kark", ["greedy", "greedy"], seed=2)
    file, out = tmp_path / "game.json", tmp_path / "picture.svg"
    nations.save(match, file)
    run = CliRunner().invoke
    assert run(command, [str(file), "--at", "10", "--out", str(out)]).exit_code == 0
    assert ElementTree.parse(out).getroot().tag == SVG  # noqa: S314 - our own file
    match.rewind(20)
    drawn = run(command, [nations.position(match), "--game", "kark", "--lang", "de"])
    assert drawn.exit_code == 0
    assert drawn.output.startswith("<svg")


def test_moments_and_positions_that_are_not_there_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    nations.save(nations.play("dice", ["random"], seed=1), file)
    run = CliRunner().invoke
    late = run(command, [str(file), "--at", "99999"])
    assert late.exception
    wrong = run(command, ["no position"])
    assert wrong.exception


# In a notebook


def is_svg(text: str | None) -> bool:
    return text is not None and ElementTree.fromstring(text).tag == SVG  # noqa: S314 - our own text


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_matches_views_and_states_show_themselves(name: str, seats: int) -> None:
    match = nations.play(name, ["random"] * seats, seed=3)
    whole = match._repr_svg_()
    assert is_svg(whole)
    assert match.view(None)._repr_svg_() == whole
    assert match.state._repr_svg_() == whole
    match.rewind(len(match.log) // 2)
    assert is_svg(match._repr_svg_())
    assert match._repr_svg_() != whole


def test_pictures_speak_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    match = nations.play("dice", ["random", "random"], seed=3)
    monkeypatch.setenv("NATIONS_LANG", "de")
    german = match._repr_svg_()
    monkeypatch.setenv("NATIONS_LANG", "en")
    assert german != match._repr_svg_()


def test_what_nobody_draws_shows_no_picture() -> None:
    match = Match(Toy(2), Seeded(1))
    match.play(Throw())
    assert match._repr_svg_() is None
    assert match.view(0)._repr_svg_() is None
    dice: Any = nations.game("dice")
    assert dice.start().nation[0]._repr_svg_() is None


def test_every_number_of_a_move_has_a_name() -> None:
    for name in ("dice", "kark"):
        game: Any = nations.game(name)
        names = action_names(game)
        assert len(set(names)) == len(names) == game.move_count
    assert action_names(game)[0] == "agree"
