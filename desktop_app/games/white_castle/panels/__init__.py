"""What lies over the board for a while, and the score sheet."""
