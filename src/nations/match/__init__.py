"""A game that is played: its moves, its file, who plays chance, dice that can be verified."""
