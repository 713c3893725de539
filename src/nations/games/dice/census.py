"""What a balance sheet counts of a game: offers, purchases, famines, wars, leads, shortages.

The rules here play as `flow` does and note what happens in a tally; they run on plain objects and
compiled. A tally keeps a whole game, so that any figure can be read from it later.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated

from nations.compiling.layout import Layout, Row, i32
from nations.compiling.rules import rule
from nations.games.dice.content import CHIT_NAMES, KIND_NAMES, ContentSet, Tile
from nations.games.dice.moves import BUY, PASS
from nations.games.dice.phases.end import tile_points, winner
from nations.games.dice.phases.flow import (
    decide,
    go_on,
    happen,
    note_moves,
    waits_for_chance,
)
from nations.games.dice.state import (
    ADVISOR,
    AGES,
    DEVELOPMENTS,
    FOOD,
    MILITARY,
    NOTHING,
    ROWS,
    SEATS,
    TILES,
    Box,
    Phase,
    Place,
    State,
    seat_at_turn,
)
from nations.kernel.choices import count, forbid, nth
from nations.kernel.counting import Counting, Targets, Thing

BY_AGE = AGES * SEATS
PLANS = {
    "development": KIND_NAMES[:2],
    "advisor": KIND_NAMES[2:3],
    "colony": KIND_NAMES[3:4],
    "wonder": KIND_NAMES[4:],
}
"""What people call a kind of tile: a building and a military unit are both developments."""
TARGETS = Targets(
    table=SEATS,
    score=(20, 26),
    winner=(24, 34),
    alone=(25, 35),
    rare=(50, 0.02),
    met=(0.35, 0.65),
    dearest=0.9,
    cheapest=0.2,
    seat=0.04,
)
"""What the default set is calibrated to, after published scores (data/SOURCES.md)."""


class Tally(Layout):
    """One game. Rows by age and seat have the seats of an age side by side.

    `row` is the price at which a tile was offered (0: it was not), `buyer` and `scored` are one
    above the seat that bought it or scored it at the end. `track` is the VP track after each round;
    `books`, `famine` and `war` are the points for them. The last group is for what is under way.
    """

    order: Annotated[Row, SEATS]
    row: Annotated[Row, TILES]
    buyer: Annotated[Row, TILES]
    scored: Annotated[Row, TILES]
    event: Annotated[Row, AGES]
    books: Annotated[Row, BY_AGE]
    famine: Annotated[Row, BY_AGE]
    war: Annotated[Row, BY_AGE]
    track: Annotated[Row, BY_AGE]
    actions: Annotated[Row, BY_AGE]
    short_dice: i32
    short_chits: i32
    scores: Annotated[Row, SEATS]
    wins: Annotated[Row, SEATS]
    before: Annotated[Row, SEATS]


@rule
def play_counted(box: Box, s: State, number: int, t: Tally) -> None:
    """Plays a move or an outcome and all that follows from it, as `flow.play` does."""
    if waits_for_chance(s):
        phase = s.phase
        happen(box, s, number)
        if phase == Phase.EVENT:
            note_offers(box, s, t)
    else:
        decide_counted(box, s, number, t)
    while True:
        go_on_counted(box, s, t)
        note_moves(box, s)
        if count(s) != 1:
            return
        decide_counted(box, s, nth(s, 0), t)


@rule
def note_offers(box: Box, s: State, t: Tally) -> None:
    """D-R1, D-R2: the board of the round is laid; and who was first when the game began."""
    t.event[s.age - 1] = s.event
    for space in range(ROWS * box.columns):
        t.row[s.board[space]] = space // box.columns + 1
    if s.age == 1:
        for at in range(box.seats):
            t.order[at] = s.order[at]


@rule
def remember(box: Box, s: State, t: Tally) -> None:
    """The points before something happens."""
    for seat in range(box.seats):
        t.before[seat] = s.nation[seat].vp


@rule
def place_of(age: int, seat: int) -> int:
    """Where a row by age and seat keeps a number."""
    return (age - 1) * SEATS + seat


@rule
def decide_counted(box: Box, s: State, move: int, t: Tally) -> None:
    """A decision. Points come only for a famine met (D-F1), tiles only when they are paid."""
    phase, age, seat = s.phase, s.age, seat_at_turn(s)
    tile = tile_in_hand(s)
    chit = box.chit[tile] if tile != NOTHING else NOTHING
    left = s.supply_chits[chit] if chit != NOTHING else 1
    if phase == Phase.ACTING and move != PASS:
        t.actions[place_of(age, seat)] += 1
    remember(box, s, t)
    decide(box, s, move)
    if s.nation[seat].vp > t.before[seat]:
        t.famine[place_of(age, seat)] = s.nation[seat].vp - t.before[seat]
    if tile == NOTHING or s.phase == phase == Phase.PAYING:
        return
    if phase == Phase.PAYING:
        if t.buyer[tile] == 0:
            t.buyer[tile] = seat + 1
        if box.limited and left == 0 and s.nation[seat].wonder != tile:
            t.short_chits += 1
    if s.phase != Phase.REPLACING and s.phase != Phase.RETURNING:
        note_shortage(box, s, t, seat, tile)


@rule
def tile_in_hand(s: State) -> int:
    """The tile that is being bought, placed or built; NOTHING otherwise (D-A4 to D-A11)."""
    if s.phase == Phase.PAYING and s.asked != FOOD:
        return s.board[s.buying] if s.buying != NOTHING else s.nation[seat_at_turn(s)].wonder
    if s.phase == Phase.REPLACING or s.phase == Phase.RETURNING:
        return s.buying
    return NOTHING


@rule
def note_shortage(box: Box, s: State, t: Tally, seat: int, tile: int) -> None:
    """D-A7a, D-A8a: the supply had less than the new development or advisor shows."""
    nation = s.nation[seat]
    if box.kind[tile] == ADVISOR and nation.advisor_gave < box.rerolls[tile]:
        t.short_chits += 1
    for space in range(DEVELOPMENTS):
        if nation.development[space] == tile and nation.gave[space] < box.dice[tile]:
            t.short_dice += 1


@rule
def go_on_counted(box: Box, s: State, t: Tally) -> None:
    """What goes by itself: the scoring of books, or the war and the end of the round."""
    phase, age = s.phase, s.age
    remember(box, s, t)
    go_on(box, s)
    if phase == Phase.BOOKS:
        for seat in range(box.seats):
            t.books[place_of(age, seat)] = s.nation[seat].vp - t.before[seat]
    elif phase == Phase.ORDER:
        for seat in range(box.seats):
            tiles = tile_points(box, s, seat) if s.phase == Phase.OVER else 0
            t.track[place_of(age, seat)] = s.nation[seat].vp - tiles
            t.war[place_of(age, seat)] = s.nation[seat].vp - tiles - t.before[seat]
        if s.phase == Phase.OVER:
            note_end(box, s, t)


@rule
def note_end(box: Box, s: State, t: Tally) -> None:
    """D-E1, D-E2: who scored which tile, the scores and the winner."""
    for tile in range(TILES):
        if s.tiles[tile] >= Place.HELD:
            seat = s.tiles[tile] - Place.HELD
            if s.nation[seat].wonder != tile:
                t.scored[tile] = seat + 1
    for seat in range(box.seats):
        t.scores[seat] = s.nation[seat].vp
        t.wins[seat] = 1 if winner(box, s) == seat else 0


@rule
def forget(box: Box, s: State, kinds: int) -> None:
    """Takes the purchases of tiles of some kinds (a bit each) off the moves noted."""
    if s.phase != Phase.ACTING:
        return
    for space in range(ROWS * box.columns):
        if s.board[space] != NOTHING and kinds >> box.kind[s.board[space]] & 1:
            forbid(s, BUY + space)


def blind(box: Box, kinds: int) -> Box:
    """The box to who holds tiles of some kinds for worthless."""
    twin = box.copy()
    for tile in range(TILES):
        if kinds >> box.kind[tile] & 1:
            twin.vp[tile] = twin.rerolls[tile] = 0
            twin.chit[tile] = NOTHING
            if box.kind[tile] <= MILITARY:
                twin.dice[tile] = 1
                twin.colour[tile] = 0
    return twin


def counting(content: ContentSet, policies: Mapping[str, Callable[..., int]]) -> Counting:
    """The game as `nations.balance` counts it."""
    return Counting(
        tally=Tally,
        play=play_counted,
        forget=forget,
        blind=blind,
        kinds={name: sum(1 << KIND_NAMES.index(kind) for kind in of) for name, of in PLANS.items()},
        things=tuple(_thing(tile) for tile in content.tiles),
        prices=ROWS,
        rounds=AGES,
        points=("books", "famine", "war"),
        checks=("famine", "war"),
        policies=policies,
        targets=TARGETS,
    )


def _thing(tile: Tile) -> Thing:
    """D-C6: a tile is as good as another if it shows as much of everything and costs no more."""
    kind = next(name for name, of in PLANS.items() if tile.kind in of)
    chits = tuple(int(tile.chit == chit) for chit in CHIT_NAMES)
    gains = (tile.vp, tile.dice, tile.rerolls, -tile.stone, *chits)
    return Thing(tile.id, kind, tile.age, tile.colour or kind, gains)
