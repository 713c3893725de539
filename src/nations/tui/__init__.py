"""Games in the terminal: playing, asking for real dice, stepping through a game file.

Nothing here knows a game: it is drawn and described through `contract.Drawing` where a game has it,
else by its notation.
"""

from nations.tui.chance import asked_dealer
from nations.tui.replay import step_through
from nations.tui.session import Session

__all__ = ["Session", "asked_dealer", "step_through"]
