"""The default set, and what the checker says to a set with mistakes."""

from __future__ import annotations

import random
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from nations.errors import BadSet
from nations.games.nations_dice import content, set_rules

TEXT = (
    files("nations.games.nations_dice")
    .joinpath("data/sets/reconstruction.toml")
    .read_text(encoding="utf-8")
)

FAIRS = 'id      = "champagne-fairs"'
SUN_TZU = 'id      = "sun-tzu"'
PYRAMID = 'id      = "great-pyramid"'
SICILY = 'id      = "sicily"'
LEGION = 'id      = "legion"'
DROUGHT = 'id       = "great-drought"'


def edit(after: str, old: str, new: str) -> tuple[str, int, int]:
    """The text with the first match of `old` from the line `after` on replaced by `new`.

    Also the line of the change and that of the header above it.
    """
    anchor = TEXT.index(f"\n{after}\n") + 1
    found = re.compile(old).search(TEXT, anchor)
    assert found
    start, end = found.span()
    line = TEXT.count("\n", 0, start) + 1
    header = TEXT.count("\n", 0, TEXT.rindex("\n[", 0, start + 2) + 1) + 1
    return TEXT[:start] + new + TEXT[end:], line, header


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
    assert Counter(tile.age for tile in default.tiles) == dict.fromkeys(content.AGES, 15)
    assert Counter(event.age for event in default.events) == dict.fromkeys(content.AGES, 3)
    assert list(default.faces) == list(content.COLOURS)
    assert all(len(faces) == 6 for faces in default.faces.values())


def test_tiles_and_faces_are_read_as_written(tmp_path: Path) -> None:
    text, _, _ = edit(FAIRS, r"vp +=.*\ndice +=.*", 'vp = 7\ndice = "2 orange"')
    loaded = content.load_set(write(tmp_path, text))
    tiles = {tile.id: tile for tile in loaded.tiles}
    assert tiles["champagne-fairs"] == content.Tile(
        id="champagne-fairs",
        name="Champagne Fairs",
        name_de="Champagnemessen",
        age=2,
        kind="building",
        vp=7,
        colour="orange",
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
    assert all(p.status in set_rules.STATUSES and p.source and p.described for p in listed)
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
        ('name_de = "Elisabeth"\n', ""),
        ('name    = "Reconstruction R2"', 'name = "Mine"'),
        (r'source +=.*', 'source  = "r2"'),
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
    ("after", "old", "new"),
    [
        ('id      = "sun-tzu"', r"vp +=.*", "vp = 1"),
        ('id      = "sun-tzu"', r"rerolls +=.*", "rerolls = 3"),
        ('id       = "dust-bowl"', r"food +=.*", "food = 7"),
        ("[faces.white]", '"1 food"]', '"1 gold"]'),
        ("[[tile]]", '"granaries"', '"barns"'),
    ],
)
def test_the_digest_sees_values(tmp_path: Path, after: str, old: str, new: str) -> None:
    changed, _, _ = edit(after, old, new)
    digest = content.load_set(write(tmp_path, changed)).digest
    assert re.fullmatch(r"[0-9a-f]{12}", digest)
    assert digest != content.load_set().digest


# ------------------------------------------------------------------------------------- faults

