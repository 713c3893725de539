"""Plays the Game of Nations in the kernel and in the second reader and compares all they say."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec

from nations.contract import Chance, Decision, Over
from nations.games.kark.board_ways import Point
from nations.games.kark.box import OPTIONS
from nations.games.kark.content import Arrow, Card, ContentSet, Country, load_set
from nations.games.kark.game import KarkGame
from nations.games.kark.state import ARROWS as MOST_ARROWS
from nations.games.kark.state import RING as LARGEST
from nations.games.kark.view import KarkView, PowerView
from second_reader.dice_agreement import Disagreement
from second_reader.kark_reader import ANY, HAND, KINDS, MONEY, RING, Reader

LIMITS = ("none", "12", "30")
BESIDE = 0.02
"""How often, in some games, somebody resigns or proposes to stop."""


def compare_game(number: int) -> int:
    """Plays the game of a number in both; returns how many decisions were compared."""
    random = Random(number)
    seats = number % 3 + 2
    options = random_options(random)
    content = load_set() if number % 6 < 3 else varied(random)
    named = random.randrange(seats)
    reader = Reader(plain(content), seats, {**options}, named)
    if options["first_player"] == "agreed":
        options["first_player"] = f"agreed:{named + 1}"
    return Pair(KarkGame(content, seats, options), reader, random, number).play()


def random_options(random: Random) -> dict[str, str]:
    options = {name: random.choice(values) for name, values in OPTIONS.items()}
    return options | {"round_limit": random.choice(LIMITS)}


class Pair:
    """One game in both readings, with the same moves."""

    def __init__(self, game: KarkGame, reader: Reader, random: Random, number: int) -> None:
        self.game, self.reader, self.random, self.number = game, reader, random, number
        self.state = game.start()
        if "agreed" in game.terms.options["first_player"]:
            self.begin_as_agreed()
        self.restless = random.random() < 0.3
        self.thrift = random.random()
        self.prices: dict[str, int] = {}

    def begin_as_agreed(self) -> None:
        """K-S4: where the kernel has a chance with one way, the reader begins without."""
        turn = self.game.turn(self.state)
        assert isinstance(turn, Chance)
        ((move, _),) = turn.ways
        self.state, _ = self.game.play(self.state, move)

    def play(self) -> int:
        decisions = 0
        while not isinstance(turn := self.compared(), Over):
            decisions += isinstance(turn, Decision)
            written = self.pick(turn)
            self.state, _ = self.game.play(self.state, self.game.read_move(turn, written))
            self.reader.play(written)
        return decisions

    def compared(self) -> Decision | Chance | Over:
        """What the state waits for, after everything was compared."""
        view, turn = self.game.view(self.state, None), self.game.turn(self.state)
        assert isinstance(view, KarkView)
        self.prices = {f"move:{way}": price for way, price in view.prices.items()}
        self.same("table", table(view), self.reader.table())
        incomes = [self.reader.income(seat) for seat in range(len(view.powers))]
        self.same("incomes", [power.income for power in view.powers], incomes)
        self.same("position", self.game.read_position(view.position).values(), self.state.values())
        self.same("turn", self.told(turn), self.reader.turn())
        return turn

    def told(self, turn: Decision | Chance | Over) -> tuple[Any, ...]:
        """A turn as the reader tells it."""
        write = self.game.write_move
        if isinstance(turn, Over):
            return "over", [*turn.scores], [*turn.winners]
        if isinstance(turn, Chance):
            return "chance", {write(move): ways for move, ways in turn.ways}
        moves, beside = (frozenset(map(write, each)) for each in (turn.moves, turn.beside))
        self.same("number of moves", len(moves), len(turn.moves))
        return "decision", turn.seat, moves, beside

    def pick(self, turn: Decision | Chance) -> str:
        """In thrifty games leaders move little, so that there are more rounds and cards."""
        write, random = self.game.write_move, self.random
        if isinstance(turn, Chance):
            return write(random.choices([m for m, _ in turn.ways], [n for _, n in turn.ways])[0])
        if self.restless and turn.beside and random.random() < BESIDE:
            return write(random.choice(turn.beside))
        moves = sorted(map(write, turn.moves))
        if random.random() < self.thrift:
            moves.sort(key=lambda move: self.prices.get(move, 0))
            moves = moves[: max(2, len(moves) // 4)]
        return random.choice(moves)

    def same(self, what: str, kernel: Any, reader: Any) -> None:
        if kernel != reader:
            raise Disagreement(
                f"game {self.number}, {what}: kernel {kernel}, reader {reader}, "
                f"at {self.game.write_position(self.state)}"
            )


# ----------------------------------------------------------------------- as the reader has it


def plain(content: ContentSet) -> dict[str, Any]:
    """A content set as the reader takes it."""
    prices, pieces = content.prices, content.pieces
    return {
        "countries": [plain_country(country) for country in content.countries],
        "arrows": [["{}.{}".format(*end) for end in (a.start, a.end)] for a in content.arrows],
        "links": [[link.inland, link.port, link.laid] for link in content.links],
        "cards": [plain_card(card) for card in content.cards],
        "step": prices.step,
        "rate": prices.income,
        "tanker_buy": prices.tanker_buy,
        "tanker_sell": prices.tanker_sell,
        "pipeline": prices.pipeline,
        "tankers": pieces.tankers,
        "pipelines": pieces.pipelines,
        "leaders": pieces.leaders,
        "money": msgspec.to_builtins(pieces).get("money", MONEY),
    }


def plain_country(country: Country) -> dict[str, Any]:
    """A country with the number of its points and all its "?", one or several."""
    told = msgspec.to_builtins(country)
    return {**told, "size": country.points, "questions": [*country.questions]}


def plain_card(card: Card) -> dict[str, Any]:
    fewest, most = card.steps or (0, 0)
    kind = card.effect.replace("-", "_")
    orders = {"millions": card.millions, "leader": card.leader, "min": fewest, "max": most}
    return {"id": card.id, "kind": kind, **orders}


def table(view: KarkView) -> dict[str, Any]:
    """A view as the reader tells it."""
    powers = view.powers
    return {
        "round": view.round,
        "at": view.at_turn,
        "cash": [power.cash for power in powers],
        "out": [power.out for power in powers],
        "leaders": [{kind: leaders(power, kind) for kind in KINDS} for power in powers],
        "agents": [power.agent for power in powers],
        "tankers": [on_board(power.tankers) for power in powers],
        "hands": [power.tankers.get(HAND, 0) for power in powers],
        "nobodys": view.nobodys,
        "stock": {"tankers": view.stock, "pipelines": view.pipes},
        "pipelines": sorted(view.pipelines),
        "seen": [*view.seen],
        "draws": view.draws,
        "rulers": view.rulers,
    }


def on_board(tankers: dict[str, int]) -> dict[str, int]:
    """The tankers in port and at sea, without one in hand (K-T1a)."""
    return {place: number for place, number in tankers.items() if place != HAND}


def leaders(power: PowerView, kind: str) -> dict[str, Any]:
    return {
        "reserve": power.reserve.get(kind, 0),
        "board": sorted(point for point, other in power.board.items() if other == kind),
        "gone": power.gone.get(kind, 0),
    }


# -------------------------------------------------------------------------------- other sets


def varied(random: Random) -> ContentSet:
    """A set with other capitals, "?", derricks, prices and cards, and with fewer pieces."""
    base = load_set()
    countries = tuple(vary_country(country, random) for country in base.countries)
    return msgspec.structs.replace(
        base,
        countries=countries,
        arrows=vary_arrows(base.arrows, countries, random),
        cards=tuple(vary_card(card, random) for card in some_cards(base.cards, random)),
        prices=msgspec.structs.replace(
            base.prices,
            step={kind: random.randint(1, 3) for kind in KINDS},
            income={kind: random.randint(0, 3) for kind in KINDS},
            tanker_buy=random.randint(1, 6),
            tanker_sell=random.randint(0, 4),
            pipeline=random.randint(1, 4),
        ),
        pieces=msgspec.structs.replace(
            base.pieces, tankers=random.randint(4, 16), pipelines=random.randint(1, 12)
        ),
    )


def vary_country(country: Country, random: Random) -> Country:
    """K-C4: in every other set rings of other sizes, and up to three "?"."""
    size = random.choice((RING, random.randint(4, LARGEST)))
    capital, question, *more = random.sample(range(size), random.randint(2, 4))
    return msgspec.structs.replace(
        country,
        capital=capital,
        question=question,
        more_questions=tuple(more),
        points=size,
        derricks=random.randint(0, 4),
    )


def vary_arrows(
    arrows: tuple[Arrow, ...], countries: tuple[Country, ...], random: Random
) -> tuple[Arrow, ...]:
    """The arrows on rings of these sizes, and now and then some more, two at a point too."""
    sizes = {country.id: country.points for country in countries}
    ends = [(on_ring(arrow.start, sizes), on_ring(arrow.end, sizes)) for arrow in arrows]
    for _ in range(random.choice((0, 0, 4))):
        one, other = (Point(c.id, random.randrange(c.points)) for c in random.sample(countries, 2))
        ends.append((one, other))
    many: Counter[Point] = Counter()
    kept = []
    for pair in {frozenset(pair): pair for pair in ends}.values():
        if all(many[end] < MOST_ARROWS for end in pair):
            kept.append(Arrow(*pair))
            many.update(pair)
    return tuple(kept)


def on_ring(point: Point, sizes: dict[str, int]) -> Point:
    return Point(point.country, point.number % sizes[point.country])


def some_cards(cards: tuple[Card, ...], random: Random) -> tuple[Card, ...]:
    """Any number of cards, good and bad ones mixed (K-C2)."""
    return tuple(random.sample(cards, random.randint(1, len(cards))))


def vary_card(card: Card, random: Random) -> Card:
    change: dict[str, Any] = {}
    if card.effect == "cash":
        change["millions"] = random.choice((-9, -2, 1, 3, 8))
    if card.leader:
        change["leader"] = random.choice((*KINDS, ANY))
    if card.steps:
        change["effect"] = random.choice((card.effect, "retreat"))
        change["steps"] = tuple(sorted((random.randint(1, 4), random.randint(1, 7))))
    return msgspec.structs.replace(card, **change)
