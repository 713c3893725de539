"""The file of a contest, so that it can be stopped and go on: a line for what is played, then one
for each deal, in order. A line that was cut off is played again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from nations.arena.contest import Contest, Deal
from nations.contract import Terms
from nations.errors import BadFile

KIND = "nations-arena"


class Heading(msgspec.Struct, frozen=True):
    """What the deals of a file belong to."""

    kind: str
    contest: Contest
    terms: Terms


class KeptDeals:
    """The deals of a file so far, and a place for more."""

    def __init__(self, path: Path, contest: Contest, terms: Terms) -> None:
        self.path = path
        heading = Heading(KIND, contest, terms)
        try:
            lines = path.read_bytes().split(b"\n") if path.exists() else []
            self.deals = _read(path, lines, heading)
            first = msgspec.json.encode(heading)
            text = b"".join(line + b"\n" for line in (first, *lines[1 : len(self.deals) + 1]))
            path.write_bytes(text)
            self._file = path.open("ab")
        except OSError as error:
            raise BadFile(f"cannot keep the contest in {path}: {error.strerror}") from error

    def add(self, deal: Deal) -> None:
        """Writes a deal down at once."""
        self._file.write(msgspec.json.encode(deal) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _read(path: Path, lines: list[bytes], heading: Heading) -> list[Deal]:
    """The whole deals of a file. Raises BadFile if they belong to another contest."""
    if not lines or lines == [b""]:
        return []
    try:
        same = msgspec.json.decode(lines[0], type=Heading) == heading
    except msgspec.DecodeError:
        same = False
    if not same:
        raise BadFile(
            f"{path} keeps another contest (players, seats, seed, options, set or rules differ), "
            "or is no arena file; choose another name"
        )
    deals: list[Deal] = []
    for number, line in enumerate(lines[1:-1]):
        try:
            deal = msgspec.json.decode(line, type=Deal)
        except msgspec.DecodeError:
            break
        if deal.number != number:
            break
        deals.append(deal)
    return deals
