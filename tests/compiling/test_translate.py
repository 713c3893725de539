"""Each thing that rules may say, plain and compiled; what they may not say is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest
from compiling import page

from nations.compiling.errors import NotARule
from nations.compiling.layout import Apart, Layout, Row, Rows, dtype, from_array, i32, to_array
from nations.compiling.rules import compiled, rule
from nations.compiling.translator import reckoning, statements, unit, values
from nations.compiling.translator.kinds import Struct, of_dtype
from nations.compiling.twin import Twin, kind_of

NUMBERS = [(0, 0), (1, 2), (-5, 3), (17, -4), (8, 8), (-9, -2), (1000, 7), (3, 0)]


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing that was kept is found."""
    monkeypatch.setenv("NATIONS_CACHE", str(tmp_path))
    return tmp_path


def a_record() -> page.Whole:
    whole = page.Whole()
    whole.big, whole.double = 2**40, 7
    for at in range(4):
        whole.words[at] = at * 11
    return whole


def differs(f: Any, twin: Any) -> bool:
    """Whether a rule and its twin give other results, or leave something else behind."""
    for a, b in NUMBERS:
        plain, array = a_record(), to_array(a_record())
        results = f(plain, a, b), twin(array[0], a, b)
        one, other = ((r, isinstance(r, bool), isinstance(r, float)) for r in results)
        if one != other:
            return True
        if from_array(page.Whole, array[0]) != plain:
            return True
    return False


@pytest.mark.parametrize("bounds", [False, True])
@pytest.mark.parametrize("f", page.RULES, ids=lambda f: f.__name__)
def test_compiled_as_plain(f: Any, bounds: bool) -> None:
    assert not differs(f, compiled(f, bounds=bounds))


@rule
def doubled(given: Row, into: Apart) -> None:
    for at in range(len(into)):
        into[at] = 2 * given[at]


def test_of_what_lies_apart_c_is_told() -> None:
    given, into = np.arange(9, dtype=np.int32), np.zeros(9, np.int32)
    kinds = [kind_of(given), kind_of(into)]
    text = unit.unit_of(doubled, kinds, "0")  # type: ignore[arg-type]  # a rule is a function
    assert "int32_t *given, whole given__n, int32_t *restrict into" in text
    compiled(doubled)(given, into)
    assert into.tolist() == [2 * at for at in range(9)]


# Planted faults: the page notices them


def test_without_an_order_of_work_it_is_noticed(
    apart: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values.Values, "ordered", lambda self, some, made: made([*some]))
    monkeypatch.setattr(statements, "CHANGES", 9)
    ordered = [f for f in page.RULES if f.__name__.startswith("order_")]
    assert any(differs(f, Twin(f, False)) for f in ordered)


