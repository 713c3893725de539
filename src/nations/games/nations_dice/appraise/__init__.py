"""A quick judgement of moves, in victory points, from what is on the table (contract.Appraiser).

`weights` holds the few numbers that are a matter of taste, `dice` what dice can be expected to
bring, `purse` a hand and the ways to pay with it, `outlook` what a hand is worth to a seat now,
`judge` the appraisal of each kind of move.
"""

from nations.games.nations_dice.appraise.judge import Judge

__all__ = ["Judge"]
