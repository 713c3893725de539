"""A quick judgement of moves, in victory points, from what is on the table (contract.Appraiser).

`weights` holds the few numbers that are a matter of taste, `dice` what dice can be expected to
bring, `race` what books are worth, `purse` a hand and the ways to pay with it, `plan` its worth
with trades and rerolls, `seat` and `offers` what tiles are worth, `outlook` what amounts are. With
these, `actions`, `items` and `closing` appraise every kind of move for the `judge`.
"""

from nations.games.nations_dice.appraise.judge import Judge

__all__ = ["Judge"]
