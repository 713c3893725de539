"""Pictures of every screen of the page, at every width, light and dark, in both languages.

    python tools/screenshots.py --out FOLDER      all of them (2,000), and sheets of several
    python tools/screenshots.py                   only those that docs/page.md shows

`--wide`, `--theme`, `--lang` and `--part` choose among them. Chance is the same in every run. Needs
the development extra and Debian's chromium.
"""

from __future__ import annotations

import argparse
import random
import shutil
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import product
from pathlib import Path
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from page.conftest import CHROMIUM, FLAGS  # noqa: E402 - the tests know the way
from page.scenes import SCENES  # noqa: E402
from page.screens import END, TOUR, tour  # noqa: E402
from page.test_screens import LEAST, raw_keys  # noqa: E402
from page.visiting import SIZES, Visitor, visiting  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from server.background import in_background  # noqa: E402

import nations.server.rooms  # noqa: E402
from nations.server.thinkers import Processes  # noqa: E402

Pixels: TypeAlias = NDArray[np.uint8]
Theme: TypeAlias = Literal["light", "dark"]
SHOWN = {
    "start-1280-light-en",
    "lobby-360-dark-de",
    "dice-early-360-light-en",
    "dice-mid-1280-light-en",
    "dice-mid-360-dark-de",
    "dice-hint-360-light-en",
    "kark-hand-360-light-en",
    "kark-mid-1280-dark-de",
    "kark-picked-360-dark-de",
    "replay-score-dice-1280-light-en",
    "learn-dice-360-light-en",
}
"""What docs/page.md shows."""


PARTS = TOUR | SCENES
LONGEST = 2
"""Heights of the screen that a picture for the sheets shows of what is longer."""
SHEET = {360: (5, 2, 250), 768: (4, 2, 310), 1280: (2, 3, 620)}
"""Pictures beside and below each other on a sheet, and how wide each is there."""


def main() -> None:
    options = asked()
    with at_work() as (url, browser):
        for wide, lang, part in product(options.wide, options.lang, options.part):
            if options.out:
                for_sheets(browser, url, options.out, wide, lang, part, options.theme)
            else:
                for_docs(browser, url, wide, lang)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, help="a folder for all pictures")
    parser.add_argument("--wide", type=int, nargs="*", default=list(SIZES))
    parser.add_argument("--theme", nargs="*", default=["light", "dark"])
    parser.add_argument("--lang", nargs="*", default=["en", "de"])
    parser.add_argument("--part", nargs="*", default=list(PARTS))
    return parser.parse_args()


def for_docs(browser: Browser, url: str, wide: int, lang: str) -> None:
    """The pictures that docs/page.md shows, with few colours."""
    for theme in ("light", "dark"):
        ending = f"-{wide}-{theme}-{lang}"
        if any(one.endswith(ending) for one in SHOWN):
            with somebody(browser, url, wide, lang, color_scheme=theme) as visitor:
                for name in tour(visitor, with_bots):
                    if name + ending in SHOWN:
                        path = ROOT / "docs" / "screens" / f"{name}{ending}.png"
                        path.write_bytes(small(visitor.page.screenshot()))


def for_sheets(
    browser: Browser, url: str, out: Path, wide: int, lang: str, part: str, themes: list[Theme]
) -> None:
    """Pictures of all screens, and sheets on which they stand side by side."""
    taken: dict[Theme, list[Path]] = {theme: [] for theme in themes}
    try:
        with somebody(browser, url, wide, lang) as visitor:
            for name in PARTS[part](visitor, with_bots):
                for fault in faults(visitor):
                    sys.stderr.write(f"{wide} {lang} {name}: {fault}\n")
                for theme in themes:
                    visitor.page.emulate_media(color_scheme=theme)
                    path = out / f"{wide}-{lang}-{theme}" / f"{name}.png"
                    path.parent.mkdir(parents=True, exist_ok=True)
                    take(visitor.page, path)
                    taken[theme].append(path)
    finally:
        for theme, paths in taken.items():
            stem = out / "sheets" / f"{wide}-{lang}-{theme}-{part}"
            sheets(browser, stem, paths, *SHEET.get(wide, SHEET[1280]))


def somebody(
    browser: Browser, url: str, wide: int, lang: str, **wishes: str
) -> AbstractContextManager[Visitor]:
    """A visitor to whom the same happens each time."""
    source = random.Random(f"{wide} {lang}")
    setattr(nations.server.rooms, "token_bytes", source.randbytes)  # noqa: B010 - no export
    return visiting(browser, url, wide=wide, lang=lang, seed=f"{wide} {lang}", **wishes)


def faults(visitor: Visitor) -> list[str]:
    """What nobody needs to look for: cut off, too wide, too small, not in words."""
    found: list[str] = visitor.page.evaluate(f"[...__clipped(), ...__tiny({LEAST})]")
    return found + visitor.overflow() + raw_keys(visitor.page)


def take(page: Page, path: Path) -> None:
    """As it is seen; of what is longer, and has nothing at its foot, more."""
    high, whole = length(page), page.viewport_size
    if whole and high > whole["height"]:
        page.screenshot(
            path=path,
            full_page=True,
            clip={"x": 0, "y": 0, "width": whole["width"], "height": high},
        )
    else:
        page.screenshot(path=path)


def length(page: Page) -> int:
    """How much of the page a picture shows: nothing below what lies over it or at its foot."""
    high, seen, lying = page.evaluate(
        "[document.documentElement.scrollHeight, innerHeight,"
        " document.querySelector('dialog[open], section.foot, .coach') !== null]"
    )
    return int(seen if lying else min(high, LONGEST * seen))


