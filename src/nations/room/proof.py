"""The proof of a match: its records word for word, and what could have come at each draw.

A proof file is JSON (docs/verifiable-dice.md, docs/proof-file.schema.json). Nothing in it needs to
be believed: `nations.verify` checks the dice, and `retelling.check_rules` the moves and the ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from nations.contract import Game
from nations.errors import BadFile
from nations.match.files import FileKind, check_kind, read_whole, write_whole
from nations.room.records import Record, read
from nations.room.retelling import DrawWays, ways_of

FORMAT = 1
PROOF = FileKind("nations-proof", "proof", FORMAT, 256_000_000)


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to check a match: records verbatim, their chain's end, and the ways."""

    kind: Literal["nations-proof"]
    format: Annotated[int, msgspec.Meta(ge=1)]
    match: str
    log: list[str]
    head: str
    ways: dict[str, DrawWays]


def make_proof(match_id: str, bodies: Sequence[bytes], ways: Mapping[int, DrawWays]) -> Proof:
    """The proof of these records, with the ways of each draw by the number of its record."""
    log = [body.decode() for body in bodies]
    by_text = {str(seq): ways[seq] for seq in sorted(ways)}
    return Proof("nations-proof", FORMAT, match_id, log, chain(match_id, bodies).hex(), by_text)


def prove(game: Game[Any], match_id: str, bodies: Sequence[bytes]) -> Proof:
    """The proof of these records; the ways come from the rules. Raises BadFile."""
    return make_proof(match_id, bodies, ways_of(game, [read(body) for body in bodies]))


def chain(match_id: str, bodies: Sequence[bytes]) -> bytes:
    """The last link of the chain of these records."""
    before = sha256(f"nations-log-1:{match_id}".encode()).digest()
    for seq, body in enumerate(bodies, 1):
        before = link(before, seq, body)
    return before


def link(before: bytes, seq: int, body: bytes) -> bytes:
    """The link of one record: it depends on all before it, its number and its bytes."""
    return sha256(before + seq.to_bytes(8, "big") + body).digest()


def to_bytes(proof: Proof) -> bytes:
    """A proof as its file."""
    return msgspec.json.format(msgspec.json.encode(proof), indent=1) + b"\n"


def from_bytes(data: bytes, where: str) -> Proof:
    """A proof from its file, by its form; whether it is right is for `nations.verify` to say.

    Raises BadFile with what is wrong and what can be done.
    """
    check_kind(where, data, PROOF)
    try:
        return msgspec.json.decode(data, type=Proof)
    except msgspec.DecodeError as error:
        raise BadFile(f"{where}: not a whole proof file: {error}") from error


def records_of(proof: Proof) -> list[Record]:
    """The records of a proof. Raises BadFile."""
    records = []
    for seq, body in enumerate(proof.log, 1):
        try:
            records.append(read(body.encode()))
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadFile(f"record {seq} cannot be read: {error}") from error
    return records


def write_proof(path: Path, proof: Proof) -> None:
    """Writes a proof file whole or not at all: beside the old one first, then in its place."""
    write_whole(path, to_bytes(proof))


def read_proof(path: Path) -> Proof:
    """Reads a proof file. Raises BadFile."""
    return from_bytes(read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    """What a file holds, if it is not far too large for a proof. Raises BadFile."""
    return read_whole(path, PROOF)
