"""What several servers over one PostgreSQL carry, beside one server with a file, in one run.

Run: python -m bench.server.shared [--matches 500 --rate 250 --seconds 20] [--kill 10] [--proxy]
The same load as `bench.server.load`. Everything shares this machine's cores: three servers,
PostgreSQL, this generator, and nginx, if it is asked for. With `--kill` one of the servers is
killed every so many seconds and started anew; clients come back as the page does, and send again
what was not answered.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from postgres.database import Database, free_port
from postgres.database import running as database_running
from postgres.proxy import proxied

from bench.server.host import Host, ready, running, seconds_of, started
from bench.server.lasting import Lasting, after_kills
from bench.server.load import Load, percentiles

SERVERS = 3
WARM = 4.0
SOON = 3.0
"""Seconds after a kill that are told of by themselves."""


class Fleet:
    """Several servers, and all that they need."""

    def __init__(self, folder: Path, database: Database, proxy: bool) -> None:
        self._folder, self._database = folder, database
        self.url = database.fresh()
        self.hosts: dict[int, Host] = {}
        """Those that serve, by their port."""
        self.ports = [free_port() for _ in range(SERVERS)]
        self.front = free_port() if proxy else 0
        self._gone = 0.0
        self._count = 0

    def begin(self) -> None:
        new = [self._started(port) for port in self.ports]
        self.hosts = {port: ready(one) for port, one in zip(self.ports, new, strict=True)}

    def _started(self, port: int) -> Any:
        self._count += 1
        folder = self._folder / str(self._count)
        more = {"port": port, "store": self.url, "proxies": ["127.0.0.1"] if self.front else []}
        return started(folder, None, workers=1, **more)

    def kill(self, port: int) -> None:
        """kill -9; another begins in its place at once."""
        host = self.hosts.pop(port)
        self._gone += host.cpu
        host.process.kill()
        host.process.wait()
        self.hosts[port] = ready(self._started(port))

    @property
    def entrances(self) -> list[int]:
        return [self.front] if self.front else self.ports

    @property
    def port(self) -> int:
        return self.entrances[0]

    @property
    def cpu(self) -> float:
        """Seconds of CPU of all servers."""
        return self._gone + sum(one.cpu for one in self.hosts.values())

    @property
    def memory(self) -> int:
        return sum(one.memory for one in self.hosts.values())

    @property
    def database_cpu(self) -> float:
        """Seconds of CPU of PostgreSQL with all its processes."""
        pid = int((self._database.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return seconds_of(pid, children=True) + sum(seconds_of(int(one)) for one in children)

    def end(self) -> None:
        for one in self.hosts.values():
            one.process.kill()
            one.process.wait()


async def carry(fleet: Fleet, options: argparse.Namespace) -> dict[str, Any]:
    """The load, and what it cost."""
    load = Lasting(fleet, options.game)
    seats = [seat for _ in range(options.matches) for seat in load.create(4)]
    joined = await load.join_all(seats)
    print(f"  {len(seats)} sockets in {joined:.1f} s", file=sys.stderr)  # noqa: T201
    await load.run(options.rate, WARM)
    load.times.clear()
    load.moves.clear()
    base = fleet.database_cpu
    kills: list[float] = []
    killing = asyncio.ensure_future(_kill(fleet, options.kill, kills)) if options.kill else None
    begun = time.perf_counter()
    result = await load.run(options.rate, options.seconds)
    spent = (fleet.database_cpu - base) / (time.perf_counter() - begun)
    result["database_cpu"] = round(spent, 4)
    if killing is not None:
        killing.cancel()
        soon = percentiles(after_kills(load.moves, kills, SOON))
        result |= {"kills": len(kills), "came_back": load.came_back, "refusals": load.said}
        result |= {f"after_kill_{name}": figure for name, figure in soon.items()}
    load.ending = True
    load.close()
    return costs(result)


async def _kill(fleet: Fleet, every: float, kills: list[float]) -> None:
    """One after the other, as soon as the one before serves again."""
    clock = asyncio.get_running_loop().time
    due = clock()
    for port in cycle(fleet.ports):
        due = max(due + every, clock())
        await asyncio.sleep(due - clock())
        kills.append(clock())
        await asyncio.to_thread(fleet.kill, port)


def costs(result: dict[str, Any]) -> dict[str, Any]:
    """With milliseconds of processor for a move."""
    rate = result["moves_per_second"]
    parts = {"servers": result["server_cpu"], "database": result.get("database_cpu", 0.0)}
    for name, part in parts.items():
        result[f"{name}_ms_a_move"] = round(1000 * part / rate, 2)
    result["ms_a_move"] = round(1000 * sum(parts.values()) / rate, 2)
    return result


async def alone(options: argparse.Namespace) -> dict[str, Any]:
    """The same load on one server with a file."""
    with running(core=None) as host:
        load = Load(host, options.game)
        seats = [seat for _ in range(options.matches) for seat in load.create(4)]
        await load.join_all(seats)
        await load.run(options.rate, WARM)
        load.times.clear()
        result = costs(await load.run(options.rate, options.seconds))
        load.close()
        return result


@contextmanager
def fleet(options: argparse.Namespace) -> Iterator[Fleet]:
    with ExitStack() as stack:
        database = stack.enter_context(database_running())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        made = Fleet(folder, database, options.proxy)
        stack.callback(made.end)
        made.begin()
        if made.front:
            assert shutil.which("nginx"), "needs nginx"  # noqa: S101
            stack.enter_context(proxied(folder / "proxy", made.ports, made.front))
        yield made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dice")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--kill", type=float, default=0, help="a server, every so many seconds")
    parser.add_argument("--proxy", action="store_true", help="through nginx")
    parser.add_argument("--alone", action="store_true", help="one server with a file, too")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    gc.disable()  # its pauses would be counted as the servers'
    result = {}
    if options.alone:
        result["alone"] = asyncio.run(alone(options))
    with fleet(options) as made:
        result["shared"] = asyncio.run(carry(made, options))
    if options.json:
        print(json.dumps(result, indent=1))  # noqa: T201 - this is its output
    else:
        for part, figures in result.items():
            for name, figure in figures.items():
                print(f"{part:12} {name:20} {figure}")  # noqa: T201


if __name__ == "__main__":
    main()
