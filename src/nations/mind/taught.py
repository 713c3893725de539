"""What a net was taught, as it is kept in a file: its rows, and from what they were learned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from nations.mind.net import ROWS

STEEP = ("base", "direct", "outward")
"""What makes chances steeper if it is multiplied."""
ALL = ("units", "roles", "voices")


class Taught(msgspec.Struct, frozen=True, omit_defaults=True):
    """A net by its numbers, the rules and the digest of the set that it was learned with, and from
    how many games."""

    rules: int
    digest: str
    games: int
    units: int
    roles: int
    voices: int
    base: list[float]
    direct: list[float]
    offset: list[float]
    outward: list[float]
    own: list[float]
    others: list[float]

    def steeper(self, by: float) -> Taught:
        """Chances that are surer."""
        rows = {name: [by * one for one in getattr(self, name)] for name in STEEP}
        return msgspec.structs.replace(self, **rows)

    def flat(self) -> list[float]:
        """The rows one after the other."""
        return [number for name in ROWS for number in getattr(self, name)]


def read(path: Path) -> dict[int, Taught]:
    """What is in a file, by the number of seats; nothing if there is no file."""
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[int, Taught])


def write(path: Path, found: Mapping[int, Taught]) -> None:
    """The file, a line for each row."""
    tables = (f'"{many}":{{\n{_table(found[many])}\n}}' for many in sorted(found))
    path.write_text("{" + ",\n".join(tables) + "}\n", "utf-8")


def _table(one: Taught) -> str:
    parts = msgspec.structs.asdict(one).items()
    return ",\n".join(f'"{name}":{_written(value)}' for name, value in parts)


def _written(value: Any) -> str:
    if isinstance(value, list):
        return f"[{','.join(f'{number:.4g}' for number in value)}]"
    return msgspec.json.encode(value).decode()


def teach(net: Any, one: Taught) -> None:
    """Puts what was learned into a plain net."""
    for name in ALL:
        setattr(net, name, getattr(one, name))
    for name in ROWS:
        fill(getattr(net, name), getattr(one, name))
    fill(net.known_as, [0] * len(net.known_as))


def teach_array(net: Any, one: Taught) -> None:
    """Puts what was learned into a net that is an element of an array."""
    for name in ALL:
        net[name] = getattr(one, name)
    for name in ROWS:
        numbers = getattr(one, name)
        net[name][: len(numbers)] = numbers
    net["known_as"] = 0


def fill(row: Any, numbers: Iterable[float]) -> None:
    """The first numbers of a row."""
    for at, number in enumerate(numbers):
        row[at] = number
