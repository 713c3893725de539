"""The same units as WebAssembly, for pages: one that came with the package, one kept, or a new one.

Only zig makes them: where it is not, and none came with the package, there is none.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any

from nations.compiling.build import FLAGS, PREBUILT, run
from nations.compiling.digest import cache_root
from nations.compiling.errors import NoCompiler
from nations.compiling.translator.kinds import Kind, of_dtype
from nations.compiling.translator.unit import unit_of
from nations.compiling.twin import place_of
from nations.errors import NoUnit

SUFFIX = "-wasm32.wasm"
EXPORTED = ("entry", "digest", "returns", "__heap_base")
OWN = ("-O3", "-fno-sanitize=undefined", "-nostdlib", "-g0", "-s")
"""All speed, no checks of zig's own, no other library, and nothing of the machine that builds."""
WORDS = (
    *("-target", "wasm32-freestanding", "-mcpu=generic+bulk_memory", "-Wl,--no-entry"),
    *(f"-Wl,--export={name}" for name in EXPORTED),
)
NATIVE = ("-shared", "-fPIC", "-g1")
"""What a unit is not told that is no library of a system."""


class WasmUnit:
    """A rule as a unit for pages, whose values are layouts of these forms."""

    def __init__(self, rule: Any, layouts: list[Any]) -> None:
        self._rule = rule
        self._kinds: list[Kind] = [of_dtype(one) for one in layouts]
        self.place, self._name = place_of(rule, self._kinds, False)

    def text(self) -> str:
        """The unit in C."""
        return unit_of(self._rule, self._kinds, self._name)

    def module(self) -> bytes:
        """As WebAssembly. Raises NoUnit where it can neither be had nor made."""
        for folder in (PREBUILT, cache_root()):
            path = folder / f"{self.place}{SUFFIX}"
            if path.exists():
                return path.read_bytes()
        if find_spec("ziglang") is None:
            raise NoUnit("only zig makes WebAssembly; `pip install ziglang` brings it")
        flags = [flag for flag in FLAGS if flag not in NATIVE]
        try:
            run([sys.executable, "-m", "ziglang", "cc", *flags, *OWN, *WORDS], self.text(), path)
        except NoCompiler as error:
            raise NoUnit(str(error)) from error
        return path.read_bytes()
