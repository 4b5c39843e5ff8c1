"""The board of The White Castle: where everything lies."""
