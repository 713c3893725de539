"""One run with everybody in it: rates, ratios, and what compiling cost."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import product
from statistics import quantiles

import msgspec

from nations.bench import own, peers, sharing, yardstick
from nations.bench.contest import BenchWork, Rate, contest, one_core
from nations.bench.vector import PREFIX, ours
from nations.errors import NotInstalled

PARTS = (
    "nations-games", "numpy", "ziglang", "gymnasium", "open_spiel", "catanatron", "pgx", "jax",
    "envpool",
)  # fmt: skip


class BenchReport(msgspec.Struct, frozen=True):
    """Rates by contestant, and each of our games against each peer: the best round of each
    (`ratios`), and the middle half of the ratios of single rounds (`spreads`)."""

    machine: dict[str, str | int]
    versions: dict[str, str]
    rounds: int
    seconds: float
    rates: dict[str, Rate]
    ratios: dict[str, float]
    spreads: dict[str, tuple[float, float]]
    absent: list[str]
    threads: dict[str, float]
    ready_s: dict[str, float]
    memory_mb: float


def report(
    games: Sequence[str],
    rounds: int,
    seconds: float,
    with_peers: bool = True,
    progress: Callable[[str], object] = lambda _: None,
) -> BenchReport:
    """Everybody plays, in turns, on one core."""
    ready, waited = {}, {}
    for name in games:
        for seats in own.table_sizes(name):
            progress(f"{name}, {seats} seats: compiled code")
            who = own.contestant(name, seats)
            ready[who], waited[who] = own.playouts(name, seats)
    works = {name: own.work(playouts) for name, playouts in ready.items()}
    with one_core():
        stepped, unseen = _stepped(games, progress)
        works |= stepped
        found, absent = peers.present(progress) if with_peers else ({}, [*peers.PEERS])
        yard, missing = yardstick.present("dice" in games)
        rates = contest(works | found | yard, rounds, seconds, progress)
    cores = os.cpu_count() or 1
    progress(f"{cores} threads")
    threads = {name: own.gain_of_threads(ready[name], cores) for name in games}
    gains = {f"{name}/{cores}_threads": gain for name, gain in threads.items()}
    for name in games if stepped else ():
        for how, (_, usual, _) in sharing.gains(name, cores).items():
            gains[f"{PREFIX}{name}/{cores}_{how}"] = usual
    return BenchReport(
        machine={"processor": _processor(), "cores": cores, "python": platform.python_version()},
        versions=_versions(),
        rounds=rounds,
        seconds=seconds,
        rates=rates,
        ratios=ratios(rates, [*works], [*found, *yard]),
        spreads=spreads(rates, [*works], [*found, *yard]),
        absent=absent + missing + unseen,
        threads=gains,
        ready_s={name: round(seconds, 2) for name, seconds in waited.items()},
        memory_mb=_memory(),
    )


def _stepped(
    games: Sequence[str], progress: Callable[[str], object]
) -> tuple[dict[str, BenchWork], list[str]]:
    """Environments of many games, or the names of what cannot be without Gymnasium."""
    names = {PREFIX + name: name for name in games}
    works: dict[str, BenchWork] = {}
    for who, name in names.items():
        progress(who)
        try:
            works[who] = ours(name)[1]
        except NotInstalled:
            return {}, [*names]
    return works, []


def ratios(
    rates: Mapping[str, Rate], ours: Sequence[str], others: Sequence[str]
) -> dict[str, float]:
    """How many times as many steps a second: `dice/catanatron` and so on."""
    return {
        f"{one}/{other}": round(rates[one].steps_s / rates[other].steps_s, 2)
        for one in ours
        for other in others
    }


def spreads(
    rates: Mapping[str, Rate], ours: Sequence[str], others: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """The same for the rounds one by one: between which ratios their middle half lies."""
    found = {}
    for one, other in product(ours, others):
        pairs = zip(rates[one].rounds_s, rates[other].rounds_s, strict=True)
        each = [mine / theirs for mine, theirs in pairs]
        low, _, high = quantiles(each if len(each) > 1 else each * 2, n=4, method="inclusive")
        found[f"{one}/{other}"] = (round(low, 1), round(high, 1))
    return found


def _memory() -> float:
    """The most memory that this process has held, in megabytes; 0 where the system cannot say."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ImportError:
        return 0.0
    return round(getrusage(RUSAGE_SELF).ru_maxrss / 1024, 1)


def _versions() -> dict[str, str]:
    found = {}
    for part in PARTS:
        try:
            found[part] = version(part)
        except PackageNotFoundError:
            continue
    return found


def _processor() -> str:
    try:
        with open("/proc/cpuinfo") as lines:  # noqa: PTH123 - a file of the system
            named = next(line for line in lines if line.startswith("model name"))
            return named.partition(":")[2].strip()
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
