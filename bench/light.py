"""How much is installed, and how much memory a bot's process takes.

.venv/bin/python bench/light.py
"""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

BOT = """
import sys
from nations.contract import Effort
from nations.match.dealer import Seeded
from nations.match.match import Match
from nations.registry import load

game = load(sys.argv[1]).game(2, {}, None)
match = Match(game, Seeded("light"))
match.deal()
turn = match.turn
game.judge(match.view(turn.seat), turn.moves, Effort(nodes=200))
with open("/proc/self/status") as lines:
    print(next(line.split()[1] for line in lines if line.startswith("VmRSS")))
"""


EXTRAS = ("", "strong", "server", "data", "mcp", "envs", "ray")


def needed(name: str, extras: set[str], seen: dict[str, int]) -> dict[str, int]:
    """The packages that a package brings along, with the bytes of each."""
    if name in seen and not extras:
        return seen
    found = distribution(name)
    paths = (Path(str(one.locate())) for one in found.files or ())
    seen[name] = sum(path.stat().st_size for path in paths if path.exists())
    for text in found.requires or ():
        asked = Requirement(text)
        where = [{"extra": extra} for extra in extras or {""}]
        if asked.marker is None or any(asked.marker.evaluate(one) for one in where):
            needed(asked.name, asked.extras, seen)
    return seen


def main() -> None:
    for extra in EXTRAS:
        sizes = needed("nations-games", {extra} - {""}, {})
        del sizes["nations-games"]  # in a checkout only a link to it is installed
        most = sorted(sizes, key=lambda name: -sizes[name])[:4]
        told = ", ".join(f"{name} {sizes[name] / 1e6:.1f}" for name in most)
        which = f"nations-games[{extra}]" if extra else "nations-games"
        weight = f"{sum(sizes.values()) / 1e6:.0f} MB"
        sys.stdout.write(f"{which}: {len(sizes)} packages, {weight} ({told})\n")
    for name in ("dice", "kark"):
        command = [sys.executable, "-c", BOT, name]
        for run in ("first", "second"):
            done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
            sys.stdout.write(f"{name}: {int(done.stdout) / 1000:.0f} MB ({run} time)\n")


if __name__ == "__main__":
    main()
