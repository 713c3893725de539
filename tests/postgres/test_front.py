"""What stands before several servers: one port for several processes, and the proxy of the docs."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from server.serving import joined, served, settings_in

from postgres.database import free_port
from postgres.proxy import proxied

PAGE = Path(__file__).parents[2] / "docs" / "many-servers.md"
PATIENCE = 120


def test_one_of_several_processes_is_killed_and_the_port_goes_on(url: str, tmp_path: Path) -> None:
    words = ("serve", "--store", url, "--processes", "2", "--port", "0", "--host", "127.0.0.1")
    more = ("--metrics", "--quiet", "--no-open", "--workers", "1", "--data", str(tmp_path / "data"))
    program = "from nations.cli.main import main; main()"
    command = [sys.executable, "-c", program, *words, *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as serving:
        try:
            assert serving.stdout
            link = serving.stdout.readline().decode().strip()
            before = children(serving.pid)
            body = {"game": "dice", "seats": [{"type": "Bot", "name": "random"}] * 2}
            with httpx.Client(base_url=link, timeout=PATIENCE) as http:
                match = http.post("api/matches", json=body).json()["match"]
                os.kill(before[0], signal.SIGKILL)
                until = time.monotonic() + PATIENCE
                while len(set(children(serving.pid)) - set(before)) < 1:
                    assert time.monotonic() < until
                    time.sleep(0.1)
            port = int(link.rstrip("/").rpartition(":")[2])
            for own in (port + 1, port + 2):
                assert asked(f"http://127.0.0.1:{own}/ready") == "ready\n"
                assert "nations_servers" in asked(f"http://127.0.0.1:{own}/metrics")
            for _ in range(8):
                assert httpx.get(f"{link}api/matches/{match}", timeout=PATIENCE).status_code == 200
        finally:
            serving.send_signal(signal.SIGTERM)
            assert serving.wait(PATIENCE) == 0


def asked(url: str) -> str:
    """What is answered, as soon as somebody is there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(url, timeout=PATIENCE).raise_for_status().text
        except httpx.HTTPError:
            assert time.monotonic() < until
            time.sleep(0.1)


def children(pid: int) -> list[int]:
    """The servers of a parent (not what multiprocessing keeps beside them)."""
    found = []
    for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        words = Path(f"/proc/{one}/cmdline").read_bytes()
        if b"spawn_main" in words:
            found.append(int(one))
    return found


@pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx (apt install nginx)")
def test_behind_the_proxy_of_the_docs_any_server_will_do(url: str, tmp_path: Path) -> None:
    async def play() -> None:
        more = {"store": url, "workers": 1, "proxies": ("127.0.0.1",)}
        async with (
            served(settings_in(tmp_path / "1", **more)) as one,
            served(settings_in(tmp_path / "2", **more)) as two,
        ):
            made = await one.create("Ann", "Ben")
            match, keys = made["match"], made["keys"]
            beside = asyncio.to_thread
            port = free_port()
            front = proxied(tmp_path / "proxy", [one.port, two.port], port)
            await beside(front.__enter__)
            try:
                async with joined(port, match, keys[0]) as ann, joined(port, match, keys[1]) as ben:
                    for player in (ann, ben):
                        await player.hear("Update")
                    mover, other = (ann, ben) if ann.update["offers"] else (ben, ann)
                    move, seq = mover.update["offers"][0]["text"], mover.update["seq"]
                    ack = await mover.ask("Play", move=move, expect=seq)
                    await other.until(ack["seq"])
                    here = [len(place.rooms.live[0].audience) for place in (one, two)]
                    assert here == [1, 1]  # one at each, and nobody noticed
            finally:
                await beside(front.__exit__, None, None, None)

    asyncio.run(play())
