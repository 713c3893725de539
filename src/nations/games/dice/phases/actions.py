"""Actions: whose turn it is, rolling, the reroll, choosing a tile or the wonder, passing."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.moves import BUILD, BUY, DIE, MOVE_COUNT, PASS, REROLL_MOVE, ROLL
from nations.games.dice.phases.payment import ask, means
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    COLOURS,
    GOLD,
    NOTHING,
    PAID_WITH,
    REROLL,
    ROWS,
    STONE,
    STRENGTH,
    Box,
    Phase,
    State,
    clear_move,
    colour_of,
    nation_at_turn,
    seat_at_turn,
    unused_dice,
    use_chit,
)
from nations.kernel.choices import allow, allow_many


@rule
def next_player(box: Box, s: State) -> None:
    """D-A1: in player order, round and round, to who has not passed; after all have, the books."""
    clear_move(s)
    for step in range(box.seats):
        at = (s.place + step) % box.seats
        if not s.nation[s.order[at]].passed:
            s.place = at
            start_turn(s)
            return
    s.place = box.seats - 1
    s.phase = Phase.STUDYING


@rule
def start_turn(s: State) -> None:
    """D-A2, D-A2a, D-A2b: before the first action, or pass, of the round all dice are rolled."""
    nation = nation_at_turn(s)
    s.phase = Phase.ACTING
    if not nation.rolled:
        if next_colour(s) == NOTHING:
            nation.rolled = 1
        else:
            s.phase = Phase.ROLLING


@rule
def next_colour(s: State) -> int:
    """The colour of the next die to be rolled; the dice in hand are rolled one by one."""
    for colour in range(COLOURS):
        if nation_at_turn(s).unrolled[colour]:
            return colour
    return NOTHING


@rule
def roll_die(s: State, die: int) -> None:
    """D-A2, D-A3, D-A7: a die is rolled; after the last one the action follows, or is complete."""
    nation = nation_at_turn(s)
    nation.unrolled[colour_of(die)] -= 1
    nation.unused[die] += 1
    tell(s, What.DIE_ROLLED, reason_to_roll(s), seat_at_turn(s), die)
    if next_colour(s) == NOTHING:
        s.phase = Phase.ACTION_DONE if nation.rolled else Phase.ACTING
        nation.rolled = 1


@rule
def reason_to_roll(s: State) -> int:
    """The rule behind a roll: the first of the round, a reroll of picked dice, or new dice."""
    if not nation_at_turn(s).rolled:
        return Rule.D_A2
    return Rule.D_A7 if s.last == NOTHING else Rule.D_A3


@rule
def currency(box: Box, tile: int) -> int:
    """D-C5: colonies cost strength, all other tiles gold (and so would an empty space)."""
    return GOLD if tile == NOTHING else PAID_WITH[box.kind[tile]]


@rule
def price(box: Box, space: int) -> int:
    """D-A4, D-X4: the row is the price, whatever the tile: 1, 2 or 3."""
    return space // box.columns + 1


@rule
def object_to_action(box: Box, s: State, move: int) -> int:
    """D-A1: one action, or a pass, which is always possible (D-A12)."""
    if move == PASS:
        return Rule.NONE
    if move == REROLL_MOVE:
        return object_to_reroll(s)
    if move == BUILD:
        return object_to_building(box, s)
    if BUY <= move < BUY + ROWS * box.columns:
        nation, space = nation_at_turn(s), move - BUY
        return object_to_buying(box, s, space, means(box, nation, currency(box, s.board[space])))
    return Rule.D_A1


@rule
def note_actions(box: Box, s: State) -> None:
    """D-A1: every action that is open, and the pass; the purse is counted once for all tiles."""
    nation = nation_at_turn(s)
    for move in range(PASS, BUY):
        if object_to_action(box, s, move) == Rule.NONE:
            allow(s, move)
    gold, strength = means(box, nation, GOLD), means(box, nation, STRENGTH)
    spaces = 0
    for space in range(ROWS * box.columns):
        purse = gold if currency(box, s.board[space]) == GOLD else strength
        if object_to_buying(box, s, space, purse) == Rule.NONE:
            spaces |= 1 << space
    allow_many(s, BUY, spaces)


@rule
def object_to_reroll(s: State) -> int:
    """D-A3a: a reroll needs an unused reroll chit and an unused die."""
    nation = nation_at_turn(s)
    if nation.chits[REROLL] == 0 or unused_dice(nation) == 0:
        return Rule.D_A3a
    return Rule.NONE


@rule
def object_to_buying(box: Box, s: State, space: int, purse: int) -> int:
    """D-A4, D-A5: there is a tile, and the price of its row can be paid in its currency.

    The purse is the most that the nation could pay in that currency.
    """
    if s.board[space] == NOTHING:
        return Rule.D_A4
    return Rule.D_A5 if purse < price(box, space) else Rule.NONE


@rule
def object_to_building(box: Box, s: State) -> int:
    """D-A10a, D-A11: a wonder under construction whose whole stone cost can be paid."""
    nation = nation_at_turn(s)
    if nation.wonder == NOTHING:
        return Rule.D_A10a
    if means(box, nation, STONE) < box.stone[nation.wonder]:
        return Rule.D_A11
    return Rule.NONE


@rule
def act(box: Box, s: State, move: int) -> None:
    """D-A1: starts the chosen action."""
    if move == PASS:
        pass_round(s)
    elif move == REROLL_MOVE:
        start_reroll(s)
    elif move == BUILD:
        start_building(box, s)
    else:
        start_buying(box, s, move - BUY)


@rule
def pass_round(s: State) -> None:
    """D-A12: no more actions this round; passing uses nothing and is no action (D-1d)."""
    nation_at_turn(s).passed = 1
    tell(s, What.PASSED, Rule.D_A12, seat_at_turn(s))
    s.place += 1
    s.phase = Phase.NEXT_PLAYER


@rule
def start_reroll(s: State) -> None:
    """D-A3: the reroll chit is used; the dice are picked next."""
    use_chit(nation_at_turn(s), REROLL)
    s.phase = Phase.PICKING
    tell(s, What.REROLL_STARTED, Rule.D_A3, seat_at_turn(s))


@rule
def object_to_picking(s: State, move: int) -> int:
    """D-A3, D-A3a: one or more unused dice, never used ones; each set is picked in one order."""
    if move == ROLL:
        return Rule.D_A3 if s.last == NOTHING else Rule.NONE
    if move < DIE or move >= MOVE_COUNT:
        return Rule.D_A3
    die = move - DIE
    if nation_at_turn(s).unused[die] == 0 or die < s.last:
        return Rule.D_A3a
    return Rule.NONE


@rule
def note_picks(s: State) -> None:
    """D-A3: every die that may be picked up next, and the roll."""
    picks = 0
    for move in range(ROLL, MOVE_COUNT):
        if object_to_picking(s, move) == Rule.NONE:
            picks |= 1 << move - ROLL
    allow_many(s, ROLL, picks)


@rule
def pick(s: State, move: int) -> None:
    """D-A3: a die is picked up, or the picked dice are rolled; that is the whole action."""
    if move == ROLL:
        s.phase = Phase.ROLLING
        return
    die = move - DIE
    nation = nation_at_turn(s)
    nation.unused[die] -= 1
    nation.unrolled[colour_of(die)] += 1
    s.last = die
    tell(s, What.DIE_PICKED, Rule.D_A3, seat_at_turn(s), die)


@rule
def start_buying(box: Box, s: State, space: int) -> None:
    """D-A4: the tile is chosen and its price asked."""
    s.buying = space
    tile = s.board[space]
    tell(s, What.TILE_CHOSEN, Rule.D_A4, seat_at_turn(s), tile, price(box, space))
    ask(s, currency(box, tile), price(box, space))


@rule
def start_building(box: Box, s: State) -> None:
    """D-A11: the stone cost of the wonder under construction is asked, whole, in one action."""
    wonder = nation_at_turn(s).wonder
    tell(s, What.BUILDING_STARTED, Rule.D_A11, seat_at_turn(s), wonder, box.stone[wonder])
    ask(s, STONE, box.stone[wonder])
