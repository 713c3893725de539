"""The default sets keep to every fact of the rulebooks; a set that contradicts one is caught."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nations.games.dice.edition import EDITION as DICE
from nations.games.kark.content import load_set
from nations.games.kark.edition import EDITION as KARK
from nations.sets.facts import Check, holds

EDITIONS: dict[str, Any] = {"dice": DICE, "kark": KARK}
Plant = Callable[[dict[str, Any]], object]


def shown(game: str) -> dict[str, Any]:
    """The default set of a game as facts see it, to be changed."""
    edition = EDITIONS[game]
    seen = edition._shown(edition._content.load_set(None))
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seen))
    return data


def put(*path: str | int, to: object) -> Plant:
    """Another value at a place."""

    def plant(data: dict[str, Any]) -> None:
        table: Any = data
        for name in path[:-1]:
            table = table[name]
        table[path[-1]] = to

    return plant


def alter(rows: str, new: dict[str, Any], **values: Any) -> Plant:
    """Other values in all rows that have some."""

    def plant(data: dict[str, Any]) -> None:
        for one in data[rows]:
            if all(one[name] == value for name, value in values.items()):
                one |= new

    return plant


def face(colour: str, new: dict[str, Any], **values: Any) -> Plant:
    """Another face in place of all that show something."""

    def plant(data: dict[str, Any]) -> None:
        faces = data["faces"][colour]
        data["faces"][colour] = [
            new if all(one[name] == value for name, value in values.items()) else one
            for one in faces
        ]

    return plant


def fewer_currencies(data: dict[str, Any]) -> None:
    for colour, faces in data["faces"].items():
        data["faces"][colour] = [{**one, "count": min(one["count"], 2)} for one in faces]


GOLD, BOOK = {"resource": "gold", "count": 1}, {"resource": "book", "count": 1}

PLANTED: dict[str, dict[str, list[Plant]]] = {
    "dice": {
        "dice-in-the-box": [put("box", "dice", "red", to=9)],
        "chits-in-the-box": [put("box", "chits", "gold", to=8)],
        "tiles-of-an-age": [alter("tiles", {"age": 2}, id="sun-tzu")],
        "events-of-an-age": [alter("events", {"age": 4}, age=3)],
        "points-of-an-event": [put("layout", "event_points", "3", to=2)],
        "rows-and-columns": [
            put("layout", "prices", to=[2, 3, 4]),
            put("layout", "columns", "3", to=4),
        ],
        "hall-of-fame": [put("layout", "fame", "Victoria", to=24)],
        "what-an-advisor-shows": [alter("tiles", {"vp": 0}, id="mahatma-gandhi")],
        "one-orange-die": [alter("tiles", {"colour": "white"}, colour="orange", dice=1)],
        "two-orange-dice": [alter("tiles", {"dice": 1}, colour="orange")],
        "two-gold-on-orange": [face("orange", GOLD, resource="gold", count=2)],
        "three-on-a-face": [fewer_currencies],
        "white-faces": [
            put("faces", "white", 0, "count", to=2),
            put("faces", "white", 0, to=BOOK),
            put("faces", "white", 5, to=BOOK),
        ],
        "orange-resources": [
            put("faces", "orange", 0, to=BOOK),
            face("orange", GOLD, resource="food"),
        ],
        "blue-resources": [put("faces", "blue", 0, to=GOLD), face("blue", BOOK, resource="stone")],
        "red-resources": [put("faces", "red", 0, to=GOLD), put("faces", "red", 4, to=GOLD)],
        "three-strength-on-red": [face("red", {"resource": "strength", "count": 2}, count=3)],
        "named-advisors": [
            alter("tiles", {"name": "Sunzi"}, id="sun-tzu"),
            alter("tiles", {"kind": "wonder"}, id="elizabeth"),
        ],
        "named-wonders": [alter("tiles", {"kind": "colony"}, id="suez-canal")],
    },
    "kark": {
        "figures": [put("pieces", "leaders", "king", to=3), put("pieces", "agents", to=2)],
        "stocks": [
            put("pieces", "tankers", to=20),
            put("pieces", "pipelines", to=11),
            put("pieces", "money", to=141),
        ],
        "countries": [
            alter("countries", {"derricks": 3}, id="hadramar"),
            alter("countries", {"type": "coastal"}, id="beni-suhar"),
            alter("countries", {"derricks": 2}, type="canal"),
            lambda data: data["countries"].append(data["countries"][0]),
        ],
        "names": [
            alter("countries", {"name": "Uria"}, id="uor"),
            alter("countries", {"name": "Akar"}, id="abu-akar"),
        ],
        "start": [put("start", "cash", to=10)],
        "first-pipeline": [put("laid", to=[]), put("laid", 0, "inland", to="Beni Suhar")],
        "prices-of-leaders": [put("prices", "step", "dictator", to=2)],
        "prices-of-trade": [
            put("prices", "tanker_buy", to=4),
            put("prices", "tanker_sell", to=2),
            put("prices", "pipeline", to=2),
        ],
        "incomes": [put("prices", "income", "president", to=3)],
        "five-steps": [put("examples", "five_steps", "king", to=5)],
        "seven-steps": [
            lambda data: data["examples"]["marches"].remove({"steps": 7, "king_pays": 14})
        ],
        "situations": [put("examples", "situations", "D", to=5)],
    },
}
CASES = [
    (game, fact, plant)
    for game, facts in PLANTED.items()
    for fact, plants in facts.items()
    for plant in plants
]


@pytest.mark.parametrize("game", EDITIONS)
def test_the_default_set_keeps_to_every_fact(game: str) -> None:
    edition = EDITIONS[game]
    assert edition.contradicted(None, "en") == []
    assert [fact.id for fact in edition.facts.fact] == [*PLANTED[game]], "each has a planted set"


@pytest.mark.parametrize(("game", "known", "plant"), CASES, ids=[f"{g}-{i}" for g, i, _ in CASES])
def test_a_set_that_contradicts_a_fact_is_caught(game: str, known: str, plant: Plant) -> None:
    data, facts = shown(game), EDITIONS[game].facts
    assert facts.broken(data) == []
    plant(data)
    assert known in [fact.id for fact in facts.broken(data)]


@pytest.mark.parametrize("game", EDITIONS)
def test_a_fact_names_a_rule_and_speaks_both_languages(game: str) -> None:
    edition = EDITIONS[game]
    for fact in edition.facts.fact:
        assert fact.rule in edition.rules("en")
        said = [edition.facts.say(fact, lang) for lang in ("en", "de")]
        assert said[0] != said[1]
        assert all(line.startswith(f"{fact.rule}: ") and line.endswith(")") for line in said)
        assert fact.checks
    used = {fact.source for fact in edition.facts.fact}
    assert used == edition.facts.sources.keys(), "every source is one of some fact"


def test_examples_of_kark_follow_from_the_set_and_not_from_the_facts() -> None:
    """K-X1, K-X2, K-X3: dearer steps and poorer oil change what the examples come to."""
    default = load_set()
    prices = msgspec.structs.replace(
        default.prices,
        step={**default.prices.step, "king": 3},
        income=dict.fromkeys(default.prices.income, 1),
    )
    found = KARK._shown(msgspec.structs.replace(default, prices=prices))
    broken = [fact.id for fact in KARK.facts.broken(found)]
    assert broken == ["prices-of-leaders", "incomes", "five-steps", "seven-steps", "situations"]


def test_a_check_looks_at_values_at_rows_and_at_all_of_them() -> None:
    data = {"a": {"b": [{"n": 1, "k": "x"}, {"n": 2, "k": "y"}]}}
    assert holds(Check("a.b", where={"n": [1, 2]}, least=2, most=2), data)
    assert not holds(Check("a.b", where={"k": "x"}, most=0), data)
    assert holds(Check("a.*", where={"k": "y"}, only={"n": 2}, least=1), data)
    assert not holds(Check("a.*", only={"n": 2}), data)
    assert not holds(Check("a.b", where={"n": 3}, least=1), data)
    assert holds(Check("a", equals={"b": data["a"]["b"]}), data)


def earlier(name: str) -> Path:
    package = files("nations.games.dice")
    return Path(str(package / "data" / "sets" / "earlier" / f"reconstruction-{name}.toml"))


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "some building gives two orange dice"), ("de", "zwei orangefarbene Würfel bringt")],
)
def test_D_X1_the_fourth_draft_contradicts_the_picture_example(lang: str, words: str) -> None:
    (said,) = DICE.contradicted(earlier("r4"), lang)
    assert said.startswith("D-X1: ")
    assert words in said
    assert DICE.contradicted(earlier("r2"), lang) == []
