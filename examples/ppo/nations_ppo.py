"""PPO by self-play on many games at once, in one file; the net then plays as a bot.

    python nations_ppo.py --game dice --minutes 20 --out dice.npz    trains
    nations arena dice --players ppo:dice.npz,easy --games 400       plays (after pip install .)

One net plays every seat of a table for two. What one wins the other loses, so the value of a
position to the other is its negative, and every decision of every game is learnt from. Minutes are
of processor time: 20 are ten minutes on two cores. To train needs the extra `learn`; to play does
not: the bot reads the weights with NumPy.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

WIDTH = 256
LEAST_SPREAD = 0.02
"""Of an input that hardly ever changes; else it would shout when it does."""
FAR = 5.0
"""Inputs are cut here, in spreads."""
KNOWN = 100_000
"""Rows that kept weights stand for when learning goes on."""
MARGIN = 20.0
"""Points ahead that are worth as much as the win itself."""


# The bot


class Learned:
    """Plays what the net holds best: `ppo:FILE`. Made for tables for two."""

    form = "a file of weights, made by nations_ppo.py"

    def __init__(self, game: Any, seed: str, parameter: str = "nations_ppo.npz") -> None:  # noqa: ARG002 - as every bot is made
        from nations.kernel.observation import scale

        self._game = game
        with np.load(parameter, allow_pickle=False) as kept:
            self._net = {name: kept[name] for name in kept.files}
        self._scale = np.array(scale(game.features), np.float32)
        if self._net["mean"].shape != self._scale.shape:
            raise ValueError(f"{parameter} has learnt another game, or another number of seats")

    @staticmethod
    def accepts(parameter: str) -> bool:
        return Path(parameter).is_file()

    @staticmethod
    def plays(game: Any) -> bool:
        return hasattr(game, "features") and game.terms.seats == 2

    def choose(self, view: Any, moves: Sequence[Any], time_left: Any = None) -> Any:  # noqa: ARG002
        game = self._game
        state = game.read_position(view.position)
        row = [0] * len(self._scale)
        game.observe(game.box, state, view.seat, row)
        logits = forward(self._net, np.array(row, np.float32) * self._scale)
        return max(moves, key=lambda move: logits[game.number(state, move)])


def forward(net: dict[str, Array], seen: Array) -> Array:
    """The net, as NumPy works it out: how much it likes each number of a move."""
    x = np.clip((np.clip(seen, -1, 1) - net["mean"]) / net["spread"], -FAR, FAR)
    for layer in ("0", "2"):
        x = np.maximum(0, net[f"body.{layer}.weight"] @ x + net[f"body.{layer}.bias"])
    logits: Array = net["policy.weight"] @ x + net["policy.bias"]
    return logits


# Learning


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Learns for some minutes of processor time; returns the curve, and keeps the weights."""
    import torch
    from torch import nn

    from nations import envs

    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    games, steps = options.games, options.steps
    many = envs.vector(options.game, 2, games, threads=options.threads)
    seen, infos = many.reset(seed=options.seed)
    length, moves = seen.shape[1], infos["action_mask"].shape[1]

    class Net(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("mean", torch.zeros(length))
            self.register_buffer("spread", torch.ones(length))
            self.body = nn.Sequential(
                nn.Linear(length, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
            )
            self.policy, self.value = nn.Linear(WIDTH, moves), nn.Linear(WIDTH, 1)
            nn.init.orthogonal_(self.policy.weight, 0.01)

        def forward(self, x: Any) -> Any:
            hidden = self.body(x)
            return self.policy(hidden), self.value(hidden).squeeze(-1)

        def normal(self, x: Any) -> Any:
            return ((x - self.mean) / self.spread).clamp(-FAR, FAR)

    net = Net()
    optimizer = torch.optim.Adam(net.parameters(), options.rate, eps=1e-5)
    known = [np.zeros(length), np.zeros(length), 0.0]
    if options.start:
        with np.load(options.start, allow_pickle=False) as kept:
            net.load_state_dict({name: torch.from_numpy(kept[name]) for name in kept.files})
            mean, spread = kept["mean"].astype(float), kept["spread"].astype(float)
        known = [mean * KNOWN, (spread**2 + mean**2) * KNOWN, float(KNOWN)]

    def learn_scale(rows: Array) -> None:
        """What is usual, of all that was seen so far."""
        known[0] += rows.sum(0, dtype=np.float64)
        known[1] += np.square(rows, dtype=np.float64).sum(0)
        known[2] += len(rows)
        mean = known[0] / known[2]
        spread = np.sqrt(np.maximum(known[1] / known[2] - mean**2, LEAST_SPREAD**2))
        net.mean.copy_(torch.from_numpy(mean))
        net.spread.copy_(torch.from_numpy(spread))

    def masked(logits: Any, masks: Any) -> Any:
        return logits.masked_fill(masks == 0, -1e9)

    @torch.inference_mode()  # type: ignore[untyped-decorator]
    def best(seen: Array, masks: Array) -> Array:
        """The moves that the net likes best."""
        logits, _ = net(net.normal(torch.from_numpy(seen)))
        moves: Array = masked(logits, torch.from_numpy(masks)).argmax(-1).numpy()
        return moves

    rows = torch.zeros(steps, games, length)
    masks = torch.zeros(steps, games, moves, dtype=torch.int8)
    chosen = torch.zeros(steps, games, dtype=torch.int64)
    logs, values, got, keep, turn = (torch.zeros(steps, games) for _ in range(5))
    curve: list[dict[str, float]] = []
    began, budget, decisions, ended = time.process_time(), options.minutes * 60, 0, 0
    used = 0.0
    while used < budget and decisions < options.decisions:
        learn_scale(seen)
        with torch.inference_mode():
            for step in range(steps):
                rows[step] = net.normal(torch.from_numpy(seen))
                masks[step] = torch.from_numpy(infos["action_mask"])
                logits, values[step] = net(rows[step])
                odds = masked(logits, masks[step]).log_softmax(-1)
                noise = -torch.empty_like(odds).exponential_().log()
                chosen[step] = (odds + noise).argmax(-1)
                logs[step] = odds.gather(-1, chosen[step, :, None]).squeeze(-1)
                mover = infos["seat"]
                seen, _, over, _, infos = many.step(chosen[step].numpy())
                got[step] = torch.from_numpy(outcome(mover, over, infos))
                keep[step] = torch.from_numpy(1.0 - over)
                turn[step] = torch.from_numpy(np.where(mover == infos["seat"], 1.0, -1.0))
                ended += int(over.sum())
            after = net(net.normal(torch.from_numpy(seen)))[1]
            gains = torch.zeros(steps, games)
            gain = torch.zeros(games)
            for step in reversed(range(steps)):
                follows = keep[step] * turn[step]
                delta = got[step] + follows * after - values[step]
                gain = gains[step] = delta + options.smooth * follows * gain
                after = values[step]
            targets = gains + values
        left = max(0.0, 1 - max(used / budget, decisions / options.decisions))
        for group in optimizer.param_groups:
            group["lr"] = options.rate * max(0.05, left)
        data = [one.flatten(0, 1) for one in (rows, masks, chosen, logs, gains, targets)]
        size = steps * games // options.pieces
        for _ in range(options.epochs):
            for piece in torch.randperm(steps * games).split(size):
                x, mask, move, log, gain, target = (one[piece] for one in data)
                logits, value = net(x)
                odds = masked(logits, mask).log_softmax(-1)
                ratio = (odds.gather(-1, move[:, None]).squeeze(-1) - log).exp()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                cut = ratio.clamp(1 - options.clip, 1 + options.clip)
                surprise = -(odds.exp() * odds.clamp_min(-30)).sum(-1).mean()
                loss = (
                    -torch.min(ratio * gain, cut * gain).mean()
                    + 0.5 * (value - target).square().mean()
                    - options.entropy * left * surprise
                )
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimizer.step()
        decisions += steps * games
        used = time.process_time() - began
        done = used >= budget or decisions >= options.decisions
        if done or not curve or used >= curve[-1]["seconds"] + options.every:
            point = {"seconds": round(used, 1), "decisions": decisions, "games": ended}
            for opponent in options.against:
                point[opponent] = measure(best, options.game, opponent, options.test)
            point["entropy"] = round(surprise.item(), 3)
            curve.append(point)
            np.savez(options.out, **{name: one.numpy() for name, one in net.state_dict().items()})
            print(json.dumps(point), flush=True)  # noqa: T201 - the curve
            began = time.process_time() - used  # measuring is not learning
    return curve


def outcome(mover: Array, over: Array, infos: dict[str, Any]) -> Array:
    """What who moved has got where a game ended: half for the win, half by points ahead."""
    got = np.zeros(len(over), np.float32)
    at = np.flatnonzero(over)
    if len(at):
        scores = infos["final_info"]["scores"][at]
        ahead = scores[np.arange(len(at)), mover[at]] - scores[np.arange(len(at)), 1 - mover[at]]
        got[at] = (np.sign(ahead) + np.clip(ahead / MARGIN, -1, 1)) / 2
    return got


def measure(best: Callable[[Array, Array], Array], game: str, against: str, games: int) -> float:
    """The share of wins of the best moves against a compiled opponent, both seats alike."""
    from nations import envs

    many = envs.vector(game, 2, games, [against])
    seen, infos = many.reset(seed=99)
    shares = np.full(games, np.nan)
    while np.isnan(shares).any():
        seen, got, over, _, infos = many.step(best(seen, infos["action_mask"]))
        first = over & np.isnan(shares)
        shares[first] = got[first]
    return round(float(shares.mean()), 4)


def read_options(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="dice")
    parser.add_argument("--minutes", type=float, default=20, help="of processor time")
    parser.add_argument("--decisions", type=float, default=float("inf"), help="at most so many")
    parser.add_argument("--out", type=Path, default=Path("nations_ppo.npz"))
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--curve", type=Path, help="a file for the curve, as JSON")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=512, help="side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each before learning")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--pieces", type=int, default=8)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--smooth", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--every", type=float, default=60, help="seconds between measurements")
    parser.add_argument("--test", type=int, default=256, help="games of a measurement")
    parser.add_argument("--against", nargs="*", default=["random", "rules"])
    return parser.parse_args(words)


def main() -> None:
    options = read_options()
    curve = train(options)
    if options.curve:
        options.curve.write_text(json.dumps(curve, indent=1) + "\n")


if __name__ == "__main__":
    main()
