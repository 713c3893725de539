"""Whether a table can come from a real game: everything adds up, and somebody is waited for.

A pasted position may say anything. What the rules keep true at every moment is looked at here,
part by part, so that a refusal can name the part; the rules then play on safely.
"""

from __future__ import annotations

from nations.edition.notation import expect
from nations.games.kark.names import Names
from nations.games.kark.phases.elimination import distance
from nations.games.kark.phases.flow import note_moves, start
from nations.games.kark.stage import check_stage, is_first_turn, shown_phase
from nations.games.kark.state import (
    COUNTRIES,
    GONE,
    HAND,
    LAST_DECISION,
    LEADERS,
    NOTHING,
    PLACES,
    PORTS,
    RESERVE,
    Box,
    Phase,
    Power,
    State,
    is_capital,
    is_port,
    players_left,
    ruler,
    tankers_of,
)
from nations.kernel.choices import count


def check_table(box: Box, names: Names, s: State) -> None:
    """Raises BadNotation for a table that no game comes to."""
    phase = Phase(s.phase)
    waits = phase <= LAST_DECISION or phase == Phase.OVER
    expect(waits, f"the phase {phase.name.lower()!r} waits for nothing")
    if phase == Phase.FIRST:
        _check_setup(box, s)
        return
    _check_head(box, s)
    _check_deck(box, s)
    _check_out(box, s)
    for seat in range(box.seats):
        _check_power(box, s, seat)
    _check_tankers(box, names, s)
    _check_pipelines(box, s)
    _check_money(box, s)
    check_stage(box, s)


def check_choice(box: Box, s: State) -> None:
    """K-S5: a decision has at least two moves; with one the game would have gone on."""
    if not Phase.PLACING <= s.phase <= LAST_DECISION:
        return
    asked = s.copy()
    asked.phase = shown_phase(s)
    note_moves(box, asked)
    possible, phase = count(asked), Phase(asked.phase).name.lower()
    expect(possible > 1, f"the phase {phase!r} waits for a choice, but {possible} is possible")


def _check_setup(box: Box, s: State) -> None:
    """K-S1 to K-S4: before the first player is known nothing has happened."""
    fresh = State()
    start(box, fresh)
    expect(fresh == s, "in the phase 'first' everything is as at the start")


def _check_head(box: Box, s: State) -> None:
    """K-S4, K-E3, K-E3b: who is at turn, who began, and the rounds."""
    seats = range(box.seats)
    expect(s.at in seats, f"the head, at: there is no seat {s.at}")
    expect(s.first in seats, f"the head, first: there is no seat {s.first}")
    agreed = box.first_player in (0, s.first + 1)
    expect(agreed, f"the head, first: seat {box.first_player - 1} was agreed on, not {s.first}")
    limit = box.round_limit or s.rounds
    expect(s.rounds <= limit, f"the head, rounds: {s.rounds} are above the limit of {limit}")
    over = s.phase == Phase.OVER
    most = min(s.rounds - 1 + over, (box.quiet_rounds or s.rounds + 1) - 1 + over)
    expect(s.quiet <= most, f"the head, quiet: 0 to {most} rounds can be quiet, not {s.quiet}")


def _check_deck(box: Box, s: State) -> None:
    """K-D1: cards come from the deck one by one; after one pass their order is known."""
    whole = s.seen == box.cards and s.draws >= box.cards
    expect(whole or s.draws == s.seen, f"the deck: {s.seen} cards are seen in {s.draws} draws")
    drawn = s.drawn_now - (s.phase == Phase.CARD)
    expect(drawn <= s.draws, f"the deck: {drawn} cards in this turn, but {s.draws} in all")
    # Every turn begins with 0 and ends with at most the whole deck.
    turns = s.rounds * len(s.power)
    expect(s.draws <= turns * box.cards, f"the deck: {s.draws} draws are too many for the rounds")


