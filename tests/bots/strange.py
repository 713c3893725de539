"""Bots that do everything wrong, in a package of their own, as anybody's bots come.

Whoever starts a process with the environment that `install` gives has them by their entry points.
`hangs` notes its process in the file that $HANGING names, if any.
"""

from __future__ import annotations

from pathlib import Path

SOURCE = """
import os, signal, sys, time

class Strange:
    def __init__(self, game, seed):
        self.seed = seed

class Hangs(Strange):
    def choose(self, view, moves, time_left=None):
        if "HANGING" in os.environ:
            with open(os.environ["HANGING"], "a") as noted:
                noted.write(f"{os.getpid()} ")
        while True:
            pass

class Sleeps(Strange):
    def choose(self, view, moves, time_left=None):
        time.sleep(3600)

class Crashes(Strange):
    def choose(self, view, moves, time_left=None):
        os._exit(3)

class Segfaults(Strange):
    def choose(self, view, moves, time_left=None):
        os.kill(os.getpid(), signal.SIGSEGV)
        time.sleep(3600)

class Fated(Segfaults):
    def choose(self, view, moves, time_left=None):
        if self.seed.split("/")[1:2] == ["3"]:
            super().choose(view, moves, time_left)
        return moves[0]

class Leaves(Strange):
    def choose(self, view, moves, time_left=None):
        sys.exit(0)

class Raises(Strange):
    def choose(self, view, moves, time_left=None):
        raise RuntimeError("no idea")

class Dreams(Strange):
    def choose(self, view, moves, time_left=None):
        return "a move that there is not"

class Unspeakable(Strange):
    def choose(self, view, moves, time_left=None):
        class Mute(Exception):
            def __str__(self):
                raise ValueError("not even that")
        raise Mute

class Equals(Strange):
    def choose(self, view, moves, time_left=None):
        class All:
            def __eq__(self, other):
                return True
            def __hash__(self):
                return 0
            def __repr__(self):
                raise ValueError("nothing to see")
        return All()

class Interrupts(Strange):
    def choose(self, view, moves, time_left=None):
        raise KeyboardInterrupt

class Chatters(Strange):
    def choose(self, view, moves, time_left=None):
        print("noise")
        os.write(1, b"more of it")
        return moves[0]

class Heavy(Strange):
    def load(self, view, moves):
        time.sleep(3)

    def choose(self, view, moves, time_left=None):
        return moves[0]

class Unborn(Strange):
    def __init__(self, game, seed):
        raise ValueError("not today")
"""
HOW = {
    "hangs": "late",
    "sleeps": "late",
    "crashes": "crashed",
    "segfaults": "crashed",
    "leaves": "raised",
    "raises": "raised",
    "dreams": "nonsense",
    "unspeakable": "raised",
    "equals": "nonsense",
    "interrupts": "raised",
    "unborn": "raised",
}
"""How each of them fails, always; `fated` only in deal 3, `heavy` never, but it takes its time;
`chatters` prints."""


def install(folder: Path) -> dict[str, str]:
    """Writes the package; the environment of a process that has these bots."""
    folder.mkdir(exist_ok=True)
    (folder / "strange_bots.py").write_text(SOURCE)
    about = folder / "strange_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1\n")
    lines = [
        f"{name} = strange_bots:{name.capitalize()}"
        for name in (*HOW, "fated", "heavy", "chatters")
    ]
    (about / "entry_points.txt").write_text("\n".join(["[nations.bots]", *lines, ""]))
    return {"PYTHONPATH": str(folder)}
