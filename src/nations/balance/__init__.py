"""Is a content set a good game? Thousands of counted games, and what they say about the set.

`loop` is the compiled loop, `playing` plays games and gives their tallies, `intervals` says how
sure a figure is, `figures` and `offers` read tallies, `sheet` is all of it, `bounds` compares it
with what is wanted, and `report` shows it.
"""
