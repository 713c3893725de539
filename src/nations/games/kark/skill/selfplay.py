"""Games of policies against each other, compiled: for fitting weights, and for measuring them."""

from __future__ import annotations

from typing import Annotated, Any

from nations.compiling.layout import Layout, Rows, i32, i64
from nations.compiling.rules import bound, rule
from nations.games.kark.phases import flow
from nations.games.kark.phases.flow import (
    decider,
    is_over,
    note_moves,
    play,
    waits_for_chance,
)
from nations.games.kark.phases.leaders import is_free, seat_leader
from nations.games.kark.skill.features import note_features
from nations.games.kark.skill.judge import share_win, stage_of
from nations.games.kark.skill.mind import FEATURES, STAGES
from nations.games.kark.skill.policy import best_move
from nations.games.kark.state import (
    COUNTRIES,
    LEADERS,
    PORTS,
    RESERVE,
    SEATS,
    Box,
    Phase,
    is_port,
    players_left,
    ruler,
)
from nations.kernel.generator import MASK, Generator, below, next_word, seed
from nations.kernel.playout import random_move, random_outcome

draw = bound(random_outcome, flow)
GIFTS = 2
"""One turn in so many begins with a gift while samples are taken."""
ABOUT = SEATS * FEATURES
"""Where a sample says what it is about."""
SAMPLE = ABOUT + 3 + SEATS
MILLION = 1_000_000
START = 3
"""The place of the fresh state; 0 is the game, 1 and 2 are for looking ahead."""


@rule
def choose_some(box: Box, states: Any, m: Any, g: Generator, stray: float) -> int:
    """The policy's move; astray now and then, so that all kinds of positions are met."""
    if next_word(g) < stray * MASK:
        return random_move(box, states[0], g)
    return best_move(box, states, m, g, stray / 4)


class Series(Layout):
    """Games to be played: how many, by which luck; moves in a million that go astray; one in so
    many decisions is kept (0: none), and how many are."""

    games: i32
    every: i32
    astray: i32
    kept: i32
    first: i64
    g: Annotated[Rows[Generator], 1]


@rule
def play_games(
    box: Box, states: Any, minds: Any, series: Series, samples: Any, shares: Any
) -> None:
    """Plays games, one mind a seat, turned by one seat from game to game.

    A sample is the features of all seats at a decision; behind them it says the game, the kind of
    weights, who is at turn and who is out.
    """
    s, every, g, stray = states[0], series.every, series.g[0], series.astray / MILLION
    for game in range(series.games):
        seed(g, series.first + game // box.seats)
        states[0] = states[START]
        while not is_over(s):
            if every and s.phase == Phase.AGENT and below(g, GIFTS) == 0:
                give(box, s, g)
            room = every > 0 and s.phase != Phase.FIRST and series.kept < len(samples)
            if room and below(g, every) == 0:
                note_sample(box, s, minds[0], samples[series.kept], game)
                series.kept += 1
            if waits_for_chance(s):
                play(box, s, draw(box, s, g))
                continue
            who = (decider(s) + game) % box.seats
            play(box, s, choose_some(box, states, minds[who], g, stray))
        share_win(box, s, minds[0])
        for seat in range(box.seats):
            shares[game][(seat + game) % box.seats if not every else seat] = minds[0].chance[seat]
        shares[game][SEATS] = s.rounds


@rule
def give(box: Box, s: Any, g: Generator) -> None:
    """A gift to who is at turn: cash, a tanker, or a leader on a free capital.

    Policies that know no riches never meet them, and so never learn what they are worth.
    """
    power, country, kind = s.power[s.at], below(g, COUNTRIES), below(g, 3)
    if kind == 0:
        power.cash += below(g, 2 * box.tanker_price)
    elif kind == 1:
        if s.stock and is_port(box, country) and ruler(box, s, country) == s.at:
            s.stock -= 1
            power.tankers[PORTS + country] += 1
    elif is_free(box, s, country):
        leader = below(g, LEADERS)
        if power.leader[leader] == RESERVE:
            seat_leader(box, s, leader, box.capital[country])
    note_moves(box, s)


@rule
def note_sample(box: Box, s: Any, m: Any, sample: Any, game: int) -> None:
    """Writes down what a position looks like."""
    note_features(box, s, m)
    for at in range(SEATS * FEATURES):
        sample[at] = m.x[at]
    sample[ABOUT] = game
    sample[ABOUT + 1] = (0 if players_left(box, s) <= 2 else STAGES) + stage_of(s)
    sample[ABOUT + 2] = s.at
    for seat in range(box.seats):
        sample[ABOUT + 3 + seat] = 0 if s.power[seat].out else 1
