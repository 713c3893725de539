"""Strong play: a judgement of positions, compiled, and a search that looks ahead with it.

`raids` finds what can be taken next turn, `features` says in numbers how a power stands, `value`
makes chances to win of it with the fitted `weights`, or for two powers `duel` with what was
`learned`, `tree` looks ahead, and `thinker` is what the game calls. `fitting` is the command that
makes the weights; `tools/learn_kark.py` makes what was learned.
"""
