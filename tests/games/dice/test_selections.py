"""Sets, not sequences: what can be picked at once is exactly what the small moves can reach.

The truth is the rules alone: every line of small moves is walked to its end, and what it used is
written down. Against that stand the selections: which sets they call complete, and what they spell.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from math import prod
from typing import Any

import msgspec
import pytest

from nations.contract import Decision, Move
from nations.edition.selection import Selecting, Selection, counted, is_complete
from nations.errors import IllegalMove
from nations.games.dice import moves
from nations.games.dice.game import DiceGame
from nations.games.dice.spelling import TAKEN, taken
from nations.games.dice.state import Phase, State
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

POSITIONS = int(os.environ.get("NATIONS_SELECTIONS", 400))
"""Of each kind of table; before a release 20000."""
MOST_SETS, MOST_ORDERS = 48, 3
"""Choices of very many things are left to the smaller ones: they differ in nothing but size."""
TABLES: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in (1, 2, 3, 4)] + [
    (2, {"overpaying": "yes"})
]
LEADS = (moves.Reroll, moves.Buy, moves.Build, moves.Feed)

Bag = tuple[str, ...]


@cache
def table(seats: int, overpaying: str = "no") -> DiceGame:
    game = load("dice").game(seats, {"overpaying": overpaying}, None)
    assert isinstance(game, DiceGame)
    return game


def positions(game: DiceGame, count: int, seed: str) -> Iterator[State]:
    """Tables at which somebody must decide, from games at random: early, late, in mid-choice."""
    source = random.Random(seed)
    made = games = 0
    while made < count:
        match, games = Match(game, Seeded(f"{seed} {games}")), games + 1
        match.deal()
        while made < count and isinstance(match.turn, Decision):
            if source.random() < 0.5:
                made += 1
                yield match.state
            found = [move for move in match.turn.moves if not isinstance(move, moves.Pass)]
            match.play(source.choice(found or match.turn.moves))
            match.deal()


def choices(game: DiceGame, state: State) -> Iterator[tuple[Move | None, Selection]]:
    """Every choice of several things that a table offers."""
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    for lead in (None, *turn.moves):
        selection = game.selection(state, lead)
        if selection is not None:
            yield lead, selection


def reached(game: DiceGame, state: State, lead: Move | None) -> dict[Bag, State]:
    """All that small moves can use up for one choice, and the table that it leads to."""
    seat = game.at_turn(state)
    phase = Phase(state.phase)
    if lead is not None:
        phase = Phase.PICKING if isinstance(lead, moves.Reroll) else Phase.PAYING
    found: dict[Bag, State] = {}

    def walk(at: State, used: Bag, move: Move) -> None:
        after, told = game.play(at, move)
        own = (event for event in told if getattr(event, "seat", None) == seat)
        used += tuple(name for event in own if (name := taken(event, phase)) is not None)
        if after.phase == phase and game.at_turn(after) == seat:
            for step in legal(after):
                walk(after, used, step)
        else:
            bag = tuple(sorted(used))
            assert bag not in found, "a set is reached in two orders"
            found[bag] = after

    def legal(at: State) -> tuple[Move, ...]:
        turn = game.turn(at)
        assert isinstance(turn, Decision)
        return turn.moves

    for move in (lead,) if lead is not None else legal(state):
        walk(state, (), move)
    return found


def size(selection: Selection) -> int:
    """How many sets there are of what may be picked."""
    return prod(item.count + 1 for item in selection.items)


def bags(selection: Selection) -> list[Bag]:
    """Every set of what is there, the empty one too."""
    ranges = (range(item.count + 1) for item in selection.items)
    names = [item.name for item in selection.items]
    return [
        tuple(sorted(name for name, n in zip(names, counts, strict=True) for _ in range(n)))
        for counts in product(*ranges)
    ]


def orders(bag: Bag, source: random.Random) -> Iterator[Bag]:
    """Every order of few things, some of many."""
    if len(bag) <= 3:
        yield from permutations(bag)
    else:
        for _ in range(MOST_ORDERS):
            yield tuple(source.sample(bag, len(bag)))


def check(game: DiceGame, state: State, lead: Move | None, selection: Selection) -> int:
    """One choice against the rules; how many sets were compared."""
    source = random.Random(game.write_position(state))
    truth = reached(game, state, lead)
    every = bags(selection)
    assert set(truth) == {bag for bag in every if is_complete(selection, bag)}
    if selection.suggested:
        assert tuple(sorted(selection.suggested)) in truth
    for bag in source.sample(every, min(len(every), 4)):
        if bag in truth:
            for order in orders(bag, source):
                assert played(game, state, game.spelled(state, lead, order)) == truth[bag]
        else:
            with pytest.raises(IllegalMove):
                game.spelled(state, lead, source.sample(bag, len(bag)))
    return len(every)


def played(game: DiceGame, state: State, line: tuple[Move, ...]) -> State:
    for move in line:
        state, _ = game.play(state, move)
    return state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_sets_are_exactly_what_the_rules_reach(seats: int, options: dict[str, str]) -> None:
    """D-A3, D-A5, D-A5a, D-T1, D-A7, D-A8, D-B1: in any order, and nothing else."""
    game = table(seats, **options)
    source, seen, kinds = random.Random(seats), 0, Counter[str]()
    for state in positions(game, POSITIONS, f"{seats} {options}"):
        found = [one for one in choices(game, state) if size(one[1]) <= MOST_SETS]
        for lead, selection in source.sample(found, min(len(found), 2)):
            seen += check(game, state, lead, selection)
            kinds[type(lead).__name__ if lead else Phase(state.phase).name] += 1
    print(f"{seats} seats {options}: {sum(kinds.values())} choices, {seen} sets, {dict(kinds)}")  # noqa: T201
    assert seen > 5 * POSITIONS
    assert {"Reroll", "Buy", "Build", "RETURNING", "STUDYING"} <= set(kinds), kinds


def actions(game: DiceGame, seed: str) -> Iterator[list[Move]]:
    """What a player does, action by action, as long as each is `under_way`."""
    source, match, action = random.Random(seed), Match(game, Seeded(seed)), list[Move]()
    match.deal()
    while isinstance(match.turn, Decision):
        before, move = match.state, source.choice(match.turn.moves)
        match.play(move)
        action.append(move)
        if not game.under_way(before, match.state):
            yield action
            action = []
            match.deal()


SMALL = (
    moves.Pick, moves.Roll, moves.Pay, moves.PayChit, moves.Trade, moves.Replace, moves.Return,
    moves.ReturnUsed, moves.ReturnChit,
)  # fmt: skip
"""Moves that go on with something."""
STUDIES = (moves.Use, moves.UseChit, moves.Done)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_action_is_under_way_until_nothing_of_it_is_left(seats: int) -> None:
    """Nobody else and no die comes within it, it begins with what opens it, and all the rest of it
    is small; so whoever plays move by move can be told of whole."""
    game, many = table(seats), 0
    for seed in range(10):
        for action in actions(game, f"{seats} {seed}"):
            assert not isinstance(action[0], SMALL), action
            assert all(isinstance(move, (*SMALL, *STUDIES)) for move in action[1:]), action
            many += len(action) > 2
    assert many > 20


def test_an_action_that_ends_too_early_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(2)
    monkeypatch.setattr(DiceGame, "under_way", lambda *_: False)
    assert any(isinstance(action[0], SMALL) for action in actions(game, "planted"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_opens_a_choice_has_one(seats: int) -> None:
    """Nobody meets the small moves by surprise: where a set is asked for, it is offered whole."""
    game = table(seats)
    for state in positions(game, 60, f"leads {seats}"):
        turn = game.turn(state)
        assert isinstance(turn, Decision)
        for move in turn.moves:
            assert (game.selection(state, move) is not None) == isinstance(move, LEADS)
        asks = state.phase in TAKEN and not state.half
        assert (game.selection(state, None) is not None) == asks


def test_a_chit_can_be_picked_before_the_dice() -> None:
    """D-A5a: two gold dice and a gold chit pay three, whatever is touched first."""
    game, picked = table(2), ("gold", "wG", "wG")
    fitting = (
        (state, lead)
        for state in positions(game, 4000, "chit first")
        for lead, selection in choices(game, state)
        if isinstance(lead, moves.Buy) and is_complete(selection, picked)
    )
    state, lead = next(fitting)
    assert len({game.spelled(state, lead, order) for order in permutations(picked)}) == 1


@pytest.mark.parametrize(
    ("overpaying", "change", "what"),
    [
        ("no", {"least": 0}, "too little"),
        ("no", {"sparing": False}, "too much"),
        ("yes", {"whole": 1}, "half a trade"),
        ("no", {"most": 0}, "never enough"),
        ("no", {"items": ()}, "nothing to pick"),
    ],
)
def test_a_selection_that_is_wrong_is_seen(
    overpaying: str, change: dict[str, Any], what: str
) -> None:
    game = table(2, overpaying)
    wrong = 0
    for state in positions(game, 40, "planted"):
        for lead, selection in choices(game, state):
            if not isinstance(lead, moves.Buy) or not 4 < size(selection) <= MOST_SETS:
                continue
            truth = set(reached(game, state, lead))
            planted = msgspec.structs.replace(selection, **change)
            wrong += truth != {bag for bag in bags(selection) if is_complete(planted, bag)}
    assert wrong, what


def test_a_speller_that_forgets_the_order_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(2)
    plain = game._selector.selection

    def reversed_items(state: State, lead: Move | None) -> Selection | None:
        found = plain(state, lead)
        return found and msgspec.structs.replace(found, items=found.items[::-1])

    monkeypatch.setattr(game._selector, "selection", reversed_items)
    with pytest.raises((AssertionError, IllegalMove)):
        check_some(game)


def check_some(game: DiceGame) -> None:
    for state in positions(game, 40, "reversed"):
        for lead, selection in choices(game, state):
            if size(selection) <= MOST_SETS:
                check(game, state, lead, selection)


def test_what_is_not_there_cannot_be_picked() -> None:
    game = table(2)
    state = next(one for one in positions(game, 9, "not there") if one.phase == Phase.ACTING)
    buy = next(m for m in game.turn(state).moves if isinstance(m, moves.Buy))  # type: ignore[union-attr]
    selection = game.selection(state, buy)
    assert selection is not None
    for items in (("rX9",), ("used",), ("",), selection.suggested * 9):
        with pytest.raises(IllegalMove):
            game.spelled(state, buy, items)
    with pytest.raises(IllegalMove):
        game.spelled(state, moves.Pass(), ())
    with pytest.raises(LookupError):
        counted(selection, ["rX9"])
    assert not is_complete(selection, ["rX9"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_game_of_nations_every_move_is_whole(seats: int) -> None:
    """No rule of that game asks for a set, so it offers none: each decision is one thing."""
    game = load("kark").game(seats, {}, None)
    assert not isinstance(game, Selecting)
    assert isinstance(table(seats), Selecting)
