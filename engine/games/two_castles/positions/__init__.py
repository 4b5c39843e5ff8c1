"""Positions from outside: written and read as text, judged by the laws of the game, and scored."""
