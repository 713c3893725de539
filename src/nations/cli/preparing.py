"""Players that think in compiled code need it once: nobody waits for that without being told."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import click

from nations.bots.bot import needs_preparing
from nations.contract import Game, Voice

UNTOLD = 1.5
"""Seconds that may pass before a line says what is waited for."""


def prepare(game: Game[Any], players: Sequence[str], voice: Voice) -> None:
    """Compiles what the players of a game need, or loads it; says so if that takes a while."""
    if not any(needs_preparing(player, game) for player in players):
        return
    from nations.warming import SOME, exercise

    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(exercise, game, SOME)
        if not wait([done], UNTOLD).done:
            click.echo(voice.say("preparing"), err=True)
        done.result()
