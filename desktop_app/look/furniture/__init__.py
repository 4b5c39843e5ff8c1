"""What pages are furnished with: bars, bands of wood, cards; all of it without words of a game."""
