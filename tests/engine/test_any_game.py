"""Nothing outside a game knows its name, its moves, its events or its options.

What the engine wants of a game it asks by a protocol, so a third game is as good as these two.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from nations.contract import Event, Move
from nations.registry import GAMES, found, load
from nations.room.snapshot import kinds_of

ENGINE = Path(__file__).parents[2] / "src" / "nations"
ALLOWED = {
    "bench/report.py": {"dice"},  # the game of the yardstick in C
    "cli/words.py": {"dice"},  # which game is meant where none is named
    "envs/open_spiel.py": {"dice", "kark"},  # what they are registered as elsewhere
    "envs/single.py": {"dice", "kark"},
    "envs/turns.py": {"dice"},
    "testing/promises.py": {"dice"},  # bytes to a store, which knows no game
    "testing/trial.py": {"dice"},
}


def known_words() -> set[str]:
    """Names of games, of their moves and events, and of their options."""
    words = set(found(GAMES))
    for name in found(GAMES):
        edition = load(name)
        game = edition.game(edition.seats[-1], {}, None)
        words |= set(edition.options)
        for root in (Move, Event):
            words |= {kind.__name__ for kind in kinds_of(root, type(game))}
    return words


def named_in(text: str, words: set[str]) -> Iterator[str]:
    """The words that stand in a program as a string of their own (what is only told does not)."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in words:
            yield node.value


def knowing(folder: Path, words: set[str]) -> dict[str, set[str]]:
    """The files outside games that know one, and what they know."""
    knowledge = {}
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder).as_posix()
        if not place.startswith("games/"):
            known = set(named_in(path.read_text("utf-8"), words)) - ALLOWED.get(place, set())
            if known:
                knowledge[place] = known
    return knowledge


def test_nothing_outside_a_game_knows_it() -> None:
    assert knowing(ENGINE, known_words()) == {}


def test_who_knows_a_game_is_found(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "own.py").write_text("name = 'kark'\n")
    (tmp_path / "replay.py").write_text("ROUND = 'RoundStarted'\n")
    (tmp_path / "solo.py").write_text("at_least = options.get('hall_of_fame') == 'at_least'\n")
    (tmp_path / "front.py").write_text("if game == 'kark': pass\n")
    words = known_words()
    assert knowing(tmp_path, words) == {
        "front.py": {"kark"},
        "replay.py": {"RoundStarted"},
        "solo.py": {"hall_of_fame"},
    }
