"""The server's log: one line an event, with its time; in a file that is rotated."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

import msgspec

FILE = "server.log"
LARGEST, KEPT = 5_000_000, 5
"""Bytes of a file, and how many of them are kept."""


class OneLine(logging.Formatter):
    """Time, level, where it comes from, what happened: as text, or as JSON."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        what = record.getMessage()
        if record.exc_info:
            what += " " + self.formatException(record.exc_info)
        if self._as_json:
            told = {"at": at, "level": record.levelname, "from": record.name, "what": what}
            return msgspec.json.encode(told).decode()
        plain = "".join(one if one.isprintable() else "\\n" for one in what)
        return f"{at} {record.levelname} {record.name}: {plain}"


def keep_log(folder: Path, as_json: bool = False) -> None:
    """Sends the log of the server into its file, and what is wrong to the terminal as well."""
    logger = logging.getLogger("nations")
    logger.setLevel(logging.INFO)
    for old in logger.handlers[:]:
        logger.removeHandler(old)
        old.close()
    file = RotatingFileHandler(folder / FILE, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    terminal = logging.StreamHandler(sys.stderr)
    terminal.setLevel(logging.WARNING)
    for handler in (file, terminal):
        handler.setFormatter(OneLine(as_json))
        logger.addHandler(handler)
    (folder / FILE).chmod(0o600)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # what clients send is no event of ours
