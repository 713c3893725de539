"""The bodies of requests and answers. docs/openapi.json is made from these."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from nations.contract import Content, Over, Seat, Terms, View
from nations.edition.lines import Part
from nations.match.log import GameFile
from nations.puzzle import Puzzle
from nations.review.data import Review
from nations.room.commands import BotName, Hex32, SeatNumber
from nations.room.records import Occupant

MOST_KEYS = 200
"""Keys in one question for own matches."""
MOST_OF_POSITION = 4000
"""Letters of a position to begin from; those of games have less than half of it."""
MOST_MOVES = 3000
"""Moves of a game file to go on from; the longest games played have about a third of it."""

SeatCount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=4)]
ChosenKey: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=43, max_length=100, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")
]
"""A key that a client made up: 32 random bytes or more, url-safe."""
GivenKey: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
"""A key or an invitation that a client was given."""
PlayerName: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=40,
        pattern=r"^(?!\s*$)[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+(?!\n)$",
    ),
]
"""Not empty, on one line, and without signs that turn the direction of the text around it."""
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The root of what is sent to the server."""


class OpenSeat(RequestBody, frozen=True, tag="Open"):
    """Free for who has the invitation."""


class BotSeat(RequestBody, frozen=True, tag="Bot"):
    """A bot plays, by its name."""

    name: BotName


class PersonSeat(RequestBody, frozen=True, tag="Person"):
    """Somebody at the creator's device; `commit` is the SHA-256 of their share of the dice."""

    name: PlayerName
    key: ChosenKey | None = None
    commit: Hex32 | None = None


class NewMatch(RequestBody, frozen=True):
    """A match to be opened.

    `content` is the digest of a set (without it: the default one). `file` is a game to go on from:
    its terms are then the terms, and `game`, `options`, `content` and `position` may only say the
    same. `position` is a table to begin from, in notation, of as many seats and the same options.
    After `grace` seconds without a connection a bot plays for a person (0: never). `advice` allows
    hints and odds although people play each other. With a `clock`, a person has so many seconds
    for a move, then a bot plays for them. Who is asked to take moves back or to stop has `answer`
    seconds, then silence is no (0: as long as for a move; without a clock, a day).
    """

    game: Word
    seats: Annotated[
        list[OpenSeat | BotSeat | PersonSeat], msgspec.Meta(min_length=1, max_length=16)
    ]
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=20)] = {}
    content: Word | None = None
    file: GameFile | None = None
    position: Annotated[str, msgspec.Meta(max_length=MOST_OF_POSITION)] | None = None
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    advice: bool = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0
    answer: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 0
    host_key: ChosenKey | None = None


class Claiming(RequestBody, frozen=True):
    """Takes a seat by an invitation. The same claim and key again get the same answer."""

    claim: GivenKey
    name: PlayerName
    key: ChosenKey | None = None
    commit: Hex32 | None = None


class Showing(RequestBody, frozen=True):
    """An invitation, to be told what it is good for."""

    claim: GivenKey


class Inviting(RequestBody, frozen=True):
    """A new invitation to an open seat; it replaces the one before."""

    seat: SeatNumber


class Keys(RequestBody, frozen=True):
    """Own keys, to be told what they are good for."""

    keys: Annotated[list[GivenKey], msgspec.Meta(max_length=MOST_KEYS)]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why nothing was done: `code` for programs (docs/socket.md; FAULT is a defect of the server),
    `text` for people, `rule` where one was broken."""

    code: str
    text: str
    rule: str | None = None


class Health(msgspec.Struct, frozen=True):
    """The server is there. `status` is `ok`, or `degraded` when damage was found in what it keeps:
    then whole matches go on, and no new ones are opened."""

    status: str
    version: str
    rooms: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game to choose: numbers of seats, options with the default first, content sets with the
    default first, bots, whether it has a lesson, and whether its set can be looked at."""

    name: str
    title: str
    seats: tuple[int, ...]
    options: dict[str, tuple[str, ...]]
    sets: tuple[Content, ...]
    bots: tuple[str, ...]
    lesson: bool
    exhibit: bool


class Created(msgspec.Struct, frozen=True):
    """A new match. `keys` and `claims` are by seat: a person's key, an open seat's invitation."""

    match: str
    host_key: str
    keys: tuple[str | None, ...]
    claims: tuple[str | None, ...]


class Summary(msgspec.Struct, frozen=True):
    """What everybody may know of a match. `later` is the rematch, `earlier` what it is one of."""

    match: str
    terms: Terms
    opened: int
    phase: str
    seats: tuple[Occupant, ...]
    connected: tuple[Seat, ...]
    seq: int
    moves: int
    at_turn: Seat | None
    over: Over | None
    commitment: str
    advice: bool
    clock: int
    earlier: str | None
    later: str | None


