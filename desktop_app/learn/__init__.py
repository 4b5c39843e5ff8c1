"""The room where games are learned: lessons, and the page that offers them."""
