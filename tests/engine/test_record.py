"""Records: one declaration, the same numbers in both storages."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from nations.compiling.layout import (
    Layout,
    Row,
    Rows,
    dtype,
    fields,
    from_array,
    i32,
    i64,
    to_array,
    to_bytes,
)
from nations.compiling.rules import compiled, rule, tell
from nations.kernel.generator import Generator, below, seed


class Part(Layout):
    count: i32
    row: Annotated[Row, 3]


class Whole(Layout):
    big: i64
    at: i32
    part: Annotated[Rows[Part], 2]


@rule
def change(w: Whole, by: int) -> int:
    part = w.part[w.at]
    part.count += by
    part.row[2] = part.count * 2
    tell(w, 1, 2, by)
    return double(part.row[2])


@rule
def double(number: int) -> int:
    return number * 2


def test_fields_are_the_declaration_in_order() -> None:
    assert [field.name for field in fields(Whole)] == ["big", "at", "part"]
    assert dtype(Whole).itemsize == 8 + 4 + 2 * (4 + 12)


def test_a_copy_is_equal_and_apart() -> None:
    first = Whole()
    second = first.copy()
    second.part[1].row[0] = 5
    assert first != second
    assert first.part[1].row[0] == 0
    assert first == Whole()


def test_arrays_hold_the_same_numbers() -> None:
    whole = Whole()
    whole.big, whole.at, whole.part[1].row[2] = 2**40, 1, 7
    assert from_array(Whole, to_array(whole)[0]) == whole
    assert to_bytes(whole) == to_array(whole).tobytes()


def test_a_compiled_rule_does_the_same_and_tells_nothing() -> None:
    plain, array = Whole(), to_array(Whole())
    plain.told = []
    twin = compiled(change, bounds=True)
    assert [change(plain, by) for by in (1, 2)] == [twin(array[0], by) for by in (1, 2)]
    assert from_array(Whole, array[0]) == plain
    assert plain.told == [(1, 2, 1, 0, 0, 0, 0), (1, 2, 2, 0, 0, 0, 0)]


def test_bounds_are_checked_when_asked() -> None:
    @rule
    def reach(w: Whole, at: int) -> int:
        return w.part[0].row[at]

    with pytest.raises(IndexError):
        compiled(reach, bounds=True)(to_array(Whole())[0], 7)


def test_the_generator_is_the_same_in_both_storages() -> None:
    plain, array = Generator(), to_array(Generator())
    seed(plain, 123456789)
    compiled(seed)(array[0], 123456789)
    twin = compiled(below)
    numbers = [below(plain, 6) for _ in range(1000)]
    assert numbers == [twin(array[0], 6) for _ in range(1000)]
    assert np.bincount(numbers, minlength=6).min() > 120


def test_rules_may_come_from_no_module(caplog: pytest.LogCaptureFixture) -> None:
    """What is typed at a prompt has no text to be translated: it runs plain, and says so."""
    scope: dict[str, Any] = {"rule": rule, "__name__": "typed"}
    exec("@rule\ndef inner(n):\n    return n + 1\n", scope)  # noqa: S102 - three lines of ours
    exec("@rule\ndef outer(n):\n    return inner(n) * 2\n", scope)  # noqa: S102 - as above
    assert compiled(scope["outer"])(3) == 8
    assert "rules run as plain Python" in caplog.text
