"""Counted games: compiled where a policy is a rule, else with bots, as plain objects.

The same seed gives the same games, however many threads or processes share the work.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from nations.arena.fielding import Fielded
from nations.arena.workers import workers
from nations.balance.loop import count_all
from nations.batch.arrays import whole
from nations.bots.bot import check_for
from nations.compiling.layout import Layout, dtype, to_array
from nations.compiling.rules import bound, compiled
from nations.contract import Game
from nations.errors import UnknownName
from nations.kernel.choices import allows
from nations.kernel.counting import Counted, Counting
from nations.kernel.game import KernelGame
from nations.kernel.generator import Generator, seed
from nations.kernel.playout import random_outcome
from nations.registry import GAMES, found, load

Tallies: TypeAlias = "np.ndarray[Any, Any]"
Progress: TypeAlias = Callable[[int], object]
BLOCK = 64
"""Games a call of compiled code."""
TASK = 4
"""Games a task of bots."""


class Subject(NamedTuple):
    """A game that can be counted: to its players, as a kernel, and how it is counted."""

    game: Game[Any]
    rules: KernelGame[Any, Any]
    counting: Counting


class CountedTable(msgspec.Struct, frozen=True):
    """Who plays what with which set; seat 0 may ignore a kind of things (`without`)."""

    game: str
    players: tuple[str, ...]
    seed: str
    options: dict[str, str] = {}
    content: str | None = None
    without: str = ""

    def subject(self) -> Subject:
        """The game. Raises UnknownName for one that cannot be counted, BadSeats, BadSet."""
        edition = load(self.game)
        path = None if self.content is None else Path(self.content)
        game = edition.game(len(self.players), {**edition.unattended, **self.options}, path)
        if not (isinstance(game, KernelGame) and isinstance(game, Counted)):
            raise UnknownName("game with a balance sheet", self.game, counted_games())
        return Subject(game, game, game.counting)

    @property
    def number(self) -> int:
        """The seed as a number, another for each table."""
        words = f"{self.seed}/{len(self.players)}/{self.without}"
        return int.from_bytes(sha256(words.encode()).digest()[:4], "big") >> 1


class CountTask(msgspec.Struct, frozen=True):
    """Some games of a table."""

    table: CountedTable
    numbers: tuple[int, ...]


def counted_games() -> list[str]:
    """The games that can be counted."""
    return [name for name in found(GAMES) if _is_counted(name)]


def _is_counted(name: str) -> bool:
    edition = load(name)
    return isinstance(edition.game(edition.seats[-1], {}, None), Counted)


def check_table(table: CountedTable) -> None:
    """Raises UnknownName, BadParameter, BadSeats or BadSet if the table cannot be played."""
    game = table.subject().game
    for player in table.players:
        check_for(player, game)


def play_table(table: CountedTable, games: int, jobs: int, progress: Progress) -> Tallies:
    """The tallies of the games of a table; `jobs` 0 means all cores."""
    policy = table.subject().counting.policies.get(table.players[0])
    if policy is not None and len(set(table.players)) == 1:
        return Compiled(table, policy).play(games, jobs, progress)
    numbers = range(games)
    tasks = [CountTask(table, tuple(numbers[at : at + TASK])) for at in numbers[::TASK]]
    parts = []
    for part in workers("local", jobs).each(play_task, tasks):
        parts.append(part)
        progress(len(part))
    return np.concatenate(parts)


class Compiled:
    """Games of one table in compiled code, from the start or from a state."""

    def __init__(
        self,
        table: CountedTable,
        policy: Callable[..., int],
        state: Layout | None = None,
        *,
        bounds: bool = False,
    ) -> None:
        _, game, counting = table.subject()
        kinds = counting.kinds[table.without] if table.without else 0
        seats = len(table.players)
        boxes = (game.box, counting.blind(game.box, kinds))
        self._boxes = np.concatenate([to_array(box) for box in boxes])
        self._fresh = to_array(state or game.start())
        self._ignored = np.array([kinds] + [0] * (seats - 1), np.int64)
        self._tally = dtype(counting.tally)
        self._first = table.number << 32
        open_names = {"choose": policy, "play_counted": counting.play, "forget": counting.forget}
        loop = bound(count_all, game.kernel, **open_names)
        self._loop = compiled(loop, bounds=bounds)

    def play(self, games: int, jobs: int, progress: Progress) -> Tallies:
        """The tallies of so many games, from the first on."""
        tallies = np.zeros(games, self._tally)
        blocks = [slice(at, min(at + BLOCK, games)) for at in range(0, games, BLOCK)]
        progress(self._block(tallies, blocks[0]))  # what is compiled then need not wait in threads
        with ThreadPoolExecutor(jobs or os.cpu_count() or 1) as pool:
            for done in pool.map(lambda block: self._block(tallies, block), blocks[1:]):
                progress(done)
        return tallies

    def _block(self, tallies: Tallies, block: slice) -> int:
        chosen = tallies[block]
        states = np.zeros(len(chosen), self._fresh.dtype)
        whole(states)[:] = whole(self._fresh)
        generators = np.zeros(1, dtype(Generator))
        first = self._first + block.start
        self._loop(self._boxes, states, generators[0], chosen, self._ignored, first)
        return len(chosen)


def play_task(task: CountTask) -> Tallies:
    """Some games of bots, counted by the same rules on plain objects."""
    subject = task.table.subject()
    return np.concatenate([_with_bots(task.table, subject, number) for number in task.numbers])


def _with_bots(table: CountedTable, subject: Subject, number: int) -> Tallies:
    game, rules, counting = subject
    kernel = rules.kernel
    tally, state, generator = counting.tally(), rules.start(), Generator()
    seed(generator, (table.number << 32) + number)
    deal = bound(random_outcome, kernel)
    own = f"{table.seed}/{table.without}/{number}"
    seeds = [f"{own}/{seat}" for seat in range(len(table.players))]
    bots = Fielded(game, table.players, number, own, seeds)
    while not kernel.is_over(state):
        if kernel.waits_for_chance(state):
            chosen = deal(rules.box, state, generator)
        else:
            chosen = _choice(table, subject, state, bots)
        counting.play(rules.box, state, chosen, tally)
    return to_array(tally)


def _choice(table: CountedTable, subject: Subject, state: Any, bots: Fielded) -> int:
    """The number of the move that the bot at turn chooses; what it ignores is not offered."""
    game, rules, counting = subject
    seat = rules.kernel.decider(state)
    if table.without and seat == 0:
        counting.forget(rules.box, state, counting.kinds[table.without])
    numbers = [number for number in range(rules.move_count) if allows(state, number)]
    if len(numbers) == 1:
        return numbers[0]
    moves = tuple(rules.numbered(state, number) for number in numbers)
    return numbers[moves.index(bots.move_of(seat, game.view(state, seat), moves))]
