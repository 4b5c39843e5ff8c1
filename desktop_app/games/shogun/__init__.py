"""How Shogun is shown and played on the board."""
