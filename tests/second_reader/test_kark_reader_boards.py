"""The second reader of the Game of Nations on random boards: no way and no piece is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from second_reader.kark_reader import KINDS, OPTIONS, Leader, Reader
from second_reader.kark_scenes import (
    CANAL,
    LAST,
    SIX,
    Leaders,
    content,
    country,
    moves,
    play,
    scene,
)

# ------------------------------------------------------------- every way on boards of any form


def random_board(random: Random) -> dict[str, Any]:
    """Rings of several sizes, with any number of "?" and of arrows at a point."""
    rings = []
    for name in ("a", "b", "c")[: random.randint(2, 3)]:
        size = random.randint(2, 9)
        points = random.sample(range(size), size)
        questions = points[1 : 1 + random.randint(0, min(2, size - 1))]
        more = {"size": size, "capital": points[0], "questions": questions}
        rings.append(country(name, random.choice(["inland", "coastal"]), 2, **more))
    arrows = set()
    for _ in range(random.randint(2, 8)):
        start, end = random.sample(rings, 2)
        ends = (random_point(random, start), random_point(random, end))
        arrows.add((min(ends), max(ends)))
    joined = [list(arrow) for arrow in sorted(arrows)]
    return content(countries=[CANAL, *rings], arrows=joined, links=[])


def random_point(random: Random, ring: dict[str, Any]) -> str:
    return f"{ring['id']}.{random.randrange(ring['size'])}"


def random_leaders(random: Random, board: dict[str, Any]) -> Leaders:
    """Two own kings and other leaders, most of these in capitals."""
    rings = board["countries"][1:]
    leaders: Leaders = {}
    others = [(0, "president"), (1, "king"), (1, "president"), (1, "guerrilla")]
    for other in others[: random.randint(0, 4)]:
        ring = random.choice(rings)
        at_home = f"{ring['id']}.{ring['capital']}"
        leaders[random.choice((at_home, random_point(random, ring)))] = other
    for _ in range(2):
        leaders[random_point(random, random.choice(rings))] = (0, "king")
    return leaders


class Board:
    """The board and who stands on it, for judging whole ways after the event."""

    def __init__(self, board: dict[str, Any], leaders: Leaders, foe: str) -> None:
        self.leaders, self.foe = leaders, foe
        self.size = {one["id"]: one["size"] for one in board["countries"]}
        self.capitals = {f"{one['id']}.{one['capital']}" for one in board["countries"]}
        self.questions = {f"{c['id']}.{at}" for c in board["countries"] for at in c["questions"]}
        self.across: dict[str, list[str]] = {}
        for start, end in board["arrows"]:
            self.across.setdefault(start, []).append(end)
            self.across.setdefault(end, []).append(start)

    def follow(self, start: str, choices: tuple[int, ...]) -> list[str]:
        """The points of a way: choice 0 is one on, 1 one back, 2 and more an arrow."""
        way = [start]
        for choice in choices:
            ring, at = way[-1].split(".")
            if choice < 2:
                way.append(f"{ring}.{(int(at) + 1 - 2 * choice) % self.size[ring]}")
            elif choice - 2 < len(self.across.get(way[-1], [])):
                way.append(self.across[way[-1]][choice - 2])
            else:
                return []
        return way

    def legal(self, way: list[str]) -> bool:
        """Whether a king of seat 0 may go this way (K-L2a, K-L3 to K-L5, K-W1)."""
        if len(way) < 2 or len(set(way)) < len(way):
            return False
        stops = self.questions | {self.foe} | set(self.leaders)
        if any(point in stops for point in way[1:-1]):
            return False
        sitting = self.leaders.get(way[-1])
        if sitting is None:
            return True
        return way[-1] in self.capitals and sitting[0] == 1 and sitting[1] != "king"

    def ways(self, start: str, most: int) -> Iterator[list[str]]:
        """Every legal way of one step to so many: all sequences of choices are tried."""
        choices = 2 + max((len(ends) for ends in self.across.values()), default=0)
        for steps in range(1, most + 1):
            for sequence in product(range(choices), repeat=steps):
                way = self.follow(start, sequence)
                if self.legal(way):
                    yield way


def compare_ways(number: int) -> int:
    """How many ends of free moves on a random board were compared."""
    random = Random(number)
    board = random_board(random)
    leaders = random_leaders(random, board)
    foe = random_point(random, random.choice(board["countries"][1:]))
    least, most = sorted((random.randint(1, 4), random.randint(1, 5)))
    kind = random.choice(("advance", "retreat"))
    judge = Board(board, leaders, foe)
    kings = [point for point, leader in leaders.items() if leader == (0, "king")]
    walked = {start: list(judge.ways(start, most)) for start in kings}
    expected = {
        f"{kind}:{start}>{way[-1]}"
        for start in kings
        for way in walked[start]
        if len(way) > least
        and not (kind == "retreat" and any(point in judge.capitals for point in way[1:]))
    }
    board["cards"] = [{"id": "it", "kind": kind, "leader": "king", "min": least, "max": most}]
    reader = scene(leaders, agents=("canal.1", foe), board=board, cash=[2 * most], options=LAST)
    for start in kings:
        shortest: dict[str, int] = {}
        for way in walked[start]:
            shortest.setdefault(way[-1], len(way) - 1)
        assert reader._leader_goals(start, most) == shortest
    if len(expected) < 2:
        return 0
    play(reader, "agent:canal.3", "card:it")
    assert moves(reader) == expected
    return len(expected)


BOARDS = 150


def compare_boards(number: int) -> int:
    return sum(compare_ways(at) for at in range(number))


def test_K_D6_every_way_is_found_on_random_boards() -> None:
    assert compare_boards(BOARDS) > 500


def test_K_D6_shortest_ways_alone_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    every = Reader._legal_ways

    def shortest_alone(self: Reader, start: str, most: int) -> Iterator[list[str]]:
        known = self._leader_goals(start, most)
        return (way for way in every(self, start, most) if len(way) - 1 == known[way[-1]])

    monkeypatch.setattr(Reader, "_legal_ways", shortest_alone)
    with pytest.raises(AssertionError):
        compare_boards(BOARDS)


def test_K_D7a_retreats_over_capitals_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reader, "_take_port", lambda *_: None)
    every = Reader._free_move

    def over_capitals(self: Reader, seat: int, card: Any) -> Any:
        self._capitals = {}
        return every(self, seat, card)

    monkeypatch.setattr(Reader, "_free_move", over_capitals)
    with pytest.raises(AssertionError):
        compare_boards(BOARDS)


# ------------------------------------------------------------------------- nothing is lost


def random_cards(random: Random) -> list[dict[str, Any]]:
    """Any number of cards of every kind, good and bad mixed."""
    kinds = ("cash", "lose_tanker", "withdraw", "advance", "retreat", "coup")
    return [
        {
            "id": f"card{at}",
            "kind": random.choice(kinds),
            "millions": random.choice((-9, -2, 1, 6)),
            "leader": random.choice((*KINDS, "any")),
            "min": random.randint(1, 3),
            "max": random.randint(3, 5),
        }
        for at in range(random.randint(0, 20))
    ]


def random_game(number: int) -> Reader:
    random = Random(number)
    options = {name: random.choice(values) for name, values in OPTIONS.items()}
    options["round_limit"] = random.choice(("12", "25"))
    board = random_board(random) if number % 2 else content()
    while len(board["countries"]) < 4:
        board["countries"].append(country("far", "coastal", 2, seas=["south"]))
    board |= {"cards": random_cards(random), "money": random.choice((40, 140))}
    board["tankers"] = random.randint(4, 16)
    return Reader(board, random.randint(2, 4), options, named_seat=random.randrange(2))


def check_nothing_is_lost(reader: Reader, money: int, tankers: int, pipelines: int) -> None:
    told = reader.table()
    assert reader.bank() + sum(told["cash"]) == money
    assert min(told["cash"]) >= 0
    if reader._options["bank"] == "box":
        assert reader.bank() >= 0
    lying = sum(sum(each.values()) for each in told["tankers"]) + sum(told["nobodys"].values())
    assert lying + sum(told["hands"]) + told["stock"]["tankers"] == tankers
    assert told["stock"]["tankers"] >= 0
    assert len(told["pipelines"]) + told["stock"]["pipelines"] == pipelines
    for leaders in told["leaders"]:
        for kind, where in leaders.items():
            assert where["reserve"] + len(where["board"]) + where["gone"] == SIX[kind]
    standing = [
        point for one in told["leaders"] for where in one.values() for point in where["board"]
    ]
    assert len(standing) == len(set(standing))
    for seat, gone in enumerate(told["out"]):
        assert not (gone and any(leader == seat for leader in told["rulers"].values()))


def play_random_game(number: int) -> Counter[str]:
    """Which kinds of moves were played in a game in which nothing was lost."""
    random = Random(number)
    reader = random_game(number)
    told = reader.table()
    money = reader.bank() + sum(told["cash"])
    tankers = told["stock"]["tankers"] + len(told["cash"])
    pipelines = told["stock"]["pipelines"] + len(told["pipelines"])
    played: Counter[str] = Counter()
    while (turn := reader.turn())[0] != "over":
        assert turn[0] == "chance" or len(turn[2]) > 1
        offered = sorted(turn[1] if turn[0] == "chance" else turn[2])
        if turn[0] == "decision" and turn[3] and random.random() < 0.01:
            offered = sorted(turn[3])
        written = random.choice(offered)
        played[written.split(":")[0]] += 1
        played["from hand"] += written.startswith("station:")
        reader.play(written)
        check_nothing_is_lost(reader, money, tankers, pipelines)
    return played


GAMES = 120


def play_random_games(number: int) -> Counter[str]:
    played: Counter[str] = Counter()
    for at in range(number):
        played += play_random_game(at)
    return played


def test_money_and_pieces_are_conserved() -> None:
    played = play_random_games(GAMES)
    seldom = {"coup", "retreat", "advance", "withdraw", "from hand", "lose-tanker", "skip", "first"}
    assert seldom <= {move for move, times in played.items() if times > 2}


def test_money_that_vanishes_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def pay_nobody(self: Reader, seat: int, millions: int) -> None:
        self._powers[seat].cash -= millions

    monkeypatch.setattr(Reader, "_pay", pay_nobody)
    with pytest.raises(AssertionError):
        play_random_game(0)


def test_leaders_that_vanish_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(self: Reader, point: str) -> Leader:
        return self._board.pop(point)

    monkeypatch.setattr(Reader, "_take_off", leave)
    with pytest.raises(AssertionError):
        play_random_games(GAMES)
