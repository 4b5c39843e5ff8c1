"""Ways to choose a move, for any game."""
