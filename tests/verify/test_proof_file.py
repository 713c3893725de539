"""Proof files: whole or not at all, and a clear word for every bad one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from verify.proofs import Table, game, played

from nations.errors import BadFile
from nations.room.proof import FORMAT, Proof, read_proof, records_of, write_proof
from nations.room.retelling import ways_of

SCHEMA = Path(__file__).parents[2] / "docs" / "proof-file.schema.json"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    where = tmp_path / "proof.json"
    write_proof(where, played("dice"))
    return where


def edit(path: Path, **changes: Any) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def test_a_file_reads_back(path: Path) -> None:
    assert read_proof(path) == played("dice")


@pytest.mark.parametrize("keep", [0, 1, 20, 100, 5000, -3])
def test_a_truncated_file(path: Path, keep: int) -> None:
    path.write_bytes(path.read_bytes()[:keep])
    with pytest.raises(BadFile, match=r"cut off|no JSON"):
        read_proof(path)


def test_a_newer_file(path: Path) -> None:
    edit(path, format=FORMAT + 1)
    with pytest.raises(BadFile, match="newer version"):
        read_proof(path)


@pytest.mark.parametrize("text", ["[]", "3", '{"kind": "nations-game"}', '{"a": 1}', "null"])
def test_a_foreign_file(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(BadFile, match="not a proof file"):
        read_proof(path)


@pytest.mark.parametrize(
    "changes",
    [
        {"log": [1]},
        {"log": None},
        {"ways": []},
        {"extra": 1},
        {"format": "x"},
        {"ways": {"1": [1]}},
    ],
)
def test_a_file_with_wrong_fields(path: Path, changes: dict[str, Any]) -> None:
    edit(path, **changes)
    with pytest.raises(BadFile, match="not a whole proof file"):
        read_proof(path)


def test_no_such_file_and_no_such_place(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot read"):
        read_proof(tmp_path / "none.json")
    with pytest.raises(BadFile, match="cannot write"):
        write_proof(tmp_path / "none" / "proof.json", played("dice"))


def test_a_record_that_cannot_be_read() -> None:
    proof = msgspec.structs.replace(played("dice"), log=[played("dice").log[0], '{"type": "Odd"}'])
    with pytest.raises(BadFile, match="record 2 cannot be read"):
        records_of(proof)


def test_an_undo_of_what_was_not_played() -> None:
    proof = played("dice")
    undone = '{"type":"Undone","at":1,"seat":0,"moves":9}'
    with pytest.raises(BadFile, match="record 2 does not fit"):
        ways_of(game(proof), records_of(msgspec.structs.replace(proof, log=[proof.log[0], undone])))


def test_imported_moves_need_no_draws() -> None:
    """A match that goes on from a game file is proved from there on."""
    first = Table("dice", 2, "first")
    first.sit(sharing=[])
    first.play(longest=80)
    moves = [first.room.notation.write_move(entry.move) for entry in first.room.match.log]
    later = Table("dice", 2, "later", moves)
    later.sit(sharing=[0, 1])
    later.reveal(0)
    later.reveal(1)
    later.play(longest=100_000, undo=0.1)
    proof = later.proof()
    assert later.room.over
    assert {int(seq) for seq in proof.ways} == {
        seq for seq, body in enumerate(proof.log, 1) if '"Dealt"' in body
    }


def test_the_published_schema_is_fresh() -> None:
    schema = json.dumps(msgspec.json.schema(Proof), indent=1, sort_keys=True) + "\n"
    if not SCHEMA.exists() or SCHEMA.read_text() != schema:
        stale = SCHEMA.with_suffix(".json.new")
        stale.write_text(schema)
        pytest.fail(f"the schema changed: look at {stale.name} and move it over {SCHEMA.name}")
