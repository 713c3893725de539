"""The bots `rules` and `search`: their parameters, their clock, and that they know only a view."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Any

import pytest
from bots.skilful import Skilful, asked
from hypothesis import given
from hypothesis import strategies as st

from nations.bots.bot import check_player, make_bot
from nations.bots.search import SHARE, read_effort
from nations.contract import Decision, Effort
from nations.errors import BadParameter
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

GAMES = ("dice", "kark")


class Left:
    """A clock that shows some seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds


# Parameters


@pytest.mark.parametrize(
    ("parameter", "effort"),
    [
        ("0.2s", Effort(seconds=0.2)),
        ("200ms", Effort(seconds=0.2)),
        ("1s", Effort(seconds=1.0)),
        ("5000", Effort(nodes=5000)),
    ],
)
def test_a_time_or_a_number_of_nodes_is_read(parameter: str, effort: Effort) -> None:
    assert read_effort(parameter) == effort


@pytest.mark.parametrize(
    "parameter",
    ["", "0", "0s", "0.0ms", "-1", "1.5", "fast", "1e3", "nan", "inf", "1m", "٣", "9" * 5000, "s"],
)
def test_anything_else_is_refused_with_what_is_possible(parameter: str) -> None:
    with pytest.raises(BadParameter, match=r"it takes a time or a number of nodes, such as 0\.2s"):
        check_player(f"search:{parameter}")


@given(st.text(max_size=12))
def test_no_parameter_breaks_the_reader(parameter: str) -> None:
    effort = read_effort(parameter)
    assert effort is None or (effort.seconds or effort.nodes or 0) > 0


# What the game is asked for


def test_the_clock_goes_before_the_usual_effort() -> None:
    game: Any = Skilful()
    view, moves = asked(game)
    for player in ("search:2s", "search:50"):
        bot = make_bot(player, game, "1")
        for clock in (None, Left(10.0), Left(1.0)):
            bot.choose(view, moves, clock)
    assert game.efforts == [
        Effort(seconds=2.0),
        Effort(seconds=2.0),
        Effort(seconds=SHARE),
        Effort(nodes=50),
        Effort(nodes=50, seconds=10 * SHARE),
        Effort(nodes=50, seconds=SHARE),
    ]


def test_a_bot_has_its_own_luck_and_the_same_seed_the_same() -> None:
    seeds = []
    for seed in ("a", "a", "b"):
        game: Any = Skilful()
        bot = make_bot("search:10", game, seed)
        for _ in range(4):
            bot.choose(*asked(game))
        seeds.append(game.seeds)
    assert seeds[0] == seeds[1] != seeds[2]
    assert len(set(seeds[0])) == 4


def test_rules_and_search_play_what_they_hold_to_be_best() -> None:
    game: Any = Skilful()
    view, moves = asked(game)
    assert make_bot("rules", game, "1").choose(view, moves) == moves[0]
    assert make_bot("search", game, "1").choose(view, moves) == moves[-1]


# The strong players of our games


def positions(name: str, seats: int, count: int) -> list[tuple[Match[Any], Decision]]:
    """Decisions all through a game, as `greedy` comes to them."""
    edition = load(name)
    match: Match[Any] = Match(edition.game(seats, edition.unattended, None), Seeded("there"))
    match.deal()
    found = []
    bot = make_bot("greedy", match.game, "1")
    while isinstance(match.turn, Decision) and len(match.log) < 4000:
        turn = match.turn
        found.append((match.fork(len(match.log), match.dealer), turn))
        match.play(bot.choose(match.view(turn.seat), turn.moves))
        match.deal()
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_nodes_and_seed_give_the_same_choice(name: str) -> None:
    for match, turn in positions(name, 2, 6):
        view = match.view(turn.seat)
        for player in ("rules", "search:200"):
            chosen = {make_bot(player, match.game, "s").choose(view, turn.moves) for _ in range(2)}
            assert len(chosen) == 1
            assert chosen <= set(turn.moves)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_judged_and_explained(name: str) -> None:
    from nations.i18n import voice

    voices = [voice(lang, load(name), None) for lang in ("en", "de")]
    for match, turn in positions(name, 2, 12):
        for player in ("rules", "search:50"):
            bot: Any = make_bot(player, match.game, "s")
            bot.choose(match.view(turn.seat), turn.moves)
            thoughts = bot.explain()
            assert {one.move for one in thoughts} == set(turn.moves)
            assert all(0 <= one.low <= one.worth <= one.high <= 1 for one in thoughts)
            assert all(one.low == one.high for one in thoughts if one.exact)
            game: Any = match.game
            told = game.reasons(match.view(turn.seat), [one.move for one in thoughts])
            for one, why in zip(thoughts, told, strict=True):
                assert why
                for reason in (*why, *one.reasons):
                    assert all(speaker.say(reason.key, **reason.detail) for speaker in voices)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_a_search_ends_in_its_time(name: str, seconds: float) -> None:
    """By the time that this thread computed: a busy machine is slow, not wrong."""
    for match, turn in positions(name, 2, 5):
        view = match.view(turn.seat)
        bot = make_bot("search:60s", match.game, "s")
        bot.choose(view, turn.moves, Left(0.01))  # what must be loaded is loaded
        began = thread_time(), perf_counter()
        bot.choose(view, turn.moves, Left(seconds))
        assert thread_time() - began[0] < 1.5 * seconds + 0.1


@pytest.mark.parametrize("name", GAMES)
def test_no_number_of_nodes_outlasts_the_clock(name: str) -> None:
    match, turn = positions(name, 2, 3)[1]
    view = match.view(turn.seat)
    bot = make_bot("search:999999999", match.game, "s")
    bot.choose(view, turn.moves, Left(0.01))
    began = thread_time()
    bot.choose(view, turn.moves, Left(0.3))
    assert thread_time() - began < 0.6
