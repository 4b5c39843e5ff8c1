"""Lessons as data: positions in which somebody is to find a move, and the words beside them."""
