"""The loops behind `nations.batch`, as rules: they run on plain objects and compiled.

They leave open what a game's kernel has (`play`, `ways`, `score`, …) and how to `choose`;
`rules.bound` fills that in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from nations.batch.pile import ends_block, first_game, next_game
from nations.compiling.layout import Floats, Layout, Row, i32, i64
from nations.compiling.rules import near, rule
from nations.kernel.choices import WORD, allows, lowest
from nations.kernel.generator import Generator, seed
from nations.kernel.playout import random_move, random_outcome

if TYPE_CHECKING:
    # What the kernel of a game fills in; see nations.kernel.game.Kernel.
    def waits_for_chance(s: Any) -> bool: ...
    def play(box: Any, s: Any, number: int) -> None: ...
    def is_over(s: Any) -> bool: ...
    def decider(s: Any) -> int: ...
    def score(box: Any, s: Any, seat: int) -> int: ...
    def wins(box: Any, s: Any, seat: int) -> bool: ...


SEATS = 4
"""The most seats of any game."""


class Outcomes(Layout):
    """How a game went: its length, each seat's score, and a 1 for each winner."""

    steps: i32
    decisions: i32
    scores: Annotated[Row, SEATS]
    wins: Annotated[Row, SEATS]


class Ticket(Layout):
    """What is noted of a game beside its state: the seed that it began from, whose decisions are
    asked for (below nought: everybody's), and the points at its end."""

    seed: i64
    mine: i32
    scores: Annotated[Row, SEATS]


choose = random_move
"""How a seat decides: at random, unless a policy is given in its place."""


@rule
def is_legal(s: Any, number: int) -> bool:
    """Whether a move is noted as legal; it may be any number."""
    return 0 <= number < len(s.moves) * WORD and allows(s, number)


@rule
def play_out(box: Any, s: Any, g: Generator, result: Outcomes) -> bool:
    """Plays a started game to its end; stops, with False, where a move is chosen that is not
    legal."""
    while not is_over(s):
        if waits_for_chance(s):
            number = random_outcome(box, s, g)
        else:
            number = choose(box, s, g)
            if not is_legal(s, number):
                return False
            result.decisions += 1
        play(box, s, number)
        result.steps += 1
    for seat in range(box.seats):
        result.scores[seat] = score(box, s, seat)
        result.wins[seat] = 1 if wins(box, s, seat) else 0
    return True


@rule
def play_all(box: Any, states: Any, g: Generator, results: Any, first: int) -> int:
    """Plays every game to its end; the game at a place has the seed `first` and its place.

    Returns how many were played: all, or those before one in which a move was not legal.
    """
    for at in range(len(states)):
        seed(g, first + at)
        if not play_out(box, states[at], g, results[at]):
            return at
    return len(states)


@rule
def deal(box: Any, s: Any, g: Generator) -> None:
    """Chance, up to the next decision or the end."""
    while not is_over(s) and waits_for_chance(s):
        play(box, s, random_outcome(box, s, g))


@rule
def who_decides(s: Any) -> int:
    """Who decides now, or -1 at the end."""
    return -1 if is_over(s) else decider(s)


@rule
def show(s: Any, mask: Row) -> None:
    """Writes the legal moves into a mask."""
    for number in range(len(mask)):
        mask[number] = 0
    for at in range(len(s.moves)):
        word = s.moves[at]
        while word:
            mask[at * WORD + lowest(word)] = 1
            word &= word - 1


@rule
def pass_on(box: Any, s: Any, g: Generator, mine: int) -> bool:
    """Chance, and what others decide, up to the next decision of a seat (below nought: of any) or
    the end; stops, with False, where a move is chosen that is not legal."""
    deal(box, s, g)
    while mine >= 0 and not is_over(s) and decider(s) != mine:
        number = choose(box, s, g)
        if not is_legal(s, number):
            return False
        play(box, s, number)
        deal(box, s, g)
    return True


@rule
def open_all(
    box: Any,
    blocks: Any,
    begin: int,
    states: Any,
    generators: Any,
    tickets: Any,
    seats: Row,
    masks: Any,
    rewards: Any,
    chosen: Row,
) -> int:
    """Brings the chosen games to their first decision, each from its seed; returns how many of
    them stopped at a move that is not legal."""
    stopped = 0
    place = first_game(blocks, begin, len(chosen))
    while place < len(chosen):
        at = chosen[place]
        s, ticket = states[at], tickets[at]
        stopped += open_one(box, s, generators[at], ticket, masks[at], rewards[at])
        seats[at] = who_decides(s)
        place = next_game(blocks, len(chosen), place)
    return stopped


@rule
def open_one(box: Any, s: Any, g: Generator, ticket: Ticket, mask: Row, reward: Floats) -> int:
    """Brings a game to its first decision, from its seed; returns 1 as `to_decision` does."""
    seed(g, ticket.seed)
    forget(ticket, reward)
    return to_decision(box, s, g, ticket, mask, reward)


@rule
def forget(ticket: Ticket, reward: Floats) -> None:
    """Nothing is noted of an end."""
    for seat in range(SEATS):
        ticket.scores[seat] = 0
        reward[seat] = 0


@rule
def to_decision(box: Any, s: Any, g: Generator, ticket: Ticket, mask: Row, reward: Floats) -> int:
    """Goes on to the next decision, and notes what can be decided there, or the end; returns 1
    where a move was chosen that is not legal, else 0."""
    went = pass_on(box, s, g, ticket.mine)
    show(s, mask)
    if is_over(s):
        end(box, s, ticket, reward)
    return 0 if went else 1


@rule
def end(box: Any, s: Any, ticket: Ticket, reward: Floats) -> None:
    """Notes how a game ended: points, winners, and each seat's share of the win."""
    winners = 0
    for seat in range(box.seats):
        ticket.scores[seat] = score(box, s, seat)
        won = 1 if wins(box, s, seat) else 0
        reward[seat] = won
        winners += won
    for seat in range(box.seats):
        reward[seat] = reward[seat] / max(1, winners)


@rule
def fetch_next(states: Any, generators: Any, tickets: Any, at: int) -> None:
    """Has the next game of a block fetched from memory while this one is played: many games lie
    beyond what a processor keeps near, and waiting for them would take as long as playing them."""
    following = at if ends_block(at) else min(at + 1, len(states) - 1)
    near(states[following])
    near(generators[following])
    near(tickets[following])


@rule
def refuse_all(seats: Row, masks: Any, moves: Row, refused: Row) -> int:
    """Notes the games that go on and have no such move; returns how many there are."""
    count = 0
    for at in range(len(seats)):
        mask, number = masks[at], moves[at]
        if (number < 0 or number >= len(mask) or mask[number] == 0) and seats[at] >= 0:
            refused[count] = at
            count += 1
    return count


@rule
def step_all(
    box: Any,
    blocks: Any,
    begin: int,
    states: Any,
    generators: Any,
    tickets: Any,
    seats: Row,
    masks: Any,
    rewards: Any,
    moves: Row,
) -> int:
    """Plays a legal move in each game that is not over; returns how many of them then stopped at a
    move of somebody else that is not legal."""
    stopped = 0
    at = first_game(blocks, begin, len(states))
    while at < len(states):
        s = states[at]
        fetch_next(states, generators, tickets, at)
        if not is_over(s):
            play(box, s, moves[at])
            stopped += to_decision(box, s, generators[at], tickets[at], masks[at], rewards[at])
            seats[at] = who_decides(s)
        at = next_game(blocks, len(states), at)
    return stopped
