"""A second reading of the dice game's rules: slow, literal, and independent of the engine.

Everything here follows the numbered rules (D-...) one after the other.  The whole game is one
generator, ``Reader._game``, that reads like the rulebook from set-up to end; wherever a player
chooses or chance decides, it yields a turn and waits for the move.

Places where the rule text left a doubt, and how it is read here:

* D-B1, D-B1a: each die or chit used for books moves the book marker at once, not at "done";
  the VP of D-B2 are scored for all together after the last player is done.
* D-W1a: the war moves no dice and no chits to used; they stay unused, at the end of the game too.
* D-R1 to D-R4: the age's number rises, the board and the event are cleared, used things become
  unused and nobody has passed any more, all before the first tile of the round is drawn.
* D-A2, D-R3: faces of the earlier round are gone at the round start (every die is unrolled from
  then on), not only when its owner rolls.
* D-A5a: "no smaller part" lets a smaller part count its dice in any way, with some left idle.  A
  price of 0 (no tile or event should have one) is met by the empty payment.
* D-A5a with overpaying: what is chosen once meets the price can be left at that ("done") or added
  to, item by item in the same order; a trade that is begun must be made whole.  When nothing is
  left that could be added, it ends by itself (D-A14).
* D-T1, D-A5a: which two traded dice form a pair is not told apart; only the set matters.
* D-A7b, D-A8a: both for dice and for an advisor's rerolls, what goes back is the number that was
  really given, even if the tile shows more.  A later, fuller supply makes up for nothing.
* D-A8a: reroll chits of colonies and wonders (D-C6a) lie in the same pool and may be returned.
* D-C2a: with an unlimited supply everything shown is always taken; the supply is still counted.
* D-A6: between the payment and the choice of the replaced development, the bought tile lies
  neither on the progress board nor on the player's; the older wonder of D-A10 and the older
  advisor of D-A8 leave when the new tile is paid for, and not before.
* D-F1, D-F1a: the choice is made before the payment; the VP come when the payment is complete.
  A player who could meet the number may still decline.
* D-1a: in solo the order is complete from the beginning, so both books stand at 1 at once.
* D-1b: the shadow's books grow die by die; every face that shows no book is ignored, not just
  stone.
* D-1c, D-1i: the d4 is rolled as long as any tile lies on the board; whether it hits an empty
  column is seen only afterwards.
* D-1g: with the tougher option 1, 2 and 3 are equally likely, and the rerolled 4s are not shown.
* D-1k: the score compared is the final one, tile VP included.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, NamedTuple, TypeVar

COLOURS = ("white", "orange", "blue", "red")
COLOUR_LETTER = {"white": "w", "orange": "o", "blue": "b", "red": "r"}
RESOURCE_LETTER = {"gold": "G", "stone": "S", "food": "F", "book": "B", "strength": "X"}
CHIT_KINDS = ("gold", "stone", "food", "book", "strength", "reroll")

# D-C2 and D-C3: what the box holds.
BOX_DICE = {"white": 20, "orange": 8, "blue": 8, "red": 8}
BOX_CHITS = {"gold": 9, "stone": 3, "food": 3, "book": 3, "strength": 3, "reroll": 12}

# D-T1 and D-T3: what two dice may stand for.
TRADEABLE = ("gold", "stone", "food")

LAST_AGE = 4
ROWS = (1, 2, 3)

# D-1f, highest first.
HALL_OF_FAME = (
    (50, "Trajan"),
    (40, "Ashoka"),
    (35, "Wu Zetian"),
    (30, "Saladin"),
    (25, "Victoria"),
    (20, "Charles V"),
    (15, "Cleopatra"),
    (10, "Dan Quayle"),
)

# The options and their values, default first.
OPTIONS = {
    "supply": ("limited", "unlimited"),
    "hall_of_fame": ("more_than", "at_least"),
    "overpaying": ("no", "yes"),
    "tougher": ("off", "on"),
}

PRINTED = "printed"

T = TypeVar("T")

Turn = tuple[Any, ...]
Steps = Generator[Turn, str, None]
Asking = Generator[Turn, str, str]
Sequences = set[tuple[str, ...]]


class Die(NamedTuple):
    """A rolled die: its colour and what its upper face shows (D-C1, D-C2)."""

    colour: str
    resource: str
    amount: int

    def text(self) -> str:
        """The die as it is written in moves."""
        number = str(self.amount) if self.amount > 1 else ""
        return COLOUR_LETTER[self.colour] + RESOURCE_LETTER[self.resource] + number


class Tile(NamedTuple):
    """A progress tile (D-C4 to D-C6)."""

    id: str
    age: int
    kind: str
    vp: int
    colour: str | None
    dice: int
    rerolls: int
    chit: str | None
    stone: int


class Event(NamedTuple):
    """An event tile (D-C7)."""

    id: str
    age: int
    food: int
    strength: int


@dataclass
class Development:
    """A development on a player's board and the dice it really gave (D-C8, D-A7b)."""

    id: str
    colour: str | None
    gave: int
    vp: int


