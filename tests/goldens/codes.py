"""The kinds of machine code that rules can become, each of which can be chosen for a process."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from compiling.in_node import Node

from nations.compiling import build, twin

USUAL = "usual"
"""What everybody gets here."""
PLAIN = platform.machine().lower().replace("amd64", "x86_64")
V3 = f"{PLAIN}-v3"


def codes() -> list[str]:
    """All that can be had here: by the system's compiler (often gcc) and by zig (clang), for every
    processor of this kind and for newer ones, and in Node."""
    zig = find_spec("ziglang") is not None
    wide = [V3] if build.target().endswith("-v3") else []
    compilers = [name for name, there in (("cc", shutil.which("cc")), ("zig", zig)) if there]
    native = [f"{name} {processor}" for name in compilers for processor in (PLAIN, *wide)]
    return [USUAL, *native, *(["wasm"] if zig and shutil.which("node") else [])]


@contextmanager
def chosen(code: str) -> Iterator[None]:
    """Whatever is compiled in this process is such code, made anew."""
    if code == USUAL:
        yield
        return
    with TemporaryDirectory() as folder:
        os.environ["NATIONS_CACHE"] = folder
        build.PREBUILT = Path(folder) / "none"
        if code == "wasm":
            node = Node(Path(folder))
            vars(twin).update(library=node.library, entry_of=node.entry_of)
            yield
            node.close()
        else:
            compiler, processor = code.split()
            system = build.target().partition("-")[0]
            vars(build)["target"] = lambda: f"{system}-{processor}"
            build.QUICKLY = "-O3" if compiler == "zig" else build.QUICKLY  # as in wheels
            if compiler == "cc":
                os.environ["NATIONS_CC"] = "cc"
            yield
