"""A tally says what the events say, and counting changes no game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from nations.balance.loop import count_out
from nations.balance.playing import Compiled, CountedTable
from nations.compiling.layout import to_array
from nations.compiling.rules import bound
from nations.contract import Event
from nations.games.dice import census
from nations.games.dice.census import Tally, blind, forget, play_counted
from nations.games.dice.events import (
    BooksScored,
    DiceTaken,
    FamineMet,
    PlaceDrawn,
    RoundStarted,
    TileLaid,
    TileTaken,
    WarMet,
)
from nations.games.dice.game import DiceGame
from nations.games.dice.moves import BUY, PASS
from nations.games.dice.phases import flow
from nations.games.dice.state import ADVISOR, COLONY, SEATS, WONDER, Phase
from nations.kernel.choices import allows, count
from nations.kernel.generator import Generator, seed
from nations.kernel.playout import random_move

from .own_set import content, dice_game
from .tables import walk

EVERYTHING = {"books": BooksScored, "famine": FamineMet, "war": WarMet}


def counted(game: DiceGame, seed: int) -> tuple[Any, list[Event], Any]:
    """A random game played twice: by the game itself, and counted."""
    tally, state, told = Tally(), game.start(), list[Event]()
    for step in walk(game, seed):
        play_counted(game.box, state, game.number(state, step.move), tally)
        told += step.events
        assert state == step.after
    return tally, told, state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_tally_is_what_the_events_tell(seats: int) -> None:
    for number in range(6):
        game = dice_game(seats)
        tally, told, state = counted(game, number)
        ids = [tile.id for tile in game.content.tiles]
        rows = {e.tile: int(e.space[1]) for e in told if isinstance(e, TileLaid)}
        assert {ids[at]: row for at, row in enumerate(tally.row) if row} == rows
        taken = {e.tile: e.seat + 1 for e in told if isinstance(e, TileTaken)}
        assert {ids[at]: who for at, who in enumerate(tally.buyer) if who} == taken
        for name, kind in EVERYTHING.items():
            assert getattr(tally, name) == points(told, kind)
        first = {e.place - 1: e.seat for e in told if isinstance(e, PlaceDrawn)}
        assert {at: tally.order[at] for at in first} == first
        assert tuple(tally.scores[:seats]) == game.over(state).scores
        assert tuple(np.flatnonzero(tally.wins)) == game.over(state).winners


def points(told: list[Event], kind: type[Any]) -> list[int]:
    """The points of events of a kind, by age and seat."""
    found, age = Counter[int](), 4 - sum(isinstance(event, RoundStarted) for event in told)
    for event in told:
        age += isinstance(event, RoundStarted)
        if isinstance(event, kind):
            found[(age - 1) * SEATS + event.seat] += event.vp
    return [found[at] for at in range(4 * SEATS)]


def test_the_track_and_the_tiles_make_the_score() -> None:
    for number in range(6):
        game = dice_game(4)
        tally, _, _ = counted(game, number)
        for seat in range(4):
            own = range(seat, 16, SEATS)
            gained = sum(tally.books[at] + tally.famine[at] + tally.war[at] for at in own)
            assert tally.track[12 + seat] == gained
            tiles = [at for at, who in enumerate(tally.scored) if who == seat + 1]
            assert tally.scores[seat] == gained + sum(game.box.vp[at] for at in tiles)


def scarce(seats: int) -> DiceGame:
    """A game whose tiles show more than the box holds."""
    changes: dict[str, dict[str, Any]] = {}
    for tile in content().tiles:
        if tile.dice:
            changes[tile.id] = {"colour": "red", "dice": 2}
        elif tile.kind == "advisor":
            changes[tile.id] = {"rerolls": 6}
        else:
            changes[tile.id] = {"chit": "book"}
    return dice_game(seats, changes)


def shortages(number: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Shortages of dice and chits in a scarce game: as counted, and as told."""
    tally, told, _ = counted(scarce(4), number)
    short = [e for e in told if e.rule in ("D-A7a", "D-A8a", "D-A11a") and hasattr(e, "count")]
    dice = sum(isinstance(event, DiceTaken) for event in short)
    return (tally.short_dice, tally.short_chits), (dice, len(short) - dice)


def test_shortages_are_those_the_events_tell() -> None:
    found = [shortages(number) for number in range(4)]
    assert [noted for noted, _ in found] == [told for _, told in found]
    assert all(sum(column) > 3 for column in zip(*(told for _, told in found), strict=True))


def test_a_fault_in_the_counting_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(census, "note_shortage", lambda box, s, t, seat, tile: None)
    assert any(noted != told for noted, told in map(shortages, range(4)))


@pytest.mark.parametrize("seats", [1, 4])
def test_compiled_games_are_those_of_plain_objects(seats: int) -> None:
    table = CountedTable("dice", ("random",) * seats, "7", without="wonder")
    tallies = Compiled(table, random_move, bounds=True).play(5, 1, lambda _: None)
    game, rules, counting = table.subject()
    kinds = counting.kinds["wonder"]
    boxes = [rules.box, counting.blind(rules.box, kinds)]
    names = {"choose": random_move, "play_counted": play_counted, "forget": forget}
    loop = bound(count_out, flow, **names)
    for number in range(5):
        tally, generator = Tally(), Generator()
        seed(generator, (table.number << 32) + number)
        loop(boxes, game.start(), generator, tally, [kinds, 0, 0, 0])
        assert to_array(tally)[0] == tallies[number]
        wonders = [at for at in range(60) if rules.box.kind[at] == WONDER]
        assert not any(tally.buyer[at] == 1 for at in wonders)


def test_what_is_ignored_is_not_offered_and_worth_nothing() -> None:
    game = dice_game(2)
    for step in walk(game, 3):
        state = step.before.copy()
        if state.phase != Phase.ACTING:
            continue
        before = count(state)
        forget(game.box, state, 1 << COLONY | 1 << ADVISOR)
        gone = [at for at in range(12) if allows(step.before, BUY + at) > allows(state, BUY + at)]
        assert count(state) == before - len(gone)
        assert all(game.box.kind[state.board[at]] in (ADVISOR, COLONY) for at in gone)
        assert allows(state, PASS)
    dull = blind(game.box, 1 << WONDER)
    assert {dull.vp[at] for at in range(60) if dull.kind[at] == WONDER} == {0}
    assert {dull.vp[at] for at in range(60) if dull.kind[at] != WONDER} == {1}
    assert game.box.vp != dull.vp
