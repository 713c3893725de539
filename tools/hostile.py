"""Arguments for batches as nobody should give them, and some as everybody does."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
from guarded import guarded

WILD = (-1, 0, 1, 31, 32, 63, 64, 2**31 - 1, 2**31, 2**32, 2**63 - 1, -(2**31), -(2**63), 2**64 - 1)
KINDS = ("i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", ">i4", ">i8", ">u2")
ODD = ("f4", "f8", "c16", "?", "S3", "U2", "O", "m8[s]", "M8[s]", "V5", "i4,f4")


class Liar(np.ndarray):
    """An array that says it is longer than it is."""

    shape = property(lambda self: (64, *np.ndarray.shape.__get__(self)[1:]))

    def __len__(self) -> int:
        return 64


class Sly:
    """Something that becomes whatever it likes when it is asked."""

    def __init__(self, *made: Any) -> None:
        self._made = iter(made * 50)

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return np.asarray(next(self._made), dtype)


class Grudge:
    """Something that raises when it is asked."""

    def __index__(self) -> int:
        raise ValueError("no")

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        raise TypeError("no")


class Hostile:
    """Arguments as nobody should give them, and some as everybody does."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def number(self, usual: int) -> Any:
        """A number of something: of `usual` there are."""
        rng = self._rng
        some: list[Callable[[], Any]] = [
            lambda: rng.choice(WILD),
            lambda: rng.randrange(-2, usual + 3),
            lambda: np.int16(rng.randrange(max(1, usual))),
            lambda: rng.choice((None, "1", 1.0, 0.5, True, b"1", [1], np.array([1]), 1j, 2**70)),
            lambda: np.array(rng.randrange(max(1, usual))),
            Grudge,
        ]
        return rng.choice(some)()

    def whole(self, games: int, top: int) -> tuple[Any, list[int]]:
        """Whole numbers in an array of any kind and form, and what they are."""
        rng = self._rng
        kind = np.dtype(rng.choice(KINDS))
        info = np.iinfo(kind)
        pool = [one for one in WILD if info.min <= one <= info.max]
        pool += [one for one in (top - 1, top, top + 1) if one <= info.max]
        numbers = [
            rng.choice(pool) if rng.random() < 0.5 else rng.randrange(min(top, info.max))
            for _ in range(games)
        ]
        return guarded(np.array(numbers, kind), rng.random() < 0.5), numbers

    def form(self, array: Any) -> Any:
        """The same numbers in a row that is a list, lies in pieces, or cannot be written."""
        rng = self._rng
        way = rng.randrange(6)
        if way == 0:
            return array.tolist()
        if way == 1:
            return tuple(array)
        if way == 2:
            return guarded(np.repeat(array, 2))[::2]
        if way == 3:
            return guarded(array[::-1])[::-1]
        if way == 4:
            array.flags.writeable = False
        return array

    def row(self, games: int, top: int) -> tuple[Any, list[int] | None]:
        """A row for so many games, and its numbers if it has the right form."""
        rng = self._rng
        if rng.random() < 0.4:
            array, numbers = self.whole(games, top)
            return self.form(array), numbers
        return self.wrong(games, top), None

    def wrong(self, games: int, top: int) -> Any:
        """Anything of another form than a row of so many whole numbers."""
        rng = self._rng
        length = rng.choice([n for n in (0, 1, games - 1, games + 1, 2 * games, 99) if n != games])
        some: list[Callable[[], Any]] = [
            lambda: self.whole(max(0, length), top)[0],
            lambda: self.whole(games, top)[0].reshape(games, 1),
            lambda: self.whole(games, top)[0].reshape(1, games),
            lambda: self.whole(1, top)[0][0],
            lambda: guarded(np.zeros(games, np.dtype(rng.choice(ODD[:-3])).str.replace("O", "f8"))),
            lambda: np.zeros(games, rng.choice(ODD)),
            lambda: self.whole(max(0, length), top)[0].view(Liar),
            lambda: np.matrix(np.zeros((1, games), int)),
            lambda: Sly(np.zeros(max(0, length), int)),
            lambda: [[0], [0, 1]] + [0] * games,
            lambda: rng.choice(
                (None, "pass", 0, 0.5, {}, {1, 2}, b"\0" * games, iter([0] * games))
            ),
            lambda: [True] * games,
            lambda: [2**70] * games,
            lambda: [Grudge()] * games,
            Grudge,
        ]
        return rng.choice(some)()

    def rows(self, games: int, length: int, of: str = "f4") -> tuple[Any, bool]:
        """An array to be written into, and whether it may be."""
        rng, size = self._rng, np.dtype(of).itemsize
        right = (games, length)
        if rng.random() < 0.3:
            return guarded(np.zeros(right, of), rng.random() < 0.5), True
        still = guarded(np.zeros(right, of))
        still.flags.writeable = False
        some: list[Callable[[], Any]] = [
            lambda: guarded(np.zeros((games - 1, length), of)),
            lambda: guarded(np.zeros((games + 1, length), of)),
            lambda: guarded(np.zeros((games, length - 1), of)),
            lambda: guarded(np.zeros((games, length + 1), of)),
            lambda: guarded(np.zeros(games * length, of)),
            lambda: guarded(np.zeros(right, rng.choice((">f4", "f8", "f2", "i4", "V4", "u1")))),
            lambda: guarded(np.zeros((games, 2 * length), of))[:, ::2],
            lambda: guarded(np.zeros((2 * games + 2, length), of))[::2],
            lambda: guarded(np.zeros(right, of))[:, ::-1],
            lambda: np.broadcast_to(guarded(np.zeros((1, length), of)), (games + 1, length)),
            lambda: guarded(np.zeros(right, of)).view(Liar),
            lambda: np.zeros((games, length), of).T,
            lambda: guarded(np.zeros(size * games * length + 1, np.int8))[1:].view(of)[:-1],
            lambda: still,
            lambda: rng.choice(("rows", 1, [[0.0] * length] * games, b"", {})),
        ]
        return rng.choice(some)(), False
