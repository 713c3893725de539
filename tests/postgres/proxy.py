"""nginx as the docs have it, on free ports, before servers of the tests."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "many-servers.md"
SECONDS = 60
"""How long nginx may take to begin."""


def configuration(folder: Path, ports: Sequence[int], port: int) -> str:
    """The docs' own lines, with these servers and this port in them."""
    blocks = re.findall(r"```text\n(.*?)```", PAGE.read_text(), re.S)
    head = next(one for one in blocks if "worker_connections" in one)
    http = next(one for one in blocks if "upstream" in one)
    shown = re.findall(r" *server 127\.0\.0\.1:\d+.*;\n", http)
    for line in shown[1:]:
        http = http.replace(line, "")
    servers = (shown[0].replace("127.0.0.1:8873", f"127.0.0.1:{one}") for one in ports)
    http = http.replace(shown[0], "".join(servers))
    assert "listen 127.0.0.1:8080;" in http
    http = http.replace("listen 127.0.0.1:8080;", f"listen 127.0.0.1:{port};")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{one}_temp_path {folder};\n" for one in kinds)
    user = "user root;\n" if os.getuid() == 0 else ""  # else it could not write there
    return (
        f"{user}daemon off; pid {folder}/pid; error_log {folder}/error.log;\n{head}"
        f"http {{\naccess_log off;\n{folders}{http}}}\n"
    )


@contextmanager
def proxied(folder: Path, ports: Sequence[int], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """nginx before servers, for as long as it is needed."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "conf").write_text(configuration(folder, ports, port))
    words = ("-e", "stderr", "-c", str(folder / "conf"))
    with subprocess.Popen([shutil.which("nginx") or "nginx", *words]) as nginx:
        try:
            _await(port)
            yield nginx
        finally:
            nginx.terminate()


def _await(port: int) -> None:
    until = time.monotonic() + SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert time.monotonic() < until, "nginx did not begin"
            time.sleep(0.05)
        else:
            return
