"""Makes wheels with the libraries of the compiled rules inside, for every platform, on one machine.

    python tools/wheels.py              all of them, into dist/
    python tools/wheels.py --only wasm  the units for pages alone

Every entry that the games call (see entries.py) is compiled by the ziglang package for each target.
The libraries need no other: of that of C only how to copy and fill bytes, which every process has.
So one is right for glibc and musl, and for every version of Python. Each lies in the wheel where
`nations.compiling.build` looks for it; its name and what it bears are the digest of its rules.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from nations.compiling.build import FLAGS
from nations.compiling.wasm import NATIVE, OWN, WORDS

ROOT = Path(__file__).parents[1]
PREBUILT = "nations/compiling/prebuilt"
ANY = "any"
"""The tag of a wheel for every platform: only judges for pages are in it, which run in browsers."""
DATE = (2020, 1, 1, 0, 0, 0)
"""Of all that is added to a wheel: the same rules make the same file."""
SHARED = ("-shared", "-fPIC")
WINDOWS_START = """
/* What a library for Windows needs when it has no library of C. */
typedef __SIZE_TYPE__ size;
int _fltused;

/* Touches each page of a large frame, of as many bytes as rax says: so the stack may grow. */
__asm__(".globl ___chkstk_ms\\n"
        "___chkstk_ms: pushq %rcx\\n pushq %rax\\n leaq 24(%rsp), %rcx\\n"
        "1: subq $4096, %rax\\n jbe 2f\\n subq $4096, %rcx\\n orb $0, (%rcx)\\n jmp 1b\\n"
        "2: popq %rax\\n popq %rcx\\n ret\\n");
int DllMainCRTStartup(void *library, unsigned reason, void *more) { return 1; }
void *memcpy(void *to, const void *from, size many) {
    void *at = to;
    __asm__ volatile("rep movsb" : "+D"(at), "+S"(from), "+c"(many) : : "memory");
    return to;
}
void *memmove(void *to, const void *from, size many) {
    char *at = to;
    const char *of = from;
    if (at <= of || at >= of + many) return memcpy(to, from, many);
    at += many - 1, of += many - 1; /* from the end, where they overlap */
    __asm__ volatile("std; rep movsb; cld" : "+D"(at), "+S"(of), "+c"(many) : : "memory", "cc");
    return to;
}
void *memset(void *to, int value, size many) {
    void *at = to;
    __asm__ volatile("rep stosb" : "+D"(at), "+c"(many) : "a"(value) : "memory");
    return to;
}
"""


class Target(NamedTuple):
    """What zig compiles for; how `nations.compiling.build.target` calls it; the files' ending."""

    name: str
    words: tuple[str, ...]
    suffix: str
    start: str = ""


class Platform(NamedTuple):
    """A wheel: its tag, and the targets of which it has the libraries."""

    tag: str
    targets: tuple[Target, ...]


def _linux(name: str, zig: str, *more: str) -> Target:
    return Target(name, (*SHARED, "-target", f"{zig}-linux-none", *more), ".so")


def _mac(name: str, zig: str) -> Target:
    own_name = "-Wl,-install_name,nations.dylib"  # else it is the place where it was made
    return Target(name, (*SHARED, "-target", f"{zig}-macos.11.0-none", own_name), ".dylib")


WASM = Target("wasm32", WORDS, ".wasm")
PLATFORMS = {
    "linux-x86_64": Platform(
        "manylinux_2_17_x86_64.musllinux_1_1_x86_64",
        (
            _linux("linux-x86_64", "x86_64"),
            _linux("linux-x86_64-v3", "x86_64", "-mcpu=x86_64_v3"),
        ),
    ),
    "linux-aarch64": Platform(
        "manylinux_2_17_aarch64.musllinux_1_1_aarch64", (_linux("linux-aarch64", "aarch64"),)
    ),
    "macos-x86_64": Platform("macosx_11_0_x86_64", (_mac("darwin-x86_64", "x86_64"),)),
    "macos-arm64": Platform("macosx_11_0_arm64", (_mac("darwin-arm64", "aarch64"),)),
    "windows-x86_64": Platform(
        "win_amd64",
        (
            Target(
                "win32-x86_64",
                ("-shared", "-target", "x86_64-windows-gnu"),
                ".dll",
                WINDOWS_START,
            ),
        ),
    ),
}


# Libraries


def compile_all(texts: Mapping[str, Path], target: Target, into: Path) -> list[Path]:
    """The libraries of units for a target, each at its place in a folder."""
    jobs = [(text, into / f"{place}-{target.name}{target.suffix}") for place, text in texts.items()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda job: compile_one(job[0], job[1], target), jobs))


