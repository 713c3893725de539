"""The judgement of positions: the same in both storages, right about raids, strong enough."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from random import Random
from typing import Any

import numpy as np
import pytest
from second_reader.kark_agreement import random_options

from nations.arena.simulate import Plan, play_some
from nations.compiling.layout import to_array
from nations.compiling.rules import compiled
from nations.contract import Decision, Judgement, Judging
from nations.games.kark.box import OPTIONS
from nations.games.kark.edition import EDITION
from nations.games.kark.game import KarkGame
from nations.games.kark.phases.flow import is_over
from nations.games.kark.phases.income import income
from nations.games.kark.phases.leaders import price_of
from nations.games.kark.skill import raids
from nations.games.kark.skill.features import note_features
from nations.games.kark.skill.judge import note_chances, stage_of
from nations.games.kark.skill.mind import FEATURES, ROLES, STAGES, Mind
from nations.games.kark.skill.weights import SHARPER, taught
from nations.games.kark.state import (
    COUNTRIES,
    LEADERS,
    NOTHING,
    POINTS,
    Box,
    Phase,
    State,
)
from nations.i18n.voice import voice
from nations.mind.told import Because

from .minds import a_mind
from .own_set import kark_game
from .tables import LASTING, NO_RESERVE, Power, Table, opening, out, table, walk

pytestmark = pytest.mark.xdist_group("kark-compiled")


def positions(seats: int, seed: int, **options: str) -> Iterator[tuple[KarkGame, State]]:
    """The states of a random game."""
    game = kark_game(seats, LASTING, round_limit="12", **options)
    for step in walk(game, seed):
        yield game, step.after


# --------------------------------------------------------------------------------- the judgement


def test_both_storages_judge_alike() -> None:
    """Chances are 1 in all, 0 for who is out; compiled or not; and nothing on the table moves."""
    twin, compared = compiled(note_chances, bounds=True), 0
    for number in range(9):
        options = {**random_options(Random(number)), "round_limit": "12"}
        game = kark_game(number % 3 + 2, LASTING, **options)
        box = to_array(game.box)
        for step in walk(game, number):
            if step.after.phase <= Phase.CARD:
                continue
            state, mind = step.after.copy(), a_mind(taught=number % 2 == 1)
            states, minds = to_array(state), to_array(mind)
            note_chances(game.box, state, mind)
            twin(box[0], states[0], minds[0])
            plain = [mind.chance[seat] for seat in range(game.box.seats)]
            assert list(minds[0]["chance"][: game.box.seats]) == pytest.approx(plain, abs=1e-12)
            assert sum(plain) == pytest.approx(1)
            assert all(not plain[s] for s in range(game.box.seats) if state.power[s].out)
            assert state == step.after
            assert states.tobytes() == to_array(state).tobytes()
            compared += 1
    assert compared > 400


def by_numpy(box: Box, s: State) -> list[float]:
    """The chances of all powers: for each a sum, and a layer of units that hear the others too."""
    mind, there = a_mind(), [seat for seat in range(box.seats) if not s.power[seat].out]
    note_features(box, s, mind)
    one = taught()[len(there)].steeper(SHARPER)
    shape = STAGES, ROLES
    own, others = (np.reshape(row, (FEATURES, -1)) for row in (one.own, one.others))
    x = np.array([mind.x[at] for at in range(box.seats * FEATURES)]).reshape(-1, FEATURES)
    found = np.full(box.seats, -np.inf)
    for seat in there:
        at = stage_of(s), int(seat != s.at)
        heard = x[seat] @ own + sum(x[rival] @ others for rival in there if rival != seat)
        units = np.maximum(np.reshape(one.offset, (*shape, -1))[at] + heard, 0)
        found[seat] = np.reshape(one.base, shape)[at]
        found[seat] += x[seat] @ np.reshape(one.direct, (*shape, -1))[at]
        if at[1] < one.voices:
            found[seat] += units @ np.reshape(one.outward, (*shape, -1))[at]
    odds = np.exp(found - found.max())
    return [float(number) for number in odds / odds.sum()]


def chances(box: Box, s: State, *, taught: bool) -> list[float]:
    mind = a_mind(taught=taught)
    note_chances(box, s, mind)
    return [mind.chance[seat] for seat in range(box.seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_powers_are_judged_by_what_was_learned(seats: int) -> None:
    compared = 0
    for game, state in chain.from_iterable(positions(seats, seed) for seed in range(6)):
        if state.at != NOTHING and not is_over(state) and not state.power[state.at].out:
            given = chances(game.box, state, taught=True)
            assert given == pytest.approx(by_numpy(game.box, state))
            assert sum(given) == pytest.approx(1)
            compared += given != chances(game.box, state, taught=False)
    assert compared > 50


def test_who_is_out_has_no_chance_and_the_rest_are_judged_as_two() -> None:
    one, third = Power("king@nw", 9), Power("king@ne", 7)
    u = table(one, out(2), third)
    given = chances(u.game.box, u.state, taught=True)
    assert given == pytest.approx(by_numpy(u.game.box, u.state))
    assert given[1] == 0
    assert sum(given) == pytest.approx(1)


@pytest.mark.parametrize("taught", [False, True])
def test_what_is_told_of_powers_is_their_chance(*, taught: bool) -> None:
    """What speaks for each adds up to its rating, by sums and by nets."""
    met = 0
    for game, state in positions(3, 5):
        if is_over(state) or any(state.power[seat].out for seat in range(3)) or state.at < 0:
            continue
        m, met = a_mind(taught=taught), met + 1
        m.told = told = list[Because]()
        note_chances(game.box, state.copy(), m)
        ratings = [sum(one.part for one in told if one.values[0] == seat) for seat in range(3)]
        chances = np.exp(np.array(ratings) - max(ratings))
        given = [m.chance[seat] for seat in range(3)]
        assert given == pytest.approx(list(chances / chances.sum()), abs=1e-9)
    assert met > 10


def charted(game: KarkGame, s: State) -> set[tuple[int, int]]:
    """By the rules: the capitals that the seat at turn can attack, and the lowest price."""
    found: dict[int, int] = {}
    for country, leader in product(range(COUNTRIES), range(LEADERS)):
        point = game.box.capital[country]
        steps = s.steps[leader * POINTS + point]
        if steps and s.occupant[point] != NOTHING:
            price = steps * price_of(game.box, leader)
            found[country] = min(price, found.get(country, price))
    return set(found.items())


def reckoned(game: KarkGame, s: State) -> set[tuple[int, int]]:
    """The same by the judgement."""
    found, mind, cash = set(), a_mind(), s.power[s.at].cash
    for country in range(COUNTRIES):
        held = s.occupant[game.box.capital[country]]
        if held == NOTHING or held // LEADERS == s.at:
            continue
        raids.note_walls(game.box, s, mind)
        leader = raids.cheapest_raider(game.box, s, mind, s.at, country, cash)
        if leader != NOTHING:
            steps = mind.steps[s.power[s.at].leader[leader]]
            found.add((country, steps * price_of(game.box, leader)))
    return found


def wrong_raids(games: int) -> tuple[int, int]:
    """How many raids were compared, and in how many states they were reckoned wrongly."""
    compared = wrong = 0
    for seed in range(games):
        for game, state in positions(2 + seed % 2, seed):
            if state.phase == Phase.LEADER:
                raids_at_hand = charted(game, state)
                compared += len(raids_at_hand)
                wrong += raids_at_hand != reckoned(game, state)
    return compared, wrong


def test_raids_cost_what_the_rules_say() -> None:
    compared, wrong = wrong_raids(12)
    assert compared > 20
    assert wrong == 0


def test_a_raid_past_an_agent_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nothing but leaders stops a leader."""
    walls = raids.note_walls

    def without_agents(box: Box, s: State, m: Mind) -> None:
        walls(box, s, m)
        for point in range(POINTS):
            m.walls[point] &= raids.FOR_ALL

    monkeypatch.setattr(raids, "note_walls", without_agents)
    assert wrong_raids(12)[1] > 0


