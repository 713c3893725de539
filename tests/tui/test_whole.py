"""Whole choices in one line of the terminal, in any order, all of them or nothing."""

from __future__ import annotations

from itertools import permutations

import pytest
from tui.test_session import Desk

from nations.edition.selection import is_complete
from nations.i18n import voice
from nations.registry import load
from nations.tui.line import things_of


def numbers(desk: Desk, *names: str) -> list[str]:
    """The numbers of things, each once."""
    things = list(things_of(desk.match.game, desk.match.state, desk.match.turn).items())
    found = []
    for name in names:
        at = next(one for one in things if one[1] == name)
        things.remove(at)
        found.append(str(at[0]))
    return found


def opened() -> Desk:
    """A desk at the first decision of its person."""
    desk = Desk([])
    desk.run()
    return desk


def test_things_have_numbers() -> None:
    shown = Desk([]).run()
    match = opened().match
    things = things_of(match.game, match.state, match.turn)
    assert f"1 {things[1]}  2 {things[2]}" in shown


def test_any_dice_are_rolled_again_in_any_order() -> None:
    moves = set()
    for picked in permutations(("1", "3", "5")):
        desk = Desk([f"reroll {' '.join(picked)}"])
        desk.run()
        moves.add(tuple(desk.own_moves))
    (line,) = moves
    assert [move.partition(":")[0] for move in line][:4] == ["reroll", "pick", "pick", "pick"]


def test_a_purchase_is_one_line_whatever_the_order() -> None:
    start = opened()
    game, state, turn = start.match.game, start.match.state, start.match.turn
    lead, selection = next(
        (move, game.selection(state, move))
        for move in turn.moves
        if game.write_move(move).startswith("buy")
        and len(game.selection(state, move).suggested) > 1
    )
    assert is_complete(selection, selection.suggested)
    written = game.write_move(lead).replace(":", " ")
    lines = set()
    for things in (numbers(start, *selection.suggested), list(selection.suggested)):
        for order in (things, things[::-1]):
            desk = Desk([f"{written} {' '.join(order)}"])
            assert "buys" in desk.run()
            lines.add(tuple(desk.own_moves))
    assert len(lines) == 1
    assert len(lines.pop()) > 1


@pytest.mark.parametrize("rest", ["1", "1 2 3 4 5 6", "used"])
def test_all_or_nothing(rest: str) -> None:
    """Too little, too much, what is not there: nothing is played."""
    start = opened()
    game, turn = start.match.game, start.match.turn
    written = [game.write_move(move) for move in turn.moves]
    dear = next(text for text in written if text.startswith("buy") and text.endswith("3"))
    desk = Desk([f"{dear} {rest}"])
    shown = desk.run()
    assert desk.own_moves == []
    assert "D-" in shown.split("Rome> ")[1]


def test_a_move_in_two_words_is_the_move() -> None:
    """Asks for its set where it can be played, else refused with the price; not taken for a
    beginning of many."""
    start = opened()
    game, state = start.match.game, start.match.state
    able = next(move for move in map(game.write_move, start.match.turn.moves) if "buy:" in move)
    closed = next(one.thing for one in game.objections(state, voice("en", load("dice"))))
    desk = Desk([able.replace(":", " ")])
    assert f"Rome, {able}> " in desk.run()
    assert desk.own_moves == []
    assert " costs " in Desk([closed.replace(":", " ")]).run().split("Rome> ")[1]


def test_undo_takes_a_whole_choice_back() -> None:
    """A development is paid, what it replaces is still open: the payment goes back whole."""
    start = opened()
    game, state = start.match.game, start.match.state
    for move in start.match.turn.moves:
        selection = game.selection(state, move)
        if selection is None or len(selection.suggested) < 2:
            continue
        line = f"{game.write_move(move)} {' '.join(selection.suggested)}"
        probe = Desk([line])
        probe.run()
        if len(probe.own_moves) > 1 and probe.match.log[-1].seat == 0:
            back = Desk([line, "undo"])
            shown = back.run()
            assert back.own_moves == []
            assert game.write_move(move) in shown.split("Rome> ")[-2]
            return
    raise AssertionError("no purchase that leaves something open")