def compile_one(text: Path, path: Path, target: Target) -> Path:
    """One unit. Raises RuntimeError with what zig says."""
    path.parent.mkdir(parents=True, exist_ok=True)
    flags = [flag for flag in FLAGS if flag not in NATIVE]
    command = [sys.executable, "-m", "ziglang", "cc", *flags, *OWN, *target.words]
    with TemporaryDirectory(dir=path.parent) as name:
        # Zig leaves more there, such as lists of symbols for linkers.
        folder = Path(name)
        start, made = folder / "start.c", folder / path.name
        start.write_text(target.start)
        done = subprocess.run(  # noqa: S603 - the compiler of the ziglang package
            [*command, "-o", str(made), str(text), *([str(start)] if target.start else [])],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{' '.join(command)}: {text}\n{done.stderr[-2000:]}")
        return made.replace(path)


# Wheels


def pure_wheel(into: Path) -> Path:
    """The wheel without libraries, as pip makes it."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "-w", str(into), "."]
    subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603 - pip, for ourselves
    (wheel,) = into.glob("*-py3-none-any.whl")
    return wheel


def with_libraries(pure: Path, tag: str, libraries: Iterable[Path], of: Path) -> Path:
    """The same wheel for a platform, or for any, with libraries from a folder."""
    made = pure.with_name(pure.name.replace("-any.whl", f"-{tag}.whl"))
    if made == pure:
        pure = pure.rename(pure.with_suffix(".bare"))
    added = {f"{PREBUILT}/{one.relative_to(of).as_posix()}": one for one in sorted(libraries)}
    with zipfile.ZipFile(pure) as old, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
        record = next(name for name in old.namelist() if name.endswith(".dist-info/RECORD"))
        lines = []
        for info in old.infolist():
            if info.filename != record:
                data = old.read(info)
                if info.filename.endswith(".dist-info/WHEEL"):
                    data = _about(data.decode(), tag).encode()
                lines.append(_added(new, info.filename, data))
        lines += [_added(new, name, path.read_bytes()) for name, path in added.items()]
        _added(new, record, "".join([*lines, f"{record},,\n"]).encode())
    if tag == ANY:
        pure.unlink()
    return made


def _about(text: str, tag: str) -> str:
    """The file WHEEL of a wheel for a platform: a line for each of its tags."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("Tag:")]
    if tag != ANY:
        lines = [line.replace("Purelib: true", "Purelib: false") for line in lines]
    return "\n".join([*lines, *(f"Tag: py3-none-{one}" for one in tag.split("."))]) + "\n"


def _added(wheel: zipfile.ZipFile, name: str, data: bytes) -> str:
    """Puts a file into a wheel; returns its line for RECORD."""
    info = zipfile.ZipInfo(name, DATE)
    info.external_attr = 0o100644 << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    wheel.writestr(info, data)
    digest = urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


# From the command line


def written(folder: Path) -> tuple[dict[str, Path], dict[str, Path]]:
    """The texts of all entries, made in a folder by playing the games in a process of its own; and
    those of the judges for pages."""
    environment = {**os.environ, "NATIONS_CACHE": str(folder)}
    environment.pop("NATIONS_BOUNDS", None)
    command = [sys.executable, "-c", "import entries; entries.exercise(); entries.write_pages()"]
    tools = str(Path(__file__).parent)
    subprocess.run(command, cwd=tools, env=environment, check=True)  # noqa: S603 - ourselves
    sys.path.insert(0, tools)
    from entries import PAGES, texts

    return texts(folder), texts(folder / PAGES)


def main() -> None:
    reader = argparse.ArgumentParser(description="Makes wheels with compiled rules inside.")
    reader.add_argument("--into", type=Path, default=ROOT / "dist")
    reader.add_argument("--only", nargs="*", choices=[*PLATFORMS, "wasm"])
    given = reader.parse_args()
    chosen = given.only or [*PLATFORMS, "wasm"]
    given.into.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as name:
        folder = Path(name)
        found, pages = written(folder / "texts")
        _say(f"{len(found)} entries, {len(pages)} judges for pages")
        if "wasm" in chosen:
            _wasm({**found, **pages}, given.into / "wasm")
        if set(chosen) == {"wasm"}:
            return
        judges = compile_all(pages, WASM, folder / "pages")
        pure = with_libraries(pure_wheel(given.into), ANY, judges, folder / "pages")
        _say(f"{pure.name}: {_size(pure)}")
        for platform in (PLATFORMS[one] for one in PLATFORMS if one in chosen):
            into = folder / platform.tag
            made = [one for to in platform.targets for one in compile_all(found, to, into)]
            wheel = with_libraries(pure, platform.tag, made, into)
            _say(f"{wheel.name}: {_size(wheel)}, {len(made)} libraries")


def _wasm(texts: Mapping[str, Path], into: Path) -> None:
    made = compile_all(texts, WASM, into)
    shutil.copy(ROOT / "web" / "src" / "rules" / "unit.js", into)
    total = sum(one.stat().st_size for one in made)
    _say(f"{into.name}: {total // 1000} kB, {len(made)} units")


def _size(path: Path) -> str:
    return f"{path.stat().st_size / 1e6:.1f} MB"


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
