"""Whether what a position says of the move under way fits its phase and what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nations.edition.notation import expect
from nations.games.dice.names import Names
from nations.games.dice.phases.actions import currency, price
from nations.games.dice.phases.payment import can_be_traded_for
from nations.games.dice.state import (
    ADVISOR,
    BOOK,
    CHITS,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    FOOD,
    GOLD,
    MILITARY,
    NOTHING,
    REROLL,
    SPACES,
    STONE,
    TILES,
    Box,
    Phase,
    Place,
    Stage,
    State,
    colour_of,
    nation_at_turn,
    seat_at_turn,
)

AT_REST: Mapping[str, int] = {
    "buying": NOTHING,
    "asked": 0,
    "due": 0,
    "stage": 0,
    "last": NOTHING,
    "half": 0,
    "owed": 0,
    "returning": NOTHING,
    "shadow_dice": 0,
}
PAID = ("buying", "due", "stage", "last")
"""What a payment that is made leaves behind until the action is complete."""
MOVING: Mapping[int, tuple[str, ...]] = {
    Phase.SHADOW: ("shadow_dice",),
    Phase.ROLLING: ("buying", "due", "stage", "last", "returning"),
    Phase.REMOVING: (*PAID, "asked", "returning"),
    Phase.PICKING: ("last",),
    Phase.PAYING: (*PAID, "asked", "half"),
    Phase.REPLACING: PAID,
    Phase.RETURNING: (*PAID, "owed", "returning"),
    Phase.STUDYING: ("last",),
}
"""The fields that can be under way in a phase; all others are at rest."""


def check_under_way(box: Box, names: Names, s: State) -> None:
    """Raises BadNotation for a move under way that this phase does not know."""
    phase = Phase(s.phase).name.lower()
    for field, rest in AT_REST.items():
        moves = field in MOVING.get(s.phase, ()) or getattr(s, field) == rest
        expect(moves, f"the move under way: {field!r} has no meaning in the phase {phase!r}")
    die = s.last in (NOTHING, DICE) or names.dice[s.last] != ""
    expect(die, f"the move under way: there is no die {s.last}")
    check = CHECKS.get(s.phase)
    if check is not None:
        check(box, s)


def _expect(holds: bool, why: str) -> None:
    expect(holds, f"the move under way: {why}")


def _check_shadow(box: Box, s: State) -> None:  # noqa: ARG001 - all checks are called alike
    """D-1b: as many blue dice as the age, rolled one by one."""
    _expect(1 <= s.shadow_dice <= s.age, f"the shadow has 1 to {s.age} dice left to roll")


def _check_rolling(box: Box, s: State) -> None:
    """D-A2, D-A3, D-A7: the dice of the round, those of a reroll, or those of a new tile."""
    nation = nation_at_turn(s)
    if not nation.rolled:
        rest = all(getattr(s, field) == AT_REST[field] for field in MOVING[Phase.ROLLING])
        _expect(rest, "nothing is under way before the dice of the round are rolled")
    elif s.buying == NOTHING:
        _expect(s.last != NOTHING, "dice are rolled again, but none was picked")
        rest = s.due == s.stage == 0 and s.returning == NOTHING
        _expect(rest, "a reroll is not paid")
        _check_picked(s)
    else:
        _expect(s.last == NOTHING, "dice of a new tile are rolled, none was picked")
        _check_paid(box, s)
        _check_new_dice(box, s)


def _check_picked(s: State) -> None:
    """D-A3: dice are picked in one order, so the last one's colour is the last to be rolled."""
    nation = nation_at_turn(s)
    _expect(nation.used_chits[REROLL] > 0, "a reroll needs a reroll chit")
    _expect(s.last < DICE, "there is no die to pick after the last one")
    for colour in range(COLOURS):
        later = s.last == NOTHING or colour > colour_of(s.last)
        _expect(not later or nation.unrolled[colour] == 0, "a die was picked out of its order")
    picked = s.last == NOTHING or nation.unrolled[colour_of(s.last)] > 0
    _expect(picked, "the die that was picked last is not there")


