"""Every rule can be followed from its id to the code, to a test and to its texts, and back.

What finds the faults is shared with the dice game, whose tests show that it does.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path

import pytest
from games.dice.test_traceability import (
    Texts,
    docstrings,
    sources,
    text_faults,
    unnamed_options,
    without_test,
)

from nations.games import kark
from nations.games.kark.box import OPTIONS
from nations.games.kark.rule_ids import IDS

PACKAGE = Path(next(iter(kark.__path__)))
TESTS = Path(__file__).parent
RULES = IDS[1:]
"""Every id but NONE, in the rulebook's order."""


def texts(lang: str) -> Texts:
    return tomllib.loads((PACKAGE / f"data/rules.{lang}.toml").read_text(encoding="utf-8"))


def without_docstring(rules: Collection[str], files: Iterable[str]) -> list[str]:
    """The rules that no function or class says it carries out."""
    told = "\n".join(text for file in files for text in docstrings(file))
    named = set(re.findall(r"\bK-[A-Z]\w+", told))
    return [rule for rule in rules if rule not in named]


def test_the_rulebook_has_108_rules() -> None:
    assert len(RULES) == len(set(RULES)) == 108
    assert (RULES[0], RULES[-1]) == ("K-C1", "K-X3")


def test_every_rule_is_named_where_it_is_carried_out() -> None:
    assert without_docstring(RULES, sources(PACKAGE)) == []


def test_a_rule_without_code_is_found() -> None:
    file = '"""K-T5"""\n# K-T5\ndef f():\n    """K-T4, K-T5a: text."""\n'
    assert without_docstring(["K-T4", "K-T5", "K-T5a"], [file]) == ["K-T5"]


def test_every_rule_has_a_test_named_after_it() -> None:
    assert without_test(RULES, sources(TESTS)) == []


def test_every_rule_has_a_text_in_both_languages() -> None:
    english, german = texts("en"), texts("de")
    assert text_faults(RULES, english, german) == []
    assert list(english) == list(RULES)
    for rule in RULES:
        assert english[rule]["status"] == german[rule]["status"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_option_is_named_in_a_rule_text(lang: str) -> None:
    named = {**OPTIONS, "round_limit": ("none",)}  # or any number
    assert unnamed_options(named, texts(lang)) == []


@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_tested_with_another_value_than_its_default(name: str) -> None:
    others = r"\d+" if name == "round_limit" else "|".join(OPTIONS[name][1:])
    tests = [test for test in sources(TESTS) if re.search(rf"\b{name}=", test)]
    assert [test for test in tests if re.search(rf'"({others})"', test)]
