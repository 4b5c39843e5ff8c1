"""The board of Shogun: where everything lies."""
