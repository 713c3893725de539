"""Notation of moves: what people type and files keep (docs/notation-kark.md)."""

from __future__ import annotations

from nations.edition.notation import Words
from nations.games.kark import moves

WORDS = Words(
    {
        moves.Place: "place:{leader}@{country}",
        moves.PutTanker: "tanker:{place}",
        moves.MoveAgent: "agent:{point}",
        moves.MoveLeader: "move:{start}>{end}",
        moves.BuyTanker: "buy-tanker:{place}",
        moves.SellTanker: "sell-tanker:{place}",
        moves.Station: "station:{place}",
        moves.Sail: "sail:{start}>{end}",
        moves.LayPipeline: "pipeline:{inland}>{port}",
        moves.Advance: "advance:{start}>{end}",
        moves.Retreat: "retreat:{start}>{end}",
        moves.Withdraw: "withdraw:{point}",
        moves.LoseTanker: "lose-tanker:{place}",
        moves.Seize: "coup:{leader}@{country}",
        moves.Skip: "skip",
        moves.End: "end",
        moves.Resign: "resign",
        moves.ProposeStop: "propose-stop",
        moves.Agree: "agree",
        moves.Decline: "decline",
        moves.Begun: "first:{seat}",
        moves.CardDrawn: "card:{card}",
    }
)

write_move = WORDS.write
read_move = WORDS.read
