"""Calls the doors of batches with hostile arguments, all arrays between pages nobody may touch.

    python tools/guard_pages.py --calls 1000000 --seed 1

Compiled loops trust their arrays, so whatever comes from outside is looked at first
(`nations.intake`). Here the arrays of tables and playouts, and those that are given to them, end
where a protected page begins, or begin where one ends: who reads or writes one byte beyond is ended
by the system. Half of the tables check every index as well. A call must be played or refused as an
oracle says; what is refused must have changed nothing. `--planted NAME` leaves one door open, and
must not end well; with `--pages-only` nothing looks but the pages. Linux and macOS only.
"""

from __future__ import annotations

import argparse
import ctypes
import faulthandler
import json
import mmap
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import numpy as np

import nations.batch
import nations.table
from nations.arrays import Policy
from nations.batch import Playouts, Table
from nations.counting import Counted
from nations.errors import BadBatch
from nations.record import fields, to_array
from nations.registry import load

Array = np.ndarray[Any, Any]
PAGE = mmap.PAGESIZE
CASES = [("dice", seats) for seats in (1, 2, 3, 4)] + [("kark", seats) for seats in (2, 3, 4)]
LIFE = 400
"""Calls of a table before another takes its place."""
WILD = (-1, 0, 1, 31, 32, 63, 64, 2**31 - 1, 2**31, 2**32, 2**63 - 1, -(2**31), -(2**63), 2**64 - 1)
KINDS = ("i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", ">i4", ">i8", ">u2")
ODD = ("f4", "f8", "c16", "?", "S3", "U2", "O", "m8[s]", "M8[s]", "V5", "i4,f4")
libc = ctypes.CDLL(None, use_errno=True)


class Broken(Exception):
    """A call did not go as it must."""


# Memory


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


def guard_arrays(rng: random.Random) -> None:
    """Lets tables and playouts take all their arrays from between guard pages."""

    def near(made: Array) -> Array:
        return guarded(made, rng.random() < 0.5)

    for module in (nations.table, nations.batch):
        swap(module, "zeros", lambda plain: lambda shape, of: near(plain(shape, of)))
        swap(module, "to_array", lambda plain: lambda record: near(plain(record)))
        swap(module, "state_given", lambda plain: lambda game, state: near(plain(game, state)))
    for name in ("moves_given", "games_chosen", "seeds_given"):
        swap(nations.table, name, lambda plain: lambda *given: near(plain(*given)))


def swap(module: Any, name: str, change: Callable[[Any], Any]) -> None:
    setattr(module, name, change(getattr(module, name)))


# Doors left open


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

    def any_rows(out: Any, shape: Any) -> Any:
        if type(out) is not np.ndarray or out.ndim != 2 or out.dtype != np.float32:
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


# Hostile arguments


def shown(given: tuple[Any, ...]) -> str:
    try:
        return repr(given)[:500]
    except Exception:
        return str([type(one) for one in given])


class Liar(np.ndarray):  # type: ignore[type-arg]
    """An array that says it is longer than it is."""

    shape = property(lambda self: (64, *np.ndarray.shape.__get__(self)[1:]))  # type: ignore[assignment, attr-defined, misc]

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

    def rows(self, games: int, length: int) -> tuple[Any, bool]:
        """An array to be written into, and whether it may be."""
        rng = self._rng
        right = (games, length)
        if rng.random() < 0.3:
            return guarded(np.zeros(right, np.float32), rng.random() < 0.5), True
        still = guarded(np.zeros(right, np.float32))
        still.flags.writeable = False
        some: list[Callable[[], Any]] = [
            lambda: guarded(np.zeros((games - 1, length), np.float32)),
            lambda: guarded(np.zeros((games + 1, length), np.float32)),
            lambda: guarded(np.zeros((games, length - 1), np.float32)),
            lambda: guarded(np.zeros((games, length + 1), np.float32)),
            lambda: guarded(np.zeros(games * length, np.float32)),
            lambda: guarded(np.zeros(right, rng.choice((">f4", "f8", "f2", "i4", "V4")))),
            lambda: guarded(np.zeros((games, 2 * length), np.float32))[:, ::2],
            lambda: guarded(np.zeros((2 * games + 2, length), np.float32))[::2],
            lambda: guarded(np.zeros(right, np.float32))[:, ::-1],
            lambda: np.broadcast_to(
                guarded(np.zeros((1, length), np.float32)), (games + 1, length)
            ),
            lambda: guarded(np.zeros(right, np.float32)).view(Liar),
            lambda: guarded(np.zeros(4 * games * length + 1, np.int8))[1:].view(np.float32),
            lambda: still,
            lambda: rng.choice(("rows", 1, [[0.0] * length] * games, b"", {})),
        ]
        return rng.choice(some)(), False


# One table after the other


