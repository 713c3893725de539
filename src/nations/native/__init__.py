"""Rules in C: one Python source, translated, compiled once and kept.

`kinds` says what a value is, `names` what a name in a rule stands for, `translate` writes a rule and
its callees as C, `build` makes a library of it, `twin` calls it. Nobody needs more than
`nations.record.compiled`.
"""
