"""Files that people keep: written whole or not at all, and read with what is wrong and why.

Each says its kind and its format, so a file that is cut off, another thing or of a newer program is
told from one that is good.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import msgspec

from nations.errors import BadFile


class FileKind(NamedTuple):
    """What a kind of file is called, in it and in words; its newest format; how long it may be."""

    kind: str
    words: str
    format: int
    largest: int


def write_whole(path: Path, data: bytes) -> None:
    """Beside the old file first, then in its place. Raises BadFile."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as part:
            part.write(data)
            part.flush()
            os.fsync(part.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"cannot write {path}: {error.strerror}; nothing was changed") from error


def read_whole(path: Path, kind: FileKind) -> bytes:
    """What a file holds, if it is not far too large. Raises BadFile."""
    try:
        if path.stat().st_size > kind.largest:
            raise BadFile(f"{path}: too large for a {kind.words} file")
        return path.read_bytes()
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror}") from error


def check_kind(where: str | Path, data: bytes, kind: FileKind) -> None:
    """Tells truncated, foreign and newer files apart before reading on. Raises BadFile."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        begun = data.lstrip().startswith(b"{") and f'"{kind.kind}"'.encode() in data[:200]
        damaged = f"the {kind.words} file is cut off or damaged"
        what = damaged if begun else f"not a {kind.words} file (no JSON)"
        raise BadFile(f"{where}: {what}: {error}") from error
    if not isinstance(raw, dict) or raw.get("kind") != kind.kind:
        raise BadFile(
            f'{where}: not a {kind.words} file of this program (no "kind": "{kind.kind}")'
        )
    written = raw.get("format")
    if isinstance(written, int) and written > kind.format:
        raise BadFile(
            f"{where}: written by a newer version (format {written}, this one reads "
            f"{kind.format}); update the program"
        )
