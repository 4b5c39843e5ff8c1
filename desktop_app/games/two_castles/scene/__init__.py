"""The board of Two Castles: where everything lies."""
