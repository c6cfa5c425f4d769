"""What every table needs, whatever is played on it: seats, chance, intents and events in order, the record.

Nothing in here knows of maps or cards, and nothing in here imports more than the standard library.
"""
