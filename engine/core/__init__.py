"""Everything the games share: values, chance, agenda, state, table, records, saves."""
