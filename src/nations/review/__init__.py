"""After the game: what was luck, and what was skill."""

from nations.review.ledger import Account, CannotReview, Kind, Ledger, Line, ledger_of

__all__ = ["Account", "CannotReview", "Kind", "Ledger", "Line", "ledger_of"]
