"""What lies over the board for a while: the score pad."""
