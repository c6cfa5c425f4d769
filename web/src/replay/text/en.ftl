# Looking at a finished game again.

replay-title = Replay: { $game }
replay-moment = Moment { $place } of { $count }
replay-timeline = Time line
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-speed-value = × { $speed }
replay-link = Link to this moment
replay-link-copied = The link is copied
replay-record = Save the record
replay-fairness = Were the draws fair?
replay-another = Look at another record
replay-score = { $name }: { $total }
replay-eyes = Seen by
replay-eyes-all = everybody
replay-marks = Jump to
replay-round = Round { $round }
replay-no-moment = This game has no moment { $moment }; its last one is { $last }. Here is the beginning.

## What happens in a scene

replay-scene-begin = The table is set up
replay-scene-season = { $season } begins
replay-scene-card = { $card } is revealed
replay-scene-drawn = { $names } drew
replay-scene-hero = { $names } placed a hero
replay-scene-walk = Monsters find their place
replay-scene-destroyed = A space is destroyed
replay-scene-scored = { $season } is scored
replay-scene-spread = The Zombies spread
replay-scene-over = The game is over
replay-scene-round = Round { $round } begins
replay-scene-laid = { $names } laid cards
replay-scene-revealed = All cards are turned over
replay-scene-moved = { $names } moved
replay-scene-tile = The path grows
replay-scene-replenished = New cards are drawn
replay-scene-scoring = Positions are scored
replay-scene-offered = { $names } is dealt cards
replay-scene-stored = { $names } chose where the cards go
replay-scene-river = { $names } stands before a river
replay-scene-wolves = { $names } is among wolves
replay-scene-other = The game goes on

## Looking at a record

replay-upload-title = Look at a record
replay-upload-lead = Every finished game can be saved as a record: one file with every move, every draw and the proof that the draws were fair. Choose such a file, and see the game again here.
replay-upload-private = The file is read by the server, checked against the rules and forgotten. Nothing of it is kept.
replay-choose = Choose a file
replay-drop = or drop it here
replay-reading = Reading and checking the record…
replay-too-large = This file has { $size } MB; a record has at most { $most } MB. Perhaps it is another file.
replay-file = The record { $file }

## Were the draws fair?

fairness-title = Were the draws fair?
fairness-checking = Playing the whole game again to check…
fairness-good = Yes. All { $draws } draws follow from the number that was fixed before the first card, and all { $entries } entries keep to the rules.
fairness-bad = No. Something in this game does not fit:
fairness-how-1 = Before the first card was turned, the server chose a secret number, the seed. Every draw of the game follows from it by a fixed sum that anybody can repeat.
fairness-how-2 = Its fingerprint was shown to everybody at the start. From a fingerprint nobody can find the seed, and no other seed has the same one: so the server could not change its mind later.
fairness-how-3 = Now that the game is over the seed is public. The check has just played the game again with it: the same cards came, and the rules accepted every move.
fairness-fingerprint = Fingerprint, shown at the start
fairness-seed = Seed, shown at the end
fairness-browser = Your own browser has worked out the fingerprint of this seed as well: it is the same.
fairness-browser-bad = Your own browser has worked out the fingerprint of this seed as well: it is another one. Do not trust this game.
fairness-yourself = With the record and the program you can check it on your own machine: groma replay --check FILE
