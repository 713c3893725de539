"""Many games stepped together, side by side on all cores: what a table does from move to move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from nations.batch.arrays import Policy, kernel_loop, policy_given, whole, zeros
from nations.batch.crew import Crew
from nations.batch.holding import Holding, read_only
from nations.batch.intake import (
    MOST_GAMES,
    MOST_SEED,
    Array,
    Turnstile,
    check_number,
    games_chosen,
    kernel_game,
    moves_given,
    not_legal,
    rows_given,
    seats_given,
    seeds_given,
)
from nations.batch.looks import (
    PAYMENTS,
    go_on_all,
    observe_all,
    open_and_observe_all,
    step_and_observe_all,
)
from nations.batch.loops import SEATS, Ticket, open_all, refuse_all, step_all
from nations.batch.pile import Block, blocks_of
from nations.compiling.layout import dtype, to_array
from nations.compiling.numbers import np
from nations.contract import Game
from nations.errors import BadBatch
from nations.kernel.generator import Generator
from nations.kernel.observation import Observable, scale

APART = 1024
"""Numbers between the drafts of two threads, a page of memory: of what is written one place after
another, a processor fetches what comes next, and so would take the other thread's draft away."""


def payment_given(pays: str) -> int:
    """The number of what is paid at an end. Raises BadBatch for what is none."""
    if pays not in PAYMENTS:
        raise BadBatch(f"pays: one of {', '.join(PAYMENTS)} is expected; {pays!r} came")
    return PAYMENTS.index(pays)


def in_line(rows: Array) -> Array:
    """The same numbers, row after row."""
    return rows.reshape(-1)


