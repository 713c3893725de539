"""The judge of this game, and what plays by it.

`mind` is what a judgement fills and reads; `weights` are its numbers, from `weights.toml`. `judge`
says the chance of each power to win and tells why (as messages: `reasons`); `policy` plays the move
that looks best. What looks ahead is `nations.mind`, as for every judge of positions. `raids` and
`features` are parts of the judge. Trees judge by nets (`taught.json`), which `nations train kark`
makes with what `school` has for it. `fitting`, with its `selfplay`, is the command that makes the
weights.
"""
