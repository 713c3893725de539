"""The rules, one module for each heading of the rulebook. Each uses only those
below it (see the import contract in `pyproject.toml`); they meet in `flow`."""
