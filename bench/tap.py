"""How long it takes from a tap on one screen to its picture on another, on loopback.

    .venv/bin/python bench/tap.py [--taps 30]

A real server, two pages in chromium: one plays by taps, one watches. The median and the best are
told, with the load of the machine: a wall time says nothing without it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import click

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from page.conftest import CHROMIUM, FLAGS, AnyMove
from page.tapping import taps_to_pictures
from page.visiting import visiting
from playwright.sync_api import sync_playwright
from server.background import in_background


@click.command()
@click.option("--taps", default=30, show_default=True)
def main(taps: int) -> None:
    with (
        TemporaryDirectory() as data,
        in_background(Path(data), AnyMove()) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in ("dice", "kark"):
            with (
                visiting(browser, server.url, seed="mover") as mover,
                visiting(browser, server.url, seed="watcher") as watcher,
            ):
                times = taps_to_pictures(mover, watcher, taps, game)
            told = f"median {times[len(times) // 2]:.0f} ms, best {times[0]:.0f}, "
            click.echo(f"{game}: {told}worst {times[-1]:.0f} of {len(times)} taps")
        browser.close()
    click.echo(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
