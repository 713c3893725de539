"""One name, one meaning: no public class of the engine is called as another one is, and none of a
game as one of the engine, but where it is the game's own one of the same thing.

Games name their own things as their rulebooks do, and both have a `State`. `verify.py` shares no
word with anybody on purpose: it is written from the page about verifiable dice alone.
"""

from __future__ import annotations

import ast
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "nations"
APART = ("games", "verify.py")
SAME_THING = {
    "Array": "the shape of the numbers that are learned from",
    "Feature": "what is counted of a position",
    "Found": "what a search says of a move",
    "Mind": "the layout that a judge reckons on; a game's has what its own judge needs",
    "Series": "games that are played to learn from",
    "Thinker": "a judge as the contract asks for one",
}
"""Names that the engine and a game share, and what they mean in both."""
TWO_MEANINGS = {
    "Desk": "all that a search needs on one layout; and a room's, where commands come in",
    "Return": "a die to the supply; and to one's seat: both are words of files and sockets",
    "Step": "of a lesson; and of the solver of rounds",
}
"""Names with two meanings that stayed: whoever finds a better one takes the line away."""


def names_in(text: str) -> Iterator[tuple[str, str]]:
    """Public classes and type aliases, each with what makes it another one than its namesakes."""
    for number, node in enumerate(ast.parse(text).body):
        if isinstance(node, ast.ClassDef):
            yield node.name, f"class {number}"
        elif isinstance(node, ast.AnnAssign) and "TypeAlias" in ast.unparse(node.annotation):
            assert isinstance(node.target, ast.Name)
            yield node.target.id, ast.unparse(node.value) if node.value else ""


def with_two_meanings(folder: Path) -> dict[str, list[str]]:
    """Names that stand for more than one thing, with the files that give them. An alias that is
    written out alike in several files is one thing."""
    found: dict[str, dict[tuple[str, str], str]] = defaultdict(dict)
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder)
        if place.parts[0] in APART:
            continue
        for name, meaning in names_in(path.read_text("utf-8")):
            where = str(place) if meaning.startswith("class ") else ""
            found[name][where, meaning] = str(place)
    return {
        name: list(places.values())
        for name, places in found.items()
        if len(places) > 1 and not name.startswith("_")
    }


def test_no_name_of_the_engine_means_two_things() -> None:
    assert with_two_meanings(ENGINE) == {}


def shared_with_games(folder: Path) -> set[str]:
    """Public names that stand both in a game and in the engine."""
    apart: dict[bool, set[str]] = {True: set(), False: set()}
    for path in folder.rglob("*.py"):
        first = path.relative_to(folder).parts[0]
        if first != "verify.py":
            apart[first == "games"] |= {name for name, _ in names_in(path.read_text("utf-8"))}
    return {name for name in apart[True] & apart[False] if not name.startswith("_")}


def test_a_game_and_the_engine_share_a_name_only_for_the_same_thing() -> None:
    assert shared_with_games(ENGINE) == SAME_THING.keys() | TWO_MEANINGS.keys()


def test_a_name_with_two_meanings_is_found(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    alike = "from typing import TypeAlias\nArray: TypeAlias = list[int]\n"
    for name in ("one", "two", "games/three"):
        (tmp_path / f"{name}.py").write_text(alike + "class _Own: ...\n")
    assert with_two_meanings(tmp_path) == {}
    assert shared_with_games(tmp_path) == {"Array"}
    (tmp_path / "two.py").write_text("class Line: ...\nclass Array: ...\n")
    (tmp_path / "one.py").write_text(alike + "class Line: ...\n")
    assert with_two_meanings(tmp_path) == {
        "Line": ["one.py", "two.py"],
        "Array": ["one.py", "two.py"],
    }


def layers_told() -> list[str]:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    return text.split("```text\n")[1].split("\n```")[0].split("\n")


def test_the_layers_are_told_as_they_are_checked() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    first = settings["tool"]["importlinter"]["contracts"][0]
    assert layers_told() == first["layers"]


def test_every_room_is_in_a_layer() -> None:
    rooms = {path.stem for path in ENGINE.iterdir() if path.suffix == ".py" or path.is_dir()}
    told = {room for line in layers_told() for room in line.split(" | ")}
    assert rooms - {"__init__", "__pycache__", "page"} == told
