"""Numbers for Prometheus, if the owner asked for them: `nations serve --metrics`."""

from __future__ import annotations

import resource
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nations.server.rooms import Rooms

STARTED = time.monotonic()


def metrics(rooms: Rooms) -> bytes:
    """All numbers in Prometheus' text form."""
    door, usage = rooms.admission, resource.getrusage(resource.RUSAGE_SELF)
    listeners = sum(len(actor.audience) for actor in rooms.live)
    numbers: list[tuple[str, str, str, float]] = [
        ("up_seconds", "gauge", "Since the server started.", round(time.monotonic() - STARTED, 1)),
        ("degraded", "gauge", "1 if damage was found in the store.", int(rooms.degraded)),
        ("ready", "gauge", "0 if nobody new should be sent here.", int(rooms.unready is None)),
        ("servers", "gauge", "Servers that share the store and live.", rooms.servers),
        ("rooms", "gauge", "Matches in memory.", len(rooms)),
        ("tended", "gauge", "Matches that this server sees to.", rooms.tended),
        ("sockets", "gauge", "People and programs at matches.", listeners),
        ("connections", "gauge", "Open connections.", len(door)),
        ("connection_places", "gauge", "Connections that there is room for.", door.places),
        ("connections_refused_total", "counter", "Sent away when they came.", door.refused),
        ("connections_evicted_total", "counter", "Idle ones that made room.", door.evicted),
        ("connections_late_total", "counter", "That sent no whole request in time.", door.late),
        ("changes_total", "counter", "Changes of matches that were kept.", rooms.changes),
        ("bot_moves_total", "counter", "Moves of bots.", rooms.bot_moves),
        ("bot_failures_total", "counter", "Bots that made no move.", rooms.bot_failures),
        (
            "processor_seconds_total",
            "counter",
            "Processor time of the server itself.",
            round(usage.ru_utime + usage.ru_stime, 3),
        ),
    ]
    lines = []
    for name, kind, about, value in numbers:
        full = f"nations_{name}"
        lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}", f"{full} {value:g}"]
    return ("\n".join(lines) + "\n").encode()
