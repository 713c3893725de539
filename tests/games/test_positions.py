"""Pasted positions: items in any order, and a refusal that names the part for all that cannot be.

A few thousand damaged positions with every `make test`; `NATIONS_DAMAGED_POSITIONS=200000` tries so
many of each game. Each is refused clearly, or plays to the end with every index checked.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from games.damaged import check, real_positions, reason_of, try_positions

from nations.errors import BadNotation
from nations.games.dice import position as dice_position
from nations.games.kark import position as kark_position
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

POSITIONS = int(os.environ.get("NATIONS_DAMAGED_POSITIONS", "3000"))
PLANTED = 1500
MODULES = {"dice": dice_position, "kark": kark_position}
PRINTED = "printed.1+printed.1+printed.1+printed.1+printed.1"


def dice(seats: int = 2, **options: str) -> Any:
    return load("dice").game(seats, options, None)


def kark(seats: int = 2, **options: str) -> Any:
    return load("kark").game(seats, options, None)


def acting() -> str:
    """Two nations in the first round, the first at turn, with every part spelled out."""
    tiles = [tile.id for tile in dice().content.tiles if tile.age == 1]
    event = next(one.id for one in dice().content.events if one.age == 1)
    first = f"0.1.0.1/wG*4+wF/-/-/gold+reroll/-/{PRINTED}/-.0/-/-"
    second = f"0.3.0.0/-/w*5/-/gold+reroll/-/{PRINTED}/-.0/-/-"
    return f"1 acting 0 01 {event} 0 {','.join(tiles[:9])} {first} {second} -"


def tile(age: int, kind: str, at: int = 0) -> str:
    tiles = dice().content.tiles
    found: str = [one.id for one in tiles if one.age == age and one.kind == kind][at]
    return found


def event(age: int) -> str:
    found: str = next(one.id for one in dice().content.events if one.age == age)
    return found


def stage() -> str:
    """Two powers in the second round, the first moves its agent, with every part spelled out."""
    first = "5.0.1.0/qasira.0/k@qasira.0+k@reserve+p@reserve+p@reserve+d@reserve+g@reserve/north*1"
    second = "6.0.1.0/uor.0/k@uor.0+k@reserve+p@reserve+p@reserve+d@reserve+g@reserve/hand*1"
    laid = "+".join(str(at) for at, link in enumerate(kark().content.links) if link.laid) or "-"
    return f"agent 0.0.2.0.0.0 {first} {second} {laid} - - - 0.0.0.0.0.0.0.0"


# Any order


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("wG*4+wF", "wF+wG*4"),
        ("wG*4+wF", "wG+wF+wG*3"),
        ("gold+reroll", "reroll+gold"),
        (" 0 01 ", "   0  01\t"),
    ],
)
def test_items_of_the_dice_game_may_come_in_any_order(old: str, new: str) -> None:
    game, line = dice(), acting()
    assert old in line
    assert game.read_position(line.replace(old, new)) == game.read_position(line)


def test_developments_may_come_in_any_order() -> None:
    game = dice()
    mill = tile(1, "building")
    made = next(one for one in game.content.tiles if one.id == mill)
    letter = "wobr"[("white", "orange", "blue", "red").index(made.colour)]
    dice_of = {"w": 4} | {letter: (4 if letter == "w" else 0) + made.dice}
    held = "+".join(f"{colour}*{count}" for colour, count in dice_of.items())
    later = acting().replace("1 acting 0 01", "2 rolling 0 01").replace(event(1), event(2))
    board = ",".join(one.id for one in [t for t in game.content.tiles if t.age == 2][:9])
    parts = later.split(" ")
    parts[6], first = board, f"{mill}.{made.dice}+printed.1+printed.1+printed.1+printed.1"
    parts[7] = f"0.1.0.0/-/{held}/-/gold+reroll/-/{first}/-.0/-/-"
    moved = parts[7].replace(f"{mill}.{made.dice}+printed.1", f"printed.1+{mill}.{made.dice}")
    mixed = [*parts[:7], moved, *parts[8:]]
    assert mixed != parts
    assert game.read_position(" ".join(mixed)) == game.read_position(" ".join(parts))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("d@reserve+g@reserve", "g@reserve+d@reserve"),
        ("k@qasira.0+k@reserve+p@reserve", "p@reserve+k@qasira.0+k@reserve"),
        ("north*1", "north"),
    ],
)
def test_items_of_the_game_of_nations_may_come_in_any_order(old: str, new: str) -> None:
    game, line = kark(), stage()
    assert old in line
    assert game.read_position(line.replace(old, new)) == game.read_position(line)


# Refusals


WRONG_DICE = [
    ("1 acting", "foo", "parts are needed"),
    ("1 acting", "5 acting", "the age"),
    ("acting 0", "acting 7", "the place at turn"),
    ("acting", "actin", "did you mean 'acting'"),
    ("acting", "round_end", "waits for nothing"),
    ("acting", "removing", "alone"),
    ("acting", "studying", "passed"),
    ("0 01", "0 0", "misses seat 1"),
    ("0 01", "0 00", "twice"),
    ("0 01", "0 02", "the player order"),
    ("wG*4+wF", "wG*9", "9 dice 'w'"),
    ("wG*4+wF", "wG*4+wQ", "unused dice"),
    ("wG*4+wF", "wG*4+", "unused dice"),
    ("wG*4+wF", "wG*-4", "unused dice"),
    ("wG*4+wF", "wG*4+bB", "dice 'w'"),
    ("gold+reroll", "gold*2+reroll", "chits 'gold'"),
    ("gold+reroll", "gold", "chits 'reroll'"),
    ("0.1.0.1", "9.1.0.1", "VP"),
    ("0.1.0.1", "0.2.0.1", "books"),
    ("0.1.0.1", "0.1.1.1", "passed"),
    ("0.1.0.1", "0.1.0.0", "rolled"),
    ("0.3.0.0", "0.3.1.0", "nobody rolls or passes"),
    ("printed.1", "printed.2", "printed"),
    (f"{PRINTED}/", "printed.1/", "developments"),
    ("/-.0/", "/-.1/", "advisor"),
    ("/-.0/", "/-/", "advisor"),
    (" -", " last=3", "'last' has no meaning"),
    (" -", " foo=3", "the move under way"),
    (" -", " last=3,last=3", "twice"),
    (" 0 ", " 1 ", "the shadow"),
]


@pytest.mark.parametrize(("old", "new", "part"), WRONG_DICE)
def test_what_no_dice_game_comes_to_is_refused_by_its_part(old: str, new: str, part: str) -> None:
    game, line = dice(), acting()
    assert game.read_position(line)
    before, found, after = line.rpartition(old) if old == " -" else line.partition(old)
    if old == " 0 ":
        before, found, after = line.rpartition(old)
    assert found
    with pytest.raises(BadNotation, match="not a position of this game") as refusal:
        game.read_position(before + new + after)
    assert part in str(refusal.value)


def test_tiles_and_events_of_another_age_or_place_are_refused() -> None:
    game, line = dice(), acting()
    first = line.split()[6].split(",")[0]
    taken = line.replace(f"{first},", "-,")
    cases = {
        line.replace(event(1), event(3)): "is of age 3",
        line.replace(f"{first},", f"{tile(2, 'building')},"): "is of age 2",
        line.replace("/-.0/-/-", f"/-.0/-/{first}", 1): "in two places",
        taken.replace("/-.0/-/-", f"/{first}.0/-/-", 1): "is no advisor",
        taken.replace("/-.0/-/-", f"/-.0/{first}/-", 1): "is no wonder",
        line.replace("/-.0/-/-", f"/-.0/-/{tile(3, 'colony')}", 1): "age 3",
    }
    for text, part in cases.items():
        with pytest.raises(BadNotation) as refusal:
            game.read_position(text)
        assert part in str(refusal.value), text


WRONG_KARK = [
    ("agent", "foo", "the phase"),
    ("agent", "turn_start", "waits for nothing"),
    ("agent", "placing", "first"),
    ("agent", "card", "drawn"),
    ("agent", "coup", "the card"),
    ("agent 0.0.2", "agent 3.0.2", "no seat 3"),
    ("agent 0.0.2", "agent 0.0.0", "rounds"),
    ("agent 0.0.2.0", "agent 0.0.2.2", "quiet"),
    ("agent 0.0.2.0.0.0", "agent 0.0.2.0.0.4", "the deck"),
    ("agent 0.0.2.0.0.0", "agent 0.0.2.0.0", "the head"),
    ("5.0.1.0", "5.1.1.0", "with one player left"),
    ("5.0.1.0", "5.0.0.0", "first turn"),
    ("5.0.1.0", "9999.0.1.0", "millions"),
    ("5.0.1.0", "-5.0.1.0", "cash"),
    ("5.0.1.0", "5.0.1.3", "stuck"),
    ("k@uor.0", "k@qasira.0", "two leaders"),
    ("k@uor.0", "k@atlantis", "leaders"),
    ("k@uor.0", "d@uor.0", "leaders"),
    ("+g@reserve", "", "leaders"),
    ("north*1", "north*99", "tankers"),
    ("north*1", "hand*2", "in hand"),
    ("north*1", "north*2", "cannot be bought by round 2"),
    ("0.0.0.0.0.0.0.0", "1.0.0.0.0.0.0.0", "the deck"),
    ("0.0.0.0.0.0.0.0", "0.1.0.0.0.0.0.0", "the leader action"),
    ("0.0.0.0.0.0.0.0", "0.0.0.0.0.1.0.0", "asked to stop"),
    ("0.0.0.0.0.0.0.0", "0.0.0.0.0.0.0.9", "over"),
]


@pytest.mark.parametrize(("old", "new", "part"), WRONG_KARK)
def test_what_no_game_of_nations_comes_to_is_refused_by_its_part(
    old: str, new: str, part: str
) -> None:
    game, line = kark(), stage()
    assert game.read_position(line)
    assert old in line
    with pytest.raises(BadNotation, match="not a position of this game") as refusal:
        game.read_position(line.replace(old, new, 1))
    assert part in str(refusal.value)


def test_K_E1i_skips_are_counted_only_where_somebody_short_of_money_stays() -> None:
    line = stage().replace("0.0.2.0.0.0", "0.0.3.0.0.0").replace("5.0.1.0", "1.0.1.1", 1)
    assert kark().read_position(line)
    for game in (kark(ruin="cannot_pay"), kark(stuck="stays")):
        with pytest.raises(BadNotation, match="skips are not counted here"):
            game.read_position(line)


@pytest.mark.parametrize("text", ["", "-", "foo", "/" * 5000, "9" * 9000, "1 " * 40, "٣ acting"])
@pytest.mark.parametrize("game", [dice(), dice(4), kark(), kark(4)])
def test_nonsense_is_refused(game: Any, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        game.read_position(text)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(("supply", "accepted"), [("limited", False), ("unlimited", True)])
def test_the_box_counts_where_the_supply_is_limited(supply: str, accepted: bool) -> None:
    """D-C2a: four nations have all twenty white dice of the box at the start."""
    game = dice(4, supply=supply)
    seats = [f"0.{at + 1}.0.0/-/w*5/-/gold+reroll/-/{PRINTED}/-.0/-/-" for at in range(4)]
    assert game.read_position(" ".join(["1 laying 0 0123 - 0", ",".join(["-"] * 12), *seats, "-"]))
    white = next(one for one in game.content.tiles if one.colour == "white" and one.dice == 2)
    seats[0] = seats[0].replace("w*5", "w*6").replace("printed.1", f"{white.id}.2", 1)
    line = ["4 laying -1 0123 - 0", ",".join(["-"] * 12), *seats, "-"]
    if accepted:
        assert game.read_position(" ".join(line))
    else:
        with pytest.raises(BadNotation, match="more than the box holds"):
            game.read_position(" ".join(line))


# Damage


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("dice", marks=pytest.mark.xdist_group("bounds-dice")),
        pytest.param("kark", marks=pytest.mark.xdist_group("bounds-kark")),
    ],
)
def test_damaged_positions_are_refused_or_play_to_the_end(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NATIONS_BOUNDS", "on")
    found = try_positions(name, POSITIONS)
    with capsys.disabled():
        if POSITIONS > 10_000:
            print(f"\n{name}: {found}, {found.checked} under check_game")  # noqa: T201
    assert found.tried == found.accepted + found.reasons.total()
    assert found.checked > 0
    assert len(found.reasons) > 50
    assert found.accepted > POSITIONS // 100


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_a_validator_that_lets_everything_pass_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MODULES[name], "check_table", lambda *_: None)
    with pytest.raises(Exception) as noticed:  # noqa: PT011 - an assertion, an index, a refusal
        try_positions(name, PLANTED, compiled=False)
    assert not isinstance(noticed.value, BadNotation)


def test_a_decision_without_moves_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_position, "check_choice", lambda *_: None)
    line = acting().replace("wG*4+wF/-/-/gold+reroll/-", "-/-/w*5/-/gold+reroll")
    assert dice().read_position(line)
    with pytest.raises(AssertionError):
        assert len(dice().turn(dice().read_position(line)).moves) > 1
    monkeypatch.undo()
    with pytest.raises(BadNotation, match="waits for a choice"):
        dice().read_position(line)


def test_positions_that_are_accepted_keep_the_contract() -> None:
    assert check(dice(), acting()).games == 1
    assert check(kark(round_limit="5"), stage()).games == 1


def test_reasons_are_told_apart_by_their_words() -> None:
    assert reason_of("nation 3: 'wQ' is unknown") == reason_of("nation 1: 'oX' is unknown")


# Beginning from one


@pytest.mark.parametrize(("game", "line"), [(dice(), acting()), (kark(), stage())])
def test_a_match_from_a_position_goes_back_to_it(game: Any, line: str) -> None:
    placed = game.begun_at(line)
    assert (placed.terms.position, game.terms.position) == (
        game.write_position(placed.start()),
        None,
    )
    match: Match[Any] = Match(placed, Seeded("1"))
    for _ in range(3):
        match.play(match.turn.moves[-1])  # type: ignore[union-attr]  # a decision
        match.deal()
    match.rewind(0)
    assert match.state == game.read_position(line)
    assert game.start() != match.state


@pytest.mark.parametrize("name", ["dice", "kark"])
def test_nothing_begins_after_the_end(name: str) -> None:
    game, lines = real_positions(name)[0]
    assert game.read_position(lines[-1])
    with pytest.raises(BadNotation, match="is over"):
        game.begun_at(lines[-1])
