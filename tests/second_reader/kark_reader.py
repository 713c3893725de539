"""A second reading of the Kark game's rules: slow, literal, and independent of the engine.

Everything here follows the numbered rules (K-...) one after the other.  The whole game is one
generator, ``Reader._game``; wherever a player chooses or chance decides, it yields a turn and
waits for the move.  A free advance and a retreat are found by walking every legal way step by
step, incomes by trying every assignment of tankers to derricks.  Only the shortest ways of paid
moves are found round by round, for a rich player's ways are too many to walk; that both searches
agree is tested (test_kark_reader_boards.py).

Places where the rule text left a doubt, and how it is read here:

* K-L2, K-L2a: a move never visits a point twice, so a reversal inside a ring can never happen
  by itself; the direction is remembered all the same.  K-G2a takes the whole of K-L2a over for
  agents: an agent never ends where it started.
* K-G2a: on a board of small rings an agent may have no way of exactly four steps; it stays then,
  draws no card, and nothing is asked.
* K-L3, K-L5, K-W1: a leader standing on a "?" closes that point; nobody stops there then.
* K-S1, K-T1, K-E3: the free tanker is in its player's hand from the set-up on, under either value
  of free_tanker: it counts when the game is ranked before that player's first turn, and goes
  back to the stock if the player resigns.
* K-T1b: stationing the free tanker on the first turn is no tanker action, so with
  first_turn_trade = yes one is left, and that very tanker may then be sold or moved.  Trades come
  after the placing and the stationing only.
* K-T1a: a tanker from the hand comes to either sea, whoever rules the canal.
* K-T5b: the cheapest leader action counts an attack by one step, and does not ask whether the
  player can pay it.  In the last stage, on the first turn and after a card that replaced the
  leader action nothing has to be left, for no leader action is to come.
* K-N4a, K-W3a: with abandoned_port = owner, a conquest of an occupied capital still takes all
  tankers in that port, a third player's stranded ones too.  Nobody's tankers (K-E1c) fall to
  whoever next takes the capital, under either value.
* K-E1c: tankers of an eliminated player stranded in a port that another player rules
  (abandoned_port = owner) become nobody's too, and wait until that capital is next taken; the
  present ruler does not get them, unless by leaving and coming back.
* K-E1c, K-L1b: with captured_leaders = reserve, an eliminated player's leaders are gone as well.
* K-E1, K-E1a: only who has no legal and affordable leader action can be out by K-E1a (with a
  set's price of 0 there may be one without any cash), except after a withdrawal or retreat.
* K-E1a, K-P2, K-C5: the rescuing tanker actions are offered whether or not they rescue: a sale
  for nothing (a set's price of 0, an empty bank) too.
* K-E1b: with blocked = out, a player with cash or income whom the board allows no leader action
  goes out without the rescuing tanker actions (under trade_moment = last), for K-E1a is not met;
  after a withdrawal that replaced the leader action, K-E1b is not looked at.
* K-E1f, K-T6a: with trade_moment = any, the visit to the leader stage after such a withdrawal
  offers every unused trade, as any moment after the income does; with last only the rescue.
* K-E1i, K-T6a: the same holds for the third skip: with trade_moment = any the trades of K-T6a are
  offered before it, for they are no right of K-E1a; with last nothing is.  The row is broken by
  any own turn that was no such skip: by a skip with income, too.
* K-E1f, K-D1a: if a card brought by the agent is a free advance, the action counts as replaced
  and the player as saved, whatever a card drawn by that leader's arrival on "?" does then, even
  if it takes the last leader away (K-E1g is looked at on the next turn, and the trades of the last
  stage are open).  The same if a retreat led to a "?" whose card was an advance or a coup.
* K-E1g: until the agent and its card are done, a player without leaders may trade under
  trade_moment = any; then the player is out and is asked nothing more.
* K-C5: if the players' money at the start is more than the box holds, the bank holds nothing.  A
  card's loss and an eliminated player's cash come back to the bank.
* K-D1: a card is put to the bottom before the next one is drawn, also in a chain; so the order
  known after one pass is the order of the first drawings.
* K-D1a: all cards of a turn count for its limit, the agent's included; a leader that stops on
  "?" when the limit is reached draws none.  In a set without cards nobody draws.
* K-D7a: the point where a leader starts is no part of its way: a retreat may leave a capital, but
  enters none.
* K-D9: a coup taking a free capital treats its port as K-N4a does, one taking an occupied
  capital as K-W3 does.
* K-E3b: the placing on a first turn is a leader action.  A card order counts if it was carried
  out and is an advance, a withdrawal, a retreat or a coup; money and tanker cards do not count.
* K-E3: when the game ends with a complete round, the round's number does not rise any more;
  before the first player is chosen the round is 1.
* K-E3: while others are asked to agree to a stop, the seat at turn is still the proposer's.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

KINDS = ("king", "president", "dictator", "guerrilla")
SEAS = ("north", "south")
RING = 8
AGENT_STEPS = 4
STUCK_TURNS = 3
ADVANCE_STEPS = (1, 7)
MONEY = 140

# How moves with a tanker in hand are written (K-T1a), besides "sell-tanker:hand".
HAND = "hand"
LEFT_IN_HAND = f"tanker:{HAND}"
FROM_HAND = "station:"
# What a card says instead of a leader's type (K-D7a).
ANY = "any"

# The options and their values, default first; a round limit may also be a number.
OPTIONS = {
    "start_cash": ("7", "10"),
    "ruin": ("penniless", "cannot_pay"),
    "stuck": ("out", "stays"),
    "free_tanker": ("hand", "sea"),
    "bank": ("endless", "box"),
    "quiet_rounds": ("3", "off"),
    "first_player": ("drawn", "agreed"),
    "first_turn_trade": ("no", "yes"),
    "duty": ("kept", "loose"),
    "trade_moment": ("any", "last"),
    "captured_leaders": ("out", "reserve"),
    "abandoned_port": ("taker", "owner"),
    "pipeline_builder": ("one_end", "both_ends"),
    "card_chain": ("draw", "none"),
    "blocked": ("skip", "out"),
    "round_limit": ("none",),
}

Turn = tuple[Any, ...]
Steps = Generator[Turn, str, None]
Asking = Generator[Turn, str, str]
Obeying = Generator[Turn, str, list[str]]


class PlayerOut(Exception):
    """The player at turn leaves the game (K-E1, K-E1h)."""


class AllAgreed(Exception):
    """All players left agree to stop (K-E3)."""


class Country(NamedTuple):
    """A country of the continent (K-C3, K-C4)."""

    id: str
    type: str
    derricks: int
    seas: tuple[str, ...]
    capital: str
    size: int

    def has_port(self) -> bool:
        """Coastal countries and the canal country have a port (K-C3, K-I4)."""
        return self.type in ("coastal", "canal")


class Leader(NamedTuple):
    """A leader on the board: whose it is, and its type (K-C1)."""

    seat: int
    kind: str


class Card(NamedTuple):
    """An incident card (K-D4)."""

    id: str
    kind: str
    millions: int
    leader: str
    least: int
    most: int


@dataclass
class Power:
    """One player's things (K-C1, K-S1)."""

    cash: int
    reserve: dict[str, int]
    gone: dict[str, int]
    tankers: dict[str, int]
    hand: int = 1
    agent: str | None = None
    short_turns: int = 0
    out: bool = False
    left_after: int = 0


