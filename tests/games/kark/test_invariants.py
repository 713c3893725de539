"""What holds at every step of every game, whatever the set and the options."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice

import pytest

from nations.contract import Chance, Decision, Event, Over
from nations.edition import notation
from nations.games.kark import events
from nations.games.kark.box import OPTIONS
from nations.games.kark.content import LEADER_NAMES
from nations.games.kark.game import KarkGame
from nations.games.kark.moves import MoveLeader
from nations.games.kark.state import Done, Phase, State
from nations.games.kark.view import KarkView

from .own_set import PIECES, content
from .tables import LASTING, ROOMY, Step, check_conserved, leaders_by_type, row, walk

STEPS = 1500
"""For each number of seats and each set: 9,000 together."""


def steps(seats: int, lasting: bool) -> Iterator[tuple[KarkGame, Step]]:
    """Game after game, each with other options."""
    for seed in count():
        rng = random.Random(seed)
        options = {name: rng.choice(values) for name, values in OPTIONS.items()}
        game = KarkGame(content(ROOMY if lasting else None), seats, options)
        for step in walk(game, seed, beside=0.01):
            yield game, step


@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_holds_at_every_step(seats: int, lasting: bool) -> None:
    told: set[type[Event]] = set()
    for number, (game, step) in enumerate(islice(steps(seats, lasting), STEPS)):
        check_conserved(game, step.after)
        check_money(game, step)
        check_leaders(game, step)
        check_charts(step.after)
        check_decision(game, step)
        if number % 5 == 0:
            check_notation(game, step)
        told |= {type(event) for event in step.events}
    assert len(told) >= 25, "the games show nearly everything that can happen"


def view(game: KarkGame, state: State) -> KarkView:
    seen = game.view(state, None)
    assert isinstance(seen, KarkView)
    return seen


def check_money(game: KarkGame, step: Step) -> None:
    """Cash changes by income, prices and cards, and for nothing else (K-C7, K-P1, K-P2, K-D5)."""
    expected = [step.before.power[seat].cash for seat in range(game.box.seats)]
    for event in step.events:
        if isinstance(event, events.PowerOut):
            expected[event.seat] = 0
        elif hasattr(event, "seat"):
            expected[event.seat] += gain(game, event)
        if isinstance(event, events.LeaderMoved):
            check_way(game, step, event)
    assert [step.after.power[seat].cash for seat in range(game.box.seats)] == expected


def gain(game: KarkGame, event: Event) -> int:
    """What an event brings its player, below 0 what it costs."""
    prices = game.content.prices
    match event:
        case events.IncomeCollected() | events.CashWon() | events.TankerSold():
            return event.millions
        case events.CashLost() | events.LeaderMoved():
            return -event.millions
        case events.LeaderPlaced():
            return -prices.step[event.leader]
        case events.TankerBought():
            return -prices.tanker_buy
        case events.PipelineLaid():
            return -prices.pipeline
    return 0


def check_way(game: KarkGame, step: Step, event: events.LeaderMoved) -> None:
    """The way and its price are as shown before; an only move costs some whole steps."""
    assert event.millions > 0
    assert event.millions % game.content.prices.step[event.leader] == 0
    if isinstance(step.move, MoveLeader):
        assert step.move == MoveLeader(event.origin, event.point)
        assert event.millions == view(game, step.before).prices[f"{event.origin}>{event.point}"]


def check_leaders(game: KarkGame, step: Step) -> None:
    """Six each (K-C1), and none leaves the board but by a card, an attack or with its player."""
    for seat, power in enumerate(view(game, step.after).powers):
        assert leaders_by_type(power) == PIECES.leaders
        left = Counter(
            LEADER_NAMES[game.box.leader_type[at]]
            for at, place in enumerate(row(step.before.power[seat].leader))
            if place >= 0 and step.after.power[seat].leader[at] < 0
        )
        taken = Counter(
            event.leader
            for event in step.events
            if isinstance(event, events.LeaderCaptured | events.LeaderWithdrawn)
            and event.seat == seat
        )
        assert left == taken or power.out


def test_K_L6_a_leader_that_vanished_would_be_noticed() -> None:
    game, step = next(
        pair for pair in steps(2, lasting=False) if max(row(pair[1].after.power[0].leader)) >= 0
    )
    broken = step.after.copy()
    at = next(at for at, place in enumerate(row(broken.power[0].leader)) if place >= 0)
    broken.power[0].leader[at] = -1
    with pytest.raises(AssertionError):
        check_conserved(game, broken)
    with pytest.raises(AssertionError):
        check_leaders(game, Step(step.after, step.turn, step.move, broken, ()))


def check_charts(s: State) -> None:
    """The charts of a decision are empty when it is not at hand."""
    shown = s.back if s.phase == Phase.AGREEING else s.phase
    moving = shown in (Phase.ADVANCING, Phase.RETREATING) or (
        shown == Phase.LEADER and s.leader_done == Done.OPEN
    )
    assert any(row(s.moves)) == (Phase.CARD < s.phase < Phase.TURN_START)
    assert moving or not any(row(s.steps))
    assert not any(row(s.entry))


def check_decision(game: KarkGame, step: Step) -> None:
    """Who is asked has a choice, is in the game, and every choice is another one (K-S5)."""
    moves = notation.legal(step.turn)
    assert len({game.write_move(move) for move in moves}) == len(moves)
    if isinstance(step.turn, Decision):
        assert len(step.turn.moves) >= 2
        assert not step.before.power[step.turn.seat].out
    else:
        assert {ways for _, ways in step.turn.ways} == {1}


def check_notation(game: KarkGame, step: Step) -> None:
    """Positions and moves are read as they were written."""
    assert game.read_position(game.write_position(step.after)) == step.after
    for move in notation.legal(step.turn):
        assert game.read_move(step.turn, game.write_move(move)) == move
        if isinstance(step.turn, Chance):
            continue
        assert game.numbered(step.before, game.number(step.before, move)) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_every_round_each_player_left_has_one_turn(seats: int) -> None:
    for seed in range(6):
        game = KarkGame(content(LASTING), seats, {n: v[0] for n, v in OPTIONS.items()})
        turns: Counter[int] = Counter()
        rounds, end = 1, game.start()
        for step in islice(walk(game, seed, beside=0.01), 400):
            for event in step.events:
                if isinstance(event, events.TurnStarted):
                    assert event.count == rounds
                    turns[event.seat] += 1
                elif isinstance(event, events.RoundEnded):
                    assert set(turns.values()) == {1}
                    turns.clear()
                    rounds += 1
            end = step.after
        turn = game.turn(end)
        if isinstance(turn, Over):
            assert all(not end.power[seat].out for seat in turn.winners)
