"""One folder per game; `engine.catalog` knows which."""
