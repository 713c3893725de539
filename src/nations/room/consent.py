"""Taking back what dice, a draw or somebody else came after, and stopping: by everybody's leave.

Every seat that a person holds is asked, whether they play themselves or a bot stands in for them,
and whoever is host. A question has its time; silence is no.
"""

from __future__ import annotations

from nations.room.authority import own
from nations.room.choosing import before
from nations.room.commands import Answer, AskStop, AskUndo, Lapse, Who
from nations.room.draft import Draft
from nations.room.records import Answered, Asked, Lapsed
from nations.room.refusal import Code, Refusal


def ask_undo(draft: Draft, who: Who, command: AskUndo) -> None:  # noqa: ARG001
    """Back to before the own last move, if everybody else agrees. Bots always do."""
    seat = own(who)
    imported = len(draft.room.header.moves)
    entries = list(enumerate(draft.room.match.log))[imported:]
    mine = [at for at, entry in entries if entry.seat == seat]
    if not mine:
        raise Refusal(Code.PHASE, "undo-nothing")
    ask(draft, Asked(draft.now, seat, "undo", before(draft.room, mine[-1])))


def ask_stop(draft: Draft, who: Who, command: AskStop) -> None:  # noqa: ARG001
    """An end without a result, if everybody else agrees. Bots always do."""
    ask(draft, Asked(draft.now, own(who), "stop"))


def ask(draft: Draft, question: Asked) -> None:
    """Asks; one question at a time."""
    if draft.room.question is not None:
        raise Refusal(Code.PHASE, "no-second-question")
    draft.add(question)
    draft.settle()


def answer(draft: Draft, who: Who, command: Answer) -> None:
    """Yes or no to what is asked."""
    if own(who) not in draft.room.asked:
        raise Refusal(Code.PHASE, "no-question")
    draft.add(Answered(draft.now, own(who), command.yes))
    draft.settle()


def lapse(draft: Draft, who: Who, command: Lapse) -> None:  # noqa: ARG001
    """The time to answer is over."""
    room = draft.room
    if room.answer_by is None or draft.now < room.answer_by:
        raise Refusal(Code.PHASE, "no-question")
    draft.add(Lapsed(draft.now, room.asked))
