"""What is painted on the board of Shogun."""
