"""Game files: whole or not at all, and a clear word for every bad one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from toy import Toy

from nations.errors import BadFile
from nations.log import FORMAT, GameFile, make_file, read_file, write_file

SCHEMA = Path(__file__).parents[2] / "docs" / "game-file.schema.json"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    where = tmp_path / "game.json"
    write_file(where, make_file(Toy(2).terms, ["a", "b"], "1", ["throw", "die:2"]))
    return where


def edit(path: Path, **changes: Any) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def test_a_file_reads_back(path: Path) -> None:
    assert read_file(path).moves == ["throw", "die:2"]


@pytest.mark.parametrize("keep", [0, 1, 20, 100, -3])
def test_a_truncated_file(path: Path, keep: int) -> None:
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(BadFile, match=r"cut off|no JSON"):
        read_file(path)


def test_an_edited_file(path: Path) -> None:
    edit(path, moves=["throw", "die:3"])
    with pytest.raises(BadFile, match="changed after it was written"):
        read_file(path)


def test_a_newer_file(path: Path) -> None:
    edit(path, format=FORMAT + 1)
    with pytest.raises(BadFile, match="newer version"):
        read_file(path)


@pytest.mark.parametrize("text", ["[]", "3", '{"kind": "sonata"}', '{"a": 1}', "null"])
def test_a_foreign_file(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(BadFile, match="not a game file"):
        read_file(path)


@pytest.mark.parametrize(
    "changes", [{"moves": [1]}, {"moves": None}, {"terms": {}}, {"extra": 1}, {"format": "x"}]
)
def test_a_file_with_wrong_fields(path: Path, changes: dict[str, Any]) -> None:
    edit(path, **changes)
    with pytest.raises(BadFile, match="not a whole game file"):
        read_file(path)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot read"):
        read_file(tmp_path / "none.json")
    with pytest.raises(BadFile, match="cannot read"):
        read_file(tmp_path)


def test_a_failed_write_leaves_the_old_file_and_no_part(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadFile, match="No space left"):
        write_file(path, make_file(Toy(2).terms, [], None, []))
    assert path.read_bytes() == old
    assert list(path.parent.iterdir()) == [path]


def test_the_published_schema_is_fresh() -> None:
    schema = json.dumps(msgspec.json.schema(GameFile), indent=1, sort_keys=True) + "\n"
    if not SCHEMA.exists() or SCHEMA.read_text() != schema:
        stale = SCHEMA.with_suffix(".json.new")
        stale.write_text(schema)
        pytest.fail(f"the schema changed: look at {stale.name} and move it over {SCHEMA.name}")
