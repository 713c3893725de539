"""The append-only list of moves, and the file that keeps it.

A game file is JSON (docs/game-file.md, docs/game-file.schema.json): the terms, who played, and all
moves in notation, chance included. The moves are the game; everything else follows from them. The
digest tells a file that was edited or damaged from one that is as it was written.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from nations.contract import CHANCE, Move, Seat, Terms
from nations.errors import BadFile

FORMAT = 1
LARGEST_FILE = 16_000_000


class Entry(msgspec.Struct, frozen=True):
    """One move and whose it was; chance sits at CHANCE."""

    seat: Seat
    move: Move

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is kept: header, then every move in notation."""

    kind: Literal["nations-game"]
    format: Annotated[int, msgspec.Meta(ge=1)]
    terms: Terms
    players: list[str]
    seed: str | None
    moves: list[str]
    digest: str


def make_file(terms: Terms, players: list[str], seed: str | None, moves: list[str]) -> GameFile:
    """A file of these moves, with its digest."""
    digest = digest_of(terms, players, seed, moves)
    return GameFile("nations-game", FORMAT, terms, players, seed, moves, digest)


def digest_of(terms: Terms, players: list[str], seed: str | None, moves: list[str]) -> str:
    """What must be the same for a file to be as it was written."""
    return sha256(msgspec.json.encode([terms, players, seed, moves], order="sorted")).hexdigest()


def write_file(path: Path, file: GameFile) -> None:
    """Writes a game file whole or not at all: beside the old one first, then in its place."""
    text = msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as part:
            part.write(text)
            part.flush()
            os.fsync(part.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"cannot write {path}: {error.strerror}; nothing was changed") from error


def read_file(path: Path) -> GameFile:
    """Reads and checks a game file. Raises BadFile with what is wrong and what can be done."""
    data = _read_bytes(path)
    _check_kind(path, data)
    try:
        file = msgspec.json.decode(data, type=GameFile)
    except msgspec.DecodeError as error:
        raise BadFile(f"{path}: not a whole game file: {error}") from error
    if file.digest != digest_of(file.terms, file.players, file.seed, file.moves):
        raise BadFile(f"{path}: the file was changed after it was written (its digest differs)")
    return file


def _read_bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadFile(f"{path}: too large for a game file")
        return path.read_bytes()
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror}") from error


def _check_kind(path: Path, data: bytes) -> None:
    """Tells truncated, foreign and newer files apart before reading on."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        begun = data.lstrip().startswith(b"{") and b'"nations-game"' in data[:200]
        what = "the game file is cut off or damaged" if begun else "not a game file (no JSON)"
        raise BadFile(f"{path}: {what}: {error}") from error
    if not isinstance(raw, dict) or raw.get("kind") != "nations-game":
        raise BadFile(f'{path}: not a game file of this program (no "kind": "nations-game")')
    written = raw.get("format")
    if isinstance(written, int) and written > FORMAT:
        raise BadFile(
            f"{path}: written by a newer version (format {written}, this one reads {FORMAT}); "
            "update the program"
        )
