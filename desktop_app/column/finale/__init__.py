"""The end of a play: a panorama, the points counted up on it, and the table with the winner."""
