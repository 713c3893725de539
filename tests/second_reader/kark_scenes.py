"""Small positions of the Game of Nations for tests of the second reader.

Nothing here knows the kernel. The board is small: a coast and an inland country, joined by two
arrows, and a canal country apart from them, where the agents walk.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from second_reader.kark_reader import KINDS, Reader, Situation

SIX = {"king": 2, "president": 2, "dictator": 1, "guerrilla": 1}
Leaders = dict[str, tuple[int, str]]


def country(name: str, kind: str, derricks: int, **more: Any) -> dict[str, Any]:
    """A ring of six points with its capital at 0 and a "?" at 3, unless told otherwise."""
    seas = {"coastal": ["north"], "canal": ["north", "south"], "inland": []}[kind]
    told = {"id": name, "type": kind, "derricks": derricks, "seas": seas}
    return told | {"size": 6, "capital": 0, "questions": [3]} | more


CANAL = country("canal", "canal", 1)
COAST = country("coast", "coastal", 2)
LAND = country("land", "inland", 4)


def content(**changes: Any) -> dict[str, Any]:
    """The small board: agents in the canal's ring step from 0 to 2 or 4, from 1 to 3 or 5."""
    return {
        "countries": [CANAL, COAST, LAND],
        "arrows": [["coast.1", "land.1"], ["coast.2", "land.2"]],
        "links": [["land", "canal", False], ["land", "coast", False]],
        "cards": [],
        "step": {"king": 2, "president": 2, "dictator": 1, "guerrilla": 1},
        "rate": {"king": 2, "president": 2, "dictator": 1, "guerrilla": 1},
        "tanker_buy": 5,
        "tanker_sell": 3,
        "pipeline": 3,
        "tankers": 16,
        "pipelines": 12,
        "leaders": SIX,
    } | changes


def scene(
    leaders: Leaders,
    *,
    reserve: tuple[str, ...] = (),
    agents: tuple[str, ...] = ("canal.0", "canal.0"),
    board: dict[str, Any] | None = None,
    options: dict[str, str] | None = None,
    **more: Any,
) -> Reader:
    """A later turn of seat 0 against seat 1; seat 0 has only this reserve, seat 1 none."""
    lost: list[dict[str, int]] = []
    for seat in (0, 1):
        there = Counter(kind for other, kind in leaders.values() if other == seat)
        there += Counter(reserve if seat == 0 else ())
        lost.append({kind: SIX[kind] - there[kind] for kind in KINDS})
    situation = Situation(leaders=leaders, agents=list(agents), lost=lost, **more)
    return Reader(board or content(), 2, options or {}, situation=situation)


def moves(reader: Reader, seat: int = 0) -> set[str]:
    """The moves that a seat is asked to choose from."""
    turn = reader.turn()
    assert turn[:2] == ("decision", seat), turn
    return set(turn[2])


def play(reader: Reader, *written: str) -> Reader:
    for move in written:
        reader.play(move)
    return reader


def draws(card: dict[str, Any], leaders: Leaders, **more: Any) -> Reader:
    """A turn in which the agent has just drawn the only card of the deck."""
    board = content(cards=[{"id": "it", **card}], **more.pop("changes", {}))
    reader = scene(leaders, agents=("canal.1", "canal.0"), board=board, **more)
    return play(reader, "agent:canal.3", "card:it")


def out(reader: Reader) -> bool:
    """Whether seat 0 is out."""
    return bool(reader.table()["out"][0])


def goals(reader: Reader, order: str, start: str) -> set[str]:
    """Where a leader may go; every move that is offered is such a going."""
    split = [move.removeprefix(f"{order}:").split(">") for move in moves(reader)]
    assert {one[0] for one in split} == {start}
    return {one[1] for one in split}


LAST = {"trade_moment": "last"}
FOE = {"land.4": (1, "dictator")}
