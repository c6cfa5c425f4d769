"""Gisborne - The First Cartographers: who maps the way across the island best?

`game.py` is the table of contents; `phases/` holds the rules in the rulebook's order, `box/` what lies in the box.
"""
