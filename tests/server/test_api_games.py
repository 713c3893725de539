"""What can be played, over HTTP: games, rules, content sets."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.background import Asked, in_background

from nations.registry import GAMES, found, load


def test_the_server_is_there(server: Asked) -> None:
    told = server.get("/health").json()
    assert told["status"] == "ok"
    assert told["version"]


def test_every_game_is_told_with_all_that_can_be_chosen(server: Asked) -> None:
    told = {one["name"]: one for one in server.get("/games").json()}
    assert set(told) == set(found(GAMES))
    for name, one in told.items():
        edition = load(name)
        assert one["seats"] == list(edition.seats)
        assert one["options"] == {key: list(values) for key, values in edition.options.items()}
        assert [each["digest"] for each in one["sets"]] == [edition.content(None).digest]
        assert one["sets"][0]["status"] == "reconstruction"
        assert {"greedy", "random"} <= set(one["bots"])


@pytest.mark.parametrize("game", ["dice", "kark"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_all_rules_in_both_languages(server: Asked, game: str, lang: str) -> None:
    told = server.get(f"/games/{game}/rules", params={"lang": lang}).json()
    assert [(one["id"], one["text"]) for one in told] == [
        (one.id, one.text) for one in load(game).rules(lang).values()
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_titles_and_honours_in_both_languages(server: Asked, lang: str) -> None:
    for one in server.get("/games", params={"lang": lang}).json():
        book = load(one["name"]).book(lang)
        assert one["title"] == book.title
        told = server.get(f"/games/{one['name']}/book", params={"lang": lang}).json()
        assert told == msgspec.to_builtins(book) | {"credits": told["credits"]}
        assert [each["name"] for each in told["credits"]] == [each.name for each in book.credits]
    assert server.get("/games/chess/book").status_code == 404


def test_the_browser_s_language_is_used_unless_another_is_asked_for(server: Asked) -> None:
    german = {"Accept-Language": "fr-CH, de-AT;q=0.9, en;q=0.8"}
    assert server.get("/games/dice/rules", headers=german).json()[0]["section"] == "Spielmaterial"
    both = server.get("/games/dice/rules", headers=german, params={"lang": "en"})
    assert both.json()[0]["section"] == load("dice").rules("en")["D-C0"].section


def content(server: Asked, game: str, lang: str) -> dict[str, Any]:
    told: dict[str, Any] = server.get(f"/games/{game}/content", params={"lang": lang}).json()
    return told


def test_the_tiles_can_be_drawn(server: Asked) -> None:
    english, german = content(server, "dice", "en"), content(server, "dice", "de")
    assert len(english["tiles"]) == 60
    assert len(english["events"]) == 12
    tile = {one["id"]: one for one in german["tiles"]}["hanging-gardens"]
    assert (tile["name"], tile["kind"], tile["stone"]) == ("Hängende Gärten", "wonder", 2)
    assert set(english["faces"]) == {"white", "orange", "blue", "red"}
    assert english["layout"]["prices"] == [1, 2, 3]
    assert english["layout"]["paid_with"]["colony"] == "strength"
    assert "name_de" not in tile
    assert {one["id"]: one["name"] for one in english["tiles"]} != {
        one["id"]: one["name"] for one in german["tiles"]
    }


def test_the_map_can_be_drawn(server: Asked) -> None:
    told = content(server, "kark", "de")
    layout, (x, y, wide, high) = told["layout"], told["layout"]["frame"]
    countries = {one["id"]: one for one in told["countries"]}
    assert set(layout["points"]) == set(layout["borders"]) == set(countries)
    for name, points in layout["points"].items():
        centre = countries[name]["centre"]
        assert len(points) == 8
        assert points[0] == pytest.approx([centre[0], centre[1] - layout["radius"]])
        assert all(x < px < x + wide and y < py < y + high for px, py in points)
    assert layout["north"][0][0] < layout["north"][-1][0]
    assert {"arrows", "links", "cards", "prices", "pieces"} <= set(told)


@pytest.mark.parametrize(
    ("path", "lang", "status", "text"),
    [
        ("/games/chess/rules", "de", 404, "Ein Spiel „chess“ gibt es hier nicht."),
        ("/games/chess/content", "en", 404, "There is no game “chess” here."),
        ("/games/dice/content?digest=0", "en", 404, "There is no content set 0"),
        ("/games/dice/content?digest=0", "de", 404, "Spielmaterial mit der Prüfsumme 0"),
        ("/games/dice/rules", "fr", 400, "The request does not fit"),
        (f"/games/{'x' * 41}/rules", "en", 400, "The request does not fit"),
    ],
)
def test_what_there_is_not(server: Asked, path: str, lang: str, status: int, text: str) -> None:
    mark = "&" if "?" in path else "?"
    answer = server.get(f"{path}{mark}lang={lang}")
    assert answer.status_code == status
    assert answer.json()["text"].startswith(text)
    assert answer.json()["code"] == ("UNKNOWN" if status == 404 else "BAD")


def own_set(folder: Path) -> Path:
    """The default set with one value changed."""
    shipped = files("nations.games.dice") / "data/sets/reconstruction.toml"
    text = re.sub(r"vp( *)= 1\b", r"vp\1= 2", shipped.read_text("utf-8"), count=1)
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_owner_s_set_is_offered_played_and_shown(tmp_path: Path) -> None:
    own = own_set(tmp_path)
    digest = load("dice").content(own).digest
    with in_background(tmp_path / "data", sets=(own,)) as server:
        dice = next(one for one in server.get("/games").json() if one["name"] == "dice")
        assert [one["digest"] for one in dice["sets"]][1:] == [digest]
        shown = server.get("/games/dice/content", params={"digest": digest}).json()
        assert shown["digest"] == digest
        made = server.create("Ada", content=digest)
        terms = server.get(f"/matches/{made['match']}").json()["terms"]
        assert terms["content"]["digest"] == digest
