"""Rules and machine players; has never heard of Qt."""
