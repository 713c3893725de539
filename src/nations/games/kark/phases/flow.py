"""How the stages follow each other: what is waited for, what forbids a move, what it does."""

from __future__ import annotations

from nations.compiling.rules import rule, tell
from nations.games.kark.events import What
from nations.games.kark.moves import (
    AGENT,
    AGREE,
    BUY,
    DECLINE,
    END,
    LAY,
    MOVE,
    MOVE_COUNT,
    PLACE,
    PROPOSE,
    PUT,
    RESIGN,
    SAIL,
    SELL,
    SKIP,
    WITHDRAW,
)
from nations.games.kark.phases.agents import (
    move_agent,
    note_walks,
    object_to_agent,
)
from nations.games.kark.phases.elimination import (
    end_game,
    end_turn,
    go_without,
    leave,
    ranks_first,
    worth,
)
from nations.games.kark.phases.incidents import (
    advance,
    card_ways,
    draw_card,
    lose_tanker,
    note_coups,
    note_losses,
    note_withdrawals,
    object_to_advance,
    object_to_coup,
    object_to_loss,
    object_to_withdrawal,
    retreat,
    seize,
    turn_card,
    withdraw,
)
from nations.games.kark.phases.leaders import (
    chart_moves,
    has_leader_action,
    move_leader,
    note_placings,
    note_ways,
    object_to_moving,
    object_to_placing,
    place_leader,
)
from nations.games.kark.phases.pipelines import lay_pipeline
from nations.games.kark.phases.setup import begin, may_begin, set_up
from nations.games.kark.phases.tankers import (
    act_with_tanker,
    note_puttings,
    object_to_opening,
    object_to_putting,
    put_tanker,
)
from nations.games.kark.phases.turn import (
    end_first_turn,
    fall_due,
    note_trades,
    object_to_trade,
    start_turn,
)
from nations.games.kark.rule_ids import Rule
from nations.games.kark.state import (
    COUNTRIES,
    LAST_CHANCE,
    LAST_DECISION,
    POINTS,
    Box,
    Done,
    Phase,
    State,
    is_question,
    players_left,
    power_at_turn,
)
from nations.kernel.choices import allow, clear, count, nth


@rule
def start(box: Box, s: State) -> None:
    """A fresh table, up to the first chance or choice."""
    set_up(box, s)
    settle(box, s)


@rule
def is_over(s: State) -> bool:
    return s.phase == Phase.OVER


@rule
def waits_for_chance(s: State) -> bool:
    return s.phase <= LAST_CHANCE


@rule
def decider(s: State) -> int:
    """Whose decision it is: the player at turn, or who is asked to agree to a stop."""
    return s.asking if s.phase == Phase.AGREEING else s.at


@rule
def score(box: Box, s: State, seat: int) -> int:
    """K-E3: what a seat is worth in the ranking."""
    return worth(box, s, seat)


@rule
def wins(box: Box, s: State, seat: int) -> bool:
    """K-E2, K-E3: whether a seat has won, alone or with equals."""
    return ranks_first(box, s, seat)


@rule
def outcome_count(box: Box, s: State) -> int:
    """One above the highest number that an outcome of chance can have now."""
    return box.seats if s.phase == Phase.FIRST else box.cards


@rule
def ways(box: Box, s: State, outcome: int) -> int:
    """K-S4, K-D1: each seat may begin; each card not yet seen may come. Nothing else is chance."""
    if s.phase == Phase.FIRST:
        return 1 if may_begin(box, outcome) else 0
    return card_ways(s, outcome)


@rule
def first_number(phase: int) -> int:
    """The lowest number that a decision of this phase can have."""
    if phase == Phase.PLACING or phase == Phase.COUP:
        return PLACE
    if phase == Phase.FREE_TANKER:
        return PUT
    if phase == Phase.AGENT:
        return AGENT
    if phase == Phase.LAST:
        return END
    if phase == Phase.ADVANCING or phase == Phase.RETREATING:
        return MOVE
    if phase == Phase.WITHDRAWING:
        return WITHDRAW
    if phase == Phase.LOSING:
        return SELL
    return AGREE if phase == Phase.AGREEING else SKIP


@rule
def end_number(phase: int) -> int:
    """One above the highest number that a decision of this phase can have."""
    if phase == Phase.PLACING or phase == Phase.COUP:
        return MOVE
    if phase == Phase.FREE_TANKER:
        return AGENT
    if phase == Phase.ADVANCING or phase == Phase.RETREATING:
        return PUT
    if phase == Phase.WITHDRAWING:
        return MOVE_COUNT
    if phase == Phase.LOSING:
        return SAIL
    return RESIGN if phase == Phase.AGREEING else WITHDRAW


