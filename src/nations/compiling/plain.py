"""Rules over arrays without a compiler: the plain rule, on layouts that look like plain objects.

Slow, and the same: where no library can be made everything still works.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np


class RowView:
    """A layout of an array as an object with fields."""

    __slots__ = ("_layout",)
    told = None

    def __init__(self, layout: Any) -> None:
        object.__setattr__(self, "_layout", layout)

    def __getattr__(self, name: str) -> Any:
        return seen(self._layout[name])

    def __setattr__(self, name: str, value: Any) -> None:
        self._layout[name] = value


class Places:
    """An array as a row of numbers or layouts."""

    __slots__ = ("_array",)

    def __init__(self, array: Any) -> None:
        self._array = array

    def __getitem__(self, at: int) -> Any:
        return seen(self._array[at])

    def __setitem__(self, at: int, value: Any) -> None:
        self._array[at] = value._layout if isinstance(value, RowView) else value

    def __len__(self) -> int:
        return len(self._array)


def seen(value: Any) -> Any:
    """A number, a row or a layout as rules know them."""
    if isinstance(value, np.void):
        return RowView(value)
    if isinstance(value, np.ndarray):
        return Places(value) if value.ndim else RowView(value[()])
    return value.item() if isinstance(value, np.generic) else value


def over_arrays(rule: FunctionType) -> Callable[..., Any]:
    """A rule that takes arrays."""

    def run(*values: Any) -> Any:
        return rule(*(seen(value) for value in values))

    return run