FAULTS_IN_A_LINE = [
    (SUN_TZU, r"vp +=.*", 'vp = "three"', "tile 'sun-tzu', field 'vp': expected a whole number"),
    (SUN_TZU, r"vp +=.*", 'vp = "three"', 'from 0 to 20, found "three"'),
    (SUN_TZU, r"vp +=.*", "vp = 21", "field 'vp': expected a whole number from 0 to 20, found 21"),
    (SUN_TZU, r"vp +=.*", "vp = true", "found true"),
    (SUN_TZU, r"vp +=.*", "vp = 1.0", "found 1.0"),
    (SUN_TZU, r"vp +=.*", "vp = 1979-05-27", 'found "1979-05-27"'),
    (SUN_TZU, r"rerolls +=.*", r"rerolls +=.*", "from 0 to 6, found 7"),
    (SUN_TZU, '"sun-tzu"', '"Sun Tzu"', "field 'id': expected small letters, digits and single"),
    (SUN_TZU, '"sun-tzu"', '"legion"', "tile 'legion', field 'id': already used in line"),
    (DROUGHT, '"great-drought"', '"legion"', "event 'legion', field 'id': already used in line"),
    (SUN_TZU, '"Sun Tzu"', '""', "field 'name': expected a text of one line, 1 to 60"),
    (SUN_TZU, r"age +=.*", r"age +=.*", "field 'age': expected a whole number from 1 to 4"),
    (SUN_TZU, '"advisor"', '"adviser"', 'field \'kind\': expected one of building, military'),
    (SUN_TZU, r"rerolls +=", "reroll =", "field 'reroll': unknown; did you mean 'rerolls'?"),
    (SUN_TZU, r"rerolls +=", "charm = 2\nrerolls =", "field 'charm': unknown; possible: id, name"),
    (SUN_TZU, r'source +=.*', 'source = "r9"', "field 'source': no source 'r9' in [sources]"),
    (SUN_TZU, r'source +=.*', "source = 1", "field 'source': expected a key of [sources], found 1"),
    (SUN_TZU, '"reconstructed"', '"guessed"', "field 'status': expected one of known, disputed"),
    (SUN_TZU, r"known +=.*\{", "known = { wit = 'r1',", "field 'known': no field 'wit' to be known"),
    (SUN_TZU, r"known +=.*\{", "known = { vp = 'x',", "field 'known': no source 'x' in [sources]"),
    (SICILY, r"vp +=.*", "stone = 2\nvp = 0", "field 'stone': does not fit the kind 'colony'"),
    (SICILY, r'chit +=.*', 'chit = "wine"', "field 'chit': expected one of gold, stone"),
    (PYRAMID, r"stone +=.*", "stone = 13", "field 'stone': expected a whole number from 1 to 12"),
    (PYRAMID, r"stone +=.*", r"stone +=.*", "from 1 to 12, found 0"),
    (LEGION, r'"\d \w+"', '"3 red"', "field 'dice': expected 1 or 2 dice of one colour"),
    (LEGION, r'"\d \w+"', '"1 green"', '(white, orange, blue, red), found "1 green"'),
    (DROUGHT, r"food +=.*", r"food +=.*", "event 'great-drought', field 'food': expected a whole"),
    (DROUGHT, r"strength +=.*", "strength = 16", "from 1 to 15, found 16"),
    ("[faces.white]", '"1 gold", ', "", "faces.white, field 'faces': expected a list of six faces"),
    ("[faces.red]", '"2 food"', '"7 food"', "faces.red, field 'faces': expected faces such as"),
    ("[faces.red]", '"2 food"', '"2 foods"', 'found "2 foods"'),
    ("[faces.red]", "face4", "face7", "faces.red, field 'known': no field 'face7' to be known"),
    ("[faces.red]", "[faces.red]", "[faces.rad]", "faces.rad: unknown; did you mean 'red'?"),
    ("[set]", "[set]", "[sett]", "table 'sett': unknown; did you mean 'set'?"),
    ("[set]", '"reconstruction"', '"true"', "set, field 'status': expected one of reconstruction"),
    ("[set]", r"format +=.*", r"format +=.*", "field 'format': expected a whole number from 1 to 1"),
    ("[sources]", 'r1           = "', 'r1 = ""\nr0 = "', "sources, field 'r1': expected a text"),
]  # fmt: skip


@pytest.mark.parametrize(("after", "old", "new", "said"), FAULTS_IN_A_LINE)
def test_a_fault_is_told_with_its_line(
    tmp_path: Path, after: str, old: str, new: str, said: str
) -> None:
    text, line, _ = edit(after, old, new)
    found = problems(tmp_path, text)
    assert [p for p in found if p.startswith(f"line {line}: ") and said in p], found


FAULTS_OF_A_TABLE = [
    (PYRAMID, r"stone +=.*\n", "tile 'great-pyramid', field 'stone': missing; expected a whole"),
    (SUN_TZU, r"rerolls +=.*\n", "tile 'sun-tzu', field 'rerolls': missing"),
    (LEGION, r'dice +=.*\n', "tile 'legion', field 'dice': missing"),
    (SUN_TZU, 'id      = "sun-tzu"\n', "tile 8, field 'id': missing"),
    (SUN_TZU, r'source +=.*\n', "field 'source': missing; expected a key of [sources]"),
    (DROUGHT, r"food +=.*\n", "event 'great-drought', field 'food': missing"),
    ("[set]", r'status +=.*\n', "set, field 'status': missing"),
    ("[faces.blue]", "faces  = [", "faces.blue, field 'faces': missing"),
]


