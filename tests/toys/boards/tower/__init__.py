"""The toy game *tower* on a board."""
