"""Doors of batches that are left open, each by its name, to see that it is noticed."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

import nations.batch.playouts
import nations.batch.stepping
import nations.batch.table
from nations.compiling.layout import to_array
from nations.errors import BadBatch


def plant(name: str) -> None:
    """Leaves a door open."""
    tables, playouts = cast(Any, nations.batch.table), cast(Any, nations.batch.playouts)
    stepping, table_class = cast(Any, nations.batch.stepping), tables.Table

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
        stepping.moves_given = any_array
    elif name == "legal":
        plain = table_class._lay_out

        def blind(table: Any) -> None:
            plain(table)
            table._refuse = unseen

        table_class._lay_out = blind
    elif name == "games":
        stepping.games_chosen = any_array
    elif name == "rows":
        stepping.rows_given = any_rows
    elif name == "state":
        tables.state_given = playouts.state_given = any_state
    elif name == "kept":
        step = table_class.step

        def hasty(table: Any, moves: Any, out: Any = None) -> None:
            table._next_seed += 1
            step(table, moves, out)

        table_class.step = hasty


PLANTED = ("moves", "legal", "games", "rows", "state", "kept")