@rule
def object_to(box: Box, s: State, move: int) -> int:
    """The rule that forbids a decision's move, or NONE. This is the whole of legality."""
    if s.phase == Phase.AGENT:
        if move >= BUY:
            return object_to_trade(box, s, move)
        return Rule.K_T1 if PUT <= move < AGENT else object_to_agent(box, s, move)
    if s.phase == Phase.LEADER:
        return object_to_leader_stage(box, s, move)
    if s.phase == Phase.LAST:
        return object_to_last_stage(box, s, move)
    if s.phase == Phase.PLACING:
        return object_to_first_turn(box, s, move)
    if s.phase == Phase.FREE_TANKER:
        return object_to_putting(box, s, move)
    if s.phase == Phase.AGREEING:
        return Rule.NONE if move == AGREE or move == DECLINE else Rule.K_E3
    return object_to_order(box, s, move)


@rule
def object_to_last_stage(box: Box, s: State, move: int) -> int:
    """K-T4, K-T6: the end of the turn, or a trade; the figures have moved."""
    if move == END:
        return Rule.NONE
    return object_to_trade(box, s, move) if move >= BUY else object_to_stage(move, Rule.K_T4)


@rule
def object_to_stage(move: int, by: int) -> int:
    """K-T1, K-T3: the free tanker is put on the first turn, and the agent has moved; else `by`."""
    if PUT <= move < AGENT:
        return Rule.K_T1
    return Rule.K_T3 if AGENT <= move < END else by


@rule
def object_to_first_turn(box: Box, s: State, move: int) -> int:
    """K-T1, K-T1b: a leader is placed first of all."""
    if PLACE <= move < MOVE:
        return object_to_placing(box, s, move)
    return object_to_opening(move)


@rule
def object_to_order(box: Box, s: State, move: int) -> int:
    """K-D1a: a card is carried out before anything else."""
    if s.phase == Phase.ADVANCING or s.phase == Phase.RETREATING:
        return object_to_advance(s, move)
    if s.phase == Phase.WITHDRAWING:
        return object_to_withdrawal(box, s, move)
    if s.phase == Phase.LOSING:
        return object_to_loss(s, move)
    if s.phase == Phase.COUP:
        return object_to_coup(box, s, move)
    return Rule.K_E2 if s.phase == Phase.OVER else Rule.K_D1


@rule
def object_to_leader_stage(box: Box, s: State, move: int) -> int:
    """K-T4, K-T5, K-T5a: one leader action, a must while any is legal and can be paid."""
    if move >= BUY:
        return object_to_trade(box, s, move)
    if move == END or move >= PUT:
        return object_to_stage(move, Rule.K_T5)
    replaced = s.leader_done != Done.OPEN
    if move == SKIP:
        return Rule.K_T5a if not replaced and has_leader_action(box, s) else Rule.NONE
    if replaced:
        return Rule.K_G4
    if move >= MOVE:
        return object_to_moving(box, s, move)
    return object_to_placing(box, s, move)


@rule
def object_to_beside(box: Box, s: State, move: int) -> int:
    """K-E1h, K-E3, K-C7: resigning and proposing to stop, on the own turn, outside card orders."""
    if s.phase < Phase.PLACING or s.phase > Phase.LAST:
        return Rule.K_E1h
    if move == RESIGN:
        return Rule.NONE
    if move == PROPOSE and not s.proposed and players_left(box, s) > 1:
        return Rule.NONE
    return Rule.K_E3


@rule
def decide(box: Box, s: State, move: int) -> None:
    """Carries out a legal move."""
    if move == RESIGN:
        leave(box, s, Rule.K_E1h)
    elif move == PROPOSE:
        propose_stop(box, s)
    elif s.phase == Phase.AGREEING:
        answer(box, s, move)
    elif s.phase <= Phase.FREE_TANKER:
        open_game(box, s, move)
    elif s.phase <= Phase.LAST:
        take_turn(box, s, move)
    else:
        obey(box, s, move)


@rule
def open_game(box: Box, s: State, move: int) -> None:
    """K-T1, K-T1a, K-G1: a leader on a free capital, the agent beside it, the free tanker."""
    if s.phase == Phase.PLACING:
        place_leader(box, s, move)
        power_at_turn(s).agent = box.capital[(move - PLACE) % COUNTRIES]
        s.phase = Phase.FREE_TANKER
    else:
        put_tanker(s, move)
        end_first_turn(box, s)


@rule
def take_turn(box: Box, s: State, move: int) -> None:
    """K-T3 to K-T6: the agent, the leader, a trade, or the end of the turn."""
    if move == END:
        s.phase = Phase.TURN_END
    elif move == SKIP:
        go_without(box, s)
    elif move >= BUY:
        trade(box, s, move)
    elif s.phase == Phase.AGENT:
        move_agent(s, move)
        arrive(box, s, power_at_turn(s).agent)
    elif move >= MOVE:
        move_leader(box, s, move)
        arrive(box, s, (move - MOVE) % POINTS)
    else:
        place_leader(box, s, move)
        s.phase = Phase.LEADER_DUE


@rule
def trade(box: Box, s: State, move: int) -> None:
    """K-T6: a tanker action or a pipeline; the stage goes on with the money as it is now."""
    if move >= LAY:
        lay_pipeline(box, s, move)
    else:
        act_with_tanker(box, s, move)
    if s.phase == Phase.LEADER:
        s.phase = Phase.LEADER_DUE


