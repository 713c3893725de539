"""A game whose rules run compiled, with bounds checked, under the contract's four verbs.

Slow, for every state goes there and back; but what the second reader agrees with is the very code
that plays millions of games.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from nations.compiling.layout import Layout, fields, from_array, to_array
from nations.compiling.rules import compiled
from nations.kernel.choices import allows


class CompiledRules:
    """For a `KernelGame`: starts and plays compiled, and takes the legal moves from the bits."""

    kernel: Any

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        plain = self.kernel
        names = [name for name in dir(plain) if not name.startswith("__")]
        self.kernel = SimpleNamespace(**{name: getattr(plain, name) for name in names})
        self.kernel.start = over_arrays(plain.start)
        self.kernel.play = over_arrays(plain.play)

    def legal_numbers(self, state: Any) -> list[int]:
        return [number for number in range(self.move_count) if allows(state, number)]  # type: ignore[attr-defined]


def over_arrays(f: Any) -> Any:
    """A rule that changes a plain state by its compiled twin."""
    twin = compiled(f, bounds=True)

    def run(box: Layout, s: Layout, *numbers: int) -> None:
        array = to_array(s)
        twin(to_array(box)[0], array[0], *numbers)
        after = from_array(type(s), array[0])
        for field in fields(type(s)):
            setattr(s, field.name, getattr(after, field.name))

    return run
