"""Moves in words: what a player would do, and what chance has done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nations.contract import Move, Voice
from nations.edition.spans import (
    named,
)
from nations.games.dice import moves
from nations.games.dice.content import EventTile, Tile
from nations.games.dice.drawing.ink import (
    face,
)
from nations.games.dice.names import PRINTED_NAME, currency_of
from nations.games.dice.view import DiceView

Values = dict[str, str | int | float]


class Sentences:
    """Describes the moves of one content set; the message of a move is called as its class."""

    def __init__(self, tiles: Mapping[str, Tile], events: Mapping[str, EventTile]) -> None:
        self.tiles, self.events = tiles, events

    def describe(self, view: DiceView, move: Move, voice: Voice) -> str:
        """The move as a part of a sentence."""
        return voice.say(type(move).__name__, **self._values(view, move, voice))

    def _values(self, view: DiceView, move: Move, voice: Voice) -> Values:
        match move:
            case moves.Buy(space):
                return {"space": space, **self._buying(view, space, voice)}
            case moves.Build():
                return self._building(view, voice)
            case moves.Replace(tile):
                return self._replaced(tile, voice)
            case moves.Pay(die):
                return {**die_values(die), "lost": _lost(view, die)}
            case moves.Done():
                return {"phase": view.phase}
            case moves.PayChit():
                return {"chit": view.payment.resource if view.payment else "gold"}
            case moves.Feed():
                return {"count": view.food, "resource": "food", "vp": view.age}
            case moves.Placed(seat):
                return {"nation": voice.say(f"nation-{seat}")}
            case moves.Laid(tile):
                return {"tile": named(voice, tile), "about": about(self.tiles[tile], voice)}
            case moves.Drawn(event):
                return self._event(event, voice)
        return _plain_values(move)

    def _buying(self, view: DiceView, space: str, voice: Voice) -> Values:
        """D-A4: the row is the price. A space may be empty: people may ask what cannot be."""
        name = view.board.get(space)
        if name is None:
            return {"tile": "–", "count": 0, "resource": "gold", "about": "–"}
        tile = self.tiles[name]
        price: Values = {"count": int(space[1:]), "resource": currency_of(tile.kind)}
        return {"tile": named(voice, name), **price, "about": about(tile, voice)}

    def _building(self, view: DiceView, voice: Voice) -> Values:
        at_turn = view.at_turn
        wonder = None if at_turn is None else view.nations[at_turn].wonder
        if wonder is None:
            return {"tile": "–", "count": 0, "resource": "stone", "about": "–"}
        tile = self.tiles[wonder]
        gains = ", ".join(_gains(tile, voice)) or voice.say("no-gain")
        cost: Values = {"count": tile.stone, "resource": "stone"}
        return {"tile": named(voice, wonder), **cost, "about": gains}

    def _replaced(self, name: str, voice: Voice) -> Values:
        if name == PRINTED_NAME:
            dice = voice.say("dice", count=1, colour="white")
            return {"tile": "", "printed": "yes", "about": dice}
        gains = ", ".join(_gains(self.tiles[name], voice))
        return {"tile": named(voice, name), "printed": "no", "about": gains}

    def _event(self, event: str, voice: Voice) -> Values:
        drawn = self.events[event]
        return {"event": named(voice, event), "food": drawn.food, "strength": drawn.strength}


def die_values(die: str) -> Values:
    """What messages say about a die."""
    shown = face(die)
    return {"colour": shown.colour, "resource": shown.resource, "count": shown.symbols}


def _lost(view: DiceView, die: str) -> int:
    """D-A5: what a die shows beyond the price is lost."""
    return max(0, face(die).symbols - view.payment.due) if view.payment else 0


def _plain_values(move: Move) -> Values:
    values: dict[str, Any] = {name: getattr(move, name) for name in move.__struct_fields__}
    return die_values(values["die"]) if "die" in values else values


def about(tile: Tile, voice: Voice) -> str:
    """D-C6: a tile in a few words: kind, building cost, gain, points."""
    kind = voice.say("kind-plain", kind=tile.kind)
    stone = [voice.say("stone-to-build", count=tile.stone)] if tile.stone else []
    return ", ".join([kind, *stone, *_gains(tile, voice)])


def _gains(tile: Tile, voice: Voice) -> list[str]:
    gains = []
    if tile.colour:
        gains.append(voice.say("dice", count=tile.dice, colour=tile.colour))
    if tile.rerolls:
        gains.append(voice.say("chits", count=tile.rerolls, chit="reroll"))
    if tile.vp:
        gains.append(voice.say("victory-points", vp=tile.vp))
    if tile.chit:
        gains.append(voice.say("chits", count=1, chit=tile.chit))
    return gains
