"""Many games that wait for decisions, stepped together: moves in; masks and rewards out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import pairwise
from typing import Any

import numpy as np

from nations.arrays import Policy, kernel_loop, policy_given, threads_given, whole, zeros
from nations.errors import BadBatch
from nations.generator import Generator
from nations.intake import (
    MOST_GAMES,
    MOST_SEED,
    Array,
    check_number,
    games_chosen,
    kernel_game,
    moves_given,
    not_legal,
    seats_given,
    seeds_given,
    state_given,
)
from nations.kernel import KernelGame
from nations.loops import SEATS, Ticket, observe_all, open_all, refuse_all, step_all
from nations.observation import Observable, scale
from nations.record import Record, dtype, from_array, to_array


class Table:
    """Many games that wait for decisions.

    `masks` has a row of 0 and 1 for each game, by the numbers of moves; `seats` says who decides
    (-1: the game is over); `rewards` is each seat's share of the win, and `scores` are the points,
    0 until the game is over; `states` are the states. All but the masks are only to be read, and
    the next step overwrites them.

    With `mine`, a seat or one for each game, only that seat's decisions are asked for; the others
    play by `others`, a policy (see `nations.batch.Playouts`), at random if there is none. `threads`
    share the work, 0 means all cores: the games are the same, however many there are.
    """

    def __init__(
        self,
        game: KernelGame[Any, Any],
        games: int,
        seed: int = 0,
        *,
        mine: int | Sequence[int] | Array | None = None,
        others: Policy | None = None,
        threads: int = 1,
        bounds: bool = False,
    ) -> None:
        self._game = game = kernel_game(game)
        games = check_number("games", games, 1, MOST_GAMES)
        self._next_seed = check_number("seed", seed, 0, MOST_SEED) << 32
        self._threads = threads_given(threads)
        self._bounds, self._policy = bounds, others
        self._pool: ThreadPoolExecutor | None = None
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        given = policy_given(others)
        self._open = kernel_loop(game, open_all, bounds, **given)
        self._step = kernel_loop(game, step_all, bounds, **given)
        self._refuse = kernel_loop(game, refuse_all, bounds)
        self._observe: Any = None
        self._players = int(self._box[0]["seats"])
        self._states = zeros(games, self._fresh.dtype)
        self._masks = zeros((games, game.move_count), np.int8)
        self._rewards = zeros((games, SEATS), np.float32)
        self._generators = zeros(games, dtype(Generator))
        self._tickets = zeros(games, dtype(Ticket))
        self._tickets["mine"] = seats_given(mine, games, self._players)
        self._refused = zeros(games, np.int64)
        self.reset()

    def __len__(self) -> int:
        return len(self._states)

    # What is there to see

    @property
    def states(self) -> Array:
        """The states: compiled code trusts them, so nobody else may write there."""
        return _read_only(self._states)

    @property
    def masks(self) -> Array:
        """A row for each game: 1 where the move of that number is legal."""
        return self._masks.view()

    @property
    def rewards(self) -> Array:
        """Each seat's share of the win, for each game."""
        return self._rewards[:, : self._players]

    @property
    def scores(self) -> Array:
        """Each seat's points at the end, for each game."""
        return _read_only(self._tickets["scores"][:, : self._players])

    @property
    def margins(self) -> Array:
        """By how many points each seat is ahead of the best of the others, for each game."""
        scores = self.scores
        if self._players == 1:
            return np.array(scores)
        others = np.stack([np.delete(scores, at, 1).max(1) for at in range(self._players)], 1)
        margins: Array = scores - others
        return margins

    @property
    def seats(self) -> Array:
        """Who decides in each game, or -1."""
        return _read_only(self._tickets["seat"])

    @property
    def over(self) -> Array:
        """Which games are over."""
        over: Array = self._tickets["seat"] < 0
        return over

    def observe(self, out: Array | None = None, seat: int | None = None) -> Array:
        """What each game looks like to a seat: a row of numbers between -1 and 1 (see
        `nations.observation`). Without one, to the game's own seat, else to who decides.

        `out` is an array of an earlier call to write into. Raises BadBatch for another, and for a
        game that does not say how it is seen.
        """
        if self._observe is None:
            self._prepare_observing()
        shape = (len(self), len(self._scale))
        if out is None:
            out = np.empty(shape, np.float32)
        elif (
            not isinstance(out, np.ndarray)
            or (out.shape, out.dtype) != (shape, np.float32)
            or not (out.flags.c_contiguous and out.flags.writeable)
        ):
            raise BadBatch(f"out: a float32 array of {shape} is expected, as observe() gives one")
        rows, viewers = out, self._viewers(seat)
        self._each(
            lambda part: self._observe(
                self._box[0], self._states[part], viewers[part], self._scale, rows[part]
            )
        )
        return out

    def _viewers(self, seat: int | None) -> Array:
        if seat is not None:
            return np.full(len(self), check_number("seat", seat, 0, self._players - 1), np.int32)
        mine: Array = self._tickets["mine"]
        return np.where(mine < 0, np.maximum(self._tickets["seat"], 0), mine)

    def _prepare_observing(self) -> None:
        game: Any = self._game
        if not isinstance(game, Observable):
            raise BadBatch(
                f"{self._game.terms.game} does not say how it is seen: it needs `features` and "
                "`observe` (see nations.observation)"
            )
        self._scale = np.array(scale(game.features), np.float32)
        self._observe = kernel_loop(self._game, observe_all, self._bounds, observe=game.observe)

    # What can be done

    def reset(
        self,
        which: Array | Sequence[int] | None = None,
        seeds: Array | Sequence[int] | None = None,
    ) -> None:
        """Starts games anew: all, or some, each from a seed of its own if there are `seeds`.

        Which ones is said by a row of truth values, one for each game (such as `table.over`), or by
        numbers of games (`[3, 5]`). Whole numbers are always numbers: a row of 0 and 1 that means
        no and yes must be of type bool. Raises BadBatch, with nothing started, for anything else.
        """
        games = len(self)
        chosen = np.arange(games) if which is None else games_chosen(which, games)
        if seeds is None:
            given = np.arange(self._next_seed, self._next_seed + len(chosen))
            self._next_seed += len(chosen)
        else:
            given = seeds_given(seeds, len(chosen))
        self._tickets["seed"][chosen] = given
        whole(self._states)[chosen] = whole(self._fresh)
        self._begin(chosen)

    def _begin(self, chosen: Array) -> None:
        """Brings games from where they are to their first decision."""
        self._rewards[chosen] = 0
        self._tickets["scores"][chosen] = self._tickets["wins"][chosen] = 0
        parts = self._parts(len(chosen))
        stopped = self._each(
            lambda part: self._open(
                self._box[0],
                self._states,
                self._generators,
                self._tickets,
                chosen[part],
                self._masks,
            ),
            parts,
        )
        self._look(stopped)
        self._reward(chosen)

    def step(self, moves: Array | Sequence[int]) -> None:
        """Plays one move in each game that is not over, and goes on to the next decision.

        `moves` are whole numbers, one for each game; where a game is over, any number. Raises
        BadBatch, with nothing played in any game, for anything else and for moves that are not
        legal.
        """
        numbers = moves_given(moves, len(self))
        refused = self._refuse(self._states, numbers, self._refused)
        if refused:
            raise not_legal(self._refused[:refused], numbers)
        playing = np.flatnonzero(self._tickets["seat"] >= 0)
        stopped = self._each(
            lambda part: self._step(
                self._box[0],
                self._states[part],
                self._generators[part],
                self._tickets[part],
                numbers[part],
                self._masks[part],
            )
        )
        self._look(stopped)
        self._reward(playing)

    def _reward(self, which: Array) -> None:
        """Notes the shares of the win in games that have just ended."""
        ended = which[self._tickets["seat"][which] < 0]
        if len(ended):
            wins = self._tickets["wins"][ended].astype(np.float32)
            self._rewards[ended] = wins / np.maximum(1, wins.sum(1, keepdims=True))

    def _look(self, stopped: list[int]) -> None:
        if any(stopped):
            name = getattr(self._policy, "__name__", "random play")
            raise BadBatch(
                f"others: in {sum(stopped)} games {name} chose a move that is not legal; it must "
                "be one that nations.choices.allows. These games cannot be played on: reset them"
            )

    # States in hand

    def state(self, at: int) -> Record:
        """The state of a game, as an object of its own."""
        number = check_number("state", at, 0, len(self) - 1)
        kind: type[Record] = type(self._game.start())
        return from_array(kind, self._states[number])

    def set_state(self, at: int, state: Record) -> None:
        """Puts a state into a game, and goes on from it to the next decision; chance and what
        others decide come from the game's own seed. Raises BadBatch, with nothing changed."""
        number = check_number("state", at, 0, len(self) - 1)
        given = state_given(self._game, state)
        whole(self._states)[number] = whole(given)[0]
        self._begin(np.array([number]))

    def clone(self) -> Table:
        """A table of its own with the same games, which then go the same way if they get the same
        moves."""
        twin = copy(self)
        for name in ("states", "masks", "rewards", "generators", "tickets", "refused"):
            setattr(twin, f"_{name}", getattr(self, f"_{name}").copy())
        return twin

    # Sharing the work

    def _parts(self, games: int) -> list[slice]:
        count = min(self._threads, games) or 1
        edges = [games * at // count for at in range(count + 1)]
        return [slice(first, end) for first, end in pairwise(edges)]

    def _each(self, work: Callable[[slice], Any], parts: list[slice] | None = None) -> list[Any]:
        """Does work for all games, in as many parts as there are threads."""
        parts = self._parts(len(self)) if parts is None else parts
        if len(parts) == 1:
            return [work(parts[0])]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads)
        return list(self._pool.map(work, parts))


def _read_only(array: Array) -> Array:
    seen = array.view()
    seen.flags.writeable = False
    return seen
