"""The judge of this game, and what plays by it.

`mind` is what a judgement fills and reads; `weights` are its numbers, from `weights.toml`. `judge`
has an opinion on every legal move and tells why (`why`, as messages `reasons`); `policy` plays the
best of them. `search` looks ahead, with a `tree`, and `thinker` is what the game calls. Those are
the same in every game. Here, `hand`, `future`, `tables`, `rerolls`, `paying` and `closing` are
parts of the judge, `standing` is the worth of the table after a round, and the search has `keys`
for positions, `rollouts` to the end of the round, and a `solving` of small ones.
"""
