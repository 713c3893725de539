"""One run with everybody in it: rates, ratios, and what compiling cost."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version

import msgspec

from nations.bench import own, peers, yardstick
from nations.bench.contest import Rate, Work, contest, one_core
from nations.bench.vector import PREFIX, gain_of_threads, ours
from nations.errors import NotInstalled
from nations.registry import load

CASES = {"dice": (2, 1, 3, 4), "kark": (3, 2, 4)}
"""The seats of each game, the usual number first."""
PARTS = (
    "nations-games", "numpy", "ziglang", "gymnasium", "open_spiel", "catanatron", "pgx", "jax",
    "envpool",
)  # fmt: skip


class Report(msgspec.Struct, frozen=True):
    """Rates by contestant, and each of our games against each peer."""

    machine: dict[str, str | int]
    versions: dict[str, str]
    rounds: int
    seconds: float
    rates: dict[str, Rate]
    ratios: dict[str, float]
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
) -> Report:
    """Everybody plays, in turns, on one core."""
    ready, waited = {}, {}
    for name in games:
        for seats in (seats for seats in CASES[name] if seats in load(name).seats):
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
        clock, processor = gain_of_threads(name, cores)
        gains[f"{PREFIX}{name}/{cores}_threads"] = clock
        gains[f"{PREFIX}{name}/{cores}_threads_processor_time"] = processor
    return Report(
        machine={"processor": _processor(), "cores": cores, "python": platform.python_version()},
        versions=_versions(),
        rounds=rounds,
        seconds=seconds,
        rates=rates,
        ratios=ratios(rates, [*works], [*found, *yard]),
        absent=absent + missing + unseen,
        threads=gains,
        ready_s={name: round(seconds, 2) for name, seconds in waited.items()},
        memory_mb=_memory(),
    )


def _stepped(
    games: Sequence[str], progress: Callable[[str], object]
) -> tuple[dict[str, Work], list[str]]:
    """Environments of many games, or the names of what cannot be without Gymnasium."""
    names = {PREFIX + name: name for name in games}
    works: dict[str, Work] = {}
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
