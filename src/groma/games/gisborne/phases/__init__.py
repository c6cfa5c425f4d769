"""The steps of a round, in the rulebook's order: lay, reveal, move, replenish, score positions."""
