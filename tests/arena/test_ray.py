"""The same games on a Ray cluster of two nodes: same result, and no chunk lost or counted twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

import msgspec
import pytest

from nations.arena.arena import Arena, ArenaResult
from nations.arena.contest import Contest, DealTask, play_task
from nations.arena.fielding import Choosing, Fielded
from nations.arena.workers import Alone, Ray, Workers, workers
from nations.errors import BotFailed, NationsError

ray = pytest.importorskip("ray", reason="pip install '.[ray]'")
T = TypeVar("T")
R = TypeVar("R")
QUICK = Contest("dice", ("random", "random"), 2, "cluster")
GAMES, SMALL = 26, 3
MEMORY = 80 << 20
"""Bytes for what the nodes keep: the least that Ray takes."""


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes on this machine, one core each, and this process connected to them."""
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": MEMORY}
    two = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    two.add_node(**node)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ADDRESS", two.address)
        yield workers("ray", 0)
    ray.shutdown()
    two.shutdown()


@pytest.fixture(autouse=True)
def small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of so many deals each, however long the first one takes on a busy machine."""
    monkeypatch.setattr("nations.arena.arena.MOST_DEALS", SMALL)
    monkeypatch.setattr("nations.arena.arena.TASK_SECONDS", 1e9)


def played(by: Workers) -> ArenaResult:
    return msgspec.structs.replace(Arena(QUICK, by).run(GAMES), seconds=0.0)


@cache
def played_alone() -> ArenaResult:
    return played(Alone())


def test_a_cluster_of_two_nodes(
    cluster: Ray, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, because a cluster takes ten seconds to start and to end."""
    both_nodes_give_the_same_result(cluster, tmp_path / "nodes")
    the_chunk_of_a_killed_worker_is_done_again_and_counts_once(cluster, tmp_path / "killed")
    a_machine_with_other_rules_is_refused(cluster)
    monkeypatch.setattr("nations.arena.workers.RETRIES", 0)
    a_bot_that_ends_its_worker_is_named(cluster)
    without_another_try_the_same_murder_ends_the_contest(cluster, tmp_path / "planted")


def both_nodes_give_the_same_result(cluster: Ray, folder: Path) -> None:
    folder.mkdir()
    here = str(folder)

    def where(_: int) -> str:
        from pathlib import Path
        from time import monotonic, sleep

        import ray

        node, until = str(ray.get_runtime_context().get_node_id()), monotonic() + 60
        Path(here, node).touch()
        while len(list(Path(here).iterdir())) < 2 and monotonic() < until:
            sleep(0.05)  # the other node may take its time to begin
        return node

    assert len(set(cluster.each(where, range(8)))) == 2
    assert played(cluster) == played_alone()


class Watched:
    """A cluster whose workers write down each chunk that they begin; one is held until killed."""

    def __init__(self, cluster: Ray, folder: Path, held: int) -> None:
        self.cluster, self.folder, self.held = cluster, folder, held
        folder.mkdir()

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        folder, held = str(self.folder), self.held

        def watched(task: Any) -> Any:
            import os
            from pathlib import Path
            from time import sleep

            begun = list(Path(folder).glob(f"{task.numbers[0]}-*"))
            Path(folder, f"{task.numbers[0]}-{len(begun)}").write_text(str(os.getpid()))
            if held in task.numbers and not begun:
                sleep(600)  # the test kills it long before
            return work(task)

        return self.cluster.each(watched, tasks)

    def kill_the_held(self) -> None:
        """Waits for the chunk that is held, then kills its worker."""
        until = monotonic() + 500
        while monotonic() < until:
            texts = [path.read_text() for path in self.folder.glob(f"{self.held}-0")]
            if texts and texts[0]:
                os.kill(int(texts[0]), signal.SIGKILL)
                return
            sleep(0.05)


def played_with_a_murder(by: Watched) -> ArenaResult:
    killer = Thread(target=by.kill_the_held)
    killer.start()
    try:
        return played(by)
    finally:
        killer.join()


def the_chunk_of_a_killed_worker_is_done_again_and_counts_once(cluster: Ray, folder: Path) -> None:
    held = 1 + SMALL  # the first deal is played here, to learn how long one takes
    result = played_with_a_murder(Watched(cluster, folder, held))
    begun = {path.name for path in folder.iterdir()}
    assert begun >= {f"{held}-1", *(f"{at}-0" for at in range(1, GAMES // 2, SMALL))}
    assert result == played_alone()
    assert result.games == GAMES


def without_another_try_the_same_murder_ends_the_contest(cluster: Ray, folder: Path) -> None:
    with pytest.raises(NationsError, match=r"the cluster could not play: .*died"):
        played_with_a_murder(Watched(cluster, folder, 1))


def end_the_process(deal: int) -> None:
    """What a bot may do to its process in a deal, on the cluster and here."""
    Fielded.witness.begins(Choosing("fated", 1, deal, f"1/{deal}"))
    os.kill(os.getpid(), signal.SIGSEGV)


def a_bot_that_ends_its_worker_is_named(cluster: Ray) -> None:
    told = r"the player 'fated' crashed \(SIGSEGV\) at seat 1 in deal 7 \(seed 1/7\)"
    with pytest.raises(BotFailed, match=told):
        list(cluster.each(end_the_process, [7]))


class Twice:
    """Planted: counts a chunk twice that was done twice."""

    def each(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return map(work, [tasks[0], *tasks])


def test_a_chunk_that_is_counted_twice_is_noticed() -> None:
    assert played(Twice()) != played_alone()


def a_machine_with_other_rules_is_refused(cluster: Ray) -> None:
    terms = msgspec.structs.replace(QUICK.make_game().terms, rules=0)
    with pytest.raises(NationsError, match="another machine has other rules"):
        list(cluster.each(play_task, [DealTask(QUICK, (0,), terms)]))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense", "ray://127.0.0.1:1"])
def test_a_missing_cluster_is_one_line(address: str) -> None:
    words = ("arena", "dice", "--players", "random,random", "--on", "ray")
    told = subprocess.run(
        [Path(sys.executable).with_name("nations"), *words, "--games", "2", "--quiet"],
        env={**os.environ, "RAY_ADDRESS": address},
        capture_output=True,
        text=True,
        timeout=180,
    )
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith(f"nations: unknown cluster '{address}'; possible: the HOST:PORT")
    assert told.stderr.count("\n") == 1
