"""Plays kept in files: the format, and writing it so that nothing is ever lost."""
