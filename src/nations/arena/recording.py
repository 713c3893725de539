"""Games as data: each with its file, and every decision as numbers that a learner can take."""

from __future__ import annotations

from typing import Any

import msgspec

from nations.contract import Decision, Game, Judging, Move, Notation, Numbered, Seat, View
from nations.kernel.observation import Observable, size
from nations.match.log import GameFile, Remarks
from nations.match.match import Match, save


class Choice(msgspec.Struct, frozen=True):
    """One decision: what was seen, what was possible, what was chosen, what it was worth before.

    `step` is how many moves of the game came before. Where a game has no numbers for its moves, no
    observations or no judge, these are empty.
    """

    step: int
    seat: Seat
    observation: tuple[int, ...]
    mask: tuple[int, ...]
    move: int | None
    notation: str
    value: float | None


class Recorded(msgspec.Struct, frozen=True):
    """A game that was played: its name, its file, its decisions, and what came of it."""

    name: str
    file: GameFile
    choices: tuple[Choice, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    finished: bool


class Recorder:
    """Writes down the decisions of one match."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []

    def note(self, match: Match[Any], turn: Decision, view: View, move: Move) -> None:
        """A decision, before it is played."""
        game, state, seat = match.game, match.state, turn.seat
        number, mask = _numbered(game, state, turn, move)
        seen = _seen(game, state, seat)
        text = game.write_move(move) if isinstance(game, Notation) else str(move)
        worth = round(game.values(view)[seat], 6) if isinstance(game, Judging) else None
        self.choices.append(Choice(len(match.log), seat, seen, mask, number, text, worth))

    def done(
        self,
        name: str,
        match: Match[Any],
        players: list[str],
        titles: list[str],
        seed: str | None,
        scores: tuple[int, ...],
        winners: tuple[Seat, ...],
        finished: bool,
    ) -> Recorded:
        """The game, when it has ended."""
        names = titles if titles != players else []
        file = save(match, players, seed, Remarks(names=names))
        shares = tuple((seat in winners) / max(len(winners), 1) for seat in range(len(players)))
        return Recorded(name, file, tuple(self.choices), scores, shares, finished)


def _numbered(
    game: Game[Any], state: Any, turn: Decision, move: Move
) -> tuple[int | None, tuple[int, ...]]:
    """The number of a move, and a row of 0 and 1 by the numbers of all moves."""
    if not isinstance(game, Numbered):
        return None, ()
    mask = [0] * game.move_count
    for one in turn.moves:
        mask[game.number(state, one)] = 1
    return game.number(state, move), tuple(mask)


def _seen(game: Any, state: Any, seat: Seat) -> tuple[int, ...]:
    """What a seat sees, as whole numbers: before they are divided by the greatest they can be."""
    if not isinstance(game, Observable):
        return ()
    row = [0] * size(game.features)
    game.observe(game.box, state, seat, row)  # type: ignore[attr-defined]  # of kernels only
    return tuple(row)
