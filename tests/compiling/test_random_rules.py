"""Rules that nobody wrote: each does the same plain and compiled, bounds checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from compiling import page
from compiling.test_translate import a_record, differs
from hypothesis import given, settings
from hypothesis import strategies as st

from nations.compiling.layout import to_array
from nations.compiling.twin import Twin

HEAD = """
from compiling.page import bump, next_count, part_at
from nations.compiling.rules import rule

@rule
def made(w, a, b):
    c = d = 0
    a, b = a % 97, b % 97
"""
LEAVES = (
    "a", "b", "c", "d", "3", "-7", "w.at", "w.double % 97", "w.part[1].count % 97",
    "w.part[w.at].row[a % 3]", "next_count(w.part[0])", "bump(w, 1)", "bump(w, b)",
    "part_at(w, a).count % 97", "len(w.words)",
)  # fmt: skip
JOINED = (
    "({} + {})", "({} - {})", "({} * {})", "({} & {})", "({} | {})", "({} ^ {})", "min({}, {})",
    "max({}, {})", "({} // (abs({}) + 1))", "({} % (abs({}) + 3))", "({} % -(abs({}) + 2))",
    "({} << abs({}) % 4)", "({} >> abs({}) % 9)", "(3 if {} or {} else d)",
    "(c if {} and {} else 2)",
    "(1 if {} < {} else 2)", "(1 if 0 <= a != w.at else {} + {})", "(bool({}) or bool({}))",
    "(-{} + ~{})",
)  # fmt: skip
ASSIGNED = (
    "{0} = ({1}) % 97", "{0} += ({1}) % 5", "w.part[bump(w, 1)].row[w.at] = ({1}) % 97",
    "w.part[0].row[abs({0}) % 3] += ({1}) % 7", "w.at = ({1}) % 2",
    "{0}, w.part[1].count = ({1}) % 11, w.at + {0}", "w.double = {0} = ({1}) % 13",
)  # fmt: skip

expressions = st.recursive(
    st.sampled_from(LEAVES),
    lambda inner: st.builds(str.format, st.sampled_from(JOINED), inner, inner),
    max_leaves=6,
)
assignments = st.builds(
    str.format, st.sampled_from(ASSIGNED), st.sampled_from(["c", "d"]), expressions
).map(lambda line: [line])


def indented(head: str, body: list[list[str]]) -> list[str]:
    return [head, *("    " + line for lines in body for line in lines)]


blocks = st.recursive(
    assignments,
    lambda inner: st.one_of(
        st.builds(
            lambda test, body: indented(f"if {test}:", body),
            expressions, st.lists(inner, min_size=1, max_size=3),
        ),
        st.builds(
            lambda many, body: indented(f"for d in range(abs({many}) % 4):", body),
            expressions, st.lists(inner, min_size=1, max_size=3),
        ),
    ),
    max_leaves=6,
)  # fmt: skip


@settings(max_examples=40)
@given(body=st.lists(blocks, min_size=1, max_size=6), last=expressions)
def test_random_rules(body: list[list[str]], last: str, tmp_path_factory: Any) -> None:
    lines = ["    " + line for lines in body for line in lines]
    path: Path = tmp_path_factory.mktemp("made") / "made.py"
    path.write_text(HEAD + "\n".join([*lines, f"    return {last}"]) + "\n")
    scope: dict[str, Any] = {"__name__": "made"}
    exec(compile(path.read_text(), str(path), "exec"), scope)  # noqa: S102 - the rule above
    assert not differs(scope["made"], Twin(scope["made"], True)), path.read_text()


def test_another_rule_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: a twin of something else differs."""
    assert differs(page.sums, Twin(page.exchanges, False))
    assert page.sums(a_record(), 1, 2) != page.exchanges(a_record(), 1, 2)
    assert to_array(a_record())[0]["double"] == 7
