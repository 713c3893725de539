"""Failures in games that are compared: counted, and the game is lost, or a named stand-in plays on.

A bot may take its process with it. Then the game is played again, with what is known of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from nations.arena.fielding import Fielded, Lost
from nations.arena.recording import Recorder
from nations.bots.bot import Bot, asked, make_bot
from nations.contract import Decision, Game, Move, Seat, View, Voice
from nations.errors import BotFailed
from nations.match.match import Match, run

HOPELESS = 10
"""A player that failed in so many games, one after another, ends the run."""


class Fault(msgspec.Struct, frozen=True):
    """A failure: whose seat, how (`errors.FAILURES`), and what is known of it."""

    seat: Seat
    how: str
    detail: str = ""


class Fallen(msgspec.Struct, frozen=True):
    """A failure that took a process with it: in which game, at which choice of the player."""

    number: int
    game: int
    choice: int
    fault: Fault

    @classmethod
    def of(cls, lost: Lost) -> Fallen:
        at = lost.thought
        return cls(at.number, at.game, at.choice, Fault(at.seat, lost.how, lost.detail))


class GameEnd(msgspec.Struct, frozen=True):
    """How a game ended; nobody has a score in one that was forfeited."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    faults: tuple[Fault, ...] = ()
    forfeit: Seat | None = None


class Forfeited(Exception):
    """Leaves a game that cannot go on."""


class Referee:
    """Bots whose failures are counted. One that failed is not asked again in that game."""

    def __init__(
        self, game: Game[Any], bots: Fielded, stand_in: str | None, fallen: Iterable[Fallen] = ()
    ) -> None:
        self._game, self._bots, self._stand_in = game, bots, stand_in
        self._fallen = {one.fault.seat: one for one in fallen}
        self._instead: dict[Seat, Bot] = {}
        self._choices: dict[Seat, int] = {}
        self.faults: list[Fault] = []

    def play(self, match: Match[Any], recorder: Recorder | None = None) -> GameEnd:
        """Plays a match as far as it goes. Raises BotFailed only if the stand-in fails."""

        def choose(turn: Decision, view: View) -> Move:
            move = self._choose(turn, view)
            if recorder:
                recorder.note(match, turn, view, move)
            return move

        try:
            if self._stand_in is None and self._fallen:
                self._failed(next(iter(self._fallen.values())).fault)
            over = run(match, choose)
        except Forfeited:
            seats, loser = match.game.terms.seats, self.faults[-1].seat
            others = tuple(seat for seat in range(seats) if seat != loser)
            return GameEnd((0,) * seats, others, tuple(self.faults), loser)
        return GameEnd(over.scores, over.winners, tuple(self.faults))

    def _choose(self, turn: Decision, view: View) -> Move:
        seat = turn.seat
        self._choices[seat] = self._choices.get(seat, -1) + 1
        known = self._fallen.get(seat)
        if seat not in self._instead and known and self._choices[seat] >= known.choice:
            self._failed(known.fault)
        if seat not in self._instead:
            try:
                return self._bots.choose(turn, view)
            except BotFailed as failed:
                self._failed(Fault(seat, failed.how, failed.detail))
        try:
            return asked(self._instead[seat], view, turn.moves)
        except BotFailed as failed:
            raise BotFailed(failed.how, failed.detail, f"the stand-in {self._stand_in!r}") from None

    def _failed(self, fault: Fault) -> None:
        self.faults.append(fault)
        if self._stand_in is None:
            raise Forfeited
        own = f"stand-in/{fault.seat}"
        self._instead[fault.seat] = make_bot(self._stand_in, self._game, own)


class Streaks:
    """Failures of each player in a row, game after game."""

    def __init__(self, players: int) -> None:
        self._failed = [0] * players

    def hear(self, table: Sequence[int], faults: Sequence[Fault]) -> int | None:
        """A game, by who sat where; the player that has now failed too often, if there is one."""
        failing = {table[fault.seat] for fault in faults}
        for who in table:
            self._failed[who] = self._failed[who] + 1 if who in failing else 0
        return next((who for who in table if self._failed[who] >= HOPELESS), None)


def told(player: str, fault: Fault, number: int, seed: str) -> str:
    """A failure in one sentence."""
    where = f" at seat {fault.seat} in deal {number} (seed {seed})"
    return str(BotFailed(fault.how, fault.detail, f"the player {player!r}", where))


def failed(
    sentences: Sequence[str], stand_in: str | None, stopped: str | None, voice: Voice
) -> list[str]:
    """Lines for people: who failed, and what became of the games; none if nobody did."""
    if not sentences:
        return []
    way = "forfeit" if stand_in is None else "stand-in"
    lines = [f"{one[:1].upper()}{one[1:]}." for one in sentences]
    lines.append(voice.say("arena-faulty", way=way, player=stand_in or ""))
    return lines if stopped is None else [*lines, voice.say("arena-hopeless", player=stopped)]