class SeatGiven(msgspec.Struct, frozen=True):
    """The seat that was taken, and the key to it."""

    match: str
    seat: Seat
    key: str


class InvitationGiven(msgspec.Struct, frozen=True):
    """A new invitation to a seat: for a link, after `#`."""

    match: str
    seat: Seat
    claim: str


class Invited(msgspec.Struct, frozen=True):
    """The seat that an invitation takes; None if it was used, replaced, or never given."""

    seat: Seat | None


class Rematch(msgspec.Struct, frozen=True):
    """Where it goes on. `claim` is a fresh invitation to the caller's seat there, unless they had
    none here or it is taken already."""

    match: str
    seat: Seat | None
    claim: str | None


class Hint(msgspec.Struct, frozen=True):
    """A move that looks good: its worth (`unit` says in what), in words, and why.

    The worth lies between `low` and `high`, and is known for sure where it is `exact`. `items` are
    what to pick with it, where the move asks for a set and the judge names one.
    """

    text: str
    worth: float
    unit: str
    words: str
    reason: str
    low: float
    high: float
    exact: bool
    items: tuple[str, ...]


class PageUnit(msgspec.Struct, frozen=True):
    """The judge of a game as WebAssembly: `module` is compressed (deflate) and in base64. It has
    one entry, for where a box, a state and a desk of so many bytes lie; the desk begins with the
    nodes to spend and a seed. `calm` is how much less steep its chances are told (1: not at all).
    """

    module: str
    desk: int
    nodes: int
    seed: int
    calm: float


class PageQuestion(msgspec.Struct, frozen=True):
    """What the own seat sees in a position, for such a unit: a box of so many bytes and the state
    behind it, compressed (deflate) and in base64; the number of each move by its text; in what it
    is worth."""

    position: str
    memory: str
    box: int
    moves: dict[str, int]
    unit: str


class Better(msgspec.Struct, frozen=True):
    """An action with a mark, after so many moves: what was done, what would have been better, the
    table before it, and the table as it would have been."""

    at: int
    did: tuple[str, ...]
    better: tuple[str, ...]
    before: View
    after: View


class MatchReview(msgspec.Struct, frozen=True):
    """How far a review is: `done` of so many moves, and what is found so far."""

    done: int
    of: int
    failed: bool
    review: Review | None
    better: tuple[Better, ...]


class Said(msgspec.Struct, frozen=True):
    """A move in notation and in words."""

    move: str
    words: str


class DayPuzzle(msgspec.Struct, frozen=True):
    """A puzzle, drawn and with its moves; the best action in words, the table after it, and why."""

    puzzle: Puzzle
    view: View
    moves: tuple[Said, ...]
    answer: tuple[str, ...]
    after: View
    why: tuple[str, ...]


class PositionAsked(msgspec.Struct, frozen=True):
    """A position that is asked for; with `best`, also what looks best there."""

    seats: SeatCount = 2
    position: Annotated[str, msgspec.Meta(max_length=MOST_OF_POSITION)] = ""
    best: bool = False


class PositionShown(msgspec.Struct, frozen=True):
    """A position as the game writes it: its table, the seat at turn (none: chance), its moves."""

    position: str
    seats: int
    view: View
    seat: Seat | None
    moves: tuple[Said, ...]
    hints: tuple[Hint, ...]


class TableAt(msgspec.Struct, frozen=True):
    """A moment of a match as a position."""

    position: str
    seats: int


class Warned(msgspec.Struct, frozen=True):
    """What a move loses against the best, in percent of the chance to win (alone: points); the
    best move, in notation and in words, and why."""

    loss: float
    best: str
    words: str
    reason: str


class ToldLine(msgspec.Struct, frozen=True):
    """A line of the log with the rule behind it; `parts` are the same as text and things."""

    text: str
    rule: str
    parts: tuple[Part, ...]


class Frame(msgspec.Struct, frozen=True):
    """The table after a move and the chance that followed it; `moves` counts both.

    `text` is the move, in notation (none for the beginning), `lines` what happened.
    """

    moves: int
    seat: Seat | None
    text: str | None
    view: View
    lines: tuple[ToldLine, ...]


class SaidLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    at: int
    seat: Seat | None
    name: str
    text: str


class Own(msgspec.Struct, frozen=True):
    """A match that a key opens: `key` is its place in the list that was sent.

    `at_turn` is as it stood when the match was stored last, where it is not in memory.
    """

    key: int
    match: str
    game: str
    opened: int
    seq: int
    over: bool
    damaged: bool
    host: bool
    seats: tuple[Seat, ...]
    occupants: tuple[Occupant, ...]
    at_turn: Seat | None
