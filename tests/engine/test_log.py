"""Game files: whole or not at all, and a clear word for every bad one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from toy import Toy

from nations.errors import BadFile
from nations.match.dealer import Scripted
from nations.match.log import (
    FORMAT,
    Comment,
    GameFile,
    Remarks,
    Variation,
    make_file,
    read_file,
    write_file,
)
from nations.match.match import replay, varied
from nations.registry import game_of

FILES = Path(__file__).with_name("files")
"""A game in each format that there ever was; new ones are added, none is changed."""
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


REMARKS = Remarks(
    names=["Ada", "Bo"],
    date="2026-11-18T09:00:00+00:00",
    clock=60,
    times=[1.5, 2.25],
    comments=[Comment(0, "it begins"), Comment(2, "luck „so“")],
    variations=[Variation(1, ["die:6", "stop"], "better"), Variation(0, ["stop"])],
)


def test_what_is_said_of_a_game_reads_back(path: Path) -> None:
    write_file(path, make_file(Toy(2).terms, ["a", "b"], "1", ["throw", "die:2"], REMARKS))
    assert read_file(path).said == REMARKS


def test_remarks_may_be_written_by_anybody(path: Path) -> None:
    edit(path, remarks={"comments": [{"at": 1, "text": "by hand"}]})
    assert read_file(path).said.comments == [Comment(1, "by hand")]


@pytest.mark.parametrize(
    ("remarks", "told"),
    [
        ({"comments": [{"at": 3, "text": "x"}]}, "after move 3, but there are only 2"),
        ({"variations": [{"at": 9, "moves": []}]}, "after move 9, but there are only 2"),
        ({"times": [1.0]}, "1 times for 2 moves"),
        ({"names": ["Ada"]}, "1 names for 2 seats"),
        ({"comments": [{"at": -1, "text": "x"}]}, "not a whole game file"),
        ({"comments": [{"at": 1, "text": "x" * 4001}]}, "not a whole game file"),
        ({"mood": "good"}, "not a whole game file"),
    ],
)
def test_remarks_of_another_game(path: Path, remarks: dict[str, Any], told: str) -> None:
    edit(path, remarks=remarks)
    with pytest.raises(BadFile, match=told):
        read_file(path)


def test_the_first_moves_take_their_remarks_along() -> None:
    said = make_file(Toy(2).terms, ["a", "b"], "1", ["throw"], REMARKS).said
    assert (said.times, said.comments) == ([1.5], [Comment(0, "it begins")])
    assert said.variations == REMARKS.variations


def test_a_variation_is_played_beside_the_game() -> None:
    file = make_file(Toy(2).terms, ["a", "b"], "1", ["throw", "die:2"], REMARKS)
    match = replay(Toy(2), file, Scripted([]))
    other = varied(match, REMARKS.variations[0])
    assert [len(match.log), len(other.log)] == [2, 3]
    with pytest.raises(BadFile, match="the variation after move 2 does not fit"):
        varied(match, Variation(2, ["die:3"]))


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
def test_files_of_every_format_are_read_for_ever(number: int) -> None:
    file = read_file(FILES / f"format-{number}.json")
    assert file.format == number
    assert (file.remarks is not None) == (number > 1)
    assert replay(game_of(file.terms), file, Scripted([])).over is not None


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
