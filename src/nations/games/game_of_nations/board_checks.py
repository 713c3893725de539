"""The board in a set file: what a country, an arrow and a link may hold, and how they must fit.

The parts are checked first; whether they make one board is looked at once they are right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from nations.games.game_of_nations.ways import (
    RING,
    Board,
    Point,
    both_ways,
    distances,
    neighbours,
    reached,
)
from nations.sets import checks
from nations.sets.checks import Rule, like, one_of, rows, text, whole
from nations.sets.file import Place, Report, Table

SEAS = ("north", "south")
# K-C3: how many countries of each type there are, and how many derricks and seas each has.
TYPES = {"canal": 1, "coastal": 4, "inland": 3}
DERRICKS = {"canal": 1, "coastal": 2, "inland": 4}
SEAS_OF = {"canal": 2, "coastal": 1, "inland": 0}
PORTS = ("coastal", "canal")
COASTAL_ON_A_SEA = 2
EXAMPLE_STEPS = 7  # K-X2
BOARD_SIZE = (280, 225)  # the space for centres, from the upper left corner


def _are_seas(value: Any) -> bool:
    return (
        isinstance(value, list)
        and all(isinstance(sea, str) and sea in SEAS for sea in value)
        and len(set(value)) == len(value)
    )


def _is_centre(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(whole(0, most).holds(at) for at, most in zip(value, BOARD_SIZE, strict=True))
    )


SLUG = checks.slug("abu-akar")
COUNTRY_ID = Rule(
    f"{SLUG.expected}, but not {' or '.join(SEAS)}", lambda v: SLUG.holds(v) and v not in SEAS
)
POINT = like(
    rf"[a-z0-9-]+\.[0-{RING - 1}]",
    f'a country and a point from 0 to {RING - 1}, such as "abu-akar.0"',
)
TRUTH = Rule("true or false", lambda v: isinstance(v, bool))
COUNTRY = {
    "name": text(60),
    "name_de": text(60),
    "type": one_of(TYPES),
    "derricks": whole(0, 9),
    "seas": Rule(f"a list of different seas out of {', '.join(SEAS)}", _are_seas),
    "capital": whole(0, RING - 1),
    "question": whole(0, RING - 1),
    "centre": Rule("two whole numbers [x, y], up to [{}, {}]".format(*BOARD_SIZE), _is_centre),
}
ARROW = {"from": POINT, "to": POINT}
LINK = {"inland": SLUG, "port": SLUG, "laid": TRUTH}


def point_at(written: str) -> Point:
    """`uor.0` as a point."""
    country, _, number = written.partition(".")
    return Point(country, int(number))


def check_board(report: Report, document: Table) -> None:
    """K-C3, K-C4, K-Q1: the countries, arrows and links fit together."""
    for at, row in rows(document, "country"):
        if _sound(row, COUNTRY):
            _check_country(report, at, row)
    if isinstance(document.get("country"), list):
        _check_numbers(report, list(rows(document, "country")))
    types = _types(document)
    _check_arrows(report, document, list(types))
    _check_links(report, document, types)
    if not report.problems():
        _check_shape(report, document)


def _types(document: Table) -> dict[str, str]:
    """The type of each country that has an id; empty if it has none that holds."""
    named = [row for _, row in rows(document, "country") if isinstance(row.get("id"), str)]
    is_type = COUNTRY["type"].holds
    return {row["id"]: row["type"] if is_type(row.get("type")) else "" for row in named}


def _sound(row: Table, rules: Mapping[str, Rule]) -> bool:
    """Whether a table can be looked at further; what is not sound has been reported."""
    return all(
        rule.holds(row[field]) if field in row else field == "name_de"
        for field, rule in rules.items()
    )


def _check_country(report: Report, at: Place, row: Table) -> None:
    kind, seas = row["type"], row["seas"]
    if row["derricks"] != DERRICKS[kind]:
        what = f"expected {DERRICKS[kind]} for the type {kind!r}, found {row['derricks']}"
        report.add(at, what, "derricks")
    if len(seas) != SEAS_OF[kind]:
        what = f"expected {SEAS_OF[kind]} of them for the type {kind!r}, found {checks.show(seas)}"
        report.add(at, what, "seas")
    if row["capital"] == row["question"]:
        report.add(at, "expected another point than the capital", "question")


def _check_numbers(report: Report, countries: list[tuple[Place, Table]]) -> None:
    none = Place("country", 0, "countries")
    for kind, wanted in TYPES.items():
        places = [at for at, row in countries if row.get("type") == kind]
        checks.check_count(report, none, places, wanted, f"of type {kind!r}")
    for sea in SEAS:
        places = [at for at, row in countries if _is_on_coast(row, sea)]
        checks.check_count(report, none, places, COASTAL_ON_A_SEA, f"on the {sea}ern coast")


def _is_on_coast(row: Table, sea: str) -> bool:
    seas = row.get("seas")
    return row.get("type") == "coastal" and isinstance(seas, list) and sea in seas


def _check_arrows(report: Report, document: Table, countries: list[str]) -> None:
    first: dict[str, tuple[Place, str]] = {}
    for at, row in rows(document, "arrow"):
        if not _sound(row, ARROW):
            continue
        for field in ARROW:
            _check_end(report, at, row[field], field, countries)
            place, end = first.setdefault(row[field], (at, field))
            if (place, end) != (at, field):
                line = report.line(place, end)
                report.add(at, f"{row[field]!r} has an arrow already, in line {line}", field)
        country = point_at(row["from"]).country
        if country == point_at(row["to"]).country:
            report.add(at, f"expected a point of another country than {country!r}", "to")


def _check_end(report: Report, at: Place, point: str, field: str, countries: list[str]) -> None:
    country = point_at(point).country
    if country not in countries:
        report.add(at, f"no country {country!r}; {checks.near(country, countries)}", field)


def _check_links(report: Report, document: Table, types: Mapping[str, str]) -> None:
    first: dict[tuple[str, str], Place] = {}
    links = [(at, row) for at, row in rows(document, "link") if _sound(row, LINK)]
    for at, row in links:
        _check_link_end(report, at, row, "inland", ("inland",), types)
        _check_link_end(report, at, row, "port", PORTS, types)
        pair = (row["inland"], row["port"])
        if first.setdefault(pair, at) is not at:
            line = report.line(first[pair], "inland")
            report.add(at, f"the same two countries as in line {line}", "port")
    if isinstance(document.get("link"), list):
        _check_start(report, [(at, row) for at, row in links if row["laid"]], types)


def _check_link_end(
    report: Report,
    at: Place,
    row: Table,
    field: str,
    kinds: tuple[str, ...],
    types: Mapping[str, str],
) -> None:
    country = row[field]
    fitting = [key for key, kind in types.items() if kind in kinds]
    if country not in types:
        report.add(at, f"no country {country!r}; {checks.near(country, fitting)}", field)
    elif types[country] and country not in fitting:
        kind = " or ".join(kinds)
        what = f"expected a country of type {kind}, found {country!r}, which is {types[country]}"
        report.add(at, what, field)


def _check_start(report: Report, laid: list[tuple[Place, Table]], types: Mapping[str, str]) -> None:
    """K-S3: one pipeline lies from the start, at the canal."""
    none = Place("link", 0, "links")
    checks.check_count(report, none, [at for at, _ in laid], 1, "laid from the start")
    for at, row in laid:
        if types.get(row["port"]) == "coastal":
            what = f"expected the country of type canal for a laid link, found {row['port']!r}"
            report.add(at, what, "port")


def _check_shape(report: Report, document: Table) -> None:
    """K-C4, K-Q1, K-X2: one continent, links between neighbours, the rulebook's example."""
    board = _board(document)
    home, *others = board.capitals
    joined = reached(board, home)
    for (at, _), country in zip(list(rows(document, "country"))[1:], others, strict=True):
        if country not in joined:
            report.add(at, f"no arrows lead to it from {home!r}")
    for at, row in rows(document, "link"):
        if row["port"] not in neighbours(board, row["inland"]):
            what = f"expected a neighbour of {row['inland']!r}, joined by an arrow; "
            report.add(at, f"{what}found {row['port']!r}", "port")
    if EXAMPLE_STEPS not in _steps_to_capitals(board):
        what = f"no point is {EXAMPLE_STEPS} steps from the capital of a neighbouring country"
        report.add(Place("arrow", 0, "arrows"), f"{what}, as in the example of the rulebook")


def _board(document: Table) -> Board:
    return Board(
        arrows=both_ways((point_at(row["from"]), point_at(row["to"])) for row in document["arrow"]),
        capitals={row["id"]: Point(row["id"], row["capital"]) for row in document["country"]},
        questions={row["id"]: Point(row["id"], row["question"]) for row in document["country"]},
    )


def _steps_to_capitals(board: Board) -> Iterator[int]:
    """How far the points of each country are from the capitals of its neighbours."""
    for country, capital in board.capitals.items():
        others = neighbours(board, country)
        for point, steps in distances(board, capital).items():
            if point.country in others:
                yield steps
