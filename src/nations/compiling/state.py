"""Which code a rule runs in here, and why. Nothing is compiled, and no NumPy loaded, to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from nations.compiling.build import PREBUILT, compiler, target
from nations.compiling.digest import cache_directory, cache_root
from nations.compiling.errors import NoCompiler


class CodeState(NamedTuple):
    """`kind` is packaged, kept, compiled (at its first use) or plain."""

    kind: str
    why: str


def state_of(rule: Callable[..., Any], bounds: bool = False) -> CodeState:
    """The first of the ways that `build.library` goes: there, kept, made anew, or none."""
    name = cache_directory(rule, bounds).name
    for kind, root in (("packaged", PREBUILT), ("kept", cache_root())):
        folder = root / name
        if any(folder.glob(f"*-{target()}.*")):
            return CodeState(kind, f"in {folder}")
    try:
        return CodeState("compiled", f"by {' '.join(compiler())}, at its first use")
    except NoCompiler as error:
        return CodeState("plain", str(error))
