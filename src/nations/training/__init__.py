"""Teaching a judge by games of its own: lessons are played, noted, and learned from."""
