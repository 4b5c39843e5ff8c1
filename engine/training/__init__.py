"""Learning what positions are worth, by playing."""
