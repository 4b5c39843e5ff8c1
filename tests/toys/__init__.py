"""Two toy games that exercise everything the core can do."""
