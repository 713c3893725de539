"""What a person can type besides moves, in English and German."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from nations.bots.advice import Advice, advise, items_of, reason
from nations.contract import Decision, Move, Notation, RuleText, View
from nations.edition.catalogue import BoxItem, Catalogued
from nations.errors import AnotherGame, BadFile, CannotUndo
from nations.i18n import rule_status
from nations.match.dealer import RealDice
from nations.tui.keyboard import number_of, shown
from nations.tui.line import asks_now
from nations.tui.screen import Screen

if TYPE_CHECKING:
    from nations.tui.session import Session

WORDS = {
    "help": "help",
    "hilfe": "help",
    "?": "help",
    "rules": "rules",
    "rule": "rules",
    "regeln": "rules",
    "regel": "rules",
    "undo": "undo",
    "zurück": "undo",
    "zurueck": "undo",
    "hint": "hint",
    "tipp": "hint",
    "log": "log",
    "verlauf": "log",
    "protokoll": "log",
    "save": "save",
    "sichern": "save",
    "comment": "comment",
    "kommentar": "comment",
    "box": "box",
    "schachtel": "box",
    "board": "board",
    "brett": "board",
    "position": "position",
    "stellung": "position",
    "quit": "quit",
    "exit": "quit",
    "ende": "quit",
}
SHOWN, BEST = 15, 3
LONGEST = 4000
"""Letters of a comment."""
NONE = "none"
"""For a message that has other words where a game has no example or unit."""


class LeaveGame(Exception):
    """A person leaves the table."""


class TakeBack(Exception):
    """What came last was typed wrong."""


class Commands:
    """Obeys the words of one session."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen, self.voice, self.match = session.screen, session.voice, session.match

    def obey(self, word: str, rest: str) -> None:
        getattr(self, WORDS[word])(rest)

    def help(self, _: str) -> None:
        line = self._own("example-line", self._example_line())
        rules = self.session.edition.rules(self.voice.lang)
        self.screen.say("help", line=line, rule=self._own("example-rule", next(iter(rules), NONE)))

    def _example_line(self) -> str:
        """A move of the decision at hand, for games that bring no example along."""
        turn = self.match.turn
        return (isinstance(turn, Decision) and self.screen.written(turn.moves[0])) or NONE

    def _own(self, key: str, otherwise: str = NONE) -> str:
        """A word that games bring along, or what stands for it if this one does not."""
        try:
            return self.voice.say(key)
        except LookupError:
            return otherwise

    def quit(self, _: str) -> None:
        raise LeaveGame

    def rules(self, wanted: str) -> None:
        show_rules(self.screen, self.session.edition.rules(self.voice.lang), wanted)

    def undo(self, _: str) -> None:
        """Takes back the last move if a person made it and nothing has happened since; where
        people play chance, also the last outcome."""
        if (
            isinstance(self.match.dealer, RealDice)
            and self.match.log
            and self.match.log[-1].by_chance
        ):
            self._take_back(self.match.log[-1].move)
            return
        last = self.match.log[-1].seat if self.match.log else None
        person = last if last not in self.session.bots else self.match.at_turn
        length = len(self.match.log)
        head = self.session.heads.get(length, length - 1)
        try:
            move = self.match.undo(person)
        except CannotUndo as refused:
            self.screen.say(refused.reason)
            return
        if head < length - 1:
            move = self.match.log[head].move
            self.match.rewind(head)
        self.session.told = len(self.match.events)
        self.session.drawn_for = frozenset()
        name = self.screen.seat(person or 0)
        self.screen.say("undone", text=self.screen.written(move) or repr(move), name=name)

    def _take_back(self, outcome: Move) -> None:
        self.match.rewind(len(self.match.log) - 1)
        self.session.told = min(self.session.told, len(self.match.events))
        self.session.drawn_for = frozenset()
        self.screen.say("outcome-undone", text=self.screen.written(outcome) or repr(outcome))

    def hint(self, _: str) -> None:
        """The best-looking moves, how good they look and why."""
        turn = self.match.turn
        if not isinstance(turn, Decision):
            self.screen.say("no-hint")
            return
        game, view = self.match.game, self.match.view(turn.seat)
        advice = advise(game, view, turn.moves)
        if not advice.best:
            self.screen.say("no-hint")
        else:
            self.screen.say("hint-chances" if advice.in_chances else "hint-points")
            self._judgements(view, turn, advice, 100 if advice.in_chances else 1)

    def _judgements(self, view: View, turn: Decision, advice: Advice, scale: int) -> None:
        picking = asks_now(self.match.game, self.match.state)
        for one in advice.best[:BEST]:
            words = self.screen.described(view, one.move)
            if items := items_of(one):
                words.append(f" {' '.join(items)}", "bold")
            low, high = round(scale * one.low, 1), round(scale * one.high, 1)
            within = self.voice.say(
                "hint-exact" if one.exact else "hint-within", low=low, high=high
            )
            about = [_minus(within), reason(one, self.voice)]
            words.append("\n" + " · ".join(filter(None, about)), "italic")
            worth = _minus(self.voice.say("hint-worth", worth=round(scale * one.worth, 1)))
            number = "·" if picking else str(turn.moves.index(one.move) + 1)
            self.screen.hang(Text(f"{number:>2} {worth:>5} ", "bold"), words)

    def log(self, count: str) -> None:
        """The last lines of the log."""
        lines = self.screen.lines(self.session.events)
        self.screen.log(lines[-(number_of(count) or SHOWN) :])

    def save(self, path: str) -> None:
        if self.session.save is None:
            self.screen.say("cannot-save")
            return
        try:
            where = self.session.save(Path(path).expanduser() if path else None)
        except AnotherGame as error:
            self.screen.say("another-game", "bold", path=error.path)
            return
        except (BadFile, OSError, ValueError, RuntimeError) as error:  # a path can be any text
            self.screen.say("error", "bold", message=str(error))
            return
        self.screen.say("saved", path=str(where))
        self.screen.say("resume-with", path=str(where))

    def comment(self, text: str) -> None:
        """Keeps what is said of the table with the game."""
        if self.session.comment is None or not text:
            self.screen.say("comment-how")
            return
        self.session.comment(text[:LONGEST])
        self.screen.say("commented", at=len(self.match.log))

    def board(self, _: str) -> None:
        """The table again, a screen at a time, with what is asked."""
        self.lay_out(lambda: self.session.ask(self.voice.say("more")))

    def lay_out(self, pause: Callable[[], object] | None = None) -> None:
        """The table, with what is asked."""
        self.screen.gap()
        self.screen.board(self.match.view(self.match.at_turn), pause)
        self.session.offer()

    def box(self, wanted: str) -> None:
        """All that the box holds and where it is now; with a word, what has it."""
        if not isinstance(self.match.game, Catalogued):
            self.screen.say("box-none")
            return
        view = self.match.view(self.match.at_turn)
        found = False
        for chapter in self.match.game.catalogue(view, self.voice):
            entries = chapter.entries
            if wanted.lower() not in chapter.title.lower():
                entries = tuple(one for one in entries if wanted.lower() in words_of(one).lower())
            found |= bool(entries)
            if entries:
                self.screen.show(Text(chapter.title, "bold"))
            for entry in entries:
                self.screen.hang(Text(" "), Text.assemble((entry.name, "bold"), entry_rest(entry)))
        if not found:
            self.screen.say("box-no-such", text=shown(wanted))

    def position(self, _: str) -> None:
        """The position in one line, to be pasted."""
        if isinstance(self.match.game, Notation):
            line = self.match.game.write_position(self.match.state)
            self.screen.console.print(Text(line), soft_wrap=True)
        else:
            self.screen.say("no-position")


