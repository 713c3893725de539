"""Starting and stopping as its owner does: `nations serve`, SIGTERM, a second server, backups."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from server.hosting import Host, hosted
from server.serving import Caller, joined
from websockets.exceptions import ConnectionClosed

from nations.store import SqliteStore

NATIONS = [str(Path(sys.executable).with_name("nations"))]
PATIENCE = 60


async def play_until_bye(host: Host, made: dict[str, Any], acked: list[int]) -> list[str]:
    """Two people play until the server says goodbye; what they were told last."""
    async with (
        joined(host.port, made["match"], made["keys"][0]) as ada,
        joined(host.port, made["match"], made["keys"][1]) as bob,
    ):
        try:
            newest = await ada.hear("Update")
            while newest["phase"] != "over":
                acting = (ada, bob)[newest["at_turn"]]
                update = await acting.until(newest["seq"])
                move = {"move": update["offers"][-1]["text"], "expect": update["seq"]}
                answer = await acting.ask("Play", **move)
                if answer["type"] == "Ack":
                    acked.append(answer["seq"])
                    newest = await acting.until(answer["seq"])
                else:
                    assert answer["code"] == "BUSY"
        except ConnectionClosed:
            pass
        return [await last_word(one) for one in (ada, bob)]


async def last_word(caller: Caller) -> str:
    try:
        while True:
            await caller.hear()
    except ConnectionClosed:
        byes = [one["reason"] for one in caller.heard if one["type"] == "Bye"]
        return byes[0] if byes else "nothing"


class Drained(NamedTuple):
    """How a server under load stopped: what each of its players heard last, for each match how many
    records were acknowledged and how many are kept, and the rest."""

    words: list[list[str]]
    acked: list[int]
    kept: list[int]
    code: int
    log: str


def drained(folder: Path, how: signal.Signals, fault: str = "") -> Drained:
    """Six matches are played, and the server is told to stop."""

    async def scene(host: Host) -> list[list[str]]:
        playing = [asyncio.create_task(play_until_bye(host, *one)) for one in matches]
        while not all(acked for _, acked in matches):
            await asyncio.sleep(0.01)
        host.process.send_signal(how)
        words = await asyncio.gather(*playing)
        await asyncio.to_thread(host.process.wait, PATIENCE)
        return words

    with hosted(folder, fault) as host:
        matches: list[tuple[dict[str, Any], list[int]]] = [
            (host.create("Ada", "Bob"), []) for _ in range(6)
        ]
        words = asyncio.run(scene(host))
        code = host.end()
    store = SqliteStore.open(folder)
    kept = [len(store.read(made["match"])) for made, _ in matches]
    store.close()
    acked = [acked[-1] for _, acked in matches]
    return Drained(words, acked, kept, code, host.log.read_text())


@pytest.mark.parametrize("disk", ["", "slow"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_drains(tmp_path: Path, how: signal.Signals, disk: str) -> None:
    """Everybody is told goodbye; what is kept was acknowledged, and the other way round.

    Nothing is logged: so nobody was waited for until the time for draining was over.
    """
    done = drained(tmp_path / "data", how, disk)
    assert done.words == [["closing", "closing"]] * 6
    assert done.acked == done.kept
    assert (done.code, done.log) == (0, "")


def test_control_who_does_not_wait_is_noticed(tmp_path: Path) -> None:
    done = drained(tmp_path / "data", signal.SIGTERM, "impatient")
    assert done.acked < done.kept, "kept, but not acknowledged"


def test_control_who_acknowledges_too_soon_is_noticed(tmp_path: Path) -> None:
    done = drained(tmp_path / "data", signal.SIGTERM, "careless")
    assert done.acked > done.kept, "acknowledged, but not kept"


def test_control_who_says_no_goodbye_is_noticed(tmp_path: Path) -> None:
    done = drained(tmp_path / "data", signal.SIGTERM, "mute")
    assert done.words != [["closing", "closing"]] * 6


def test_who_does_not_read_does_not_keep_it_from_closing(tmp_path: Path) -> None:
    with hosted(tmp_path / "data") as host:
        lines = [stuck(host.port, host.create("Ada", "Bob")["match"]) for _ in range(30)]
        assert host.stop() == 0
        assert host.log.read_text() == "", "they were waited for until the time was over"
        for line in lines:
            line.close()


def stuck(port: int, match: str) -> socket.socket:
    """A client that says hello and never reads."""
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: bG9hZCBsb2FkIGxvYWQgIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    hello = b'{"type":"Hello","match":"%s"}' % match.encode()
    line.sendall(bytes((129, 128 | len(hello), 0, 0, 0, 0)) + hello)
    return line


@contextmanager
def nations_serve(*words: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`nations serve`, and the first line that it prints."""
    with subprocess.Popen(
        [*NATIONS, "serve", "--no-open", "--host", "127.0.0.1", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **env},
    ) as process:
        assert process.stdout
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*NATIONS, *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_serving_from_the_command_line(tmp_path: Path) -> None:
    """The link, a second server on the same data, a taken port, and the end."""
    port, data = free_port(), tmp_path / "data"
    words = ("--port", str(port), "--quiet")
    with nations_serve(*words, "--data", str(data)) as (first, link):
        assert link == f"http://127.0.0.1:{port}/"
        assert httpx.get(f"{link}api/health").json()["status"] == "ok"
        again = run("serve", "--no-open", "--host", "127.0.0.1", "--data", str(data))
        assert again.returncode == 7
        assert again.stdout == ""
        assert again.stderr.strip() == (
            f"nations: {data} is in use by another server (process {first.pid}); "
            "stop it first, or use another --data"
        )
        with nations_serve(*words, "--data", str(tmp_path / "other")) as (second, other):
            assert other != link
            assert httpx.get(f"{other}api/health").json()["status"] == "ok"
            second.send_signal(signal.SIGTERM)
            assert second.wait(PATIENCE) == 0
        first.send_signal(signal.SIGTERM)
        assert first.wait(PATIENCE) == 0
        assert first.communicate() == ("", "")


