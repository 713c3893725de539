"""The nations in the terminal: the viewer's own in full, the others in two or three lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from nations.contract import Seat, Voice
from nations.edition.spans import (
    SPACE,
    Span,
    Spans,
    named,
    pad,
)
from nations.games.dice.content import RESOURCE_NAMES, Tile
from nations.games.dice.drawing.ink import (
    DICE_STYLES,
    POINTS,
    QUIET,
    SIGNS,
    STRONG,
    die_span,
    face,
    letter,
    many,
    wrap,
)
from nations.games.dice.names import PRINTED_NAME
from nations.games.dice.view import DiceView, NationView

LABEL, INDENT = 10, 3
Word = Sequence[Span]


class Boards:
    """Draws the nations of one view."""

    def __init__(self, view: DiceView, tiles: Mapping[str, Tile], voice: Voice) -> None:
        self.view, self.tiles, self.voice = view, tiles, voice

    def lines(self) -> list[Spans]:
        """The viewer's nation, then the others in player order."""
        own = self.view.seat
        drawn = [] if own is None else [*self._full(own), []]
        for seat in self._others():
            drawn += self._short(seat)
        return drawn

    def _others(self) -> list[Seat]:
        """D-S2: those with a place in their order; before it is drawn, by their seats."""
        placed = list(self.view.order)
        rest = [seat for seat in range(len(self.view.nations)) if seat not in placed]
        return [seat for seat in [*placed, *rest] if seat != self.view.seat]

    def _full(self, seat: Seat) -> list[Spans]:
        nation = self.view.nations[seat]
        return [
            self._head(seat),
            *self._labelled("dice", [*self._dice(nation), *self._used_dice(nation)], 2),
            *self._labelled("chits", [*self._chits(nation), *self._used_chits(nation)], 2),
            *self._labelled("board", self._listed(self._developments(nation))),
            *self._labelled("advisor", self._listed(self._maybe(nation.advisor))),
            *self._labelled("building", self._listed(self._under_construction(nation))),
            *self._labelled("beside", self._listed(self._beside(nation))),
        ]

    def _short(self, seat: Seat) -> list[Spans]:
        nation = self.view.nations[seat]
        held = [
            *self._developments(nation),
            *self._maybe(nation.advisor),
            *self._under_construction(nation),
            *self._beside(nation),
        ]
        hand = [*self._dice(nation), *self._chits(nation), *self._all_used(nation)]
        return [self._head(seat), *wrap(hand, INDENT, 2), *wrap(self._listed(held), INDENT)]

    def _head(self, seat: Seat) -> Spans:
        """Name, place, points, books, strength, in columns that stand under each other."""
        nation, say = self.view.nations[seat], self.voice.say
        turn = "▶" if seat == self.view.at_turn else " "
        flag = say("passed") if nation.passed else ""
        return [
            Span(f"{turn} ", STRONG),
            *pad(self._title(seat), 18),
            *pad([Span(self._place(seat))], 4),
            *pad([Span(self._points(nation), POINTS)], 24),
            *pad([Span(say("amount", count=nation.books, resource="book"))], 10),
            *pad([Span(say("amount", count=nation.strength, resource="strength"))], 12),
            Span(flag, "bold"),
        ]

    def _title(self, seat: Seat) -> Spans:
        name = self.voice.say(f"nation-{seat}")
        if seat != self.view.seat:
            return [Span(name, STRONG)]
        return [Span(name, f"{STRONG} underline"), Span(f" ({self.voice.say('you')})")]

    def _place(self, seat: Seat) -> str:
        if seat not in self.view.order or len(self.view.nations) == 1:
            return ""
        return self.voice.say("place", place=self.view.order.index(seat) + 1)

    def _points(self, nation: NationView) -> str:
        """D-A13: points on the track, and those that the tiles will add at the end."""
        held = (*nation.developments, nation.advisor or "", *nation.colonies, *nation.wonders)
        tiles = sum(self.tiles[name].vp for name in held if name in self.tiles)
        if self.view.phase == "over" or not tiles:
            return self.voice.say("points", vp=nation.vp)
        return self.voice.say("points-and-tiles", vp=nation.vp, tiles=tiles)

    def _labelled(self, key: str, words: Iterable[Word], gap: int = 1) -> list[Spans]:
        """The lines of a label; none if there is nothing to show."""
        label = self.voice.say(f"label-{key}")
        lines = wrap(words, INDENT + LABEL, gap)
        for line in lines[:1]:
            line[0:1] = pad([Span(" " * INDENT), Span(label, QUIET)], INDENT + LABEL)
        return lines

    def _dice(self, nation: NationView) -> list[Word]:
        """Unused dice by what they show; those still to be rolled stand without a face."""
        words: list[Word] = []
        for resource in RESOURCE_NAMES:
            group = [die for die in many(nation.unused) if face(die).resource == resource]
            if group:
                words.append([Span(SIGNS[resource]), *_spaced([die_span(die) for die in group])])
        waiting = _spaced(_blank(colour) for colour in many(nation.unrolled))
        if waiting:
            words.append([*waiting[1:], Span(f" {self.voice.say('unrolled')}", QUIET)])
        return words

    def _used_dice(self, nation: NationView) -> list[Word]:
        return self._used(" ".join(letter(colour) for colour in many(nation.used)))

    def _all_used(self, nation: NationView) -> list[Word]:
        """Used dice by their letters, used chits by their signs."""
        dice = [letter(colour) for colour in many(nation.used)]
        return self._used(" ".join([*dice, *(SIGNS[chit] for chit in many(nation.used_chits))]))

    def _used(self, words: str) -> list[Word]:
        return [[Span(f"{self.voice.say('used')} {words}", QUIET)]] if words else []

    def _chits(self, nation: NationView) -> list[Word]:
        return [[Span(self._chit(chit, count))] for chit, count in nation.chits.items()]

    def _used_chits(self, nation: NationView) -> list[Word]:
        return self._used(" ".join(self._chit(chit, n) for chit, n in nation.used_chits.items()))

    def _chit(self, chit: str, count: int) -> str:
        times = f"{count}×" if count > 1 else ""
        return f"{times}{SIGNS[chit]} {self.voice.say('chit-name', chit=chit)}"

    def _listed(self, words: Sequence[Word]) -> list[Word]:
        """Words with a comma after each but the last."""
        return [[*word, Span(",", QUIET)] for word in words[:-1]] + list(words[-1:])

    def _developments(self, nation: NationView) -> list[Word]:
        bought: list[Word] = [
            self._held(tile) for tile in nation.developments if tile != PRINTED_NAME
        ]
        names = [
            self.voice.say("printed-name", at=at)
            for at, tile in enumerate(nation.developments)
            if tile == PRINTED_NAME
        ]
        return [*([Span(name, QUIET)] for name in names), *bought]

    def _maybe(self, tile: str | None) -> list[Word]:
        return [self._held(tile)] if tile else []

    def _held(self, name: str) -> Spans:
        """A tile that somebody has: name, what it gave, points."""
        tile = self.tiles[name]
        line: Spans = [Span(named(self.voice, name))]
        if tile.colour:
            line += [SPACE, Span(letter(tile.colour) * tile.dice, DICE_STYLES[tile.colour])]
        if tile.rerolls:
            line += [Span(f" {SIGNS['reroll']}{tile.rerolls}")]
        if tile.vp:
            line += [Span(f" ★{tile.vp}", POINTS)]
        return line

    def _under_construction(self, nation: NationView) -> list[Word]:
        if nation.wonder is None:
            return []
        tile = self.tiles[nation.wonder]
        about = self.voice.say("under-construction", count=tile.stone, resource="stone")
        return [[*self._held(nation.wonder), Span(f" ({about})")]]

    def _beside(self, nation: NationView) -> list[Word]:
        return [self._held(tile) for tile in (*nation.colonies, *nation.wonders)]


def _spaced(spans: Iterable[Span]) -> Spans:
    return [part for span in spans for part in (SPACE, span)]


def _blank(colour: str) -> Span:
    return Span(f" {letter(colour)} ", DICE_STYLES[colour])
