"""Shogun on the screen."""
