"""The ledger adds up, in every game and at every number of seats, and luck is nobody's friend."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pig_judge
import pytest
from pig import Pig
from toy import Toy

import nations
from nations.contract import CHANCE, Decision, Move, Over
from nations.errors import IllegalMove
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.review import CannotReview, ChangeKind, Ledger, ledger_of

TABLES = [("dice", seats) for seats in (1, 2, 3, 4)] + [("kark", seats) for seats in (2, 3, 4)]
EXACT = 1e-9
Choose = Callable[[Decision], Move]


def played(game: Any, seed: str, choose: Choose | None = None, most: int = 10_000) -> list[Any]:
    """The log of a game, by random moves if nothing else is said."""
    rng = random.Random(seed)
    match: Match[Any] = Match(game, Seeded(seed))
    match.deal()
    while isinstance(turn := match.turn, Decision) and len(match.log) < most:
        match.play(choose(turn) if choose else rng.choice(turn.moves))
        match.deal()
    return match.log


def reviewed(game: Any, log: list[Any], **more: Any) -> Ledger:
    return ledger_of(game, [entry.move for entry in log], **more)


def off(ledger: Ledger) -> float:
    """By how much the accounts do not add up, at most."""
    return max(
        abs(one.start + one.luck + one.skill + one.reassessment - one.result)
        for one in ledger.accounts
    )


def share(winners: tuple[int, ...], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_sum_is_the_result(name: str, seats: int) -> None:
    game: Any = nations.game(name, seats, **({"round_limit": "12"} if name == "kark" else {}))
    for seed in ("a", "b") if seats <= 2 else ("a",):
        log = played(game, seed)
        ledger = reviewed(game, log)
        state = game.start()
        for entry in log:
            state, _ = game.play(state, entry.move)
        over = game.turn(state)
        results = [one.result for one in ledger.accounts]
        wanted = [share(over.winners, seat) for seat in range(seats)]
        assert results == pytest.approx(list(over.scores) if seats == 1 else wanted, abs=EXACT)
        assert ledger.is_over
        assert off(ledger) < EXACT
        assert len(ledger.lines) == len(log)


def test_a_line_that_is_left_out_is_noticed() -> None:
    game = nations.game("dice", 2)
    ledger = reviewed(game, played(game, "a"))
    most = max(range(len(ledger.lines)), key=lambda at: abs(ledger.lines[at].changed[0]))
    short = Ledger(ledger.start, ledger.lines[:most] + ledger.lines[most + 1 :], True)
    assert off(short) > EXACT


def test_moves_of_the_yardstick_change_nothing_and_those_of_chance_are_luck() -> None:
    """In a small game whose yardstick is to do what looks best."""
    game: Any = Pig(3, pig_judge)

    def best(turn: Decision) -> Move:
        judged = game.judge(game.view(match.state, turn.seat), turn.moves)
        move: Move = max(judged, key=lambda one: one.merit).move
        return move

    match: Match[Any] = Match(game, Seeded("small"))
    match.deal()
    while isinstance(turn := match.turn, Decision):
        match.play(best(turn))
        match.deal()
    ledger = reviewed(game, match.log)
    for line, entry in zip(ledger.lines, match.log, strict=True):
        assert (line.kind is ChangeKind.LUCK) == (entry.seat == CHANCE)
        if line.kind is ChangeKind.SKILL:
            assert line.changed == pytest.approx((0, 0, 0), abs=EXACT)
    assert any(abs(line.changed[0]) > 0.01 for line in ledger.lines)
    assert off(ledger) < EXACT


def test_the_same_seed_gives_the_same_ledger_and_another_hardly_another() -> None:
    game = nations.game("dice", 2)
    log = played(game, "b")
    once, again, other = (reviewed(game, log, seed=seed) for seed in (1, 1, 2))
    assert once == again
    assert once != other
    for one, two in zip(once.accounts, other.accounts, strict=True):
        assert one.luck == pytest.approx(two.luck, abs=0.35)


def test_resigning_and_stand_ins_have_lines_of_their_own() -> None:
    game = nations.game("kark", 3)
    log = played(game, "r", most=40)
    state = game.start()
    for entry in log:
        state, _ = game.play(state, entry.move)
    turn = game.turn(state)
    assert isinstance(turn, Decision)
    moves = [entry.move for entry in log]
    by_bot = max(at for at, entry in enumerate(log) if entry.seat != CHANCE)
    resigns = next(move for move in turn.beside if type(move).__name__ == "Resign")
    ledger = ledger_of(game, [*moves, resigns], stood_in={by_bot})
    assert ledger.lines[-1].kind is ChangeKind.RESIGNED
    assert ledger.lines[by_bot].kind is ChangeKind.STOOD_IN
    gone = ledger.accounts[turn.seat]
    assert gone.resigned == pytest.approx(ledger.lines[-1].changed[turn.seat])
    assert gone.resigned < 0
    assert gone.result == pytest.approx(0, abs=EXACT)
    assert off(ledger) < EXACT
    for account in ledger.accounts:
        assert account.skill == pytest.approx(
            sum(account.by) + account.resigned + account.stood_in, abs=EXACT
        )


def test_a_beginning_is_reviewed_up_to_where_it_stands() -> None:
    game = nations.game("dice", 3)
    log = played(game, "u", most=30)
    ledger = reviewed(game, log)
    assert not ledger.is_over
    assert sum(one.result for one in ledger.accounts) == pytest.approx(1)
    assert off(ledger) < EXACT
    assert reviewed(game, []).lines == ()


def luck_of(games: int, loaded: bool) -> tuple[float, float]:
    """Mean luck of the first seat in small games, with its standard error; or with loaded dice."""
    game: Any = Pig(2, pig_judge)
    found = []
    for seed in range(games):
        rng = random.Random(seed)
        match: Match[Any] = Match(game, Seeded(f"luck {seed}"))
        while not isinstance(turn := match.turn, Over):
            if isinstance(turn, Decision):
                match.play(rng.choice(turn.moves))
            elif loaded and match.state.at == 0:
                match.play(turn.ways[-1][0])
            else:
                match.play(match.dealer.deal(turn, match.chances))
        found.append(reviewed(game, match.log).accounts[0].luck)
    mean = sum(found) / games
    variance = sum((one - mean) ** 2 for one in found) / (games - 1)
    return mean, (variance / games) ** 0.5


def test_luck_is_worth_nothing_in_the_long_run_and_loaded_dice_are_found() -> None:
    mean, error = luck_of(120, loaded=False)
    assert abs(mean) < 3 * error
    mean, error = luck_of(30, loaded=True)
    assert mean > 3 * error


def test_what_cannot_be_reviewed_says_so() -> None:
    with pytest.raises(CannotReview, match="no yardstick"):
        ledger_of(Toy(), [])
    game = nations.game("dice", 2)
    log = played(game, "a")
    with pytest.raises(IllegalMove):
        ledger_of(game, [log[-1].move])
