"""Between Two Castles of Mad King Ludwig on the screen."""
