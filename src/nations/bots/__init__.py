"""Players that are programs. A bot sees what its seat sees, never the state or the match."""
