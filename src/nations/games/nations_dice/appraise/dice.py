"""What dice can be expected to bring."""

from __future__ import annotations

from nations.games.nations_dice.appraise.weights import Weights
from nations.games.nations_dice.box import die_texts
from nations.games.nations_dice.content import COLOURS as COLOUR_NAMES
from nations.games.nations_dice.content import RESOURCES
from nations.games.nations_dice.odds import Hand, Odds
from nations.games.nations_dice.state import COLOURS, DICE, FACES, Box

Colours = tuple[int, ...]
"""So many dice of each colour."""


class Dice:
    """The dice of one box: their worth in a later round, and exact chances, remembered."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box = box
        self.all = [die for die in range(DICE) if box.ways[die]]
        larger = sorted(self.all, key=lambda die: (-box.symbols[die], die))
        self.showing = [[die for die in larger if box.shows[die] == r] for r in range(5)]
        self.worth = [self._worth(colour, weights) for colour in range(COLOURS)]
        self.faces = [self._faces(colour) for colour in range(COLOURS)]
        self._means = [[self._mean(r, colour) for colour in range(COLOURS)] for r in range(5)]
        self._odds = Odds(box)
        self._blanks = [self._blank(resource) for resource in range(5)]
        self._rolls: dict[Colours, list[list[tuple[int, float]]]] = {}
        self._chances: dict[tuple[int, int, Colours, int], float] = {}

    def _worth(self, colour: int, weights: Weights) -> float:
        """A die of a colour in a later round: the mean over its faces."""
        worths = weights.symbols(self.box.seats)
        return sum(
            chance * max(weights.die, worths[resource] * symbols)
            for resource, symbols, chance in self._faces(colour)
        )

    def _faces(self, colour: int) -> list[tuple[int, int, float]]:
        """Resource, symbols and chance of each face of a colour."""
        box = self.box
        dice = (die for die in self.all if die // FACES == colour)
        return [(box.shows[die], box.symbols[die], box.ways[die] / FACES) for die in dice]

    def _mean(self, resource: int, colour: int) -> float:
        """The symbols of a resource on a die of a colour, on average."""
        return sum(symbols * p for shown, symbols, p in self.faces[colour] if shown == resource)

    def _blank(self, resource: int) -> str:
        """A die that does not show a resource ("" if all do)."""
        texts = die_texts(self.box)
        return next((texts[die] for die in self.all if self.box.shows[die] != resource), "")

    def expected(self, resource: int, colours: Colours) -> float:
        """The symbols of a resource that so many dice show on average."""
        return sum([one * count for one, count in zip(self._means[resource], colours, strict=True)])

    def rolls(self, colours: Colours) -> list[list[tuple[int, float]]]:
        """Every amount of each resource that so many dice can show, with its chance."""
        known = self._rolls.get(colours)
        if known is None:
            known = self._rolls[colours] = [self._amounts(name, colours) for name in RESOURCES]
        return known

    def _amounts(self, resource: str, colours: Colours) -> list[tuple[int, float]]:
        exact = self._odds.distribution(_hand(colours), resource)
        return [(amount, float(chance)) for amount, chance in exact.items()]

    def chance(self, resource: int, need: int, colours: Colours, blanks: int = 0) -> float:
        """The chance that dice rolled bring a need, traded together with blank ones at hand."""
        key = (resource, need, colours, blanks)
        known = self._chances.get(key)
        if known is None:
            hand = _hand(colours, {self._blanks[resource]: blanks} if blanks else {})
            known = float(self._odds.chance(hand, {RESOURCES[resource]: max(0, need)}))
            self._chances[key] = known
        return known


def _hand(colours: Colours, unused: dict[str, int] | None = None) -> Hand:
    return Hand(unused or {}, {}, dict(zip(COLOUR_NAMES, colours, strict=True)))
