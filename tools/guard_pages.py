"""Calls the doors of batches with hostile arguments, all arrays between pages nobody may touch.

    python tools/guard_pages.py --calls 1000000 --seed 1

Compiled loops trust their arrays, so whatever comes from outside is looked at first
(`batch.intake`). Here the arrays of tables and playouts, and those that are given to them, end
where a protected page begins, or begin where one ends: who reads or writes one byte beyond is ended
by the system. Half of the tables check every index as well. A call must be played or refused as an
oracle says; what is refused must have changed nothing. `--planted NAME` leaves one door open, and
must not end well; with `--pages-only` nothing looks but the pages. Linux and macOS only.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import numpy as np
from guarded import Array, guarded
from hostile import WILD, Hostile
from open_doors import PLANTED, plant

import nations.batch.playouts
import nations.batch.stepping
import nations.batch.table
from nations.batch import Playouts, Table
from nations.batch.arrays import Policy
from nations.batch.intake import kernel_game
from nations.batch.looks import PAYMENTS
from nations.batch.pile import BLOCK
from nations.batch.table import KEPT, SEEN
from nations.compiling.layout import fields
from nations.errors import BadBatch
from nations.kernel.counting import Counted
from nations.registry import load

CASES = [("dice", seats) for seats in (1, 2, 3, 4)] + [("kark", seats) for seats in (2, 3, 4)]
LIFE = 400
"""Calls of a table before another takes its place."""
MANY = 0.2
"""How often a table has games for several threads; it lives a tenth as long."""


class Broken(Exception):
    """A call did not go as it must."""


def guard_arrays(rng: random.Random) -> None:
    """Lets tables and playouts take all their arrays from between guard pages."""

    def near(made: Array) -> Array:
        return guarded(made, rng.random() < 0.5)

    for module in (nations.batch.stepping, nations.batch.playouts):
        swap(module, "zeros", lambda plain: lambda shape, of: near(plain(shape, of)))
        swap(module, "to_array", lambda plain: lambda record: near(plain(record)))
    for module in (nations.batch.table, nations.batch.playouts):
        swap(module, "state_given", lambda plain: lambda game, state: near(plain(game, state)))
    for name in ("moves_given", "games_chosen", "seeds_given"):
        swap(nations.batch.stepping, name, lambda plain: lambda *given: near(plain(*given)))


def swap(module: Any, name: str, change: Callable[[Any], Any]) -> None:
    setattr(module, name, change(getattr(module, name)))


def shown(given: tuple[Any, ...]) -> str:
    try:
        return repr(given)[:500]
    except Exception:
        return str([type(one) for one in given])


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
        self.game = kernel_game(edition.game(self.seats, dict(edition.unattended), None))
        mine = rng.choice([None, 0, [at % self.seats for at in range(8)]])
        policies: list[Policy | None] = [None]
        if isinstance(self.game, Counted):
            policies += self.game.counting.policies.values()
        many = rng.random() < MANY
        self.games = 8 if isinstance(mine, list) else rng.randrange(1, 9) + many * 2 * BLOCK
        self.table = Table(
            self.game,
            self.games,
            rng.randrange(2**31),
            mine=mine,
            others=rng.choice(policies),
            pays=rng.choice(PAYMENTS),
            threads=3 if self.games > BLOCK else rng.choice((1, 1, 2)),
            bounds=not self.pages_only and rng.random() < 0.5,
        )
        self.length = self.table.observe().shape[1]
        table: Any = self.table
        table._scale = guarded(table._scale)
        table._lay_out()
        self.playouts = Playouts(self.game, bounds=not self.pages_only and rng.random() < 0.5)
        self.left = LIFE // 10 if self.games > BLOCK else LIFE

    def run(self, calls: int) -> Iterator[int]:
        """Makes calls."""
        often = {
            self.step: 30, self.good_step: 20, self.go_on: 20, self.reset: 16, self.observe: 14,
            self.refused: 5, self.scribble: 2, self.set_state: 1, self.play: 1, self.make: 1,
        }  # fmt: skip
        doors = [door for door, times in often.items() for _ in range(times)]
        for call in range(calls):
            if not self.left:
                self._new()
            self.left -= 1
            self.rng.choice(doors)()
            yield call

    def kept(self) -> list[Any]:
        """All that a table consists of."""
        table: Any = self.table
        names = (name for name in KEPT if name != "_refused")  # which says why
        return [*(getattr(table, name).tobytes() for name in names), table._next_seed]

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

    def go_on(self) -> None:
        """The same with games that begin anew, and masks to be written."""
        numbers = self._legal_row()
        if self.rng.random() < 0.2:
            numbers[self.rng.randrange(self.games)] = self.rng.choice(WILD[:-1])
        given = self.hostile.form(guarded(np.array(numbers, np.int64), self.rng.random() < 0.5))
        games, right = self.games, self._legal(numbers)
        out, fits = self.hostile.rows(games, self.length)
        masks, fit = self.hostile.rows(games, self.game.move_count, "i1")
        if self.rng.random() < 0.7:
            out, fits = guarded(np.zeros((games, self.length), np.float32)), True
        if self.rng.random() < 0.7:
            masks, fit = guarded(np.zeros((games, self.game.move_count), np.int8)), True
        ends, fitting = self._rows()
        allowed = right and fits and fit and fitting
        self.expect("go_on", self.table.go_on, allowed, given, out, masks, ends)

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
        """What a table shows, nobody else writes."""
        for name in ("states", "masks", "rewards", "scores", "seats", "ended", "paid", "finals"):
            try:
                getattr(self.table, name)[...] = 1
            except ValueError:
                self.counted[f"{name} refused"] += 1
            else:
                raise Broken(f"{name} can be written")

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
            for name in (*KEPT, *SEEN):
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
