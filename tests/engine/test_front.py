"""The front door: few names, lazily imported; things that say what they are and can be pickled."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import nations
from nations.errors import BadFile, BadNotation, BadSeats, UnknownName
from nations.match.log import Comment, Remarks
from nations.registry import BOTS, found

NAMES = """Bot Chance Decision Event Game IllegalMove Match Move NationsError Over View
    bot game load play position save version"""
TABLES = [("dice", seats) for seats in (1, 2, 3, 4)] + [("kark", seats) for seats in (2, 3, 4)]


def test_these_are_the_names() -> None:
    assert nations.__all__ == NAMES.split() == dir(nations)
    for name in nations.__all__:
        assert getattr(nations, name).__doc__, name
    assert nations.__version__ == nations.version()
    with pytest.raises(AttributeError, match="it has"):
        nations.lode  # type: ignore[attr-defined]  # noqa: B018 - a slip of somebody's


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    said = "import nations, sys; print(*sorted(m for m in sys.modules if m.startswith('nations')))"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["nations"]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_match_is_played_kept_and_read_again(name: str, seats: int, tmp_path: Path) -> None:
    players = ["greedy", "random", "random", "greedy"][:seats]
    match = nations.play(name, players, seed=5)
    assert match.over is not None
    assert match.log == nations.play(name, players, seed="5").log
    nations.save(match, tmp_path / "game.json", players)
    again = nations.load(tmp_path / "game.json")
    assert (again.log, again.over) == (match.log, match.over)
    with pytest.raises(BadFile):
        nations.load(tmp_path / "none.json")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_begins_from_a_position(name: str, seats: int) -> None:
    match = half_played(name, seats)
    placed = nations.game(name, seats, position=nations.position(match))
    assert placed.start() == match.state
    with pytest.raises(BadNotation):
        nations.game(name, seats, position="nowhere")


def half_played(name: str, seats: int) -> nations.Match[Any]:
    """A match after some moves of chance and of a bot, with its dealer."""
    from nations.match.dealer import Seeded

    match: nations.Match[Any] = nations.Match(nations.game(name, seats), Seeded(seats))
    player = nations.bot("greedy", match.game)
    match.deal()
    for _ in range(6):
        assert isinstance(match.turn, nations.Decision)
        match.play(player.choose(match.view(match.turn.seat), match.turn.moves))
        match.deal()
    return match


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_matches_and_bots_can_be_pickled(name: str, seats: int) -> None:
    match = half_played(name, seats)
    again = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own
    assert (again.state, again.turn, again.log) == (match.state, match.turn, match.log)
    assert again.game.terms == match.game.terms
    turn = again.turn
    for player in (one for one in found(BOTS) if one != "program"):
        bot = nations.bot("search:20" if player == "search" else player, match.game, 7)
        twin = pickle.loads(pickle.dumps(bot))  # noqa: S301 - our own
        view = match.view(turn.seat)
        assert twin.choose(view, turn.moves) == bot.choose(view, turn.moves), player
    placed = nations.game(name, seats, position=nations.position(match))
    assert pickle.loads(pickle.dumps(placed)).start() == match.state  # noqa: S301 - our own


def test_things_say_what_they_are() -> None:
    match = half_played("dice", 2)
    assert repr(match).startswith("<Match of dice for 2: ")
    assert repr(match).endswith("is at turn>")
    assert repr(nations.play("kark", ["random", "random"], seed=1)).endswith("over>")
    told = repr(nations.game("dice", 1, tougher="on"))
    assert told.startswith("<dice for 1: ")
    assert "tougher=on" in told


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownName):
        nations.game("chess")
    with pytest.raises(BadSeats):
        nations.game("kark", 5)
    with pytest.raises(UnknownName):
        nations.game("dice", tougher="maybe")
    with pytest.raises(UnknownName):
        nations.play("dice", ["greedy", "nobody"])


README = Path(__file__).parents[2] / "README.md"
TWENTY_LINES = "".join(re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL))
MORE_LINES = """
from nations.batch import Playouts
from nations.batch.table import Table

over: nations.Over | None = match.over
player: nations.Bot = nations.bot("greedy", game)
move: nations.Move = match.log[0].move
playouts = Playouts(game)
table = Table(game, 4)
"""


def test_a_reader_s_file_passes_the_strictest_checker(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(TWENTY_LINES + MORE_LINES)
    check = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "mine.py"]
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    (tmp_path / "mine.py").write_text(TWENTY_LINES + MORE_LINES + "move = nations.version()\n")
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1, "a wrong type is noticed"


def test_the_page_of_public_names_is_made_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "tools"))
    import api_page

    assert api_page.page() == api_page.PAGE.read_text("utf-8"), "run tools/api_page.py"
    monkeypatch.setattr(nations, "__all__", [*nations.__all__, "Bot"])
    assert api_page.page() != api_page.PAGE.read_text("utf-8")


@pytest.mark.parametrize(
    ("players", "remarks", "said"),
    [
        (["one"], Remarks(), "1 players for 2 seats"),
        ([], Remarks(comments=[Comment(9999, "later")]), "after move 9999, but there are only"),
    ],
)
def test_what_does_not_fit_a_match_is_not_saved(
    tmp_path: Path, players: list[str], remarks: Remarks, said: str
) -> None:
    match = nations.play("dice", ["random", "random"], seed=1)
    with pytest.raises(BadFile, match=said):
        nations.save(match, tmp_path / "game.json", players, remarks)
    assert not list(tmp_path.iterdir())
