"""A folder of games: each as a file, their decisions as columns, and a card that tells of the set.

The folder is there when it is whole, or not at all: it is written beside its place first.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Protocol

import msgspec

from nations.arena.recording import Recorded
from nations.contract import Game
from nations.errors import BadFile, NotInstalled
from nations.kernel.observation import Observable, size, table_of
from nations.match.log import write_file

FORMATS = ("auto", "ndjson", "parquet")
ROWS = 4096
"""Decisions in a group of a Parquet file."""


class Column(NamedTuple):
    """A column of the decisions: its name, its type and its meaning."""

    name: str
    kind: str
    meaning: str


COLUMNS = (
    Column("game", "string", "the game: `games/GAME.json` is its file"),
    Column("step", "int32", "how many moves of the file came before the decision"),
    Column("seat", "int8", "who decides"),
    Column("player", "string", "the bot at that seat, as `--players` names it"),
    Column("observation", "list<int32>", "what the seat sees: whole numbers, by the table below"),
    Column("mask", "list<int8>", "1 where the move of that number is legal, else 0"),
    Column("move", "int32", "the number of the move that was chosen"),
    Column("notation", "string", "the same move in notation"),
    Column(
        "value",
        "float64",
        "what the game's own judge gives the seat before the move, without looking ahead: its "
        "chance to win, alone the points of the end",
    ),
    Column("result", "float64", "the seat's share of the win at the end"),
    Column("score", "int32", "the seat's points at the end; null if the game was forfeited"),
    Column("finished", "bool", "false if a bot failed and forfeited the game"),
)


def rows_of(game: Recorded) -> Iterator[dict[str, Any]]:
    """The decisions of a game, each by the columns."""
    for one in game.choices:
        yield {
            "game": game.name,
            "step": one.step,
            "seat": one.seat,
            "player": game.file.players[one.seat],
            "observation": one.observation,
            "mask": one.mask,
            "move": one.move,
            "notation": one.notation,
            "value": one.value,
            "result": game.shares[one.seat],
            "score": game.scores[one.seat] if game.finished else None,
            "finished": game.finished,
        }


class DecisionSheet(Protocol):
    """Where decisions are written to."""

    name: str

    def write(self, rows: Sequence[dict[str, Any]]) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """A line of JSON for each decision."""

    name = "decisions.ndjson"

    def __init__(self, folder: Path) -> None:
        self._file = (folder / self.name).open("wb")

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        self._file.writelines(msgspec.json.encode(row) + b"\n" for row in rows)

    def close(self) -> None:
        self._file.close()


class Parquet:
    """A Parquet file, in groups of rows."""

    name = "decisions.parquet"

    def __init__(self, folder: Path) -> None:
        self._arrow, parquet = arrow()
        kinds = {
            "string": self._arrow.string(),
            "bool": self._arrow.bool_(),
            "int8": self._arrow.int8(),
            "int32": self._arrow.int32(),
            "float64": self._arrow.float64(),
            "list<int32>": self._arrow.list_(self._arrow.int32()),
            "list<int8>": self._arrow.list_(self._arrow.int8()),
        }
        self._schema = self._arrow.schema([(one.name, kinds[one.kind]) for one in COLUMNS])
        self._writer = parquet.ParquetWriter(folder / self.name, self._schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        self._waiting += rows
        while len(self._waiting) >= ROWS:
            self._flush(ROWS)

    def _flush(self, count: int) -> None:
        rows, self._waiting = self._waiting[:count], self._waiting[count:]
        self._writer.write_table(self._arrow.Table.from_pylist(rows, schema=self._schema))

    def close(self) -> None:
        if self._waiting:
            self._flush(len(self._waiting))
        self._writer.close()


def arrow() -> tuple[Any, Any]:
    """The library of Parquet files. Raises NotInstalled."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise NotInstalled("pyarrow", "data") from error
    return pyarrow, pyarrow.parquet


def sheet_of(form: str) -> type[JsonLines] | type[Parquet]:
    """Parquet where it can be written, lines of JSON where not; or what is asked for."""
    if form == "ndjson":
        return JsonLines
    try:
        arrow()
    except NotInstalled:
        if form == "parquet":
            raise
        return JsonLines
    return Parquet


