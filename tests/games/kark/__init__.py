"""Tests of the Game of Nations, named after the rules they watch."""
