"""What a bot is: it chooses one of the moves it is offered, from the view of its seat.

A player is written `NAME` or `NAME:PARAMETER` (`greedy:2`, `program:./mybot`); this module alone
reads that. A bot's class is called with a game and a seed; one that takes a parameter says so by
`accepts` and `form`, and is called with it as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from nations.bots.levels import LEVELS, meaning, offered
from nations.contract import Appraisal, Game, Move, View
from nations.errors import BadParameter, UnknownName
from nations.registry import BOTS, found, load_bot

LOCAL = frozenset({"program"})
"""Players that start what their parameter names: for one's own command line, never for a server."""


class Clock(Protocol):
    """How much time is left. A bot that is asked without a clock may take its usual time."""

    @property
    def seconds(self) -> float: ...


class Bot(Protocol):
    """A player. Made for one game and one seat, with a seed for whatever it does at random."""

    def choose(self, view: View, moves: Sequence[Move], clock: Clock | None = None) -> Move: ...


@runtime_checkable
class Explains(Protocol):
    """Optional: what a bot thought of the moves of its last choice, the best first."""

    def explain(self) -> list[Appraisal]: ...


@runtime_checkable
class TakesParameter(Protocol):
    """Optional, of a bot's class: it takes a parameter, of this form."""

    form: str

    def accepts(self, parameter: str) -> bool: ...


@runtime_checkable
class Compiled(Protocol):
    """Optional, of a bot's class: it may think in compiled code, which must be prepared once."""

    def is_compiled(self, game: Game[Any]) -> bool: ...


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


def check_player(text: str, hosted: bool = False) -> None:
    """Raises UnknownName for a bot that is not there, BadParameter for what it does not take.

    A bot's module is imported only if there is a parameter to be asked about.
    """
    name, parameter = read_player(text)
    if name not in found(BOTS) or (hosted and name in LOCAL):
        raise UnknownName("player", name, known_players(hosted))
    if parameter is not None:
        _check_parameter(name, load_bot(name), parameter)


def check_for(text: str, game: Game[Any]) -> None:
    """Raises UnknownName for a player that does not play this game, and as `check_player` does."""
    make_bot(text, game, "")


def _check_parameter(name: str, kind: Any, parameter: str) -> None:
    if not isinstance(kind, TakesParameter):
        raise BadParameter(name, parameter, "no parameter")
    if not kind.accepts(parameter):
        raise BadParameter(name, parameter, kind.form)


def needs_preparing(text: str, game: Game[Any]) -> bool:
    """Whether a player's first move may take a minute, because its code must be compiled."""
    name = read_player(text).name
    kind: Any = load_bot(name) if name in found(BOTS) else None
    return isinstance(kind, Compiled) and kind.is_compiled(game)


def make_bot(text: str, game: Game[Any], seed: str) -> Bot:
    """The bot of a player. Raises UnknownName or BadParameter with what there is."""
    name, parameter = read_player(text)
    if name not in found(BOTS):
        raise UnknownName("player", name, ["human", *LEVELS, *found(BOTS)])
    check_player(text)
    kind = load_bot(name)
    bot: Bot = kind(game, seed) if parameter is None else kind(game, seed, parameter)
    return bot
