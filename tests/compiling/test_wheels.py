"""Wheels bring compiled rules along: nothing is translated or compiled where one is installed."""

from __future__ import annotations

import csv
import os
import platform
import subprocess
import sys
import zipfile
from base64 import urlsafe_b64encode
from ctypes import CDLL, addressof, c_size_t, c_void_p, create_string_buffer
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from scripts import load_script

from nations.compiling import build
from nations.compiling.digest import cache_root
from nations.compiling.translator import unit

SOURCES = Path(__file__).parents[2] / "src"
TOOLS = SOURCES.parent / "tools"
TOOL: Any = load_script("tools/wheels.py")
LOADED = """
import nations, sys
from nations.batch import Playouts
from nations.compiling import twin
from nations.registry import load
def translated(*given):
    raise AssertionError("something is translated")
twin.unit_of = translated
results = Playouts(load("dice").game(2, {}, None)).play(2, seed=1)
print(nations.__file__)
print(results.tobytes().hex())
"""
PLAIN = """
from nations.batch import Playouts
from nations.registry import load
print(Playouts(load("dice").game(2, {}, None)).play(2, seed=1).tobytes().hex())
"""
LEARNERS = """
import sys
from nations.compiling import twin
from nations.compiling.errors import NoCompiler
from nations.compiling.rules import _made
from nations.registry import load
def asked(place, *given):
    found.add(place)
    raise NoCompiler("only the names are wanted here")
twin.library = asked
sys.path.insert(0, sys.argv[1])
import entries
found = brought = set()
entries._loops(load("dice").game(2, dict(load("dice").unattended), None))
_made.cache_clear()
found = needed = set()
from nations import envs
name = sys.argv[2]
for opponents in (None, ["random"], *([["rules"]] if name == "dice" else ())):
    many = envs.vector(name, 3, 2, opponents, threads=2)
    masks = many.reset(seed=1)[1]["action_mask"]
    masks = many.step(masks.argmax(1))[4]["action_mask"]
    many.step([-1, -1])
env = envs.gym(name, 3)
env.reset(seed=1)
env.step(env.action_masks().argmax())
assert len(needed) > 5, needed
print(*sorted(needed - brought))
"""
PROBE = """
/* Calls what touches a large frame: 0 if rax and rcx are what they were. */
int probe(int many) {
    long rax = many, rcx = 7;
    __asm__ volatile("subq $128, %%rsp; call ___chkstk_ms; addq $128, %%rsp"
                     : "+a"(rax), "+c"(rcx) : : "memory", "cc");
    return rax != many || rcx != 7;
}
"""
NEEDS_ZIG = pytest.mark.skipif(find_spec("ziglang") is None, reason="no zig here to compile with")


@cache
def pure(folder: Path) -> Path:
    try:
        return Path(TOOL.pure_wheel(folder))
    except subprocess.CalledProcessError as error:
        pytest.skip(f"hatchling cannot be had here: {error}")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel without libraries."""
    return pure(tmp_path_factory.mktemp("pure"))


def run(
    code: str, cache: Path, *path: Path, compiler: str = "none", words: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """Runs Python with an empty cache and, unless one is named, no compiler."""
    environment = {
        **os.environ,
        "NATIONS_CC": compiler,
        "NATIONS_CACHE": str(cache),
        "PYTHONPATH": os.pathsep.join(str(one) for one in path),
    }
    environment.pop("NATIONS_BOUNDS", None)
    if compiler == "":
        del environment["NATIONS_CC"]
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def installed(wheel: Path, into: Path) -> Path:
    """A wheel as pip installs it, in a folder of its own."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*command, "--target", str(into), str(wheel)], check=True)
    return into


