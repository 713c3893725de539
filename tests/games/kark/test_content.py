"""The default set, and what the checker says to a set with mistakes."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, pairwise
from math import cos, pi, sin
from pathlib import Path

import pytest

from nations.errors import BadSet
from nations.games.kark import board_ways, content, set_remarks
from nations.games.kark.board_ways import Point
from nations.games.kark.edition import EDITION
from nations.sets.checks import STATUSES

TEXT = (
    files("nations.games.kark")
    .joinpath("data/sets/reconstruction.toml")
    .read_text(encoding="utf-8")
)
VALUES = TEXT.index("\n[set]\nformat")


def anchor(table: str) -> str:
    """What stands in a table: its header, `id` of a country or card, `from` of an arrow, a link."""
    if f"\n[{table}]\n" in TEXT:
        return rf"\[{re.escape(table)}\]"
    if "/" in table:
        inland, port = table.split("/")
        return rf'inland = "{inland}"\nport   = "{port}"'
    return rf'{"from  " if "." in table else "id      "} = "{re.escape(table)}"'


def edit(table: str, field: str, new: str, text: str = TEXT) -> tuple[str, int, int]:
    """A text with one line replaced: that of a field of a table.

    Also the number of that line, and that of the header of its table.
    """
    inside = re.compile(rf"(?m)^{anchor(table)}$").search(text, VALUES)
    assert inside
    start = text.rindex("\n[", 0, inside.start() + 2) + 1
    found = re.compile(rf"(?m)^{field} +=.*\n").search(text, start)
    assert found
    changed = text[: found.start()] + new + "\n" * bool(new) + text[found.end() :]
    return changed, text.count("\n", 0, found.start()) + 1, text.count("\n", 0, start) + 1


def edits(*changes: tuple[str, str, str]) -> str:
    text = TEXT
    for table, field, new in changes:
        text, _, _ = edit(table, field, new, text)
    return text


def write(folder: Path, text: str) -> Path:
    path = folder / "set.toml"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def problems(folder: Path, text: str) -> list[str]:
    return content.check_set(write(folder, text))


def remarks(folder: Path, text: str) -> list[str]:
    return content.remarks(content.load_set(write(folder, text)))


# ------------------------------------------------------------------------------ the default set


def test_the_default_set_is_clean_and_says_that_it_is_a_reconstruction() -> None:
    default = content.load_set()
    assert content.check_set() == []
    assert content.remarks(default) == []
    assert default.status == "reconstruction"
    assert "Not the printed board" in default.note
    assert "Nicht das gedruckte Spielbrett" in default.note_de
    assert content.load_set() is default


def test_K_C1_K_C2_K_C3_the_default_set_is_complete() -> None:
    default = content.load_set()
    assert Counter(c.type for c in default.countries) == {"canal": 1, "coastal": 4, "inland": 3}
    assert sum(country.derricks for country in default.countries) == 21
    assert Counter(card.good for card in default.cards) == {True: 8, False: 8}
    assert {card.effect for card in default.cards} == {*content.EFFECT_NAMES} - {"retreat"}
    assert tuple(default.prices.step) == tuple(default.pieces.leaders) == content.LEADER_NAMES
    assert sum(default.pieces.leaders.values()) == content.LEADERS_EACH == 6
    assert (default.pieces.tankers, default.pieces.pipelines) == (16, 12)


def test_things_are_read_as_written(tmp_path: Path) -> None:
    text = edits(("uor", "seas", 'seas = ["south", "north"]'), ("arms-bill", "name_de", ""))
    loaded = content.load_set(write(tmp_path, text))
    assert loaded.countries[0] == content.Country(
        id="uor",
        name="U.O.R.",
        name_de="U.O.R.",
        type="canal",
        derricks=1,
        seas=("north", "south"),
        capital=6,
        question=5,
        centre=(30, 110),
    )
    assert loaded.arrows[0] == content.Arrow(Point("uor", 0), Point("hadramar", 5))
    assert [link for link in loaded.links if link.laid] == [content.Link("abu-akar", "uor", True)]
    cards = {card.id: card for card in loaded.cards}
    assert cards["arms-bill"] == content.Card(
        "arms-bill", "Arms bill", "Arms bill", False, "cash", -5, None, None
    )
    assert cards["king-on-the-march"].steps == (1, 7)
    assert cards["king-abdicates"].leader == "king"
    assert loaded.prices.tanker_sell == 3


def test_every_value_has_a_status_and_a_source() -> None:
    listed = content.provenance()
    assert all(p.status in STATUSES and p.source and p.described for p in listed)
    fields = {(p.table, p.field): p for p in listed}
    orders = {"cash": 1, "advance": 2, "withdraw": 1}
    of_cards = sum(4 + orders.get(card.effect, 0) for card in content.load_set().cards)
    assert len(fields) == len(listed) == 5 + 5 + 8 * 8 + 16 * 2 + 9 * 3 + of_cards
    assert fields["prices", "step"].status == "known"
    assert fields["country.uor", "name"].status == "known"
    assert fields["country.qasira", "name"].status == "reconstructed"
    assert fields["link.abu-akar.uor", "laid"].source == "rulebook"
    assert fields["arrow.uor.0", "to"].status == "reconstructed"
    assert fields["card.coup", "effect"].source == "meeples"


# -------------------------------------------------------------------------------- the board


def board() -> board_ways.BoardWays:
    return set_remarks.board_of(content.load_set())


def walks(start: Point, most: int) -> Iterator[tuple[Point, ...]]:
    """Every way of a leader, step by step as K-L2, K-L2a and K-L5 have it."""
    kark = board()
    open_ends: list[tuple[tuple[Point, ...], int]] = [((start,), 0)]
    while open_ends:
        way, turn = open_ends.pop()
        yield way
        at = way[-1]
        if len(way) > most or (at in kark.questions and len(way) > 1):
            continue
        onward = [(Point(at.country, (at.number + t) % 8), t) for t in (1, -1) if t != -turn]
        onward += [(end, 0) for end in kark.arrows.get(at, ())]
        open_ends += [((*way, point), t) for point, t in onward if point not in way]


@pytest.mark.parametrize("country", ["uor", "abu-akar", "hadramar", "zafran"])
def test_K_L2_distances_are_those_of_all_ways(country: str) -> None:
    start = board().capitals[country]
    shortest: dict[Point, int] = {}
    for way in walks(start, 10):
        shortest[way[-1]] = min(shortest.get(way[-1], 99), len(way) - 1)
    found = board_ways.distances(board(), start)
    assert {point: steps for point, steps in found.items() if steps <= 10} == shortest


def test_K_D6_a_card_that_names_no_steps_sends_a_leader_one_to_seven(tmp_path: Path) -> None:
    text = edits(("king-on-the-march", "steps", ""))
    cards = {card.id: card for card in content.load_set(write(tmp_path, text)).cards}
    assert cards["king-on-the-march"].steps == (1, 7)
    assert cards["coup"].steps is None


def test_K_X2_two_neighbouring_capitals_are_seven_steps_apart() -> None:
    kark = board()
    steps = {c: board_ways.distances(kark, kark.capitals[c]) for c in kark.capitals}
    assert steps["hadramar"][kark.capitals["qasira"]] == 7
    assert "qasira" in board_ways.neighbours(kark, "hadramar")
    assert steps["uor"][kark.capitals["abu-akar"]] == 9
    assert all(kark.capitals[c] in steps[other] for c in steps for other in steps)


def test_K_G2_an_agent_goes_exactly_four_steps() -> None:
    kark = board()
    for number in range(8):
        ends = board_ways.agent_ends(kark, Point("djebel-kadir", number), 4)
        assert Point("djebel-kadir", (number + 4) % 8) in ends
        assert Point("djebel-kadir", number) not in ends


def test_no_arrows_cross_on_the_map() -> None:
    centres = {country.id: country.centre for country in content.load_set().countries}

    def spot(point: Point, radius: float = 22) -> complex:
        x, y = centres[point.country]
        turn = pi / 4 * point.number
        return complex(x + radius * sin(turn), y - radius * cos(turn))

    def side(a: complex, b: complex, c: complex) -> bool:
        return ((b - a).conjugate() * (c - a)).imag > 0

    arrows = [(spot(arrow.start), spot(arrow.end)) for arrow in content.load_set().arrows]
    for (a, b), (c, d) in combinations(arrows, 2):
        assert side(a, b, c) == side(a, b, d) or side(c, d, a) == side(c, d, b)


# ------------------------------------------------------------------------------------- digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# r1 had", "# once it had"),
        ("\n", "\r\n"),
        ("TEXT", "\ufeff"),
        ('name     = "Qasira"', 'name = "Kasira"'),
        ('name_de  = "Dschebel Kadir"\n', ""),
        ('name    = "Kark R2"', 'name = "Mine"'),
        ("centre   = [30, 110]", "centre = [31, 111]"),
        ('seas     = ["north", "south"]', 'seas = ["south", "north"]'),
        ('source   = "r1"', 'source   = "r2"'),
    ],
)
def test_the_digest_does_not_see_words_and_drawings(tmp_path: Path, old: str, new: str) -> None:
    changed = new + TEXT if old == "TEXT" else TEXT.replace(old, new)
    assert changed != TEXT
    assert content.load_set(write(tmp_path, changed)).digest == content.load_set().digest


@pytest.mark.parametrize(
    ("table", "field", "new"),
    [
        ("uor", "capital", "capital = 7"),
        ("uor", "question", "question = 7"),
        ("tel-marun", "seas", 'seas = ["north"]'),
        ("uor.0", "from", 'from = "uor.7"'),
        ("abu-akar/hadramar", "port", 'port = "tel-marun"'),
        ("arms-bill", "millions", "millions = -4"),
        ("arms-bill", "id", 'id = "bill"'),
        ("king-abdicates", "leader", 'leader = "president"'),
        ("king-on-the-march", "steps", "steps = [1, 6]"),
        ("prices", "pipeline", "pipeline = 4"),
        ("pieces", "tankers", "tankers = 17"),
    ],
)
def test_the_digest_sees_values(tmp_path: Path, table: str, field: str, new: str) -> None:
    others = {
        "tel-marun": ("qasira", "seas", 'seas = ["south"]'),
        "abu-akar/hadramar": ("abu-akar/tel-marun", "port", 'port = "hadramar"'),
    }
    changes = [others[table]] if table in others else []
    digest = content.load_set(write(tmp_path, edits(*changes, (table, field, new)))).digest
    assert re.fullmatch(r"[0-9a-f]{12}", digest)
    assert digest != content.load_set().digest


# ------------------------------------------------------------------------------------- faults

EACH = "for each of king, president, dictator, guerrilla"
STEP = "step = {{ king = {}, president = 2, dictator = 1, guerrilla = 1 }}".format
FAULTS_IN_A_LINE = [
    ("prices", "step", STEP(0), f"expected a whole number from 1 to 20 {EACH}, found "),
    ("prices", "step", STEP(2).replace("king", "kings"), f"{EACH}, found "),
    ("prices", "step", "step = 2", f"{EACH}, found 2"),
    ("prices", "income", "income = { king = 2 }", f"expected a whole number from 0 to 20 {EACH}"),
    ("prices", "tanker_sell", "tanker_sell = -1", "from 0 to 20, found -1"),
    ("prices", "pipeline", "pipeline = 2.5", "expected a whole number from 1 to 20, found 2.5"),
    ("pieces", "leaders", STEP(3).replace("step", "leaders"), f"6 {EACH}, 6 in all, found "),
    ("pieces", "agents", "agents = 2", "expected the number 1, found 2"),
    ("pieces", "tankers", "tankers = 3", "expected a whole number from 4 to 99, found 3"),
    ("uor", "type", 'type = "island"', "expected one of canal, coastal, inland, found"),
    ("uor", "type", "type = []", "expected one of canal, coastal, inland, found []"),
    ("uor", "derricks", "derricks = 2", "expected 1 for the type 'canal', found 2"),
    ("abu-akar", "derricks", "derricks = 1", "expected 4 for the type 'inland', found 1"),
    ("zafran", "derricks", "derricks = true", "expected a whole number from 0 to 9, found true"),
    ("uor", "seas", 'seas = ["north"]', "expected 2 of them for the type 'canal', found [\"no"),
    ("qasira", "seas", 'seas = ["north", "south"]', "expected 1 of them for the type 'coastal'"),
    ("abu-akar", "seas", 'seas = ["south"]', "expected 0 of them for the type 'inland'"),
    ("uor", "seas", 'seas = ["north", "north"]', "expected a list of different seas out of nor"),
    ("uor", "seas", "seas = [1]", "expected a list of different seas out of north, south, found"),
    ("uor", "capital", "capital = 8", "expected a point from 0 to 7, found 8"),
    ("uor", "question", "question = 6", "expected another point than the capital"),
    ("uor", "centre", "centre = [281, 0]", "two whole numbers [x, y], up to [280, 225], found"),
    ("uor", "centre", "centre = [30]", "expected two whole numbers [x, y]"),
    ("uor", "name", 'name = ""', "expected a text of one line, 1 to 60 letters"),
    ("uor", "source", 'source = "keira"', "no source 'keira' in [sources]; did you mean 'k"),
    ("uor", "known", 'known = { id = "r1" }', "no field 'id' to be known; possible: name"),
    ("uor", "known", "known = 1", 'expected a table such as { name = "box" }, found 1'),
    ("uor.0", "from", 'from = "uor.8"', "expected a point of 'uor' from 0 to 7, found 8"),
    ("uor.0", "to", "to = 5", 'point from 0 to 11, such as "abu-akar.0", found 5'),
    ("uor.0", "to", 'to = "hadrama.5"', "no country 'hadrama'; did you mean 'hadramar'?"),
    ("uor.0", "to", 'to = "uor.2"', "expected a point of another country than 'uor'"),
    ("uor", "question", "question = [1, 1]", "or a list of different ones, found [1, 1]"),
    ("uor", "question", "question = []", "or a list of different ones, found []"),
    ("uor", "question", "question = [1, 8]", "expected a point from 0 to 7, found 8"),
    ("abu-akar/uor", "laid", "laid = 1", "expected true or false, found 1"),
    ("abu-akar/uor", "port", 'port = "uro"', "no country 'uro'; did you mean 'uor'?"),
    ("abu-akar/uor", "port", 'port = "beni-suhar"', "country of type coastal or canal, found 'b"),
    ("abu-akar/uor", "inland", 'inland = "uor"', "a country of type inland, found 'uor', which"),
    ("abu-akar/uor", "port", 'port = "hadramar"', "the same two countries as in line "),
    ("abu-akar/uor", "port", 'port = "qasira"', "expected the country of type canal for a laid"),
    ("arms-bill", "good", 'good = "no"', 'expected true or false, found "no"'),
    ("arms-bill", "effect", 'effect = "gift"', "one of cash, advance, withdraw, lose-tanker, c"),
    ("arms-bill", "millions", "millions = 0", "a whole number from -20 to 20, but not 0, found"),
    ("arms-bill", "millions", "millions = true", "but not 0, found true"),
    ("king-abdicates", "leader", 'leader = "agent"', "one of king, president, dictator, guerr"),
    ("king-on-the-march", "steps", "steps = [7, 1]", "fewest and most steps, such as [1, 7]"),
    ("king-on-the-march", "steps", "steps = 7", "two whole numbers from 1 to 20, fewest and"),
    ("king-on-the-march", "steps", "steps = [0, 7]", "two whole numbers from 1 to 20, fewest"),
    ("arms-bill", "source", 'source = "keira"', "no source 'keira' in [sources]; did you mean"),
    ("coup", "known", 'known = { steps = "r1" }', "no field 'steps' to be known; possible: name"),
    ("set", "format", "format = 2", "expected the number 1, found 2"),
    ("set", "status", 'status = "true"', "expected one of reconstruction, printed, own"),
    ("sources", "r1", 'r1 = ""', "expected a text of one line"),
]  # fmt: skip


def label(table: str) -> str:
    if "." in table or "/" in table:
        return r"(arrow|link) \d+"
    return table if f"\n[{table}]\n" in TEXT else f"(country|card) '{table}'"


@pytest.mark.parametrize(("table", "field", "new", "said"), FAULTS_IN_A_LINE)
def test_a_fault_is_told_with_its_line(
    tmp_path: Path, table: str, field: str, new: str, said: str
) -> None:
    text, line, _ = edit(table, field, new)
    found = problems(tmp_path, text)
    opening = re.compile(f"line {line}: {label(table)}, field '{field}': ")
    assert [p for p in found if opening.match(p) and said in p], found


UNWANTED = [
    ("uor", "capital", "capitol = 6", "country 'uor', field 'capitol': unknown; did you mean 'ca"),
    ("uor", "id", 'id = "U.O.R."', "field 'id': expected small letters, digits and single hyph"),
    ("uor", "id", 'id = "north"', "country 'north', field 'id': expected small letters"),
    ("uor", "id", 'id = "hand"', "such as \"abu-akar\", but not north or south or hand"),
    ("uor", "id", "id = []", "country 1, field 'id': expected small letters"),
    ("coup", "id", 'id = "uor"', "card 'uor', field 'id': already used in line "),
    ("coup", "name_de", 'leader = "king"', "effect 'coup', only advance, retreat, withdraw"),
    ("arms-bill", "millions", 'leader = "king"', "'leader': does not fit the effect 'cash', only"),
    ("king-abdicates", "leader", "steps = [1, 7]", "fit the effect 'withdraw', only advance"),
    ("uor.0", "to", 'too = "hadramar.5"', "field 'too': unknown; did you mean 'to'?"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "field", "new", "said"), UNWANTED)
def test_what_does_not_belong_is_told_with_its_line(
    tmp_path: Path, table: str, field: str, new: str, said: str
) -> None:
    text, line, _ = edit(table, field, new)
    found = problems(tmp_path, text)
    assert [p for p in found if p.startswith(f"line {line}: ") and said in p], found


MISSING = [
    ("prices", "step", "prices, field 'step': missing; expected a whole number"),
    ("pieces", "money", "pieces, field 'money': missing"),
    ("uor", "capital", "country 'uor', field 'capital': missing"),
    ("uor", "id", "country 1, field 'id': missing"),
    ("uor.0", "to", "arrow 1, field 'to': missing; expected a country and a point"),
    ("abu-akar/uor", "laid", "link 3, field 'laid': missing; expected true or false"),
    ("arms-bill", "millions", "card 'arms-bill', field 'millions': missing"),
    ("arms-bill", "effect", "card 'arms-bill', field 'effect': missing; expected one of cash"),
    ("arms-bill", "good", "card 'arms-bill', field 'good': missing"),
    ("uor", "source", "field 'source': missing; expected a key of [sources], here or in [set]"),
]


@pytest.mark.parametrize(("table", "field", "said"), MISSING)
def test_what_is_missing_is_told_with_the_line_of_its_table(
    tmp_path: Path, table: str, field: str, said: str
) -> None:
    text, _, header = edit(table, field, "")
    found = problems(tmp_path, text)
    assert [p for p in found if p.startswith(f"line {header}: ") and said in p], found


NUMBERS = [
    ("uor", "type", 'type = "coastal"', "countries: expected 1 of type 'canal', found 0"),
    ("uor", "type", 'type = "coastal"', "countries: expected 4 of type 'coastal', found 5"),
    ("qasira", "type", 'type = "inland"', "countries: expected 3 of type 'inland', found 4"),
    ("qasira", "seas", 'seas = ["south"]', "countries: expected 2 on the northern coast, found 1"),
    ("qasira", "seas", 'seas = ["south"]', "countries: expected 2 on the southern coast, found 3"),
    ("abu-akar/uor", "laid", "laid = false", "links: expected 1 laid from the start, found 0"),
    ("beni-suhar/qasira", "laid", "laid = true", "links: expected 1 laid from the start, found 2"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "field", "new", "said"), NUMBERS)
def test_K_C2_K_C3_K_S3_too_few_and_too_many(
    tmp_path: Path, table: str, field: str, new: str, said: str
) -> None:
    text, _, _ = edit(table, field, new)
    found = problems(tmp_path, text)
    assert any(re.fullmatch(rf"line \d+: {said}", p) for p in found), found


@pytest.mark.parametrize("points", ["2", "13", '"many"'])
def test_K_C4_a_ring_has_three_to_twelve_points(tmp_path: Path, points: str) -> None:
    text, _, _ = edit("uor", "centre", f"centre = [100, 110]\npoints = {points}")
    assert any("from 3 to 12" in problem for problem in problems(tmp_path, text))


def test_K_C4_a_point_has_room_for_three_arrows(tmp_path: Path) -> None:
    text = TEXT
    for end in ("hadramar.0", "hadramar.1", "hadramar.2"):
        text += f'[[arrow]]\nfrom = "uor.0"\nto = "{end}"\nsource = "r1"\n'
    assert any("'uor.0' has 3 arrows already" in problem for problem in problems(tmp_path, text))


def test_a_fault_is_told_once(tmp_path: Path) -> None:
    text, line, _ = edit("uor", "capital", "capital = 8")
    assert problems(tmp_path, text) == [
        f"line {line}: country 'uor', field 'capital': expected a point from 0 to 7, found 8"
    ]


def without(*marks: str) -> str:
    """The default text without the tables in which one of these stands."""
    tables = re.split(r"(?m)^(?=\[)", TEXT[VALUES:])
    return "".join(table for table in tables if not any(mark in table for mark in marks))


def test_K_C4_a_country_that_no_arrow_leads_to(tmp_path: Path) -> None:
    text = without('"zafran.', 'port   = "zafran"')
    line = text[: text.index('"zafran"')].count("\n")
    said = [f"line {line}: country 'zafran': no arrows lead to it from 'uor'"]
    assert problems(tmp_path, text) == said


def test_K_X2_a_board_without_the_example_of_the_rulebook(tmp_path: Path) -> None:
    """A round of countries whose capitals are near each other: none is seven steps from a point."""
    text = re.sub(r"(?m)^capital +=.*", "capital = 0", without("[[arrow]]", "[[link]]"))
    text = re.sub(r"(?m)^question +=.*", "question = 4", text)
    west_to_east = ("uor", "abu-akar", "hadramar", "beni-suhar", "qasira", "djebel-kadir")
    trip = (*west_to_east, "tel-marun", "zafran", "uor")
    for here, there in pairwise(trip):
        text += f'[[arrow]]\nfrom = "{here}.1"\nto = "{there}.7"\nsource = "r1"\n'
    text += '[[link]]\ninland = "abu-akar"\nport = "uor"\nlaid = true\nsource = "r1"\n'
    assert problems(tmp_path, text) == []
    (told,) = EDITION.contradicted(write(tmp_path, text), "en")
    assert "K-X2" in told


@pytest.mark.parametrize("table", ["set", "sources", "prices", "pieces", "country", "link", "card"])
def test_a_missing_table(tmp_path: Path, table: str) -> None:
    text = re.sub(rf"(?m)^(\[+){table}\b", rf"\g<1>x-{table}", TEXT)
    found = problems(tmp_path, text)
    assert any(f"table '{table}': missing" in p for p in found)
    assert any(f"table 'x-{table}': unknown" in p for p in found)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: table 'country': missing; expected a header [[country]]"),
        ("card = 3", "line 1: table 'card': expected a header [[card]]"),
        ("\narrow = [1, 2]", "line 2: arrow 1, field 'from': missing"),
        ("country = []", "line 1: countries: expected 1 of type 'canal', found 0"),
        ("\n[prices]", "line 2: prices, field 'step': missing"),
        ("[set]\nname = ", "line 2: not valid TOML: Invalid value"),
    ],
)
def test_a_file_that_is_no_set(tmp_path: Path, text: str, said: str) -> None:
    found = problems(tmp_path, text)
    assert any(said in p for p in found), found


def test_all_problems_are_told_in_the_order_of_the_file(tmp_path: Path) -> None:
    path = write(tmp_path, re.sub(r"(?m)^(capital|laid|good) .*", r"\1 = -1", TEXT))
    with pytest.raises(BadSet, match=r"set\.toml: line \d+: .* \(and \d+ more\)") as caught:
        content.load_set(path)
    lines = [int(p.split()[1].rstrip(":")) for p in caught.value.problems]
    assert lines == sorted(lines)
    assert sum("found -1" in p for p in caught.value.problems) == 8 + 9 + 16


def test_no_damage_to_the_text_escapes_the_checker(tmp_path: Path) -> None:
    """Lines lost, doubled, exchanged: either a set or a list of problems, never another error."""
    dice = random.Random(1)
    lines = [line for line in TEXT.split("\n") if not line.startswith("#")]
    for _ in range(60):
        damaged = lines.copy()
        for _ in range(dice.randint(1, 4)):
            a, b = dice.randrange(len(damaged)), dice.randrange(len(damaged))
            damaged[a : a + dice.randint(0, 2)] = [damaged[b].replace("=", dice.choice("==. "))]
        found = problems(tmp_path, "\n".join(damaged))
        assert all(re.match(r"line \d+: ", p) for p in found)
        if not found:
            remarks(tmp_path, "\n".join(damaged))


# ------------------------------------------------------------------- sets of the box's owner


def test_an_owner_may_leave_out_all_that_is_optional(tmp_path: Path) -> None:
    text = re.sub(r"(?m)^(status|source|known|name_de|note|note_de) .*\n", "", TEXT)
    text = text.replace("[set]\n", '[set]\nstatus = "printed"\nsource = "box"\n')
    path = write(tmp_path, text.replace("[sources]\n", '[sources]\nbox = "My copy"\n'))
    owned = content.load_set(path)
    assert (owned.status, owned.note, owned.note_de) == ("printed", "", "")
    assert {(p.status, p.described) for p in content.provenance(path)} == {("printed", "My copy")}
    assert all(country.name_de == country.name for country in owned.countries)
    assert owned.digest == content.load_set().digest


REMARKS = [
    ([("prices", "tanker_sell", "tanker_sell = 6")], [
        "prices: a tanker sells for more than it costs",
    ]),
    ([("uor", "capital", "capital = 0")], ["country 'uor': an arrow at its capital; none is desc"]),
    ([("uor", "question", "question = 4")], ["country 'uor': an arrow at its '?' point; none"]),
    ([("qasira", "capital", "capital = 0"), ("zafran", "capital", "capital = 4")], [
        "arrows: no two neighbouring capitals are 7 steps apart; a king in a capital cannot",
    ]),
    ([("hadramar", "question", "question = 1")], [
        "countries 'beni-suhar' and 'hadramar': 4 steps from '?' to '?'; an agent can draw a car",
    ]),
    ([("coup", "effect", 'effect = "lose-tanker"')], [
        "cards: none has the effect 'coup'; descriptions tell of it",
        "card 'coup': is called good, but takes something",
    ]),
    ([("uor", "question", "question = [1, 5]")], ["'uor': 2 '?' points; a description tells of"]),
    ([("uor", "centre", "centre = [100, 110]\npoints = 10")], [
        "country 'uor': 10 points; a description tells of 8",
    ]),
    ([("uor.4", "to", 'to = "hadramar.5"')], [
        "country 'hadramar': 2 arrows at point 5; none is described",
    ]),
    ([("abu-akar/hadramar", "port", 'port = "zafran"')], [
        "links: 'zafran' is no neighbour of 'abu-akar'; our ruling joins such",
    ]),
    (
        [("arms-bill", "good", "good = true")],
        ["cards: 9 good and 7 bad; by a description half of them are good"],
    ),
    ([("arms-bill", "millions", "millions = 5")], ["card 'arms-bill': is called bad, but gives"]),
    ([("uor", "centre", "centre = [90, 100]")], [
        "countries 'uor' and 'abu-akar': their centres are nearer than 50; their rings touch",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "said"), REMARKS)
def test_what_is_allowed_but_odd_is_remarked(
    tmp_path: Path, changes: list[tuple[str, str, str]], said: list[str]
) -> None:
    found = remarks(tmp_path, edits(*changes))
    assert all(any(words in remark for remark in found) for words in said), found


def test_K_Q1_links_that_are_missing_are_remarked(tmp_path: Path) -> None:
    assert remarks(tmp_path, without('inland = "djebel-kadir"')) == [
        "links: none joins 'djebel-kadir' with its neighbour 'qasira'",
        "links: none joins 'djebel-kadir' with its neighbour 'zafran'",
        "country 'djebel-kadir': has no link; its oil can never be sold",
    ]


def test_K_L5_a_capital_behind_a_question_is_remarked(tmp_path: Path) -> None:
    text = without('"zafran.0"', '"zafran.1"', '"zafran.7"', 'port   = "zafran"')
    text = text.replace("capital  = 5\nquestion = 2", "capital  = 5\nquestion = 6")
    found = remarks(tmp_path, text)
    assert "country 'zafran': all ways from the capital of 'uor' stop on a '?' first" in found
    assert "country 'zafran': arrows at 1 of its points; a description tells of 4" in found
    assert sum("stop on a '?' first" in remark for remark in found) == 2 * 7
