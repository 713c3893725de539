"""Positions are told apart: no two of one search have one key, and no node of another is followed.

`NATIONS_POSITIONS` says how many positions of real searches are met for each number of seats.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest

from nations.compiling.layout import fields
from nations.compiling.rules import bound, compiled, rule
from nations.contract import Effort
from nations.games.dice.moves import MOVE_COUNT
from nations.games.dice.phases import flow
from nations.games.dice.phases.flow import is_over, play
from nations.games.dice.skill.keys import key_of, place_of
from nations.games.dice.skill.mind import PURPOSES
from nations.games.dice.skill.rollouts import play_on
from nations.games.dice.skill.search import Searcher
from nations.games.dice.skill.solving import next_number, open_position
from nations.games.dice.skill.standing import note_chances
from nations.games.dice.skill.tree import (
    ROOT,
    add_node,
    go_down,
)
from nations.games.dice.state import (
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    NOTHING,
    SPACES,
    TILES,
    Box,
    Nation,
    State,
)
from nations.kernel.choices import allows
from nations.mind.tree import DEEPEST, back_up

from .policy_games import decisions, game

MANY = int(os.environ.get("NATIONS_POSITIONS", "700000"))
VISITS = 2000
"""Ways down one tree."""
DECISIONS = 7
"""Every so many decisions of a game are searched."""


# The keys before, as planted faults


@rule
def old_mix(key: int, number: int) -> int:
    return ((key ^ (number + 3)) * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0x7FFFFFFFFFFFFFFF


@rule
def old_key_of_nation(nation: Nation, key: int) -> int:
    key = old_mix(key, nation.vp * 256 + nation.books * 4 + nation.passed * 2 + nation.rolled)
    for die in range(DICE):
        if nation.unused[die]:
            key = old_mix(key, die * 32 + nation.unused[die])
    for colour in range(COLOURS):
        key = old_mix(key, nation.used[colour] * 32 + nation.unrolled[colour])
    for chit in range(CHITS):
        key = old_mix(key, nation.chits[chit] * 32 + nation.used_chits[chit])
    for space in range(DEVELOPMENTS):
        key = old_mix(key, (nation.development[space] + 1) * 4 + nation.gave[space])
    return old_mix(key, ((nation.advisor + 1) * 64 + nation.wonder + 1) * 16 + nation.advisor_gave)


@rule
def old_key_of(box: Box, s: State) -> int:
    """The key with which four seats crashed: phase and place are put together unmixed."""
    key = old_mix(s.age * 32 + s.phase, s.place)
    for space in range(SPACES):
        key = old_mix(key, s.board[space] + 1)
    for first in range(0, TILES, 20):
        places = 0
        for tile in range(first, first + 20):
            places = places * 8 + s.tiles[tile]
        key = old_mix(key, places)
    for at in range(box.seats):
        key = old_key_of_nation(s.nation[s.order[at]], old_mix(key, s.order[at]))
    key = old_mix(key, (s.buying + 1) * 8 + s.asked)
    key = old_mix(key, (s.due + 16) * 16 + s.stage * 4 + s.half)
    return old_mix(key, ((s.last + 1) * 16 + s.owed) * 8 + s.returning + 1) | 1


# Meeting positions as searches do

KEY, OLD_KEY, DIGEST, NOTED = 0, 1, 2, 4


@rule
def whole_digest(raw: Any, first: int) -> int:
    """A digest of every word of a state, made in another way than keys are."""
    word = first
    for at in range(len(raw)):
        word = (word + (raw[at] & 0xFFFFFFFF) + 1) & 0x7FFFFFFFFFFFFFFF
        word = ((word ^ (word >> 31)) * 0x3F58476D1CE4E5B9) & 0x7FFFFFFFFFFFFFFF
        word = ((word ^ (word >> 27)) * 0x14D049BB133111EB) & 0x7FFFFFFFFFFFFFFF
    return word


@rule
def note(box: Any, s: Any, raw: Any, found: Any, many: int) -> int:
    """Notes the keys and the digests of a position that is looked up."""
    if many < len(found):
        found[many][KEY] = key_of(box, s)
        found[many][OLD_KEY] = old_key_of(box, s)
        found[many][DIGEST] = whole_digest(raw, 1)
        found[many][DIGEST + 1] = whole_digest(raw, 2)
        many += 1
    return many


@rule
def note_tree(
    box: Any, table: Any, raw: Any, nodes: Any, edges: Any, m: Any, t: Any, found: Any
) -> int:
    """Grows a tree as `grow` does, and notes every position on the way down."""
    many, last = 0, table[0].age
    add_node(box, table[0], nodes, edges, m, t)
    for _ in range(t.times):
        table[1] = table[0]
        place, t.at, t.length = NOTHING, ROOT, 0
        for purpose in range(PURPOSES):
            m.rolls[purpose] = 0
        while True:
            go_down(box, table[1], nodes, edges, m, t)
            if is_over(table[1]) or table[1].age != last:
                break
            many = note(box, table[1], raw[1], found, many)
            place = place_of(t.notes, key_of(box, table[1]))
            if t.notes[place].key == 0 or t.length == DEEPEST:
                break
            t.at = t.notes[place].node
        if not is_over(table[1]) and table[1].age == last:
            room = t.nodes < len(nodes) and t.edges + MOVE_COUNT <= len(edges)
            met = t.notes[place]
            if room and met.key == 0:
                met.key, met.node = key_of(box, table[1]), t.nodes
                add_node(box, table[1], nodes, edges, m, t)
            play_on(box, table[1], m, t.g[0], t.luck)
        note_chances(box, table[1], m)
        for seat in range(box.seats):
            t.end[seat] = m.chance[seat]
        back_up(box, nodes, edges, t)
    return many


@rule
def note_solving(box: Any, path: Any, raw: Any, notes: Any, q: Any, found: Any) -> int:
    """Looks at all positions as `solve` does, those of chance included, and notes them."""
    many, at, last, left = 0, 0, path[0].age, len(notes) // 2
    open_position(box, path[0], 0, q.step[0])
    while at >= 0:
        number = next_number(box, path[at], q.step[at])
        if number == NOTHING or left <= 0 or at + 1 >= len(path):
            at -= 1
            continue
        q.step[at].next = number + 1
        path[at + 1] = path[at]
        at += 1
        play(box, path[at], number)
        if is_over(path[at]) or path[at].age > last:
            at -= 1
            continue
        many = note(box, path[at], raw[at], found, many)
        known = notes[place_of(notes, key_of(box, path[at]))]
        if known.key != 0:
            at -= 1
            continue
        known.key = key_of(box, path[at])
        left -= 1
        open_position(box, path[at], 0, q.step[at])
    return many


class Meeting(Searcher):
    """A searcher that notes what it meets."""

    def met(self, s: State, number: int) -> Iterator[Any]:
        """Keys and digests of all positions that a tree meets, and of those that are solved."""
        raw = self._path.view(np.int32).reshape(len(self._path), -1)
        found = np.zeros((2, VISITS * 24, NOTED), np.int64)
        self._begin(s)
        self._plant(0)
        self._tree["seed"], self._tree["times"], self._solved["key"] = number << 20, VISITS, 0
        given = self._box[0], self._path, raw
        trees = self._nodes, self._edges, self._mind[0], self._tree[0]
        grown = compiled(bound(note_tree, flow))(*given, *trees, found[0])
        rest = self._solved, self._solution[0], found[1]
        many = grown, compiled(bound(note_solving, flow))(*given, *rest)
        return (met[:count] for met, count in zip(found, many, strict=True))


def shared(found: Any, kind: int) -> int:
    """How many different positions have a key that another one has."""
    different = np.unique(found[:, [kind, DIGEST, DIGEST + 1]], axis=0)
    return len(different) - len(np.unique(different[:, 0]))


def mistaken(seats: int, many: int) -> tuple[int, int, int]:
    """How many positions searches met, and how many share a key, or an old key, in a search."""
    rules = game(seats)
    searcher, met, wrong, wrong_before = Meeting(rules.box), 0, 0, 0
    for number, s in enumerate(s for first in count() for s in decisions(rules, first)):
        if number % DECISIONS:
            continue
        for found in searcher.met(s, number):
            met += len(found)
            wrong += shared(found, KEY)
            wrong_before += shared(found, OLD_KEY)
        if met >= many:
            break
    return met, wrong, wrong_before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_positions_of_a_search_have_one_key(seats: int) -> None:
    met, wrong, wrong_before = mistaken(seats, MANY)
    assert met >= MANY
    assert wrong == 0
    assert seats < 3 or wrong_before > 0  # the planted fault is found where it did harm


SETTLED = {"seated", "event", "events", "shadow", "shadow_dice"}
"""What a round's start settles."""
FOLLOWS = {"supply", "supply_chits", "moves", "noted", "filled"}
"""What follows from the rest."""


