"""Content sets as every game has them: the file, the checks of its tables, where values come from.

What the tables hold is a game's own matter; it passes its rules in.
"""
