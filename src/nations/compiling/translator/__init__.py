"""The translator: a rule and all that it calls, written as C.

Read `kinds` (what a value is) and `names` (what a name in a rule stands for), then `values`,
`reckoning` and `statements`, which write a rule, each on top of the one before, and `unit`, which
puts rules together. `prelude.h` is what all of them stand on.
"""
