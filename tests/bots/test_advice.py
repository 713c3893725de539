"""What strong players need before they think, and what they advise."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from bots.skilful import Skilful, asked
from msgspec.structs import replace
from toy import Toy

import nations
from nations.bots.advice import CLOSE, SECONDS, advise, judged, reason
from nations.bots.bot import Loads, check_for, make_bot
from nations.bots.search import LEAST
from nations.compiling.errors import NoCompiler
from nations.contract import AT_ONCE, PLAIN, Decision, Effort, Judgement, Move, View
from nations.errors import BadParameter, UnknownName
from nations.i18n import voice
from nations.match.dealer import Seeded
from nations.mind.thinker import Manner, Thinker
from nations.registry import load

NAMES = ("random", "greedy", "rules", "search")


def test_strong_players_load_what_they_think_with() -> None:
    game: Any = Skilful()
    loading = [name for name in NAMES if isinstance(make_bot(name, game, "1"), Loads)]
    assert loading == ["greedy", "rules", "search"]
    bot: Any = make_bot("search:60s", game, "1")
    bot.load(*asked(game))
    assert game.efforts == [LEAST]


def test_what_cannot_play_is_refused() -> None:
    toy: Any = Toy()
    for player in ("rules", "search:100"):
        with pytest.raises(UnknownName, match=r"player for toy .*; possible: program, random"):
            make_bot(player, toy, "1")
        with pytest.raises(UnknownName, match="possible: program, random"):
            check_for(player, toy)
    with pytest.raises(BadParameter, match="a time or a number of nodes"):
        make_bot("search:fast", Skilful(), "1")


def test_advice_is_the_strongest_players() -> None:
    game: Any = Skilful()
    view, moves = asked(game)
    strong = advise(game, view, moves)
    assert strong.in_chances
    assert strong.best[0].move == moves[-1]
    assert game.efforts[0].seconds == SECONDS
    english = voice("en", load("dice"))
    told = game.reasons(view, moves[-1:])[0]
    assert reason(strong.best[0], english) == "; ".join(
        english.say(one.key, **one.detail) for one in told
    )
    alone: Any = Skilful(seats=1)
    assert not advise(alone, *asked(alone)).in_chances


def test_where_nothing_can_be_compiled_nobody_waits_for_a_look_ahead() -> None:
    game: Any = Skilful(compiled=False)
    view, moves = asked(game)
    bot: Any = make_bot("search:1s", game, "1")
    bot.load(view, moves)
    assert bot.choose(view, moves) == moves[0]  # as it is at once
    advice = advise(game, view, moves)
    assert (advice.best[0].move, advice.in_chances) == (moves[0], True)
    assert game.efforts == []


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_the_games_look_ahead_where_their_code_is_compiled(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> tuple[str, ...]:
        raise NoCompiler("no compiler here")

    game: Any = load(name).game(2, {}, None)
    monkeypatch.setenv("NATIONS_CACHE", str(tmp_path))
    assert game.looks_ahead(), "it can be compiled"
    monkeypatch.setattr("nations.compiling.state.compiler", none)
    assert not game.looks_ahead()


@pytest.mark.parametrize(
    ("effort", "manner"),
    [(PLAIN, Manner.LOOSE), (AT_ONCE, Manner.TUNED), (Effort(nodes=20), Manner.TUNED)],
)
def test_a_reason_goes_by_the_numbers_of_its_worth(
    effort: Effort, manner: Manner, monkeypatch: pytest.MonkeyPatch
) -> None:
    manners, real = list[Manner](), Thinker.mind

    def noted(self: Thinker, by: Manner) -> Any:
        manners.append(by)
        return real(self, by)

    monkeypatch.setattr(Thinker, "mind", noted)
    game: Any = load("kark").game(2, {}, None)
    match: Any = nations.Match(game, Seeded(1))
    match.deal()
    view, moves = match.view(match.turn.seat), match.turn.moves
    game.judge(view, moves, effort)
    assert set(manners) == {manner}
    game.reasons(view, moves[:1], effort)
    assert len(manners) > 1
    assert set(manners) == {manner}


def test_the_order_of_what_looking_ahead_holds_to_be_even_is_the_same_judges() -> None:
    """By the numbers that it looks ahead with, not by those of who has no compiler."""

    class Even(Skilful):
        def judge(
            self, view: View, moves: Sequence[Move], effort: Effort = AT_ONCE, seed: int = 0
        ) -> list[Judgement]:
            found = super().judge(view, moves, effort, seed)
            if not effort.at_once:
                return [replace(one, worth=0.5, merit=0.5) for one in found]
            return [replace(one, merit=-one.merit) for one in found] if effort.plain else found

    game: Any = Even()
    view, moves = asked(game)
    assert [one.move for one in advise(game, view, moves).best] == list(moves)


def test_without_a_judge_there_is_no_advice() -> None:
    assert advise(Toy(), *asked(Toy())).best == ()


def test_who_has_won_is_advised_to_take_points_all_the_same() -> None:
    """The last round against a rival who cannot come near: whatever is played wins."""
    game: Any = nations.game("dice", seats=2)
    bots = [nations.bot("greedy", game), nations.bot("random", game)]
    match: Any = nations.Match(game, Seeded(1))
    match.deal()
    won = 0
    while isinstance(match.turn, Decision):
        seat, moves = match.turn.seat, match.turn.moves
        view = match.view(seat)
        if seat == 0 and view.age == 4 and len(moves) > 2:
            best = advise(game, view, moves, 0.05).best
            if best[-1].worth > 1 - CLOSE:
                tastes = {one.move: one.merit for one in judged(game, view, moves).best}
                assert tastes[best[0].move] == max(tastes.values())
                won += 1
        match.play(bots[seat].choose(view, moves))
        match.deal()
    assert won