def sheets(
    browser: Browser, stem: Path, paths: list[Path], beside: int, rows: int, wide: int
) -> None:
    stem.parent.mkdir(parents=True, exist_ok=True)
    page = browser.new_page(viewport={"width": beside * (wide + 8), "height": 600})
    for nth, at in enumerate(range(0, len(paths), beside * rows)):
        figures = "".join(
            f"<figure><img src='file://{one.resolve()}' width={wide}><figcaption>{one.stem}"
            "</figcaption></figure>"
            for one in paths[at : at + beside * rows]
        )
        leaf = stem.with_name(f"{stem.name}-{nth + 1:02}.html")
        leaf.write_text(
            f"<style>body {{ display: grid; grid-template-columns: repeat({beside}, auto);"
            " align-items: start; gap: 8px; margin: 0; font: 14px sans-serif; }"
            f" figure {{ margin: 0; }}</style>{figures}"
        )
        page.goto(f"file://{leaf.resolve()}")
        page.screenshot(path=leaf.with_suffix(".png"), full_page=True)
        leaf.unlink()
    page.close()


@contextmanager
def at_work() -> Iterator[tuple[str, Browser]]:
    """A server with bots that play well, and a browser."""
    thinkers = Processes(1, {})
    with (
        tempfile.TemporaryDirectory() as data,
        in_background(Path(data), thinkers, bot_pause=0.08) as server,
        sync_playwright() as playwright,
    ):
        path = CHROMIUM or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield server.url, browser
        browser.close()
    thinkers.close()


def with_bots(visitor: Visitor, until: int) -> None:
    """A bot that plays well brings the match on."""
    visitor.menu("leave-to-bot")
    over = visitor.page.get_by_role("dialog", name=visitor.say("match-over"))
    if until >= END:
        over.wait_for(timeout=120_000)
        return
    while visitor.page.evaluate("__watch.seq") < until and not over.count():
        time.sleep(0.02)
    if over.count():
        return
    visitor.menu("come-back")
    visitor.page.evaluate("__looking(20000)")
    visitor.page.evaluate("scrollTo(0, 0)")


def small(png: bytes) -> bytes:
    """The same picture with its 256 most useful colours: about a quarter of the bytes."""
    pixels = decoded(png)
    high, wide, _ = pixels.shape
    packed = pixels.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    colours, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    spread = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1).astype(np.int32)
    chosen = palette(spread, counts)
    nearest = np.array([np.argmin(((chosen - one) ** 2).sum(axis=1)) for one in spread], np.uint8)
    rows = nearest[where].reshape(high, wide)
    lines = b"".join(b"\0" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", chosen.astype(np.uint8).tobytes())]
    parts += [(b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def palette(spread: NDArray[np.int32], counts: NDArray[np.int64]) -> NDArray[np.int32]:
    """At most 256 colours: boxes of colours, the one with most to lose split first."""
    boxes = [np.arange(len(spread))]
    while len(boxes) < 256:
        losses = [loss(spread[box], counts[box]) for box in boxes]
        at = int(np.argmax(losses))
        if losses[at] <= 0:
            break
        box = boxes.pop(at)
        axis = int(np.argmax(np.ptp(spread[box], axis=0)))
        order = box[np.argsort(spread[box][:, axis], kind="stable")]
        half = np.searchsorted(np.cumsum(counts[order]), counts[order].sum() / 2)
        cut = min(max(int(half), 1), len(order) - 1)
        boxes += [order[:cut], order[cut:]]
    middle = [np.average(spread[box], axis=0, weights=counts[box]) for box in boxes]
    return np.rint(np.array(middle)).astype(np.int32)


def loss(colours: NDArray[np.int32], counts: NDArray[np.int64]) -> float:
    if len(colours) < 2:
        return 0.0
    return float(np.sqrt(counts.sum()) * np.ptp(colours, axis=0).max())


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def decoded(png: bytes) -> Pixels:
    """The pixels of a picture as browsers write it: 8 bits, without interlacing."""
    wide, high, _, kind = struct.unpack(">IIBB", png[16:26])
    depth = {2: 3, 6: 4}[kind]
    at, data = 8, b""
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + length] if name == b"IDAT" else b""
        at += length + 12
    raw = np.frombuffer(zlib.decompress(data), np.uint8).reshape(high, wide * depth + 1)
    lines = np.zeros((high + 1, wide * depth), np.uint8)
    for y in range(high):
        lines[y + 1] = unfiltered(int(raw[y, 0]), raw[y, 1:], lines[y], depth)
    return lines[1:].reshape(high, wide, depth)[:, :, :3]


def unfiltered(kind: int, line: Pixels, above: Pixels, depth: int) -> Pixels:
    if kind == 0:
        return line
    if kind == 2:
        return line + above
    if kind == 1:
        sums = np.cumsum(line.reshape(-1, depth), axis=0, dtype=np.uint32)
        return sums.astype(np.uint8).reshape(-1)
    done = [0] * depth + line.tolist()
    over = [0] * depth + above.tolist()
    for x in range(depth, len(done)):
        left, up, corner = done[x - depth], over[x], over[x - depth]
        guess = (left + up) // 2 if kind == 3 else nearest_of(left, up, corner)
        done[x] = (done[x] + guess) & 255
    return np.array(done[depth:], np.uint8)


def nearest_of(left: int, up: int, corner: int) -> int:
    """Paeth's guess."""
    sides = [(abs(up - corner), 0, left), (abs(left - corner), 1, up)]
    return min([*sides, (abs(left + up - 2 * corner), 2, corner)])[2]


if __name__ == "__main__":
    main()
