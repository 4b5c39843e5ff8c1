"""The White Castle on the screen."""
