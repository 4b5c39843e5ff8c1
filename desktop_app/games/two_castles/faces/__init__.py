"""What is painted on this board."""