def _check_out(box: Box, s: State) -> None:
    """K-E1e, K-E2: one after the other goes out; with one left the game is over."""
    left = players_left(box, s)
    ranks = sorted(s.power[seat].out for seat in range(box.seats) if s.power[seat].out)
    expect(ranks == list(range(left, box.seats)), "out: who went out when does not add up")
    if s.phase == Phase.OVER:
        expect(left >= 1, "out: somebody is left at the end")
    else:
        expect(left > 1, "out: with one player left the game is over")
        expect(not s.power[s.at].out, f"the head, at: seat {s.at} is out")


def _check_power(box: Box, s: State, seat: int) -> None:
    power, what = s.power[seat], f"power {seat}"
    if power.out:
        _check_gone(s, seat)
    elif not power.started:
        _check_waiting(box, s, seat)
    else:
        expect(power.agent != NOTHING, f"{what}: the agent of who has begun is on the board")
        gone = any(power.leader[at] == GONE for at in range(LEADERS))
        expect(not (gone and box.captured_return), f"{what}: leaders go back to the reserve")
        counted = bool(box.stuck_out and box.penniless)  # who cannot pay would be out (K-E1a)
        expect(not power.stuck or counted, f"{what}: skips are not counted here")
        expect(power.stuck < s.rounds, f"{what}: {power.stuck} skips in {s.rounds} rounds")
        if s.rounds == 1:
            _check_begun(box, s, seat)
    _check_begins(box, s, seat)


def _check_begins(box: Box, s: State, seat: int) -> None:
    """K-T1, K-T1b: first turns are taken clockwise in the first round."""
    power, what = s.power[seat], f"power {seat}"
    has_begun = bool(power.started or power.out)
    ahead = distance(box, s, seat) - distance(box, s, s.at)
    if s.rounds > 1 or ahead < 0:
        expect(has_begun, f"{what} has had its first turn")
    elif ahead > 0:
        expect(not has_begun, f"{what} has not had its first turn")
    elif s.phase != Phase.OVER:
        expect(has_begun != is_first_turn(s), f"{what} is at its first turn in the first round")


def _check_gone(s: State, seat: int) -> None:
    """K-E1c, K-E1e: who is out has nothing left."""
    power = s.power[seat]
    left = any(power.leader[at] != GONE for at in range(LEADERS))
    rest = power.cash or power.stuck or power.agent != NOTHING or tankers_of(s, seat)
    expect(not left and not rest, f"power {seat}: who is out has nothing left")


def _check_waiting(box: Box, s: State, seat: int) -> None:
    """K-S1, K-T1: before the first turn all is as it was given out; then the leader is placed."""
    power, what = s.power[seat], f"power {seat}"
    hand = power.tankers[HAND] == 1 == tankers_of(s, seat)
    expect(hand and not power.stuck, f"{what}: before its first turn one tanker is in hand")
    stopped = s.phase == Phase.OVER and power.agent != NOTHING
    if seat == s.at and (stopped or shown_phase(s) == Phase.FREE_TANKER):
        _check_placed(box, power, what)
        return
    reserve = all(power.leader[at] == RESERVE for at in range(LEADERS))
    expect(reserve and power.agent == NOTHING, f"{what}: before its first turn nobody is placed")
    expect(power.cash == box.start_cash, f"{what}: {box.start_cash} millions at the start")


def _check_placed(box: Box, power: Power, what: str) -> None:
    """K-T1, K-G1, K-P1: one leader on a capital, the agent with it, and its price paid."""
    placed = [at for at in range(LEADERS) if power.leader[at] != RESERVE]
    alone = len(placed) == 1 and power.leader[placed[0]] == power.agent >= 0
    expect(
        alone and is_capital(box, power.agent), f"{what}: one leader and the agent, on a capital"
    )
    cash = box.start_cash - box.step_price[box.leader_type[placed[0]]]
    expect(power.cash == cash, f"{what}: {cash} millions after the first leader, not {power.cash}")


def _check_begun(box: Box, s: State, seat: int) -> None:
    """K-T1b: nothing else on a first turn, unless the table trades already."""
    power, what = s.power[seat], f"power {seat}"
    if box.first_turn_trade:
        return
    _check_placed(box, power, what)
    expect(tankers_of(s, seat) == 1, f"{what}: one tanker after the first turn")
    waits = sum(power.tankers[place] for place in (*range(PORTS), HAND))
    fits = not waits or bool(power.tankers[HAND]) == bool(box.hand)
    expect(fits, f"{what}: the free tanker waits elsewhere")


