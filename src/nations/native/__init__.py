"""Rules in C: one Python source, translated, compiled once and kept.

`kinds` says what a value is, `names` what a name in a rule stands for; `values`, `reckoning`,
`calls` and `statements` write a rule as C, each on top of the one before; `translate` makes a unit
of an entry and its callees, `build` a library of the unit, `twin` calls it. Nobody needs more than
`nations.record.compiled`.
"""
