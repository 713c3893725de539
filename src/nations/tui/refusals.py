"""Why a line was not played, in words."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from rich.text import Text

from nations.contract import Decision
from nations.edition.selection import Explaining, Selecting
from nations.tui.commands import WORDS
from nations.tui.folding import FEW
from nations.tui.keyboard import shown
from nations.tui.line import (
    Forbidden,
    Late,
    NamedTwice,
    NoSuchThing,
    Unplayable,
    asks_now,
    listed,
    things_of,
)

if TYPE_CHECKING:
    from nations.tui.session import Session


class Refusals:
    """Tells people which part of their line does not fit, and what would."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen, self.voice = session.screen, session.voice
        self.game: Any = session.match.game

    def tell(self, misfit: Unplayable, words: int) -> None:
        """The part, the reason, and that nothing of a longer line was played."""
        text = shown(misfit.part)
        if isinstance(misfit, Forbidden):
            self._refuse(text, misfit)
        elif isinstance(misfit, Late):
            self.screen.say("line-too-long", rest=text)
        elif isinstance(misfit, NamedTwice):
            self.screen.say("named-twice", text=text)
        elif isinstance(misfit, NoSuchThing):
            self._no_such_thing(text, misfit)
        else:
            self._not_understood(misfit.part, misfit)
        if words > 1:
            self.screen.say("nothing-played")

    def _refuse(self, text: str, refused: Forbidden) -> None:
        """The rule, and what is missing, where the game has words for it."""
        rule = self.session.edition.rules(self.voice.lang).get(refused.rule)
        title = rule.title if rule else refused.rule
        self.screen.say("refused", "bold", text=text, rule=refused.rule, title=title)
        if words := self._why(refused):
            self.screen.show(Text(words))

    def _why(self, refused: Forbidden) -> str | None:
        """What speaks against the move itself, or against the set that was picked for it."""
        lead, picked, state = refused.lead, refused.picked, refused.state
        if lead is not None and isinstance(self.game, Explaining):
            said = self.game.objection(state, lead, self.voice)
            if said is not None and (picked or said.rule == refused.rule):
                return said.words
        if picked and isinstance(self.game, Selecting):
            return self.game.amiss(state, lead, picked, self.voice)
        return None

    def _no_such_thing(self, text: str, misfit: Unplayable) -> None:
        things = things_of(self.game, misfit.state, misfit.turn)
        self.screen.say("no-such-thing", text=text, things=listed(things))

    def _not_understood(self, word: str, misfit: Unplayable) -> None:
        """What helps: the moves that begin so, a number too high, a misspelt command, or none."""
        turn = misfit.turn
        assert isinstance(turn, Decision)  # noqa: S101 - else it would be late
        picking = asks_now(self.game, misfit.state)
        meant = {
            number: move
            for number, move in enumerate(turn.moves, 1)
            if self.screen.written(move).lower().startswith(word.lower())
        }
        text = shown(word)
        near = get_close_matches(word.lower(), WORDS, n=1, cutoff=0.7)
        if meant and len(turn.moves) > FEW and not picking:
            self.screen.choices(self.game.view(misfit.state, turn.seat), meant)
        elif meant:
            known = ", ".join(self.screen.written(move) for move in meant.values())
            self.screen.say("several-meant", text=text, moves=known)
        elif word.isdecimal():
            self.screen.say("no-such-number", text=text, count=len(turn.moves))
        elif near:
            self.screen.say("did-you-mean", text=text, command=near[0])
        elif picking:
            self._no_such_thing(text, misfit)
        else:
            self.screen.say("not-understood", text=text)