def _check_tankers(box: Box, names: Names, s: State) -> None:
    """K-C5, K-N4, K-N5, K-W3: at sea, in ports, in hand, and no more than there are."""
    expect(s.stock >= 0, f"tankers: the box holds {box.tankers}, {-s.stock} more are in play")
    for seat in range(box.seats):
        power = s.power[seat]
        allowed = bool(box.hand) or not power.started
        one = power.tankers[HAND] <= allowed
        expect(one, f"power {seat}, tankers: {power.tankers[HAND]} are in hand")
    for place in (*range(PORTS), HAND):
        expect(s.nobodys[place] == 0, f"tankers of nobody: none is at {names.places[place]!r}")
    for country in range(COUNTRIES):
        _check_port(box, names, s, country)
    lost = sum(s.nobodys[place] for place in range(PLACES))
    gone = any(s.power[seat].out for seat in range(box.seats))
    expect(not lost or gone, "tankers of nobody: they were of players who are out")
    bought = box.tankers - s.stock - box.seats
    most = _most_done(box, s, s.tanker_done)
    expect(bought <= most, f"tankers: {bought} cannot be bought by round {s.rounds}")


def _check_port(box: Box, names: Names, s: State, country: int) -> None:
    """K-C3, K-L8, K-N4a: an inland country has no port; a new ruler has what lies in it."""
    place, name, holder = PORTS + country, names.countries[country], ruler(box, s, country)
    lying = [s.power[seat].tankers[place] for seat in range(box.seats)]
    port = is_port(box, country)
    expect(port or (not any(lying) and not s.nobodys[place]), f"tankers: {name!r} has no port")
    if holder != NOTHING and not box.owner_keeps:
        expect(not s.nobodys[place], f"tankers of nobody: {name!r} has a ruler")
        expect(sum(lying) == lying[holder], f"tankers: {name!r} has another ruler")


def _check_pipelines(box: Box, s: State) -> None:
    """K-S3, K-C2, K-Q4: what lay at the start stays; no more than there are."""
    expect(s.pipes >= 0, f"the pipelines: the box holds {box.pipelines}")
    for link in range(box.links):
        lies = s.laid[link] or not box.link_laid[link]
        expect(bool(lies), f"the pipelines: link {link} lies from the start and stays")
    first = sum(box.link_laid[link] for link in range(box.links))
    laid = sum(s.laid[link] for link in range(box.links)) - first
    most = _most_done(box, s, s.pipeline_done)
    expect(laid <= most, f"the pipelines: {laid} cannot be laid by round {s.rounds}")


def _most_done(box: Box, s: State, now: int) -> int:
    """K-T6, K-T1b: how often what is done once a turn can have been done; `now`: in this turn."""
    before = s.rounds - 2 + box.first_turn_trade
    ended = s.phase == Phase.OVER
    trades = s.rounds > 1 or bool(box.first_turn_trade)
    had = sum(distance(box, s, seat) < distance(box, s, s.at) for seat in range(box.seats))
    this = box.seats if ended else had + now
    return max(before, 0) * box.seats + (this if trades else 0)


def _check_money(box: Box, s: State) -> None:
    """K-C5, K-T2, K-D5, K-P2: no more than incomes, cards and sales of the rounds can bring."""
    in_all = sum(s.power[seat].cash for seat in range(box.seats))
    if box.money:
        most = max(box.money, box.seats * box.start_cash)
        expect(in_all <= most, f"money: the box holds {most} millions, not {in_all}")
    cards = sum(max(box.millions[card], 0) for card in range(box.cards))
    income = sum(box.derricks[country] for country in range(COUNTRIES)) * box.highest_rate
    a_turn = income + cards + box.tanker_resale
    most = box.start_cash + (s.rounds - 1 + box.first_turn_trade) * a_turn
    for seat in range(box.seats):
        cash = s.power[seat].cash
        expect(cash <= most, f"power {seat}: {cash} millions, but at most {most} by now")
