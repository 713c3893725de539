"""What can go wrong, as one tree. Every refusal is one of these, and leaves everything as it was.

A message is one sentence that says what was wrong and what is possible. The exit code is what the
command line returns for it (docs/exit-codes.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class NationsError(Exception):
    """The root of every error that a user can cause."""

    exit_code = 1


class IllegalMove(NationsError):
    """A move that the rules refuse; `rule` is the id of the rule that it breaks."""

    exit_code = 3

    def __init__(self, move: str, rule: str, because: str = "") -> None:
        super().__init__(f"{move}: not possible by {rule}{': ' + because if because else ''}")
        self.move = move
        self.rule = rule


class CannotUndo(NationsError):
    """Undo stops at chance and at another seat's move; `reason` is a message key."""

    exit_code = 3

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class UnknownName(NationsError):
    """A game, bot, option, value, language or rule that does not exist."""

    exit_code = 2

    def __init__(self, what: str, given: str, possible: Iterable[str]) -> None:
        names = list(possible)
        near = get_close_matches(given, names, n=1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        super().__init__(f"unknown {what} {given!r}; {hint}possible: {', '.join(names)}")


class BadParameter(NationsError):
    """A player with a parameter that its bot does not take; `form` is what it takes."""

    exit_code = 2

    def __init__(self, bot: str, parameter: str, form: str) -> None:
        super().__init__(f"the player {bot!r} does not take {parameter!r}; it takes {form}")
        self.bot, self.parameter, self.form = bot, parameter, form


class BadSeats(NationsError):
    """A number of seats that the game does not have."""

    exit_code = 2


class BadNotation(NationsError):
    """A text that is no move or no position."""

    exit_code = 3


class BadFile(NationsError):
    """A game file that is truncated, edited, newer, foreign, or cannot be read or written."""

    exit_code = 4


class BadSet(NationsError):
    """A content set with mistakes; `problems` are lines ready to be shown."""

    exit_code = 5

    def __init__(self, where: str, problems: list[str]) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{where}: {problems[0]}{more}")
        self.problems = problems


class BadGame(NationsError):
    """A game that breaks the contract, found by `nations.testing.check_game`."""

    exit_code = 6
