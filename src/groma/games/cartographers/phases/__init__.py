"""The steps of a turn and of a season, in the order of the rulebooks."""
