"""The append-only list of moves, and the file that keeps it.

A game file is JSON (docs/game-file.md, docs/game-file.schema.json): the terms, who played, and all
moves in notation, chance included. The moves are the game; everything else follows from them. The
digest tells a game that was edited or damaged from one that is as it was written. Remarks stand
beside the game: names, the date, clocks, comments, variations; anybody may write more of them.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from nations.contract import CHANCE, Move, Seat, Terms
from nations.errors import BadFile
from nations.match.files import FileKind, check_kind, read_whole, write_whole

FORMAT = 2
"""The first had no remarks."""
GAME = FileKind("nations-game", "game", FORMAT, 16_000_000)


class Entry(msgspec.Struct, frozen=True):
    """One move and whose it was; chance sits at CHANCE."""

    seat: Seat
    move: Move

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE


At: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
"""After so many moves of the game."""
ShortText: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
Prose: TypeAlias = Annotated[str, msgspec.Meta(max_length=4000)]


class Comment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says of the table after so many moves."""

    at: At
    text: Prose


class Variation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Other moves that might have followed after so many, in notation, chance included."""

    at: At
    moves: Annotated[list[ShortText], msgspec.Meta(max_length=5000)]
    text: Prose = ""


class Remarks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What stands beside a game: whoever knows something writes it, whoever reads keeps it.

    `names` of the players, one for each seat; `date` when it began (ISO 8601, UTC); `clock`, the
    seconds that were agreed for a move; `times`, the seconds after the beginning, for each move.
    """

    names: Annotated[list[ShortText], msgspec.Meta(max_length=16)] = []
    date: ShortText | None = None
    clock: Annotated[int, msgspec.Meta(ge=0)] | None = None
    times: list[Annotated[float, msgspec.Meta(ge=0)]] = []
    comments: Annotated[list[Comment], msgspec.Meta(max_length=5000)] = []
    variations: Annotated[list[Variation], msgspec.Meta(max_length=1000)] = []

    def first(self, moves: int) -> Remarks:
        """What is said of the first moves of the game."""
        return msgspec.structs.replace(
            self,
            times=self.times[:moves],
            comments=[one for one in self.comments if one.at <= moves],
            variations=[one for one in self.variations if one.at <= moves],
        )

    def has_all_of(self, other: Remarks) -> bool:
        """Whether nothing would be lost that people wrote."""
        return all(one in self.comments for one in other.comments) and all(
            one in self.variations for one in other.variations
        )


SILENT = Remarks()


class GameFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as it is kept: header, every move in notation, and remarks."""

    kind: Literal["nations-game"]
    format: Annotated[int, msgspec.Meta(ge=1)]
    terms: Terms
    players: list[str]
    seed: str | None
    moves: list[str]
    digest: str
    remarks: Remarks | None = None

    @property
    def said(self) -> Remarks:
        """The remarks, which may be none at all."""
        return self.remarks or SILENT


def make_file(
    terms: Terms,
    players: list[str],
    seed: str | None,
    moves: list[str],
    remarks: Remarks = SILENT,
) -> GameFile:
    """A file of these moves, with its digest, and what is said of them."""
    digest = digest_of(terms, players, seed, moves)
    said = remarks.first(len(moves))
    some = None if said == SILENT else said
    return GameFile("nations-game", FORMAT, terms, players, seed, moves, digest, some)


def digest_of(terms: Terms, players: list[str], seed: str | None, moves: list[str]) -> str:
    """What must be the same for a file to be as it was written."""
    return sha256(msgspec.json.encode([terms, players, seed, moves], order="sorted")).hexdigest()


def write_file(path: Path, file: GameFile) -> None:
    """Writes a game file whole or not at all: beside the old one first, then in its place."""
    text = msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"
    write_whole(path, text)


def read_file(path: Path) -> GameFile:
    """Reads and checks a game file. Raises BadFile with what is wrong and what can be done."""
    data = read_whole(path, GAME)
    check_kind(path, data, GAME)
    try:
        file = msgspec.json.decode(data, type=GameFile)
    except msgspec.DecodeError as error:
        raise BadFile(f"{path}: not a whole game file: {error}") from error
    if file.digest != digest_of(file.terms, file.players, file.seed, file.moves):
        raise BadFile(f"{path}: the file was changed after it was written (its digest differs)")
    try:
        check_remarks(file.said, len(file.moves), file.terms.seats)
    except BadFile as error:
        raise BadFile(f"{path}: {error}") from error
    return file


def check_remarks(said: Remarks, moves: int, seats: int) -> None:
    """Raises BadFile for remarks that are about another game than one of so many moves."""
    places = [*(one.at for one in said.comments), *(one.at for one in said.variations)]
    if any(at > moves for at in places):
        raise BadFile(f"a remark is made after move {max(places)}, but there are only {moves}")
    if len(said.times) not in (0, moves):
        raise BadFile(f"there are {len(said.times)} times for {moves} moves")
    if len(said.names) not in (0, seats):
        raise BadFile(f"there are {len(said.names)} names for {seats} seats")