def test_behind_the_number_of_a_move_numbers_are_things() -> None:
    """As behind its notation: otherwise other dice than those named are rolled, for good."""
    start = opened()
    written = [start.match.game.write_move(move) for move in start.match.turn.moves]
    for move in ("reroll", "buy:b1"):
        for rest in ("3 4", "4 3", "6", "chit", "gold"):
            ways = []
            for lead in (move, str(written.index(move) + 1)):
                desk = Desk([f"{lead} {rest}"])
                desk.run()
                ways.append(desk.own_moves)
            assert ways[0] == ways[1], (move, rest)
    assert start.own_moves == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("2 3 9", "9 is not to be picked here"),
        ("2 3 3", "3 stands there twice"),
        ("reroll 3 wX9", "Your turn is over before “wX9”."),
        ("reroll 3 pass", "Your turn is over before “pass”."),
        ("buy:b1 6 4", "buy:b1 6 4 is not possible"),
        ("buy:b1 6 xyz", "Your turn is over before “xyz”."),
        ("buy:b1 4 xyz", "xyz is not to be picked here"),
        ("b1 xyz", "xyz is not to be picked here"),
    ],
)
def test_a_line_is_played_wholly_or_not_at_all(line: str, words: str) -> None:
    desk = Desk([line])
    shown = " ".join(desk.run().split("Rome> ")[1].split())
    assert words in shown
    assert "Nothing of this line was played." in shown
    assert desk.own_moves == []


def test_a_set_is_asked_for_by_one_list_and_taken_in_one_line() -> None:
    """After a move alone: nothing is rolled before all dice are named, in any order."""
    rolled = set()
    for picked in permutations(("1", "3", "5")):
        desk = Desk(["reroll", " ".join(picked)])
        asked = desk.run().split("Rome> ")[1]
        assert "All of them in one line, in any order: 1 w" in asked
        assert "pick:" not in asked, "the moves have no numbers of their own"
        rolled.add(tuple(desk.own_moves))
    (line,) = rolled
    assert [move.partition(":")[0] for move in line][:4] == ["reroll", "pick", "pick", "pick"]
    for leave in ("undo", "", "rules D-A3"):
        desk = Desk(["reroll", leave])
        desk.run()
        assert desk.own_moves == []


def test_a_move_waits_for_its_set_and_pays_nothing_before() -> None:
    """Also where its first die is the same in every set, and after an answer that does not fit."""
    start = opened()
    game, state = start.match.game, start.match.state
    for move in start.match.turn.moves:
        selection = game.selection(state, move)
        if selection is None or len(selection.suggested) < 2:
            continue
        lone = Desk([game.write_move(move), "xyz", selection.suggested[0]])
        lone.run()
        assert lone.own_moves == []
        wanted = " ".join(selection.suggested[::-1])
        desk, whole = (
            Desk([game.write_move(move), "xyz", wanted]),
            Desk([f"{game.write_move(move)} {wanted}"]),
        )
        desk.run()
        whole.run()
        assert desk.own_moves == whole.own_moves != []


def test_in_german() -> None:
    said = Desk(["reroll", "9", "3 3", "3 pass"], lang="de").run()
    for words in ("Alle in einer Zeile", "9 ist hier nicht zu wählen", "3 steht doppelt da"):
        assert words in said
    assert "Von dieser Zeile wurde nichts gespielt." in said


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (
            "buy:b1 4",
            "To pay: 1 gold. You gave wB, which makes 0.5: 0.5 missing.",
            "Zu zahlen: 1 Gold. Du gibst wB, das macht 0,5: es fehlt noch 0,5.",
        ),
        ("buy:b1 gold 4", "makes 1 only with a second one", "erst mit einem zweiten 1"),
        ("buy:b1 gold 4 5", "which makes 2: less is enough", "das macht 2: weniger genügt"),
        ("buy:b1 gold gold", "You have gold only once.", "Du hast gold nur einmal."),
        ("reroll gold", "gold does not count here.", "gold zählt hier nicht."),
        ("buy:b3", "No tile lies on b3.", "Auf b3 liegt kein Plättchen."),
        ("buy:b3 3", "No tile lies on b3.", "Auf b3 liegt kein Plättchen."),
    ],
)
def test_a_refused_set_says_what_is_asked_given_and_missing(
    line: str, english: str, german: str
) -> None:
    for lang, words in (("en", english), ("de", german)):
        desk = Desk([line], lang=lang)
        said = " ".join(desk.run().replace("Rom> ", "Rome> ").split("Rome> ")[1].split())
        assert words in said
        assert desk.own_moves == []


def test_a_tile_too_dear_says_so_whatever_was_given() -> None:
    start = opened()
    objection = next(
        one
        for one in start.match.game.objections(start.match.state, voice("en", load("dice")))
        if one.thing.startswith("buy")
    )
    said = Desk([f"{objection.thing} 3"]).run().split("Rome> ")[1]
    assert objection.words in " ".join(said.split())
