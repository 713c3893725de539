"""What a rule consists of, as a digest: compiled code is kept under it and never outlives it.

Numba notices neither a changed callee in another file nor a changed constant. So compiled code is
named by all that it is made of: the rule, its callees and their constants, and what compiles it.
Texts, words and drawings do not count.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dis import get_instructions
from enum import EnumType
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

SMALL, LARGE = 250, 4000
"""Bytes of a rule's code, inlined callees included."""


def globals_of(f: FunctionType) -> set[str]:
    """The global names that a function loads (co_names would hold attributes as well)."""
    return {step.argval for step in get_instructions(f) if step.opname == "LOAD_GLOBAL"}


def callees(f: FunctionType) -> list[FunctionType]:
    """The rules that a rule calls, once for each place where it does."""
    loads = (step.argval for step in get_instructions(f) if step.opname == "LOAD_GLOBAL")
    found = (f.__globals__.get(name) for name in loads)
    return [value for value in found if isinstance(value, FunctionType) and is_rule(value)]


def rules_in(f: FunctionType) -> list[FunctionType]:
    """A rule and all that it calls, callees before their callers."""
    order: list[FunctionType] = []
    _walk(f, Counter(), order)
    return order


def is_rule(value: object) -> bool:
    return hasattr(value, "__rule__")


def worth_inlining(f: FunctionType) -> frozenset[FunctionType]:
    """The callees that are small, callees included, or called in one place only.

    A loop runs a third faster with them inlined; with all inlined it would take minutes to compile.
    """
    places: Counter[FunctionType] = Counter()
    order: list[FunctionType] = []
    _walk(f, places, order)
    weight: dict[FunctionType, int] = {}
    chosen = set()
    for one in order:
        inside = sum(weight[callee] for callee in callees(one) if callee in chosen)
        weight[one] = len(one.__code__.co_code) + inside
        if weight[one] <= SMALL or (places[one] == 1 and weight[one] <= LARGE):
            chosen.add(one)
    return frozenset(chosen)


def _walk(f: FunctionType, places: Counter[FunctionType], order: list[FunctionType]) -> None:
    """Counts the places where each rule is called, and lists callees before their callers."""
    for callee in callees(f):
        places[callee] += 1
        if places[callee] == 1:
            _walk(callee, places, order)
    order.append(f)


def cache_root() -> Path:
    """Where compiled code is kept: `NATIONS_CACHE`, or a folder of the user's cache."""
    return Path(os.environ.get("NATIONS_CACHE") or Path.home() / ".cache" / "nations")


def cache_directory(f: Callable[..., Any], bounds: bool = False) -> Path:
    """Where the compiled code of a rule is kept."""
    home = getattr(f, "__home__", f.__module__).removeprefix("nations.").removeprefix("games.")
    name = f"{home.split('.')[0]}-{f.__name__}-{digest(f)}"
    return cache_root() / (name + ("-bounds" if bounds else ""))


@cache
def digest(f: Callable[..., Any]) -> str:
    """A digest of a rule, its callees and their constants, and of what compiles them."""
    parts = [sys.version, version("numba"), version("llvmlite"), *sorted(_parts(f, set()))]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def _parts(f: Any, seen: set[int]) -> Iterator[str]:
    """A line for each function that a rule consists of, with its constants."""
    if id(f) in seen:
        return
    seen.add(id(f))
    code = f.__code__
    words = [f.__module__, f.__qualname__, code.co_code.hex(), repr(code.co_consts), code.co_names]
    for name in sorted(globals_of(f)):
        value = f.__globals__.get(name)
        if hasattr(value, "__rule__"):
            yield from _parts(value, seen)
        elif isinstance(value, EnumType):
            words.append(repr(list(value)))
        elif isinstance(value, int | float | tuple):
            words.append(repr(value))
        elif hasattr(value, "tobytes"):  # an array, compiled as a constant
            words.append(value.tobytes().hex())
    yield repr(words)
