"""Is duplicate luck fair? Every draw by its odds, and none that tells anything about another."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from math import sqrt
from typing import Any, NamedTuple

import pytest

from nations.arena import contest as contests
from nations.arena import fielding
from nations.arena.contest import Contest, DealTask, Played, play_task
from nations.bots.bot import make_bot
from nations.contract import Chance, Move, Purposes
from nations.match.dealer import Duplicate, draw
from nations.match.match import Match, run
from nations.registry import load

DEALS = 24
FAR = 4.5
"""Standard deviations that no fair draw shows in some hundred looks at it."""


class Draw(NamedTuple):
    """One draw: its deal, what it was for, the how-manyth for that, and where among its odds."""

    deal: int
    purpose: str
    number: int
    place: float


class Heard(Duplicate):
    """Writes down what it deals: for each draw how far from the mean, in standard deviations."""

    def __init__(self, deal: int, draws: list[Draw], purpose: Callable[[], str]) -> None:
        super().__init__(f"luck/{deal}", purpose)
        self.deal_number, self.draws, self.told = deal, draws, purpose
        self.heard = Counter[str]()

    def deal(self, chance: Chance, nth: int) -> Move:
        outcome = super().deal(chance, nth)
        name = f"{type(outcome).__name__}/{self.told()}"
        if len(chance.ways) > 1:
            where = place(chance, outcome)
            self.draws.append(Draw(self.deal_number, name, self.heard[name], where))
        self.heard[name] += 1
        return outcome


def place(chance: Chance, outcome: Move) -> float:
    """Where an outcome lies among its odds: 0 on average, with a variance of 1."""
    total = sum(ways for _, ways in chance.ways)
    at = [move for move, _ in chance.ways].index(outcome)
    mean = sum(i * ways for i, (_, ways) in enumerate(chance.ways)) / total
    spread = sum((i - mean) ** 2 * ways for i, (_, ways) in enumerate(chance.ways)) / total
    return (at - mean) / sqrt(spread)


def luck(name: str, deals: int, dealer: type[Heard] = Heard) -> list[Draw]:
    """All draws of some deals, played at random."""
    edition = load(name)
    game = edition.game(2, edition.unattended, None)
    draws: list[Draw] = []
    for deal in range(deals):
        hear(game, deal, draws, dealer)
    return draws


def hear(game: Any, deal: int, draws: list[Draw], dealer: type[Heard]) -> None:
    """Plays a deal at random; its draws are added."""

    def purpose() -> str:
        return str(game.purpose(match.state)) if isinstance(game, Purposes) else ""

    match: Match[Any] = Match(game, dealer(deal, draws, purpose))
    bots = [make_bot("random", game, f"{deal}/{seat}") for seat in range(2)]
    run(match, lambda turn, view: bots[turn.seat].choose(view, turn.moves))


def far(values: Iterable[float]) -> float:
    """How many standard deviations the sum of independent values of variance 1 is from 0."""
    some = list(values)
    return abs(sum(some)) / sqrt(len(some)) if some else 0.0


def unfair(draws: list[Draw]) -> set[str]:
    """What is wrong with some luck."""
    by_name = {one[:3]: one.place for one in draws}
    kinds = {one.purpose.partition("/")[0] for one in draws}
    found = {f"odds of {kind}" for kind in kinds if far(_of(draws, kind)) > FAR}

    def linked(other: Callable[[Draw], tuple[int, str, int]]) -> bool:
        pairs = ((one.place, by_name.get(other(one))) for one in draws)
        return far(a * b for a, b in pairs if b is not None) > FAR

    links = {
        "the draw before": lambda one: (one.deal, one.purpose, one.number - 1),
        "the deal before": lambda one: (one.deal - 1, one.purpose, one.number),
        "the other seat": lambda one: (
            (one.deal, one.purpose.replace("/0/", "/1/"), one.number)
            if "/0/" in one.purpose
            else (-1, "", 0)
        ),
        "the age before": lambda one: (one.deal, _earlier(one.purpose), one.number),
    }
    return found | {name for name, other in links.items() if linked(other)}


def _of(draws: list[Draw], kind: str) -> list[float]:
    return [one.place for one in draws if one.purpose.startswith(f"{kind}/")]


def _earlier(purpose: str) -> str:
    kind, _, rest = purpose.partition("/")
    age, slash, more = rest.partition("/")
    return f"{kind}/{int(age) - 1}{slash}{more}" if age.isdigit() else ""


@pytest.mark.parametrize(
    ("name", "deals", "least"), [("dice", DEALS, 2000), ("kark", 5 * DEALS, 200)]
)
def test_every_draw_is_fair_and_tells_nothing_about_another(
    name: str, deals: int, least: int
) -> None:
    draws = luck(name, deals)
    assert len(draws) > least
    assert unfair(draws) == set()


class Seatless(Heard):
    """Planted: what one seat rolls, the other rolls too."""

    def __init__(self, deal: int, draws: list[Draw], purpose: Callable[[], str]) -> None:
        super().__init__(deal, draws, purpose)
        self._purpose = lambda: purpose().replace("/1/", "/0/")
        self.counted = defaultdict[str, Counter[str]](Counter)

    def deal(self, chance: Chance, nth: int) -> Move:
        self._dealt = self.counted[self.told()]
        return super().deal(chance, nth)


class Uncounted(Heard):
    """Planted: whatever is drawn for the same purpose comes out the same."""

    def deal(self, chance: Chance, nth: int) -> Move:
        self._dealt.clear()
        return super().deal(chance, nth)


class Repeating(Heard):
    """Planted: every deal has the luck of the first."""

    def __init__(self, deal: int, draws: list[Draw], purpose: Callable[[], str]) -> None:
        super().__init__(deal, draws, purpose)
        self.seed = "luck"


class Loaded(Heard):
    """Planted: the last of all ways never comes."""

    def deal(self, chance: Chance, nth: int) -> Move:
        *ways, (last, count) = chance.ways
        fewer = (*ways, (last, count - 1)) if count > 1 else tuple(ways)
        outcome = super().deal(Chance(fewer), nth) if fewer else draw(chance, 0)
        if fewer and self.draws:
            one = self.draws.pop()
            self.draws.append(one._replace(place=place(chance, outcome)))
        return outcome


@pytest.mark.parametrize(
    ("dealer", "noticed"),
    [
        (Seatless, "the other seat"),
        (Uncounted, "the draw before"),
        (Repeating, "the deal before"),
        (Loaded, "odds of Rolled"),
    ],
)
def test_unfair_luck_is_noticed(dealer: type[Heard], noticed: str) -> None:
    assert noticed in unfair(luck("dice", DEALS, dealer))


# A player against itself


def twins(monkeypatch: pytest.MonkeyPatch, deals: int) -> float:
    """The share of wins of a player that meets itself, tie-breaks included."""

    def same_seed(text: str, game: Any, seed: str) -> Any:
        return make_bot(text, game, seed.rpartition("/")[0])

    monkeypatch.setattr(fielding, "make_bot", same_seed)
    contest = Contest("dice", ("greedy", "greedy"), 2, "twins")
    task = DealTask(contest, tuple(range(deals)), contest.make_game().terms)
    games = [game for deal in play_task(task) for game in deal.games]
    return sum(_won(game) for game in games) / len(games)


def _won(game: Played) -> float:
    return (game.table.index(0) in game.winners) / len(game.winners)


def test_a_player_against_its_twin_wins_exactly_half(monkeypatch: pytest.MonkeyPatch) -> None:
    assert twins(monkeypatch, 5) == 0.5


def test_luck_that_goes_with_who_sits_there_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = contests.duplicate_match
    calls: list[int] = []

    def lucky(game: Any, seed: str) -> Match[Any]:
        calls.append(1)
        return real(game, f"{seed}/{len(calls)}")

    monkeypatch.setattr(contests, "duplicate_match", lucky)
    assert twins(monkeypatch, 5) != 0.5