def _check_new_dice(box: Box, s: State) -> None:
    """D-A7: the dice of a new development, of its colour, as many as it gave."""
    nation, space = nation_at_turn(s), _space_of(s, s.buying)
    _expect(space != NOTHING, "the new tile is no development of the one at turn")
    colour = box.colour[s.buying]
    for other in range(COLOURS):
        most = nation.gave[space] if other == colour else 0
        _expect(nation.unrolled[other] <= most, "more dice are rolled than the new tile gave")


def _space_of(s: State, tile: int) -> int:
    """Where a tile is among the developments of the one at turn, or NOTHING."""
    nation = nation_at_turn(s)
    spaces = (at for at in range(DEVELOPMENTS) if tile == nation.development[at] != NOTHING)
    return next(spaces, NOTHING)


def _check_removing(box: Box, s: State) -> None:
    """D-1c: after a reroll, a tile taken, or a wonder built, while tiles are left."""
    tiles = any(s.board[space] != NOTHING for space in range(SPACES))
    _expect(tiles, "no tile is left for the four-sided die to take")
    if s.buying != NOTHING:
        _check_taken(s)
        _expect(s.asked == currency(box, s.buying), "the tile was not paid in its currency")
        _check_paid(box, s)
    elif s.asked:
        _expect(s.asked == STONE, "only a wonder is paid without taking a tile")
        _expect(s.returning == NOTHING, "nothing is returned for a wonder")
        _check_paid(box, s)
    else:
        reroll = s.due == s.stage == 0 and s.returning == NOTHING and 0 <= s.last < DICE
        _expect(reroll, "no action is complete")
        _expect(nation_at_turn(s).used_chits[REROLL] > 0, "a reroll needs a reroll chit")


def _check_picking(box: Box, s: State) -> None:  # noqa: ARG001 - all checks are called alike
    _check_picked(s)


def _check_paying(box: Box, s: State) -> None:
    """D-A5: a price that was asked, and what has been paid of it in its order."""
    asked = _price(box, s)
    least = asked - _most_paid(box, s) if box.overpaying else 1
    _expect(least <= s.due <= asked, f"{s.due} are due of a price of {asked}")
    paid = asked - s.due
    if s.stage == Stage.SYMBOLS:
        _expect((s.last == NOTHING) == (paid == 0), "what was paid and the last die do not fit")
        _check_last_paid(box, s, paid)
    elif s.stage == Stage.CHITS:
        used = nation_at_turn(s).used_chits[s.asked]
        _expect(paid >= 1 and used >= 1, "a chit was paid, but none is used")
        _check_last_paid(box, s, paid - 1)
    else:
        _expect(can_be_traded_for(s.asked), "no dice are traded for it")
        _expect(bool(s.half or paid), "a trade has begun without a die")
        traded = 0 <= s.last < DICE and box.shows[s.last] != s.asked
        _expect(traded, "the die that was traded last shows what is asked")
        _check_used(s, s.last)
    _expect(not s.half or s.stage == Stage.TRADES, "half a trade, but none has begun")


def _price(box: Box, s: State) -> int:
    """D-A4, D-A11, D-F1: the price of a tile, of the wonder, or the famine's food."""
    if s.asked == FOOD:
        _expect(s.buying == NOTHING, "a famine is met without taking a tile")
        return box.famine[s.event]
    if s.asked == STONE:
        wonder = nation_at_turn(s).wonder
        _expect(s.buying == NOTHING and wonder != NOTHING, "there is no wonder to be built")
        return box.stone[wonder]
    on_board = 0 <= s.buying < 3 * box.columns and s.board[s.buying] != NOTHING
    _expect(on_board, "there is no tile on the space that is paid for")
    tile = s.board[s.buying]
    _expect(s.asked == currency(box, tile), "the tile is not paid in its currency")
    return price(box, s.buying)


def _check_last_paid(box: Box, s: State, paid: int) -> None:
    if s.last == NOTHING:
        return
    shows = s.last < DICE and box.shows[s.last] == s.asked
    _expect(shows, "the die that was paid last does not show what is asked")
    _expect(box.symbols[s.last] <= paid, "the die that was paid last is worth more than was paid")
    _check_used(s, s.last)


