"""The default set, and what the checker says to a set with mistakes."""

from __future__ import annotations

import random
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from nations.errors import BadSet
from nations.games.dice import content
from nations.sets.checks import STATUSES

TEXT = (
    files("nations.games.dice")
    .joinpath("data/sets/reconstruction.toml")
    .read_text(encoding="utf-8")
)


def edit(table: str, field: str, new: str) -> tuple[str, int, int]:
    """The default text with one line replaced: that of a field of the table with this header or id.

    Also the number of that line, and that of the header of its table.
    """
    head = rf"\[{re.escape(table)}\]" if f"\n[{table}]\n" in TEXT else rf'id +=\ "{table}"'
    anchor = re.search(rf"(?m)^{head}$", TEXT)
    assert anchor
    start = TEXT.rindex("\n[", 0, anchor.start() + 2) + 1
    found = re.compile(rf"(?m)^{field} +=.*\n").search(TEXT, start)
    assert found
    text = TEXT[: found.start()] + new + "\n" * bool(new) + TEXT[found.end() :]
    return text, TEXT.count("\n", 0, found.start()) + 1, TEXT.count("\n", 0, start) + 1


def dice(*faces: str) -> str:
    """A line of six faces: those given, the first of them repeated."""
    six = (*faces, *[faces[0]] * (6 - len(faces)))
    return f"faces = {list(six)}"


def write(folder: Path, text: str) -> Path:
    path = folder / "set.toml"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def problems(folder: Path, text: str) -> list[str]:
    return content.check_set(write(folder, text))


# ------------------------------------------------------------------------------ the default set


def test_the_default_set_is_clean_and_says_that_it_is_a_reconstruction() -> None:
    default = content.load_set()
    assert content.check_set() == []
    assert content.remarks(default) == []
    assert default.status == "reconstruction"
    assert "Not the printed values" in default.note
    assert "Nicht die gedruckten Werte" in default.note_de
    assert content.load_set() is default


def test_the_default_set_is_complete() -> None:
    default = content.load_set()
    assert Counter(tile.age for tile in default.tiles) == dict.fromkeys(content.AGE_NUMBERS, 15)
    assert Counter(event.age for event in default.events) == dict.fromkeys(content.AGE_NUMBERS, 3)
    assert list(default.faces) == list(content.COLOUR_NAMES)
    assert all(len(faces) == 6 for faces in default.faces.values())


def test_tiles_and_faces_are_read_as_written(tmp_path: Path) -> None:
    text, _, _ = edit("champagne-fairs", "vp", "vp = 7")
    loaded = content.load_set(write(tmp_path, text))
    tiles = {tile.id: tile for tile in loaded.tiles}
    assert tiles["champagne-fairs"] == content.Tile(
        id="champagne-fairs",
        name="Champagne Fairs",
        name_de="Champagnemessen",
        age=2,
        kind="building",
        vp=7,
        colour="white",
        dice=2,
        rerolls=0,
        chit=None,
        stone=0,
    )
    assert tiles["sun-tzu"].rerolls > 0
    assert tiles["hanging-gardens"].stone > 0
    assert content.Face("gold", 2) in loaded.faces["orange"]


def test_every_value_has_a_status_and_a_source() -> None:
    listed = content.provenance()
    assert all(p.status in STATUSES and p.source and p.described for p in listed)
    fields = {(p.table, p.field) for p in listed}
    assert len(fields) == len(listed) == 4 * 6 + _fields_of_tiles() + 12 * 5
    assert ("tile.suez-canal", "chit") in fields
    assert Counter(p.table.partition(".")[0] for p in listed if p.status == "known") == {
        "faces": 5 + 1 + 1 + 1,
        "tile": 6 * 3,
    }


def _fields_of_tiles() -> int:
    kinds = Counter(tile.kind for tile in content.load_set().tiles)
    extra = {"building": 1, "military": 1, "advisor": 1, "colony": 1, "wonder": 2}
    return sum(number * (5 + extra[kind]) for kind, number in kinds.items())


def test_the_disputed_white_face_is_named_as_such() -> None:
    origin = {(p.table, p.field): p for p in content.provenance()}
    assert origin["faces.white", "face6"].status == "disputed"
    assert origin["faces.white", "face1"].status == "known"
    assert "ILSA" in TEXT
    assert origin["tile.sun-tzu", "name"].status == "known"
    assert origin["tile.sun-tzu", "vp"].status == "reconstructed"


