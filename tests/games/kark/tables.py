"""Tables for tests: positions in a few words, scripted play, random games, and a stocktaking."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from nations.compiling.layout import Row
from nations.contract import Chance, Decision, Event, Move, Over, Turn
from nations.errors import IllegalMove
from nations.games.kark import state as parts
from nations.games.kark.content import LEADER_NAMES, ContentSet
from nations.games.kark.game import KarkGame
from nations.games.kark.position import Positions
from nations.games.kark.rule_ids import IDS
from nations.games.kark.state import GONE, HAND, NOTHING, RESERVE, Done, Phase, State
from nations.games.kark.view import KarkView, PowerView

from .own_set import CAPITAL, LAID, Changes, kark_game

ALL_LEADERS = ("king", "king", "president", "president", "dictator", "guerrilla")


# ------------------------------------------------------------------------------------- positions


@dataclass(frozen=True)
class Power:
    """What a seat has, in words: Power("king@nw dictator@uor.3", 12, tankers="nw nw north").

    "king@nw" sits in the capital of nw, "king@nw.3" on another point. Leaders that are neither on
    the board nor gone are in reserve. The agent stands where it is in nobody's way.
    """

    leaders: str = ""
    cash: int = 10
    agent: str = "far.7"
    tankers: str = ""
    gone: str = ""
    out: int = 0
    started: bool = True


NO_RESERVE = "king king president president dictator guerrilla"
"""As `gone`: every leader that is not on the board."""

BYSTANDERS = (Power(), Power("king@far"), Power("king@se"), Power("king@ne"))
"""Who sits at a seat that a test says nothing about."""


def out(left: int) -> Power:
    """A player who is out; so many were left just after."""
    return Power(cash=0, out=left)


def table(
    *powers: Power,
    seats: int = 2,
    stage: str = "leader",
    at: int = 0,
    first: int = 0,
    rounds: int = 2,
    quiet: int = 0,
    done: str = "",
    laid: str = LAID,
    nobodys: str = "",
    seen: str = "",
    changes: Changes | None = None,
    **options: str,
) -> Table:
    """A position in a stage of a turn ("agent", "leader", "last") of the seat `at`.

    `done` are words of what the seat has done this turn (leader, tanker, pipeline), `laid` the
    pipelines, `seen` the cards drawn up to now. Stocks follow from the rest, so they are left to
    `recall`, which also takes tables that no game comes to.
    """
    seats = max(seats, len(powers))
    game = kark_game(seats, changes, **options)
    draft = State()
    draft.phase, draft.at, draft.first, draft.rounds = Phase[stage.upper()], at, first, rounds
    draft.quiet, draft.card = quiet, NOTHING
    draft.leader_done = Done.DONE if stage == "last" or "leader" in done else Done.OPEN
    draft.tanker_done, draft.pipeline_done = int("tanker" in done), int("pipeline" in done)
    for written in laid.split():
        inland, port = (game.names.countries.index(end) for end in written.split(">"))
        draft.laid[link_between(game, inland, port)] = 1
    fill_counts(draft.nobodys, nobodys, game.names.places)
    for card in seen.split():
        draft.deck[draft.seen] = game.names.cards.index(card)
        draft.seen += 1
    draft.draws = draft.seen
    for seat in range(seats):
        told = powers[seat] if seat < len(powers) else BYSTANDERS[seat]
        _write_power(game, draft.power[seat], told)
    positions = Positions(game.box, game.names)
    made = Table(game, positions.recall(positions.write(draft)))
    check_conserved(game, made.state)
    return made


def link_between(game: KarkGame, inland: int, port: int) -> int:
    ends = [(game.box.link_inland[at], game.box.link_port[at]) for at in range(game.box.links)]
    return ends.index((inland, port))


def _write_power(game: KarkGame, power: parts.Power, told: Power) -> None:
    power.cash, power.out, power.started = told.cash, told.out, int(told.started)
    on_board = told.started and not told.out
    power.agent = game.names.points.index(told.agent) if on_board else NOTHING
    waiting = list(told.leaders.split())
    gone = Counter(told.gone.split())
    for at, kind in enumerate(ALL_LEADERS):
        power.leader[at] = GONE if told.out else RESERVE
        placed = next((word for word in waiting if word.startswith(f"{kind}@")), None)
        if placed is not None:
            waiting.remove(placed)
            power.leader[at] = point_number(game, placed.partition("@")[2])
        elif gone[kind]:
            gone[kind] -= 1
            power.leader[at] = GONE
    assert not waiting, f"no such leaders: {waiting}"
    fill_counts(power.tankers, told.tankers, game.names.places)
    if not told.started and not told.out:
        power.tankers[HAND] = 1


def point_number(game: KarkGame, word: str) -> int:
    """The number of a point ("nw.3"), or of a country's capital ("nw")."""
    return game.names.points.index(word if "." in word else f"{word}.{CAPITAL}")


