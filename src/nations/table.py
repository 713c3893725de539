"""Many games that wait for decisions, stepped together: moves in; masks and rewards out."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import Any

import numpy as np

from nations.arrays import Crew, Policy, kernel_loop, policy_given, whole, zeros
from nations.errors import BadBatch
from nations.generator import Generator
from nations.intake import (
    MOST_GAMES,
    MOST_SEED,
    Array,
    Door,
    check_number,
    games_chosen,
    kernel_game,
    moves_given,
    not_legal,
    rows_given,
    seats_given,
    seeds_given,
    state_given,
)
from nations.kernel import KernelGame
from nations.loops import (
    SEATS,
    Ticket,
    observe_all,
    open_all,
    open_and_observe_all,
    refuse_all,
    step_all,
    step_and_observe_all,
)
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
        self._game: Any = kernel_game(game)
        games = check_number("games", games, 1, MOST_GAMES)
        self._next_seed = check_number("seed", seed, 0, MOST_SEED) << 32
        self._crew, self._door = Crew(threads), Door()
        self._bounds, self._policy = bounds, others
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        given = policy_given(others)
        self._open = kernel_loop(game, open_all, bounds, **given)
        self._step = kernel_loop(game, step_all, bounds, **given)
        self._refuses = kernel_loop(game, refuse_all, bounds)
        self._scale: Array | None = None
        self._players = int(self._box[0]["seats"])
        self._states = zeros(games, self._fresh.dtype)
        self._masks = zeros((games, game.move_count), np.int8)
        self._rewards = zeros((games, SEATS), np.float32)
        self._generators = zeros(games, dtype(Generator))
        self._tickets = zeros(games, dtype(Ticket))
        self._tickets["mine"] = seats_given(mine, games, self._players)
        self._refused = zeros(games, np.int64)
        self._lay_out()
        self.reset()

    def _lay_out(self) -> None:
        """Tells the loops where the arrays lie, which is where they stay."""
        box, every = self._box[0], np.arange(len(self))
        games = (self._states, self._generators, self._tickets, self._masks, self._rewards)
        self._every, self._parts = every, self._crew.parts(len(self))
        self._begin = self._open.given(box, *games)
        self._refuse = self._refuses.given(self._states)
        self._play = [
            self._step.given(box, *(array[part] for array in games)) for part in self._parts
        ]
        if self._scale is not None:
            self._look = self._observe.given(box, self._states, self._tickets, self._scale)
            self._begin_on = self._open_on.given(box, *games, self._scale)
            self._play_on = [
                self._step_on.given(box, *(array[part] for array in games), self._scale)
                for part in self._parts
            ]

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

    def observe(
        self,
        out: Array | None = None,
        seat: int | None = None,
    ) -> Array:
        """What each game looks like to a seat: a row of numbers between -1 and 1 (see
        `nations.observation`). Without one, to the game's own seat, else to who decides.

        `out` is an array of an earlier call to write into. Raises BadBatch for another, and for a
        game that does not say how it is seen.
        """
        factors = self._factors()
        viewer = -1 if seat is None else check_number("seat", seat, 0, self._players - 1)
        shape = (len(self), len(factors))
        rows = np.empty(shape, np.float32) if out is None else rows_given(out, shape)
        with self._door:
            works = [partial(self._look, self._every[part], viewer, rows) for part in self._parts]
            self._crew.each(works)
        return rows

    def _factors(self) -> Array:
        """What observations are multiplied with; at the first call the loop is made."""
        if self._scale is not None:
            return self._scale
        game: Any = self._game
        if not isinstance(self._game, Observable):
            raise BadBatch(
                f"{game.terms.game} does not say how it is seen: it needs `features` and "
                "`observe` (see nations.observation)"
            )
        given = {"observe": game.observe, **policy_given(self._policy)}
        self._observe = kernel_loop(game, observe_all, self._bounds, observe=game.observe)
        self._step_on = kernel_loop(game, step_and_observe_all, self._bounds, **given)
        self._open_on = kernel_loop(game, open_and_observe_all, self._bounds, **given)
        self._scale = np.array(scale(game.features), np.float32)
        self._lay_out()
        return self._scale

    # What can be done

    def reset(
        self,
        which: Array | Sequence[int] | None = None,
        seeds: Array | Sequence[int] | None = None,
        out: Array | None = None,
    ) -> None:
        """Starts games anew: all, or some, each from a seed of its own if there are `seeds`; with
        `out`, what is then seen of them is written there.

        Which ones is said by a row of truth values, one for each game (such as `table.over`), or by
        numbers of games (`[3, 5]`). Whole numbers are always numbers: a row of 0 and 1 that means
        no and yes must be of type bool. Raises BadBatch, with nothing started, for anything else.
        """
        games = len(self)
        chosen = self._every if which is None else games_chosen(which, games)
        given = None if seeds is None else seeds_given(seeds, len(chosen))
        rows = self._rows(out)
        with self._door:
            if given is None:
                given = np.arange(self._next_seed, self._next_seed + len(chosen))
                self._next_seed += len(chosen)
            self._tickets["seed"][chosen] = given
            whole(self._states)[chosen] = whole(self._fresh)
            self._start(chosen, rows)

    def _start(self, chosen: Array, rows: Array | None = None) -> None:
        """Brings games from where they are to their first decision."""
        parts = self._crew.parts(len(chosen))
        if rows is None:
            works = [partial(self._begin, chosen[part]) for part in parts]
        else:
            works = [partial(self._begin_on, chosen[part], rows) for part in parts]
        self._ask(self._crew.each(works))

    def _rows(self, out: Array | None) -> Array | None:
        """Where observations are to be written, if at all."""
        return None if out is None else rows_given(out, (len(self), len(self._factors())))

    def refused(self, moves: Array | Sequence[int]) -> Array:
        """The numbers of the games in which these moves are not legal; nothing is played. Raises
        BadBatch for what is not a whole number for each game."""
        numbers = moves_given(moves, len(self))
        with self._door:
            found: Array = self._refused[: self._refuse(numbers, self._refused)].copy()
        return found

    def step(self, moves: Array | Sequence[int], out: Array | None = None) -> None:
        """Plays one move in each game that is not over, and goes on to the next decision.

        `moves` are whole numbers, one for each game; where a game is over, any number. With `out`,
        an array of an earlier `observe()`, what is then seen is written there in the same pass.
        Raises BadBatch, with nothing played in any game, for anything else and for moves that are
        not legal.
        """
        numbers = moves_given(moves, len(self))
        rows = self._rows(out)
        with self._door:
            refused = self._refuse(numbers, self._refused)
            if refused:
                raise not_legal(self._refused[:refused], numbers)
            if rows is None:
                pairs = zip(self._play, self._parts, strict=True)
                works = [partial(play, numbers[part]) for play, part in pairs]
            else:
                pairs = zip(self._play_on, self._parts, strict=True)
                works = [partial(play, numbers[part], rows[part]) for play, part in pairs]
            self._ask(self._crew.each(works))

    def _ask(self, stopped: list[int]) -> None:
        """Raises BadBatch where somebody else chose what is not legal."""
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
        with self._door:
            whole(self._states)[number] = whole(given)[0]
            self._start(np.array([number]))

    def clone(self) -> Table:
        """A table of its own with the same games, which then go the same way if they get the same
        moves."""
        with self._door:
            twin = copy(self)
            for name in ("states", "masks", "rewards", "generators", "tickets", "refused"):
                setattr(twin, f"_{name}", getattr(self, f"_{name}").copy())
            twin._crew, twin._door = Crew(self._crew.threads), Door()
            twin._lay_out()
        return twin


def _read_only(array: Array) -> Array:
    seen = array.view()
    seen.flags.writeable = False
    return seen
