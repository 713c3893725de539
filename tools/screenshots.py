"""Pictures of every screen of the page, at both sizes, light and dark, in both languages.

    python tools/screenshots.py --out FOLDER      all of them (about 270)
    python tools/screenshots.py                   only those that docs/page.md shows

Needs the development extra and Debian's chromium.
"""

from __future__ import annotations

import argparse
import shutil
import struct
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from page.conftest import CHROMIUM, FLAGS  # noqa: E402 - the tests know the way
from page.screens import END, tour  # noqa: E402
from page.visiting import Visitor, visiting  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server.background import in_background  # noqa: E402

from nations.server.thinkers import Processes  # noqa: E402

Pixels: TypeAlias = NDArray[np.uint8]
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


def main() -> None:
    options = asked()
    folder: Path = options.out or ROOT / "docs" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [
        (wide, theme, lang)
        for wide, theme, lang in product(options.wide, options.theme, options.lang)
        if options.out or any(one.endswith(f"-{wide}-{theme}-{lang}") for one in SHOWN)
    ]
    with at_work() as (url, take):
        for wide, theme, lang in wanted:
            shown = None if options.out else SHOWN
            take(url, folder, wide, theme, lang, shown)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, help="a folder for all pictures")
    parser.add_argument("--wide", type=int, nargs="*", default=[360, 1280])
    parser.add_argument("--theme", nargs="*", default=["light", "dark"])
    parser.add_argument("--lang", nargs="*", default=["en", "de"])
    return parser.parse_args()


class Camera:
    """Walks through all screens and keeps a picture of each."""

    def __init__(self, browser: object) -> None:
        self.browser = browser

    def __call__(
        self, url: str, folder: Path, wide: int, theme: str, lang: str, shown: set[str] | None
    ) -> None:
        wishes = {"wide": wide, "lang": lang, "color_scheme": theme, "seed": f"{wide}{theme}{lang}"}
        with visiting(self.browser, url, **wishes) as visitor:  # type: ignore[arg-type]
            for name in tour(visitor, with_bots):
                stem = f"{name}-{wide}-{theme}-{lang}"
                if shown is None or stem in shown:
                    (folder / f"{stem}.png").write_bytes(small(visitor.page.screenshot()))


@contextmanager
def at_work() -> Iterator[tuple[str, Camera]]:
    """A server with bots that play well, and a browser."""
    thinkers = Processes(1, {})
    with (
        tempfile.TemporaryDirectory() as data,
        in_background(Path(data), thinkers, bot_pause=0.08) as server,
        sync_playwright() as playwright,
    ):
        path = CHROMIUM or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield server.url, Camera(browser)
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
