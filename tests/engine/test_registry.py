"""The registry finds games and bots, and says what there is when it does not."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from nations import registry
from nations.bots.bot import make_bot
from nations.contract import Drawing, Judging, Notation, Numbered
from nations.errors import BadFile, BadSeats, UnknownName

DEFAULT = Path(str(files("nations.games.dice") / "data/sets/reconstruction.toml"))


def test_the_dice_game_has_every_optional_protocol() -> None:
    game = registry.load("dice").game(2, {}, None)
    for protocol in (Notation, Numbered, Judging, Drawing):
        assert isinstance(game, protocol), protocol.__name__


def test_an_unknown_game_names_what_there_is() -> None:
    with pytest.raises(UnknownName, match=r"unknown game 'dise'; did you mean 'dice'\?"):
        registry.load("dise")


def test_an_unknown_bot_names_what_there_is() -> None:
    game = registry.load("dice").game(2, {}, None)
    with pytest.raises(UnknownName, match="possible: easy, normal, hard, expert, greedy, "):
        make_bot("genius", game, "1")


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_seats_are_1_to_4(seats: int) -> None:
    with pytest.raises(BadSeats, match="1 to 4"):
        registry.load("dice").game(seats, {}, None)


def test_unknown_options_and_values_are_refused() -> None:
    edition = registry.load("dice")
    with pytest.raises(UnknownName, match="unknown option 'suply'"):
        edition.game(2, {"suply": "limited"}, None)
    with pytest.raises(UnknownName, match="possible: limited, unlimited"):
        edition.game(2, {"supply": "endless"}, None)


def test_terms_of_another_set_or_newer_rules_are_refused() -> None:
    terms = registry.load("dice").game(2, {}, None).terms
    assert registry.game_of(terms).terms == terms
    other = msgspec.structs.replace(terms.content, digest="0" * 12)
    with pytest.raises(BadFile, match="--set PATH"):
        registry.game_of(msgspec.structs.replace(terms, content=other))
    with pytest.raises(BadFile, match="update"):
        registry.game_of(msgspec.structs.replace(terms, rules=99))


def test_a_game_of_an_earlier_set_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = registry.load("dice")
    before = tmp_path / "before.toml"
    text = DEFAULT.read_text("utf-8")
    before.write_text(re.sub(r"\nfood\s+= 3", "\nfood = 2", text, count=1), "utf-8")
    terms = edition.game(2, {}, before).terms
    assert terms.content.digest != edition.content(None).digest
    with pytest.raises(BadFile, match="--set PATH"):
        registry.game_of(terms)
    monkeypatch.setattr(edition, "_earlier", {terms.content.digest: before})
    assert registry.game_of(terms).terms == terms
    assert registry.set_of(terms) == before
    assert registry.set_of(edition.game(2, {}, None).terms) is None
    assert registry.set_of(terms, Path("given")) == Path("given")
