"""What a bot is: it chooses one of the moves it is offered, from the view of its seat.

A player is written `NAME` or `NAME:PARAMETER` (`greedy:2`, `program:./mybot`); this module alone
reads that. A bot's class is called with a game and a seed; one that takes a parameter says so by
`accepts` and `form`, and is called with it as well.
"""

from __future__ import annotations

import signal
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from nations.bots.levels import meaning, offered
from nations.contract import Game, Judgement, Move, View
from nations.errors import (
    BadParameter,
    BotFailed,
    NationsError,
    NotInstalled,
    UnknownName,
    missing,
)
from nations.registry import BOTS, found, load_bot

LOCAL = frozenset({"program"})
"""Players that start what their parameter names: for one's own command line, never for a server."""


class TimeLeft(Protocol):
    """How much time is left. A bot that is asked without a clock may take its usual time."""

    @property
    def seconds(self) -> float: ...


class Bot(Protocol):
    """A player. Made for one game and one seat, with a seed for whatever it does at random."""

    def choose(
        self, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None
    ) -> Move: ...


@runtime_checkable
class Explains(Protocol):
    """Optional: what a bot thought of the moves of its last choice, the best first."""

    def explain(self) -> list[Judgement]: ...


@runtime_checkable
class TakesParameter(Protocol):
    """Optional, of a bot's class: it takes a parameter, of this form."""

    form: str

    def accepts(self, parameter: str) -> bool: ...


@runtime_checkable
class Loads(Protocol):
    """Optional: what a bot thinks with may have to be fetched, or compiled, before its first move.

    Where its time is counted it is asked for that first, with a decision of its seat.
    """

    def load(self, view: View, moves: Sequence[Move]) -> None: ...


@runtime_checkable
class PlaysSome(Protocol):
    """Optional, of a bot's class: it says which games it plays. One that does not plays all."""

    def plays(self, game: Game[Any]) -> bool: ...


class Player(NamedTuple):
    """A player as written: the name of a bot and its parameter, if there is one."""

    name: str
    parameter: str | None


def read_player(text: str) -> Player:
    """`NAME` or `NAME:PARAMETER`, levels by what they stand for."""
    name, colon, parameter = meaning(text).partition(":")
    return Player(name, parameter if colon else None)


def known_players(hosted: bool = False) -> tuple[str, ...]:
    """What people can choose from, levels first; on a server only what may play there."""
    return (*offered(), *(name for name in found(BOTS) if not (hosted and name in LOCAL)))


def plays(text: str, game: Game[Any]) -> bool:
    """Whether a player, as written, is there and plays this game."""
    name = read_player(text).name
    kind: Any = load_bot(name) if name in found(BOTS) else None
    return kind is not None and (not isinstance(kind, PlaysSome) or kind.plays(game))


def players_for(game: Game[Any], hosted: bool = False) -> tuple[str, ...]:
    """Of the players that people can choose from, those that play this game."""
    return tuple(name for name in known_players(hosted) if plays(name, game))


def check_player(text: str, hosted: bool = False) -> None:
    """Raises UnknownName for a bot that is not there, BadParameter for what it does not take.

    A bot's module is imported only if there is a parameter to be asked about.
    """
    name, parameter = read_player(text)
    if name not in found(BOTS) or (hosted and name in LOCAL):
        raise UnknownName("player", name, known_players(hosted))
    if parameter is not None:
        _check_parameter(name, load_bot(name), parameter)


def check_for(text: str, game: Game[Any], *others: str) -> None:
    """Raises UnknownName for a player that does not play this game, and as `make_bot` does.

    `others` are no bots, but may sit there too: they are named with what is possible.
    """
    name = read_player(text).name
    if not plays(text, game):
        what = f"player for {game.terms.game}" if name in found(BOTS) else "player"
        raise UnknownName(what, text, (*others, *players_for(game)))
    make_bot(text, game, "")


def _check_parameter(name: str, kind: Any, parameter: str) -> None:
    if not isinstance(kind, TakesParameter):
        raise BadParameter(name, parameter, "no parameter")
    if not kind.accepts(parameter):
        raise BadParameter(name, parameter, kind.form)


def make_bot(text: str, game: Game[Any], seed: str) -> Bot:
    """The bot of a player. Raises UnknownName or BadParameter with what there is, BotFailed."""
    name, parameter = read_player(text)
    check_player(text)
    if not plays(text, game):
        raise UnknownName(f"player for {game.terms.game}", text, players_for(game))
    try:
        kind = load_bot(name)
        bot: Bot = kind(game, seed) if parameter is None else kind(game, seed, parameter)
    except NationsError:
        raise
    except Exception as error:
        raise _failure(error, f"the player {text!r}") from error
    return bot


def asked(bot: Bot, view: View, moves: Sequence[Move], time_left: TimeLeft | None = None) -> Move:
    """What a bot chooses: one of the moves. Raises BotFailed for all else that it may do.

    A bot that does not play this game, or not as it was told to, says so by UnknownName or
    BadParameter, which is no failure.
    """
    try:
        move = bot.choose(view, moves, time_left)
    except (BotFailed, UnknownName, BadParameter, NotInstalled):
        raise
    except KeyboardInterrupt as error:
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            raise  # somebody stops us; where nobody can, it is the bot's own
        raise _failure(error) from error
    except (Exception, SystemExit) as error:
        raise _failure(error) from error
    for one in moves:  # a thing of the bot's may equal everything
        if type(one) is type(move) and one == move:
            return one
    raise BotFailed("nonsense", _shown(move))


def _failure(error: BaseException, who: str = "the bot") -> NationsError:
    """What to raise for an error of a bot's: it has failed, unless a part of ours is missing."""
    lacks = missing(error) if isinstance(error, ModuleNotFoundError) else None
    return lacks or BotFailed("raised", _told(error), who)


def ending(code: int | None) -> str:
    """How the process of a bot ended: by a signal, or with an exit code; None if it runs."""
    if code is None:
        return "it does not speak"
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def _told(error: BaseException) -> str:
    """An error of anybody's in one line."""
    try:
        said = f"{type(error).__name__}: {error}"
    except Exception:  # it cannot even say what it is
        said = type(error).__name__
    return " ".join(said.split())[:200]


def _shown(thing: object) -> str:
    """What somebody gave for a move."""
    try:
        return f"{thing!r:.80}"
    except Exception:  # it cannot even be shown
        return type(thing).__name__
