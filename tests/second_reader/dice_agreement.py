"""Plays the kernel and the second reader side by side and compares all they say."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from nations.contract import Chance, Decision, Over
from nations.games.dice.box import OPTIONS
from nations.games.dice.content import CHIT_NAMES, RESOURCE_NAMES, ContentSet, Face, Tile, load_set
from nations.games.dice.game import DiceGame
from nations.games.dice.view import DiceView, NationView
from second_reader.dice_reader import Reader


class Disagreement(AssertionError):
    """The two readings of the rules differ."""


def compare_game(number: int) -> int:
    """Plays the game of a number in both; returns how many decisions were compared."""
    random = Random(number)
    seats = number % 4 + 1
    options = {name: random.choice(values) for name, values in OPTIONS.items()}
    content = load_set() if number % 8 < 4 else varied(random)
    game = DiceGame(content, seats, options)
    return Pair(game, Reader(plain(content), seats, options), random, number).play()


class Pair:
    """One game in both readings, with the same moves."""

    def __init__(self, game: DiceGame, reader: Reader, random: Random, number: int) -> None:
        self.game, self.reader, self.random, self.number = game, reader, random, number
        self.state = game.start()
        self.eager = random.random()

    def play(self) -> int:
        decisions = 0
        while True:
            turn = self.game.turn(self.state)
            self.same("table", table(self.game.view(self.state, None)), self.reader.table())
            if isinstance(turn, Over):
                self.same("end", ("over", [*turn.scores], [*turn.winners]), self.reader.turn())
                return decisions
            decisions += isinstance(turn, Decision)
            move = self.same_turn(turn)
            self.state, _ = self.game.play(self.state, self.game.read_move(turn, move))
            self.reader.play(move)

    def same_turn(self, turn: Decision | Chance) -> str:
        write = self.game.write_move
        if isinstance(turn, Chance):
            ways = {write(move): count for move, count in turn.ways}
            self.same("chance", ("chance", ways), self.reader.turn())
            return self.random.choices([*ways], [*ways.values()])[0]
        moves = frozenset(write(move) for move in turn.moves)
        self.same("moves", ("decision", turn.seat, moves), self.reader.turn())
        return self.pick(sorted(moves))

    def pick(self, moves: list[str]) -> str:
        """Passes are rare in some games, so that rounds get long and supplies short."""
        active = [move for move in moves if move not in ("pass", "starve")]
        return self.random.choice(active if self.random.random() < self.eager else moves)

    def same(self, what: str, kernel: Any, reader: Any) -> None:
        if kernel != reader:
            raise Disagreement(
                f"game {self.number}, {what}: kernel {kernel}, reader {reader}, "
                f"at {self.game.write_position(self.state)}"
            )


def plain(content: ContentSet) -> dict[str, Any]:
    """A content set as the reader takes it."""
    faces = {
        colour: [[face.resource, face.count] for face in faces]
        for colour, faces in content.faces.items()
    }
    return {
        "faces": faces,
        "tiles": [msgspec.to_builtins(tile) for tile in content.tiles],
        "events": [msgspec.to_builtins(event) for event in content.events],
    }


def table(view: Any) -> dict[str, Any]:
    """A view as the reader tells it."""
    assert isinstance(view, DiceView)
    return {
        "age": view.age,
        "order": [*view.order] if len(view.order) == len(view.nations) else [],
        "board": view.board,
        "event": view.event,
        "supply": {"dice": view.supply, "chits": view.supply_chits},
        "shadow": view.shadow,
        "nations": [nation(one) for one in view.nations],
    }


def nation(one: NationView) -> dict[str, Any]:
    return {
        "vp": one.vp,
        "books": one.books,
        "passed": one.passed,
        "unused": one.unused,
        "unrolled": one.unrolled,
        "used": one.used,
        "chits": {
            kind: [one.chits.get(kind, 0), one.used_chits.get(kind, 0)] for kind in CHIT_NAMES
        },
        "developments": sorted(one.developments),
        "advisor": one.advisor,
        "wonder": one.wonder,
        "colonies": sorted(one.colonies),
        "wonders": sorted(one.wonders),
    }


def varied(random: Random) -> ContentSet:
    """A set with other faces, gains and numbers: scarce dice, big faces, chits of every kind."""
    base = load_set()
    return msgspec.structs.replace(
        base,
        faces={
            colour: tuple(
                Face(random.choice(RESOURCE_NAMES), random.choice((1, 1, 2, 3))) for _ in range(6)
            )
            for colour in base.faces
        },
        tiles=tuple(vary_tile(tile, random) for tile in base.tiles),
        events=tuple(
            msgspec.structs.replace(event, food=random.randint(1, 6), strength=random.randint(1, 5))
            for event in base.events
        ),
    )


def vary_tile(tile: Tile, random: Random) -> Tile:
    change: dict[str, Any] = {"vp": random.randint(0, 5)}
    if tile.dice:
        change |= {
            "dice": random.choice((1, 2)),
            "colour": random.choice(("white", "orange", "orange", "blue", "red")),
        }
    if tile.kind == "advisor":
        change["rerolls"] = random.randint(0, 5)
    if tile.kind in ("colony", "wonder"):
        change["chit"] = random.choice((None, *CHIT_NAMES))
    if tile.stone:
        change["stone"] = random.randint(1, 5)
    return msgspec.structs.replace(tile, **change)