def changed(record: Any) -> Iterator[tuple[str, State]]:
    """Every number of a record, changed by itself; the record is as it was after each."""
    for field in fields(type(record)):
        value = getattr(record, field.name)
        if field.of is not None:
            for at, inner in enumerate(value):
                yield from ((f"{field.name}.{at}.{name}", one) for name, one in changed(inner))
        elif field.length:
            for at in range(field.length):
                value[at] ^= 1
                yield f"{field.name}.{at}", record
                value[at] ^= 1
        else:
            setattr(record, field.name, value ^ 1)
            yield field.name, record
            setattr(record, field.name, value)


def test_a_key_is_made_of_everything_that_can_differ() -> None:
    """So a field that is added one day is not forgotten."""
    rules = game(4)
    s = next(decisions(rules, 0)).copy()
    key, left_out = key_of(rules.box, s), set()
    for name, _ in changed(s):
        if key_of(rules.box, s) == key:
            left_out.add(name.split(".")[0])
    assert left_out == SETTLED | FOLLOWS


@pytest.mark.parametrize("seats", [2, 4])
def test_a_node_of_another_position_is_never_followed(seats: int) -> None:
    """All keys are made to lead to one node; none but its own position goes on there."""
    rules = game(seats)
    s = next(decisions(rules, 0)).copy()
    searcher = Searcher(rules.box)
    moves = [number for number in range(MOVE_COUNT) if allows(s, number)]
    searcher.search(s, moves, Effort(nodes=4000), 1)
    nodes = searcher._nodes[: searcher._tree[0]["nodes"]]
    same = [
        (nodes["moves"] == one["moves"]).all(axis=1) & (nodes["seat"] == one["seat"])
        for one in nodes
    ]
    alone = next(at for at in range(len(nodes) - 1, 0, -1) if same[at].sum() == 1)
    searcher._tree[0]["notes"]["node"] = alone
    before = nodes["visits"].copy()
    searcher._step(200)
    gained = searcher._nodes["visits"][: len(before)] - before
    assert gained[ROOT] == 200
    others = np.delete(gained, [ROOT, alone])
    assert not others.any()
    assert 200 - gained[alone] > 0
