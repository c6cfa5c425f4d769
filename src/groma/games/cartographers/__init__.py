"""Cartographers and Cartographers Heroes: one game with two editions, alone and combined."""
