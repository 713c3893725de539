"""The arena: every rotation, the same luck, the same result whoever plays it, stop and go on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from nations.arena import contest as contests
from nations.arena.arena import Arena, ArenaResult
from nations.arena.contest import Contest, Deal, DealTask, duplicate_match, play_task
from nations.arena.sprt import Hypotheses
from nations.arena.workers import Alone, Pool, workers
from nations.bots.bot import make_bot
from nations.errors import BadFile, BadSeats, NationsError, UnknownName
from nations.match.dealer import Duplicate, Seeded
from nations.match.match import Match, run
from nations.registry import load

T = TypeVar("T")
R = TypeVar("R")
QUICK = Contest("dice", ("random", "random"), 2, "test")


def same(one: ArenaResult, other: ArenaResult) -> bool:
    return msgspec.structs.replace(one, seconds=0.0) == msgspec.structs.replace(other, seconds=0.0)


# Rotations


def unfair_seats(contest: Contest, deal: Deal) -> list[int]:
    """Players who did not sit on each seat equally often, in one deal."""
    unfair = []
    for player in range(len(contest.players)):
        seats = [game.table.index(player) for game in deal.games if player in game.table]
        if len({seats.count(seat) for seat in range(contest.seats)}) != 1:
            unfair.append(player)
    return unfair


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 2), (3, 3), (4, 3), (4, 4)])
def test_every_deal_is_played_in_all_rotations(players: int, seats: int) -> None:
    contest = Contest("dice", ("random",) * players, seats, "1")
    deal = play_task(DealTask(contest, (0,), contest.make_game().terms))[0]
    assert unfair_seats(contest, deal) == []
    assert len(set(contest.tables)) == len(deal.games)


def test_an_arena_that_forgets_a_rotation_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "rotations", lambda table: iter([table]))
    deal = play_task(DealTask(QUICK, (0,), QUICK.make_game().terms))[0]
    assert unfair_seats(QUICK, deal) == [0, 1]


# The same luck


def play_out(match: Match[Any], names: Sequence[str]) -> Match[Any]:
    bots = [make_bot(name, match.game, str(seat)) for seat, name in enumerate(names)]
    run(match, lambda turn, view: bots[turn.seat].choose(view, turn.moves))
    return match


def luck(match: Match[Any]) -> dict[str, list[str]]:
    """What chance brought, by purpose: kind, age, and for dice the seat and colour."""
    again: Match[Any] = Match(match.game, match.dealer)
    game: Any = match.game
    found: dict[str, list[str]] = {}
    for entry in match.log:
        if entry.by_chance:
            purpose = f"{type(entry.move).__name__}/{game.purpose(again.state)}"
            found.setdefault(purpose, []).append(str(entry.move))
        again.play(entry.move)
    return found


def differing(one: dict[str, list[str]], other: dict[str, list[str]]) -> list[str]:
    """Purposes whose draws differ before one of them ends."""
    shared = one.keys() & other.keys()
    return sorted(p for p in shared if any(a != b for a, b in zip(one[p], other[p], strict=False)))


def test_after_other_choices_the_same_tiles_and_dice_come() -> None:
    game = load("dice").game(2, {}, None)
    for seed in range(4):
        one, other = (
            luck(play_out(duplicate_match(game, str(seed)), names))
            for names in permutations(["greedy", "random"])
        )
        assert differing(one, other) == []
        assert len(one.keys() & other.keys()) > 15


@pytest.mark.parametrize("dealer", [Seeded, Duplicate])
def test_without_purposes_the_luck_differs(dealer: Callable[[str], Any]) -> None:
    game = load("dice").game(2, {}, None)
    one = luck(play_out(Match(game, dealer("1")), ["greedy", "random"]))
    other = luck(play_out(Match(game, dealer("1")), ["random", "greedy"]))
    assert differing(one, other) != []


def test_cards_of_kark_come_in_the_same_order() -> None:
    edition = load("kark")
    game = edition.game(2, edition.unattended, None)
    common = 0
    for seed in ("7", "8", "9"):
        orders = []
        for names in (["greedy", "easy"], ["easy", "greedy"]):
            match = play_out(duplicate_match(game, seed), names)
            orders.append([str(entry.move) for entry in match.log if entry.by_chance])
        shorter = min(map(len, orders))
        assert orders[0][:shorter] == orders[1][:shorter]
        common += shorter
    assert common > 9


# Results


def test_a_player_against_itself_is_fair_within_noise() -> None:
    (pair,) = Arena(QUICK).run(120).pairs
    assert pair.above.low <= 0.5 <= pair.above.high
    assert abs(pair.above.value - 0.5) < 0.1


class Backwards:
    """Planted: hands out the answers in another order."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return map(work, reversed(tasks))


