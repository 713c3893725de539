"""What facts of the rulebook speak about: the tables of a set, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from nations.games.kark.box import OPTIONS
from nations.games.kark.content import ContentSet
from nations.games.kark.set_remarks import board_of, steps_to_capitals


def shown(content: ContentSet) -> Mapping[str, Any]:
    """A set as plain data, with its first pipeline by names, the start and the worked examples."""
    examples = {
        "five_steps": {leader: 5 * price for leader, price in content.prices.step.items()},
        "marches": list(_marches(content)),
        "situations": _situations(content),
    }
    return {
        **msgspec.to_builtins(content),
        "laid": _laid(content),
        "start": {"cash": int(OPTIONS["start_cash"][0])},
        "examples": examples,
    }


def _laid(content: ContentSet) -> list[dict[str, str]]:
    """K-S3: the pipelines that lie from the start, by the names of their ends."""
    names = {country.id: country.name for country in content.countries}
    laid = (link for link in content.links if link.laid)
    return [{"inland": names[link.inland], "port": names[link.port]} for link in laid]


def _marches(content: ContentSet) -> Iterator[dict[str, int]]:
    """K-X2: how far points are from the capitals of neighbours, and what a king pays for it."""
    for steps in sorted(set(steps_to_capitals(board_of(content)))):
        yield {"steps": steps, "king_pays": steps * content.prices.step["king"]}


def _situations(content: ContentSet) -> dict[str, int]:
    """K-X3: incomes of a coastal country alone, and (D) with an inland one by a pipeline."""
    rate, derricks = content.prices.income, _derricks(content)
    coast, inland = derricks["coastal"], derricks["inland"]
    return {
        "A": _earned(1, [rate["king"]] * coast),
        "B": _earned(2, [rate["guerrilla"]] * coast),
        "C": _earned(3, [rate["president"]] * coast),
        "D": _earned(3, [rate["guerrilla"]] * coast + [rate["president"]] * inland),
    }


def _derricks(content: ContentSet) -> dict[str, int]:
    """K-C3: derricks of a country, by its type."""
    return {country.type: country.derricks for country in content.countries}


def _earned(tankers: int, oil: list[int]) -> int:
    """K-I1, K-I4: each tanker loads the oil of one derrick, the dearest first."""
    return sum(sorted(oil, reverse=True)[:tankers])
