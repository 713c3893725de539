"""Games of earlier versions of the rules are read for ever: to the same end, and to go on with.

The files were written by the program of their version. `ends.json` tells of each what it led to.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nations.contract import Decision, Over
from nations.errors import NationsError, UnknownName
from nations.games.kark.box import FIRST_VERSION
from nations.games.kark.edition import EDITION
from nations.games.kark.game import RULES_VERSION
from nations.games.kark.view import KarkView
from nations.match.dealer import Scripted, Seeded
from nations.match.log import read_file
from nations.match.match import Match, notation_of, replay, save
from nations.registry import game_of
from nations.room.proof import read_proof, records_of
from nations.room.records import Moved, Opened
from nations.room.room import Room

FOLDER = Path(__file__).parents[2] / "archive" / "kark_v1"
ENDS: dict[str, Any] = json.loads((FOLDER / "ends.json").read_text("utf-8"))
FILES = sorted(name for name, end in ENDS.items() if end)
SETS = {"exact": FOLDER / "exact_steps.toml", "falls": FOLDER / "falls.toml"}


def set_of(name: str) -> Path | None:
    return next((path for word, path in SETS.items() if word in name), None)


def replayed(name: str) -> Match[Any]:
    file = read_file(FOLDER / name)
    assert file.terms.rules == 1
    return replay(game_of(file.terms, set_of(name)), file, Scripted(()))


def told(match: Match[Any]) -> dict[str, Any]:
    """What a match has led to, in the words that version 1 had for it."""
    view = match.game.view(match.state, None)
    assert isinstance(view, KarkView)
    powers = view.powers
    end: dict[str, Any] = {
        "round": view.round,
        "at": view.at_turn,
        "cash": [power.cash for power in powers],
        "out": [power.out for power in powers],
        "board": [power.board for power in powers],
        "gone": [power.gone for power in powers],
        "tankers": [power.tankers for power in powers],
        "agents": [power.agent for power in powers],
        "rulers": view.rulers,
        "stock": view.stock,
        "pipelines": [*view.pipelines],
        "draws": view.draws,
    }
    turn = match.turn
    if isinstance(turn, Over):
        end["over"] = {
            "scores": [*turn.scores],
            "winners": [*turn.winners],
            "reason": turn.reason,
        }
    elif isinstance(turn, Decision):
        end["moves"] = sorted(map(notation_of(match.game).write_move, turn.moves))
    return end


def test_the_archive_has_all_seats_unfinished_games_and_other_sets() -> None:
    assert len(FILES) == 14
    assert {name[3] for name in FILES} == set("234")
    for word in ("exact", "falls", "unfinished"):
        assert [name for name in FILES if word in name]


@pytest.mark.parametrize("name", FILES)
def test_a_game_of_version_1_leads_to_the_same_end(name: str) -> None:
    match = replayed(name)
    assert told(match) == ENDS[name]
    assert match.game.terms.rules == RULES_VERSION
    assert FIRST_VERSION.items() <= match.game.terms.options.items()


def test_by_todays_reading_some_of_them_could_not_be_read() -> None:
    """So the options that version 1 meant are needed: without them games go wrong."""
    wrong: dict[str, list[str]] = {}
    for name in FILES:
        file = read_file(FOLDER / name)
        for option in ("ruin", "free_tanker", "reading"):
            meant = {key: value for key, value in FIRST_VERSION.items() if key != option}
            game = EDITION.game(file.terms.seats, meant | file.terms.options, set_of(name))
            try:
                same = told(replay(game, file, Scripted(()))) == ENDS[name]
            except NationsError:
                same = False
            if not same:
                wrong.setdefault(option, []).append(name)
    assert set(wrong) == {"ruin", "free_tanker", "reading"}


@pytest.mark.parametrize("name", [name for name in FILES if "unfinished" in name])
def test_an_unfinished_game_goes_on_and_is_kept_by_todays_version(
    name: str, tmp_path: Path
) -> None:
    match, random = replayed(name), Random(1)
    match.dealer = Seeded("on")
    for _ in range(30):
        match.deal()
        if isinstance(match.turn, Decision):
            match.play(random.choice(match.turn.moves))
    kept = save(match, read_file(FOLDER / name).players, "on")
    assert kept.terms.rules == RULES_VERSION
    again = replay(game_of(kept.terms, set_of(name)), kept, Scripted(()))
    assert told(again) == told(match)


def test_a_match_that_a_server_kept_is_told_again() -> None:
    records = records_of(read_proof(FOLDER / "proof_4p.json"))
    header = next(record for record in records if isinstance(record, Opened))
    assert header.terms.rules == 1
    room = Room(game_of(header.terms), header)
    for record in records[1:]:
        room.apply(record)
    assert len([record for record in records if isinstance(record, Moved)]) > 20
    assert isinstance(room.match.turn, Over)


def test_what_version_1_meant_is_offered_to_nobody() -> None:
    assert "reading" not in EDITION.options
    assert "reading" not in EDITION.game(2, {}, None).terms.options
    with pytest.raises(UnknownName, match="value of reading"):
        EDITION.game(2, {"reading": "3"}, None)


@pytest.mark.parametrize("seats", [2, 4])
def test_positions_of_version_1_are_read(seats: int) -> None:
    game = notation_of(EDITION.game(seats, {}, None))
    start = EDITION.game(seats, {}, None).start()
    now = game.write_position(start)
    then = now.replace(".0/", "/").replace("hand*1", "-")
    assert then != now
    assert game.read_position(then) == start
