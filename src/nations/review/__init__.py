"""After the game: what was luck, what was skill, and what would have been better."""

from nations.review.ledger import (
    Account,
    CannotReview,
    ChangeKind,
    Ledger,
    LedgerLine,
    Ledgers,
    ledger_of,
    ledgers_of,
)
from nations.review.marks import BadEffort, Decided, Judge, Mark, marks_of

__all__ = [
    "Account",
    "BadEffort",
    "CannotReview",
    "ChangeKind",
    "Decided",
    "Judge",
    "Ledger",
    "LedgerLine",
    "Ledgers",
    "Mark",
    "ledger_of",
    "ledgers_of",
    "marks_of",
]
