"""Many games of one kernel at once: whole ones (`Playouts`), and a table of them (`Table`).

Compiled, on all cores, without the interpreter lock. Both deal chance themselves, from a seed: the
same seed gives the same games, however many threads share the work. Whatever they are given is
checked by `intake`: a batch that refuses is as it was. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nations.batch.arrays import Policy as Policy
    from nations.batch.playouts import Playouts as Playouts
    from nations.batch.table import Table as Table
    from nations.errors import BadBatch as BadBatch

_HOMES = {
    "BadBatch": "nations.errors",
    "Playouts": "nations.batch.playouts",
    "Policy": "nations.batch.arrays",
    "Table": "nations.batch.table",
}
__all__ = ["BadBatch", "Playouts", "Policy", "Table"]

if not TYPE_CHECKING:  # a checker knows the names above, and should miss all others

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(
                f"module 'nations.batch' has no attribute {name!r}; it has {__all__}"
            )
        return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__
