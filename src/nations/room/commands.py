"""What can be asked of a room. Who asks comes from the key that was shown, never from a message.

`id` names a command: it is carried out once, and once acknowledged the same id gets the same answer
for ever. A refusal changed nothing and is not kept. `expect` is the number of the last record that
the sender knows; where it matters, a command that expects another state is refused as STALE.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from nations.contract import Seat
from nations.room.records import Open, SeatedBot

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
SeatNumber: TypeAlias = Annotated[Seat, msgspec.Meta(ge=0, le=15)]
Hex32: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes in hex; the length is said too because `$` would let a line end through."""
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ItemName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
BotName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Command(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The root of all commands."""

    id: Id


class Play(Command, frozen=True):
    """A move in notation, by the seat at turn."""

    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    expect: Seq


class Deed(msgspec.Struct, frozen=True):
    """A move of a bot, in notation; if the bot that was asked `failed`, another chose it: `by`."""

    move: str
    failed: str | None = None
    by: str | None = None


class Act(Command, frozen=True):
    """A bot's whole action, move by move, up to where chance or somebody else comes: all of it, or
    nothing."""

    deeds: tuple[Deed, ...]
    expect: Seq


class Choose(Command, frozen=True):
    """A whole choice of several things at once, by the seat at turn: all of it, or nothing.

    `move` is the move that opens the choice, in notation; without it, the one at hand is meant.
    `items` are the things picked, by their names and in any order.
    """

    items: Annotated[tuple[ItemName, ...], msgspec.Meta(max_length=64)]
    expect: Seq
    move: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Undo(Command, frozen=True):
    """Takes back the own last move or whole choice, as far as the engine allows."""

    expect: Seq


class AskUndo(Command, frozen=True):
    """Asks the others to let the own last move be taken back, whatever came after it."""

    expect: Seq


class AskStop(Command, frozen=True):
    """Asks the others to stop the match without a result."""


class Answer(Command, frozen=True):
    """Yes or no to what is asked."""

    yes: bool
    expect: Seq


class Reveal(Command, frozen=True):
    """The own share of the dice, in hex, that was committed to before."""

    share: Hex32


class Commit(Command, frozen=True):
    """What the own share of the dice hashes to, when all must commit again."""

    hash: Hex32


class Leave(Command, frozen=True):
    """Lets a bot play for oneself until `Return` or the next own move."""

    bot: BotName = "greedy"


class Return(Command, frozen=True):
    """Takes over again from the bot."""


class Quit(Command, frozen=True):
    """Gives the seat up: it is open to others."""


class Put(Command, frozen=True):
    """The host puts a bot on a seat, or opens it."""

    seat: SeatNumber
    occupant: Open | SeatedBot


class StandIn(Command, frozen=True):
    """The host (or the server, after the grace time) lets a bot play for a person."""

    seat: SeatNumber
    bot: BotName = "greedy"
    expect: Seq | None = None


Sent: TypeAlias = (
    Play
    | Choose
    | Undo
    | AskUndo
    | AskStop
    | Answer
    | Reveal
    | Commit
    | Leave
    | Return
    | Quit
    | Put
    | StandIn
)
"""What comes from people's sockets."""


class Claim(Command, frozen=True):
    """Takes an open seat by an invitation (the server has checked that it is one)."""

    seat: SeatNumber
    name: Name
    commit: Hex32 | None = None


class Hurry(Command, frozen=True):
    """The server does not wait any longer for shares: who owes one is put out of the seat."""


class Lapse(Command, frozen=True):
    """The server ends a question whose time is over, if nothing has changed since `expect`."""

    expect: Seq


class GoOn(Command, frozen=True):
    """The server notes that the same players went on in another match."""

    match: str


AnyCommand: TypeAlias = Sent | Act | Claim | Hurry | Lapse | GoOn


class Who(msgspec.Struct, frozen=True):
    """Who gives a command: a seat, the host, both, neither (who only watches), a bot for a seat,
    or the server itself."""

    seat: Seat | None = None
    host: bool = False
    bot: str | None = None
    server: bool = False


WATCHER = Who()
SERVER = Who(server=True)
