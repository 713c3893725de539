"""Notation of moves: what people type and files keep (docs/notation.md)."""

from __future__ import annotations

from nations.edition.notation import Words
from nations.games.dice import moves

WORDS = Words(
    {
        moves.Pass: "pass",
        moves.Reroll: "reroll",
        moves.Build: "build",
        moves.Buy: "buy:{space}",
        moves.Pick: "pick:{die}",
        moves.Roll: "roll",
        moves.Pay: "pay:{die}",
        moves.PayChit: "pay:chit",
        moves.Trade: "trade:{die}",
        moves.Replace: "replace:{tile}",
        moves.Return: "return:{die}",
        moves.ReturnUsed: "return:used",
        moves.ReturnChit: "return:chit",
        moves.Use: "use:{die}",
        moves.UseChit: "use:chit",
        moves.Done: "done",
        moves.Feed: "feed",
        moves.Starve: "starve",
        moves.Placed: "seat:{seat}",
        moves.Laid: "tile:{tile}",
        moves.Drawn: "event:{event}",
        moves.Rolled: "die:{die}",
        moves.FourRolled: "d4:{pips}",
    }
)

write_move = WORDS.write
read_move = WORDS.read
