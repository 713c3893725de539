"""All material can be looked at, and what is said of where it is agrees with the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nations.contract import Chance, Decision, Over
from nations.edition.catalogue import Catalogued, Chapter
from nations.games.dice.content import load_set as dice_set
from nations.games.dice.state import Place
from nations.games.kark.content import load_set as kark_set
from nations.i18n import LANGUAGES, voice
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

STATUSES = {"dice": ("reconstructed", "rekonstruiert"), "kark": ("in the rulebook", "Spielregel")}


def chapters(game: str, lang: str, match: Match[Any] | None = None) -> list[Chapter]:
    edition = load(game)
    rules = match.game if match else edition.game(edition.seats[0], {}, None)
    assert isinstance(rules, Catalogued)
    return rules.catalogue(match.view(None) if match else None, voice(lang, edition))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_listed_once(lang: str) -> None:
    dice, kark = dice_set(), kark_set()
    names = [one.name for chapter in chapters("dice", lang) for one in chapter.entries]
    things: list[Any] = [*dice.tiles, *dice.events]
    for thing in things:
        assert names.count(thing.name_de if lang == "de" else thing.name) == 1
    names = [one.name for chapter in chapters("kark", lang) for one in chapter.entries]
    others: list[Any] = [*kark.countries, *kark.cards]
    for each in others:
        assert names.count(each.name_de if lang == "de" else each.name) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["dice", "kark"])
def test_every_value_has_a_status(game: str, lang: str) -> None:
    told = [one.status for chapter in chapters(game, lang) for one in chapter.entries]
    assert all(told)
    assert any(STATUSES[game][lang == "de"] in status for status in told)


def test_the_faces_of_every_die_are_six() -> None:
    for chapter in chapters("dice", "en")[:4]:
        assert sum(int(one.about.split()[0]) for one in chapter.entries) == 6


def test_what_one_value_is_known_from_is_told_apart() -> None:
    tiles = {one.name: one for chapter in chapters("dice", "en") for one in chapter.entries}
    assert tiles["Sun Tzu"].status == "reconstructed; known: name, kind"
    assert tiles["Legion"].status == "reconstructed"
    assert dice_set().origins["faces.orange"] == {"": "reconstructed", "face2": "stated"}


WHERE = {
    "on the progress board": Place.BOARD,
    "held by": Place.HELD,
    "may still come": Place.STACK,
}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_where_tiles_are_agrees_with_the_table(seats: int) -> None:
    """Over a whole game: what the catalogue says from the view is what the state knows."""
    match: Match[Any] = Match(load("dice").game(seats, {}, None), Seeded("box"))
    seen = set()
    ids = {tile.name: at for at, tile in enumerate(dice_set().tiles)}
    for step in range(400):
        match.deal()
        if isinstance(match.turn, Over):
            break
        assert not isinstance(match.turn, Chance)
        if step % 5 == 0:
            for chapter in chapters("dice", "en", match):
                for one in chapter.entries:
                    if one.name in ids:
                        place = int(match.state.tiles[ids[one.name]])
                        seen.add(checked(one.place, place, one.name, match.state.age))
        assert isinstance(match.turn, Decision)
        match.play(match.turn.moves[step % len(match.turn.moves)], match.turn.seat)
    assert {"on the progress board", "held by", "may still come", "out"} <= seen


def checked(said: str, place: int, name: str, age: int) -> str:
    """The sort of place that is said, if the state says the same."""
    for words, meant in WHERE.items():
        if said.startswith(words):
            assert place >= Place.HELD if meant == Place.HELD else place == meant, (name, said)
            if meant == Place.STACK:
                assert {one.name: one.age for one in dice_set().tiles}[name] > age
            return words
    if said:
        assert said == "out of this game"
        assert place in (Place.STACK, Place.OUT)
    return "out" if said else "in hand"


LEAVING = ("Resign", "ProposeStop", "Agree", "Skip")
"""Moves that end a game early."""


def test_cards_that_were_not_seen_stay_in_the_order_of_the_box() -> None:
    """K-C6: nothing is told of the order of the deck before it is known."""
    options = {"round_limit": "40"}
    match: Match[Any] = Match(load("kark").game(3, options, None), Seeded("box"))
    ways, chosen = set(), Random(4)
    for step in range(60):
        match.deal()
        if not isinstance(match.turn, Decision) or "seen" in ways:
            break
        view: Any = match.view(None)
        if step % 20 == 0 or view.seen:
            cards = chapters("kark", "en", match)[-1].entries
            for card, entry in zip(kark_set().cards, cards, strict=True):
                assert (entry.place == "still unseen") == (card.id in view.unseen)
                ways.add(entry.place)
        staying = [one for one in match.turn.moves if type(one).__name__ not in LEAVING]
        match.play(chosen.choice(staying or list(match.turn.moves)), match.turn.seat)
    assert {"seen", "still unseen"} <= ways
