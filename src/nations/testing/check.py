"""`check_game`: plays any game at random and checks everything the contract promises.

It checks that moves are unique and never empty, ways are positive, illegal moves are refused with
the state untouched, views and events encode and decode, games end, and a replay gives the same
states. Notation, positions, numbers and the judge are checked where the game has them, and that the
rules of a kernel can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from nations.compiling.errors import NotARule
from nations.compiling.rules import bound, runs_compiled
from nations.contract import (
    CHANCE,
    AllOpen,
    Chance,
    Decision,
    Effort,
    Event,
    Game,
    Judging,
    Move,
    Notation,
    Numbered,
    Over,
    Seat,
    Turn,
    Waiting,
)
from nations.errors import BadGame, IllegalMove
from nations.kernel.game import KernelGame
from nations.kernel.playout import random_step

JUNK_A_STEP = 3
"""How many illegal moves are tried at each step."""
JUDGED = 16
"""One decision in so many is judged: it takes longer than to play it."""
ROUNDED = 1e-6


class Foreign(Move, frozen=True):
    """A move of no game."""


class GameCheck(msgspec.Struct):
    """What was checked."""

    games: int = 0
    moves: int = 0
    decisions: int = 0
    refusals: int = 0


def check_game(
    game: Game[Any], games: int = 10, seed: int = 1, longest: int = 100_000
) -> GameCheck:
    """Checks a game over some random games. Raises BadGame with what was found and where."""
    report = GameCheck()
    try:
        for number in range(games):
            _Checker(game, Random(f"{seed}/{number}"), report).check(longest)
            report.games += 1
        if isinstance(game, KernelGame) and runs_compiled(bound(random_step, game.kernel)):
            _play_compiled(game)
    except NotARule as error:
        raise BadGame(f"its rules cannot be compiled: {error}") from error
    return report


def _play_compiled(game: Any) -> None:
    """What a kernel plays and judges by can be translated."""
    from nations.batch import Playouts  # needs NumPy

    Playouts(game).play(1)
    state = game.start()
    turn = game.turn(state)
    while isinstance(turn, Chance):
        state, _ = game.play(state, turn.ways[0][0])
        turn = game.turn(state)
    if isinstance(turn, Decision) and isinstance(game, Judging):
        view = game.view(state, turn.seat)  # type: ignore[attr-defined]  # it is a game too
        game.judge(view, turn.moves, Effort(nodes=JUDGED))


class _Checker:
    """One random game, checked at every step."""

    def __init__(self, game: Game[Any], random: Random, report: GameCheck) -> None:
        self.game, self.random, self.report = game, random, report
        self.played: list[Move] = []
        self.states: list[Any] = []
        self.seen: dict[str, Move] = {"Foreign": Foreign()}

    def check(self, longest: int) -> None:
        state = self.game.start()
        turn = self.game.turn(state)
        while not isinstance(turn, Over):
            state = self.check_step(state, turn)
            turn = self.game.turn(state)
            if len(self.played) > longest:
                self.fail(f"the game does not end within {longest} moves")
        self.check_over(turn)
        self.check_waiting(state, turn)
        self.check_junk(state, ())
        self.check_views(state)
        self.check_worth(state, turn)
        self.check_replay()

    def check_step(self, state: Any, turn: Decision | Chance) -> Any:
        moves = self.check_turn(turn)
        self.check_junk(state, moves)
        self.check_views(state)
        self.check_waiting(state, turn)
        self.check_texts(state, turn, moves)
        self.check_beside(state, turn)
        self.check_judge(state, turn)
        move = self.pick(turn)
        before = deepcopy(state)
        after, events = self.game.play(state, move)
        if state != before:
            self.fail(f"play({move}) changed the state it was given")
        self.check_events(events)
        self.played.append(move)
        self.states.append(after)
        self.report.moves += 1
        return after

    def check_turn(self, turn: Decision | Chance) -> tuple[Move, ...]:
        if isinstance(turn, Chance):
            moves = tuple(move for move, _ in turn.ways)
            if any(type(ways) is not int or ways < 1 for _, ways in turn.ways):
                self.fail("the ways of a chance must be whole numbers above 0")
        else:
            moves = (*turn.moves, *turn.beside)
            self.report.decisions += 1
            if not turn.moves:
                self.fail("a decision without moves")
            if not 0 <= turn.seat < self.game.terms.seats:
                self.fail(f"there is no seat {turn.seat}")
        if not moves:
            self.fail("a turn without moves")
        if len(set(moves)) != len(moves):
            self.fail("the same move twice in one turn")
        for move in moves:
            self.check_encodes(move)
            self.seen.setdefault(str(move), move)
        return moves

    def check_beside(self, state: Any, turn: Decision | Chance) -> None:
        """Moves beside the game are accepted, too; the random game goes on without them."""
        for move in turn.beside if isinstance(turn, Decision) else ():
            _, events = self.game.play(state, move)
            self.check_events(events)

    def pick(self, turn: Decision | Chance) -> Move:
        if isinstance(turn, Decision):
            return self.random.choice(turn.moves)
        moves, ways = zip(*turn.ways, strict=True)
        picked: Move = self.random.choices(moves, ways)[0]
        return picked

    def check_junk(self, state: Any, legal: Sequence[Move]) -> None:
        """Moves of other turns, and one of no game at all."""
        pool = list(self.seen.values())
        for move in {Foreign(), *self.random.choices(pool, k=JUNK_A_STEP)} - set(legal):
            before = deepcopy(state)
            try:
                self.game.play(state, move)
            except IllegalMove as refusal:
                self.report.refusals += 1
                if not refusal.rule:
                    self.fail(f"the refusal of {move} names no rule")
            else:
                self.fail(f"the illegal move {move} was accepted")
            if state != before:
                self.fail(f"the refused move {move} changed the state")

    def check_views(self, state: Any) -> None:
        seats: list[Seat | None] = [None, *range(self.game.terms.seats)]
        views = [self.game.view(state, seat) for seat in seats]
        for seat, view in zip(seats, views, strict=True):
            if view.seat != seat:
                self.fail(f"the view of seat {seat} says that it is of seat {view.seat}")
            self.check_encodes(view)
        if isinstance(self.game, AllOpen):
            seen = {msgspec.json.encode(msgspec.structs.replace(one, seat=None)) for one in views}
            if len(seen) > 1:
                self.fail("all is said to be open, yet seats see different things")

    def check_waiting(self, state: Any, turn: Turn) -> None:
        game: Any = self.game
        if isinstance(game, Waiting):
            expected = None if isinstance(turn, Over) else getattr(turn, "seat", CHANCE)
            if game.at_turn(state) != expected:
                self.fail(f"at_turn says {game.at_turn(state)}, turn says {expected}")

    def check_events(self, events: Sequence[Event]) -> None:
        for event in events:
            if not event.rule:
                self.fail(f"the event {event} names no rule")
            self.check_encodes(event)

    def check_encodes(self, thing: msgspec.Struct) -> None:
        if msgspec.json.decode(msgspec.json.encode(thing), type=type(thing)) != thing:
            self.fail(f"{thing} does not decode to itself")

    def check_texts(self, state: Any, turn: Turn, moves: Sequence[Move]) -> None:
        game = self.game
        if isinstance(game, Notation):
            for move in moves:
                if game.read_move(turn, game.write_move(move)) != move:
                    self.fail(f"the notation of {move} does not read back")
            if game.read_position(game.write_position(state)) != state:
                self.fail("the notation of a position does not read back")
        if isinstance(game, Numbered) and isinstance(turn, Decision):
            numbers = [game.number(state, move) for move in moves]
            if [game.numbered(state, number) for number in numbers] != list(moves):
                self.fail("the numbers of moves do not read back")
            if len(set(numbers)) != len(numbers) or not max(numbers) < game.move_count:
                self.fail("moves share a number, or one is above move_count")

    def check_over(self, over: Over) -> None:
        seats = range(self.game.terms.seats)
        if len(over.scores) != len(seats):
            self.fail("a score for each seat is needed")
        if not over.winners or not set(over.winners) <= set(seats):
            self.fail("somebody at the table must win")
        if not over.reason:
            self.fail("the end names no rule")

    def check_judge(self, state: Any, turn: Decision | Chance) -> None:
        """Now and then: what moves and positions are worth can be a worth."""
        game = self.game
        if not isinstance(game, Judging) or not isinstance(turn, Decision):
            return
        if self.random.randrange(JUDGED):
            return
        view = game.view(state, turn.seat)
        for one in game.judge(view, turn.moves):
            if not one.low <= one.worth <= one.high:
                self.fail(f"{one.move} is worth {one.worth}, not from {one.low} to {one.high}")
        values = game.values(view)
        if game.terms.seats > 1 and abs(sum(values) - 1) > ROUNDED:
            self.fail(f"the judge gives the seats chances of {values}, not 1 in all")

    def check_worth(self, state: Any, over: Over) -> None:
        """After the end, a position is worth its result."""
        game, seats = self.game, self.game.terms.seats
        if not isinstance(game, Judging) or seats == 1:
            return
        shares = [over.winners.count(seat) / len(over.winners) for seat in range(seats)]
        values = game.values(game.view(state, None))
        if max(abs(one - two) for one, two in zip(values, shares, strict=True)) > ROUNDED:
            self.fail(f"the judge says {values} after the end, whose winners are {over.winners}")

    def check_replay(self) -> None:
        state = self.game.start()
        for move, expected in zip(self.played, self.states, strict=True):
            state, _ = self.game.play(state, move)
            if state != expected:
                self.fail(f"a replay of the same moves differs after {move}")

    def fail(self, what: str) -> None:
        raise BadGame(f"{self.game.terms.game}, move {len(self.played) + 1}: {what}")
