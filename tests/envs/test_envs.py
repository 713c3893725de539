"""What the suites of others do not look at: rewards, ends, seeds, opponents, refusals."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from nations import envs
from nations.errors import BadBatch, NationsError


def legal(masks: Any, chance: Any) -> Any:
    """A legal move of each row, at random."""
    return (masks * (chance.random(masks.shape) + 1e-6)).argmax(-1)


@pytest.mark.parametrize(("game", "seats"), [("dice", 1), ("dice", 4), ("kark", 3)])
@pytest.mark.parametrize("opponents", [None, ["random"]])
def test_many_games_end_begin_anew_and_are_rewarded(
    game: str, seats: int, opponents: list[str] | None
) -> None:
    many, chance = envs.vector(game, seats, 8, opponents), np.random.default_rng(1)
    seen, infos = many.reset(seed=5)
    ended = 0
    for _ in range(600):
        assert seen in many.observation_space
        assert (infos["seat"] >= 0).all()
        if opponents:
            assert (infos["seat"] == np.arange(8) % seats).all()
        actions = legal(infos["action_mask"], chance)
        seen, rewards, over, cut, infos = many.step(actions)
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        if over.any():
            at = int(np.flatnonzero(over)[0])
            assert infos["final_obs"][at].shape == seen[at].shape
            assert not np.array_equal(infos["final_obs"][at], seen[at])
            assert infos["final_info"]["scores"].shape == (8, seats)
            assert not infos["final_info"]["illegal"].any()
            ended += int(over.sum())
    assert ended


def test_the_same_seed_gives_the_same_games_however_many_threads() -> None:
    rows = []
    for threads in (1, 2):
        many, chance = envs.vector("dice", 2, 200, threads=threads), np.random.default_rng(2)
        seen, infos = many.reset(seed=9)
        for _ in range(80):
            seen, *_, infos = many.step(legal(infos["action_mask"], chance))
        rows.append(seen)
    assert np.array_equal(rows[0], rows[1])
    assert not np.array_equal(envs.vector("dice", 2, 200).reset(seed=10)[0], many.reset(seed=9)[0])


def test_each_game_may_have_a_seed_of_its_own() -> None:
    seen, _ = envs.vector("kark", 2, 4).reset(seed=[1, 2, 1, 2])
    assert np.array_equal(seen[0], seen[2])
    assert np.array_equal(seen[1], seen[3])


def test_a_move_that_is_not_legal_ends_its_game_alone() -> None:
    many = envs.vector("dice", 2, 3)
    seen, infos = many.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    actions[1] = infos["action_mask"][1].argmin()
    _, rewards, over, _, infos = many.step(actions)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert infos["final_info"]["illegal"].tolist() == [False, True, False]
    assert np.array_equal(infos["final_obs"][1], seen[1]), "where it was made"
    assert infos["seat"].tolist() == many._table.seats.tolist(), "it has begun anew"
    _, rewards, over, _, _ = many.step(np.array([-1, 10_000, infos["action_mask"][2].argmax()]))
    assert over.tolist() == [True, True, False]


def test_a_last_move_that_is_not_legal_earns_no_scores() -> None:
    """Whatever is played in its place may end the game as well."""
    many, chance, last = envs.vector("dice", 2, 1), np.random.default_rng(1), 0
    _, infos = many.reset(seed=3)
    for _ in range(400):
        twin = pickle.loads(pickle.dumps(many))  # noqa: S301 - our own
        twin.step(infos["action_mask"].argmax(1))
        if twin._table.ended[0]:
            seen, last = many._table.observe(), last + 1
            _, rewards, over, _, infos = many.step(infos["action_mask"].argmin(1))
            assert (rewards.tolist(), over.tolist()) == ([-1], [True])
            assert not infos["final_info"]["scores"].any()
            assert np.array_equal(infos["final_obs"][0], seen[0])
        else:
            *_, infos = many.step(legal(infos["action_mask"], chance))
    assert last


@pytest.mark.parametrize("reward", ["share", "score", "margin"])
def test_rewards_are_what_was_chosen(reward: str) -> None:
    one, chance = envs.gym("dice", 2, ["random"], reward=reward, seat=1), np.random.default_rng(3)
    _, info = one.reset(seed=4)
    over = False
    while not over:
        _, got, over, _, info = one.step(legal(info["action_mask"], chance))
    mine, other = info["scores"][1], info["scores"][0]
    wanted = {"share": None, "score": mine, "margin": mine - other}[reward]
    assert got in (0.0, 0.5, 1.0) if wanted is None else got == wanted


def test_one_seat_meets_the_bots_that_were_named() -> None:
    """Greedy opponents are stronger than random ones: the same play loses more."""
    won = {}
    for opponent in ("random", "greedy"):
        one, chance = envs.gym("dice", 2, [opponent]), np.random.default_rng(5)
        won[opponent] = 0.0
        for number in range(6):
            _, info = one.reset(seed=number)
            over = False
            while not over:
                _, got, over, _, info = one.step(legal(info["action_mask"], chance))
            won[opponent] += got
    assert won["greedy"] < won["random"]


def test_shares_of_all_seats_add_up_in_turns() -> None:
    turns, chance = envs.aec("kark", 4), np.random.default_rng(6)
    turns.reset(seed=7)
    totals = dict.fromkeys(turns.possible_agents, 0.0)
    for agent in turns.agent_iter():
        seen, got, over, cut, _ = turns.last()
        totals[agent] += got
        done = over or cut
        turns.step(None if done else int(legal(seen["action_mask"], chance)))
    assert sum(totals.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: envs.gym("dice", 3, ["random"] * 3), "opponents"),
        (lambda: envs.gym("dice", 2, ["nobody"]), "unknown player 'nobody'"),
        (lambda: envs.gym("dice", 2, [3]), "names of bots"),  # type: ignore[list-item]
        (lambda: envs.gym("dice", 2, seat=2), "seat"),
        (lambda: envs.gym("dice", 2, reward="luck"), "reward"),
        (lambda: envs.vector("dice", 2, 4, ["search"]), "not compiled"),
        (lambda: envs.vector("dice", 3, 4, ["random", "rules"]), "the same"),
    ],
)
def test_what_cannot_be_made_is_refused_with_what_can(make: Any, said: str) -> None:
    with pytest.raises(NationsError, match=said):
        make()


@pytest.mark.parametrize(
    "actions",
    [[0.9] * 3, [0], 0, [[0]] * 3, [True] * 3, None, "abc", [2**70] * 3, np.zeros((3, 3), int)],
)
def test_what_is_no_move_for_each_game_is_refused_and_nothing_played(actions: Any) -> None:
    many = envs.vector("dice", 2, 3)
    seen, _ = many.reset(seed=1)
    with pytest.raises(BadBatch, match="a row of 3 whole numbers is expected"):
        many.step(actions)
    assert np.array_equal(many._table.observe(), seen)


@pytest.mark.parametrize("action", [None, 0.5, "0", 10**30, -1, np.array([0, 1])])
def test_what_is_no_move_ends_a_game_for_one(action: Any) -> None:
    one = envs.gym("dice", 2)
    one.reset(seed=1)
    _, got, over, _, info = one.step(action)
    assert (got, over, info["illegal"]) == (-1, True, True)


def test_observations_that_somebody_holds_are_not_written_again() -> None:
    many, chance = envs.vector("dice", 2, 4), np.random.default_rng(1)
    seen, infos = many.reset(seed=1)
    held, copies = [seen], [seen.copy()]
    for _ in range(30):
        seen, *_, infos = many.step(legal(infos["action_mask"], chance))
        held.append(seen[1:])  # a part holds the whole
        copies.append(seen[1:].copy())
    assert all(np.array_equal(one, other) for one, other in zip(held, copies, strict=True))
    del held, seen
    first = many.step(legal(infos["action_mask"], chance))
    where = first[0].ctypes.data
    infos = first[4]
    del first
    assert many.step(legal(infos["action_mask"], chance))[0].ctypes.data == where


def test_gymnasiums_own_wrappers_take_many_games() -> None:
    many = RecordEpisodeStatistics(envs.vector("dice", 2, 8, ["random"]))
    chance = np.random.default_rng(1)
    seen, infos = many.reset(seed=3)
    while many.episode_count < 8:
        seen, *_, infos = many.step(legal(infos["action_mask"], chance))
        assert seen in many.observation_space
    assert set(many.return_queue) <= {0.0, 0.5, 1.0}