def test_the_result_does_not_depend_on_who_plays_or_how_tasks_are_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    easy = Contest("dice", ("random", "greedy:5"), 2, "cut")
    stop = Hypotheses(0, 400)
    alone = Arena(easy, Alone(), hypotheses=stop).run(36)
    monkeypatch.setattr("nations.arena.arena.MOST_DEALS", 3)
    assert same(Arena(easy, Pool(2), hypotheses=stop).run(36), alone)
    assert not same(Arena(easy, Backwards(), hypotheses=stop).run(36), alone)


def test_three_and_four_are_rated_by_plackett_luce() -> None:
    contest = Contest("dice", ("random", "greedy", "random"), 3, "1")
    result = Arena(contest).run(9)
    assert result.model == "Plackett–Luce"
    assert result.standings[0].player == "greedy"
    assert (result.deals, result.games) == (3, 9)


def test_a_clear_contest_is_stopped_early() -> None:
    contest = Contest("dice", ("greedy", "random"), 2, "1")
    result = Arena(contest, hypotheses=Hypotheses(0, 50)).run(2000)
    assert result.test is not None
    assert result.test.verdict == "stronger"
    assert result.deals < 30


# Stop and go on


class Stopped(Exception):
    """Somebody pressed a key."""


def test_a_contest_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, keep = Arena(QUICK).run(60), tmp_path / "kept.jsonl"
    heard: list[int] = []

    def stop() -> None:
        heard.append(1)
        if len(heard) == 12:
            raise Stopped

    with pytest.raises(Stopped):
        Arena(QUICK, keep=keep, progress=stop).run(60)
    kept = keep.read_bytes()
    assert kept.count(b"\n") == 13  # the heading and every deal that was heard of
    keep.write_bytes(kept[:-20])  # and the last line was cut off
    assert same(Arena(QUICK, keep=keep).run(60), whole)
    before = keep.read_bytes()
    assert before.count(b"\n") == 31
    assert same(Arena(QUICK, keep=keep).run(60), whole)  # nothing left to play
    assert keep.read_bytes() == before


def test_a_file_of_another_contest_stays_as_it_is(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    Arena(QUICK, keep=keep).run(4)
    before = keep.read_bytes()
    other = msgspec.structs.replace(QUICK, seed="another")
    with pytest.raises(BadFile, match="another contest"):
        Arena(other, keep=keep).run(4)
    assert keep.read_bytes() == before
    with pytest.raises(BadFile, match="cannot keep"):
        Arena(QUICK, keep=tmp_path / "no" / "folder").run(4)


# What cannot be played


@pytest.mark.parametrize(
    ("contest", "error"),
    [
        (Contest("dice", ("random",), 1, "1"), BadSeats),
        (Contest("dice", ("random", "random"), 3, "1"), BadSeats),
        (Contest("dice", ("random",) * 5, 5, "1"), BadSeats),
        (Contest("dice", ("random", "genius"), 2, "1"), UnknownName),
        (Contest("chess", ("random", "random"), 2, "1"), UnknownName),
    ],
)
def test_impossible_contests_are_refused(contest: Contest, error: type[NationsError]) -> None:
    with pytest.raises(error):
        Arena(contest)


def test_a_place_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownName, match="possible: local, ray"):
        workers("moon", 0)
    alone = workers("local", 1)
    assert isinstance(alone, Pool)  # never this process: a bot may end it
    assert alone.jobs == 1
    pool = workers("local", 0)
    assert isinstance(pool, Pool)
    assert pool.jobs == os.cpu_count()
