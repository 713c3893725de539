"""Many games that wait for decisions, stepped together: moves in; masks and rewards out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from nations.arrays import Policy, kernel_loop, policy_given, whole, zeros
from nations.crew import Crew
from nations.errors import BadBatch
from nations.generator import Generator
from nations.holding import Holding, read_only
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
from nations.looks import (
    PAYMENTS,
    go_on_all,
    observe_all,
    open_and_observe_all,
    step_and_observe_all,
)
from nations.loops import SEATS, Ticket, open_all, refuse_all, step_all
from nations.numbers import np
from nations.observation import Observable, scale
from nations.record import Record, dtype, from_array, to_array
from nations.shelf import Kept, read, rows_of, write


def payment_given(pays: str) -> int:
    """The number of what is paid at an end. Raises BadBatch for what is none."""
    if pays not in PAYMENTS:
        raise BadBatch(f"pays: one of {', '.join(PAYMENTS)} is expected; {pays!r} came")
    return PAYMENTS.index(pays)


KEPT = (
    "_states", "_masks", "_rewards", "_generators", "_tickets", "_seats", "_ended", "_paid",
    "_refused",
)  # fmt: skip
SEEN = ("_drafts", "_finals")
"""The arrays of a table, and those for what is seen."""


class Table(Holding):
    """Many games that wait for decisions.

    `masks` has a row of 0 and 1 for each game, by the numbers of moves; `seats` says who decides
    (-1: the game is over); `rewards` is each seat's share of the win, and `scores` are the points,
    0 until the game is over; `states` are the states. They are only to be read, and the next step
    overwrites them.

    With `mine`, a seat or one for each game, only that seat's decisions are asked for; the others
    play by `others`, a policy (see `nations.batch.Playouts`), at random if there is none. `pays`
    says what `paid` is: the mover's share of the win, its points (`score`), or its `margin`.
    `threads` share the work, 0 means all cores: the games are the same, however many there are.
    """

    def __init__(
        self,
        game: KernelGame[Any, Any],
        games: int,
        seed: int = 0,
        *,
        mine: int | Sequence[int] | Array | None = None,
        others: Policy | None = None,
        pays: str = "share",
        threads: int = 1,
        bounds: bool = False,
    ) -> None:
        self._game: Any = kernel_game(game)
        games = check_number("games", games, 1, MOST_GAMES)
        self._next_seed = check_number("seed", seed, 0, MOST_SEED) << 32
        self._crew, self._door = Crew(threads), Door()
        self._bounds, self._policy, self._pays = bounds, others, payment_given(pays)
        self._make_loops()
        self._states = zeros(games, self._fresh.dtype)
        self._masks = zeros((games, game.move_count), np.int8)
        self._rewards = zeros((games, SEATS), np.float32)
        self._generators = zeros(games, dtype(Generator))
        self._tickets = zeros(games, dtype(Ticket))
        self._tickets["mine"] = seats_given(mine, games, self._players)
        self._seats = zeros(games, np.int32)
        self._ended = zeros(games, np.int8)
        self._paid = zeros(games, np.float32)
        self._refused = zeros(games, np.int64)
        self._lay_out()
        self.reset()

    def _make_loops(self) -> None:
        """All that is made of the game and the policy."""
        game, bounds, given = self._game, self._bounds, policy_given(self._policy)
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        self._players = int(self._box[0]["seats"])
        self._open = kernel_loop(game, open_all, bounds, **given)
        self._step = kernel_loop(game, step_all, bounds, **given)
        self._refuses = kernel_loop(game, refuse_all, bounds)
        self._scale: Array | None = None

    def _lay_out(self) -> None:
        """Tells the loops where the arrays lie, which is where they stay."""
        box, every = self._box[0], np.arange(len(self))
        told = (self._seats, self._masks, self._rewards)
        games = (self._states, self._generators, self._tickets, *told)
        self._every, self._parts = every, self._crew.parts(len(self))
        self._begin = self._open.given(box, *games)
        self._refuse = self._refuses.given(self._seats, self._masks)
        self._play = [
            self._step.given(box, *(array[part] for array in games)) for part in self._parts
        ]
        if self._scale is not None:
            self._lay_out_views(box, games, self._scale)

    def _lay_out_views(self, box: Any, games: tuple[Array, ...], scale: Array) -> None:
        """The same for the loops that write what is seen. Each part of the work has a draft."""
        drafts = [self._drafts[at : at + 1] for at in range(len(self._parts))]
        own = [tuple(array[part] for array in games) for part in self._parts]
        parts = list(zip(self._parts, own, drafts, strict=True))
        self._look = [
            self._observe.given(box, self._states, self._tickets, self._seats, scale, one)
            for one in drafts
        ]
        self._begin_on = [self._open_on.given(box, *games, scale, one) for one in drafts]
        self._play_on = [self._step_on.given(box, *own, scale, one) for _, own, one in parts]
        self._go_on = [
            self._go.given(
                box,
                *own,
                scale,
                one,
                self._fresh,
                self._finals[part],
                self._ended[part],
                self._paid[part],
                self._pays,
            )
            for part, own, one in parts
        ]

    # What is there to see

    def observe(
        self,
        out: Array | None = None,
        seat: int | None = None,
    ) -> Array:
        """What each game looks like to a seat: a row of numbers between -1 and 1 (see
        `nations.observation`). Without one, to the game's own seat, else to who decides (of a game
        that is over: to seat 0).

        `out` is an array of an earlier call to write into. Raises BadBatch for another, and for a
        game that does not say how it is seen.
        """
        factors = self._factors()
        viewer = -1 if seat is None else check_number("seat", seat, 0, self._players - 1)
        shape = (len(self), len(factors))
        rows = np.empty(shape, np.float32) if out is None else rows_given("out", out, shape)
        with self._door:
            pairs = zip(self._look, self._parts, strict=True)
            self._crew.each([partial(see, self._every[part], viewer, rows) for see, part in pairs])
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
        self._go = kernel_loop(game, go_on_all, self._bounds, **given)
        self._scale = np.array(scale(game.features), np.float32)
        self._drafts = zeros((len(self._parts), len(self._scale)), np.int32)
        self._finals = zeros((len(self), len(self._scale)), np.float32)
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
        self._ended[chosen] = 0
        self._paid[chosen] = 0
        parts = self._crew.parts(len(chosen))
        if rows is None:
            works = [partial(self._begin, chosen[part]) for part in parts]
        else:
            pairs = zip(self._begin_on, parts, strict=False)
            works = [partial(begin, chosen[part], rows) for begin, part in pairs]
        self._ask(self._crew.each(works))

    def _rows(self, out: Array | None) -> Array | None:
        """Where observations are to be written, if at all."""
        return None if out is None else rows_given("out", out, (len(self), len(self._factors())))

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
        if rows is None:
            self._move(numbers, self._play)
        else:
            self._move(numbers, self._play_on, rows)

    def go_on(self, moves: Array | Sequence[int], out: Array, masks: Array) -> None:
        """As `step` with `out`, but games that end begin anew in the same pass, each from a seed
        that the one before it gives: `ended` says which, `scores` and `rewards` are theirs, and
        `finals` is what who moved saw of their end. The masks are written into `masks`, an array of
        the shape and type of `table.masks`. Raises BadBatch as `step` does.
        """
        numbers = moves_given(moves, len(self))
        rows = self._rows(out)
        shown = rows_given("masks", masks, self._masks.shape, np.int8)
        self._move(numbers, self._go_on, rows, shown)

    def _move(self, numbers: Array, plays: Sequence[Any], *written: Any) -> None:
        """Plays in all games, or in none."""
        with self._door:
            refused = self._refuse(numbers, self._refused)
            if refused:
                raise not_legal(self._refused[:refused], numbers)
            pairs = zip(plays, self._parts, strict=True)
            works = [
                partial(play, numbers[part], *(array[part] for array in written))
                for play, part in pairs
            ]
            self._ask(self._crew.each(works))

    @property
    def finals(self) -> Array:
        """The end of games that begin anew, as who moved last, or the game's own seat, saw it: a
        row for each game."""
        self._factors()
        return read_only(self._finals)

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
            twin = object.__new__(Table)
            twin.__dict__.update(self.__dict__)
            for name in (*KEPT, *(SEEN if self._scale is not None else ())):
                setattr(twin, name, getattr(self, name).copy())
            twin._crew, twin._door = Crew(self._crew.threads), Door()
            twin._lay_out()
        return twin

    # Kept for later

    def save(self, path: str | Path) -> None:
        """Writes all games into a file: states, seeds, and where chance goes on. What was noted of
        ends in the last step, and the policy of others, is not in it. Raises BadFile."""
        with self._door:
            tickets, words = self._tickets, rows_of(self._generators)
            kept = Kept(self._states, words, tickets["seed"], tickets["mine"], self._next_seed)
            write(path, self._game.terms, kept)

    @classmethod
    def load(
        cls,
        path: str | Path,
        game: KernelGame[Any, Any],
        *,
        others: Policy | None = None,
        threads: int = 1,
        bounds: bool = False,
    ) -> Table:
        """The table of a file, for the same game: its games go the same way if they get the same
        moves. Every state is looked at, about a millisecond each. Raises BadFile, or BadBatch for a
        state that is none."""
        kept = read(path, kernel_game(game))
        mine = None if (kept.mine < 0).all() else kept.mine
        table = cls(
            game, len(kept.states), mine=mine, others=others, threads=threads, bounds=bounds
        )
        whole(table._states)[:] = whole(kept.states)
        table._tickets["seed"], table._next_seed = kept.seeds, kept.next_seed
        table._start(table._every)
        table._generators.view(np.int64).reshape(kept.generators.shape)[:] = kept.generators
        return table

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: arrays and what the loops are made of."""
        with self._door:
            names = (*KEPT, "_game", "_policy", "_pays", "_bounds", "_next_seed")
            return {name: getattr(self, name) for name in names} | {"threads": self._crew.threads}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._crew, self._door = Crew(kept.pop("threads")), Door()
        self.__dict__.update(kept)
        self._make_loops()
        self._lay_out()
