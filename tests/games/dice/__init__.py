"""Tests of the dice game, named after the rules they watch."""