@dataclass
class Doings:
    """What the player at turn has done so far in this turn."""

    first_turn: bool = False
    tanker_action: bool = False
    pipeline: bool = False
    proposed: bool = False
    cards: int = 0
    leader_action_to_come: bool = False
    carried_out: list[str] = field(default_factory=list)


@dataclass
class Situation:
    """A position from which play goes on with a later turn, for tests without a whole game.

    ``leaders`` is whose leader of which type stands where; ``lost`` is what each player has no
    more; every other leader is in reserve.  Lists may be shorter than the number of players.
    """

    at: int = 0
    leaders: dict[str, tuple[int, str]] = field(default_factory=dict)
    agents: list[str] = field(default_factory=list)
    cash: list[int] = field(default_factory=list)
    tankers: list[dict[str, int]] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    lost: list[dict[str, int]] = field(default_factory=list)
    laid: list[tuple[str, str]] = field(default_factory=list)
    short_turns: list[int] = field(default_factory=list)


class Reader:
    """The rules, played one move at a time."""

    def __init__(
        self,
        content: dict[str, Any],
        seats: int,
        options: dict[str, str],
        named_seat: int = 0,
        situation: Situation | None = None,
    ) -> None:
        """Put everything in its place before the first player is chosen (K-C1, K-S1 to K-S3).

        ``named_seat`` begins if the players agreed on who does (K-S4).
        """
        if seats not in (2, 3, 4):
            raise ValueError(f"2 to 4 seats, not {seats}")
        if named_seat not in range(seats):
            raise ValueError(f"no seat {named_seat} at a table of {seats}")
        self._options = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in options.items():
            number = name == "round_limit" and value.isdecimal() and int(value) > 0
            if name not in OPTIONS or not (number or value in OPTIONS[name]):
                raise ValueError(f"unknown option {name} = {value}")
            self._options[name] = value
        self._seats = seats
        self._countries = {
            one["id"]: Country(
                id=one["id"],
                type=one["type"],
                derricks=one["derricks"],
                seas=tuple(one["seas"]),
                capital=f"{one['id']}.{one['capital']}",
                size=one.get("size", RING),
            )
            for one in content["countries"]
        }
        self._capitals = {one.capital: one for one in self._countries.values()}
        self._questions = {
            f"{one['id']}.{index}" for one in content["countries"] for index in one["questions"]
        }
        self._arrows: list[tuple[str, str]] = [(a, b) for a, b in content["arrows"]]
        self._links: list[tuple[str, str]] = [(a, b) for a, b, _ in content["links"]]
        self._laid: set[tuple[str, str]] = {(a, b) for a, b, laid in content["links"] if laid}
        self._cards = {
            one["id"]: Card(
                id=one["id"],
                kind=one["kind"],
                millions=one.get("millions", 0),
                leader=one.get("leader", ""),
                least=one.get("min") or ADVANCE_STEPS[0],
                most=one.get("max") or ADVANCE_STEPS[1],
            )
            for one in content["cards"]
        }
        self._step_price: dict[str, int] = dict(content["step"])
        self._rate: dict[str, int] = dict(content["rate"])
        self._tanker_buy: int = content["tanker_buy"]
        self._tanker_sell: int = content["tanker_sell"]
        self._pipeline_price: int = content["pipeline"]
        self._stock_tankers: int = content["tankers"] - seats
        self._stock_pipelines: int = content["pipelines"] - len(self._laid)
        self._powers = [
            Power(
                cash=int(self._options["start_cash"]),
                reserve={kind: content["leaders"][kind] for kind in KINDS},
                gone=dict.fromkeys(KINDS, 0),
                tankers={},
            )
            for _ in range(seats)
        ]
        self._bank: int = content.get("money", MONEY) - sum(one.cash for one in self._powers)
        self._board: dict[str, Leader] = {}
        self._nobodys: dict[str, int] = {}
        self._seen: list[str] = []
        self._draws = 0
        self._round = 1
        self._at: int | None = None
        self._named_seat = named_seat
        self._doings = Doings()
        self._round_active = False
        self._idle_rounds = 0
        if situation is not None:
            self._set_up(situation)
        self._steps = self._game(None if situation is None else situation.at)
        self._now: Turn = next(self._steps)

    def _set_up(self, situation: Situation) -> None:
        """Put a situation on the board, in which every player has had the first turn."""
        for point, (seat, kind) in situation.leaders.items():
            self._board[point] = Leader(seat, kind)
            self._powers[seat].reserve[kind] -= 1
        for power in self._powers:
            power.hand = 0
            self._stock_tankers += 1
            power.agent = next(iter(self._countries.values())).capital
        for power, agent in zip(self._powers, situation.agents, strict=False):
            power.agent = agent
        for power, cash in zip(self._powers, situation.cash, strict=False):
            self._bank += power.cash - cash
            power.cash = cash
        for power, tankers in zip(self._powers, situation.tankers, strict=False):
            power.tankers = dict(tankers)
            self._stock_tankers -= sum(tankers.values())
        for power, hand in zip(self._powers, situation.hands, strict=False):
            power.hand = hand
            self._stock_tankers -= hand
        for power, lost in zip(self._powers, situation.lost, strict=False):
            for kind, number in lost.items():
                power.reserve[kind] -= number
                power.gone[kind] += number
        for power, turns in zip(self._powers, situation.short_turns, strict=False):
            power.short_turns = turns
        self._stock_pipelines -= len(set(situation.laid) - self._laid)
        self._laid |= set(situation.laid)

    # ------------------------------------------------------------------ what others may call

    def turn(self) -> Turn:
        """What is due now: a decision, a chance turn, or the result."""
        if self._now[0] == "decision":
            return ("decision", self._now[1], self._now[2], self._now[3])
        if self._now[0] == "chance":
            return ("chance", dict(self._now[1]))
        return ("over", list(self._now[1]), list(self._now[2]))

    def play(self, move: str) -> None:
        """Play one of the moves of the turn."""
        if self._now[0] == "over":
            raise ValueError("the game is over")
        if self._now[0] == "decision":
            legal = set(self._now[2]) | set(self._now[3])
        else:
            legal = set(self._now[1])
        if move not in legal:
            raise ValueError(f"{move} is not among {sorted(legal)}")
        self._now = self._steps.send(move)

    def table(self) -> dict[str, Any]:
        """Everything that lies open (K-C6)."""
        return {
            "round": self._round,
            "at": self._at,
            "cash": [power.cash for power in self._powers],
            "out": [power.out for power in self._powers],
            "leaders": [
                {
                    kind: {
                        "reserve": power.reserve[kind],
                        "board": sorted(
                            point
                            for point, leader in self._board.items()
                            if leader == Leader(seat, kind)
                        ),
                        "gone": power.gone[kind],
                    }
                    for kind in KINDS
                }
                for seat, power in enumerate(self._powers)
            ],
            "agents": [power.agent for power in self._powers],
            "tankers": [{p: n for p, n in power.tankers.items() if n} for power in self._powers],
            "hands": [power.hand for power in self._powers],
            "nobodys": {port: n for port, n in self._nobodys.items() if n},
            "stock": {"tankers": self._stock_tankers, "pipelines": self._stock_pipelines},
            "pipelines": sorted(f"{inland}>{port}" for inland, port in self._laid),
            "seen": list(self._seen),
            "draws": self._draws,
            "rulers": {country: self._ruler(country) for country in self._countries},
        }

    def bank(self) -> int:
        """What is left of the box's money; less than nothing with an endless bank (K-C5)."""
        return self._bank

    def income(self, seat: int) -> int:
        """The most that a player's tankers in port can earn (K-I1 to K-I6).

        Tanker after tanker is tried with every derrick it can serve, and with none.
        """
        earns: dict[str, int] = {}
        for country in self._countries.values():
            leader = self._board.get(country.capital)
            if leader is not None and leader.seat == seat:
                earns[country.id] = self._rate[leader.kind]
        ruled = list(earns)
        # K-I6, K-I5: a tanker serves only the port it lies in; at sea it earns nothing; and the
        # player has to rule that port (K-I3, K-I4, K-N4a).
        ports = [
            place
            for place, number in sorted(self._powers[seat].tankers.items())
            for _ in range(number)
            if place in ruled
        ]
        known: dict[tuple[int, tuple[int, ...]], int] = {}

        def best(index: int, derricks: tuple[int, ...]) -> int:
            """The most that the tankers from this one on earn with the derricks left."""
            if index == len(ports):
                return 0
            if (index, derricks) not in known:
                most = best(index + 1, derricks)  # this tanker stays empty
                for place, country in enumerate(ruled):
                    if derricks[place] == 0:
                        continue
                    own_port = country == ports[index]
                    piped = (country, ports[index]) in self._laid  # K-I4, K-I4a: one pipeline
                    if own_port or piped:
                        fewer = (*derricks[:place], derricks[place] - 1, *derricks[place + 1 :])
                        most = max(most, earns[country] + best(index + 1, fewer))
                known[index, derricks] = most
            return known[index, derricks]

        return best(0, tuple(self._countries[country].derricks for country in ruled))

    # ------------------------------------------------------------------ money

    def _receive(self, seat: int, millions: int) -> None:
        """The bank pays, out of the box as far as that lasts (K-C5)."""
        if self._options["bank"] == "box":
            millions = min(millions, max(0, self._bank))
        self._bank -= millions
        self._powers[seat].cash += millions

    def _pay(self, seat: int, millions: int) -> None:
        """A player pays the bank; no credit (K-P1)."""
        assert millions <= self._powers[seat].cash
        self._powers[seat].cash -= millions
        self._bank += millions

    # ------------------------------------------------------------------ the board

    def _ruler(self, country: str) -> int | None:
        """Who has a leader in the capital (K-I3)."""
        leader = self._board.get(self._countries[country].capital)
        return None if leader is None else leader.seat

    def _rules(self, seat: int, country: str) -> bool:
        """Whether the player rules the country (K-I3)."""
        return self._ruler(country) == seat

    def _across(self, point: str) -> list[str]:
        """The points at the other ends of a point's arrows, which lead both ways (K-C4)."""
        there = [b for a, b in self._arrows if a == point]
        back = [a for a, b in self._arrows if b == point]
        return there + back

    def _steps_from(self, point: str, direction: int) -> list[tuple[str, int]]:
        """The next points of a way, each with the direction round its ring (K-L2, K-L2a).

        Direction 0 is a free one: at the start and after a crossing.
        """
        country, index = point.split(".")
        found = [
            (f"{country}.{(int(index) + way) % self._countries[country].size}", way)
            for way in (+1, -1)
            if direction in (0, way)
        ]
        found += [(point_across, 0) for point_across in self._across(point)]
        return found

    def _agent_goals(self, start: str) -> set[str]:
        """Where an agent can end after exactly four steps; nothing blocks it (K-G2, K-G2a)."""
        goals: set[str] = set()

        def walk(point: str, direction: int, visited: list[str]) -> None:
            if len(visited) - 1 == AGENT_STEPS:
                goals.add(point)
                return
            for following, way in self._steps_from(point, direction):
                if following not in visited:
                    walk(following, way, [*visited, following])

        walk(start, 0, [start])
        return goals

    def _opposing_agent_on(self, seat: int, point: str) -> bool:
        """Whether another player's agent stands there (K-L4)."""
        return any(
            other != seat and power.agent == point for other, power in enumerate(self._powers)
        )

    def _may_go_on(self, seat: int, point: str) -> bool:
        """Whether a leader that arrives at this point may go on in the same move."""
        if point in self._board:  # K-L3
            return False
        if point in self._questions:  # K-L5
            return False
        return not self._opposing_agent_on(seat, point)  # K-L4

    def _may_end(self, leader: Leader, point: str) -> bool:
        """Whether a leader may end its move on this point (K-L3, K-W1, K-W1a, K-W4a)."""
        sitting = self._board.get(point)
        if sitting is None:
            return True
        return point in self._capitals and self._may_oust(leader, sitting)

    def _may_oust(self, leader: Leader, sitting: Leader) -> bool:
        """Only an opponent's leader of another type can be attacked (K-W1, K-W1a, K-D9)."""
        return sitting.seat != leader.seat and sitting.kind != leader.kind

    def _legal_ways(self, start: str, most: int) -> Iterator[list[str]]:
        """Every legal way of a leader, of one step to so many, point after point, the start
        included (K-L2 to K-L5, K-W1 to K-W4)."""
        leader = self._board[start]

        def walk(way: list[str], direction: int) -> Iterator[list[str]]:
            if len(way) - 1 == most:
                return
            for following, turning in self._steps_from(way[-1], direction):
                if following in way:  # K-L2a
                    continue
                if self._may_end(leader, following):
                    yield [*way, following]
                if self._may_go_on(leader.seat, following):
                    yield from walk([*way, following], turning)

        return walk([start], 0)

    def _leader_goals(self, start: str, most: int) -> dict[str, int]:
        """Every point a leader can end on within so many steps, with the length of the shortest
        legal way (K-L2b): round by round, all points that one more step reaches.

        A point reached before in the same direction is not looked at again: what goes on from
        there is reached sooner by the way that came first.
        """
        leader = self._board[start]
        goals: dict[str, int] = {}
        reached = [(start, 0)]
        known = {(start, 0)}
        for steps in range(1, most + 1):
            following = [
                step
                for point, direction in reached
                for step in self._steps_from(point, direction)
                if step[0] != start
            ]
            reached = []
            for point, direction in following:
                if (point, direction) in known:
                    continue
                known.add((point, direction))
                if self._may_end(leader, point):
                    goals.setdefault(point, steps)
                if self._may_go_on(leader.seat, point):
                    reached.append((point, direction))
            if not reached:
                break
        return goals

    def _leaders_of(self, seat: int, kind: str | None = None) -> list[str]:
        """The points of a player's leaders, of one type or of all."""
        return [
            point
            for point, leader in self._board.items()
            if leader.seat == seat and kind in (None, leader.kind)
        ]

    # ------------------------------------------------------------------ what leaders can do

    def _placings(self, seat: int) -> dict[str, int]:
        """Every placing of a reserve leader in a free capital, and its price (K-L1, K-P1)."""
        return {
            f"place:{kind}@{country.id}": self._step_price[kind]
            for kind in KINDS
            if self._powers[seat].reserve[kind] > 0
            for country in self._countries.values()
            if country.capital not in self._board  # K-L1a
        }

    def _leader_actions(self, seat: int) -> dict[str, int]:
        """Every leader action that is legal and affordable, and its price (K-T4, K-P1, K-L2b)."""
        cash = self._powers[seat].cash
        actions = {move: price for move, price in self._placings(seat).items() if price <= cash}
        for point in self._leaders_of(seat):
            price = self._step_price[self._board[point].kind]
            most = cash // price if price else sum(one.size for one in self._countries.values())
            for goal, steps in self._leader_goals(point, most).items():
                actions[f"move:{point}>{goal}"] = steps * price
        return actions

    def _cheapest(self, seat: int) -> int | None:
        """The price of the cheapest leader action, none if the board allows none (K-T5b)."""
        prices = list(self._placings(seat).values())
        prices += [
            self._step_price[self._board[point].kind]
            for point in self._leaders_of(seat)
            if self._leader_goals(point, 1)
        ]
        return min(prices) if prices else None

    def _ruined(self, seat: int) -> bool:
        """Neither income nor money, or not the money for a leader action (K-E1a)."""
        if self.income(seat) > 0:
            return False
        cash = self._powers[seat].cash
        cheapest = self._cheapest(seat)
        if self._options["ruin"] == "penniless" or cheapest is None:
            return cash == 0
        return cash < cheapest

    def _leaderless(self, seat: int) -> bool:
        """No leader on the board or in reserve (K-E1g)."""
        return not self._leaders_of(seat) and not any(self._powers[seat].reserve.values())

    def _skip(self, seat: int) -> None:
        """No leader action is legal and affordable: the player is out, or skips it."""
        power = self._powers[seat]
        if self._ruined(seat):  # K-E1a
            raise PlayerOut
        if self._cheapest(seat) is None:  # K-E1b
            power.short_turns = 0
            if self._options["blocked"] == "out":
                raise PlayerOut
            return
        if self.income(seat) > 0:  # K-E1d
            power.short_turns = 0
            return
        power.short_turns += 1  # K-E1d, K-E1i
        if power.short_turns >= STUCK_TURNS and self._options["stuck"] == "out":
            raise PlayerOut

    # ------------------------------------------------------------------ what leaders do

    def _take_off(self, point: str) -> None:
        """A leader is captured or withdrawn (K-W2, K-W2a, K-D7, K-L6)."""
        leader = self._board.pop(point)
        power = self._powers[leader.seat]
        if self._options["captured_leaders"] == "reserve":
            power.reserve[leader.kind] += 1  # K-L1b
        else:
            power.gone[leader.kind] += 1

    def _arrive(self, leader: Leader, point: str) -> None:
        """A leader comes to a point: it attacks whom it finds, and rules if it is a capital."""
        conquest = point in self._board
        if conquest:
            self._take_off(point)
        self._board[point] = leader
        if point in self._capitals:
            self._take_port(leader.seat, self._capitals[point], conquest)

    def _take_port(self, seat: int, country: Country, conquest: bool) -> None:
        """Tankers in the port of a country that is taken (K-W3, K-W3a, K-N4, K-N4a, K-E1c)."""
        if not country.has_port():
            return
        port = country.id
        fallen = self._nobodys.pop(port, 0)
        if conquest or self._options["abandoned_port"] == "taker":
            for other, power in enumerate(self._powers):
                if other != seat:
                    fallen += power.tankers.pop(port, 0)
        self._add_tankers(seat, port, fallen)

    def _place(self, seat: int, text: str, price: int) -> None:
        """A reserve leader comes into a capital (K-L1, K-D9)."""
        kind, country = text.split("@")
        self._pay(seat, price)
        self._powers[seat].reserve[kind] -= 1
        self._arrive(Leader(seat, kind), self._countries[country].capital)

    def _go(self, text: str) -> str:
        """A leader goes from one point to another, giving up what it leaves (K-L7)."""
        start, goal = text.split(">")
        leader = self._board.pop(start)
        self._arrive(leader, goal)
        return goal

    # ------------------------------------------------------------------ tankers and pipelines

    def _add_tankers(self, seat: int, place: str, number: int) -> None:
        """Tankers come to, or with a minus leave, a player's tankers at a place or the hand."""
        if place == HAND:
            self._powers[seat].hand += number
            return
        tankers = self._powers[seat].tankers
        tankers[place] = tankers.get(place, 0) + number
        if tankers[place] == 0:
            del tankers[place]

    def _tanker_places(self, seat: int) -> list[str]:
        """Where a player has tankers, in port or at sea."""
        return [place for place, number in self._powers[seat].tankers.items() if number > 0]

    def _can_buy(self, seat: int, price: int) -> bool:
        """Whether a purchase can be paid and leaves what it must (K-P1, K-T5b)."""
        left = self._powers[seat].cash - price
        if left < 0:
            return False
        if self._options["duty"] == "kept" and self._doings.leader_action_to_come:
            cheapest = self._cheapest(seat)
            if cheapest is not None and left < cheapest:
                return False
        return True

    def _tanker_purchases(self, seat: int) -> set[str]:
        """Buying a tanker (K-P2, K-C5, K-N1, K-N1a)."""
        if self._stock_tankers <= 0 or not self._can_buy(seat, self._tanker_buy):
            return set()
        return {f"buy-tanker:{place}" for place in [*SEAS, *self._ports_of(seat)]}

    def _ports_of(self, seat: int) -> list[str]:
        """The ports of the countries that a player rules (K-N1, K-N4)."""
        return [
            country.id
            for country in self._countries.values()
            if country.has_port() and self._rules(seat, country.id)
        ]

    def _tanker_sales(self, seat: int) -> set[str]:
        """Selling a tanker, wherever it lies, in the hand too (K-P2, K-N6, K-T1a)."""
        places = self._tanker_places(seat)
        if self._powers[seat].hand > 0:
            places.append(HAND)
        return {f"sell-tanker:{place}" for place in places}

    def _stationings_in_port(self, seat: int) -> set[str]:
        """From the hand into a port that the player rules; not on the first turn (K-T1a, b)."""
        if self._powers[seat].hand == 0 or self._doings.first_turn:
            return set()
        return {f"{FROM_HAND}{port}" for port in self._ports_of(seat)}

    def _stationings_at_sea(self, seat: int) -> set[str]:
        """From the hand to a sea; not on the first turn (K-T1a, K-T1b)."""
        if self._powers[seat].hand == 0 or self._doings.first_turn:
            return set()
        return {f"{FROM_HAND}{sea}" for sea in SEAS}

    def _canal_open(self, seat: int) -> bool:
        """Whether the player may change the sea (K-N3)."""
        return all(
            self._ruler(country.id) in (None, seat)
            for country in self._countries.values()
            if country.type == "canal"
        )

    def _sailings_to_port(self, seat: int) -> set[str]:
        """From sea into a port that the player rules (K-N2, K-N4)."""
        return {
            f"sail:{sea}>{country.id}"
            for sea in self._tanker_places(seat)
            if sea in SEAS
            for country in self._countries.values()
            if country.has_port() and sea in country.seas and self._rules(seat, country.id)
        }

    def _sailings_to_sea(self, seat: int) -> set[str]:
        """From port to sea, and from sea to sea (K-N2, K-N3, K-N3a, K-N3b)."""
        moves: set[str] = set()
        for place in self._tanker_places(seat):
            if place in SEAS:
                if self._canal_open(seat):
                    moves |= {f"sail:{place}>{sea}" for sea in SEAS if sea != place}
            else:
                moves |= {f"sail:{place}>{sea}" for sea in self._countries[place].seas}
        return moves

    def _pipelines(self, seat: int) -> set[str]:
        """Buying and laying a pipeline (K-P2, K-C5, K-Q1, K-Q3, K-Q4)."""
        if self._stock_pipelines <= 0 or not self._can_buy(seat, self._pipeline_price):
            return set()
        moves: set[str] = set()
        for inland, port in self._links:
            ends = [self._rules(seat, inland), self._rules(seat, port)]
            allowed = all(ends) if self._options["pipeline_builder"] == "both_ends" else any(ends)
            if allowed and (inland, port) not in self._laid:
                moves.add(f"pipeline:{inland}>{port}")
        return moves

    def _trades(self, seat: int) -> set[str]:
        """One tanker action and one pipeline a turn (K-T6)."""
        moves: set[str] = set()
        if not self._doings.tanker_action:
            moves |= self._tanker_purchases(seat)
            moves |= self._tanker_sales(seat)
            moves |= self._stationings_in_port(seat)
            moves |= self._stationings_at_sea(seat)
            moves |= self._sailings_to_port(seat)
            moves |= self._sailings_to_sea(seat)
        if not self._doings.pipeline:
            moves |= self._pipelines(seat)
        return moves

    def _rescues(self, seat: int) -> set[str]:
        """The tanker actions of a player who would be out for want of money (K-E1a)."""
        if self._doings.tanker_action:
            return set()
        to_port = self._sailings_to_port(seat) | self._stationings_in_port(seat)
        return self._tanker_sales(seat) | to_port

    def _trade(self, seat: int, move: str) -> None:
        """Carry out a trade."""
        what, where = move.split(":")
        if what == "pipeline":
            inland, port = where.split(">")
            self._pay(seat, self._pipeline_price)
            self._stock_pipelines -= 1
            self._laid.add((inland, port))
            self._doings.pipeline = True
            return
        self._doings.tanker_action = True
        if what == "buy-tanker":
            self._pay(seat, self._tanker_buy)
            self._stock_tankers -= 1
            self._add_tankers(seat, where, 1)
        elif what == "sell-tanker":
            self._receive(seat, self._tanker_sell)
            self._stock_tankers += 1
            self._add_tankers(seat, where, -1)
        else:
            start, goal = (HAND, where) if what == "station" else where.split(">")
            self._add_tankers(seat, start, -1)
            self._add_tankers(seat, goal, 1)

    # ------------------------------------------------------------------ asking

    def _left(self) -> list[int]:
        """The players still in the game."""
        return [seat for seat, power in enumerate(self._powers) if not power.out]

    def _clockwise_from(self, seat: int) -> list[int]:
        """The other players left, clockwise (K-S4)."""
        around = [(seat + distance) % self._seats for distance in range(1, self._seats)]
        return [other for other in around if not self._powers[other].out]

    def _ask(self, seat: int, moves: set[str]) -> Asking:
        """Ask the player at turn, who may also resign (K-E1h) or propose to stop (K-E3).

        A choice with a single option is not asked.
        """
        while True:
            if len(moves) == 1:
                return next(iter(moves))
            beside = {"resign"}
            if not self._doings.proposed and len(self._left()) >= 2:
                beside.add("propose-stop")
            move = yield ("decision", seat, frozenset(moves), frozenset(beside))
            if move == "resign":
                raise PlayerOut
            if move != "propose-stop":
                return move
            self._doings.proposed = True
            agreed = True
            for other in self._clockwise_from(seat):
                answers = frozenset({"agree", "decline"})
                answer = yield ("decision", other, answers, frozenset())
                if answer == "decline":
                    agreed = False
                    break
            if agreed:
                raise AllAgreed

    def _ask_order(self, seat: int, moves: set[str]) -> Asking:
        """Ask how a card is obeyed; nothing else is possible meanwhile (K-D1a)."""
        if len(moves) == 1:
            return next(iter(moves))
        move = yield ("decision", seat, frozenset(moves), frozenset())
        return move

    # ------------------------------------------------------------------ the cards

    def _draw(self, seat: int) -> Obeying:
        """Draw the top card and obey it (K-D1, K-D1a); the orders carried out are handed back."""
        if self._doings.cards == len(self._cards):
            return []
        unseen = [card for card in self._cards if card not in self._seen]
        if unseen:
            move = yield ("chance", {f"card:{card}": 1 for card in unseen})
            drawn = move.split(":")[1]
            self._seen.append(drawn)
        else:
            drawn = self._seen[self._draws % len(self._seen)]
        self._draws += 1
        self._doings.cards += 1
        card = self._cards[drawn]
        if card.kind == "cash":
            if card.millions >= 0:
                self._receive(seat, card.millions)
            else:
                self._pay(seat, min(self._powers[seat].cash, -card.millions))  # K-D5
            return []
        if card.kind == "lose_tanker":
            yield from self._lose_tanker(seat)
            return []
        if card.kind == "withdraw":
            return (yield from self._withdraw(seat, card))
        if card.kind in ("advance", "retreat"):
            return (yield from self._free_move(seat, card))
        if card.kind == "coup":
            return (yield from self._coup(seat))
        raise ValueError(f"unknown kind of card {card.kind}")

    def _lose_tanker(self, seat: int) -> Steps:
        """A tanker of the player's choice, not in hand, goes back to the stock (K-D8, K-C5)."""
        moves = {f"lose-tanker:{place}" for place in self._tanker_places(seat)}
        if not moves:
            return
        move = yield from self._ask_order(seat, moves)
        self._add_tankers(seat, move.split(":")[1], -1)
        self._stock_tankers += 1

    def _withdraw(self, seat: int, card: Card) -> Obeying:
        """A leader of the type leaves the board (K-D7, K-D7a, K-D2, K-D2a, K-D2b)."""
        moves = {f"withdraw:{point}" for point in self._ordered(seat, card)}
        if not moves:
            return []
        move = yield from self._ask_order(seat, moves)
        self._take_off(move.split(":")[1])
        self._round_active = True
        return ["withdraw"]

    def _ordered(self, seat: int, card: Card) -> list[str]:
        """The points of the leaders that a card speaks of (K-D2, K-D7a)."""
        return self._leaders_of(seat, None if card.leader == ANY else card.leader)

    def _free_move(self, seat: int, card: Card) -> Obeying:
        """A leader advances (K-D6) or retreats (K-D7a) without paying (K-D2, K-D2a, K-D2b).

        Every end of a legal way of so many steps may be chosen; that of a retreat only if the way
        comes to no capital.
        """
        moves = {
            f"{card.kind}:{start}>{way[-1]}"
            for start in self._ordered(seat, card)
            for way in self._legal_ways(start, card.most)
            if len(way) - 1 >= card.least
            and not (card.kind == "retreat" and any(point in self._capitals for point in way[1:]))
        }
        if not moves:
            return []
        move = yield from self._ask_order(seat, moves)
        goal = self._go(move.split(":")[1])
        self._round_active = True
        carried_out = [card.kind]
        if goal in self._questions and self._options["card_chain"] == "draw":  # K-D1a
            carried_out += yield from self._draw(seat)
        return carried_out

    def _coup(self, seat: int) -> Obeying:
        """A reserve leader seizes a capital without paying (K-D9)."""
        moves: set[str] = set()
        for kind in KINDS:
            if self._powers[seat].reserve[kind] == 0:
                continue
            for country in self._countries.values():
                sitting = self._board.get(country.capital)
                if sitting is None or self._may_oust(Leader(seat, kind), sitting):
                    moves.add(f"coup:{kind}@{country.id}")
        if not moves:
            return []
        move = yield from self._ask_order(seat, moves)
        self._place(seat, move.split(":")[1], 0)
        self._round_active = True
        return ["coup"]

    # ------------------------------------------------------------------ the turns

    def _first_turn(self, seat: int) -> Steps:
        """Leader, agent and free tanker (K-T1, K-T1a, K-T1b)."""
        self._doings.first_turn = True
        power = self._powers[seat]
        prices = {move: p for move, p in self._placings(seat).items() if p <= power.cash}
        move = yield from self._ask(seat, set(prices))
        text = move.split(":")[1]
        self._place(seat, text, prices[move])
        self._round_active = True
        country = self._countries[text.split("@")[1]]
        power.agent = country.capital
        if self._options["free_tanker"] == "hand":
            moves = {LEFT_IN_HAND}
        else:
            moves = {f"tanker:{sea}" for sea in SEAS}
        if country.has_port():
            moves.add(f"tanker:{country.id}")
        move = yield from self._ask(seat, moves)
        if move != LEFT_IN_HAND:
            power.hand = 0
            self._add_tankers(seat, move.split(":")[1], 1)
        if self._options["first_turn_trade"] == "yes":
            yield from self._last_stage(seat)

    def _later_turn(self, seat: int) -> Steps:
        """Income, agent, leader, and the trades (K-T2 to K-T6)."""
        self._receive(seat, self.income(seat))  # K-T2, K-T2a
        self._doings.leader_action_to_come = True
        yield from self._agent_stage(seat)
        carried_out = self._doings.carried_out
        if not carried_out:
            yield from self._leader_stage(seat)
        else:
            self._powers[seat].short_turns = 0  # K-E1i
            self._doings.leader_action_to_come = False
            if "advance" not in carried_out and "coup" not in carried_out:
                yield from self._stage_after_withdrawal(seat)
        self._doings.leader_action_to_come = False
        yield from self._last_stage(seat)

    def _agent_stage(self, seat: int) -> Steps:
        """The agent moves exactly four steps and may draw a card (K-T3, K-G2, K-G3, K-G4)."""
        power = self._powers[seat]
        assert power.agent is not None
        while self._agent_goals(power.agent):
            moves = {f"agent:{point}" for point in self._agent_goals(power.agent)}
            if self._options["trade_moment"] == "any":
                moves |= self._trades(seat)
            move = yield from self._ask(seat, moves)
            if not move.startswith("agent:"):
                self._trade(seat, move)
                continue
            power.agent = move.split(":")[1]
            if power.agent in self._questions:
                self._doings.carried_out = yield from self._draw(seat)
            return

    def _leader_stage(self, seat: int) -> Steps:
        """One leader is placed or moved, if it can be (K-T4, K-T5, K-T5a, K-E1a to K-E1i)."""
        if self._leaderless(seat):  # K-E1g
            raise PlayerOut
        while True:
            actions = self._leader_actions(seat)
            moves = set(actions)
            if not actions:
                moves.add("skip")
            if self._options["trade_moment"] == "any":
                moves |= self._trades(seat)
            elif not actions and self._ruined(seat):
                moves |= self._rescues(seat)
            move = yield from self._ask(seat, moves)
            if move == "skip":
                self._skip(seat)
                return
            if move in actions:
                break
            self._trade(seat, move)
        self._round_active = True
        self._doings.leader_action_to_come = False
        self._powers[seat].short_turns = 0
        what, text = move.split(":")
        if what == "place":
            self._place(seat, text, actions[move])
            return
        self._pay(seat, actions[move])
        goal = self._go(text)
        if goal in self._questions:  # K-L5, K-D3
            yield from self._draw(seat)

    def _stage_after_withdrawal(self, seat: int) -> Steps:
        """A withdrawal or retreat replaced the leader action but saves nobody (K-E1f)."""
        if self._leaderless(seat):  # K-E1g
            raise PlayerOut
        while self._ruined(seat):  # K-E1a
            moves = {"skip"}
            if self._options["trade_moment"] == "any":
                moves |= self._trades(seat)
            else:
                moves |= self._rescues(seat)
            move = yield from self._ask(seat, moves)
            if move == "skip":
                raise PlayerOut
            self._trade(seat, move)

    def _last_stage(self, seat: int) -> Steps:
        """The trades still unused, until the player ends the turn (K-T6, K-T6a)."""
        while True:
            move = yield from self._ask(seat, {"end"} | self._trades(seat))
            if move == "end":
                return
            self._trade(seat, move)

    # ------------------------------------------------------------------ the end

    def _eliminate(self, seat: int) -> None:
        """A player leaves the game (K-E1c)."""
        power = self._powers[seat]
        power.out = True
        power.left_after = len(self._left())
        self._pay(seat, power.cash)
        for point in self._leaders_of(seat):
            power.gone[self._board.pop(point).kind] += 1
        for kind in KINDS:
            power.gone[kind] += power.reserve[kind]
            power.reserve[kind] = 0
        power.agent = None
        self._stock_tankers += power.hand
        power.hand = 0
        for place, number in power.tankers.items():
            if place in SEAS:
                self._stock_tankers += number
            else:
                self._nobodys[place] = self._nobodys.get(place, 0) + number
        power.tankers = {}

    def _score(self, seat: int) -> int:
        """What ranks a player (K-E3); those out are below, the later out the higher (K-E3a)."""
        power = self._powers[seat]
        if power.out:
            return -power.left_after
        tankers = sum(power.tankers.values()) + power.hand
        return power.cash + 3 * tankers + 3 * self.income(seat)

    def _ranked_winners(self) -> list[int]:
        """The best of those left; ties by countries, then by cash, then shared (K-E3a)."""
        standing = {
            seat: (
                self._score(seat),
                sum(self._rules(seat, country) for country in self._countries),
                self._powers[seat].cash,
            )
            for seat in self._left()
        }
        best = max(standing.values())
        return [seat for seat, one in standing.items() if one == best]

    def _round_ends_game(self) -> bool:
        """A round is complete: does the game end with it (K-E3, K-E3b)?"""
        self._idle_rounds = 0 if self._round_active else self._idle_rounds + 1
        self._round_active = False
        limit = self._options["round_limit"]
        if limit != "none" and self._round >= int(limit):
            return True
        quiet = self._options["quiet_rounds"]
        return quiet != "off" and self._idle_rounds >= int(quiet)

    # ------------------------------------------------------------------ the whole game

    def _first_player(self) -> Generator[Turn, str, int]:
        """Who begins: drawn, or the seat that was agreed on (K-S4)."""
        if self._options["first_player"] == "agreed":
            return self._named_seat
        move = yield ("chance", {f"first:{seat}": 1 for seat in range(self._seats)})
        return int(move.split(":")[1])

    def _game(self, situation_at: int | None) -> Steps:
        """From the choice of the first player, or from a situation, to the end."""
        had_first_turn: set[int] = set()
        if situation_at is None:
            first = yield from self._first_player()
        else:
            first = situation_at
            had_first_turn |= set(range(self._seats))
        seat = first
        while True:
            self._at = seat
            self._doings = Doings()
            try:
                if seat not in had_first_turn:
                    had_first_turn.add(seat)
                    yield from self._first_turn(seat)
                else:
                    yield from self._later_turn(seat)
            except PlayerOut:
                self._eliminate(seat)
            except AllAgreed:
                break
            if len(self._left()) == 1:  # K-E2, K-E2a
                break
            following = self._clockwise_from(seat)[0]
            if (following - first) % self._seats <= (seat - first) % self._seats:
                if self._round_ends_game():
                    break
                self._round += 1
            seat = following
        winners = self._ranked_winners()  # the last one left is the best of those left
        yield ("over", [self._score(one) for one in range(self._seats)], winners)
