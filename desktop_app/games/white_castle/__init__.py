"""The White Castle on screen."""