def _check_used(s: State, die: int) -> None:
    used = nation_at_turn(s).used[colour_of(die)] > 0
    _expect(used, "the last die is not among the used ones")


def _check_paid(box: Box, s: State) -> None:
    """D-A5a: a payment that is met holds nothing to spare, unless the table may overpay."""
    to_spare = _most_paid(box, s) if box.overpaying else _largest(box)
    _expect(-to_spare < s.due <= 0, f"{s.due} are due of a price that is paid")
    exact = s.stage == Stage.SYMBOLS or s.due == 0 or bool(box.overpaying)
    _expect(exact, "chits and trades pay exactly")


def _largest(box: Box) -> int:
    """The most symbols on a face."""
    return max(box.symbols[die] for die in range(DICE))


def _most_paid(box: Box, s: State) -> int:
    """D-A5a: what the used dice and chits of the one at turn can have paid at most; some of the
    dice may have gone back since, with the development that gave them (D-A6)."""
    nation = nation_at_turn(s)
    dice = max(box.dice[tile] for tile in range(TILES))
    dice += sum(nation.used[colour] for colour in range(COLOURS))
    return _largest(box) * dice + sum(nation.used_chits[chit] for chit in range(CHITS))


def _check_taken(s: State) -> None:
    taken = s.buying != NOTHING and s.tiles[s.buying] == Place.HELD + seat_at_turn(s)
    _expect(taken, "the tile is not with the one at turn")


def _check_replacing(box: Box, s: State) -> None:
    """D-A6: a development in hand that was paid with gold."""
    _check_taken(s)
    in_hand = box.kind[s.buying] <= MILITARY and _space_of(s, s.buying) == NOTHING
    _expect(in_hand, "the tile in hand is no new development")
    _check_paid(box, s)
    _expect(s.stage == Stage.CHITS or s.last != NOTHING, "nothing was paid")
    if s.last != NOTHING:
        _expect(s.last < DICE, "there is no such die to pay with")
        _check_used(s, s.last)
        shows = box.shows[s.last] == GOLD
        _expect(shows == (s.stage != Stage.TRADES), "the last die does not fit the payment")


def _check_returning(box: Box, s: State) -> None:
    """D-A7, D-A8: dice for a new development, rerolls for a new advisor."""
    _check_taken(s)
    _check_paid(box, s)
    if s.returning == NOTHING:
        advisor = nation_at_turn(s).advisor == s.buying and box.kind[s.buying] == ADVISOR
        _expect(advisor, "rerolls are returned for a new advisor only")
        _expect(s.last in (NOTHING, 0), "a chit is returned, no die")
    else:
        _expect(_space_of(s, s.buying) != NOTHING, "dice are returned for a new development only")
        fits = s.last == NOTHING or (s.last < DICE and colour_of(s.last) == s.returning)
        _expect(fits, "the die that was returned last has another colour")
    _check_owed(box, s)


def _check_owed(box: Box, s: State) -> None:
    """D-A7b: no more than some tile gives, and one less once one is back."""
    gifts = box.rerolls if s.returning == NOTHING else box.dice
    most = max(gifts[tile] for tile in range(len(box.kind))) - (s.last != NOTHING)
    _expect(1 <= s.owed <= most, f"{s.owed} are owed, 1 to {most} can be")


def _check_studying(box: Box, s: State) -> None:
    """D-B1: the last die shows books, and is used; after chits no die follows."""
    if s.last == DICE:
        _expect(nation_at_turn(s).used_chits[BOOK] > 0, "no book chit is used")
    elif s.last != NOTHING:
        _expect(box.shows[s.last] == BOOK, "the last die shows no books")
        _check_used(s, s.last)


CHECKS: Mapping[int, Callable[[Box, State], None]] = {
    Phase.SHADOW: _check_shadow,
    Phase.ROLLING: _check_rolling,
    Phase.REMOVING: _check_removing,
    Phase.PICKING: _check_picking,
    Phase.PAYING: _check_paying,
    Phase.REPLACING: _check_replacing,
    Phase.RETURNING: _check_returning,
    Phase.STUDYING: _check_studying,
}
