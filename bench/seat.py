"""A seat for a bot of the `nations` that runs this, by the line protocol (docs/bot-protocol.md).

    OTHER_ENVIRONMENT/bin/python bench/seat.py search:0.2s

So another version of the package can sit at a table of this one; views may have had another name
in it. Words after the first tell several such seats apart, and mean nothing.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from nations.bots.bot import asked, make_bot
from nations.contract import Decision, Terms
from nations.registry import load

PROTOCOL = 2


class Seat:
    """The game that is played, and the bot that plays it."""

    _game: Any
    _bot: Any
    _kind: Any

    def __init__(self, player: str) -> None:
        self._player = player

    def begin(self, line: dict[str, Any]) -> dict[str, Any]:
        terms = msgspec.convert(line["terms"], type=Terms)
        self._game = load(terms.game).game(terms.seats, terms.options, None)
        if self._game.terms.content.digest != terms.content.digest:
            raise SystemExit(f"this version has another content set than {terms.content.name}")
        self._kind = type(self._game.view(self._game.start(), 0))
        self._bot = make_bot(self._player, self._game, line["seed"])
        return {}

    def choose(self, line: dict[str, Any]) -> dict[str, Any]:
        named = line["view"] | {"type": self._kind.__struct_config__.tag}
        view = msgspec.convert(named, type=self._kind)
        turn = Decision(view.seat, ())
        moves = [self._game.read_move(turn, offer) for offer in line["offers"]]
        chosen = asked(self._bot, view, moves)
        return {"move": line["offers"][moves.index(chosen)]}


def main() -> None:
    seat = Seat(sys.argv[1])
    for text in sys.stdin:
        line = msgspec.json.decode(text)
        if line["type"] == "quit":
            return
        answer: dict[str, Any] = {"id": line.get("id", 0)}
        if line["type"] == "hello":
            answer |= {"protocol": PROTOCOL, "name": f"old {sys.argv[1]}", "version": ""}
        elif line["type"] == "game":
            answer |= seat.begin(line)
        else:
            answer |= seat.choose(line)
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
