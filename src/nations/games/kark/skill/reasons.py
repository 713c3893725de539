"""What the judge told, as messages: what speaks most for or against a move."""

from __future__ import annotations

from collections.abc import Iterable

from nations.contract import Reason
from nations.games.kark.moves import BUY, END, LAY, MOVE, PLACE, PUT, SELL, SKIP, WITHDRAW
from nations.games.kark.phases.elimination import worth as score
from nations.games.kark.phases.flow import waits_for_chance
from nations.games.kark.skill.mind import Feature
from nations.games.kark.state import COUNTRIES, NOTHING, POINTS, Phase, tankers_of
from nations.mind.net import OWN
from nations.mind.sight import Sight
from nations.mind.told import Because

NOTICED = 0.1
"""In the unit of ratings, about a million of cash: a smaller change is no reason."""
INCOME, THREAT = 200, 100
"""What a million of income, and of what a raid would take, is there."""
GROUPS = {
    "income": (Feature.INCOME, Feature.INCOME_LOW, Feature.RUIN),
    "threat": (Feature.DANGER, Feature.DANGER_NEAR),
    "hope": (Feature.HOPE, Feature.HOPE_NEAR, Feature.HOPE_ALL, Feature.RUINS),
}


def speak(sight: Sight) -> tuple[Reason, ...]:
    """Why a move is worth what it is."""
    if sight.before.phase == Phase.AGREEING:
        return (_lead(sight),)
    if sight.after.power[sight.seat].out or (not sight.told_after and sight.worth == 0.0):
        return (Reason("reason-out"),)
    if sight.waits:
        return (Reason("reason-later"),)
    if sight.worth == 1.0:
        return (Reason("reason-win"),)
    if waits_for_chance(sight.after):
        return (Reason("reason-card"),)
    return (_attack(sight) or _change(sight) or _plain(sight),)


def _lead(sight: Sight) -> Reason:
    """To stop is worth the lead in the ranking."""
    scores = [score(sight.box, sight.before, seat) for seat in range(sight.box.seats)]
    return Reason("reason-lead", {"lead": scores.pop(sight.seat) - max(scores)})


def _attack(sight: Sight) -> Reason | None:
    box, before, number = sight.box, sight.before, sight.number
    if MOVE <= number < PUT:
        target = (number - MOVE) % POINTS
    elif before.phase == Phase.COUP:
        target = box.capital[(number - PLACE) % COUNTRIES]
    else:
        return None
    if before.occupant[target] == NOTHING:
        return None
    won = tankers_of(sight.after, sight.seat) - tankers_of(before, sight.seat)
    income = _amount(sight.told_after, Feature.INCOME, sight.seat) // INCOME
    return Reason("reason-attack", {"tankers": won, "income": income})


def _change(sight: Sight) -> Reason | None:
    """What changes most, of what was told of the seat."""
    sizes = {name: _moved(sight, features) for name, features in GROUPS.items()}
    name = max(sizes, key=lambda name: abs(sizes[name]))
    better = sizes[name] > 0
    if abs(sizes[name]) < NOTICED or (name == "hope" and not better):
        return None
    if name == "hope":
        gain = _amount(sight.told_after, Feature.HOPE_NEAR, sight.seat) // THREAT
        return Reason("reason-aim", {"gain": gain}) if gain > 0 else None
    feature, unit = (Feature.INCOME, INCOME) if name == "income" else (Feature.DANGER_NEAR, THREAT)
    before = round(_amount(sight.told_before, feature, sight.seat) / unit)
    after = round(_amount(sight.told_after, feature, sight.seat) / unit)
    words = {"income": ("loses", "income"), "threat": ("exposed", "safer")}[name]
    rising = after > before if name == "income" else after < before
    if before == after or rising != better:
        return None
    return Reason(f"reason-{words[better]}", {"before": before, "after": after})


def _plain(sight: Sight) -> Reason:
    """Where nothing changes much: its price, and what is had for it."""
    spent = sight.before.power[sight.seat].cash - sight.after.power[sight.seat].cash
    if sight.number in (END, SKIP):
        return Reason("reason-enough")
    if spent < 0:
        return Reason("reason-cash", {"millions": -spent})
    if BUY <= sight.number < SELL:
        tankers = tankers_of(sight.after, sight.seat)
        return Reason("reason-tanker", {"price": spent, "tankers": tankers})
    if LAY <= sight.number < WITHDRAW:
        return Reason("reason-pipeline", {"price": spent})
    return Reason("reason-price", {"price": spent}) if spent else Reason("reason-quiet")


def _moved(sight: Sight, features: Iterable[int]) -> float:
    """What the change of some features adds to the rating, by the weights after the move."""
    total = 0.0
    for feature in features:
        was, now = (
            _of(told, feature, sight.seat) for told in (sight.told_before, sight.told_after)
        )
        weight = (now if now and now.values[1] else was) or Because(0, 0.0, (0, 1, 0))
        each = weight.part / weight.values[1] if weight.values[1] else 0.0
        total += each * ((now.values[1] if now else 0) - (was.values[1] if was else 0))
    return total


def _of(told: Iterable[Because], feature: int, seat: int) -> Because | None:
    """What was told of a seat's own feature."""
    own = (feature, seat, OWN)
    return next((one for one in told if (one.why, one.values[0], one.values[2]) == own), None)


def _amount(told: Iterable[Because], feature: int, seat: int) -> int:
    found = _of(told, feature, seat)
    return found.values[1] if found else 0