@dataclass
class Advisor:
    """An advisor on a player's board and the rerolls it really gave (D-A8, D-A8a)."""

    tile: Tile
    gave: int


@dataclass
class Nation:
    """One player's things (D-C8, D-C10)."""

    vp: int = 0
    books: int = 0
    passed: bool = False
    unused: Counter[Die] = field(default_factory=Counter)
    unrolled: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    chits_unused: Counter[str] = field(default_factory=Counter)
    chits_used: Counter[str] = field(default_factory=Counter)
    developments: list[Development] = field(default_factory=list)
    advisor: Advisor | None = None
    wonder: Tile | None = None
    colonies: list[Tile] = field(default_factory=list)
    wonders: list[Tile] = field(default_factory=list)

    def symbols(self, resource: str) -> int:
        """All symbols of a resource on unused dice and chits."""
        total = self.chits_unused[resource]
        for die, number in self.unused.items():
            if die.resource == resource:
                total += die.amount * number
        return total


def sub_multisets(counts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take from none to all of each kind."""
    return product(*(range(number + 1) for number in counts))


class Reader:
    """The rules, played one micro-move at a time."""

    def __init__(self, content: dict[str, Any], seats: int, options: dict[str, str]) -> None:
        """Put everything in its place before the player order is drawn (D-C0, D-S1 to D-S5)."""
        if seats not in (1, 2, 3, 4):
            raise ValueError(f"1 to 4 seats, not {seats}")
        self._options = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in options.items():
            if name not in OPTIONS or value not in OPTIONS[name]:
                raise ValueError(f"unknown option {name} = {value}")
            self._options[name] = value
        self._seats = seats
        self._faces: dict[str, list[Die]] = {
            colour: [
                Die(colour, str(resource), int(count))
                for resource, count in content["faces"][colour]
            ]
            for colour in COLOURS
        }
        self._die_of_text = {die.text(): die for colour in COLOURS for die in self._faces[colour]}
        self._tiles = [
            Tile(
                id=tile["id"],
                age=tile["age"],
                kind=tile["kind"],
                vp=tile["vp"],
                colour=tile["colour"],
                dice=tile["dice"],
                rerolls=tile["rerolls"],
                chit=tile["chit"],
                stone=tile["stone"],
            )
            for tile in content["tiles"]
        ]
        self._events = [
            Event(event["id"], event["age"], event["food"], event["strength"])
            for event in content["events"]
        ]
        self._age = 1
        self._order: list[int] = []
        self._board: dict[str, Tile] = {}
        self._event: Event | None = None
        self._shadow = 0
        self._supply_dice = dict(BOX_DICE)
        self._supply_chits = dict(BOX_CHITS)
        self._nations = [self._new_nation() for _ in range(seats)]
        self._payment_cache: dict[tuple[tuple[tuple[Die, int], ...], int, str, int], Sequences] = {}
        self._steps = self._game()
        self._now: Turn = next(self._steps)

    # ------------------------------------------------------------------ what others may call

    def turn(self) -> Turn:
        """What is due now: a decision, a chance turn, or the result."""
        if self._now[0] == "decision":
            return ("decision", self._now[1], self._now[2])
        if self._now[0] == "chance":
            return ("chance", dict(self._now[1]))
        return ("over", list(self._now[1]), list(self._now[2]))

    def play(self, move: str) -> None:
        """Play one of the moves of the turn."""
        if self._now[0] == "over":
            raise ValueError("the game is over")
        legal = self._now[2] if self._now[0] == "decision" else self._now[1]
        if move not in legal:
            raise ValueError(f"{move} is not among {sorted(legal)}")
        self._now = self._steps.send(move)

    def table(self) -> dict[str, Any]:
        """Everything that lies open (D-C11)."""
        return {
            "age": self._age,
            "order": list(self._order),
            "board": {space: tile.id for space, tile in self._board.items()},
            "event": self._event.id if self._event is not None else None,
            "supply": self._supply(),
            "shadow": self._shadow,
            "nations": [
                {
                    "vp": nation.vp,
                    "books": nation.books,
                    "passed": nation.passed,
                    "unused": {die.text(): n for die, n in nation.unused.items() if n},
                    "unrolled": {colour: n for colour, n in nation.unrolled.items() if n},
                    "used": {colour: n for colour, n in nation.used.items() if n},
                    "chits": {
                        kind: [nation.chits_unused[kind], nation.chits_used[kind]]
                        for kind in CHIT_KINDS
                    },
                    "developments": sorted(one.id for one in nation.developments),
                    "advisor": nation.advisor.tile.id if nation.advisor is not None else None,
                    "wonder": nation.wonder.id if nation.wonder is not None else None,
                    "colonies": sorted(tile.id for tile in nation.colonies),
                    "wonders": sorted(tile.id for tile in nation.wonders),
                }
                for nation in self._nations
            ],
        }

    def _supply(self) -> dict[str, dict[str, int] | None]:
        """What is left of dice and chits (D-S5), or None where all is endless (D-C2a)."""
        if self._options["supply"] == "unlimited":
            return {"dice": None, "chits": None}
        return {"dice": dict(self._supply_dice), "chits": dict(self._supply_chits)}

    def hall_of_fame(self) -> str | None:
        """The name reached in a finished solo game (D-1f, D-1k)."""
        if self._seats != 1 or self._now[0] != "over":
            return None
        score = self._nations[0].vp
        for number, name in HALL_OF_FAME:
            if score > number:
                return name
            if score == number and self._options["hall_of_fame"] == "at_least":
                return name
        return None

    # ------------------------------------------------------------------ asking

    def _ask(self, seat: int, moves: set[str]) -> Asking:
        """Ask a player; a choice with a single option is not asked (D-A14)."""
        if len(moves) == 1:
            return next(iter(moves))
        move = yield ("decision", seat, frozenset(moves))
        return move

    def _chance(self, ways: dict[str, int]) -> Asking:
        """Let chance decide; it is always shown."""
        move = yield ("chance", ways)
        return move

    def _follow(
        self, seat: int, sequences: Sequences, stop: str | None, apply: Callable[[str], None]
    ) -> Steps:
        """Let a player go along one of the sequences, item by item.

        Where what is chosen so far is a complete choice it ends by itself, or, if there is a
        word for stopping, that word is one more move.
        """
        chosen: tuple[str, ...] = ()
        while True:
            moves = {
                one[len(chosen)]
                for one in sequences
                if len(one) > len(chosen) and one[: len(chosen)] == chosen
            }
            if chosen in sequences:
                if stop is None:
                    return
                moves.add(stop)
            move = yield from self._ask(seat, moves)
            if move == stop:
                return
            apply(move)
            chosen = (*chosen, move)

    # ------------------------------------------------------------------ orders of items

    def _face_order(self, die: Die) -> int:
        """Where the face first appears among the six of its colour."""
        return self._faces[die.colour].index(die)

    def _dice_in_order(self, dice: Counter[Die]) -> list[Die]:
        """The distinct dice, by colour, then by face."""
        return sorted(
            (die for die, number in dice.items() if number),
            key=lambda die: (COLOURS.index(die.colour), self._face_order(die)),
        )

    # ------------------------------------------------------------------ the whole game

    def _game(self) -> Steps:
        """From set-up to the end."""
        yield from self._set_up()
        for age in range(1, LAST_AGE + 1):
            yield from self._round_start(age)
            yield from self._actions()
            yield from self._books()
            yield from self._famine()
            self._player_order()
            self._war()
        yield self._end()

    # ------------------------------------------------------------------ set-up

    def _new_nation(self) -> Nation:
        """A board with five printed developments, and the first dice and chits (D-C8, D-S3)."""
        nation = Nation()
        for _ in range(5):
            nation.developments.append(Development(PRINTED, "white", 1, 0))
            self._supply_dice["white"] -= 1
            nation.unrolled["white"] += 1
        for kind in ("gold", "reroll"):
            self._supply_chits[kind] -= 1
            nation.chits_unused[kind] += 1
        return nation

    def _set_up(self) -> Steps:
        """The random player order and the first books (D-S2, D-S4, D-1a)."""
        left = list(range(self._seats))
        placed: list[int] = []
        while len(left) > 1:
            move = yield from self._chance({f"seat:{seat}": 1 for seat in left})
            seat = int(move.removeprefix("seat:"))
            left.remove(seat)
            placed.append(seat)
        placed.extend(left)
        self._order = placed
        for place, seat in enumerate(self._order, start=1):
            self._nations[seat].books = place
            if self._seats == 2 and place == 2:
                self._nations[seat].books = 3
        if self._seats == 1:
            self._shadow = 1

    # ------------------------------------------------------------------ round start

    def _columns(self) -> str:
        """The columns in use (D-R1)."""
        return "abcd" if self._seats == 4 else "abc"

    def _round_start(self, age: int) -> Steps:
        """Clear, make everything unused, lay tiles, draw the event (D-R1 to D-R5, D-1b)."""
        self._age = age
        self._board = {}
        self._event = None
        for nation in self._nations:
            nation.passed = False
            for die, number in nation.unused.items():
                nation.unrolled[die.colour] += number
            nation.unused = Counter()
            for colour, number in nation.used.items():
                nation.unrolled[colour] += number
            nation.used = Counter()
            for kind, number in nation.chits_used.items():
                nation.chits_unused[kind] += number
            nation.chits_used = Counter()

        stack = {f"tile:{tile.id}": tile for tile in self._tiles if tile.age == age}
        for row in ROWS:
            for column in self._columns():
                move = yield from self._chance(dict.fromkeys(stack, 1))
                self._board[f"{column}{row}"] = stack.pop(move)

        events = {f"event:{event.id}": event for event in self._events if event.age == age}
        move = yield from self._chance(dict.fromkeys(events, 1))
        self._event = events[move]

        if self._seats == 1:
            for _ in range(age):
                die = yield from self._roll_one("blue")
                if die.resource == "book":
                    self._shadow += die.amount

    # ------------------------------------------------------------------ rolling

    def _roll_one(self, colour: str) -> Generator[Turn, str, Die]:
        """One die; each of its six faces is as likely as any other (D-C2)."""
        ways: dict[str, int] = {}
        for face in self._faces[colour]:
            name = f"die:{face.text()}"
            ways[name] = ways.get(name, 0) + 1
        move = yield from self._chance(ways)
        return self._die_of_text[move.removeprefix("die:")]

    def _roll_unrolled(self, nation: Nation) -> Steps:
        """All dice in hand, one after the other, by colour (D-A2, D-A3, D-A7)."""
        for colour in COLOURS:
            while nation.unrolled[colour] > 0:
                die = yield from self._roll_one(colour)
                nation.unrolled[colour] -= 1
                nation.unused[die] += 1

    # ------------------------------------------------------------------ actions

    def _actions(self) -> Steps:
        """Turn after turn until all have passed (D-A1, D-A2, D-A2a, D-A2b)."""
        while not all(nation.passed for nation in self._nations):
            for seat in self._order:
                nation = self._nations[seat]
                if nation.passed:
                    continue
                # Dice are unrolled only before the first action of the round.
                yield from self._roll_unrolled(nation)
                yield from self._one_action(seat)

    def _one_action(self, seat: int) -> Steps:
        """One action or a pass (D-A1, D-A12); in solo the d4 after an action (D-1c, D-1d)."""
        nation = self._nations[seat]
        moves = {"pass"}
        if self._may_reroll(nation):
            moves.add("reroll")
        for space, tile in self._board.items():
            if self._can_pay(nation, self._currency(tile), self._price(space)):
                moves.add(f"buy:{space}")
        if nation.wonder is not None and self._can_pay(nation, "stone", nation.wonder.stone):
            moves.add("build")
        move = yield from self._ask(seat, moves)
        if move == "pass":
            nation.passed = True
            return
        if move == "reroll":
            yield from self._reroll(seat)
        elif move == "build":
            yield from self._build(seat)
        else:
            yield from self._buy(seat, move.removeprefix("buy:"))
        if self._seats == 1:
            yield from self._shadow_takes()

    def _may_reroll(self, nation: Nation) -> bool:
        """An unused reroll chit and an unused die (D-A3a)."""
        return nation.chits_unused["reroll"] > 0 and nation.unused.total() > 0

    def _reroll(self, seat: int) -> Steps:
        """Use a chit, pick up one or more unused dice, roll them (D-A3)."""
        nation = self._nations[seat]
        self._use_chit(nation, "reroll")
        kinds = self._dice_in_order(nation.unused)
        sequences: Sequences = set()
        for part in sub_multisets([nation.unused[die] for die in kinds]):
            if sum(part) == 0:
                continue
            sequence: list[str] = []
            for die, number in zip(kinds, part, strict=True):
                sequence.extend([f"pick:{die.text()}"] * number)
            sequences.add(tuple(sequence))

        def pick(move: str) -> None:
            die = self._die_of_text[move.removeprefix("pick:")]
            self._take_from(nation.unused, die)
            nation.unrolled[die.colour] += 1

        yield from self._follow(seat, sequences, "roll", pick)
        yield from self._roll_unrolled(nation)

    def _currency(self, tile: Tile) -> str:
        """Colonies cost strength, all else gold (D-C5)."""
        return "strength" if tile.kind == "colony" else "gold"

    def _price(self, space: str) -> int:
        """The row's number (D-A4)."""
        return int(space[1])

    def _buy(self, seat: int, space: str) -> Steps:
        """Pay, then the tile goes where its kind belongs (D-A4, D-A6 to D-A10)."""
        nation = self._nations[seat]
        tile = self._board[space]
        yield from self._pay(seat, self._currency(tile), self._price(space))
        del self._board[space]
        if tile.kind in ("building", "military"):
            yield from self._new_development(seat, tile)
        elif tile.kind == "advisor":
            yield from self._new_advisor(seat, tile)
        elif tile.kind == "colony":
            nation.colonies.append(tile)
            if tile.chit is not None:
                self._gain_chits(nation, tile.chit, 1)
        elif tile.kind == "wonder":
            nation.wonder = tile
        else:
            raise ValueError(f"unknown kind {tile.kind}")

    def _new_development(self, seat: int, tile: Tile) -> Steps:
        """Replace one of the five, return its dice, take and roll the new (D-A6 to D-A7b)."""
        nation = self._nations[seat]
        choices = {f"replace:{one.id}" for one in nation.developments}
        move = yield from self._ask(seat, choices)
        old_id = move.removeprefix("replace:")
        old = next(one for one in nation.developments if one.id == old_id)
        nation.developments.remove(old)
        new = Development(tile.id, tile.colour, 0, tile.vp)
        nation.developments.append(new)
        if old.colour is not None:
            yield from self._return_dice(seat, old.colour, old.gave)
        if tile.colour is not None:
            new.gave = self._available(self._supply_dice[tile.colour], tile.dice)
            self._supply_dice[tile.colour] -= new.gave
            nation.unrolled[tile.colour] += new.gave
            yield from self._roll_unrolled(nation)

    def _return_dice(self, seat: int, colour: str, number: int) -> Steps:
        """Used, unused or a mix, by choice (D-A7, D-A7b)."""
        nation = self._nations[seat]
        kinds = [die for die in self._dice_in_order(nation.unused) if die.colour == colour]
        counts = [nation.used[colour], *(nation.unused[die] for die in kinds)]
        names = ["return:used", *(f"return:{die.text()}" for die in kinds)]
        sequences = self._returns(names, counts, number)

        def give_back(move: str) -> None:
            if move == "return:used":
                self._take_from(nation.used, colour)
            else:
                self._take_from(nation.unused, self._die_of_text[move.removeprefix("return:")])
            self._supply_dice[colour] += 1

        yield from self._follow(seat, sequences, None, give_back)

    def _returns(self, names: list[str], counts: list[int], number: int) -> Sequences:
        """All ways to return exactly so many, each as its sequence (D-A7, D-A8)."""
        sequences: Sequences = set()
        for part in sub_multisets(counts):
            if sum(part) == number:
                sequence: list[str] = []
                for name, times in zip(names, part, strict=True):
                    sequence.extend([name] * times)
                sequences.add(tuple(sequence))
        return sequences

    def _new_advisor(self, seat: int, tile: Tile) -> Steps:
        """The old advisor is out and its rerolls go back; then the new rerolls (D-A8, D-A8a)."""
        nation = self._nations[seat]
        old = nation.advisor
        new = Advisor(tile, 0)
        nation.advisor = new
        if old is not None:
            counts = [nation.chits_used["reroll"], nation.chits_unused["reroll"]]
            sequences = self._returns(["return:used", "return:chit"], counts, old.gave)

            def give_back(move: str) -> None:
                if move == "return:used":
                    self._take_from(nation.chits_used, "reroll")
                else:
                    self._take_from(nation.chits_unused, "reroll")
                self._supply_chits["reroll"] += 1

            yield from self._follow(seat, sequences, None, give_back)
        new.gave = self._gain_chits(nation, "reroll", tile.rerolls)

    def _build(self, seat: int) -> Steps:
        """Pay the stone, place the wonder beside the board, take its chit (D-A11, D-A11a)."""
        nation = self._nations[seat]
        wonder = nation.wonder
        assert wonder is not None
        yield from self._pay(seat, "stone", wonder.stone)
        nation.wonder = None
        nation.wonders.append(wonder)
        if wonder.chit is not None:
            self._gain_chits(nation, wonder.chit, 1)

    # ------------------------------------------------------------------ moving things

    def _available(self, there: int, wanted: int) -> int:
        """How many of the wanted things the supply gives (D-C2a, D-A7a, D-A8a, D-A11a)."""
        if self._options["supply"] == "unlimited":
            return wanted
        return min(there, wanted)

    def _gain_chits(self, nation: Nation, kind: str, number: int) -> int:
        """Take chits, unused, as far as the supply goes (D-A8a, D-A9, D-A11a)."""
        gained = self._available(self._supply_chits[kind], number)
        self._supply_chits[kind] -= gained
        nation.chits_unused[kind] += gained
        return gained

    def _take_from(self, things: Counter[T], one: T) -> None:
        """Take one thing that is there."""
        assert things[one] > 0
        things[one] -= 1

    def _use_die(self, nation: Nation, die: Die) -> None:
        """Move an unused die to used (D-C10)."""
        self._take_from(nation.unused, die)
        nation.used[die.colour] += 1

    def _use_chit(self, nation: Nation, kind: str) -> None:
        """Move an unused chit to used (D-C10)."""
        self._take_from(nation.chits_unused, kind)
        nation.chits_used[kind] += 1

    # ------------------------------------------------------------------ payments

    def _meets(
        self, dice: Sequence[tuple[Die, int]], chits: int, resource: str, price: int
    ) -> bool:
        """Whether these dice and chits, counted in some way, total at least the price.

        Every die may be counted for its face if that shows the resource, as half of a trade if
        the resource can be traded for, or not at all; never twice (D-A5, D-T1 to D-T5).  Kept
        are all totals (symbols, halves of trades) that can come out of it.
        """
        outcomes = {(chits, 0)}
        for die, number in dice:
            for _ in range(number):
                further = set(outcomes)
                for symbols, halves in outcomes:
                    if die.resource == resource:
                        further.add((symbols + die.amount, halves))
                    if resource in TRADEABLE:
                        further.add((symbols, halves + 1))
                outcomes = further
        return any(symbols + halves // 2 >= price for symbols, halves in outcomes)

    def _can_pay(self, nation: Nation, resource: str, price: int) -> bool:
        """Some payment exists if and only if all unused things together meet the price."""
        return self._meets(
            list(nation.unused.items()), nation.chits_unused[resource], resource, price
        )

    def _payments(self, nation: Nation, resource: str, price: int) -> Sequences:
        """All payments, each as its sequence (D-A5a)."""
        kinds = self._dice_in_order(nation.unused)
        owned = tuple((die, nation.unused[die]) for die in kinds)
        key = (owned, nation.chits_unused[resource], resource, price)
        if key not in self._payment_cache:
            letter = self._options["overpaying"] == "yes"
            find = self._find_generous_payments if letter else self._find_payments
            self._payment_cache[key] = find(*key)
        return self._payment_cache[key]

    def _find_generous_payments(
        self, owned: tuple[tuple[Die, int], ...], chits: int, resource: str, price: int
    ) -> Sequences:
        """Dice and chits of the resource, and whole trades for it, of at least the price (D-A5a).

        Every die in it counts: for its face if that shows the resource, else as half of a trade.
        """
        kinds = [die for die, _ in owned]
        sequences: Sequences = set()
        for part in sub_multisets([*(number for _, number in owned), chits]):
            dice = list(zip(kinds, part[:-1], strict=True))
            shown = [(die, times) for die, times in dice if die.resource == resource]
            traded = [(die, times) for die, times in dice if die.resource != resource]
            halves = sum(times for _, times in traded)
            if halves % 2 or (halves and resource not in TRADEABLE):
                continue
            symbols = part[-1] + sum(die.amount * times for die, times in shown)
            if symbols + halves // 2 >= price:
                sequences.add(self._payment_in_order(shown, part[-1], traded))
        return sequences

    def _find_payments(
        self, owned: tuple[tuple[Die, int], ...], chits: int, resource: str, price: int
    ) -> Sequences:
        """Try every part of what is owned (D-A5a).

        A part is a payment if it meets the price and no smaller part of it does.  Every smaller
        part lies within the part without some one item, and what meets the price still does so
        with further items lying idle; so leaving out one item at a time tests all smaller parts.
        """
        kinds = [die for die, _ in owned]
        meeting: dict[tuple[int, ...], bool] = {}
        for part in sub_multisets([*(number for _, number in owned), chits]):
            dice = list(zip(kinds, part[:-1], strict=True))
            meeting[part] = self._meets(dice, part[-1], resource, price)
        sequences: Sequences = set()
        for part, meets in meeting.items():
            if not meets:
                continue
            smaller_meets = False
            for index, number in enumerate(part):
                if number > 0:
                    smaller = (*part[:index], number - 1, *part[index + 1 :])
                    smaller_meets = smaller_meets or meeting[smaller]
            if not smaller_meets:
                dice = list(zip(kinds, part[:-1], strict=True))
                sequences |= self._payment_sequences(dice, part[-1], resource, price)
        return sequences

    def _payment_sequences(
        self, dice: list[tuple[Die, int]], chits: int, resource: str, price: int
    ) -> Sequences:
        """Each way to count all of a payment's dice so that it meets the price, in order."""
        sequences: Sequences = set()
        for shown in product(*(range(number + 1) for _, number in dice)):
            as_face = [(die, times) for (die, _), times in zip(dice, shown, strict=True)]
            as_trade = [
                (die, number - times) for (die, number), times in zip(dice, shown, strict=True)
            ]
            if any(times and die.resource != resource for die, times in as_face):
                continue
            halves = sum(times for _, times in as_trade)
            if halves and resource not in TRADEABLE:
                continue
            symbols = chits + sum(die.amount * times for die, times in as_face)
            if symbols + halves // 2 < price:
                continue
            sequences.add(self._payment_in_order(as_face, chits, as_trade))
        return sequences

    def _payment_in_order(
        self, as_face: list[tuple[Die, int]], chits: int, as_trade: list[tuple[Die, int]]
    ) -> tuple[str, ...]:
        """First the dice that show the resource, higher counts first, then by colour and face;
        then the chits; then the traded dice by colour and face."""
        sequence: list[str] = []
        for die, times in sorted(
            as_face,
            key=lambda one: (
                -one[0].amount,
                COLOURS.index(one[0].colour),
                self._face_order(one[0]),
            ),
        ):
            sequence.extend([f"pay:{die.text()}"] * times)
        sequence.extend(["pay:chit"] * chits)
        for die, times in sorted(
            as_trade,
            key=lambda one: (COLOURS.index(one[0].colour), self._face_order(one[0])),
        ):
            sequence.extend([f"trade:{die.text()}"] * times)
        return tuple(sequence)

    def _pay(self, seat: int, resource: str, price: int) -> Steps:
        """Let a player choose and make one payment (D-A5, D-A5a)."""
        nation = self._nations[seat]

        def give(move: str) -> None:
            if move == "pay:chit":
                self._use_chit(nation, resource)
            else:
                self._use_die(nation, self._die_of_text[move.split(":")[1]])

        stop = "done" if self._options["overpaying"] == "yes" else None
        yield from self._follow(seat, self._payments(nation, resource, price), stop, give)

    # ------------------------------------------------------------------ the solo opponent

    def _shadow_takes(self) -> Steps:
        """The d4 after an action in solo (D-1c, D-1g, D-1i)."""
        if not self._board:
            return
        sides = (1, 2, 3) if self._options["tougher"] == "on" else (1, 2, 3, 4)
        move = yield from self._chance({f"d4:{side}": 1 for side in sides})
        side = int(move.removeprefix("d4:"))
        if side == 4:
            return
        column = "abc"[side - 1]
        for row in ROWS:
            space = f"{column}{row}"
            if space in self._board:
                del self._board[space]
                return

    # ------------------------------------------------------------------ after all have passed

    def _books(self) -> Steps:
        """Use books in reverse order, then score them (D-B1, D-B1a, D-B2, D-1e)."""
        for seat in reversed(self._order):
            yield from self._use_books(seat)
        points = 2 if self._seats <= 2 else 1
        for seat, nation in enumerate(self._nations):
            others = [other.books for at, other in enumerate(self._nations) if at != seat]
            if self._seats == 1:
                others = [self._shadow]
            for books in others:
                if books < nation.books:
                    nation.vp += points

    def _use_books(self, seat: int) -> Steps:
        """Any number of unused dice and chits that show books (D-B1, D-B1a)."""
        nation = self._nations[seat]
        kinds = [die for die in self._dice_in_order(nation.unused) if die.resource == "book"]
        names = [*(f"use:{die.text()}" for die in kinds), "use:chit"]
        counts = [*(nation.unused[die] for die in kinds), nation.chits_unused["book"]]
        sequences: Sequences = set()
        for part in sub_multisets(counts):
            sequence: list[str] = []
            for name, times in zip(names, part, strict=True):
                sequence.extend([name] * times)
            sequences.add(tuple(sequence))

        def use(move: str) -> None:
            if move == "use:chit":
                self._use_chit(nation, "book")
                nation.books += 1
            else:
                die = self._die_of_text[move.removeprefix("use:")]
                self._use_die(nation, die)
                nation.books += die.amount

        yield from self._follow(seat, sequences, "done", use)

    def _famine(self) -> Steps:
        """Meet the food number or use nothing, in reverse order (D-F1, D-F1a)."""
        assert self._event is not None
        number = self._event.food
        for seat in reversed(self._order):
            nation = self._nations[seat]
            moves = {"starve"}
            if self._can_pay(nation, "food", number):
                moves.add("feed")
            move = yield from self._ask(seat, moves)
            if move == "feed":
                yield from self._pay(seat, "food", number)
                nation.vp += self._age

    def _player_order(self) -> None:
        """Most unused strength first, ties keep their order (D-O1, D-1j)."""
        old = list(self._order)
        self._order = sorted(
            old, key=lambda seat: (-self._nations[seat].symbols("strength"), old.index(seat))
        )

    def _war(self) -> None:
        """Whoever can meet the strength number does (D-W1, D-W1a)."""
        assert self._event is not None
        for seat in reversed(self._order):
            nation = self._nations[seat]
            if nation.symbols("strength") >= self._event.strength:
                nation.vp += self._age

    # ------------------------------------------------------------------ end

    def _end(self) -> Turn:
        """Add the VP of the tiles; most VP wins, ties by player order (D-E1, D-E2, D-E2a)."""
        for nation in self._nations:
            nation.vp += sum(tile.vp for tile in nation.colonies)
            nation.vp += sum(one.vp for one in nation.developments)
            if nation.advisor is not None:
                nation.vp += nation.advisor.tile.vp
            nation.vp += sum(tile.vp for tile in nation.wonders)
        scores = [nation.vp for nation in self._nations]
        winner = next(seat for seat in self._order if scores[seat] == max(scores))
        return ("over", scores, [winner])