class Stepping(Holding):
    """Many games that go from decision to decision; see `nations.batch.table.Table`."""

    def __init__(
        self,
        game: Game[Any],
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
        self._crew, self._door = Crew(threads), Turnstile()
        self._bounds, self._policy, self._pays = bounds, others, payment_given(pays)
        self._make_loops()
        self._states = zeros(games, self._fresh.dtype)
        self._masks = zeros((games, self._game.move_count), np.int8)
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
        for layout in (Block, Generator, Ticket):
            dtype(layout)  # so that their arrays have a name, out of a pickle too
        self._fresh = to_array(game.start())
        self._box = to_array(game.box)
        self._players = int(self._box[0]["seats"])
        self._open = kernel_loop(game, open_all, bounds, **given)
        self._step = kernel_loop(game, step_all, bounds, **given)
        self._refuses = kernel_loop(game, refuse_all, bounds)
        self._scale: Array | None = None

    def _lay_out(self) -> None:
        """Tells the loops where the arrays lie, which is where they stay."""
        told = (self._seats, self._masks, self._rewards)
        games = (self._states, self._generators, self._tickets, *told)
        self._every, blocks = np.arange(len(self)), zeros(blocks_of(len(self)), dtype(Block))
        self._wanted = blocks["wanted"]
        self._refuse = self._refuses.given(self._seats, self._masks)
        threads = self._helped(len(self))
        shares = [(self._box[0], blocks, len(blocks) * at // threads) for at in range(threads)]
        self._begin = [self._open.given(*share, *games) for share in shares]
        self._play = [self._step.given(*share, *games) for share in shares]
        if self._scale is not None:
            self._lay_out_views(shares, games, self._scale)

    def _lay_out_views(
        self, shares: list[tuple[Any, ...]], games: tuple[Array, ...], scale: Array
    ) -> None:
        """The same for the loops that write what is seen. Each thread has a draft."""
        states, _, tickets, seats, _, _ = games
        own = [
            (share, (scale, one[: len(scale)]))
            for share, one in zip(shares, self._drafts, strict=True)
        ]
        anew = (self._fresh, self._ended, self._paid, self._pays)
        look, begin, play, go = self._observe, self._open_on, self._step_on, self._go
        self._look = [look.given(*share, states, tickets, seats, *draft) for share, draft in own]
        self._begin_on = [begin.given(*share, *games, *draft) for share, draft in own]
        self._play_on = [play.given(*share, *games, *draft) for share, draft in own]
        self._go_on = [go.given(*share, *games, *draft, *anew) for share, draft in own]

    # What is there to see

    def observe(
        self,
        out: Array | None = None,
        seat: int | None = None,
    ) -> Array:
        """What each game looks like to a seat: a row of numbers between -1 and 1 (see
        `nations.kernel.observation`). Without one, to the game's own seat, else to who decides (of
        a game that is over: to seat 0).

        `out` is an array of an earlier call to write into. Raises BadBatch for another, and for a
        game that does not say how it is seen.
        """
        factors = self._factors()
        viewer = -1 if seat is None else check_number("seat", seat, 0, self._players - 1)
        shape = (len(self), len(factors))
        rows = np.empty(shape, np.float32) if out is None else rows_given("out", out, shape)
        with self._door:
            self._share(self._look, len(self), viewer, in_line(rows))
        return rows

    def _factors(self) -> Array:
        """What observations are multiplied with; at the first call the loop is made."""
        if self._scale is not None:
            return self._scale
        game: Any = self._game
        if not isinstance(self._game, Observable):
            raise BadBatch(
                f"{game.terms.game} does not say how it is seen: it needs `features` and "
                "`observe` (see nations.kernel.observation)"
            )
        given = {"observe": game.observe, **policy_given(self._policy)}
        self._observe = kernel_loop(game, observe_all, self._bounds, observe=game.observe)
        self._step_on = kernel_loop(game, step_and_observe_all, self._bounds, **given)
        self._open_on = kernel_loop(game, open_and_observe_all, self._bounds, **given)
        self._go = kernel_loop(game, go_on_all, self._bounds, **given)
        self._scale = np.array(scale(game.features), np.float32)
        self._drafts = zeros((self._helped(len(self)), len(self._scale) + APART), np.int32)
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
        rows = None if out is None else self._rows(out)
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
        if rows is None:
            self._ask(self._share(self._begin, len(chosen), chosen))
        else:
            self._ask(self._share(self._begin_on, len(chosen), chosen, in_line(rows)))

    def _rows(self, out: Array) -> Array:
        """Where observations are to be written. Raises BadBatch."""
        return rows_given("out", out, (len(self), len(self._factors())))

    def refused(self, moves: Array | Sequence[int]) -> Array:
        """The numbers of the games in which these moves are not legal; nothing is played. Raises
        BadBatch for what is not a whole number for each game."""
        numbers = moves_given(moves, len(self))
        with self._door:
            return self._objected(numbers)

    def step(self, moves: Array | Sequence[int], out: Array | None = None) -> None:
        """Plays one move in each game that is not over, and goes on to the next decision.

        `moves` are whole numbers, one for each game; where a game is over, any number. With `out`,
        an array of an earlier `observe()`, what is then seen is written there in the same pass.
        Raises BadBatch, with nothing played in any game, for anything else and for moves that are
        not legal.
        """
        numbers = moves_given(moves, len(self))
        if out is None:
            self._move(numbers, self._play)
        else:
            rows = self._rows(out)  # makes the loop, if it is the first
            self._move(numbers, self._play_on, in_line(rows))

    def go_on(
        self,
        moves: Array | Sequence[int],
        out: Array,
        masks: Array,
        ends: Array | None = None,
    ) -> None:
        """As `step` with `out`, but games that end begin anew in the same pass, each from a seed
        that the one before it gives: `ended` says which, `scores` and `rewards` are theirs, and
        what who moved saw of their end is written into `ends`, an array as `out` is (without it:
        into `finals`). The masks are written into `masks`, an array of the shape and type of
        `table.masks`. Raises BadBatch as `step` does.
        """
        numbers = moves_given(moves, len(self))
        rows = self._rows(out)
        shown = rows_given("masks", masks, self._masks.shape, np.int8)
        finals = self._finals if ends is None else rows_given("ends", ends, self._finals.shape)
        self._move(numbers, self._go_on, in_line(rows), in_line(finals), shown)

    def _move(self, numbers: Array, plays: Sequence[Any], *written: Array) -> None:
        """Plays in all games, or in none; writes what is seen, and the masks."""
        with self._door:
            objected = self._objected(numbers)
            if len(objected):
                raise not_legal(objected, numbers)
            self._ask(self._share(plays, len(self), numbers, *written))

    def _objected(self, numbers: Array) -> Array:
        """The numbers of the games in which these moves are not legal."""
        count = self._refuse(numbers, self._refused)
        return np.array(self._refused[:count])

    def _share(self, works: Sequence[Any], games: int, *given: Any) -> list[Any]:
        """Has so many games done by as many threads as they are worth, each with its own work."""
        self._wanted[:] = 0
        helped = self._helped(games)
        return self._crew.share([partial(work, *given) for work in works[:helped]])

    def _helped(self, games: int) -> int:
        """How many threads can take part: there is a block of games for each."""
        return min(self._crew.threads, blocks_of(games)) or 1

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
                "be one that nations.kernel.choices.allows. These games cannot be played on: "
                "reset them"
            )
