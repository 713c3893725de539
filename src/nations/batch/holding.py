"""The arrays of many games side by side, and what anybody may see of them."""

from __future__ import annotations

from nations.batch.intake import Array
from nations.compiling.numbers import np


class Holding:
    """Many games: their states, who decides what in each, and how they ended.

    All of it is only to be read: compiled code trusts it.
    """

    _states: Array
    _masks: Array
    _rewards: Array
    _generators: Array
    _tickets: Array
    _seats: Array
    _ended: Array
    _paid: Array
    _players: int

    def __len__(self) -> int:
        return len(self._states)

    @property
    def states(self) -> Array:
        """The states, as records."""
        return read_only(self._states)

    @property
    def masks(self) -> Array:
        """A row for each game: 1 where the move of that number is legal."""
        return read_only(self._masks)

    @property
    def rewards(self) -> Array:
        """Each seat's share of the win, for each game."""
        return read_only(self._rewards[:, : self._players])

    @property
    def scores(self) -> Array:
        """Each seat's points at the end, for each game."""
        return read_only(self._tickets["scores"][:, : self._players])

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
        return read_only(self._seats)

    @property
    def over(self) -> Array:
        """Which games are over."""
        over: Array = self._seats < 0
        return over

    @property
    def ended(self) -> Array:
        """Which games ended in the last step, where they begin anew (`Table.go_on`)."""
        return read_only(self._ended.view(bool))

    @property
    def paid(self) -> Array:
        """What who moved, or the game's own seat, got at an end in the last step (`Table.go_on`):
        0 where none was."""
        return read_only(self._paid)


def read_only(array: Array) -> Array:
    seen = array.view()
    seen.flags.writeable = False
    return seen