def fill_counts(row: Row, words: str, names: Iterable[str]) -> None:
    counted, known = Counter(words.split()), list(names)
    assert counted.keys() <= set(known), f"{words!r} are not all among {known}"
    for at, name in enumerate(known):
        row[at] = counted[name]


# ------------------------------------------------------------------------------------------ play


class Table:
    """A game under test: what is on the table now, and whatever is played on it."""

    def __init__(self, game: KarkGame, state: State) -> None:
        self.game, self.state = game, state

    def play(self, moves: str) -> list[Event]:
        """Plays moves in notation, by seats and by chance alike, and says what happened."""
        told: list[Event] = []
        for written in moves.split():
            given = self.state
            before = given.copy()
            self.state, events = self.game.play(given, self._move(written))
            assert given == before, "a game leaves the given state as it is"
            assert all(event.rule in IDS[1:] for event in events)
            check_conserved(self.game, self.state)
            told += events
        return told

    def refuses(self, move: str | Move) -> str:
        """The id of the rule that forbids a move; nothing else may come of it."""
        before = self.state.copy()
        with pytest.raises(IllegalMove) as refusal:
            self.game.play(self.state, self._move(move) if isinstance(move, str) else move)
        assert self.state == before
        assert refusal.value.rule in IDS[1:]
        return refusal.value.rule

    def _move(self, written: str) -> Move:
        return self.game.read_move(self.turn, written)

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    def _decision(self) -> Decision:
        turn = self.turn
        assert isinstance(turn, Decision), f"{self.phase!r}: {turn}"
        return turn

    @property
    def moves(self) -> set[str]:
        """What the seat at turn can choose from."""
        return {self.game.write_move(move) for move in self._decision().moves}

    def of(self, *words: str) -> set[str]:
        """What the seat at turn can choose from, of some kinds ("move", "place") only."""
        return {move for move in self.moves if move.partition(":")[0] in words}

    @property
    def trades(self) -> set[str]:
        """What the seat at turn can do with tankers and pipelines."""
        return self.of("buy-tanker", "sell-tanker", "station", "sail", "pipeline")

    @property
    def beside(self) -> set[str]:
        """What the seat at turn can choose beside the game."""
        return {self.game.write_move(move) for move in self._decision().beside}

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return self._decision().seat

    @property
    def ways(self) -> dict[str, int]:
        """What can come out by chance, each with its number of ways."""
        turn = self.turn
        assert isinstance(turn, Chance), f"{self.phase!r}: {turn}"
        return {self.game.write_move(move): ways for move, ways in turn.ways}

    @property
    def over(self) -> Over:
        turn = self.turn
        assert isinstance(turn, Over), f"{self.phase!r}: {turn}"
        return turn

    @property
    def phase(self) -> Phase:
        return Phase(self.state.phase)

    @property
    def view(self) -> KarkView:
        seen = self.game.view(self.state, None)
        assert isinstance(seen, KarkView)
        return seen

    def power(self, seat: int = 0) -> PowerView:
        return self.view.powers[seat]

    @property
    def cash(self) -> list[int]:
        return [power.cash for power in self.view.powers]

    def ruler(self, country: str) -> int | None:
        return self.view.rulers[country]

    def ends(self, start: str) -> set[str]:
        """Where the leader on a point can go now."""
        heads = (f"move:{start}>", f"advance:{start}>")
        return {move.partition(">")[2] for move in self.moves if move.startswith(heads)}

    def copy(self) -> Table:
        return Table(self.game, self.state)


def opening(seats: int = 2, changes: Changes | None = None, **options: str) -> Table:
    """A table before it is known who begins."""
    game = kark_game(seats, changes, **options)
    return Table(game, game.start())


def turn_starts(*powers: Power, seats: int = 2, **told: Any) -> tuple[Table, list[Event]]:
    """The table after the last seat ended its turn and seat 0 began; and what was told."""
    seats = max(seats, len(powers))
    t = table(*powers, seats=seats, stage="last", at=seats - 1, **told)
    return t, t.play("end")


def card_drawn(card: str, *powers: Power, **told: Any) -> tuple[Table, list[Event]]:
    """The table after the agent of seat 0 went from nw.0 to the "?" at nw.4 and drew a card."""
    t = table(*powers, stage="agent", **told)
    return t, t.play(f"agent:nw.4 card:{card}")


# ---------------------------------------------------------------------------------- random games


class Step(NamedTuple):
    """One move of a whole game."""

    before: State
    turn: Decision | Chance
    move: Move
    after: State
    events: tuple[Event, ...]


