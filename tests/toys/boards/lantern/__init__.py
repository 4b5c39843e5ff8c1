"""The toy game *lantern* on a board."""