def joined(seats: int, seed: int) -> Iterator[tuple[KarkGame, State]]:
    """The states of a random game where every pipeline lies, so that oil goes many ways."""
    for game, state in positions(seats, seed):
        for link in range(game.box.links):
            state.laid[link] = 1
        yield game, state


def wrong_incomes(games: int) -> tuple[int, int]:
    """How many incomes above 0 were compared with the rule's, and how many were wrong."""
    compared = wrong = 0
    for seed, source in product(range(games), (positions, joined)):
        for game, state in source(2 + seed % 3, seed):
            for seat in range(game.box.seats):
                exact = income(game.box, state, seat)
                compared += exact > 0
                wrong += raids.earns(game.box, state, seat) != exact
    return compared, wrong


def test_incomes_are_what_the_rules_say() -> None:
    compared, wrong = wrong_incomes(6)
    assert compared > 200
    assert wrong == 0


def test_an_income_without_pipelines_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: no pipeline joins anything."""
    monkeypatch.setattr(raids, "joined_income", lambda *_: 0)
    assert wrong_incomes(6)[1] > 0


# ------------------------------------------------------------------------------------- the rules


def weighed(t: Table) -> list[Judgement]:
    turn = t.turn
    assert isinstance(turn, Decision)
    assert isinstance(t.game, Judging)
    given = t.game.judge(t.game.view(t.state, turn.seat), turn.moves)
    assert [one.move for one in given] == list(turn.moves)
    return sorted(given, key=lambda one: -one.merit)


def best(t: Table) -> str:
    return t.game.write_move(weighed(t)[0].move)


def test_attacks_a_rich_capital_without_defence() -> None:
    rich = Power("king@ne", 2, tankers="ne ne")
    t = table(Power("king@sw dictator@ne.6", 8, tankers="sw"), rich)
    assert best(t) == "move:ne.6>ne.0"


def test_sells_a_tanker_rather_than_go_out() -> None:
    mine = Power("king@far.2", 0, tankers="north", gone=NO_RESERVE)
    t = table(mine, Power("king@se", 9, tankers="se"))
    assert best(t) == "sell-tanker:north"


def test_opens_where_there_is_oil_and_a_port() -> None:
    t = opening()
    t.play("first:0")
    assert best(t).partition("@")[2] in ("nw", "ne", "sw", "se", "uor")


def test_agrees_to_stop_when_it_leads() -> None:
    ahead, behind = Power("king@nw", 30, tankers="nw"), Power("king@se", 2, tankers="se")
    t = table(behind, ahead)
    t.play("propose-stop")
    assert best(t) == "agree"


def test_known_cards_count_by_their_odds() -> None:
    """Only loans are left in the deck, or only losses: the agent goes to "?", or does not."""
    losses = "strike bill tanker-aground tanker-burnt king-falls president-falls"
    losses += " dictator-falls guerrilla-falls"
    gains = "loan boom aid coup king-marches president-marches dictator-marches guerrilla-marches"
    mine = Power("king@sw", 4, agent="nw.0", tankers="sw")
    other = Power("king@se", 4, tankers="se")
    assert best(table(mine, other, stage="agent", seen=losses)) == "agent:nw.4"
    assert best(table(mine, other, stage="agent", seen=gains)) != "agent:nw.4"


def test_the_better_of_two_sure_wins_is_seen() -> None:
    """However sure the win, moves that differ do not tie: riches are not thrown away."""
    rich = Power("king@nw president@sw dictator@ne.6", 90, tankers="nw nw sw sw")
    t = table(rich, Power("king@se", 1, agent="se.3", gone=NO_RESERVE))
    given = weighed(t)
    assert round(100 * given[0].worth) == 100
    later = sum(one.worth == 0.0 for one in given)
    assert len({one.merit for one in given}) > 0.5 * (len(given) - later)


def test_what_is_told_of_powers_is_what_their_chances_come_from() -> None:
    """The parts of a power add up to its rating, and ratings to odds."""
    compared = 0
    for game, s in positions(2, 5):
        if s.at == NOTHING or is_over(s):
            continue
        m = a_mind()
        m.told = []
        note_chances(game.box, s, m)
        ratings = [sum(one.part for one in m.told if one.values[0] == seat) for seat in (0, 1)]
        if not s.power[0].out and not s.power[1].out:
            odds = np.log(m.chance[0] / m.chance[1])
            assert ratings[0] - ratings[1] == pytest.approx(odds, abs=1e-6)
            compared += 1
    assert compared >= 15


CASES = [(name, value) for name, values in OPTIONS.items() for value in values]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judges_every_move_under_every_option(seats: int) -> None:
    """Moves beside the game too; and every reason has its words in both languages.

    Each value of each option with two of the three numbers of seats.
    """
    reasons: dict[str, dict[str, Any]] = {}
    for seed, (name, value) in enumerate(CASES):
        if seed % 3 == seats - 2:
            continue
        game = kark_game(seats, LASTING, **{"round_limit": "4", name: value})
        for step in walk(game, seed, beside=0.03):
            if isinstance(step.turn, Decision) and step.before.rounds <= 4:
                moves = (*step.turn.moves, *step.turn.beside)
                given = game.judge(game.view(step.before, step.turn.seat), moves)
                assert [one.move for one in given] == list(moves)
                first = max(given, key=lambda one: one.merit)
                assert first.move in step.turn.moves
                view = game.view(step.before, step.turn.seat)
                for why in game.reasons(view, moves[:: max(1, len(moves) // 4)]):
                    reasons |= {one.key: one.detail for one in why}
            if step.before.rounds > 4:
                break
    assert set(reasons) > {"reason-out", "reason-income", "reason-price", "reason-quiet"}
    for lang, (reason, detail) in product(("en", "de"), reasons.items()):
        assert voice(lang, EDITION).say(reason, **detail)


# -------------------------------------------------------------------------------------- strength


def test_rules_beat_greedy() -> None:
    """A smoke test of strength; the measured rate stands in docs/kark-bots.md."""
    wins = 0
    for players in (("rules", "greedy"), ("greedy", "rules")):
        plan = Plan("kark", players, "strength", {"round_limit": "60"})
        seat = players.index("rules")
        wins += sum(seat in outcome.winners for outcome in play_some(plan, range(25)))
    assert wins >= 25
