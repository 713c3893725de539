"""What the tables of a set file may hold: every field with its rule, and the check of them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from nations.edition.words import words
from nations.games.kark.board_checks import (
    ARROW,
    COUNTRY,
    COUNTRY_ID,
    LINK,
    SLUG,
    check_board,
)
from nations.sets import checks
from nations.sets.checks import FieldRule, check_fields, check_origin, one_of, rows, text, whole
from nations.sets.file import Document, LineNumbers, Mistakes, TableHeader

LEADER_NAMES = ("king", "president", "dictator", "guerrilla")
EFFECT_NAMES = ("cash", "advance", "withdraw", "lose-tanker", "coup", "retreat")
ANY = "any"
LeaderName = Annotated[str, words("Kind", LEADER_NAMES)]
LeaderOrAny = Annotated[str, words("KindOrAny", (*LEADER_NAMES, ANY))]
EffectName = Annotated[str, words("Effect", EFFECT_NAMES)]
LEADERS_EACH = 6  # K-C1: what a player has of all types together
MOST_CARDS = 40


def _each_leader(low: int, high: int) -> FieldRule:
    one = whole(low, high)

    def holds(value: Any) -> bool:
        return (
            isinstance(value, dict)
            and value.keys() == set(LEADER_NAMES)
            and all(map(one.holds, value.values()))
        )

    return FieldRule(f"{one.expected} for each of {', '.join(LEADER_NAMES)}", holds)


def _leaders() -> FieldRule:
    each = _each_leader(0, LEADERS_EACH)
    return FieldRule(
        f"{each.expected}, {LEADERS_EACH} in all",
        lambda v: each.holds(v) and sum(v.values()) == LEADERS_EACH,
    )


def _are_steps(value: Any) -> bool:
    one = whole(1, 20)
    pair = isinstance(value, list) and len(value) == 2 and all(map(one.holds, value))
    return pair and value[0] <= value[1]


PRICES = {
    "step": _each_leader(1, 20),
    "income": _each_leader(0, 20),
    "tanker_buy": whole(1, 20),
    "tanker_sell": whole(0, 20),
    "pipeline": whole(1, 20),
}
PIECES = {
    "leaders": _leaders(),
    "agents": FieldRule("the number 1", lambda v: type(v) is int and v == 1),
    "tankers": whole(4, 99),
    "pipelines": whole(1, 99),
    "money": whole(1, 9999),
}
CARD = {
    "name": text(60),
    "name_de": text(60),
    "good": FieldRule("true or false", lambda v: isinstance(v, bool)),
    "effect": one_of(EFFECT_NAMES),
}
ORDERS = {
    "millions": FieldRule(
        "a whole number from -20 to 20, but not 0", lambda v: whole(-20, 20).holds(v) and v != 0
    ),
    "leader": one_of((*LEADER_NAMES, ANY)),
    "steps": FieldRule(
        "two whole numbers from 1 to 20, fewest and most steps, such as [1, 7]", _are_steps
    ),
}
USUAL_STEPS = (1, 7)
"""K-D6, K-D7a: how far a card sends a leader that does not say it."""
ORDERS_OF: Mapping[str, tuple[str, ...]] = {
    "cash": ("millions",),
    "advance": ("leader", "steps"),
    "retreat": ("leader", "steps"),
    "withdraw": ("leader",),
    "lose-tanker": (),
    "coup": (),
}
ORIGIN = checks.origin("name")
OPTIONAL = frozenset({"name_de", "points", "steps", *ORIGIN})
TABLES = {
    "set": dict,
    "sources": dict,
    "prices": dict,
    "pieces": dict,
    "country": list,
    "arrow": list,
    "link": list,
    "card": list,
}


def fields_of(effect: str) -> tuple[str, ...]:
    """The fields with values of a card with this effect."""
    return (*CARD, *ORDERS_OF[effect])


def problems(document: Document, lines: LineNumbers) -> list[str]:
    """All that is wrong with a document, a line of text each, in the order of the file."""
    report = Mistakes(lines)
    checks.check_frame(report, document, TABLES)
    for at, row, rules in _plain_tables(document):
        check_fields(report, at, row, {**rules, **ORIGIN}, OPTIONAL)
        check_origin(report, at, row, [field for field in rules if field != "id"], document)
    for at, card in rows(document, "card"):
        _check_card(report, at, card, document)
    _check_deck(report, document)
    checks.check_ids(report, document, ("country", "card"))
    check_board(report, document)
    return report.problems()


def _plain_tables(
    document: Document,
) -> Iterator[tuple[TableHeader, Document, Mapping[str, FieldRule]]]:
    """The tables whose fields are always the same, each with the rules of its fields."""
    for name, rules in (("prices", PRICES), ("pieces", PIECES)):
        if isinstance(document.get(name), dict):
            yield TableHeader(name, 0, name), document[name], rules
    for name, rules in (
        ("country", {"id": COUNTRY_ID} | COUNTRY),
        ("arrow", ARROW),
        ("link", LINK),
    ):
        for at, row in rows(document, name):
            yield at, row, rules


def _check_card(report: Mistakes, at: TableHeader, card: Document, document: Document) -> None:
    effect = card.get("effect")
    sure = CARD["effect"].holds(effect)
    orders = ORDERS_OF[str(effect)] if sure else tuple(ORDERS)
    misfits = checks.check_fitting(report, at, card, "effect", ORDERS_OF)
    rules = {"id": SLUG} | CARD | {field: ORDERS[field] for field in orders} | ORIGIN
    optional = OPTIONAL if sure else OPTIONAL | ORDERS.keys()
    check_fields(report, at, card, rules, optional, passed_over=misfits)
    check_origin(report, at, card, (*CARD, *orders), document)


def _check_deck(report: Mistakes, document: Document) -> None:
    """K-C2: some cards, but no more than the table has room for."""
    if isinstance(document.get("card"), list):
        found = len(list(rows(document, "card")))
        if not 1 <= found <= MOST_CARDS:
            what = f"expected 1 to {MOST_CARDS} of them, found {found}"
            report.add(TableHeader("card", 0, "cards"), what)
