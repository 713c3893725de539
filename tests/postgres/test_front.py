"""What stands before several servers: one port for several processes, and the proxy of the docs."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from server.serving import joined, served, settings_in

from postgres.database import free_port

PAGE = Path(__file__).parents[2] / "docs" / "many-servers.md"
PATIENCE = 120


def test_one_of_several_processes_is_killed_and_the_port_goes_on(url: str, tmp_path: Path) -> None:
    words = ("serve", "--store", url, "--processes", "2", "--port", "0", "--host", "127.0.0.1")
    more = ("--quiet", "--no-open", "--workers", "1", "--data", str(tmp_path / "data"))
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
            for _ in range(8):
                assert httpx.get(f"{link}api/matches/{match}", timeout=PATIENCE).status_code == 200
        finally:
            serving.send_signal(signal.SIGTERM)
            assert serving.wait(PATIENCE) == 0


def children(pid: int) -> list[int]:
    """The servers of a parent (not what multiprocessing keeps beside them)."""
    found = []
    for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        words = Path(f"/proc/{one}/cmdline").read_bytes()
        if b"spawn_main" in words:
            found.append(int(one))
    return found


@contextmanager
def proxied(folder: Path, ports: list[int]) -> Iterator[int]:
    """nginx with the configuration of the docs, on free ports."""
    block = next(
        one for one in re.findall(r"```text\n(.*?)```", PAGE.read_text(), re.S) if "upstream" in one
    )
    port = free_port()
    for shown, real in ((8873, ports[0]), (8874, ports[1]), (8080, port)):
        assert f"127.0.0.1:{shown}" in block
        block = block.replace(f"127.0.0.1:{shown}", f"127.0.0.1:{real}")
    folder.mkdir()
    temporary = "".join(
        f"{one}_temp_path {folder};\n"
        for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
    (folder / "conf").write_text(f"{whole}http {{\naccess_log off;\n{temporary}{block}\n}}\n")
    nginx = subprocess.Popen(
        [shutil.which("nginx") or "", "-e", "stderr", "-c", str(folder / "conf")]
    )
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=PATIENCE)
                break
            except httpx.HTTPError:
                assert time.monotonic() < until
                time.sleep(0.1)
        yield port
    finally:
        nginx.terminate()
        nginx.wait(PATIENCE)


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
            front = proxied(tmp_path / "proxy", [one.port, two.port])
            port = await beside(front.__enter__)
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