@pytest.mark.parametrize(("after", "old", "said"), FAULTS_OF_A_TABLE)
def test_what_is_missing_is_told_with_the_line_of_its_table(
    tmp_path: Path, after: str, old: str, said: str
) -> None:
    text, _, header = edit(after, old, "x = [" if old.endswith("[") else "")
    found = problems(tmp_path, text)
    assert [p for p in found if p.startswith(f"line {header}: ") and said in p], found


def test_too_few_and_too_many_tiles(tmp_path: Path) -> None:
    text, line, header = edit(SUN_TZU, r"age +=.*", "age = 2")
    found = problems(tmp_path, text)
    assert [re.sub(r"line \d+", "line N", p) for p in found] == [
        "line N: age 1: expected 15 tiles, found 14",
        "line N: age 2: expected 15 tiles, found 16",
    ]
    assert line > header


def test_too_few_events(tmp_path: Path) -> None:
    start, end = (
        TEXT.index('\n[[event]]\nid       = "sea-'),
        TEXT.index('\n[[event]]\nid       = "pelo'),
    )
    assert "age 1: expected 3 events, found 2" in problems(tmp_path, TEXT[:start] + TEXT[end:])[0]


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
    text = TEXT.replace(r"vp +=.*", "vp      = -1")
    path = write(tmp_path, text)
    with pytest.raises(BadSet, match=r"and \d+ more") as caught:
        content.load_set(path)
    found = caught.value.problems
    lines = [int(p.split()[1].rstrip(":")) for p in found]
    assert len(found) == text.count("vp      = -1")
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


# --------------------------------------------------------------------------- a set of the box's owner


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
    ("[faces.red]", '"2 stone"', '"2 gold"', "faces.red: shows gold; reviews tell of"),
    ("[faces.red]", '"2 stone"', '"2 food"', "faces.red: shows no stone"),
    ("[faces.red]", '"3 strength"', '"2 strength"', "faces.red: no face of 3 strength"),
    ("[faces.white]", '"1 food"', '"2 food"', "faces.white: a face of more than one"),
    ("[faces.red]", '"1 strength", "1 strength", "2', '"1 food", "1 food", "1', "faces.red: fewer"),
    (SUN_TZU, '"Sun Tzu"', '"Sunzi"', "tiles: none is named Sun Tzu"),
    (PYRAMID, r"vp +=.*", r"vp +=.*", "tile 'great-pyramid': more VP than any later wonder"),
    (PYRAMID, r"stone +=.*", r"stone +=.*", "tile 'great-pyramid': more stone than any later wonder"),
    (PYRAMID, r"vp +=.*", "vp = 20", "age 2: its tiles have 13 VP together, those of age 1 25"),
    (SICILY, r'chit +=.*\n', "", "tile 'sicily': gives nothing at all"),
    (SICILY, '"food"', '"stone"', "tiles: 4 give a stone chit; four players have 3 to share"),
    (LEGION, r'"\d \w+"', '"1 white"', "tile 'legion': gives what every player has printed"),
    (LEGION, r'"\d \w+"', '"1 white"', "tile 'legion': gives white dice in age 1"),
    (DROUGHT, r"food +=.*", r"food +=.*", "age 2: no more food asked for than the age before"),
]


@pytest.mark.parametrize(("after", "old", "new", "said"), REMARKS)
def test_what_is_allowed_but_odd_is_remarked(
    tmp_path: Path, after: str, old: str, new: str, said: str
) -> None:
    text, _, _ = edit(after, old, new)
    found = content.remarks(content.load_set(write(tmp_path, text)))
    assert any(said in remark for remark in found), found


def test_dice_no_stronger_than_white_are_remarked(tmp_path: Path) -> None:
    text = re.sub(
        r'faces  = \["1 book".*',
        'faces = ["1 book", "1 book", "1 book", "1 stone", "1 stone", "1 stone"]',
        TEXT,
    )
    found = content.remarks(content.load_set(write(tmp_path, text)))
    assert any("faces.blue: no more symbols than on white" in remark for remark in found)


def test_too_many_dice_of_a_colour_are_remarked(tmp_path: Path) -> None:
    text = TEXT.replace('"1 blue"', '"2 blue"')
    found = content.remarks(content.load_set(write(tmp_path, text)))
    assert any("blue dice in all" in remark for remark in found)


def test_a_kind_that_an_age_lacks_is_remarked(tmp_path: Path) -> None:
    text = TEXT.replace('kind    = "military"', 'kind    = "building"')
    found = content.remarks(content.load_set(write(tmp_path, text)))
    assert sum("no tile of kind military" in remark for remark in found) == 4
