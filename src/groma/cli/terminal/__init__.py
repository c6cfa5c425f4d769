"""Cartographers on a terminal. What is shown and what a command means is pure; keys, lines and files stand apart.

pencil.py    the drawing that is being tried out, and how it is moved, turned and flipped
commands.py  what keys and typed words mean
desk.py      what a player has before them while choosing, and what each command makes of it
ink.py map.py pages.py  how all that looks
news.py      what happened, as sentences
keys.py      the screen with keys; lines.py the plain way with typed lines
saving.py    the game on disk
table.py     leads the players through a match
"""
