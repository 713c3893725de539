"""A contest from its first deal to its result.

Deals are heard in their order, whoever played them and however they were divided into tasks. So the
result, and where a sequential test stops, depend on the contest and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from nations.arena.adjusting import Adjusted, adjusted
from nations.arena.contest import Contest, Deal, DealTask, measure_task, play_task
from nations.arena.export import Export
from nations.arena.faults import Streaks, told
from nations.arena.keeping import KeptDeals
from nations.arena.ratings import Estimate, RatedPlayer, above_share, pair_rates, standings
from nations.arena.sprt import Hypotheses, Sprt
from nations.arena.workers import Alone, Workers
from nations.contract import Terms
from nations.errors import BadFile, BadSeats

TASK_SECONDS = 0.5
"""What a task should take: long beside handing it out, short beside waiting for it."""
MOST_DEALS = 200
"""In one task, however quick they are."""


class Test(msgspec.Struct, frozen=True):
    """How a sequential test ended: its hypotheses, verdict (None: open) and likelihood ratio."""

    hypotheses: Hypotheses
    verdict: str | None
    ratio: float


class Pair(msgspec.Struct, frozen=True):
    """How often one player ranks above another; `adjusted` is the same with the luck taken out."""

    one: str
    other: str
    above: Estimate
    adjusted: Adjusted | None = None


class ArenaResult(msgspec.Struct, frozen=True):
    """What a contest gives; the same whoever played it. `seconds` is all that differs.

    `failures` tells the first failure of each player that failed; `stopped` is the player that
    failed so often, one game after another, that the contest ended there.
    """

    contest: Contest
    terms: Terms
    deals: int
    games: int
    model: str
    standings: tuple[RatedPlayer, ...]
    pairs: tuple[Pair, ...]
    seats: tuple[float, ...]
    test: Test | None
    seconds: float
    failures: tuple[str, ...] = ()
    stopped: str | None = None


class Arena:
    """Plays a contest; `progress` hears of every deal."""

    def __init__(
        self,
        contest: Contest,
        workers: Workers | None = None,
        keep: Path | None = None,
        hypotheses: Hypotheses | None = None,
        progress: Callable[[], object] = lambda: None,
        export: Export | None = None,
    ) -> None:
        self.terms = contest.check().terms
        if hypotheses is not None and len(contest.players) != 2:
            raise BadSeats("a sequential test needs exactly 2 players")
        if keep is not None and export is not None:
            raise BadFile("--keep and --export do not go together: what was kept is not recorded")
        self.contest, self.workers = contest, workers or Alone()
        self._keep, self._progress, self._export = keep, progress, export
        self._sprt = None if hypotheses is None else Sprt(hypotheses)
        self._row = Streaks(len(contest.players))
        self._stopped: str | None = None

    def run(self, games: int) -> ArenaResult:
        """Plays about so many games: whole deals, at least one."""
        began = perf_counter()
        deals: list[Deal] = []
        wanted = -(-games // len(self.contest.tables))
        with closing(self._deals(wanted)) as coming:
            for deal in coming:
                deals.append(self._exported(deal))
                self._progress()
                if self._decided(deal) or self._hopeless(deal):
                    break
        return self._result(deals, perf_counter() - began)

    def _exported(self, deal: Deal) -> Deal:
        if self._export is None:
            return deal
        for game in deal.recorded:
            self._export.add(game)
        return msgspec.structs.replace(deal, recorded=())

    def _decided(self, deal: Deal) -> bool:
        if self._sprt is None:
            return False
        self._sprt.hear(above_share(deal, 0, 1))
        return self._sprt.verdict is not None

    def _hopeless(self, deal: Deal) -> bool:
        for game in deal.games:
            who = self._row.hear(game.table, game.faults)
            if who is not None:
                self._stopped = self.contest.players[who]
        return self._stopped is not None

    def _deals(self, wanted: int) -> Generator[Deal, None, None]:
        """Those of the file, then new ones."""
        if self._keep is None:
            yield from self._play(0, wanted)
            return
        with closing(KeptDeals(self._keep, self.contest, self.terms)) as kept:
            yield from kept.deals[:wanted]
            for deal in self._play(len(kept.deals), wanted):
                kept.add(deal)
                yield deal

    def _play(self, first: int, wanted: int) -> Iterator[Deal]:
        """New deals in order. The first is played alone, to learn how many make a task."""
        if first >= wanted:
            return
        record = self._export is not None
        alone = DealTask(self.contest, (first,), self.terms, record=record)
        tried = next(iter(self.workers.each(measure_task, [alone])))
        yield from tried.deals
        failing = any(game.faults for deal in tried.deals for game in deal.games)
        per_task = 1 if failing else int(TASK_SECONDS / max(tried.seconds, 1e-6))
        size = min(max(per_task, 1), MOST_DEALS)
        numbers = range(first + 1, wanted)
        starts = range(0, len(numbers), size)
        some = (tuple(numbers[at : at + size]) for at in starts)
        tasks = [DealTask(self.contest, chosen, self.terms, record=record) for chosen in some]
        answers: Any = self.workers.each(play_task, tasks)
        for answer in answers:
            yield from answer

    def _result(self, deals: list[Deal], seconds: float) -> ArenaResult:
        players, seed = self.contest.players, self.contest.seed
        rates = pair_rates(deals, len(players), seed)
        return ArenaResult(
            contest=self.contest,
            terms=self.terms,
            deals=len(deals),
            games=sum(len(deal.games) for deal in deals),
            model="Elo" if self.contest.seats == 2 else "Plackett–Luce",
            standings=tuple(standings(deals, players, seed)),
            pairs=tuple(
                Pair(players[a], players[b], rate, self._adjusted(deals, a, b))
                for (a, b), rate in rates.items()
            ),
            seats=_seat_shares(deals, self.contest.seats),
            test=self._test(),
            seconds=round(seconds, 2),
            failures=_failures(deals, self.contest),
            stopped=self._stopped,
        )

    def _adjusted(self, deals: list[Deal], one: int, other: int) -> Adjusted | None:
        if not self.contest.adjusted:
            return None
        return adjusted(deals, one, other, self.contest.seed)

    def _test(self) -> Test | None:
        if self._sprt is None:
            return None
        return Test(self._sprt.hypotheses, self._sprt.verdict, round(self._sprt.ratio, 3))


def _seat_shares(deals: list[Deal], seats: int) -> tuple[float, ...]:
    """What share of the games each seat won, whoever sat there; games that were forfeited say
    nothing of that."""
    games = [game for deal in deals for game in deal.games if game.forfeit is None]
    return tuple(
        round(sum((s in g.winners) / len(g.winners) for g in games) / max(len(games), 1), 4)
        for s in range(seats)
    )


def _failures(deals: list[Deal], contest: Contest) -> tuple[str, ...]:
    """The first failure of each player."""
    first: dict[int, str] = {}
    for deal in deals:
        for game in deal.games:
            for fault in game.faults:
                who, seed = game.table[fault.seat], f"{contest.seed}/{deal.number}"
                first.setdefault(who, told(contest.players[who], fault, deal.number, seed))
    return tuple(first.values())
