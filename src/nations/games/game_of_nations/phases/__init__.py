"""The rules, one module for each heading of the rulebook. They meet only in `flow`."""
