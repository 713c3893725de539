"""Lessons and examples: every position and move is one of the game, and leads where it should."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nations.edition.lesson import Lesson, Step, Teaching, read
from nations.errors import NationsError
from nations.i18n import voice
from nations.registry import GAMES, found, load
from nations.room.room import Room
from nations.room.stage import Shown, opened, play, shown

TAUGHT = [name for name in found(GAMES) if isinstance(load(name), Teaching)]


def played(game: str, lesson: Lesson | None = None, lang: str = "en") -> list[Shown]:
    edition: Any = load(game)
    return list(shown(edition, lesson or edition.lesson, voice(lang, edition)))


def edited(game: str, at: str, **changes: Any) -> Lesson:
    """The lesson of a game with a step changed."""
    edition: Any = load(game)
    lesson: Lesson = edition.lesson
    replace = msgspec.structs.replace

    def step(one: Step) -> Step:
        return replace(one, **changes) if one.id == at else one

    scenes = tuple(replace(scene, step=tuple(map(step, scene.step))) for scene in lesson.scene)
    return replace(lesson, scene=scenes)


def test_both_games_are_taught() -> None:
    assert TAUGHT == ["dice", "kark"]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_is_played_by_the_rules_to_the_end_of_a_game(game: str, lang: str) -> None:
    steps = played(game, lang=lang)
    assert len(steps) > 12
    assert steps[-1].table.over is not None
    assert steps[-1].table.over.winners == (0,)
    assert len({one.step.id for one in steps}) == len(steps)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_asked_for_is_offered(game: str) -> None:
    for one in played(game):
        step, table = one.step, one.table
        assert step.points, step.id
        if step.move is not None:
            assert step.move in [offer.text for offer in table.offers], step.id
        elif step.items is not None:
            assert table.choice is not None, step.id


@pytest.mark.parametrize("game", TAUGHT)
def test_no_step_but_the_last_ends_the_game(game: str) -> None:
    assert [one.step.id for one in played(game) if one.table.over] == ["end"]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_of_a_step_are_rules_of_the_game(game: str) -> None:
    edition: Any = load(game)
    rules = edition.rules("en")
    named = [rule for one in played(game) for rule in one.step.rules]
    named += [rule for one in edition.primer.overview for rule in one.rules]
    assert named
    assert [rule for rule in named if rule not in rules] == []


@pytest.mark.parametrize(
    ("game", "at", "changes"),
    [
        ("dice", "buy", {"items": ("wF", "gold")}),
        ("dice", "buy", {"move": "buy:b1"}),
        ("dice", "famine", {"items": None}),
        ("dice", "return", {"then": ("die:oB",)}),
        ("dice", "gain", {"then": ("buy:a3",)}),
        ("dice", "end", {"move": "pass"}),
        ("kark", "war", {"move": "move:tel-marun.0>tel-marun.4"}),
        ("kark", "place", {"move": "place:king@nowhere"}),
        ("kark", "question", {"then": ("card:nothing",)}),
        ("kark", "close", {"items": ("x",)}),
    ],
)
def test_a_wrong_step_is_noticed(game: str, at: str, changes: dict[str, Any]) -> None:
    lesson = edited(game, at, **changes)
    with pytest.raises(NationsError):
        played(game, lesson)


def test_a_position_that_no_table_comes_to_is_noticed() -> None:
    edition: Any = load("dice")
    first, *others = edition.lesson.scene
    wrong = msgspec.structs.replace(first, position=first.position.replace("wF*2", "wF*3"))
    with pytest.raises(NationsError):
        played("dice", msgspec.structs.replace(edition.lesson, scene=(wrong, *others)))


def test_a_file_with_a_slip_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="poits"):
        read('seats = 2\n[[scene]]\nposition = ""\n[[scene.step]]\npoits = []\n', Lesson)


def example(game: str, at: str, moves: tuple[str, ...] | None = None) -> Room:
    """An example after its moves."""
    edition: Any = load(game)
    one = next(one for one in edition.primer.example if one.id == at)
    room = opened(edition, one.seats, one.position)
    play(room, one.moves if moves is None else moves)
    return room


def told(room: Room, kind: str) -> list[Any]:
    """The events of a kind."""
    return [one for news in room.news for one in news.events if type(one).__name__ == kind]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_example_of_the_rulebook_can_be_opened(game: str) -> None:
    edition: Any = load(game)
    rules = {one.id for one in edition.rules("en").values() if one.status == "example"}
    assert {one.rule for one in edition.primer.example} - {""} == rules
    for one in edition.primer.example:
        example(game, one.id)
        assert one.rule or (one.title and one.text and one.callout), one.id
    tables = {one.id for one in edition.primer.example}
    assert {one.table for one in edition.primer.overview} - {""} <= tables


def test_D_X1_the_example_returns_the_die_just_spent() -> None:
    room = example("dice", "D-X1")
    assert [one.colour for one in told(room, "UsedDieReturned")] == ["orange"]
    assert [(one.colour, one.count) for one in told(room, "DiceTaken")] == [("orange", 2)]


def test_D_X2_the_example_scores_3_2_0_0() -> None:
    assert sorted(one.vp for one in told(example("dice", "D-X2"), "BooksScored")) == [0, 0, 2, 3]


def test_D_X3_the_example_gives_no_change() -> None:
    room = example("dice", "D-X3")
    assert [one.die for one in told(room, "DiePaid")] == ["oG3"]
    assert [one.price for one in told(room, "TileChosen")] == [2]


def test_D_X4_the_example_costs_what_the_row_says() -> None:
    assert [one.price for one in told(example("dice", "D-X4"), "TileChosen")] == [3]
    assert [one.price for one in told(example("dice", "D-X4", ("buy:c2",)), "TileChosen")] == [2]


def test_K_X1_the_example_costs_10_million() -> None:
    assert [one.millions for one in told(example("kark", "K-X1"), "LeaderMoved")] == [10]


def test_K_X2_the_example_costs_14_million_and_brings_the_tankers() -> None:
    room = example("kark", "K-X2")
    assert [one.millions for one in told(room, "LeaderMoved")] == [14]
    assert [one.count for one in told(room, "TankersTaken")] == [3]


@pytest.mark.parametrize(("at", "income"), [("a", 2), ("b", 2), ("c", 4), ("d", 6)])
def test_K_X3_the_situations_earn_what_is_told(at: str, income: int) -> None:
    view: Any = example("kark", f"situation-{at}").view(0)
    assert view.powers[0].income == income


def test_a_wrong_example_is_noticed() -> None:
    with pytest.raises(NationsError):
        example("dice", "D-X4", ("buy:a1",))
