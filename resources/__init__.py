"""Content and art; no code."""