def check_place(folder: Path) -> None:
    """Raises BadFile for a place where nothing can be written, or something is already."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadFile(f"{folder} is not an empty folder; choose another name, or empty it first")
    if not folder.absolute().parent.is_dir():
        raise BadFile(f"cannot write {folder}: the folder around it is not there")


class Export:
    """Writes games into a folder as they come; `card` is what the card says of where from."""

    def __init__(self, folder: Path, form: str, game: Game[Any], command: str, seed: str) -> None:
        check_place(folder)
        self._kind = sheet_of(form)
        self._game, self._command, self._seed = game, command, seed
        self._folder = folder
        self._beside = folder.absolute().with_name(f".{folder.name}.part")
        self._count: Counter[str] = Counter()
        self._players: Counter[str] = Counter()

    def __enter__(self) -> Export:
        shutil.rmtree(self._beside, ignore_errors=True)
        (self._beside / "games").mkdir(parents=True)
        self._sheet: DecisionSheet = self._kind(self._beside)
        return self

    def add(self, game: Recorded) -> None:
        """A game, in the order in which they are to stand."""
        write_file(self._beside / "games" / f"{game.name}.json", game.file)
        self._sheet.write(list(rows_of(game)))
        self._count.update(games=1, decisions=len(game.choices), moves=len(game.file.moves))
        self._count["forfeited"] += not game.finished
        self._players.update(game.file.players)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._sheet.close()
        if kind is None:
            (self._beside / "README.md").write_text(self._card(), "utf-8")
            if self._folder.exists():
                self._folder.rmdir()
            self._beside.rename(self._folder)
        else:
            shutil.rmtree(self._beside, ignore_errors=True)

    def _card(self) -> str:
        """What is in the folder, for whoever finds it."""
        terms, count = self._game.terms, self._count
        digest = sha256((self._beside / self._sheet.name).read_bytes()).hexdigest()
        options = ", ".join(f"{name}={value}" for name, value in terms.options.items())
        content = terms.content
        facts = [
            ("game", f"{terms.game}, {terms.seats} seats, rules version {terms.rules}"),
            ("options", options or "none"),
            ("content set", f"{content.name} ({content.status}), digest `{content.digest}`"),
            ("players", ", ".join(f"`{who}` ({n} games)" for who, n in self._players.items())),
            ("seed", f"`{self._seed}`"),
            ("games", f"{count['games']}, of them {count['forfeited']} forfeited by a failing bot"),
            ("moves", f"{count['moves']}, of them {count['decisions']} decisions; the rest chance"),
            ("made by", f"nations-games {version('nations-games')}: `{self._command}`"),
            (self._sheet.name, f"SHA-256 `{digest}`"),
        ]
        about = "\n".join(f"| {name} | {what} |" for name, what in facts)
        columns = "\n".join(f"| `{c.name}` | {c.kind} | {c.meaning} |" for c in COLUMNS)
        return CARD.format(
            game=terms.game, about=about, sheet=self._sheet.name, columns=columns, seen=self._seen()
        )

    def _seen(self) -> str:
        game: Any = self._game
        if not isinstance(game, Observable):
            return "This game does not say how it is seen in numbers: those columns are empty."
        return SEEN.format(size=size(game.features), table=table_of(game))


CARD = """# Games of {game}

Games between bots, played by one engine: every game as a file, and every decision in them as a row.

| | |
|---|---|
{about}

The same command gives the same games. Bots with a time to think (`search:0.2s`) depend on the
machine.

## `games/`

A file for each game, all moves in notation, chance included: `nations replay games/NAME.json` shows
it, `nations play --resume` goes on from it.

## `{sheet}`

A row for each decision, in the order of the games and of their moves. Chance is in the files only.

| column | type | meaning |
|---|---|---|
{columns}

## Numbers

{seen}
"""
SEEN = """`observation` has {size} whole numbers, relative to the seat that decides: its own things
first, then the others in the order of the seats. Divided by the greatest of "from" and "to" without
its sign, they are the observations of the environments. `mask` and `move` are by the numbers of
moves.

{table}
"""
