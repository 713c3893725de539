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

from nations.choices import allows
from nations.contract import Effort
from nations.games.nations_dice.moves import MOVE_COUNT
from nations.games.nations_dice.phases import flow
from nations.games.nations_dice.phases.flow import is_over, play
from nations.games.nations_dice.skill.hand import ROLLS
from nations.games.nations_dice.skill.keys import key_of, place_of
from nations.games.nations_dice.skill.rollouts import PURPOSES, play_on
from nations.games.nations_dice.skill.searching import Searcher
from nations.games.nations_dice.skill.solving import (
    NEXT,
    next_number,
    open_position,
)
from nations.games.nations_dice.skill.standing import chance_to_win
from nations.games.nations_dice.skill.tree import (
    DEEPEST,
    ROOT,
    add_node,
    back_up,
    go_down,
)
from nations.games.nations_dice.state import (
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
from nations.record import bound, compiled, fields, rule, to_array

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
    key = old_mix(s.age * 32 + s.phase, s.at)
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
    box: Any, table: Any, raw: Any, g: Any, w: Any, v: Any, t: Any, h: Any, o: Any,
    keys: Any, places: Any, nodes: Any, edges: Any, tree: Any, times: int, found: Any,
) -> int:  # fmt: skip
    """Grows a tree as `grow` does, and notes every position on the way down."""
    many, last = 0, table[0].age
    add_node(box, table[0], w, t, h, o, nodes, edges, tree)
    for _ in range(times):
        table[1] = table[0]
        at, place, tree.length = ROOT, NOTHING, 0
        for purpose in range(PURPOSES):
            h[ROLLS][purpose] = 0
        while True:
            go_down(box, table[1], g, h, nodes, edges, tree, at)
            if is_over(table[1]) or table[1].age != last:
                break
            many = note(box, table[1], raw[1], found, many)
            place = place_of(keys, key_of(box, table[1]))
            if keys[place] == 0 or tree.length == DEEPEST:
                break
            at = places[place]
        if not is_over(table[1]) and table[1].age == last:
            room = tree.nodes < len(nodes) and tree.edges + MOVE_COUNT <= len(edges)
            if room and keys[place] == 0:
                keys[place], places[place] = key_of(box, table[1]), tree.nodes
                add_node(box, table[1], w, t, h, o, nodes, edges, tree)
            play_on(box, table[1], g, tree.luck, w, t, h, o)
        for seat in range(box.seats):
            tree.end[seat] = chance_to_win(box, table[1], seat, v[last], t[0])
        back_up(box, nodes, edges, tree)
    return many


@rule
def note_solving(box: Any, path: Any, raw: Any, ways: Any, keys: Any, left: int, found: Any) -> int:
    """Looks at all positions as `solve` does, those of chance included, and notes them."""
    many, at, last = 0, 0, path[0].age
    open_position(box, path[0], 0, ways[0])
    while at >= 0:
        number = next_number(box, path[at], ways[at])
        if number == NOTHING or left <= 0 or at + 1 >= len(path):
            at -= 1
            continue
        ways[at][NEXT] = number + 1
        path[at + 1] = path[at]
        at += 1
        play(box, path[at], number)
        if is_over(path[at]) or path[at].age > last:
            at -= 1
            continue
        many = note(box, path[at], raw[at], found, many)
        place = place_of(keys, key_of(box, path[at]))
        if keys[place] != 0:
            at -= 1
            continue
        keys[place] = key_of(box, path[at])
        left -= 1
        open_position(box, path[at], 0, ways[at])
    return many


@rule
def note_search(
    box: Any, path: Any, raw: Any, g: Any, w: Any, v: Any, t: Any, h: Any, o: Any,
    tree_keys: Any, places: Any, nodes: Any, edges: Any, tree: Any, ways: Any, keys: Any,
    grown: Any, solved: Any, many: Any,
) -> None:  # fmt: skip
    """Notes what a tree of a position meets, and what solving it meets."""
    many[0] = note_tree(
        box, path, raw, g, w, v, t, h, o, tree_keys, places, nodes, edges, tree, VISITS, grown
    )
    many[1] = note_solving(box, path, raw, ways, keys, len(keys) // 2, solved)


class Meeting(Searcher):
    """A searcher that notes what it meets."""

    def met(self, s: State, number: int) -> Iterator[Any]:
        """Keys and digests of all positions that a tree meets, and of those that are solved."""
        raw = self._path.view(np.int32).reshape(len(self._path), -1)
        found, many = np.zeros((2, VISITS * 24, NOTED), np.int64), np.zeros(2, np.int64)
        self._path[0] = to_array(s)[0]
        self._tree["nodes"] = self._tree["edges"] = self._tree_keys[:] = self._keys[:] = 0
        self._tree["seed"] = number << 20
        compiled(bound(note_search, flow))(
            self._box[0], self._path, raw, self._g[0], self._w, self._v, *self._room,
            self._tree_keys, self._places, self._nodes, self._edges, self._tree[0],
            self._ways, self._keys, *found, many,
        )  # fmt: skip
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
FOLLOWS = {"supply", "supply_chits", "moves"}
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
    searcher._places[:] = alone
    before = nodes["visits"].copy()
    searcher._grow(200)
    gained = searcher._nodes["visits"][: len(before)] - before
    assert gained[ROOT] == 200
    others = np.delete(gained, [ROOT, alone])
    assert not others.any()
    assert 200 - gained[alone] > 0
