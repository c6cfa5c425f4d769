# A few words beside the table for somebody's first game.

hints-label = Hints for your first game
hints-step = { $step } of { $steps }
hints-next = Next
hints-dismiss = No more hints
hints-done = Off you go
hints-card = This card was revealed: its terrains, its shapes, and the time it takes. Draw one of its shapes.
hints-hand = Choose a shape and a terrain here. A shape with a coin earns a star in every season.
hints-board = Tap a space and the shape lies there. Drag it, turn it, flip it, on any empty spaces.
hints-confirm = Not drawn yet: the numbers say what it would bring. When you like it, confirm.
hints-time = Drawn! The card’s time adds up here. When it is full, the season ends and stars are counted.
hints-edicts = These edicts earn your stars, two of them this season. Tap one to see what counts, and why.
hints-ruins = Ruins came up: this time the shape must cover one of the broken columns.
hints-ambush = Monsters have settled here. Empty spaces beside them cost a star each: fill them when you can.
hints-second = Draw this card where it helps an edict, or closes in a mountain: that brings a coin.
hints-end = That is all it takes. A little book beside something tells you its rule. The map is yours.