# ------------------------------------------------------------------------------------- digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# r1 had", "# once it had"),
        ("\n", "\r\n"),
        ('name    = "Sun Tzu"', 'name = "Master Sun"'),
        ('name_de = "Elisabeth I."\n', ""),
        ('name    = "Reconstruction R5"', 'name = "Mine"'),
        ('source  = "r1"', 'source  = "r2"'),
        ("\n\n[[event]]", "\n[[event]]"),
    ],
)
def test_the_digest_does_not_see_words(tmp_path: Path, old: str, new: str) -> None:
    changed = TEXT.replace(old, new)
    assert changed != TEXT
    assert content.load_set(write(tmp_path, changed)).digest == content.load_set().digest


def test_the_digest_does_not_see_a_byte_order_mark(tmp_path: Path) -> None:
    assert content.load_set(write(tmp_path, "\ufeff" + TEXT)).digest == content.load_set().digest


@pytest.mark.parametrize(
    ("table", "field", "new"),
    [
        ("sun-tzu", "vp", "vp = 9"),
        ("sun-tzu", "rerolls", "rerolls = 5"),
        ("sun-tzu", "id", 'id = "master-sun"'),
        ("hanging-gardens", "chit", 'chit = "reroll"'),
        ("dust-bowl", "food", "food = 9"),
        (
            "faces.red",
            "faces",
            'faces = ["3 food", "1 food", "1 food", "1 food", "1 food", "1 food"]',
        ),
    ],
)
def test_the_digest_sees_values(tmp_path: Path, table: str, field: str, new: str) -> None:
    changed, _, _ = edit(table, field, new)
    digest = content.load_set(write(tmp_path, changed)).digest
    assert re.fullmatch(r"[0-9a-f]{12}", digest)
    assert digest != content.load_set().digest


# ------------------------------------------------------------------------------------- faults

TITLE = "expected a text of one line, 1 to 60 letters"
SLUG = "expected small letters, digits and single hyphens"
FAULTS_IN_A_LINE = [
    ("sun-tzu", "vp", 'vp = "3"', 'expected a whole number from 0 to 20, found "3"'),
    ("sun-tzu", "vp", "vp = 21", "expected a whole number from 0 to 20, found 21"),
    ("sun-tzu", "vp", "vp = -1", "expected a whole number from 0 to 20, found -1"),
    ("sun-tzu", "vp", "vp = true", "expected a whole number from 0 to 20, found true"),
    ("sun-tzu", "vp", "vp = 1.0", "expected a whole number from 0 to 20, found 1.0"),
    ("sun-tzu", "vp", "vp = 1979-05-27", 'from 0 to 20, found "1979-05-27"'),
    ("sun-tzu", "vp", f"vp = {[0] * 99}", f"found [{'0, ' * 12}0,…"),
    ("sun-tzu", "rerolls", "rerolls = 7", "expected a whole number from 0 to 6, found 7"),
    ("sun-tzu", "name", 'name = ""', f'{TITLE}, found ""'),
    ("sun-tzu", "name", 'name = "Sun\\nTzu"', f'{TITLE}, found "Sun\\nTzu"'),
    ("sun-tzu", "age", "age = 5", "expected a whole number from 1 to 4, found 5"),
    ("sun-tzu", "kind", 'kind = "sage"', "one of building, military, advisor, colony, wonder"),
    ("sun-tzu", "source", 'source = "isla"', "no source 'isla' in [sources]; did you mean"),
    ("sun-tzu", "source", "source = 1", "expected a key of [sources], found 1"),
    ("sun-tzu", "status", 'status = "sure"', "expected one of known, disputed, reconstructed"),
    ("sun-tzu", "known", 'known = "name"', 'expected a table such as { vp = "box" }, found "name"'),
    ("sun-tzu", "known", 'known = { wit = "r1" }', "no field 'wit' to be known; possible: name"),
    ("sun-tzu", "known", 'known = { stone = "r1" }', "no field 'stone' to be known"),
    ("sun-tzu", "known", 'known = { vp = "box" }', "no source 'box' in [sources]; possible: "),
    ("sun-tzu", "known", "known = { vp = 1 }", "expected a key of [sources], found 1"),
    ("sicily", "chit", 'chit = "wine"', "one of gold, stone, food, book, strength, reroll"),
    ("great-pyramid", "stone", "stone = 13", "expected a whole number from 1 to 12, found 13"),
    ("great-pyramid", "stone", "stone = 0", "expected a whole number from 1 to 12, found 0"),
    ("legion", "dice", 'dice = "3 red"', 'expected 1 or 2 dice of one colour, such as "2 orange"'),
    ("legion", "dice", 'dice = "1 green"', '(white, orange, blue, red), found "1 green"'),
    ("dust-bowl", "food", "food = 0", "expected a whole number from 1 to 15, found 0"),
    ("dust-bowl", "strength", "strength = 16", "expected a whole number from 1 to 15, found 16"),
    ("faces.red", "faces", 'faces = ["1 food"]', 'expected a list of six faces, found ["1 food"]'),
    ("faces.red", "faces", 'faces = ["7 food"]', "a number from 1 to 6 and one of gold, stone"),
    ("faces.red", "faces", 'faces = ["2 foods"]', 'book, strength, found "2 foods"'),
    ("faces.red", "known", 'known = { face7 = "r1" }', "no field 'face7' to be known"),
    ("set", "status", 'status = "true"', "expected one of reconstruction, printed, own"),
    ("set", "format", "format = 2", "expected the number 1, found 2"),
    ("sources", "r1", 'r1 = ""', "expected a text of one line"),
]  # fmt: skip


