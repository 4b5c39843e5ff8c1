"""What boards are made of: grounds with a grain, painted once and kept."""