class Siege:
    """Calls, counted; each is what the oracle says, or Broken is raised."""

    def __init__(self, seed: int, pages_only: bool = False) -> None:
        self.rng, self.pages_only = random.Random(seed), pages_only
        self.counted: Counter[str] = Counter()
        self.hostile = Hostile(self.rng)
        guard_arrays(self.rng)
        self._new()

    def _new(self) -> None:
        rng = self.rng
        self.name, self.seats = rng.choice(CASES)
        edition = load(self.name)
        self.game: Any = edition.game(self.seats, dict(edition.unattended), None)
        mine = rng.choice([None, 0, [at % self.seats for at in range(8)]])
        policies: list[Policy | None] = [None]
        if isinstance(self.game, Counted):
            policies += self.game.counting.policies.values()
        self.games = 8 if isinstance(mine, list) else rng.randrange(1, 9)
        self.table = Table(
            self.game,
            self.games,
            rng.randrange(2**31),
            mine=mine,
            others=rng.choice(policies),
            threads=rng.choice((1, 1, 2)),
            bounds=not self.pages_only and rng.random() < 0.5,
        )
        self.length = self.table.observe().shape[1]
        table: Any = self.table
        table._scale = guarded(table._scale)
        table._lay_out()
        self.playouts = Playouts(self.game, bounds=not self.pages_only and rng.random() < 0.5)
        self.left = LIFE

    def run(self, calls: int) -> Iterator[int]:
        """Makes calls."""
        doors = (
            [self.step] * 30 + [self.good_step] * 30 + [self.reset] * 16 + [self.observe] * 14
            + [self.refused] * 5 + [self.scribble] * 2 + [self.set_state, self.play, self.make]
        )  # fmt: skip
        for call in range(calls):
            if not self.left:
                self._new()
            self.left -= 1
            self.rng.choice(doors)()
            yield call

    def kept(self) -> list[Any]:
        """All that a table consists of."""
        table: Any = self.table
        rows = (table._states, table._generators, table._tickets, table._masks, table._rewards)
        return [*(row.tobytes() for row in rows), table._next_seed]

    def expect(
        self, what: str, act: Callable[..., object], allowed: bool | None, *given: Any
    ) -> None:
        """Acts; a refusal must change nothing, and come only if it must (None: who knows)."""
        if self.pages_only:
            with suppress(Exception):
                act(*given)
            return
        before = self.kept()
        try:
            act(*given)
        except BadBatch:
            if self.kept() != before:
                raise Broken(
                    f"{what}: refused, but something has changed: {shown(given)}"
                ) from None
            went = False
        else:
            went = True
        if allowed is not None and went != allowed:
            told = "played" if went else "refused"
            raise Broken(f"{what}: {told}, and should not have been: {shown(given)}")
        self.counted[f"{what} {'played' if went else 'refused'}"] += 1

    def _legal(self, numbers: list[int] | None) -> bool:
        """The oracle: bits of the states, read plainly."""
        if numbers is None:
            return False
        words, seats = self.table.states["moves"], self.table.seats
        return all(
            seats[at] < 0
            or (0 <= one < 32 * len(words[at]) and int(words[at][one // 32]) >> one % 32 & 1 == 1)
            for at, one in enumerate(numbers)
        )

    def _legal_row(self) -> list[int]:
        words = self.table.states["moves"]
        return [
            self.rng.choice(
                [
                    32 * at + bit
                    for at, word in enumerate(row)
                    for bit in range(32)
                    if word >> bit & 1
                ]
                or [self.rng.choice(WILD[:-1])]
            )
            for row in words.tolist()
        ]

    def _rows(self) -> tuple[Any, bool]:
        """Where to write what is seen: mostly nowhere, or where one may."""
        if self.rng.random() < 0.7:
            return None, True
        return self.hostile.rows(self.games, self.length)

    # The doors

    def step(self) -> None:
        given, numbers = self.hostile.row(self.games, self.game.move_count)
        out, right = self._rows()
        allowed: bool | None = self._legal(numbers) and right
        if allowed and numbers is not None and max(numbers) >= 2**63:
            allowed = None  # NumPy makes fractions of such a list
        self.expect("step", self.table.step, allowed, given, out)

    def good_step(self) -> None:
        """Legal moves, or all but one, so that games go on."""
        numbers = self._legal_row()
        if self.rng.random() < 0.2:
            numbers[self.rng.randrange(self.games)] = self.rng.choice(WILD[:-1])
        given = self.hostile.form(guarded(np.array(numbers, np.int64), self.rng.random() < 0.5))
        out, right = self._rows()
        self.expect("step", self.table.step, self._legal(numbers) and right, given, out)

    def refused(self) -> None:
        given, numbers = self.hostile.row(self.games, self.game.move_count)
        lost = numbers is not None and max(numbers) >= 2**63  # NumPy makes fractions of them
        self.expect("refused", self.table.refused, None if lost else numbers is not None, given)

    def reset(self) -> None:
        rng, games = self.rng, self.games
        if rng.random() < 0.3:
            out, fits = self._rows()
            self.expect("reset", self.table.reset, fits, self.table.over, None, out)
            return
        which, numbers = self.hostile.row(rng.randrange(games + 1), games)
        right = None
        if numbers is not None:
            right = all(0 <= one < games for one in numbers) and len({*numbers}) == len(numbers)
        if rng.random() < 0.2:
            which, numbers = guarded(np.array([rng.random() < 0.5 for _ in range(games)])), None
            right = True
        seeds = None
        if rng.random() < 0.5:
            count = games if numbers is None else len(numbers)
            seeds, chosen = self.hostile.row(count, 1000)
            right = None if right else right
            if chosen is not None and any(not 0 <= one < 2**63 for one in chosen):
                right = False if len(chosen) else right
        out, fits = self._rows()
        self.expect("reset", self.table.reset, right if fits else False, which, seeds, out)

    def observe(self) -> None:
        rng = self.rng
        out, right = (
            (None, True) if rng.random() < 0.2 else self.hostile.rows(self.games, self.length)
        )
        seat = rng.randrange(self.seats) if rng.random() < 0.5 else self.hostile.number(self.seats)
        expected = None if right else False
        self.expect("observe", self.table.observe, expected, out, seat)

    def scribble(self) -> None:
        """What may be written by anybody is trusted by nobody."""
        self.table.masks[...] = self.rng.randrange(-128, 128)
        self.table.rewards[...] = float("nan")
        try:
            self.table.states["moves"] = 1
        except ValueError:
            self.counted["states refused"] += 1
        else:
            raise Broken("states can be written")

    def _damaged(self) -> Any:
        """A state of this or another table, with some of its numbers changed."""
        rng = self.rng
        if rng.random() < 0.2:
            name, seats = rng.choice(CASES)
            state: Any = load(name).game(seats, {}, None).start()
        else:
            state = self.table.state(rng.randrange(self.games))
        for _ in range(rng.choice((0, 1, 1, 2, 5))):
            field = rng.choice(fields(type(state)))
            value = getattr(state, field.name)
            number = rng.choice((*WILD, rng.randrange(-3, 100), 0.5, None, "1", 2**70))
            if field.of is not None:
                inner = rng.choice(value)
                setattr(inner, rng.choice(fields(field.of)).name, number)
            elif isinstance(value, list) and value and rng.random() < 0.8:
                value[rng.randrange(len(value))] = number
            else:
                setattr(state, field.name, rng.choice((number, [number], [])))
        return state

    def set_state(self) -> None:
        at = self.rng.randrange(self.games)
        if self.rng.random() < 0.3:
            at = self.hostile.number(self.games)
        state = self._damaged()
        self.expect("set_state", self.table.set_state, None, at, state)

    def play(self) -> None:
        rng = self.rng
        games = rng.randrange(1, 20) if rng.random() < 0.6 else self.hostile.number(5)
        if isinstance(games, int) and games > 2**20:
            games = -games
        seed = rng.randrange(2**31) if rng.random() < 0.6 else self.hostile.number(9)
        threads = rng.choice((1, 2)) if rng.random() < 0.8 else self.hostile.number(2)
        state = None if rng.random() < 0.5 else self._damaged()
        self.expect("play", self.playouts.play, None, games, seed, threads, state)

    def make(self) -> None:
        """A table as nobody should make it, and a twin."""
        rng = self.rng
        mine: Any = self.hostile.row(4, self.seats)[0]
        threads = rng.choice((1, 2)) if rng.random() < 0.7 else self.hostile.number(2)
        self.expect("make", lambda: Table(self.game, 4, 1, mine=mine, threads=threads), None)
        if rng.random() < 0.5:
            twin: Any = self.table.clone()
            for name in ("_states", "_generators", "_tickets", "_masks", "_rewards", "_refused"):
                setattr(twin, name, guarded(getattr(twin, name), rng.random() < 0.5))
            twin._lay_out()
            self.table = twin
            self.counted["clone played"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--calls", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pages-only", action="store_true", help="without oracle and bounds")
    parser.add_argument("--planted", choices=PLANTED, help="leave a door open")
    options = parser.parse_args()
    faulthandler.enable()
    np.seterr(all="ignore")
    if options.planted:
        plant(options.planted)
    siege = Siege(options.seed, options.pages_only)
    for call in siege.run(options.calls):
        if call and call % 100_000 == 0:
            print(call, flush=True)  # noqa: T201 - it takes minutes
    print(json.dumps({"calls": options.calls, **dict(sorted(siege.counted.items()))}))  # noqa: T201


if __name__ == "__main__":
    main()