def label(table: str) -> str:
    if f"\n[{table}]\n" in TEXT:
        return table
    return f"{'event' if table == 'dust-bowl' else 'tile'} {table!r}"


@pytest.mark.parametrize(("table", "field", "new", "said"), FAULTS_IN_A_LINE)
def test_a_fault_is_told_with_its_line(
    tmp_path: Path, table: str, field: str, new: str, said: str
) -> None:
    text, line, _ = edit(table, field, new)
    found = problems(tmp_path, text)
    opening = f"line {line}: {label(table)}, field {field!r}: "
    assert [p for p in found if p.startswith(opening) and said in p], found


UNWANTED = [
    (
        "sun-tzu",
        "rerolls",
        "reroll = 2",
        "tile 'sun-tzu', field 'reroll': unknown; did you mean 'r",
    ),
    ("sun-tzu", "known", "charm = 2", "tile 'sun-tzu', field 'charm': unknown; possible: id, name"),
    ("sicily", "chit", "stone = 2", "field 'stone': does not fit the kind 'colony', only wonder"),
    (
        "legion",
        "dice",
        "rerolls = 2",
        "field 'rerolls': does not fit the kind 'military', only adv",
    ),
    ("sun-tzu", "rerolls", 'chit = "gold"', "does not fit the kind 'advisor', only colony, wonder"),
    ("sun-tzu", "id", 'id = "Sun Tzu"', f"tile 'Sun Tzu', field 'id': {SLUG}"),
    ("sun-tzu", "id", 'id = "sun--tzu"', f"tile 'sun--tzu', field 'id': {SLUG}"),
    ("legion", "id", 'id = "printed"', 'single hyphens, such as "sun-tzu", but not printed'),
    ("sun-tzu", "id", 'id = "legion"', "tile 'legion', field 'id': already used in line "),
    ("dust-bowl", "id", 'id = "legion"', "event 'legion', field 'id': already used in line "),
    ("faces.red", "faces", "sides = []", "faces.red, field 'sides': unknown; possible: faces"),
    ("set", "note", "Note = 'x'", "set, field 'Note': unknown; did you mean 'note'?"),
]


@pytest.mark.parametrize(("table", "field", "new", "said"), UNWANTED)
def test_what_does_not_belong_is_told_with_its_line(
    tmp_path: Path, table: str, field: str, new: str, said: str
) -> None:
    text, line, _ = edit(table, field, new)
    found = problems(tmp_path, text)
    assert [p for p in found if p.startswith(f"line {line}: ") and said in p], found


MISSING = [
    ("great-pyramid", "stone", "tile 'great-pyramid', field 'stone': missing; expected a whole"),
    ("sun-tzu", "rerolls", "tile 'sun-tzu', field 'rerolls': missing"),
    ("legion", "dice", "tile 'legion', field 'dice': missing; expected 1 or 2 dice"),
    ("sun-tzu", "kind", "tile 'sun-tzu', field 'kind': missing; expected one of building"),
    ("granaries", "id", "tile 1, field 'id': missing"),
    ("sun-tzu", "source", "field 'source': missing; expected a key of [sources], here or in [set]"),
    ("dust-bowl", "food", "event 'dust-bowl', field 'food': missing"),
    ("set", "status", "set, field 'status': missing; expected one of reconstruction"),
    ("faces.blue", "faces", "faces.blue, field 'faces': missing; expected a list of six faces"),
]