LASTING: Changes = {
    "prices": {
        "step": {"king": 2, "president": 1, "dictator": 1, "guerrilla": 1},
        "income": {"king": 4, "president": 3, "dictator": 2, "guerrilla": 1},
        "tanker_buy": 2,
    },
    "loan": {"millions": 20},
    "strike": {"millions": -1},
}
"""Cheap things and high incomes: random games that would soon be over go on for many rounds."""


ORDERING: Changes = {
    **LASTING,
    "guerrilla-falls": {"effect": "retreat", "leader": "any", "steps": (1, 7)},
    "dictator-marches": {"leader": "any", "steps": (2, 4)},
}
"""The same with cards that descriptions do not tell of, but sets may have (K-D7a)."""


ROOMY: Changes = {
    **ORDERING,
    "nw": {"points": 12, "more_questions": (8, 10)},
    "uor": {"points": 9},
    "far": {"points": 7, "more_questions": (1,)},
}
"""And rings of other sizes, some of them with several "?" (K-C4)."""


def choose(game: KarkGame, turn: Decision | Chance, rng: random.Random, beside: float = 0) -> Move:
    """A random move or outcome, in whatever order they are listed.

    Leaders mostly stay in capitals and take short ways, or nobody would have money for long.
    """
    if isinstance(turn, Chance):
        return rng.choices([m for m, _ in turn.ways], [ways for _, ways in turn.ways])[0]
    if turn.beside and rng.random() < beside:
        return rng.choice(turn.beside)
    moves = sorted(turn.moves, key=game.write_move)
    return rng.choices(moves, [_liking(game.write_move(move)) for move in moves])[0]


def _liking(written: str) -> float:
    kind, _, rest = written.partition(":")
    if kind != "move":
        return {"place": 3, "sell-tanker": 0.2, "buy-tanker": 2, "pipeline": 2}.get(kind, 1)
    start, end = (point.split(".") for point in rest.split(">"))
    apart = abs(int(start[1]) - int(end[1]))
    near = 1 / min(apart, max(8 - apart, 1)) ** 2 if start[0] == end[0] else 0.02
    return near if int(start[1]) != CAPITAL else near / 20


def walk(game: KarkGame, seed: int, beside: float = 0) -> Iterator[Step]:
    """A whole game by random choices, with a chance of moves beside the game at each decision."""
    rng, state = random.Random(seed), game.start()
    while not isinstance(turn := game.turn(state), Over):
        move = choose(game, turn, rng, beside)
        after, events = game.play(state, move)
        yield Step(state, turn, move, after, events)
        state = after


# ----------------------------------------------------------------------------------- stocktaking


def check_conserved(game: KarkGame, s: State) -> None:
    """Every figure, tanker, pipeline and card is in exactly one place (K-C1, K-C2, K-C5)."""
    box, content = game.box, game.content
    powers = [s.power[seat] for seat in range(box.seats)]
    tankers = sum(sum(row(power.tankers)) for power in powers) + sum(row(s.nobodys))
    assert s.stock + tankers == content.pieces.tankers
    assert s.pipes + sum(row(s.laid)) == content.pieces.pipelines
    assert min(s.stock, s.pipes, *row(s.nobodys), *row(s.laid)) >= 0
    for power in powers:
        _check_power(content, power)
    _check_board(powers, s)
    seen = row(s.deck)[: s.seen]
    assert len(set(seen)) == len(seen)
    assert s.draws >= s.seen


def row(numbers: Row) -> list[int]:
    return [numbers[at] for at in range(len(numbers))]


def _check_power(content: ContentSet, power: parts.Power) -> None:
    assert min(power.cash, *row(power.tankers)) >= 0
    inland = [at for at, country in enumerate(content.countries) if not country.seas]
    assert not any(power.tankers[parts.PORTS + at] for at in inland)
    assert power.tankers[HAND] <= 1
    assert power.tankers[HAND] or power.started or power.out
    on_board = power.started and not power.out
    assert (power.agent >= 0) <= (not power.out)
    assert power.agent >= 0 or not on_board
    if power.out:
        assert power.cash == 0
        assert set(row(power.leader)) == {GONE}
        assert not any(row(power.tankers))


def _check_board(powers: list[parts.Power], s: State) -> None:
    """No two leaders share a point, and the table of occupants says who is where (K-L3)."""
    found = dict.fromkeys(range(parts.POINTS), NOTHING)
    for seat, power in enumerate(powers):
        for leader, point in enumerate(row(power.leader)):
            assert GONE <= point < parts.POINTS
            if point >= 0:
                assert found[point] == NOTHING
                found[point] = seat * parts.LEADERS + leader
    assert list(found.values()) == row(s.occupant)


def leaders_by_type(power: PowerView) -> dict[str, int]:
    """A power's leaders of each type, wherever they are (K-C1)."""
    placed = Counter(power.board.values())
    return {
        kind: placed[kind] + power.reserve.get(kind, 0) + power.gone.get(kind, 0)
        for kind in LEADER_NAMES
    }
