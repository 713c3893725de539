"""A seat for a language model: rules, a table, legal moves, and play, as tools (`nations mcp`)."""