@pytest.mark.parametrize(("table", "field", "said"), MISSING)
def test_what_is_missing_is_told_with_the_line_of_its_table(
    tmp_path: Path, table: str, field: str, said: str
) -> None:
    text, _, header = edit(table, field, "")
    found = problems(tmp_path, text)
    assert [p for p in found if p.startswith(f"line {header}: ") and said in p], found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[faces.red]", "[faces.rad]", "faces.rad: unknown; did you mean 'red'?"),
        ("[set]", "[sett]", "table 'sett': unknown; did you mean 'set'?"),
        ("[sources]", "[[sources]]", "table 'sources': expected a header [sources]"),
    ],
)
def test_a_wrong_header_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    line = TEXT[: TEXT.index(f"\n{old}\n") + 1].count("\n") + 1
    text = TEXT.replace(f"\n{old}\n", f"\n{new}\n")
    assert f"line {line}: {said}" in problems(tmp_path, text)


def test_too_few_and_too_many_tiles(tmp_path: Path) -> None:
    text, _, _ = edit("sun-tzu", "age", "age = 2")
    found = problems(tmp_path, text)
    assert [re.sub(r"line \d+", "line N", p) for p in found] == [
        "line N: age 1: expected 15 tiles, found 14",
        "line N: age 2: expected 15 tiles, found 16",
    ]


def test_the_line_of_a_wrong_count(tmp_path: Path) -> None:
    """The last one where some are missing, the first one over the number where there are more."""
    _, _, first = edit("great-drought", "id", "")
    _, _, last = edit("peloponnesian-war", "id", "")
    fewer, _, _ = edit("great-drought", "age", "age = 4")
    _, _, over = edit("second-world-war", "id", "")
    found = problems(tmp_path, fewer)
    assert f"line {last}: age 1: expected 3 events, found 2" in found
    assert f"line {over}: age 4: expected 3 events, found 4" in found
    assert first < last


@pytest.mark.parametrize("table", ["set", "sources", "faces", "tile", "event"])
def test_a_missing_table(tmp_path: Path, table: str) -> None:
    text = re.sub(rf"(?m)^(\[+){table}\b", rf"\g<1>x-{table}", TEXT)
    found = problems(tmp_path, text)
    assert any(f"table '{table}': missing" in p for p in found)
    assert any(f"table 'x-{table}': unknown" in p for p in found)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: table 'set': missing"),
        ("tile = 3", "line 1: table 'tile': expected a header [[tile]]"),
        ("\ntile = [1, 2]", "line 2: tile 1, field 'id': missing"),
        ("tile = []", "line 1: age 1: expected 15 tiles, found 0"),
        ("\n[faces]\nwhite = 1", "line 3: faces.white: missing; expected a header [faces.white]"),
        ("[set]", "line 1: set, field 'name': missing"),
        ('note = """\n[set]\n"""\n[set]\nx = 1', "line 5: set, field 'x': unknown"),
        ("[set]\nname = ", "line 2: not valid TOML: Invalid value"),
        ("[set]\n\nname", "line 3: not valid TOML: Expected '='"),
        ("[set]\n[set]", "line 2: not valid TOML: "),
        ("a = " + "[" * 5000, "not valid TOML: "),
        ("a = " + "9" * 5000, "not valid TOML: "),
    ],
)
def test_a_file_that_is_no_set(tmp_path: Path, text: str, said: str) -> None:
    found = problems(tmp_path, text)
    assert any(said in p for p in found), found


def test_all_problems_are_told_in_the_order_of_the_file(tmp_path: Path) -> None:
    text = re.sub(r"(?m)^vp +=.*", "vp = -1", TEXT)
    path = write(tmp_path, text)
    with pytest.raises(BadSet, match=r"and \d+ more") as caught:
        content.load_set(path)
    found = caught.value.problems
    lines = [int(p.split()[1].rstrip(":")) for p in found]
    assert len(found) == 60
    assert lines == sorted(lines)
    assert str(path) in str(caught.value)
    assert not any("\n" in p for p in found)


