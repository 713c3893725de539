"""`nations solo`: how well bots play alone."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from nations.cli.words import (
    USUAL_GAME,
    lang_option,
    patience_option,
    read_options,
    read_players,
    rule_options,
    set_option,
    told_when_stopped,
)
from nations.contract import Honouring, Voice

if TYPE_CHECKING:
    from nations.arena.solo import Rank, Solo, SoloResult

BAR, WIDTH, STEP = "█", 40, 5
"""Bars of the longest line, and points in a line of the distribution."""


@click.command("solo")
@click.argument("game", default=USUAL_GAME)
@click.option("--players", default="easy,normal,random", show_default=True, help="Bots.")
@click.option("--games", type=click.IntRange(1, 10_000_000), default=200, show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed, the same games.")
@click.option("--jobs", type=click.IntRange(0, 256), default=0, help="Processes (0: all cores).")
@click.option("--bound", "bounded", is_flag=True, help="What nobody can do better, too.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@patience_option
@rule_options
@set_option
@lang_option
def command(
    game: str,
    players: str,
    games: int,
    seed: str,
    jobs: int,
    bounded: bool,
    as_json: bool,
    patience: float,
    options: tuple[str, ...],
    content: Path | None,
    lang: str,
) -> None:
    """Let bots play alone and show their scores and their ranks in the Hall of Fame."""
    from nations.arena.solo import Solo, ceiling_of, check_solo, play_solo
    from nations.arena.workers import Pool
    from nations.i18n import voice
    from nations.registry import load

    path = None if content is None else str(content)
    solo, names = Solo(game, seed, read_options(options), path), read_players(players)
    speaker = voice(lang, load(game), content)
    check_solo(solo, names)
    with told_when_stopped(speaker):
        above = ceiling_of(solo) if bounded else None
        found = play_solo(solo, names, games, Pool(jobs, patience))
    if as_json:
        told = {"players": found, "bound": above} if bounded else found
        click.echo(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
        return
    _show(solo, found, speaker)
    if above is not None:
        click.echo(f"\n{speaker.say('solo-bound', **msgspec.structs.asdict(above))}")


def _show(solo: Solo, found: list[SoloResult], voice: Voice) -> None:
    game = solo.make_game()
    terms = game.terms
    content = f"{terms.content.name} ({terms.content.status})"
    about = {"game": solo.game, "games": str(found[0].games), "seed": solo.seed, "set": content}
    click.echo(voice.say("solo-title", **about))
    for one in found:
        click.echo()
        numbers = {"mean": one.mean, "low": one.low, "high": one.high}
        click.echo(voice.say("solo-player", player=one.player, **numbers))
        click.echo(f"  {voice.say('solo-scores')}")
        click.echo(bars(_spread(one)))
        if isinstance(game, Honouring):
            click.echo(f"  {voice.say('solo-ranks')}")
            click.echo(bars([(rank_name(rank, game, voice), rank.share) for rank in one.ranks]))


def _spread(one: SoloResult) -> list[tuple[str, float]]:
    """Shares of scores in steps, without gaps."""
    counts: Counter[int] = Counter()
    for score, count in one.scores.items():
        counts[score // STEP] += count
    steps = range(min(counts), max(counts) + 1)
    return [(f"{at * STEP}–{at * STEP + STEP - 1}", counts[at] / one.games) for at in steps]


def rank_name(rank: Rank, game: Honouring, voice: Voice) -> str:
    """A name that is earned alone, with its points, in the voice's language."""
    if not rank.name:
        return voice.say("solo-no-rank")
    (honour,) = (one for one in game.honours if one.name == rank.name)
    key = "solo-rank-from" if honour.least == honour.points else "solo-rank"
    return voice.say(key, name=game.honour_name(rank.name, voice), points=rank.points)


def bars(shares: list[tuple[str, float]]) -> str:
    """Shares as lines of text, the longest across the whole width."""
    widest = max(len(name) for name, _ in shares)
    most = max(share for _, share in shares) or 1.0
    return "\n".join(
        f"    {name:<{widest}}  {share:6.1%}  {BAR * round(share / most * WIDTH)}".rstrip()
        for name, share in shares
    )
