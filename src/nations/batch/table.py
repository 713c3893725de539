"""Many games that wait for decisions, stepped together: moves in; masks and rewards out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nations.batch.arrays import Policy, whole
from nations.batch.crew import Crew
from nations.batch.intake import Turnstile, check_number, kernel_game, state_given
from nations.batch.shelf import KeptGames, read, rows_of, write
from nations.batch.stepping import Stepping
from nations.compiling.layout import Layout, from_array
from nations.compiling.numbers import np
from nations.contract import Game

KEPT = (
    "_states", "_masks", "_rewards", "_generators", "_tickets", "_seats", "_ended", "_paid",
    "_refused",
)  # fmt: skip
SEEN = ("_drafts", "_finals")
"""The arrays of a table, and those for what is seen."""


class Table(Stepping):
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

    # States in hand

    def state(self, at: int) -> Layout:
        """The state of a game, as an object of its own."""
        number = check_number("state", at, 0, len(self) - 1)
        kind: type[Layout] = type(self._game.start())
        return from_array(kind, self._states[number])

    def set_state(self, at: int, state: Layout) -> None:
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
            twin._crew, twin._door = Crew(self._crew.threads), Turnstile()
            twin._lay_out()
        return twin

    # Kept for later

    def save(self, path: str | Path) -> None:
        """Writes all games into a file: states, seeds, and where chance goes on. What was noted of
        ends in the last step, and the policy of others, is not in it. Raises BadFile."""
        with self._door:
            tickets, words = self._tickets, rows_of(self._generators)
            kept = KeptGames(self._states, words, tickets["seed"], tickets["mine"], self._next_seed)
            write(path, self._game.terms, kept)

    @classmethod
    def load(
        cls,
        path: str | Path,
        game: Game[Any],
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
        self._crew, self._door = Crew(kept.pop("threads")), Turnstile()
        self.__dict__.update(kept)
        self._make_loops()
        self._lay_out()
