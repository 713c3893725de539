"""What a rule consists of, as a digest: compiled code is kept under it and never outlives it.

So a changed rule, a changed callee in another file and a changed constant are noticed: all that
compiled code is made of names it, and what translates it too.
Texts, words and drawings do not count.
"""

from __future__ import annotations

import linecache
import os
from collections.abc import Callable, Iterator
from enum import EnumType
from functools import cache
from hashlib import sha256
from opcode import opmap
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

LOAD_GLOBAL, EXTENDED_ARG = opmap["LOAD_GLOBAL"], opmap["EXTENDED_ARG"]


def globals_of(f: FunctionType) -> set[str]:
    """The global names that a function loads (co_names would hold attributes as well)."""
    return set(_loads(f.__code__))


@cache
def _loads(code: CodeType) -> tuple[str, ...]:
    """The global names that code loads, in order; bound rules share their code.

    As `dis` says, ten times as fast: every start of a strong player asks for hundreds of them. An
    instruction is two bytes; the number of a name stands above the lowest bit of its argument.
    """
    found, more = [], 0
    steps = code.co_code
    for at in range(0, len(steps), 2):
        argument = more | steps[at + 1]
        more = argument << 8 if steps[at] == EXTENDED_ARG else 0
        if steps[at] == LOAD_GLOBAL:
            found.append(code.co_names[argument >> 1])
    return tuple(found)


def callees(f: FunctionType) -> list[FunctionType]:
    """The rules that a rule calls, once for each place where it does."""
    found = (f.__globals__.get(name) for name in _loads(f.__code__))
    return [value for value in found if isinstance(value, FunctionType) and is_rule(value)]


def rules_in(f: FunctionType) -> list[FunctionType]:
    """A rule and all that it calls, callees before their callers."""
    order: list[FunctionType] = []
    _walk(f, {f}, order)
    return order


def is_rule(value: object) -> bool:
    return hasattr(value, "__rule__")


def _walk(f: FunctionType, seen: set[FunctionType], order: list[FunctionType]) -> None:
    for callee in callees(f):
        if callee not in seen:
            seen.add(callee)
            _walk(callee, seen, order)
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
    """A digest of a rule, its callees and their constants, and of what translates them.

    It is the same in every Python: the text of rules counts, not what an interpreter makes of it.
    """
    parts = [_translator(), *sorted(_parts(f, set()))]
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


@cache
def _translator() -> str:
    """All that makes C of rules, and how C is compiled."""
    folder = Path(__file__).parent
    found = (path for path in (folder / "translator").iterdir() if path.suffix in (".py", ".h"))
    files = [*sorted(found), folder / "build.py", folder / "wasm.py"]
    return sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()


def _parts(f: Any, seen: set[int]) -> Iterator[str]:
    """A line for each function that a rule consists of, with its constants."""
    if id(f) in seen:
        return
    seen.add(id(f))
    words = [f.__module__, f.__qualname__, *_lines(f.__code__)]
    around = zip(f.__code__.co_freevars, f.__closure__ or (), strict=True)
    names = {name: f.__globals__.get(name) for name in globals_of(f)}
    names |= {name: cell.cell_contents for name, cell in around}
    for name, value in sorted(names.items()):
        if hasattr(value, "__rule__"):
            words.append(f"{name} is {value.__module__}.{value.__qualname__}")
            yield from _parts(value, seen)
        elif isinstance(value, EnumType):
            words.append(f"{name} is {dict(value.__members__)!r}")
        elif isinstance(value, int | float | tuple):
            words.append(f"{name} is {value!r}")
        elif isinstance(value, type) and hasattr(value, "form"):  # a layout that is made room for
            words.append(f"{name} is {value.form().descr!r}")
        elif hasattr(value, "tobytes"):  # an array, compiled as a constant
            words.append(f"{name} is {sha256(value.tobytes()).hexdigest()}")
    yield repr(words)


def _lines(code: CodeType) -> list[str]:
    """The text of a function, from its first line to the last of its instructions."""
    ends = (end or 0 for _, end, _, _ in code.co_positions())
    lines = linecache.getlines(code.co_filename)[code.co_firstlineno - 1 : max(ends)]
    return lines or [code.co_code.hex(), repr(code.co_consts), repr(code.co_names)]
