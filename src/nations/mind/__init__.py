"""Minds: what a game needs of a judge to be played well, and all that follows from one.

A judge is rules over a declared layout. Run plain it tells its reasons (`told`), compiled it is
silent. `tree`, `effort` and `luck` are the parts of every search; `looking` is a whole search for a
judge of positions, and `thinker` speaks of both in the words of the contract.
"""