@NEEDS_ZIG
@pytest.mark.skipif(not build.target().startswith("linux-x86_64"), reason="made for Linux here")
def test_an_installed_wheel_plays_from_its_libraries(wheel: Path, tmp_path: Path) -> None:
    """What the checkout writes for an entry has the name under which the wheel looks for it."""
    written = tmp_path / "texts"
    here = run(PLAIN, written, SOURCES, compiler="")
    assert here.returncode == 0, here.stderr
    entries = load_script("tools/entries.py").texts(written)
    assert [place.split("-")[:2] for place in entries] == [["dice", "play_all"]]
    linux = TOOL.PLATFORMS["linux-x86_64"]
    made = [one for to in linux.targets for one in TOOL.compile_all(entries, to, tmp_path / "so")]
    brought = TOOL.with_libraries(wheel, linux.tag, made, tmp_path / "so")
    home = installed(brought, tmp_path / "home")
    there = run(LOADED, tmp_path / "empty", home)
    assert there.returncode == 0, there.stderr
    assert there.stderr == ""
    assert there.stdout.split() == [str(home / "nations/__init__.py"), here.stdout.strip()]
    assert not (tmp_path / "empty").exists()


def test_what_learners_call_is_among_the_entries(tmp_path: Path) -> None:
    """Environments of many games need nothing that a wheel does not bring, and what is brought for
    two seats serves three. (Nothing is compiled here; rules run plainly, and the names of what is
    asked for are noted.)"""
    played = run(LEARNERS, tmp_path, SOURCES, words=(str(TOOLS), "dice"))
    assert played.returncode == 0, played.stderr
    assert played.stdout.split() == []
    missed = run(LEARNERS, tmp_path, SOURCES, words=(str(TOOLS), "kark"))  # left out here
    assert "go_on_all" in missed.stdout


def test_without_library_and_compiler_rules_run_plainly(wheel: Path, tmp_path: Path) -> None:
    """The planted fault of the test above, too: the same wheel without its libraries."""
    home = installed(wheel, tmp_path / "home")
    there = run(PLAIN, tmp_path / "empty", home)
    assert there.returncode == 0, there.stderr
    assert "plain Python" in there.stderr
    assert "NATIONS_CC=none" in there.stderr
    results = there.stdout.strip()
    assert results == run(PLAIN, cache_root(), SOURCES, compiler="").stdout.strip()
    failed = run(LOADED.replace("unit_of", "over_arrays"), tmp_path / "empty", home)
    assert "something is translated" in failed.stderr


def test_a_wheel_says_what_it_is(wheel: Path, tmp_path: Path) -> None:
    """Its tags, and every file in it with its digest."""
    library = tmp_path / "so" / "dice-entry-1" / "2-linux-x86_64.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"library")
    tag = TOOL.PLATFORMS["linux-x86_64"].tag
    made = TOOL.with_libraries(wheel, tag, [library], tmp_path / "so")
    with zipfile.ZipFile(made) as files:
        names = files.namelist()
        assert "nations/compiling/prebuilt/dice-entry-1/2-linux-x86_64.so" in names
        (about,) = (files.read(one).decode() for one in names if one.endswith("/WHEEL"))
        assert "Root-Is-Purelib: false" in about
        assert "Tag: py3-none-manylinux_2_17_x86_64\n" in about
        assert "Tag: py3-none-musllinux_1_1_x86_64\n" in about
        assert "-any" not in about
        (record,) = (one for one in names if one.endswith("/RECORD"))
        lines = list(csv.reader(files.read(record).decode().splitlines()))
        assert [name for name, _, _ in lines] == names
        for name, digest, size in lines[:-1]:
            data = files.read(name)
            hashed = urlsafe_b64encode(sha256(data).digest()).rstrip(b"=").decode()
            assert (digest, size) == (f"sha256={hashed}", str(len(data)))


LOADS = {  # sys.platform, platform.machine() of a Python there, and which wheel is for it
    ("linux", "x86_64"): "linux-x86_64",
    ("linux", "aarch64"): "linux-aarch64",
    ("darwin", "x86_64"): "macos-x86_64",
    ("darwin", "arm64"): "macos-arm64",
    ("win32", "AMD64"): "windows-x86_64",
}


