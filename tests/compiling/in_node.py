"""Compiled rules as WebAssembly in a process of Node, called from here in place of libraries."""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import IO, Any, NamedTuple

from compiling.recorded import laid_out
from scripts import load_script

from nations.compiling.translator.kinds import Kind

ROOT = Path(__file__).parents[2]
WORDS = [str(Path(__file__).with_name("answer.mjs")), str(ROOT / "web/src/rules/unit.js")]
RESULTS: dict[str, Callable[[Any], Any]] = {"i": int, "b": bool, "f": float, "-": lambda _: None}


class Made(NamedTuple):
    """A unit as WebAssembly."""

    path: Path
    digest: str
    returns: str


class Node:
    """Stands in for `nations.compiling.twin.library` and `entry_of`."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._tool, self._lock = folder, load_script("tools/wheels.py"), Lock()
        self._process = subprocess.Popen(
            [shutil.which("node") or "node", *WORDS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def close(self) -> None:
        self._process.communicate()

    def library(self, place: str, digest: str, bounds: bool, text: Callable[[], str]) -> Made:
        written = text()
        source = self._folder / f"{place.replace('/', '-')}.c"
        source.write_text(written)
        made = self._tool.compile_one(source, source.with_suffix(".wasm"), self._tool.WASM)
        return Made(made, digest, written.rpartition("returns = '")[2][0])

    def entry_of(self, found: Made, kinds: list[Kind], bounds: bool) -> Any:
        def entry(*words: Any) -> Any:
            spans, given = laid_out(kinds, list(words))
            with self._lock:
                return RESULTS[found.returns](self._asked(found, spans, given))

        return entry

    def _asked(self, made: Made, spans: list[tuple[int, int]], given: list[Any]) -> Any:
        """What the unit returns; what it changed is changed here."""
        sizes = [end - at for at, end in spans]
        question = json.dumps({"unit": str(made.path), "sizes": sizes, "words": given}).encode()
        blocks = [ctypes.string_at(at, size) for (at, _), size in zip(spans, sizes, strict=True)]
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        to.write(b"".join([len(question).to_bytes(4, "little"), question, *blocks]))
        to.flush()
        answer = json.loads(_read(back, int.from_bytes(_read(back, 4), "little")))
        for (at, _), size in zip(spans, sizes, strict=True):
            ctypes.memmove(at, _read(back, size), size)
        assert answer["digest"] == made.digest
        return answer["returned"]


def _read(stream: IO[bytes], size: int) -> bytes:
    found = stream.read(size)
    assert len(found) == size, "Node has ended"
    return found