def test_a_remainder_as_c_has_it_is_noticed(apart: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prelude = unit.PRELUDE.read_text()
    wrong = apart / "prelude.h"
    wrong.write_text(prelude.replace("(left != 0 && (left ^ b) < 0 ? b : 0)", "0"))
    assert wrong.read_text() != prelude
    monkeypatch.setattr(unit, "PRELUDE", wrong)
    assert differs(page.divisions, Twin(page.divisions, False))


def test_sums_of_32_bits_are_noticed(apart: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values.Value, "wide", property(lambda self: self.text))
    assert differs(page.small_places, Twin(page.small_places, False))


class Padded(Layout):
    small: i32
    large: Annotated[Row, 1, "i8"]


@rule
def large_of(p: Padded) -> int:
    return p.large[0]


def test_padding_is_noticed(apart: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """C would leave room before a number of 64 bits; then nothing is compiled, and it is said."""
    from nations.compiling import build
    from nations.compiling.errors import NoCompiler

    prelude = unit.PRELUDE.read_text()
    wrong = apart / "prelude.h"
    wrong.write_text(prelude.replace("__attribute__((packed))", ""))
    monkeypatch.setattr(unit, "PRELUDE", wrong)
    kind = kind_of(to_array(Padded())[0])
    assert isinstance(kind, Struct)
    f: Any = large_of
    text = unit.unit_of(f, [kind], "none")
    with pytest.raises(NoCompiler, match="is packed"):
        build.make(text, apart / "padded.so", False)


# What is checked where bounds are


@rule
def reach(w: Any, a: int, b: int) -> Any:
    return w.part[a].row[b]


@rule
def divide(w: Any, a: int, b: int) -> float:
    return a / b


@rule
def remainder(w: Any, a: int, b: int) -> int:
    return a % b


@rule
def shifted(w: Any, a: int, b: int) -> int:
    return a << b


@pytest.mark.parametrize(
    ("f", "a", "b", "error", "words"),
    [
        (reach, 2, 0, IndexError, "reach: a is 2 of 2"),
        (reach, 1, -1, IndexError, "reach: b is -1 of 3"),
        (divide, 1, 0, ZeroDivisionError, "divide: b is 0"),
        (remainder, 1, 0, ZeroDivisionError, "remainder: b is 0"),
        (shifted, 1, 64, ValueError, "shifted: b is 64"),
    ],
)
def test_what_fails_names_its_rule(
    f: Any, a: int, b: int, error: type[Exception], words: str
) -> None:
    twin = compiled(f, bounds=True)
    with pytest.raises(error, match=words):
        twin(to_array(a_record())[0], a, b)
    assert twin(to_array(a_record())[0], 1, 1) == f(a_record(), 1, 1)


# What is refused


REFUSED = {
    "w['big']": "a place is a whole number|no str",
    "[a, b]": "rules have no List",
    "lambda: 1": "rules have no Lambda",
    "a ** b": "nations.kernel.powers",
    "math.exp(a)": "nations.kernel.powers.exp",
    "a in (1, 2)": "rules have no In",
    "a or b": "not all true or false",
    "0 < g(w) < b": "a chain with a change",
    "w.words[1:2]": "one place at a time",
    "w.part[0, 1]": r"write row\[a\]\[b\]",
    "w.words[-1]": "not counted from the end",
    "w.words[4]": "the row has 4 places",
    "w.missing": "Whole has no missing; it has big",
    "a.big": "has no fields",
    "nobody + 1": "nobody knows nobody",
    "print(a)": "is no rule",
    "w": "Python gets numbers only",
    "w.words": "returns no row",
    "1.5 // a": "fractions have no //",
    "99999999999999999999": "more than 64 bits",
    "'word'": "rules know no str",
    "sum(range(a))": "is no rule",
    "f(w, a, b)": "calls itself",
    "g(w, 1)": "g takes w; give it just these, in order",
    "g(w=w)": "g takes w; give it just these, in order",
}


@pytest.mark.parametrize("expression", REFUSED)
def test_refused_with_file_line_and_what_to_write(expression: str, tmp_path: Path) -> None:
    refused(f"    return {expression}", REFUSED[expression], tmp_path)


STATEMENTS = {
    "    w.words = 1\n    return 0": "a row is not replaced",
    "    w.at = a / 2\n    return 0": r"write int\(…\)",
    "    for c in w.words:\n        pass\n    return 0": "over a range or over constants",
    "    c: int = 1\n    return c": "rules have no AnnAssign",
    "    try:\n        return 1\n    finally:\n        pass": "rules have no Try",
    "    c, d = w\n    return 0": "as many values",
    "    c = 1\n    c = w\n    return c": "use two names",
    "    STEPS[0] = 1\n    return 0": "this is a constant",
    "    tell(w, g(w))\n    return 0": "what is told here changes",
    "    for c in range(1, 9, a):\n        pass\n    return 0": "the step of a range",
    "    if a:\n        return 1\n    return w": "elsewhere",
    "    while a:\n        a -= 1\n    else:\n        a = 2\n    return a": "no else after a loop",
}


@pytest.mark.parametrize("body", STATEMENTS)
def test_refused_statements(body: str, tmp_path: Path) -> None:
    refused(body, STATEMENTS[body], tmp_path)


HEAD = """
import math
from nations.compiling.rules import rule, tell

STEPS = (1, 2)

@rule
def g(w):
    w.at += 1
    return w.at

@rule
def f(w, a, b):
"""


def refused(body: str, words: str, folder: Path) -> None:
    path = folder / "written.py"
    path.write_text(f"{HEAD}{body}\n")
    scope: dict[str, Any] = {"__name__": "written"}
    exec(compile(path.read_text(), str(path), "exec"), scope)  # noqa: S102 - the rule above
    with pytest.raises(NotARule, match=words) as told:
        Twin(scope["f"], False)(to_array(a_record())[0], 3, 4)
    where = f"{path}:" if "Python gets numbers" not in words else "f: "
    assert where in str(told.value)


# Kinds of arrays


@rule
def total(rows: Any, numbers: Any) -> float:
    found = 0.0
    for at in range(len(rows)):
        for place in range(len(rows[at])):
            found += rows[at][place] * numbers[place]
    return found


@pytest.mark.parametrize("size", ["i1", "u1", "i2", "i4", "u4", "i8", "f4", "f8"])
def test_arrays_of_every_size(size: str) -> None:
    rows = np.arange(12, dtype=size).reshape(3, 4)
    numbers = np.array([1, 2, 250, 100]).astype("u1")
    assert compiled(total)(rows, numbers) == total(rows.tolist(), numbers.tolist())


def test_arrays_that_rules_cannot_take_are_refused() -> None:
    rows, numbers = np.zeros((4, 4)), np.zeros(4)
    with pytest.raises(TypeError, match="in one piece"):
        compiled(total)(rows[:, :2], numbers)
    with pytest.raises(TypeError, match="rules know no numbers of the type"):
        compiled(total)(rows.astype("u8"), numbers)
    with pytest.raises(TypeError, match="to_array makes an array"):
        compiled(total)(page.Whole(), numbers)
    with pytest.raises(TypeError, match="takes 2 values; 1 came"):
        compiled(total)(rows)


def test_the_first_values_may_be_given_once() -> None:
    array = to_array(a_record())
    call = compiled(page.exchanges).given(array[0], 3)
    assert call(4) == page.exchanges(a_record(), 3, 4)
    assert array[0]["part"][1]["count"] == 7


def test_every_sign_is_translated() -> None:
    """The page has a rule for each: what is added to the translator is added here."""
    text = Path(page.__file__).read_text()
    for sign in {*reckoning.ARITHMETIC.values(), *reckoning.COMPARISONS.values()}:
        assert f" {sign} " in text, sign


# What nothing changes is read once: every way to change a layout must be known


class Inner(Layout):
    number: i32
    row: Annotated[Row, 3]


class Outer(Layout):
    inner: Annotated[Rows[Inner], 2]
    at: i32


@rule
def put(row: Any, value: int) -> None:
    row[0] = value


@rule
def bump(one: Inner) -> None:
    one.number += 1


@rule
def only_reads(o: Outer, i: Inner) -> int:
    return o.inner[o.at].number + i.row[1]


@rule
def by_a_field(o: Outer, i: Inner) -> int:
    o.at = 1
    return i.number


@rule
def by_a_place(o: Outer, i: Inner) -> int:
    i.row[2] = 5
    return o.at


@rule
def by_a_row_that_is_given(o: Outer, i: Inner) -> int:
    put(i.row, 3)
    return o.at


@rule
def by_a_row_under_a_name(o: Outer, i: Inner) -> int:
    row = i.row
    row[0] = 3
    return o.at


@rule
def by_a_part_that_is_given(o: Outer, i: Inner) -> int:
    bump(o.inner[0])
    return i.number


@rule
def by_a_whole_record(o: Any, i: Inner) -> int:
    o.inner[1] = i
    return i.number


@pytest.mark.parametrize(
    ("f", "fixed"),
    [
        (only_reads, {"Outer", "Inner"}),
        (by_a_field, set[str]()),
        (by_a_place, set[str]()),
        (by_a_row_that_is_given, set[str]()),
        (by_a_row_under_a_name, set[str]()),
        (by_a_part_that_is_given, set[str]()),
        (by_a_whole_record, set[str]()),
    ],
    ids=lambda one: getattr(one, "__name__", None),
)
def test_only_what_nothing_changes_is_fixed(f: Any, fixed: set[str]) -> None:
    """A layout around one that is changed is changed, and so is one within it."""
    text = unit.unit_of(f, [of_dtype(dtype(one)) for one in (Outer, Inner)], "none")
    assert {
        name for name in ("Outer", "Inner") if f"#define {name}__fixed restrict" in text
    } == fixed