@pytest.mark.parametrize(("system", "machine"), LOADS)
def test_every_platform_looks_for_what_its_wheel_has(
    system: str, machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    for flags in (set[str](), set(build.WIDE) if system == "linux" else set[str]()):
        monkeypatch.setattr(build, "_flags", lambda flags=flags: flags)
        looked_for = build.target.__wrapped__() + build._suffix()
        targets = TOOL.PLATFORMS[LOADS[system, machine]].targets
        assert looked_for in [one.name + one.suffix for one in targets]


@NEEDS_ZIG
@pytest.mark.parametrize("target", [
    *(to for one in TOOL.PLATFORMS.values() for to in one.targets), TOOL.WASM,
], ids=lambda target: target.name)  # fmt: skip
def test_every_target_can_be_compiled_for(target: Any, tmp_path: Path) -> None:
    """A unit that copies a record and a row, as those of the games do, with no library at all."""
    text = tmp_path / "unit.c"
    text.write_text(
        unit.PRELUDE.read_text() + "struct PACKED Big { whole row[5000]; };\n"
        "EXPORT whole entry(struct Big *a, struct Big *b, double x) {\n"
        "    *a = *b;\n"
        "    for (whole at = 0; at < 5000; at++) b->row[at] = 0;\n"
        "    return a->row[(whole)__builtin_sqrt(x)];\n"
        "}\n"
        'EXPORT const char digest[] = "0";\n'
        "EXPORT const char returns = 'i';\n"
    )
    (made,) = TOOL.compile_all({"unit/0": text}, target, tmp_path / "made")
    assert made.name == f"0-{target.name}{target.suffix}"
    assert [one.name for one in made.parent.iterdir()] == [made.name]
    magic = {".so": b"\x7fELF", ".dylib": b"\xcf\xfa\xed\xfe", ".dll": b"MZ", ".wasm": b"\0asm"}
    data = made.read_bytes()
    assert data.startswith(magic[target.suffix])
    assert str(tmp_path).encode() not in data


@NEEDS_ZIG
@pytest.mark.skipif(not build.target().startswith("linux-x86_64"), reason="made for Linux here")
def test_what_libraries_for_windows_copy_with(tmp_path: Path) -> None:
    """It cannot be run there from here; but it is plain code of the same processor."""
    text = tmp_path / "start.c"
    text.write_text(TOOL.WINDOWS_START + PROBE)
    linux = TOOL.PLATFORMS["linux-x86_64"].targets[0]
    seen = linux._replace(words=(*linux.words, "-fvisibility=default", "-Wl,-Bsymbolic"))
    library = CDLL(str(TOOL.compile_one(text, tmp_path / "start.so", seen)))
    for name, to, of, many in [
        ("memcpy", 0, 64, 33), ("memmove", 0, 5, 50), ("memmove", 5, 0, 50), ("memmove", 9, 9, 9),
        ("memmove", 60, 0, 40), ("memmove", 3, 0, 0), ("memcpy", 1, 90, 0),
    ]:  # fmt: skip
        place = create_string_buffer(bytes(range(100)), 100)
        expected = bytearray(range(100))
        expected[to : to + many] = expected[of : of + many]
        copy = getattr(library, name)
        copy.restype, at = c_void_p, addressof(place)
        assert copy(c_void_p(at + to), c_void_p(at + of), c_size_t(many)) == at + to
        assert place.raw == bytes(expected), (name, to, of, many)
    assert [library.probe(many) for many in (0, 8, 4096, 4097, 100_000)] == [0] * 5
    library.memset.restype = c_void_p
    assert library.memset(c_void_p(addressof(place) + 7), 200, c_size_t(21)) == addressof(place) + 7
    expected[7:28] = bytes([200]) * 21
    assert place.raw == bytes(expected)
