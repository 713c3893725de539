"""The page that is shipped is the page that its sources make, and a wheel brings it along."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "src" / "nations" / "page"


def contents(folder: Path) -> dict[str, bytes]:
    files = (one for one in folder.rglob("*") if one.is_file())
    return {one.relative_to(folder).as_posix(): one.read_bytes() for one in files}


def copied(tmp_path: Path) -> Path:
    """The workshop in a place of its own, beside a package for what it makes."""
    ignored = shutil.ignore_patterns("node_modules")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=ignored)
    games = ROOT / "src" / "nations"
    for one in games.rglob("*.ftl"):
        target = tmp_path / "src" / "nations" / one.relative_to(games)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(one, target)
    return tmp_path / "web"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with all that the page is made by."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        pytest.skip("NO NODE HERE: the page is neither built nor checked")
    web = copied(tmp_path_factory.mktemp("workshop"))
    installed = run(web, "ci", "--no-audit", "--no-fund", "--prefer-offline")
    if installed.returncode:
        pytest.skip(f"THE PAGE IS NOT CHECKED, no npm registry: {installed.stderr.strip()[-200:]}")
    return web


def run(web: Path, *words: str) -> subprocess.CompletedProcess[str]:
    npm = shutil.which("npm") or "npm"
    return subprocess.run([npm, *words], cwd=web, capture_output=True, text=True, check=False)


@pytest.mark.xdist_group("workshop")
def test_the_shipped_page_is_what_its_sources_make(workshop: Path) -> None:
    built = run(workshop, "run", "build")
    assert built.returncode == 0, built.stdout + built.stderr
    made = contents(workshop.parent / "src" / "nations" / "page")
    shipped = contents(SHIPPED)
    differ = sorted(
        name for name in made.keys() | shipped.keys() if made.get(name) != shipped.get(name)
    )
    assert not differ, f"run `npm run build` in web/ and commit: {differ}"


@pytest.mark.xdist_group("workshop")
@pytest.mark.parametrize("script", ["check", "test", "formatted"])
def test_the_pages_own_checks(workshop: Path, script: str) -> None:
    """Types and warnings of svelte-check, and vitest."""
    done = run(workshop, "run", script)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_a_wheel_brings_the_page(tmp_path: Path) -> None:
    """Built in a copy without anything else; hatchling is what pip would use."""
    (tmp_path / "tools").mkdir()
    for one in ("pyproject.toml", "README.md", "LICENSE", "tools/package_page.py"):
        shutil.copy(ROOT / one, tmp_path / one)
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
    )
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "-w", "out", "."]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    if made.returncode and "No matching distribution found for hatchling" in made.stderr:
        pytest.skip("hatchling cannot be had here")
    assert made.returncode == 0, made.stderr
    (wheel,) = (tmp_path / "out").glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"nations/page/{name}" for name in contents(SHIPPED)} <= names
    assert "nations/page/index.html" in names
