"""Nobody waits for compiled code: a weaker player plays and advises until it is there."""

from __future__ import annotations

from typing import Any

import pytest
from bots.skilful import Skilful, asked
from toy import Toy

from nations.bots.advice import SECONDS, advise
from nations.bots.bot import check_for, make_bot, needs_preparing
from nations.bots.greedy import Greedy, ranked
from nations.bots.understudy import Understudied, ready_bot
from nations.errors import BadParameter, UnknownName
from nations.i18n import voice
from nations.registry import load


def test_a_weaker_player_plays_until_the_strong_one_is_prepared() -> None:
    game: Any = Skilful()
    view, moves = asked(game)
    ready: list[bool] = []
    bot = ready_bot("search:0.2s", game, "1", lambda _: bool(ready))
    assert isinstance(bot, Understudied)
    looks_best = {one.move for one in ranked(game, view, moves)[:1]}
    assert bot.choose(view, moves) in looks_best
    assert game.efforts == []
    assert bot.explain()[0].move in looks_best
    ready.append(True)
    assert bot.choose(view, moves) == moves[-1]
    assert bot.explain()[0].move == moves[-1]


def test_players_that_need_nothing_have_no_understudy() -> None:
    game: Any = Skilful()
    assert isinstance(ready_bot("greedy", game, "1", lambda _: False), Greedy)
    names = ("random", "greedy", "rules", "search", "genius")
    assert [name for name in names if needs_preparing(name, game)] == ["search"]
    game.weighs_compiled = True
    assert [name for name in names if needs_preparing(name, game)] == ["rules", "search"]


def test_what_cannot_play_is_refused_whether_it_is_prepared_or_not() -> None:
    toy: Any = Toy()
    for player in ("rules", "search:100"):
        with pytest.raises(UnknownName, match=r"player for toy .*; possible: program, random"):
            ready_bot(player, toy, "1", lambda _: False)
        with pytest.raises(UnknownName, match="possible: program, random"):
            check_for(player, toy)
    with pytest.raises(BadParameter, match="a time or a number of nodes"):
        make_bot("search:fast", Skilful(), "1")


def test_advice_is_the_strongest_players_that_can_think_now() -> None:
    game: Any = Skilful()
    view, moves = asked(game)
    strong = advise(game, view, moves, prepared=True)
    assert strong.in_chances
    assert strong.best[0].move == moves[-1]
    assert game.efforts[0].seconds == SECONDS
    say = voice("en", load("dice")).say
    looks = next(one for one in ranked(game, view, moves) if one.move == moves[-1])
    assert strong.reason(moves[-1], voice("en", load("dice"))) == say(looks.reason, **looks.detail)
    quick = advise(game, view, moves, prepared=False)
    assert not quick.in_chances
    assert [one.move for one in quick.best] == list(moves)
    game.weighs_compiled = True
    assert advise(game, view, moves, prepared=False).best == tuple(ranked(game, view, moves))
    alone: Any = Skilful(seats=1)
    assert not advise(alone, *asked(alone), prepared=True).in_chances
    assert advise(Toy(), *asked(Toy()), prepared=True).best == ()