@rule
def arrive(box: Box, s: State, point: int) -> None:
    """K-G3, K-L5, K-L5a, K-D1: who ends a move on "?" draws a card; then the turn goes on."""
    s.phase = Phase.LEADER_DUE
    if is_question(box, point):
        draw_card(box, s)


@rule
def obey(box: Box, s: State, move: int) -> None:
    """K-D1a: carries out the card's order; a leader that it brought to "?" draws again."""
    phase = s.phase
    s.phase = Phase.LEADER_DUE
    if phase == Phase.ADVANCING or phase == Phase.RETREATING:
        if phase == Phase.ADVANCING:
            advance(box, s, move)
        else:
            retreat(box, s, move)
        if box.card_chain:
            arrive(box, s, (move - MOVE) % POINTS)
    elif phase == Phase.WITHDRAWING:
        withdraw(box, s, move)
    elif phase == Phase.LOSING:
        lose_tanker(s, move)
    else:
        seize(box, s, move)


@rule
def propose_stop(box: Box, s: State) -> None:
    """K-E3: all players left may agree to stop; the others are asked in turn."""
    tell(s, What.STOP_PROPOSED, Rule.K_E3, s.at)
    s.proposed = 1
    s.back = s.phase
    s.asking = s.at
    s.phase = Phase.AGREEING
    ask_next(box, s)


@rule
def ask_next(box: Box, s: State) -> None:
    """The next player left clockwise; back at who proposed, all have agreed."""
    s.asking = (s.asking + 1) % box.seats
    while s.power[s.asking].out:
        s.asking = (s.asking + 1) % box.seats
    if s.asking == s.at:
        s.back = 0
        s.asking = 0
        end_game(box, s, Rule.K_E3)


@rule
def answer(box: Box, s: State, move: int) -> None:
    """K-E3: one who declines is enough to play on."""
    if move == AGREE:
        tell(s, What.STOP_AGREED, Rule.K_E3, s.asking)
        ask_next(box, s)
    else:
        tell(s, What.STOP_DECLINED, Rule.K_E3, s.asking)
        s.phase = s.back
        s.back = 0
        s.asking = 0


@rule
def happen(box: Box, s: State, outcome: int) -> None:
    """Carries out an outcome of chance."""
    if s.phase == Phase.FIRST:
        begin(s, outcome)
    else:
        turn_card(box, s, outcome)


@rule
def go_on(box: Box, s: State) -> None:
    """Everything that waits for nobody."""
    while LAST_DECISION < s.phase < Phase.OVER:
        if s.phase == Phase.TURN_START:
            start_turn(box, s)
        elif s.phase == Phase.LEADER_DUE:
            fall_due(box, s)
        else:
            end_turn(box, s)


@rule
def note_moves(box: Box, s: State) -> None:
    """Notes every legal move of the decision at hand, each stage by its own objections.

    Where nothing is to be decided, none is noted.
    """
    clear(s)
    if s.phase == Phase.AGENT:
        note_walks(box, s)
        note_trades(box, s)
    elif s.phase == Phase.LEADER:
        note_leader_stage(box, s)
    elif s.phase == Phase.LAST:
        allow(s, END)
        note_trades(box, s)
    elif s.phase == Phase.PLACING:
        note_placings(box, s)
    elif s.phase == Phase.FREE_TANKER:
        note_puttings(box, s)
    elif s.phase == Phase.AGREEING:
        allow(s, AGREE)
        allow(s, DECLINE)
    else:
        note_orders(box, s)


@rule
def note_leader_stage(box: Box, s: State) -> None:
    """K-T4, K-T5a: one leader action, or none where none is to be had; and the trades."""
    if s.leader_done == Done.OPEN:
        note_placings(box, s)
        chart_moves(box, s)
    if count(s) == 0:
        allow(s, SKIP)
    note_trades(box, s)


@rule
def note_orders(box: Box, s: State) -> None:
    """K-D1a: every way to obey the card."""
    if s.phase == Phase.ADVANCING or s.phase == Phase.RETREATING:
        note_ways(s)
    elif s.phase == Phase.WITHDRAWING:
        note_withdrawals(box, s)
    elif s.phase == Phase.LOSING:
        note_losses(s)
    elif s.phase == Phase.COUP:
        note_coups(box, s)


@rule
def settle(box: Box, s: State) -> None:
    """Goes on to the next chance or real choice; a single option is played, not asked (K-S5)."""
    while True:
        go_on(box, s)
        note_moves(box, s)
        if count(s) != 1:
            return
        tell(s, What.SETTLED, Rule.K_S5, s.at)
        decide(box, s, nth(s, 0))


@rule
def play(box: Box, s: State, number: int) -> None:
    """The only way anything changes: a legal move or outcome, and all that follows from it."""
    if waits_for_chance(s):
        happen(box, s, number)
    else:
        decide(box, s, number)
    settle(box, s)
