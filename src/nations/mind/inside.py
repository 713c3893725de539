"""Nets inside compiled rules, as constants: where there is nothing else, as in a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nations.compiling.layout import Floats
from nations.compiling.rules import rule
from nations.mind.net import ROWS

if TYPE_CHECKING:
    from nations.mind.taught import Taught

SHAPE = 3
"""Units, roles and voices come first; then the size of each row."""
END = SHAPE + len(ROWS)


def shapes(nets: Sequence[Taught]) -> Any:
    """A row of whole numbers for each net."""
    import numpy as np

    heads = ([one.units, one.roles, one.voices] for one in nets)
    sizes = ([len(getattr(one, name)) for name in ROWS] for one in nets)
    return np.array([[*head, *size] for head, size in zip(heads, sizes, strict=True)])


def numbers(nets: Sequence[Taught]) -> Any:
    """All numbers of all nets, one after the other."""
    import numpy as np

    return np.array([number for one in nets for number in one.flat()])


@rule
def learn_net(net: Any, which: int, all_shapes: Any, all_numbers: Any) -> None:
    """Puts the numbers of one of the nets into an empty one."""
    at = 0
    for before in range(which):
        for row in range(SHAPE, END):
            at += all_shapes[before][row]
    shape = all_shapes[which]
    net.units, net.roles, net.voices = shape[0], shape[1], shape[2]
    at = learn_row(net.base, shape[SHAPE], all_numbers, at)
    at = learn_row(net.direct, shape[SHAPE + 1], all_numbers, at)
    at = learn_row(net.offset, shape[SHAPE + 2], all_numbers, at)
    at = learn_row(net.outward, shape[SHAPE + 3], all_numbers, at)
    at = learn_row(net.own, shape[SHAPE + 4], all_numbers, at)
    learn_row(net.others, shape[SHAPE + 5], all_numbers, at)


@rule
def learn_row(row: Floats, size: int, all_numbers: Any, first: int) -> int:
    """The same for one of its rows; says where the next begins."""
    for at in range(size):
        row[at] = all_numbers[first + at]
    return first + size
