"""How fast whole games are played here, beside others in the same run: `nations bench`."""
