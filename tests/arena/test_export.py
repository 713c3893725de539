"""Games as data: what was written is what was played, the same again, and whole or not there."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from nations.arena.arena import Arena
from nations.arena.contest import Contest
from nations.arena.export import COLUMNS, Export, JsonLines, Parquet, sheet_of
from nations.arena.simulate import Plan, simulate
from nations.contract import Decision
from nations.errors import BadFile, NotInstalled
from nations.kernel.observation import size
from nations.match.dealer import Scripted
from nations.match.log import read_file
from nations.match.match import Match, steps
from nations.registry import game_of

PLAYERS = ("greedy", "random")


def exported(folder: Path, form: str = "ndjson", game: str = "dice", games: int = 2) -> Path:
    plan = Plan(game, PLAYERS, "7")
    with Export(folder, form, plan.make_game(), "nations sim", "7") as export:
        simulate(plan, games, export=export)
    return folder


def rows(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(one) for one in (folder / "decisions.ndjson").read_text().splitlines()]


def wrong(folder: Path, told: list[dict[str, Any]]) -> list[str]:
    """Where the rows differ from what the files tell, by playing these again."""
    found, left = list[str](), {(row["game"], row["step"]): row for row in told}
    for path in sorted((folder / "games").iterdir()):
        file = read_file(path)
        game: Any = game_of(file.terms)
        match: Match[Any] = Match(game, Scripted([]))
        before, turn = match.state, match.turn
        for step, _ in enumerate(steps(match, file)):
            if isinstance(turn, Decision):
                row = left.pop((path.stem, step), None)
                if row != {**(row or {}), **seen(game, before, turn, file.moves[step])}:
                    found.append(f"{path.stem} {step}")
            before, turn = match.state, match.turn
        over = match.over
        assert over
        for row in (row for row in told if row["game"] == path.stem):
            share = (row["seat"] in over.winners) / len(over.winners)
            ends = (row["result"], row["score"], row["player"])
            if ends != (share, over.scores[row["seat"]], file.players[row["seat"]]):
                found.append(f"{path.stem} end")
    return [*found, *map(str, left)]


def seen(game: Any, state: Any, turn: Decision, text: str) -> dict[str, Any]:
    """What a decision should have been written as."""
    row, mask = [0] * size(game.features), [0] * game.move_count
    game.observe(game.box, state, turn.seat, row)
    for move in turn.moves:
        mask[game.number(state, move)] = 1
    number = game.number(state, game.read_move(turn, text))
    value = round(game.values(game.view(state, turn.seat))[turn.seat], 6)
    about = {"seat": turn.seat, "observation": row, "mask": mask, "move": number}
    return {**about, "notation": text, "value": value}


@pytest.mark.parametrize("game", ["dice", "kark"])
def test_what_was_written_is_what_was_played(game: str, tmp_path: Path) -> None:
    folder = exported(tmp_path / "set", game=game)
    told = rows(folder)
    assert [tuple(row) for row in told] == [tuple(one.name for one in COLUMNS)] * len(told)
    assert wrong(folder, told) == []
    told[3]["observation"][5] += 1  # planted
    told[4]["mask"][0] ^= 1
    del told[5]
    assert len(wrong(folder, told)) == 3


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow.parquet")
    lines = exported(tmp_path / "lines")
    table = arrow.read_table(exported(tmp_path / "table", "parquet") / "decisions.parquet")
    assert table.to_pylist() == rows(lines)
    assert [str(kind) for kind in table.schema.types][:4] == ["string", "int32", "int8", "string"]


def test_the_card_describes_the_set(tmp_path: Path) -> None:
    folder = exported(tmp_path / "set")
    card, data = (folder / "README.md").read_text(), (folder / "decisions.ndjson").read_bytes()
    terms = read_file(folder / "games/000000.json").terms
    for fact in (
        f"dice, 2 seats, rules version {terms.rules}",
        f"digest `{terms.content.digest}`",
        f"{len(rows(folder))} decisions",
        "| games | 2, of them 0 forfeited",
        "| seed | `7` |",
        "`nations sim`",
        f"SHA-256 `{sha256(data).hexdigest()}`",
        "| 3–14 | `buy` |",
        "| 0–4 | `age` |",
    ):
        assert fact in card
    for column in COLUMNS:
        assert f"| `{column.name}` | {column.kind} | {column.meaning} |" in card


@pytest.mark.parametrize("form", ["ndjson", "parquet"])
def test_the_same_command_gives_the_same_bytes(form: str, tmp_path: Path) -> None:
    one, other = (exported(tmp_path / name, form) for name in ("one", "other"))
    files = [path.relative_to(one) for path in sorted(one.rglob("*")) if path.is_file()]
    assert len(files) == 4
    assert all((one / path).read_bytes() == (other / path).read_bytes() for path in files)


def test_an_arena_exports_every_table_and_tells_of_forfeits(tmp_path: Path) -> None:
    contest = Contest("dice", ("program:false", "random"), 2, "1")
    folder = tmp_path / "set"
    with Export(folder, "ndjson", contest.make_game(), "nations arena", "1") as export:
        Arena(contest, export=export).run(2)
    assert [path.name for path in sorted((folder / "games").iterdir())] == [
        "000000-0.json",
        "000000-1.json",
    ]
    assert "2, of them 2 forfeited" in (folder / "README.md").read_text()
    assert all((row["score"], row["finished"]) == (None, False) for row in rows(folder))
    with pytest.raises(BadFile, match="do not go together"):
        Arena(contest, keep=tmp_path / "kept", export=export)


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadFile, match="is not an empty folder; choose another name"):
        exported(tmp_path)
    with pytest.raises(BadFile, match="the folder around it is not there"):
        exported(tmp_path / "a" / "b")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_who_stops_leaves_nothing(tmp_path: Path) -> None:
    plan = Plan("dice", PLAYERS, "7")

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with (
        pytest.raises(KeyboardInterrupt),
        Export(tmp_path / "set", "ndjson", plan.make_game(), "", "7") as export,
    ):
        simulate(plan, 2, progress=stop, export=export)
    assert list(tmp_path.iterdir()) == []


def test_without_the_library_lines_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sheet_of("auto") is Parquet
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert sheet_of("auto") is JsonLines
    with pytest.raises(NotInstalled, match=r"pip install 'nations-games\[data\]' brings it"):
        sheet_of("parquet")
