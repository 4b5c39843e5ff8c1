"""The toys on boards, made from the kit alone."""
