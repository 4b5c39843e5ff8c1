"""Strength of machine players, measured so that it cannot fool us."""
