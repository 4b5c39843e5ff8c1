"""The rules of Between Two Castles, one sentence each."""
