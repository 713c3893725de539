"""What can go wrong, as one tree. Every refusal is one of these, and leaves everything as it was.

A message is one sentence that says what was wrong and what is possible. The exit code is what the
command line returns for it (docs/exit-codes.md).
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


class NationsError(Exception):
    """The root of every error that a user can cause."""

    exit_code = 1

    def __reduce__(self) -> tuple[Any, ...]:
        """As it was, out of another process too, whatever its class is made with."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[NationsError], words: tuple[Any, ...], fields: dict[str, Any]) -> Any:
    error = kind.__new__(kind, *words)
    error.__dict__.update(fields)
    return error


class IllegalMove(NationsError):
    """A move that the rules refuse; `rule` is the id of the rule that it breaks."""

    exit_code = 3

    def __init__(self, move: str, rule: str, because: str = "") -> None:
        super().__init__(f"{move}: not possible by {rule}{': ' + because if because else ''}")
        self.move = move
        self.rule = rule


class BadJudge(NationsError):
    """A judge of a game that lacks a part, or whose chances are none."""

    def __init__(self, game: str, why: str) -> None:
        super().__init__(f"the judge of {game} {why}")


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


class NotInstalled(NationsError, ImportError):
    """A part that is an extra, and is not there: which library, and the command that brings it."""

    exit_code = 2

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(
            f"{library} is not installed: pip install 'nations-games[{extra}]' brings it"
        )


STOPPED = 130
"""The exit code of who was stopped by Ctrl-C."""
EXTRAS = {
    "numpy": "strong",
    "litestar": "server",
    "uvicorn": "server",
    "websockets": "server",
    "segno": "server",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pyspiel": "envs",
    "open_spiel": "envs",
    "ray": "ray",
    "mcp": "mcp",
    "psycopg": "postgres",
    "pyarrow": "data",
    "torch": "learn",
}
"""What is in no small install, by the name it is imported by, and the extra that brings it."""


def missing(error: ImportError) -> NotInstalled | None:
    """The refusal for a library of an extra that is not there; None for any other failed import."""
    library = (error.name or "").partition(".")[0]
    return NotInstalled(library, EXTRAS[library]) if library in EXTRAS else None


class BadSeats(NationsError):
    """A number of seats that the game does not have."""

    exit_code = 2


class BadNotation(NationsError):
    """A text that is no move or no position."""

    exit_code = 3


class BadFile(NationsError):
    """A game file that is truncated, edited, newer, foreign, or cannot be read or written."""

    exit_code = 4


class AnotherGame(BadFile):
    """A file that holds another game, which would be lost."""

    def __init__(self, path: str) -> None:
        super().__init__(
            f"{path} holds another game; choose another name, or go on with that one: "
            f"nations play --resume {path}"
        )
        self.path = path


class BadSet(NationsError):
    """A content set with mistakes; `problems` are lines ready to be shown."""

    exit_code = 5

    def __init__(self, where: str, problems: list[str]) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{where}: {problems[0]}{more}")
        self.problems = problems


class BadBatch(NationsError):
    """A batch was given what it cannot play; it is as it was."""

    exit_code = 2


class BadGame(NationsError):
    """A game that breaks the contract, found by `nations.testing.check_game`."""

    exit_code = 6


class ProcessEnded(NationsError):
    """A process that played was ended by somebody else; the same again may well succeed."""


class NoUnit(NationsError):
    """A game's judge cannot be had as WebAssembly here; pages ask the server."""


class NoSchool(NationsError):
    """A game whose judge cannot be taught by games of its own."""


class BotFailed(NationsError):
    """A bot that made no legal move: `how` (one of `FAILURES`), what is known of it, and where.

    Whoever plays with people lets another move instead and says so; whoever compares bots stops.
    """

    exit_code = 10

    def __init__(self, how: str, detail: str = "", who: str = "the bot", where: str = "") -> None:
        known = f" ({detail})" if detail else ""
        super().__init__(f"{who} {FAILURES[how]}{known}{where}")
        self.how, self.detail = how, detail


FAILURES = {
    "crashed": "crashed",
    "late": "took too long",
    "raised": "failed",
    "nonsense": "chose no legal move",
    "given-up": "is not asked any more",
}
"""How a bot fails: its process ends, it does not answer, it gives up, it answers what was not
offered; or it has failed so often that nobody asks it again."""
