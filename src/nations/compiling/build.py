"""A library of translated rules: one that came with the package, one that was kept, or a new one.

A library is named by a digest of the rules and the kinds of their arguments, and by the processor
that it is for; it bears the digest too. What is compiled anew is written beside its place and put
there in one step, so several processes may do it at once.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from ctypes import CDLL, c_char
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from nations.compiling.digest import cache_root
from nations.compiling.errors import NoCompiler

PREBUILT = Path(__file__).with_name("prebuilt")
"""Libraries that came with the package."""
FLAGS = (
    "-std=gnu11", "-shared", "-fPIC", "-fvisibility=hidden", "-g1", "-w",
    "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-fno-math-errno", "-ftree-vectorize",
)  # fmt: skip
"""Sums that wrap, places of any kind, and no fused sums: the same everywhere, to the last bit.
Rows side by side, which clang does anyway, and gcc at -O2 only if it is asked."""
QUICKLY = "-O2"
"""For who waits for a library: half the time of -O3, with which those of wheels are made."""
WIDE = frozenset(["avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe", "xsave"])
"""What Linux calls the instructions of x86-64-v3."""
LONGEST = 300
"""Seconds that a compiler may take."""


@cache
def target() -> str:
    """The system and the processor that a library here is made for."""
    machine = platform.machine().lower().replace("amd64", "x86_64")
    wide = "-v3" if machine == "x86_64" and _flags() >= WIDE else ""
    return f"{sys.platform}-{machine}{wide}"


def _flags() -> set[str]:
    try:
        with Path("/proc/cpuinfo").open() as lines:
            return set(next(line for line in lines if line.startswith("flags")).split())
    except (OSError, StopIteration):
        return set()


def compiler() -> tuple[str, ...]:
    """How to call a C compiler: that of `NATIONS_CC`, the ziglang package, or the system's.

    Code by zig (clang) is faster than by gcc on these rules, so it goes first. Raises NoCompiler.
    """
    chosen = os.environ.get("NATIONS_CC")
    if chosen == "none":
        raise NoCompiler("NATIONS_CC=none asks for none")
    if chosen:
        return tuple(chosen.split())
    if find_spec("ziglang") is not None:
        return (sys.executable, "-m", "ziglang", "cc")
    for name in ("cc", "clang", "gcc"):
        if shutil.which(name):
            return (name,)
    raise NoCompiler(
        "there is no C compiler here; `pip install ziglang` is the shortest way to one"
    )


def arguments(command: tuple[str, ...]) -> tuple[str, ...]:
    """What a compiler is told besides the usual."""
    zig = "ziglang" in command
    # Zig adds checks of its own unless it is told not to.
    own = ("-fno-sanitize=undefined",) if zig else ()
    wide = ("-mcpu=x86_64_v3",) if zig else ("-march=x86-64-v3",)
    return (*own, *(wide if target().endswith("-v3") else ()))


def library(place: str, digest: str, bounds: bool, text: Callable[[], str]) -> CDLL:
    """The library at a place under the folders where they are; made of the text if there is none.

    Raises NoCompiler where it cannot be made.
    """
    name = f"{place}-{target()}{_suffix()}"
    for folder in (PREBUILT, cache_root()):
        found = load(folder / name, digest)
        if found is not None:
            return found
    path = cache_root() / name
    make(text(), path, bounds)
    made = load(path, digest)
    if made is None:
        raise NoCompiler(f"{path} was made here and is not what it should be")
    return made


def load(path: Path, digest: str) -> CDLL | None:
    """A library, if it is there and bears the digest."""
    if not path.exists():
        return None
    try:
        found = CDLL(str(path))
        said = (c_char * len(digest)).in_dll(found, "digest").raw
    except (OSError, ValueError):
        return None
    return found if said == digest.encode() else None


def make(text: str, path: Path, bounds: bool, *more: str) -> None:
    """Compiles a unit; its text is kept beside it, to be read and debugged."""
    command = compiler()
    checked = ["-DBOUNDS"] if bounds else []
    run([*command, *FLAGS, QUICKLY, *arguments(command), *checked, *more], text, path)


def run(words: list[str], text: str, path: Path) -> None:
    """Compiles a text to a file, and puts both in place in one step. Raises NoCompiler."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=path.parent) as folder:
        source, made = Path(folder) / f"{path.stem}.c", Path(folder) / path.name
        source.write_text(text)
        try:
            done = subprocess.run(  # noqa: S603 - the compiler of this machine
                [*words, "-o", str(made), str(source)],
                capture_output=True,
                text=True,
                timeout=LONGEST,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NoCompiler(f"{words[0]} does not run: {error}") from error
        if done.returncode:
            raise NoCompiler(f"{' '.join(words)} failed:\n{done.stderr[-2000:]}")
        source.replace(path.with_suffix(".c"))
        made.replace(path)


def _suffix() -> str:
    return {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
