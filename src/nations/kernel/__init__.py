"""What a kernel is: the rules of a game over numbers, and what such rules have at hand."""
