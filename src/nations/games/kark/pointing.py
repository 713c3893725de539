"""What people point at, and the moves that it could mean: a thing in hand, and where it would go.

A thing in hand is `agent`, `leader:POINT`, `reserve:KIND`, `fleet:PLACE`, `hand`, `free`, `stock`
or `pipes`; it goes to `point:POINT`, `place:PLACE`, `link:INLAND>PORT` or `bank`. Where a card asks
for a piece that leaves the board, nothing is in hand (`NOBODY`).
"""

from __future__ import annotations

from nations.games.kark.content import LEADER_NAMES
from nations.games.kark.moves import (
    AGENT,
    BUY,
    LAY,
    MOVE,
    PLACE,
    PUT,
    SAIL,
    SELL,
    WITHDRAW,
)
from nations.games.kark.names import IN_HAND, NOWHERE, Names
from nations.games.kark.state import (
    COUNTRIES,
    HAND,
    LEADERS,
    NOTHING,
    PLACES,
    POINTS,
    TYPES,
    Phase,
    State,
    power_at_turn,
    reserve_leader,
)

NOBODY = ""
"""Nothing in hand."""
GOALS = ("point:", "place:", "link:", "bank")


def in_hand(names: Names, s: State) -> list[str]:
    """Everything that the power at turn could take in hand."""
    power = power_at_turn(s)
    leaders = [power.leader[at] for at in range(LEADERS)]
    kinds = [at for at in range(TYPES) if reserve_leader(names.box, s, s.at, at) != NOTHING]
    fleets = [at for at in range(HAND) if power.tankers[at]]
    hands = [f"leader:{names.points[point]}" for point in leaders if point >= 0]
    hands += [f"reserve:{LEADER_NAMES[kind]}" for kind in kinds]
    hands += ["agent"] if power.agent >= 0 else []
    hands += [f"fleet:{names.places[place]}" for place in fleets]
    if power.tankers[HAND]:
        hands.append("free" if s.phase <= Phase.FREE_TANKER else "hand")
    return [*hands, "stock", "pipes"]


def ends(names: Names, s: State, hand: str) -> dict[str, int]:
    """Where a thing could ever go, legal or not, with the number of that move.

    Raises ValueError for what is not in the power's hands.
    """
    kind, _, what = hand.partition(":")
    match kind:
        case "agent":
            return _points(names, AGENT)
        case "leader":
            leaders = power_at_turn(s).leader
            places = [leaders[at] for at in range(LEADERS)]
            at = places.index(names.points.index(what or NOWHERE))
            return _points(names, MOVE + at * POINTS)
        case "reserve":
            return _capitals(names, PLACE + LEADER_NAMES.index(what) * COUNTRIES)
        case "pipes":
            return _links(names)
        case "fleet":
            place = names.places.index(what)
            return {**_places(names, SAIL + place * PLACES), "bank": SELL + place}
        case "stock" | "hand" | "free":
            return _places(names, {"stock": BUY, "hand": SAIL + HAND * PLACES, "free": PUT}[kind])
        case "":
            return _asked_by_card(names, s)
    raise ValueError(hand)


def _points(names: Names, first: int) -> dict[str, int]:
    return {f"point:{name}": first + at for at, name in enumerate(names.points) if name != NOWHERE}


def _places(names: Names, first: int) -> dict[str, int]:
    places = enumerate(names.places)
    return {f"place:{name}": first + at for at, name in places if name != IN_HAND}


def _capitals(names: Names, first: int) -> dict[str, int]:
    capitals = (names.points[names.box.capital[country]] for country in range(COUNTRIES))
    return {f"point:{name}": first + country for country, name in enumerate(capitals)}


def _links(names: Names) -> dict[str, int]:
    box, countries = names.box, names.countries
    ends_of = ((box.link_inland[at], box.link_port[at]) for at in range(box.links))
    named = (f"link:{countries[inland]}>{countries[port]}" for inland, port in ends_of)
    return {name: LAY + at for at, name in enumerate(named)}


def _asked_by_card(names: Names, s: State) -> dict[str, int]:
    """K-D7, K-D8: the leader or the tanker that a card takes."""
    if s.phase == Phase.LOSING:
        return _places(names, SELL)
    if s.phase != Phase.WITHDRAWING:
        return {}
    leaders = power_at_turn(s).leader
    places = [leaders[at] for at in range(LEADERS)]
    goals = _points(names, 0).items()
    return {
        name: WITHDRAW + (places.index(point) if point in places else LEADERS)
        for name, point in goals
    }
