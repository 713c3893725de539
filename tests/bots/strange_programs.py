"""Programs that play badly: what they do wrong is their first word.

They speak the second protocol; `old` speaks the first, `newer` one that there is not yet.
"""

from __future__ import annotations

import json
import os
import sys
import time

TITLE = {"name": "Strange", "version": "2.1", "options": {"style": "bold or careful"}}
MIDDLE = 5
"""The choice at which some of them fail, counted in the game."""


def main(fault: str) -> None:
    if fault == "stillborn":
        sys.exit(4)
    choices = games = 0
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            greet(fault)
        elif asked["type"] == "game":
            choices, games = 0, games + 1
            note(fault, f"{os.getpid()} {asked['seed']} {asked['options']}")
            if not (fault == "sleepy" and games > 1):
                say({"id": asked["id"]})
        elif asked["type"] == "choose":
            choices += 1
            act(fault, asked, choices)
        elif asked["type"] == "quit":
            leave(fault)


def greet(fault: str) -> None:
    if fault in ("old", "mute"):
        if fault == "old":
            say({"id": 0})
    else:
        say({"id": 0, "protocol": 3 if fault == "newer" else 2, **TITLE})


def note(fault: str, text: str) -> None:
    if fault == "notes":
        with open(sys.argv[2], "a") as file:  # noqa: PTH123 - quick to start
            file.write(text + "\n")


def leave(fault: str) -> None:
    note(fault, "quit")
    if fault == "sulks":
        os.abort()
    if fault == "stays":
        time.sleep(3600)
    sys.exit(7 if fault == "grumbles" else 0)


def act(fault: str, asked: dict[str, object], choice: int) -> None:
    offers = asked["offers"]
    assert isinstance(offers, list)
    if fault == "hangs":
        time.sleep(3600)
    elif fault == "crashes" or (fault == "faints" and choice == MIDDLE):
        sys.exit(3)
    elif fault == "babbles":
        sys.stdout.write("no json\n")
    elif fault == "floods":
        sys.stdout.write("x" * 200_000)
    elif fault == "pours":
        sys.stdout.write('{"id": 0}\n' * 20_000)
        say({"id": asked["id"], "move": offers[-1]})
    elif fault == "drowns":
        while True:
            sys.stdout.write('{"id": 0}\n' * 100)
    elif fault == "invents" or (fault == "errs" and choice == MIDDLE):
        say({"id": asked["id"], "move": "win"})
    elif fault == "foresees":
        say({"id": 10**6, "move": offers[0]})
    else:
        say({"id": asked["id"], "move": offers[-1]})
    sys.stdout.flush()


def say(answer: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
