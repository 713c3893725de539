"""Nothing that thinks takes more than six values: what belongs together stands in a record."""

from __future__ import annotations

import ast
from pathlib import Path

import nations

ROOT = Path(nations.__file__).parent
FOLDERS = tuple(ROOT / name for name in ("mind", "games/dice/skill", "bots", "games/kark/skill"))
MOST = 6


def crowded(text: str) -> list[str]:
    """The functions of a module with too many parameters; `self` is none."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [one.arg for one in (*node.args.posonlyargs, *node.args.args)]
            names += [one.arg for one in node.args.kwonlyargs]
            if len([name for name in names if name not in ("self", "cls")]) > MOST:
                found.append(node.name)
    return found


def test_no_function_of_a_mind_has_more_than_six_parameters() -> None:
    files = [path for folder in FOLDERS for path in sorted(folder.glob("*.py"))]
    assert len(files) > 40
    assert {path.name: names for path in files if (names := crowded(path.read_text("utf-8")))} == {}


def test_a_crowded_function_is_noticed() -> None:
    assert crowded("def f(a, b, c, d, e, f, g): ...") == ["f"]
    assert crowded("class A:\n    def f(self, a, b, c, d, e, f): ...") == []


def test_both_games_have_the_same_names_for_the_same_roles() -> None:
    names = [{path.name for path in folder.glob("*")} for folder in (FOLDERS[1], FOLDERS[3])]
    roles = {"mind.py", "judge.py", "policy.py", "reasons.py", "weights.py", "weights.toml"}
    assert roles <= names[0] & names[1]
