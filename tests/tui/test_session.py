"""A game at a terminal that is a script: what is typed goes in, what is shown comes out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from toy import Toy

from nations.bots.advice import judged
from nations.bots.bot import Bot
from nations.bots.random_bot import RandomBot
from nations.contract import Book, Content, Judgement, Move, Over, Reason, RuleText, View
from nations.errors import BadFile
from nations.i18n import voice
from nations.match.dealer import Scripted, Seeded
from nations.match.log import read_file, write_file
from nations.match.match import Match, replay, run, save
from nations.registry import load
from nations.tui import Session, asked_dealer, step_through
from nations.tui.line import numbered
from nations.tui.replay import Tape
from nations.tui.screen import Screen

EDITION = load("dice")
SEAT = {"en": "Nation  ", "de": "Nation  "}
KARK = load("kark")


class Desk:
    """A session whose keyboard is a list of lines and whose screen is a text."""

    def __init__(
        self,
        lines: Iterable[str],
        players: str = "human,random",
        lang: str = "en",
        seed: str = "1",
        path: Path | None = None,
        edition: Any = EDITION,
        game: Any = None,
        **more: Any,
    ) -> None:
        self.names, self.seed, self.path = players.split(","), seed, path
        game = game or edition.game(len(self.names), {}, None)
        self.match: Any = Match(game, Seeded(seed))
        self.file = StringIO()
        self.lines, self.prompts = list(lines), []  # type: tuple[list[str], list[str]]
        bots: dict[int, Bot] = {
            s: RandomBot(game, seed) for s, n in enumerate(self.names) if n != "human"
        }
        self.session = Session(
            edition=edition,
            match=self.match,
            players=self.names,
            bots=bots,
            voice=voice(lang, edition if edition in (EDITION, KARK) else None),
            save=self.save if path else None,
            ask=self.ask,
            console=Console(file=self.file, width=80, color_system=None),
            **more,
        )

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.file.write(prompt + "\n")
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if line == "^C":
            raise KeyboardInterrupt
        return line

    def save(self, path: Path | None) -> Path:
        assert self.path is not None
        target = path or self.path
        write_file(target, save(self.match, self.names, self.seed))
        return target

    def run(self) -> str:
        self.over = self.session.run()
        return self.file.getvalue()

    @property
    def own_moves(self) -> list[str]:
        written = self.match.game.write_move
        return [written(entry.move) for entry in self.match.log if entry.seat == 0]


def after(shown: str, prompt: int = 1) -> str:
    """What is shown between a prompt and the next one."""
    return shown.split("Rome> \n")[prompt].split("Greece> \n")[0]


# --------------------------------------------------------------------------------------- moves


def test_in_german_the_game_has_its_german_title() -> None:
    shown = Desk([], lang="de").run()
    assert "Nations – Das Würfelspiel" in shown
    assert "The Dice Game" not in shown


def test_the_first_screen_tells_whose_turn_it_is_and_what_is_possible() -> None:
    shown = Desk([]).run()
    assert "Nations: The Dice Game" in shown
    assert "a reconstruction, not the printed values" in shown
    assert "Rome: you, Greece: random" in shown
    assert "Rome, choose an action or pass." in shown
    assert "1 Pass: no more actions this round  pass" in shown
    assert "Buy Sun Tzu (b1) for 1 gold: advisor, 2 reroll chits, 2 VP  buy:b1" in shown


def test_no_line_is_wider_than_the_screen() -> None:
    for lang in ("en", "de"):
        shown = Desk(["help", "hilfe", "rules", "log 99", "b1", "", "1"], lang=lang).run()
        assert max(len(line) for line in shown.split("\n")) <= 80


def test_a_move_by_number_by_notation_by_field_and_by_beginning() -> None:
    assert Desk(["4"]).run()
    for first in ("4", "buy:b1", "b1", "buy:b1  "):
        desk = Desk([first, "6"])
        desk.run()
        assert desk.own_moves == ["buy:b1", "pay:chit"]
    desk = Desk(["pa"])
    desk.run()
    assert desk.own_moves[0] == "pass"


def test_several_moves_in_a_line() -> None:
    desk = Desk(["b1 chit"])
    assert "Rome buys Sun Tzu for 1 gold, pays 1 gold chit" in desk.run()
    assert desk.own_moves == ["buy:b1", "pay:chit"]


def test_of_a_line_in_which_a_part_does_not_fit_nothing_is_played() -> None:
    desk = Desk(["b1 wX9 chit"])
    shown = desk.run()
    assert "wX9 is not a move here" in shown or "wX9 is not to be picked" in shown
    assert "Nothing of this line was played." in shown
    assert desk.own_moves == []


def test_a_line_that_goes_on_when_the_turn_is_over_is_not_played() -> None:
    desk = Desk(["b1 chit pass pass"])
    assert "Your turn is over before “pass pass”." in desk.run()
    assert desk.own_moves == []


def test_german_moves_and_lines() -> None:
    desk = Desk(["b1 chit pass", "b1 chit"], lang="de")
    shown = desk.run()
    assert "Rom, wähle eine Aktion oder passe." in shown
    assert "Sun Tzu (b1) für 1 Gold kaufen: Berater, 2 Wurfwiederholungsmarker" in shown
    assert "Vor „pass“ ist dein Zug schon zu Ende." in shown
    assert "Rom kauft Sun Tzu für 1 Gold, zahlt mit 1 Goldmarker" in shown


# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("buy:a2", "buy:a2 is not possible: D-A5, Paying. To read it: rules D-A5"),
        ("buy:b3", "buy:b3 is not possible: D-A4, Action: buy a tile. To read it: rules D-A4"),
        ("77", "There is no move 77 here, only 1 to 9."),
        ("0", "There is no move 0 here"),
        ("buy", "buy could be any of: buy:a1, buy:b1"),
        ("hlep", "hlep is not a move here. Did you mean help?"),
        ("xyzzy", "xyzzy is not a move here. Type a number of the list, or help."),
        ("9" * 5000, "There is no move 999"),
        ("die:wF", "die:wF is not possible: D-A1"),
        ("\x1b[2J[/bold]", "?[2J[/bold] is not a move here"),
    ],
)
def test_what_cannot_be_played_is_answered_in_one_line(typed: str, answer: str) -> None:
    desk = Desk([typed])
    said = after(desk.run())
    assert answer in said.replace("\n", " ")
    assert len(desk.own_moves) == 0
    assert said.count("\n") <= 2


def test_a_refusal_in_german() -> None:
    shown = Desk(["buy:a2"], lang="de").run()
    assert "buy:a2 geht nicht: D-A5, Bezahlen. Nachlesen: regeln D-A5" in shown


@pytest.mark.parametrize(("lang", "words"), [("en", "missing"), ("de", "fehl")])
def test_a_refusal_says_what_is_missing(lang: str, words: str) -> None:
    """D-A5: price, what there is, what is missing, after the rule."""
    said = Desk(["buy:a2"], lang=lang).run()
    assert words in said.partition("buy:a2")[2].partition("D-A5")[2]


def test_junk_never_breaks_a_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nations.tui.commands.advise", judged)  # many hints, and none looks ahead
    random = Random(5)
    letters = "abcdwobrGSFBX123:;*?[]{}()\\/\"' \t\0\x1b\u200fäß漢🎲-+=%\n"
    words = ["rules", "log", "save", "undo", "hint", "1", "pass", "buy:", "pay:", "zurück", "brett"]
    lines = []
    for _ in range(400):
        junk = "".join(random.choice(letters) for _ in range(random.randrange(12)))
        word = random.choice([*words, ""])
        lines.append(random.choice([junk, f"{word} {junk}", word]))
    lines = [line for line in lines if not line.startswith("save")]
    desk = Desk(lines, players="human,human,random", lang=random.choice(["en", "de"]))
    desk.run()
    assert not desk.lines or desk.over is not None


# ------------------------------------------------------------------------------------ commands


@pytest.mark.parametrize("typed", ["help", "hilfe", "?", "HELP"])
def test_help(typed: str) -> None:
    assert "rules ID   what a rule says" in Desk([typed]).run()


def test_rules_by_id_by_word_and_all() -> None:
    assert "D-A5  Paying  (in the rulebook)" in after(Desk(["rules D-A5"]).run())
    two = after(Desk(["rules d-a5 a7"]).run())
    assert "D-A5  Paying" in two
    assert "D-A7  Returning and taking dice" in two
    found = after(Desk(["rules shadow"]).run())
    assert "D-1b   Books of the shadow opponent" in found
    assert "D-A5 " not in found
    assert after(Desk(["rules"]).run()).count("D-") >= 70
    assert "No rule is called or contains “qqq”" in Desk(["rules qqq"]).run()
    assert "D-A5  Bezahlen  (steht in der Spielregel)" in Desk(["regeln D-A5"], lang="de").run()


def test_undo_takes_back_your_own_last_move() -> None:
    desk = Desk(["b1", "undo", "c1 5"])
    assert "Taken back: b1 (Rome)" in desk.run()
    assert desk.own_moves[0] == "buy:c1"


def test_undo_says_why_not() -> None:
    assert "Dice or a draw came after your last move" in Desk(["undo"]).run()
    assert "wurde gewürfelt oder gezogen" in Desk(["zurück"], lang="de").run()
    toy = Desk(["undo"], edition=Plain(), game=Toy(2))
    assert "There is nothing to take back yet." in toy.run()
    other = Desk(["throw", "stop", "undo"], edition=Plain(), game=Toy(2), seed="2")
    other.session.bots[1] = Stopper()
    assert "Somebody else has moved since" in other.run()


def test_undo_at_a_table_of_people_takes_back_what_a_person_did() -> None:
    desk = Desk(["b1 chit", "undo"], players="human,human", seed="3")
    shown = desk.run()
    assert "Taken back" in shown or "Dice or a draw" in shown


def test_the_log_has_rules() -> None:
    said = after(Desk(["log"]).run())
    assert "D-R2  Event: Great Drought, famine 3 food, war 1 strength" in said
    assert "D-A2  Rome rolls" in said
    assert after(Desk(["log 1"]).run()).strip().startswith("D-A2  Rome rolls")


def test_board_and_position() -> None:
    desk = Desk(["board", "position"])
    shown = desk.run()
    assert after(shown).count("┌") == 1
    line = after(shown, 2).strip()
    assert desk.match.game.write_position(desk.match.state) == line


def test_hints_with_worth_and_reason() -> None:
    def judge(view: View, moves: Sequence[Move], *_: object) -> list[Judgement]:
        why = (Reason("passed"),)
        worths = [(move, at / 200) for at, move in enumerate(moves)]
        return [Judgement(move, one, one - 0.1, one + 0.1, one, False, why) for move, one in worths]

    for lang, worth in (("en", "4.0"), ("de", "4,0")):
        desk = Desk(["hint"], lang=lang)
        desk.match.game.judge = judge
        said = after(desk.run().replace("Rom> ", "Rome> "))
        assert worth in said
        assert "Royal Road" in said or "Persische Königsstraße" in said
        assert "passed" in said or "gepasst" in said


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "between 0.0 and 37.9"), ("de", "zwischen 0,0 und 37,9")]
)
def test_a_hint_says_between_which_chances_and_never_less_than_none(lang: str, words: str) -> None:
    """The span of a small chance is lopsided: plus and minus half of it would be below zero."""

    def judge(view: View, moves: Sequence[Move], *_: object) -> list[Judgement]:
        return [Judgement(move, 0.037, 0, 0.379, 0.037, False) for move in moves]

    desk = Desk(["hint"], lang=lang)
    desk.match.game.judge = judge
    said = " ".join(after(desk.run().replace("Rom> ", "Rome> ")).split())
    assert words in said
    assert "±" not in said


def test_real_hints_have_a_reason_in_both_languages() -> None:
    for lang in ("en", "de"):
        assert len(after(Desk(["hint"], lang=lang).run().replace("Rom> ", "Rome> "))) > 100


def test_no_hints_where_a_game_has_none() -> None:
    desk = Desk(["hint"], edition=Plain(), game=Toy(2))
    assert "There are no hints for this game." in desk.run()


# --------------------------------------------------------------------------- saving and leaving


@pytest.mark.parametrize("lines", [["quit"], ["ende"], [], ["^C"], ["b1", "^C"]])
def test_every_way_to_leave_keeps_the_game(lines: list[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    desk = Desk(lines, path=path)
    shown = desk.run()
    assert desk.over is None
    assert "To continue: nations play --resume" in shown
    assert len(read_file(path).moves) == len(desk.match.log)


def test_leaving_without_a_file_says_so() -> None:
    assert "It was not saved." in Desk(["quit"]).run()
    assert "Es wurde nicht gesichert." in Desk(["ende"], lang="de").run()


def test_saving_says_where(tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other file.json"
    shown = Desk(["save", f"save {other}", "quit"], path=path).run().replace("\n", "")
    assert f"Saved in {path}." in shown
    assert f"Saved in {other}." in shown
    assert read_file(other).players == ["human", "random"]


def test_saving_where_it_cannot_be_done(tmp_path: Path) -> None:
    desk = Desk(
        [f"save {tmp_path}/no/such/place.json", "save \0", "b1 chit"], path=tmp_path / "g.json"
    )
    assert "cannot write" in desk.run()
    assert desk.own_moves[0] == "buy:b1"
    assert "cannot be saved here" in Desk(["save"]).run()


def test_autosave_and_a_disk_that_fails(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    desk = Desk(["b1 chit"], path=path, autosave=True)
    desk.run()
    assert len(read_file(path).moves) == len(desk.match.log)

    def full(path: Path | None) -> Path:
        raise BadFile("cannot write game.json: no space left; nothing was changed")

    desk = Desk(["b1 chit"], path=path, autosave=True)
    desk.session.save = full
    assert desk.run().count("no space left") == 2


def test_a_resumed_game_tells_what_happened_last(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    Desk(["b1 chit"], path=path).run()
    again = Desk([], path=path)
    again.session.match = again.match = replay(
        again.match.game, read_file(path), Seeded(again.seed)
    )
    again.session.commands.match = again.match
    shown = again.run()
    assert f"The game continues after {len(read_file(path).moves)} moves." in shown
    assert "takes Sun Tzu" in shown


# ----------------------------------------------------------------------------- tables and ends


def test_hot_seat_says_whose_turn_it_is() -> None:
    shown = Desk(["pass", "pass"], players="human,human").run()
    assert "─ Greece, it is your turn ─" in shown
    assert "─ Rome, it is your turn ─" in shown
    assert "Rome: human, Greece: human" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_end_with_scores_by_source(seats: int, lang: str) -> None:
    desk = Desk([], players=",".join(["random"] * seats), lang=lang)
    shown = desk.run()
    assert isinstance(desk.over, Over)
    end = shown[shown.rindex(SEAT[lang]) :].split("\n")
    assert ("Books" if lang == "en" else "Bücher") in end[0]
    first = [int(number) for number in end[1].split() if number.isdecimal()]
    assert sum(first[:-1]) == first[-1] == desk.over.scores[desk.over.winners[0]]
    assert "D-E2" in shown or "D-1f" in shown


def test_a_person_can_play_a_whole_game_by_numbers() -> None:
    """The first move each time; where a set is asked for, one that makes sense."""
    desk = Desk([], players="human")
    file = desk.file

    def ask(prompt: str) -> str:
        match = desk.match
        waiting = ", " in prompt
        lead = match.turn.moves[0] if waiting else None
        selection = match.game.selection(match.state, lead)
        if selection is None:
            return "1"
        things = {name: [] for name in selection.suggested}  # type: dict[str, list[int]]
        for at, name in numbered(match.game, match.state, selection).items():
            things.setdefault(name, []).append(at)
        return " ".join(str(things[name].pop()) for name in selection.suggested)

    desk.session.ask = ask
    desk.run()
    shown = file.getvalue()
    assert desk.over is not None
    assert "Hall of Fame" in shown


def test_a_game_speaks_of_powers_and_says_what_is_always_possible_and_who_is_out() -> None:
    desk = Desk(["regeln K-C4", "verlauf", "resign"], lang="de", edition=KARK)
    shown = " ".join(desk.run().split())
    assert "(aus anderen öffentlichen Quellen bekannt)" in shown
    assert (
        "Jederzeit möglich: resign (Aufgeben und ausscheiden) · "
        "propose-stop (Ende mit Wertung vorschlagen)" in shown
    )
    assert "Macht Spieler Wertung" in shown
    assert "du ausgeschieden" in shown
    assert "gewinnt als letzte Macht im Spiel." in shown


def test_quiet_shows_only_the_result() -> None:
    shown = Desk([], players="random,random", quiet=True).run()
    assert shown.startswith("\nNation")
    assert "wins with" in shown


# -------------------------------------------------------------------- games that cannot be drawn


class Plain:
    """An edition of a game with neither drawing nor rules."""

    def book(self, lang: str) -> Book:
        return Book("Toy", 2026, "", "1–4", "1", "0+", "", "", ())

    def rules(self, lang: str) -> dict[str, RuleText]:
        return {}

    def content(self, path: Path | None) -> Content:
        return Content("of another game", "own", "")


class Stopper:
    def choose(self, view: View, moves: Sequence[Move], time_left: Any = None) -> Move:
        return moves[-1]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_game_without_drawing_is_played_by_its_notation(lang: str) -> None:
    desk = Desk(["1", "throw", "die:3", "junk", "board"], edition=Plain(), game=Toy(2), lang=lang)
    shown = desk.run()
    assert "1 throw" in shown
    assert "Race(seat=0" in shown
    assert "T-M" in shown
    ended = Desk(["2", "2"] * 99, edition=Plain(), game=Toy(1), players="human", lang=lang)
    ended.run()


def test_a_game_without_drawing_has_winners() -> None:
    desk = Desk(["throw", "stop"] * 500, edition=Plain(), game=Toy(2), players="human,human")
    shown = desk.run()
    assert desk.over is not None
    assert "wins." in shown


# ------------------------------------------------------------------------ real dice, and replay


def asked(lines: list[str], lang: str = "en", seats: int = 2) -> tuple[Match[Any], str]:
    file, left = StringIO(), list(lines)

    def ask(prompt: str) -> str:
        file.write(prompt + "\n")
        if not left:
            raise EOFError
        return left.pop(0)

    console = Console(file=file, width=80, color_system=None)
    dealer = asked_dealer(voice(lang, EDITION), lambda: match, ask, console)
    match = Match(EDITION.game(seats, {}, None), dealer)
    with pytest.raises(EOFError):
        match.deal()
    return match, file.getvalue()


def whole(text: str) -> str:
    """A text without the breaks of its lines."""
    return " ".join(text.split())


TILES = "legion sicily sun-tzu hoplites nubia cyrene granaries hammurabi royal-road"


def test_real_dice_are_typed_in() -> None:
    match, shown = asked(["2", TILES, "", "sea-peoples", "wF wG 1 die:wX"])
    written = [match.game.write_move(entry.move) for entry in match.log]  # type: ignore[attr-defined]
    assert written[0] == "seat:1"
    assert written[1:3] == ["tile:legion", "tile:sicily"]
    assert written[-4:] == ["die:wF", "die:wG", "die:wG", "die:wX"]
    assert "A tile is drawn for a1." in shown
    assert "Greece rolls: w w w w w" in shown
    assert "white die: 1 food" in shown


def test_wrong_outcomes_are_asked_again_and_numbers_stay_as_listed() -> None:
    match, shown = asked(["9", "wF", "1", "7", "7", "8", "quit"])
    written = [match.game.write_move(entry.move) for entry in match.log]  # type: ignore[attr-defined]
    assert written == ["seat:0", "tile:legion", "tile:sun-tzu"]
    assert shown.count("is not possible here") == 3


def test_an_outcome_may_be_begun_if_it_is_clear() -> None:
    match, shown = asked(["1", "h", "tile:hop", "SUN"])
    written = [match.game.write_move(entry.move) for entry in match.log]  # type: ignore[attr-defined]
    assert written == ["seat:0", "tile:hoplites", "tile:sun-tzu"]
    assert "h could be any of: tile:hoplites, tile:hammurabi, tile:hanging-gardens" in whole(shown)


AT_THE_DICE = ["1", *(TILES + " sea-peoples").split(), *["wF"] * 4]


def typing(lines: list[str], lang: str = "en") -> tuple[Desk, list[str]]:
    """A session of two people in which real dice are typed in; and what is in its log."""
    desk = Desk(lines, players="human,human", lang=lang)
    console = Console(file=desk.file, width=80, color_system=None)
    desk.match.dealer = asked_dealer(voice(lang, EDITION), lambda: desk.match, desk.ask, console)
    desk.run()
    return desk, [desk.match.game.write_move(entry.move) for entry in desk.match.log]


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        (["wX", "undo", "wG"], ["die:wF", "die:wG"]),
        (["undo", "undo", "wB"], ["die:wF", "die:wF", "die:wB"]),
        (["wX wG wG", "undo", "undo", "wS wB"], ["die:wF", "die:wS", "die:wB"]),
    ],
)
def test_what_came_can_be_taken_back_also_after_the_last_die(
    lines: list[str], left: list[str]
) -> None:
    desk, written = typing([*AT_THE_DICE, *lines])
    assert written[-len(left) :] == left
    assert "Taken back: die:w" in desk.file.getvalue()


def test_a_move_that_asks_for_dice_can_be_taken_back_before_they_are_typed() -> None:
    desk, written = typing([*AT_THE_DICE, "wX", "reroll 1", "undo"])
    assert "Taken back: reroll (Rome)" in desk.file.getvalue()
    assert "Rome> " in desk.prompts[-1]
    assert "roll" not in written


def test_what_is_left_of_a_line_is_not_taken_for_the_next_dice() -> None:
    desk, written = typing([*AT_THE_DICE, "wX wG wG", "pass", "wS"])
    assert "Not played: wG wG" in desk.file.getvalue()
    assert written[-3:] == ["die:wX", "pass", "die:wS"]


def test_nothing_is_taken_back_where_nothing_came() -> None:
    desk, written = typing(["undo", "1", "undo"])
    assert "nothing to take back" in desk.file.getvalue()
    assert written == []


def test_help_is_there_while_dice_are_typed() -> None:
    assert "undo takes back what came last" in whole(asked(["help"])[1])
    assert "zurück nimmt zurück" in whole(asked(["hilfe"], lang="de")[1])


def test_real_dice_in_german() -> None:
    assert "Was kam?" in asked(["1"], lang="de")[1]


def played(seats: int = 2, moves: int = 10_000) -> Any:
    game: Any = EDITION.game(seats, {}, None)
    match, bot = Match(game, Seeded("7")), RandomBot(game, "7")
    run(match, lambda decision, view: bot.choose(view, decision.moves))
    return save(match.fork(min(moves, len(match.log)), Seeded("7")), ["random"] * seats, "7")


def stepped(file: Any, lines: list[str] | None, lang: str = "en") -> str:
    out, left = StringIO(), list(lines or [])

    def ask(prompt: str) -> str:
        out.write(prompt + "\n")
        if not left:
            raise EOFError
        return left.pop(0)

    match: Match[Any] = Match(EDITION.game(file.terms.seats, {}, None), Scripted([]))
    console = Console(file=out, width=80, color_system=None)
    step_through(match, file, voice(lang, EDITION), console, None if lines is None else ask)
    return out.getvalue()


def test_without_a_terminal_a_replay_is_the_whole_log() -> None:
    shown = stepped(played(), None)
    assert shown.startswith("D-S2  Player order:")
    assert "wins with" in shown
    assert "┌" not in shown
    assert "Das Spiel ist nicht zu Ende." in stepped(played(moves=30), None, "de")


def test_a_replay_goes_on_back_to_rounds_and_to_numbers() -> None:
    file = played()
    shown = stepped(file, ["", "b", "r", "r", "5", "x", "9999", "q"])
    places = [line.split()[1] for line in shown.split("\n") if line.startswith("Move ")]
    first, second, back, two, three, five, _, end = (int(place) for place in places)
    assert first == back < second < two < three
    assert five == 5
    assert end == len(file.moves)
    assert "Age II begins." in shown
    assert "a number: that move" in shown
    assert "wins with" in shown


def test_the_next_round_of_kark_is_found_too() -> None:
    game: Any = load("kark").game(2, {}, None)
    match, bot = Match(game, Seeded("7")), RandomBot(game, "7")
    run(match, lambda decision, view: bot.choose(view, decision.moves))
    fresh: Match[Any] = Match(game, Scripted([]))
    screen = Screen(game, voice("en", load("kark")), Console(file=StringIO()))
    tape = Tape(fresh, save(match, ["random"] * 2, "7"), screen)
    rounds = [at for at in range(tape.end) if tape.next_round(at) < tape.end]
    first = tape.next_round(0)
    assert 0 < first < tape.next_round(first) < tape.end
    for at in rounds:
        assert tape.states[tape.next_round(at)].rounds == tape.states[at].rounds + 1


def test_a_replay_in_german_ends_with_the_input() -> None:
    assert "Zug " in stepped(played(3), ["", ""], "de")


# ----------------------------------------------------------------------------------------- the box


def test_the_box_says_what_there_is_and_where_it_is() -> None:
    shown = Desk(["box"]).run()
    assert "8 red dice" in shown
    assert "Sun Tzu · advisor, 2 reroll chits, 2 VP · on the progress board, b1" in shown
    assert "may still come" in shown
    assert max(len(line) for line in shown.split("\n")) <= 80


def test_a_word_finds_what_has_it_and_nothing_else() -> None:
    shown = after(Desk(["box sun tzu"]).run())
    assert "Sun Tzu · advisor" in shown
    assert "Legion ·" not in shown
    assert "Nothing in the box has to do with xyz" in Desk(["box xyz"]).run()
    assert "Sun Tzu · Berater" in Desk(["schachtel sun tzu"], lang="de").run()
