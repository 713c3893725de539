"""Rules in C: one Python source, translated, compiled once and kept.

`translator` makes C of a rule and all that it calls, `build` a library of that, `twin` calls it;
`wasm` makes it for pages, `plain` does without. Nobody needs more than `nations.record.compiled`.
"""
