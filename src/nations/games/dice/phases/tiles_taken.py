"""What happens when a tile is paid: placing, replacing, returning, taking dice and chits."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.dice.events import What
from nations.games.dice.moves import CHIT, DIE, REPLACE, USED
from nations.games.dice.rule_ids import Rule
from nations.games.dice.state import (
    ADVISOR,
    COLONY,
    DEVELOPMENTS,
    DICE,
    FACES,
    MILITARY,
    NOTHING,
    PRINTED,
    REROLL,
    WHITE,
    Box,
    Phase,
    Place,
    State,
    colour_of,
    nation_at_turn,
    seat_at_turn,
)
from nations.kernel.choices import allow_many


@rule
def take_tile(box: Box, s: State) -> None:
    """D-A6 to D-A10: the paid tile leaves the progress board and goes where its kind belongs.

    `buying` was its space on the board; for a development it is now the tile to be placed.
    """
    tile = s.board[s.buying]
    s.board[s.buying] = NOTHING
    s.tiles[tile] = Place.HELD + seat_at_turn(s)
    s.buying = tile
    if box.kind[tile] <= MILITARY:
        tell(s, What.TILE_TAKEN, Rule.D_A6, seat_at_turn(s), tile)
        s.phase = Phase.REPLACING
    elif box.kind[tile] == ADVISOR:
        appoint(box, s, tile)
    elif box.kind[tile] == COLONY:
        settle_colony(box, s, tile)
    else:
        start_wonder(s, tile)


@rule
def object_to_replacing(s: State, move: int) -> int:
    """D-A6, D-A6a: one of the five, building or military; of pre-printed ones the first stands."""
    space = move - REPLACE
    if space < 0 or space >= DEVELOPMENTS:
        return Rule.D_A6
    nation = nation_at_turn(s)
    if nation.development[space] == PRINTED:
        for other in range(space):
            if nation.development[other] == PRINTED:
                return Rule.D_A6a
    return Rule.NONE


@rule
def note_replacements(s: State) -> None:
    """D-A6: every development that may go."""
    spaces = 0
    for space in range(DEVELOPMENTS):
        if object_to_replacing(s, REPLACE + space) == Rule.NONE:
            spaces |= 1 << space
    allow_many(s, REPLACE, spaces)


@rule
def replace(box: Box, s: State, move: int) -> None:
    """D-A6: the new development takes the place; the old one is out of the game."""
    space = move - REPLACE
    nation = nation_at_turn(s)
    old = nation.development[space]
    if old == PRINTED:
        tell(s, What.SETTLED, Rule.D_A6a, seat_at_turn(s))
    discard(s, old, Rule.D_A6)
    nation.development[space] = s.buying
    owed = nation.gave[space]
    nation.gave[space] = 0
    ask_return(box, s, WHITE if old == PRINTED else box.colour[old], owed)


@rule
def discard(s: State, tile: int, by: int) -> None:
    """What is replaced is out of the game and scores nothing (D-A6, D-A8, D-A10)."""
    if tile != PRINTED:
        s.tiles[tile] = Place.OUT
    tell(s, What.TILE_REPLACED, by, seat_at_turn(s), tile)


@rule
def appoint(box: Box, s: State, tile: int) -> None:
    """D-A8: the advisor takes the advisor space; the rerolls of the old one are returned first."""
    nation = nation_at_turn(s)
    tell(s, What.TILE_TAKEN, Rule.D_A8, seat_at_turn(s), tile)
    if nation.advisor != NOTHING:
        discard(s, nation.advisor, Rule.D_A8)
    nation.advisor = tile
    owed = nation.advisor_gave
    nation.advisor_gave = 0
    ask_return(box, s, NOTHING, owed)


@rule
def ask_return(box: Box, s: State, colour: int, owed: int) -> None:
    """D-A7b, D-A8a: as many go back as the old tile really gave (colour NOTHING: rerolls)."""
    s.returning = colour
    s.owed = owed
    s.last = NOTHING
    s.phase = Phase.RETURNING
    if owed == 0:
        take_gain(box, s)


@rule
def object_to_return(s: State, move: int) -> int:
    """D-A7, D-A8: what may go back: used ones first, then unused (each mix has one order)."""
    if s.returning == NOTHING:
        return object_to_chit_return(s, move)
    return object_to_die_return(s, move)


@rule
def object_to_die_return(s: State, move: int) -> int:
    """D-A7: any die of that colour; a die just spent may be the one (D-X1)."""
    nation = nation_at_turn(s)
    if move == USED:
        return Rule.D_A7 if nation.used[s.returning] == 0 or s.last != NOTHING else Rule.NONE
    die = move - DIE
    if die < 0 or die >= DICE or colour_of(die) != s.returning:
        return Rule.D_A7
    if nation.unused[die] == 0 or die < s.last:
        return Rule.D_A7
    left = 0
    for other in range(die, (s.returning + 1) * FACES):
        left += nation.unused[other]
    return Rule.D_A7 if left < s.owed else Rule.NONE


@rule
def object_to_chit_return(s: State, move: int) -> int:
    """D-A8, D-A8a: reroll chits are one pool; any may go back, used, unused or a mix."""
    nation = nation_at_turn(s)
    if move == USED:
        return Rule.D_A8 if nation.used_chits[REROLL] == 0 or s.last != NOTHING else Rule.NONE
    if move == CHIT:
        return Rule.D_A8 if nation.chits[REROLL] < s.owed else Rule.NONE
    return Rule.D_A8


@rule
def note_returns(s: State) -> None:
    """D-A7, D-A8: every die or chit that may go back next."""
    returns = 0
    for move in range(USED, DIE + DICE):
        if object_to_return(s, move) == Rule.NONE:
            returns |= 1 << move - USED
    allow_many(s, USED, returns)


@rule
def give_back(box: Box, s: State, move: int) -> None:
    """D-A7, D-A8: one die or chit goes to the supply; after the last one the gain is taken."""
    if s.returning == NOTHING:
        return_chit(s, move)
    else:
        return_die(s, move)
    s.owed -= 1
    if s.owed == 0:
        take_gain(box, s)


@rule
def return_die(s: State, move: int) -> None:
    """D-A7: a used or an unused die of the colour."""
    nation = nation_at_turn(s)
    if move == USED:
        nation.used[s.returning] -= 1
        tell(s, What.USED_DIE_RETURNED, Rule.D_A7, seat_at_turn(s), s.returning)
    else:
        nation.unused[move - DIE] -= 1
        s.last = move - DIE
        tell(s, What.DIE_RETURNED, Rule.D_A7, seat_at_turn(s), move - DIE)
    s.supply[s.returning] += 1


@rule
def return_chit(s: State, move: int) -> None:
    """D-A8: a used or an unused reroll chit."""
    nation = nation_at_turn(s)
    if move == USED:
        nation.used_chits[REROLL] -= 1
    else:
        nation.chits[REROLL] -= 1
        s.last = 0
    s.supply_chits[REROLL] += 1
    tell(s, What.CHIT_RETURNED, Rule.D_A8, seat_at_turn(s), 1 if move == USED else 0)


@rule
def take_gain(box: Box, s: State) -> None:
    """D-A7, D-A8: after returning comes the gain of the new development or advisor."""
    tile = s.buying
    s.phase = Phase.ACTION_DONE
    if box.kind[tile] == ADVISOR:
        taken = take_chits(box, s, REROLL, box.rerolls[tile], Rule.D_A8)
        nation_at_turn(s).advisor_gave = taken
    else:
        take_dice(box, s, tile)


@rule
def take_dice(box: Box, s: State, tile: int) -> None:
    """D-A7, D-A7a: the new dice come from the supply, as far as it goes, and are rolled at once."""
    nation = nation_at_turn(s)
    colour = box.colour[tile]
    count = available(box, s.supply[colour], box.dice[tile])
    s.supply[colour] -= count
    nation.unrolled[colour] += count
    for space in range(DEVELOPMENTS):
        if nation.development[space] == tile:
            nation.gave[space] = count
    short = count < box.dice[tile]
    by = Rule.D_A7a if short else Rule.D_A7
    tell(s, What.DICE_TAKEN, by, seat_at_turn(s), colour, count)
    s.last = NOTHING
    if count:
        s.phase = Phase.ROLLING


@rule
def available(box: Box, supply: int, wanted: int) -> int:
    """D-C2a: the supply is what the box holds, unless played as unlimited."""
    return min(wanted, supply) if box.limited else wanted


@rule
def take_chits(box: Box, s: State, chit: int, wanted: int, by: int) -> int:
    """D-A8a, D-A11a: chits come unused from the supply as far as it goes; none are owed later."""
    count = available(box, s.supply_chits[chit], wanted)
    s.supply_chits[chit] -= count
    nation_at_turn(s).chits[chit] += count
    if count < wanted:
        by = Rule.D_A8a if by == Rule.D_A8 else Rule.D_A11a
    tell(s, What.CHITS_TAKEN, by, seat_at_turn(s), chit, count)
    return count


@rule
def take_shown_chit(box: Box, s: State, tile: int, by: int) -> None:
    """D-C6, D-C6a: a colony or wonder gives at most one chit, of any kind."""
    if box.chit[tile] != NOTHING:
        take_chits(box, s, box.chit[tile], 1, by)


@rule
def settle_colony(box: Box, s: State, tile: int) -> None:
    """D-A9: a colony goes beside the board, one of any number, and gives its chit."""
    tell(s, What.TILE_TAKEN, Rule.D_A9, seat_at_turn(s), tile)
    take_shown_chit(box, s, tile, Rule.D_A9)
    s.phase = Phase.ACTION_DONE


@rule
def start_wonder(s: State, tile: int) -> None:
    """D-A10, D-A10a: it waits in the construction space; one already there is out of the game."""
    nation = nation_at_turn(s)
    tell(s, What.TILE_TAKEN, Rule.D_A10, seat_at_turn(s), tile)
    if nation.wonder != NOTHING:
        discard(s, nation.wonder, Rule.D_A10)
    nation.wonder = tile
    s.phase = Phase.ACTION_DONE


@rule
def build_wonder(box: Box, s: State) -> None:
    """D-A11: the paid wonder goes beside the board, one of any number, and gives its chit."""
    nation = nation_at_turn(s)
    wonder = nation.wonder
    nation.wonder = NOTHING
    tell(s, What.WONDER_BUILT, Rule.D_A11, seat_at_turn(s), wonder)
    take_shown_chit(box, s, wonder, Rule.D_A11)
    s.phase = Phase.ACTION_DONE
