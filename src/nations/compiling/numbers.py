"""NumPy, or one line that says which command brings it: it is in the extra `strong`."""

from __future__ import annotations

from nations.errors import NotInstalled

try:
    import numpy as np
except ModuleNotFoundError as error:
    if error.name != "numpy":
        raise
    raise NotInstalled("numpy", "strong") from None

__all__ = ["np"]
