"""Hints and reviews: what a strong player would do, and what was lost by doing otherwise."""