def test_without_quiet_it_tells_more(tmp_path: Path) -> None:
    with nations_serve("--port", "0", "--data", str(tmp_path)) as (process, line):
        assert "http://127.0.0.1:" in line
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stdout
        told = process.stdout.read()
        assert str(tmp_path) in told
        assert "Ctrl" in told


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    done = run("serve", "--no-open", "--host", "192.0.2.7", "--data", str(tmp_path))
    assert done.returncode == 9
    assert done.stderr.startswith("nations: cannot listen on 192.0.2.7: ")


def test_backup_while_it_serves_and_restore(tmp_path: Path) -> None:
    copy, data, new = tmp_path / "copy.db", tmp_path / "data", tmp_path / "new"

    async def scene(host: Host, made: dict[str, Any], acked: list[int]) -> int:
        playing = asyncio.create_task(play_until_bye(host, made, acked))
        while len(acked) < 3:
            await asyncio.sleep(0.01)
        known = acked[-1]
        done = await asyncio.to_thread(run, "backup", str(copy), "--data", str(data))
        assert done.returncode == 0, done.stderr
        assert "checked (matches: 1" in done.stdout
        assert (await asyncio.to_thread(host.stop)) == 0
        await playing
        return known

    with hosted(data) as host:
        refused = run("restore", str(tmp_path / "nothing"), "--data", str(data))
        assert refused.returncode == 7
        made = host.create("Ada", "Bob")
        known = asyncio.run(scene(host, made, []))
    restored = run("restore", str(copy), "--data", str(new))
    assert restored.returncode == 0, restored.stderr
    with hosted(new) as host:
        summary = host.get(f"/matches/{made['match']}").json()
        assert summary["seq"] >= known
        in_use = run("restore", str(copy), "--data", str(new), "--force")
        assert in_use.returncode == 7
        assert "is in use by another server" in in_use.stderr