def _minus(number: str) -> str:
    """Numbers below zero as they are printed."""
    return re.sub(r"-(?=\d)", "−", number)


def entry_rest(entry: BoxItem) -> Text:
    """What stands behind the name of a thing."""
    rest = "".join(f" · {part}" for part in (entry.about, entry.place) if part)
    return Text.assemble(rest, (f"  ({entry.status})" if entry.status else "", "dim"))


def words_of(entry: BoxItem) -> str:
    """All that is said of a thing, to be searched."""
    return " ".join((entry.name, entry.about, entry.place, entry.status))


def show_rules(screen: Screen, rules: Mapping[str, RuleText], wanted: str) -> None:
    """Rules by their ids, by a word in them, or all titles."""
    words = wanted.split()
    by_id = [rule for word in words for rule in rules.values() if _is_called(rule, word)]
    if words and len(by_id) == len(words):
        chosen = by_id
    else:
        chosen = [
            rule for rule in rules.values() if wanted.lower() in f"{rule.title} {rule.text}".lower()
        ]
    if not chosen:
        screen.say("no-such-rule", text=shown(wanted))
    elif len(chosen) == 1 or chosen is by_id:
        for rule in chosen:
            _show_rule(screen, rule)
    else:
        _show_titles(screen, chosen)


def _is_called(rule: RuleText, word: str) -> bool:
    """D-A7, d-a7 and a7 are the same."""
    return word.lower() in (rule.id.lower(), rule.id.lower().partition("-")[2])


def _show_rule(screen: Screen, rule: RuleText) -> None:
    status = rule_status(screen.voice, rule.status)
    screen.show(Text.assemble((f"{rule.id}  {rule.title}", "bold"), (f"  ({status})", "dim")))
    screen.show(Text(rule.text))


def _show_titles(screen: Screen, rules: list[RuleText]) -> None:
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            screen.show(Text(section, "bold"))
        screen.show(Text(f"  {rule.id:6} {rule.title}"))
    screen.say("rules-more", "dim")
