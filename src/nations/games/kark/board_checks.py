"""The board in a set file: what a country, an arrow and a link may hold, and how they must fit.

The parts are checked first; whether they make one board is looked at once they are right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

from nations.edition.words import words
from nations.games.kark.board_ways import (
    USUAL_RING,
    BoardWays,
    Point,
    both_ways,
    reached,
)
from nations.sets import checks
from nations.sets.checks import FieldRule, like, one_of, rows, text, whole
from nations.sets.file import Document, Mistakes, TableHeader

SEAS = ("north", "south")
SeaName = Annotated[str, words("Sea", SEAS)]
IN_HAND = "hand"
"""Where tankers are that were not put into play (K-T1a)."""
# K-C3: how many countries of each type there are, and how many derricks and seas each has.
COUNTRIES_OF_TYPE = {"canal": 1, "coastal": 4, "inland": 3}
CountryType = Annotated[str, words("CountryType", tuple(COUNTRIES_OF_TYPE))]
DERRICKS = {"canal": 1, "coastal": 2, "inland": 4}
SEAS_OF = {"canal": 2, "coastal": 1, "inland": 0}
PORT_TYPES = ("coastal", "canal")
COASTAL_ON_A_SEA = 2
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
COUNTRY_ID = checks.slug("abu-akar", *SEAS, IN_HAND)
LARGEST_RING, SMALLEST_RING = 12, 3
MOST_ARROWS = 3  # at a point
NUMBER = whole(0, LARGEST_RING - 1)
POINT = like(
    r"[a-z0-9-]+\.([0-9]|1[01])",
    f'a country and a point from 0 to {LARGEST_RING - 1}, such as "abu-akar.0"',
)


def _are_questions(value: Any) -> bool:
    several = value if isinstance(value, list) else [value]
    return bool(several) and all(map(NUMBER.holds, several)) and len(set(several)) == len(several)


TRUTH = FieldRule("true or false", lambda v: isinstance(v, bool))
COUNTRY = {
    "name": text(60),
    "name_de": text(60),
    "type": one_of(COUNTRIES_OF_TYPE),
    "derricks": whole(0, 9),
    "seas": FieldRule(f"a list of different seas out of {', '.join(SEAS)}", _are_seas),
    "capital": NUMBER,
    "question": FieldRule(f"{NUMBER.expected}, or a list of different ones", _are_questions),
    "points": whole(SMALLEST_RING, LARGEST_RING),
    "centre": FieldRule("two whole numbers [x, y], up to [{}, {}]".format(*BOARD_SIZE), _is_centre),
}
UNNEEDED = ("name_de", "points")
"""What a country need not say."""
ARROW = {"from": POINT, "to": POINT}
LINK = {"inland": SLUG, "port": SLUG, "laid": TRUTH}


def point_at(written: str) -> Point:
    """`uor.0` as a point."""
    country, _, number = written.partition(".")
    return Point(country, int(number))


def ring_of(row: Document) -> int:
    """K-C4: how many points the ring of a country has; 8 if it does not say."""
    points: int = row.get("points", USUAL_RING)
    return points


def questions_of(row: Document) -> list[int]:
    """K-C4: the "?" points of a country, one or a list of them."""
    written = row["question"]
    return [written] if isinstance(written, int) else written


def check_board(report: Mistakes, document: Document) -> None:
    """K-C3, K-C4, K-Q1: the countries, arrows and links fit together."""
    for at, row in rows(document, "country"):
        if _sound(row, COUNTRY):
            _check_country(report, at, row)
    if isinstance(document.get("country"), list):
        _check_numbers(report, list(rows(document, "country")))
    types = _types(document)
    _check_arrows(report, document, _rings(document))
    _check_links(report, document, types)
    if not report.problems():
        _check_shape(report, document)


def _types(document: Document) -> dict[str, str]:
    """The type of each country that has an id; empty if it has none that holds."""
    named = [row for _, row in rows(document, "country") if isinstance(row.get("id"), str)]
    is_type = COUNTRY["type"].holds
    return {row["id"]: row["type"] if is_type(row.get("type")) else "" for row in named}


def _rings(document: Document) -> dict[str, int]:
    """The points of each country that has an id; the usual number where it is not sound."""
    named = [row for _, row in rows(document, "country") if isinstance(row.get("id"), str)]
    is_ring = COUNTRY["points"].holds
    return {r["id"]: ring_of(r) if is_ring(ring_of(r)) else USUAL_RING for r in named}


def _sound(row: Document, rules: Mapping[str, FieldRule]) -> bool:
    """Whether a table can be looked at further; what is not sound has been reported."""
    return all(
        rule.holds(row[field]) if field in row else field in UNNEEDED
        for field, rule in rules.items()
    )


def _check_country(report: Mistakes, at: TableHeader, row: Document) -> None:
    kind, seas = row["type"], row["seas"]
    if row["derricks"] != DERRICKS[kind]:
        what = f"expected {DERRICKS[kind]} for the type {kind!r}, found {row['derricks']}"
        report.add(at, what, "derricks")
    if len(seas) != SEAS_OF[kind]:
        what = f"expected {SEAS_OF[kind]} of them for the type {kind!r}, found {checks.show(seas)}"
        report.add(at, what, "seas")
    if row["capital"] in questions_of(row):
        report.add(at, "expected another point than the capital", "question")
    for field, numbers in (("capital", [row["capital"]]), ("question", questions_of(row))):
        if max(numbers) >= ring_of(row):
            what = f"expected a point from 0 to {ring_of(row) - 1}, found {max(numbers)}"
            report.add(at, what, field)


def _check_numbers(report: Mistakes, countries: list[tuple[TableHeader, Document]]) -> None:
    none = TableHeader("country", 0, "countries")
    for kind, wanted in COUNTRIES_OF_TYPE.items():
        places = [at for at, row in countries if row.get("type") == kind]
        checks.check_count(report, none, places, wanted, f"of type {kind!r}")
    for sea in SEAS:
        places = [at for at, row in countries if _is_on_coast(row, sea)]
        checks.check_count(report, none, places, COASTAL_ON_A_SEA, f"on the {sea}ern coast")


def _is_on_coast(row: Document, sea: str) -> bool:
    seas = row.get("seas")
    return row.get("type") == "coastal" and isinstance(seas, list) and sea in seas


def _check_arrows(report: Mistakes, document: Document, countries: Mapping[str, int]) -> None:
    met: Counter[str] = Counter()
    first: dict[frozenset[str], TableHeader] = {}
    for at, row in rows(document, "arrow"):
        if not _sound(row, ARROW):
            continue
        for field in ARROW:
            _check_end(report, at, row[field], field, countries)
            met[row[field]] += 1
            if met[row[field]] == MOST_ARROWS + 1:
                what = f"{row[field]!r} has {MOST_ARROWS} arrows already, and no room for more"
                report.add(at, what, field)
        ends = frozenset((row["from"], row["to"]))
        if first.setdefault(ends, at) is not at:
            report.add(at, f"the same arrow as in line {report.line(first[ends], 'from')}", "to")
        country = point_at(row["from"]).country
        if country == point_at(row["to"]).country:
            report.add(at, f"expected a point of another country than {country!r}", "to")


def _check_end(
    report: Mistakes, at: TableHeader, point: str, field: str, countries: Mapping[str, int]
) -> None:
    country, number = point_at(point)
    if country not in countries:
        report.add(at, f"no country {country!r}; {checks.near(country, list(countries))}", field)
    elif number >= countries[country]:
        what = f"expected a point of {country!r} from 0 to {countries[country] - 1}"
        report.add(at, f"{what}, found {number}", field)


def _check_links(report: Mistakes, document: Document, types: Mapping[str, str]) -> None:
    first: dict[tuple[str, str], TableHeader] = {}
    links = [(at, row) for at, row in rows(document, "link") if _sound(row, LINK)]
    for at, row in links:
        _check_link_end(report, at, row, "inland", ("inland",), types)
        _check_link_end(report, at, row, "port", PORT_TYPES, types)
        pair = (row["inland"], row["port"])
        if first.setdefault(pair, at) is not at:
            line = report.line(first[pair], "inland")
            report.add(at, f"the same two countries as in line {line}", "port")
    if isinstance(document.get("link"), list):
        _check_start(report, [(at, row) for at, row in links if row["laid"]], types)


def _check_link_end(
    report: Mistakes,
    at: TableHeader,
    row: Document,
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


def _check_start(
    report: Mistakes, laid: list[tuple[TableHeader, Document]], types: Mapping[str, str]
) -> None:
    """K-S3: one pipeline lies from the start, at the canal."""
    none = TableHeader("link", 0, "links")
    checks.check_count(report, none, [at for at, _ in laid], 1, "laid from the start")
    for at, row in laid:
        if types.get(row["port"]) == "coastal":
            what = f"expected the country of type canal for a laid link, found {row['port']!r}"
            report.add(at, what, "port")


def _check_shape(report: Mistakes, document: Document) -> None:
    """K-C4: one continent."""
    board = _board(document)
    home, *others = board.capitals
    joined = reached(board, home)
    for (at, _), country in zip(list(rows(document, "country"))[1:], others, strict=True):
        if country not in joined:
            report.add(at, f"no arrows lead to it from {home!r}")


def _board(document: Document) -> BoardWays:
    return BoardWays(
        arrows=both_ways((point_at(row["from"]), point_at(row["to"])) for row in document["arrow"]),
        capitals={row["id"]: Point(row["id"], row["capital"]) for row in document["country"]},
        questions={Point(r["id"], at) for r in document["country"] for at in questions_of(r)},
        rings=_rings(document),
    )
