"""Arrays between pages that nobody may touch: who reads or writes beyond them is ended."""

from __future__ import annotations

import ctypes
import mmap
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
PAGE = mmap.PAGESIZE
libc = ctypes.CDLL(None, use_errno=True)


def guarded(of: Array, low: bool = False) -> Array:
    """A copy between two pages that nobody may touch: flush with the upper one, or the lower."""
    room = max(1, -(-of.nbytes // PAGE)) * PAGE
    pages = mmap.mmap(-1, room + 2 * PAGE)
    first = ctypes.addressof(ctypes.c_char.from_buffer(pages))
    for page in (first, first + PAGE + room):
        if libc.mprotect(ctypes.c_void_p(page), ctypes.c_size_t(PAGE), 0):
            raise OSError(ctypes.get_errno(), "mprotect")
    start = PAGE if low else PAGE + room - of.nbytes
    made: Array = np.ndarray(of.shape, of.dtype, pages, start)
    made[...] = of
    return made
