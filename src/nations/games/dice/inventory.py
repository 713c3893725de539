"""A nation's things in a position: what its tiles gave is there, all of it and no more.

The rules keep this true at every moment of a game; a pasted position may say anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from nations.edition.notation import expect
from nations.games.dice.box import COLOUR_LETTERS
from nations.games.dice.content import CHIT_NAMES
from nations.games.dice.names import Names
from nations.games.dice.phases.end import tile_points
from nations.games.dice.state import (
    ADVISOR,
    BOOK,
    COLONY,
    COLOURS,
    DEVELOPMENTS,
    DICE,
    FOOD,
    GOLD,
    MILITARY,
    NOTHING,
    PRINTED,
    REROLL,
    TILES,
    WHITE,
    WONDER,
    Box,
    Nation,
    Phase,
    State,
    colour_of,
    held_by,
)

DEALING = (Phase.LAYING, Phase.EVENT, Phase.SHADOW)
START_CHITS = (GOLD, REROLL)
BEFORE = "nothing is used before the dice of the round are rolled"


def are_actions_over(s: State) -> bool:
    """Whether all have passed: the books, the famine, or the end."""
    famine = s.phase == Phase.PAYING and s.asked == FOOD
    return famine or s.phase in (Phase.STUDYING, Phase.FEEDING, Phase.OVER)


def are_books_scored(s: State) -> bool:
    return are_actions_over(s) and s.phase != Phase.STUDYING


def places(s: State) -> list[int]:
    return [s.order[at] for at in range(s.seated)]


def most_books_on_a_die(box: Box) -> int:
    return max((box.symbols[die] for die in range(DICE) if box.shows[die] == BOOK), default=0)


class Inventory:
    """A nation's things: what its tiles gave is there, all of it and no more."""

    def __init__(self, box: Box, names: Names, s: State, seat: int) -> None:
        self.box, self.names, self.s, self.seat = box, names, s, seat
        self.nation: Nation = s.nation[seat]
        self.place = places(s).index(seat)
        self.at_turn = s.phase not in DEALING and self.place == s.place
        self.returning = self.at_turn and s.phase == Phase.RETURNING

    def check(self) -> None:
        self._check_tiles()
        self._check_gifts()
        self._check_dice()
        self._check_chits()
        self._check_progress()
        self._check_points()
        self._check_books()

    def _expect(self, holds: bool, why: str) -> None:
        expect(holds, f"nation {self.seat}: {why}")

    # Tiles (D-C6, D-C8)

    def _check_tiles(self) -> None:
        nation, kind = self.nation, self.box.kind
        for tile in self._developments():
            self._expect(kind[tile] <= MILITARY, f"{self._name(tile)} is no development")
        for tile, wanted, what in (
            (nation.advisor, ADVISOR, "advisor"),
            (nation.wonder, WONDER, "wonder"),
        ):
            fits = tile == NOTHING or kind[tile] == wanted
            self._expect(fits, f"{self._name(tile)} is no {what}")
        for tile in self._beside():
            fits = kind[tile] in (COLONY, WONDER) or self._is_in_hand(tile)
            self._expect(fits, f"{self._name(tile)} cannot lie beside the board")

    def _developments(self) -> list[int]:
        tiles = (self.nation.development[space] for space in range(DEVELOPMENTS))
        return [tile for tile in tiles if tile != PRINTED]

    def _beside(self) -> list[int]:
        on_board = (*self._developments(), self.nation.advisor, self.nation.wonder)
        return [tile for tile in held_by(self.s, self.seat) if tile not in on_board]

    def _is_in_hand(self, tile: int) -> bool:
        """D-A6: a development that is paid and waits for its space."""
        return self.at_turn and self.s.phase == Phase.REPLACING and self.s.buying == tile

    def _name(self, tile: int) -> str:
        return f"the tile {self.names.tiles[tile]!r}"

    # What they gave (D-A7, D-A7a, D-A8, D-A8a)

    def _check_gifts(self) -> None:
        nation = self.nation
        for space in range(DEVELOPMENTS):
            tile, gave = nation.development[space], nation.gave[space]
            if tile == PRINTED:
                self._expect(gave == 1, f"a printed development gave 1 die, not {gave}")
            else:
                self._check_gift(tile, gave, self.box.dice[tile], "dice")
        if nation.advisor == NOTHING:
            self._expect(nation.advisor_gave == 0, "rerolls of an advisor who is not there")
        else:
            rerolls = self.box.rerolls[nation.advisor]
            self._check_gift(nation.advisor, nation.advisor_gave, rerolls, "rerolls")

    def _check_gift(self, tile: int, gave: int, most: int, what: str) -> None:
        """A new tile gives after the old one's things are back; a small supply gives less."""
        if self.returning and self.s.buying == tile:
            fits, wanted = gave == 0, "0 as yet"
        elif self.box.limited:
            fits, wanted = gave <= most, f"at most {most}"
        else:
            fits, wanted = gave == most, str(most)
        self._expect(fits, f"{self._name(tile)} gave {wanted} {what}, not {gave}")

    def _check_dice(self) -> None:
        """D-A7b: the dice held are those that the developments gave, and those owed."""
        nation = self.nation
        given = [0] * COLOURS
        for space in range(DEVELOPMENTS):
            tile = nation.development[space]
            given[WHITE if tile == PRINTED else self.box.colour[tile]] += nation.gave[space]
        if self.returning and self.s.returning != NOTHING:
            given[self.s.returning] += self.s.owed
        for colour, wanted in enumerate(given):
            held = held_dice(nation, colour)
            letter = COLOUR_LETTERS[colour]
            self._expect(
                held == wanted, f"{held} dice {letter!r}, but its developments gave {wanted}"
            )

    def _check_chits(self) -> None:
        """D-S3, D-A9, D-A11, D-A11a: the first chits, and those of tiles as far as they went."""
        for chit, name in enumerate(CHIT_NAMES):
            held = self.nation.chits[chit] + self.nation.used_chits[chit]
            least = self._sure_chits(chit)
            most = least + sum(self.box.chit[tile] == chit for tile in self._beside())
            never_short = not self.box.limited or (chit != REROLL and self.s.supply_chits[chit] > 0)
            least = most if never_short else least
            wanted = str(most) if least == most else f"{least} to {most}"
            self._expect(
                least <= held <= most, f"{held} chits {name!r}, but its tiles gave {wanted}"
            )

    def _sure_chits(self, chit: int) -> int:
        sure = int(chit in START_CHITS)
        if chit == REROLL:
            sure += self.nation.advisor_gave
            sure += self.s.owed if self.returning and self.s.returning == NOTHING else 0
        return sure

    # How far the round is (D-R3, D-R4, D-A1, D-A2)

    def _check_progress(self) -> None:
        nation, s = self.nation, self.s
        if s.phase in DEALING:
            self._check_fresh("before the actions of a round")
        elif are_actions_over(s):
            self._expect(nation.passed == 1, "all have passed when the actions are over")
            self._expect(nation.rolled == 1, "all have rolled when the actions are over")
            self._expect(not any(_row(nation.unrolled)), "no die is unrolled after the actions")
        elif self.at_turn:
            self._expect(nation.passed == 0, "who has passed is not at turn")
            rolls = s.phase == Phase.ROLLING
            self._expect(nation.rolled == 1 or rolls, "dice are rolled before anything else")
            self._expect(nation.rolled == 1 or not self._has_acted(), BEFORE)
            self._check_unrolled()
        elif nation.rolled:
            self._expect(not any(_row(nation.unrolled)), "only who is at turn has dice to roll")
        else:
            self._expect(self.place > s.place, "who is before the one at turn has rolled")
            self._check_fresh("before the first turn of a round")
        self._check_lap()

    def _check_lap(self) -> None:
        """D-A1: in the first lap of a round those who follow have not rolled yet."""
        s, nations = self.s, self.s.nation
        if self.nation.rolled or s.phase in DEALING:
            return
        later = range(self.place + 1, self.box.seats)
        self._expect(
            not any(nations[s.order[at]].rolled for at in later),
            "who follows in the order has rolled before",
        )

    def _has_acted(self) -> bool:
        nation = self.nation
        return any(_row(nation.used)) or any(_row(nation.used_chits))

    def _check_fresh(self, when: str) -> None:
        """D-R3, D-R4: all dice wait to be rolled, nothing is used, nobody has passed."""
        nation = self.nation
        lies = any(_row(nation.unused)) or self._has_acted()
        self._expect(not lies, f"{when} all dice are unrolled and nothing is used")
        self._expect(not nation.passed and not nation.rolled, f"{when} nobody rolls or passes")

    def _check_unrolled(self) -> None:
        unrolled = any(_row(self.nation.unrolled))
        if self.s.phase == Phase.ROLLING:
            self._expect(unrolled, "no die is left to roll")
        elif self.s.phase != Phase.PICKING:
            self._expect(not unrolled, "dice are rolled before anything else")

    # Points and books (D-B2, D-F1, D-W1, D-E1, D-S4)

    def _check_points(self) -> None:
        box, s = self.box, self.s
        books = 2 if box.seats <= 2 else box.seats - 1
        most = sum(books + 2 * age for age in range(1, s.age))
        least = 0
        if are_books_scored(s):
            most += books
            most += s.age if self.place > s.place else 0
        if s.phase == Phase.OVER:
            least = tile_points(box, s, self.seat)
            most += least + s.age
        vp = self.nation.vp
        self._expect(least <= vp <= most, f"{vp} VP, but {least} to {most} are possible now")

    def _check_books(self) -> None:
        box, s, books = self.box, self.s, self.nation.books
        studied = s.age - 1 + are_actions_over(s)
        if not studied:
            wanted = 3 if box.seats == 2 and self.place == 1 else self.place + 1
            self._expect(books == wanted, f"{books} books, but its place gave {wanted}")
        chits = sum(box.chit[tile] == BOOK for tile in range(TILES))
        a_round = 2 * DEVELOPMENTS * most_books_on_a_die(box) + chits
        most = max(3, box.seats) + studied * a_round
        self._expect(1 <= books <= most, f"{books} books, but 1 to {most} are possible now")


def held_dice(nation: Nation, colour: int) -> int:
    """A nation's dice of a colour, wherever they lie."""
    unused = sum(nation.unused[die] for die in range(DICE) if colour_of(die) == colour)
    return unused + nation.used[colour] + nation.unrolled[colour]


def _row(row: object) -> Sequence[int]:
    assert isinstance(row, list)  # noqa: S101 - positions are of plain states
    return row
