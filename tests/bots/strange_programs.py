"""Programs that play badly: what they do wrong is their first word."""

from __future__ import annotations

import json
import sys
import time


def main(fault: str) -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello" and fault != "mute":
            say({"id": 0})
        elif asked["type"] == "choose":
            act(fault, asked)


def act(fault: str, asked: dict[str, object]) -> None:
    offers = asked["offers"]
    assert isinstance(offers, list)
    if fault == "hangs":
        time.sleep(3600)
    elif fault == "crashes":
        sys.exit(3)
    elif fault == "babbles":
        sys.stdout.write("no json\n")
    elif fault == "floods":
        sys.stdout.write("x" * 200_000)
    elif fault == "invents":
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