def test_a_file_that_is_not_there_or_no_file(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in content.check_set(tmp_path / "none.toml")[0]
    assert "cannot be read" in content.check_set(tmp_path)[0]
    assert "cannot be read" in content.check_set(Path("a\0b"))[0]
    assert "too large" in problems(tmp_path, "#" * 1_000_001)[0]


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "set.toml"
    path.write_bytes(b"# one\n# two\n# K\xf6nig\n")
    assert content.check_set(path) == [
        "line 3: not UTF-8 text (byte 0xf6); save the file as UTF-8",
    ]


def test_no_damage_to_the_text_escapes_the_checker(tmp_path: Path) -> None:
    """Lines lost, doubled, exchanged: either a set or a list of problems, never another error."""
    dice = random.Random(1)
    lines = [line for line in TEXT.split("\n") if not line.startswith("#")]
    for _ in range(40):
        damaged = lines.copy()
        for _ in range(dice.randint(1, 4)):
            a, b = dice.randrange(len(damaged)), dice.randrange(len(damaged))
            damaged[a : a + dice.randint(0, 2)] = [damaged[b].replace("=", dice.choice("==. "))]
        found = problems(tmp_path, "\n".join(damaged))
        assert all(re.match(r"line \d+: ", p) for p in found)


# ------------------------------------------------------------------- sets of the box's owner


def test_an_owner_may_leave_out_all_that_is_optional(tmp_path: Path) -> None:
    text = re.sub(r"(?m)^(status|source|known|name_de|note|note_de) .*\n", "", TEXT)
    text = text.replace("[set]\n", '[set]\nstatus = "printed"\nsource = "box"\n')
    path = write(tmp_path, text.replace("[sources]\n", '[sources]\nbox = "My copy"\n'))
    owned = content.load_set(path)
    assert (owned.status, owned.note, owned.note_de) == ("printed", "", "")
    assert {(p.status, p.described) for p in content.provenance(path)} == {("printed", "My copy")}
    assert all(tile.name_de == tile.name for tile in owned.tiles)
    assert owned.digest == content.load_set().digest


REMARKS = [
    ("faces.red", "faces", dice("2 food", "1 stone", "3 strength"), [
        "faces.red: fewer than 3 faces of strength; on the printed die it is the main thing",
    ]),
    ("faces.blue", "faces", dice("1 book", "1 stone"), [
        "faces.blue: no face of 3 book, which a review tells of",
        "faces.blue: no more symbols than on white; coloured dice should be stronger",
    ]),
    ("great-pyramid", "vp", "vp = 20", [
        "tile 'great-pyramid': more VP than any later wonder; big wonders come late",
        "VP together, those of age 1 ",
    ]),
    ("great-pyramid", "stone", "stone = 12", [
        "tile 'great-pyramid': more stone than any later wonder; big wonders come late",
    ]),
    ("sicily", "chit", "", ["tile 'sicily': gives nothing at all; nobody will buy it"]),
    ("legion", "dice", 'dice = "1 white"', [
        "tile 'legion': gives what every player has printed; nobody will buy it",
        "tile 'legion': gives white dice in age 1; with four players",
    ]),
    ("great-drought", "food", "food = 15", [
        "age 2: no more food asked for than the age before; it should rise",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("table", "field", "new", "said"), REMARKS)
def test_what_is_allowed_but_odd_is_remarked(
    tmp_path: Path, table: str, field: str, new: str, said: list[str]
) -> None:
    text, _, _ = edit(table, field, new)
    found = content.remarks(content.load_set(write(tmp_path, text)))
    assert all(any(words in remark for remark in found) for words in said), found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"chit +=.*", 'chit = "book"', "give a book chit; four players have 3 to share"),
        (r"dice +=.*", 'dice = "1 blue"', "blue dice in all; the 8 of the box will often run out"),
        (r'"military"', '"building"', "age 3: no tile of kind military"),
    ],
)
def test_too_much_of_one_thing_is_remarked(tmp_path: Path, old: str, new: str, said: str) -> None:
    values = TEXT.index("[set]\nformat")
    text = TEXT[:values] + re.sub(old, new, TEXT[values:])
    found = content.remarks(content.load_set(write(tmp_path, text)))
    assert any(said in remark for remark in found), found
