"""Doors of batches that are left open, each by its name, to see that it is noticed."""

from __future__ import annotations

from typing import Any

import numpy as np

import nations.batch
import nations.table
from nations.batch import Table
from nations.errors import BadBatch
from nations.record import to_array


def plant(name: str) -> None:
    """Leaves a door open."""

    def unseen(*_: object) -> int:
        return 0

    def any_array(given: Any, *_: Any) -> Any:
        try:
            return np.asarray(given, np.int64).reshape(-1)
        except (OverflowError, TypeError, ValueError) as error:
            raise BadBatch(str(error)) from error

    def any_state(game: Any, state: Any) -> Any:
        if type(state) is not type(game.start()):
            raise BadBatch("another game")
        try:
            return to_array(state)
        except (OverflowError, TypeError, ValueError) as error:
            raise BadBatch(str(error)) from error

    def any_rows(_: str, out: Any, shape: Any, of: Any = np.float32) -> Any:
        if type(out) is not np.ndarray or out.ndim != 2 or out.dtype != of:
            raise BadBatch("out")
        if out.shape[1:] != shape[1:] or not out.flags.c_contiguous or not out.flags.writeable:
            raise BadBatch("out")
        return out

    if name == "moves":
        nations.table.moves_given = any_array
    elif name == "legal":
        plain = Table._lay_out

        def blind(table: Any) -> None:
            plain(table)
            table._refuse = unseen

        Table._lay_out = blind  # type: ignore[method-assign]  # that is the point
    elif name == "games":
        nations.table.games_chosen = any_array
    elif name == "rows":
        nations.table.rows_given = any_rows
    elif name == "state":
        nations.table.state_given = nations.batch.state_given = any_state
    elif name == "kept":
        step = Table.step

        def hasty(table: Table, moves: Any, out: Any = None) -> None:
            table._next_seed += 1
            step(table, moves, out)

        Table.step = hasty  # type: ignore[method-assign]


PLANTED = ("moves", "legal", "games", "rows", "state", "kept")
