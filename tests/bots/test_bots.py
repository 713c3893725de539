"""Players by name, level and parameter; and that none of them can know what nobody knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from nations.bots.bot import (
    Bot,
    Explains,
    check_player,
    known_players,
    make_bot,
    read_player,
)
from nations.bots.greedy import Greedy
from nations.bots.levels import LEVELS, offered
from nations.contract import Chance, Decision, Game, Judgement, Move, View
from nations.errors import BadParameter, NationsError, UnknownName
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load
from nations.room.decide import check_bot
from nations.room.refusal import Code, Refusal

GAMES = ("dice", "kark")
Maker = Callable[[Match[Any]], Bot]


def match_of(name: str, seed: str) -> Match[Any]:
    edition = load(name)
    match: Match[Any] = Match(edition.game(2, edition.unattended, None), Seeded(seed))
    match.deal()
    return match


def decision(match: Match[Any]) -> Decision:
    assert isinstance(match.turn, Decision)
    return match.turn


# Names


def test_a_name_may_carry_a_parameter() -> None:
    assert read_player("search:0.2s") == ("search", "0.2s")
    assert read_player("program:./a:b") == ("program", "./a:b")
    assert read_player("greedy") == ("greedy", None)
    assert read_player("easy") == read_player(LEVELS["easy"])


@pytest.mark.parametrize(
    ("player", "error", "said"),
    [
        (
            "genius",
            UnknownName,
            "unknown player 'genius'; possible: easy, normal, hard, expert, greedy",
        ),
        ("genius:3", UnknownName, "unknown player 'genius'"),
        ("random:3", BadParameter, "'random' does not take '3'; it takes no parameter"),
        ("greedy:hot", BadParameter, "'greedy' does not take 'hot'; it takes a temperature"),
        ("greedy:-1", BadParameter, "does not take '-1'"),
        ("greedy:nan", BadParameter, "does not take 'nan'"),
        ("easy:2", UnknownName, "unknown player 'easy'"),
    ],
)
def test_names_and_parameters_are_told_apart(
    player: str, error: type[NationsError], said: str
) -> None:
    with pytest.raises(error, match=said):
        check_player(player)
    code = Code.UNKNOWN if error is UnknownName else Code.BAD
    with pytest.raises(Refusal) as refusal:
        check_bot(player, match_of("dice", "1").game)
    assert refusal.value.code == code


def test_every_level_can_be_played_and_those_that_differ_are_shown_first() -> None:
    for level in LEVELS:
        check_player(level, hosted=True)
    assert known_players()[: len(offered())] == offered()
    assert offered({"a": "x", "b": "x", "c": "y", "d": "y"}) == ("a", "c")
    assert "program" in known_players()
    assert "program" not in known_players(hosted=True)


# Levels


class Fixed:
    """A game whose two moves are worth what they say."""

    def __init__(self, *worths: float) -> None:
        self.worths = worths

    def looks_ahead(self) -> bool:
        return False

    def judge(self, view: View, moves: list[Move], *_: Any) -> list[Judgement]:
        return [
            Judgement(move, 0.5, 0.0, 1.0, merit)
            for move, merit in zip(moves, self.worths, strict=True)
        ]

    reasons = values = judge


def shares(gap: float) -> float:
    """How often the better of two moves is chosen at temperature 2."""
    game: Any = Fixed(0, gap)
    match = match_of("dice", "1")
    moves = decision(match).moves[:2]
    bot = Greedy(game, "1", "2")
    chosen = Counter(bot.choose(match.view(0), moves) for _ in range(4000))
    return chosen[moves[1]] / 4000


def test_noise_is_in_the_worth_so_a_clear_move_is_always_found() -> None:
    assert shares(2) == pytest.approx(0.731, abs=0.03)  # e to 1
    assert shares(0) == pytest.approx(0.5, abs=0.03)
    assert shares(30) == 1


def test_greedy_explains_its_choice() -> None:
    match = match_of("dice", "4")
    bot = make_bot("greedy", match.game, "1")
    move = bot.choose(match.view(decision(match).seat), decision(match).moves)
    assert isinstance(bot, Explains)
    thoughts = bot.explain()
    assert move in {one.move for one in thoughts if one.merit == thoughts[0].merit}
    assert not isinstance(make_bot("random", match.game, "1"), Explains)


# What nobody knows


def differing_futures(name: str, make: Maker, moves: int = 12) -> int:
    """How many choices change with what chance would bring later, all else being the same."""
    changed = 0
    match = match_of(name, "past")
    for _ in range(moves):
        choices = set()
        for future in range(4):
            other = match.fork(len(match.log), Seeded(f"future {future}"))
            turn = decision(other)
            choices.add(make(other).choose(other.view(turn.seat), turn.moves))
        changed += len(choices) > 1
        match.play(sorted(choices, key=str)[0])
        match.deal()
        if match.over:
            break
    return changed


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["random", "greedy", "easy", "rules", "search:100"])
def test_the_same_view_and_seed_give_the_same_choice_whatever_comes(name: str, player: str) -> None:
    assert differing_futures(name, lambda match: make_bot(player, match.game, "seed")) == 0


class Peeks:
    """Planted: asks the dealer what it will deal."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match

    def choose(self, view: View, moves: Any, time_left: object = None) -> Move:
        die = Chance(tuple((move, 1) for move in moves))
        return self.match.dealer.deal(die, self.match.chances)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_looks_at_the_dealer_is_noticed(name: str) -> None:
    assert differing_futures(name, Peeks) > 0


def test_a_bot_is_made_from_the_rules_alone() -> None:
    game: Game[Any] = load("dice").game(2, {}, None)
    for player in ("random", "greedy", "easy"):
        held = vars(make_bot(player, game, "1")).values()
        assert not any(isinstance(one, Match) for one in held)
