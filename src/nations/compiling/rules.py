"""The two ways to run a rule: as it stands, and its twin in C.

`@rule` leaves a function as it is; `compiled(f)` is the twin of a rule, its callees included. NumPy
and what compiles are imported only by the functions that need them.
"""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

from nations.compiling.digest import globals_of, is_rule
from nations.compiling.layout import Layout, dtype

if TYPE_CHECKING:
    from nations.compiling.twin import Twin
    from nations.compiling.wasm import WasmUnit

F = TypeVar("F", bound=Callable[..., Any])


def rule(f: F) -> F:
    """Marks a function as a rule: it runs as it stands, and `compiled` can make its twin."""
    f.__rule__ = "rule"  # type: ignore[attr-defined]  # a mark on the function object
    return f


def replaceable(f: F) -> F:
    """Marks a rule of which a kernel may have its own, by the same name, that is taken instead."""
    f.__replaceable__ = True  # type: ignore[attr-defined]  # a mark on the function object
    return f


def silent(f: F) -> F:
    """Marks a function that does nothing when compiled (it tells what happens)."""
    f.__rule__ = "silent"  # type: ignore[attr-defined]  # a mark on the function object
    return f


@silent
def tell(
    s: Layout, what: int, rule_id: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Says what happens, by which rule. The compiled twin says nothing."""
    if s.told is not None:
        s.told.append((what, rule_id, a, b, c, d, e))


def known_to_c(f: F) -> F:
    """Marks a rule that C can do in a better way than step by step: `known_…` in `prelude.h`. It
    takes numbers and layouts, changes nothing (unless it says so, by `changes_what_it_takes`), and
    returns a whole number or nothing."""
    f.__rule__ = "known"  # type: ignore[attr-defined]  # a mark on the function object
    return f


def changes_what_it_takes(f: F) -> F:
    """Marks a rule that is `known_to_c` and changes the layouts that it takes."""
    f.__changes__ = True  # type: ignore[attr-defined]  # a mark on the function object
    return f


@known_to_c
def near(what: Layout) -> None:
    """Says that a layout is needed soon: compiled, it is fetched from memory while other work is
    done."""


def bound(f: F, kernel: Any, **given: Any) -> F:
    """The same rule for one game: the names that it leaves open are those of the game's kernel, a
    module.

    `given` names go first: a policy, for instance, in place of random choice.
    """
    twin: F = _bound(f, kernel, tuple(sorted(given.items())))
    return twin


@cache
def _bound(f: FunctionType, kernel: Any, given: tuple[tuple[str, Any], ...]) -> Any:
    scope = dict(f.__globals__)
    filled = dict(given)
    for name in globals_of(f):
        if name in filled:
            scope[name] = filled[name]
        elif hasattr(kernel, name) and _is_left(scope, name):
            scope[name] = getattr(kernel, name)
        elif is_rule(scope.get(name)) and _is_open(scope[name]):
            scope[name] = _bound(scope[name], kernel, given)
    twin = FunctionType(f.__code__, scope, f.__name__, f.__defaults__)
    twin.__dict__.update(f.__dict__, __home__=kernel.__name__)
    return twin


def _is_left(scope: dict[str, Any], name: str) -> bool:
    """Whether a name is left to a kernel: names of its own do not stand in for those of ours."""
    return name not in scope or hasattr(scope[name], "__replaceable__")


@cache
def _is_open(f: Any) -> bool:
    """Whether a rule, or a rule that it calls, leaves names open for a kernel."""
    names, known = globals_of(f) - set(dir(builtins)), f.__globals__
    return any(
        name not in known or (is_rule(known[name]) and _is_open(known[name])) for name in names
    )


def compiled(f: Callable[..., Any], *, bounds: bool = False) -> Twin:
    """The compiled twin of a rule. `bounds` checks every index and divisor, and so does
    `NATIONS_BOUNDS=on` in the environment, for whatever is compiled then (tests run so).

    What was compiled once is kept on disk; see `nations.compiling`.
    """
    return _made(f, bounds or os.environ.get("NATIONS_BOUNDS") == "on")


@cache
def has_arrays() -> bool:
    """Whether NumPy is installed, without which nothing runs compiled."""
    try:
        return find_spec("numpy") is not None
    except ModuleNotFoundError:
        return False


def for_pages(f: Callable[..., Any], *layouts: type[Layout]) -> WasmUnit:
    """The twin of a rule as WebAssembly, for values that are such layouts: what a page can load."""
    from nations.compiling.wasm import WasmUnit

    return WasmUnit(f, [dtype(one) for one in layouts])


def runs_compiled(f: Callable[..., Any]) -> bool:
    """Whether the twin of a rule is machine code here, and not the rule itself."""
    if not has_arrays():
        return False
    from nations.compiling.state import state_of

    return state_of(f).kind != "plain"


@cache
def _made(f: FunctionType, bounds: bool) -> Twin:
    from nations.compiling.twin import Twin

    return Twin(f, bounds)
