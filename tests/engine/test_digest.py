"""Compiled code is named by all that it is made of, and by nothing else."""

from __future__ import annotations

from array import array
from dis import get_instructions
from types import FunctionType
from typing import Any

from nations.compiling.digest import _loads, cache_directory, digest, rules_in
from nations.compiling.rules import bound, rule
from nations.games.dice.phases import flow
from nations.kernel.generator import below, next_word
from nations.kernel.playout import playout

STEP = 3


@rule
def inner(number: int) -> int:
    return number + STEP


@rule
def outer(number: int) -> int:
    return inner(number) * 2


@rule
def other(number: int) -> int:
    return number - STEP


def changed(f: Any, **names: Any) -> Any:
    """The same rule, where some of its names mean something else."""
    twin = FunctionType(f.__code__, {**f.__globals__, **names}, f.__name__)
    twin.__dict__.update(f.__dict__)
    twin.__module__, twin.__qualname__ = f.__module__, f.__qualname__
    return twin


def test_a_changed_callee_or_constant_changes_the_digest() -> None:
    assert digest(outer) == digest(changed(outer))
    assert digest(outer) != digest(changed(outer, inner=changed(inner, STEP=4)))
    assert digest(outer) != digest(changed(outer, inner=other))
    assert digest(inner) != digest(outer)


def test_constants_may_be_fractions_and_arrays() -> None:
    arrays = [changed(inner, STEP=array("d", [1.0, second])) for second in (2.0, 3.0)]
    assert digest(arrays[0]) != digest(arrays[1])
    assert digest(changed(inner, STEP=0.5)) != digest(changed(inner, STEP=0.25))


def test_what_a_rule_does_not_use_does_not_count() -> None:
    assert digest(outer) == digest(changed(outer, other=inner, drawing="a picture"))


def test_a_loop_for_a_game_is_kept_by_the_game_and_its_choice() -> None:
    random = bound(playout, flow)
    chosen = bound(playout, flow, random_move=other)
    assert cache_directory(random).name.startswith("dice-playout-")
    assert cache_directory(random) != cache_directory(chosen)


def test_bounds_and_rules_are_kept_apart() -> None:
    assert cache_directory(below).name.startswith("kernel-below-")
    assert cache_directory(below, bounds=True).name.endswith("-bounds")
    assert cache_directory(below) != cache_directory(next_word)


def test_the_names_that_code_loads_are_those_that_dis_finds() -> None:
    """Of every rule of a game, and of a function with more names than a byte can count."""
    many = "\n".join(f"    n{at}(o{at}.p{at})" for at in range(400))
    scope: dict[str, Any] = {}
    exec(f"def f():\n{many}\n", scope)  # noqa: S102 - our own text
    whole: Any = bound(playout, flow)
    rules = [*rules_in(whole), scope["f"]]
    assert len(rules) > 100
    for one in rules:
        steps = get_instructions(one.__code__)
        named = [step.argval for step in steps if step.opname == "LOAD_GLOBAL"]
        assert list(_loads(one.__code__)) == named
