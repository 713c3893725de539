"""Strong play (contract.Skilled): a compiled policy, the worth of a table, and a search.

`weights` are the fitted numbers and `layout` their places; `hand` is what lies beside a board,
`future` what things are worth beyond the round, `tables` what amounts are worth within it,
`rerolls` the exact odds of new rolls. `judging` turns these into an opinion on every legal move,
and `policy` plays the best of them. `standing` is the worth of the table after a round. With both,
`solving`, and `tree` with its `rollouts`, look ahead to the end of the round, `searching` spends an
effort on them, and `skill` speaks the language of the contract.
"""

from nations.games.nations_dice.skill.skill import Skill

__all__ = ["Skill"]
