"""Every rule can be followed from its id to the code, to a test and to its texts, and back."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from nations.games import dice
from nations.games.dice.box import OPTIONS
from nations.games.dice.rule_ids import IDS

PACKAGE = Path(next(iter(dice.__path__)))
TESTS = Path(__file__).parent
RULES = IDS[1:]
"""Every id but NONE, in the rulebook's order."""

Texts = Mapping[str, Mapping[str, Any]]
"""The rule texts of one language by their ids."""


def sources(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]


def texts(lang: str) -> Texts:
    return tomllib.loads((PACKAGE / f"data/rules.{lang}.toml").read_text(encoding="utf-8"))


# (a) code


def docstrings(source: str) -> Iterator[str]:
    """The docstrings of the functions and classes in a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield ast.get_docstring(node) or ""


def without_code(rules: Collection[str], files: Iterable[str]) -> list[str]:
    """The rules that no function or class says it carries out."""
    named = {found for file in files for text in docstrings(file) for found in ids_in(text)}
    return [rule for rule in rules if rule not in named]


def ids_in(text: str) -> list[str]:
    return re.findall(r"\bD-[A-Z0-9]\w*", text)


def test_every_rule_is_named_where_it_is_carried_out() -> None:
    assert without_code(RULES, sources(PACKAGE)) == []


def test_a_rule_without_code_is_found() -> None:
    file = 'X = "D-A3"\n"""D-A3"""\n# D-A3\ndef f():\n    """D-A2, D-A3a: text."""\n    "D-A3"\n'
    assert without_code(["D-A2", "D-A3", "D-A3a"], [file]) == ["D-A3"]


# (b) tests


def test_names(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name


test_names.__test__ = False  # type: ignore[attr-defined]  # a helper, though called test_...


def without_test(rules: Collection[str], files: Iterable[str]) -> list[str]:
    """The rules that no test is named after."""
    names = [name + "_" for file in files for name in test_names(file)]
    openings = {rule: f"test_{rule.replace('-', '_')}_" for rule in rules}
    return [rule for rule in rules if not any(name.startswith(openings[rule]) for name in names)]


def test_every_rule_has_a_test_named_after_it() -> None:
    assert without_test(RULES, sources(TESTS)) == []


def test_a_rule_without_a_test_is_found() -> None:
    file = "def test_D_A2a_rolls(): ...\ndef test_D_A3(): ...\ndef D_A4(): ...\n"
    rules = ["D-A2", "D-A2a", "D-A3", "D-A4"]
    assert without_test(rules, [file]) == ["D-A2", "D-A4"]


# (c), (d) texts


def text_faults(rules: Collection[str], english: Texts, german: Texts) -> list[str]:
    """What is wrong with the texts: missing, unknown, out of order, or not translated."""
    faults = []
    for lang, table in (("en", english), ("de", german)):
        faults += [f"{lang}: {rule} has no text" for rule in rules if rule not in table]
        faults += [f"{lang}: {rule} is no rule" for rule in table if rule not in rules]
        faults += [f"{lang}: {rule} is empty" for rule in table if not table[rule].get("text")]
    if list(english) != list(german):
        faults.append("the languages have different orders")
    for rule in rules:
        if rule in english and english[rule].get("text") == german.get(rule, {}).get("text"):
            faults.append(f"{rule} is the same in both languages")
    return faults


def test_every_rule_has_a_text_in_both_languages() -> None:
    english, german = texts("en"), texts("de")
    assert text_faults(RULES, english, german) == []
    assert list(english) == list(RULES)


def test_faults_of_texts_are_found() -> None:
    rules = ["D-A1", "D-A2"]
    english = {"D-A1": {"text": "One."}, "D-A2": {"text": "Two."}}
    german = {"D-A1": {"text": "Eins."}, "D-A2": {"text": "Zwei."}}
    assert text_faults(rules, english, german) == []
    turned = dict(reversed(german.items()))
    planted: list[tuple[Texts, str]] = [
        ({"D-A1": german["D-A1"]}, "de: D-A2 has no text"),
        ({**german, "D-A9": {"text": "Neun."}}, "de: D-A9 is no rule"),
        ({**german, "D-A2": {"text": ""}}, "de: D-A2 is empty"),
        ({**german, "D-A2": {"text": "Two."}}, "D-A2 is the same in both languages"),
        (turned, "the languages have different orders"),
    ]
    for table, fault in planted:
        assert fault in text_faults(rules, english, table)


# (e) options


def unnamed_options(options: Mapping[str, Collection[str]], table: Texts) -> list[str]:
    """The options and values that no rule text names."""
    words = {word for rule in table.values() for word in re.findall(r"`([^`]+)`", rule["text"])}
    named = {part for word in words for part in re.split(r" = | \| ", word)}
    wanted = [word for option, values in options.items() for word in (option, *values)]
    return [word for word in wanted if word not in named]


def test_every_option_is_named_in_a_rule_text() -> None:
    for lang in ("en", "de"):
        assert unnamed_options(OPTIONS, texts(lang)) == []


def test_an_option_without_a_text_is_found() -> None:
    table = {"D-A1": {"text": "The option `speed` is `slow` or fast; `a = b` too."}}
    assert unnamed_options({"speed": ("slow", "fast")}, table) == ["fast"]
    assert unnamed_options({"pace": (), "a": ("b",)}, table) == ["pace"]
