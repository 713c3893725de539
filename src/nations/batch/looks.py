"""The loops of `nations.batch.table` that write what is seen of each game, while it is at hand.

They leave open what `nations.batch.loops` does, and how a game is seen (`observe`, see
`nations.kernel.observation`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nations.batch.loops import (
    Ticket,
    end,
    fetch_next,
    forget,
    open_one,
    pass_on,
    show,
    to_decision,
    who_decides,
)
from nations.batch.pile import first_game, next_game
from nations.compiling.layout import Apart, Floats, Row
from nations.compiling.rules import rule
from nations.kernel.generator import Generator, next_word, seed

if TYPE_CHECKING:
    # What the kernel of a game fills in, and the game itself.
    def play(box: Any, s: Any, number: int) -> None: ...
    def is_over(s: Any) -> bool: ...
    def observe(box: Any, s: Any, seat: int, row: Row) -> None: ...


PAYMENTS = ("share", "score", "margin")
"""What a seat may get at the end."""
SHARE, SCORE, MARGIN = range(3)
"""Their numbers."""


@rule
def viewer(ticket: Ticket, decides: int) -> int:
    """Who looks at a game: its own seat, else who decides."""
    return ticket.mine if ticket.mine >= 0 else max(0, decides)


@rule
def look(box: Any, scale: Floats, s: Any, seat: int, draft: Apart, rows: Apart, at: int) -> None:
    """Writes what a seat sees of a game into its row, every number between -1 and 1.

    It is drafted in whole numbers, always at the same place, which a processor keeps near; the row
    is then written once, from one end to the other. Rows lie in one line: so compiled code is the
    same for every number of seats, however long they are.
    """
    for number in range(len(draft)):
        draft[number] = 0
    observe(box, s, seat, draft)
    first = at * len(draft)
    for number in range(len(draft)):
        part = draft[number] * scale[number]
        rows[first + number] = 1 if part > 1 else -1 if part < -1 else part


@rule
def observe_all(
    box: Any,
    blocks: Any,
    begin: int,
    states: Any,
    tickets: Any,
    seats: Row,
    scale: Floats,
    draft: Any,
    seat: int,
    rows: Any,
) -> None:
    """Writes what a seat (below nought: `viewer`) sees of each game."""
    at = first_game(blocks, begin, len(states))
    while at < len(states):
        looking = seat if seat >= 0 else viewer(tickets[at], seats[at])
        look(box, scale, states[at], looking, draft, rows, at)
        at = next_game(blocks, len(states), at)


@rule
def step_and_observe_all(
    box: Any,
    blocks: Any,
    begin: int,
    states: Any,
    generators: Any,
    tickets: Any,
    seats: Row,
    masks: Any,
    rewards: Any,
    scale: Floats,
    draft: Any,
    moves: Row,
    rows: Any,
) -> int:
    """As `step_all`, and writes what is then seen of each game while it is at hand."""
    stopped = 0
    at = first_game(blocks, begin, len(states))
    while at < len(states):
        s = states[at]
        fetch_next(states, generators, tickets, at)
        if not is_over(s):
            play(box, s, moves[at])
            stopped += to_decision(box, s, generators[at], tickets[at], masks[at], rewards[at])
            seats[at] = who_decides(s)
        look(box, scale, s, viewer(tickets[at], seats[at]), draft, rows, at)
        at = next_game(blocks, len(states), at)
    return stopped


@rule
def open_and_observe_all(
    box: Any,
    blocks: Any,
    begin: int,
    states: Any,
    generators: Any,
    tickets: Any,
    seats: Row,
    masks: Any,
    rewards: Any,
    scale: Floats,
    draft: Any,
    chosen: Row,
    rows: Any,
) -> int:
    """As `open_all`, and writes what is then seen of each chosen game."""
    stopped = 0
    place = first_game(blocks, begin, len(chosen))
    while place < len(chosen):
        at = chosen[place]
        s, ticket = states[at], tickets[at]
        stopped += open_one(box, s, generators[at], ticket, masks[at], rewards[at])
        seats[at] = who_decides(s)
        look(box, scale, s, viewer(ticket, seats[at]), draft, rows, at)
        place = next_game(blocks, len(chosen), place)
    return stopped


@rule
def go_on_all(
    box: Any,
    blocks: Any,
    begin: int,
    states: Any,
    generators: Any,
    tickets: Any,
    seats: Row,
    masks: Any,
    rewards: Any,
    scale: Floats,
    draft: Any,
    fresh: Any,
    ended: Row,
    paid: Floats,
    pays: int,
    moves: Row,
    rows: Any,
    finals: Any,
    shown: Any,
) -> int:
    """As `step_and_observe_all`; what ends begins anew, and its mover sees its end in `finals`.
    Points and rewards are those of the game that ended, and what its mover gets is `paid`. The
    masks are written into `shown` too."""
    stopped = 0
    at = first_game(blocks, begin, len(states))
    while at < len(states):
        s, ticket = states[at], tickets[at]
        mover = viewer(ticket, seats[at])
        fetch_next(states, generators, tickets, at)
        forget(ticket, rewards[at])
        if is_over(s):  # it had ended before anybody was asked
            end(box, s, ticket, rewards[at])
        else:
            play(box, s, moves[at])
            stopped += to_decision(box, s, generators[at], ticket, masks[at], rewards[at])
        ended[at] = 1 if is_over(s) else 0
        paid[at] = 0
        if ended[at]:
            paid[at] = payment(pays, ticket, rewards[at], mover, box.seats)
            look(box, scale, s, mover, draft, finals, at)
            states[at] = fresh[0]
            stopped += begin_anew(box, states[at], generators[at], ticket, masks[at])
        seats[at] = who_decides(states[at])
        look(box, scale, states[at], viewer(ticket, seats[at]), draft, rows, at)
        for number in range(len(masks[at])):
            shown[at][number] = masks[at][number]
        at = next_game(blocks, len(states), at)
    return stopped


@rule
def payment(pays: int, ticket: Ticket, reward: Floats, seat: int, seats: int) -> float:
    """What a seat gets at the end: its share of the win, its points, or how far it is ahead of the
    best of the others (alone: its points)."""
    if pays == SHARE:
        return reward[seat]
    ahead_of = 0
    if pays == MARGIN and seats > 1:
        ahead_of = ticket.scores[(seat + 1) % seats]
        for other in range(seats):
            if other != seat:
                ahead_of = max(ahead_of, ticket.scores[other])
    return 1.0 * (ticket.scores[seat] - ahead_of)


@rule
def begin_anew(box: Any, s: Any, g: Generator, ticket: Ticket, mask: Row) -> int:
    """Brings a fresh game to its first decision, from a seed that the one before it gives; returns
    1 as `to_decision` does."""
    high = next_word(g) >> 1
    ticket.seed = (high << 32) + next_word(g)
    seed(g, ticket.seed)
    went = pass_on(box, s, g, ticket.mine)
    show(s, mask)
    return 0 if went else 1
