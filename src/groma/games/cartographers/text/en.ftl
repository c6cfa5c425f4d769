# The words that Cartographers and Cartographers Heroes share.
#
# Common nouns and refusals begin in lower case, so that they can stand in a sentence; where one stands alone, whoever
# shows it begins it with a capital. "Beside" always means: sharing a side.

game-cartographers = Cartographers

edition-base = Cartographers
edition-heroes = Cartographers Heroes
edition-combined = both games combined

## Terrains and spaces

terrain-forest = forest
terrain-village = village
terrain-farm = farm
terrain-water = water
terrain-monster = monster
terrain-hero = hero
terrain-mountain = mountain
terrain-wasteland = wasteland
terrain-destroyed = destroyed space

space-empty = empty
space-ruins = ruins
space-on-ruins = { $terrain } on ruins

## The cards of a table

season-spring = spring
season-summer = summer
season-fall = fall
season-winter = winter

edict-A = edict A
edict-B = edict B
edict-C = edict C
edict-D = edict D

stack-forest = forests
stack-farm-water = farms and waters
stack-village = villages
stack-spaces = spaces

sheet-A = A (wilderness)
sheet-B = B (wastelands)
sheet-C = C (wilderness)
sheet-D = D (wastelands)

kind-ambush = ambush card
kind-hero = hero card

time-value = time { $time }
time-of-threshold = time { $time } of { $threshold }

## What to do now

phase-gorgon-prompt = Choose the space beside the Gorgon that is destroyed.
phase-troll-prompt = Choose the empty space beside the Troll that it destroys.
phase-over-prompt = Four seasons have passed: the maps are done.

## Why only some drawings are offered

why-no-shape-fits = No shape of this card fits on your map any more: draw a single space instead, anywhere.
why-ruins = Ruins: whatever you draw must cover a free ruins space.
why-no-shape-on-ruins = No shape can cover free ruins: draw a single space instead, anywhere, of any terrain.

## Stars and coins

stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

coin-because-shape = the coin of the shape
coin-because-mountain = a mountain surrounded
coin-because-dragon = the Dragon walled in

reason-each = { $times } × { $each }

## The end of a season

season-end-title = End of { $season }
season-end-coins = Coins
season-end-monsters = Monsters
season-end-total = Season in all
season-end-coins-line = { $count ->
    [0] No coins yet: no stars.
    [one] { $count } coin: { $count } star.
   *[other] { $count } coins: { $count } stars.
}
season-end-monsters-line = { $count ->
    [0] No empty space beside monsters: no star lost.
    [one] { $count } empty space beside monsters: { $count } star lost.
   *[other] { $count } empty spaces beside monsters: { $count } stars lost.
}

## The end of the game

match-total = Total
decided-by-stars = Most stars.
decided-by-fewest-lost-to-monsters = Equal in stars; the fewest stars lost to monsters decide.
decided-by-shared = Equal in stars, and equal in stars lost to monsters: the victory is shared.
decided-by-solo = The rating earns the title.

solo-rating = Rating { $rating }
solo-rating-sum = { $total ->
    [one] { $total } star less { $numbers } for the four scoring cards: rating { $rating }
   *[other] { $total } stars less { $numbers } for the four scoring cards: rating { $rating }
}

title-legendary-cartographer = Legendary Cartographer
title-master-mapsmith = Master Mapsmith
title-journeyman-topographer = Journeyman Topographer
title-apprentice-surveyor = Apprentice Surveyor
title-amateur-assessor = Amateur Assessor
title-inept-assistant = Inept Assistant
title-dimwitted-doodler = Dimwitted Doodler
title-oblivious-inkdrinker = Oblivious Inkdrinker
title-none = No title this time

## Why something is refused

monster-troll = the Troll
monster-gorgon = the Gorgon

question-draw = draw a shape
question-ambush = draw the monsters
question-hero = place the hero
question-gorgon = destroy a space beside the Gorgon
question-troll = destroy an empty space beside the Troll

refusal-match-over = the game is over; nothing more can be drawn
refusal-not-awaited = nobody is waiting for you just now
refusal-take-back-first = you have chosen already; take that back first if you want something else
refusal-another-question = something else is asked of you now: { $question }
refusal-wrong-terrain = { $card } does not offer { $terrain } here, only { $terrains }
refusal-no-such-shape = { $card } has no shape with the number { $shape }
refusal-not-this-shape = these spaces do not make that shape of { $card }, however it is turned or flipped
refusal-overlaps-filled-space = { $space } is filled already; only empty spaces can be drawn on
refusal-must-cover-ruins = ruins: { $card } must be drawn so that it covers a free ruins space
refusal-only-single-space = no shape of { $card } can be drawn now, only a single space
refusal-a-shape-fits = a single space is allowed only when no shape can be drawn, and { $card } has one that can
refusal-shape-fits-nowhere = that shape of { $card } fits nowhere on this map any more; another one does
refusal-shape-misses-ruins = that shape of { $card } cannot cover free ruins; another one can
refusal-no-such-turn = { $card } has no turn with the number { $turn }; { $turns ->
    [one] there is only number 0
   *[other] there are { $turns }, counted from 0
}
refusal-not-a-target = { $monster } cannot destroy { $space }; choose one of the spaces that are marked

refusal-seats-out-of-range = a table has { $fewest } to { $most } seats, not { $seats }
refusal-unknown-sheet = there is no sheet “{ $sheet }”; the sheets are { $known }
refusal-unknown-edition = there is no edition “{ $edition }”; known are { $known }
refusal-unknown-explore-set = there is no set of explore cards “{ $value }”; known are { $known }, and they are never mixed
refusal-unknown-season-set = there is no set of season cards “{ $value }”; known are { $known }
refusal-unknown-scoring-set = there is no set of scoring cards “{ $value }”; known are { $known }
refusal-unknown-printing = there is no printing “{ $printing }”; known are { $known }
refusal-unknown-fallback = the terrain of the single space cannot be “{ $value }”; known are { $known }
refusal-unknown-card = there is no card “{ $card }” that could go here; known are { $known }
refusal-card-twice = each ambush card can go in only once, and one of these stands there twice: { $cards }
refusal-too-few-ambushes = one ambush card goes in every season, so at least { $needed } are needed, not { $count }
refusal-same-stack = only one scoring card of each stack can be in play; of the stack “{ $stack }” these were chosen: { $cards }
refusal-stack-missing = every stack needs a scoring card; none was chosen for { $stacks }
refusal-cards-for-random-edicts = edicts at random choose their cards themselves; leave out { $cards }, or choose edicts by stack
refusal-not-of-edition = { $edition } by itself has the option “{ $option }” as “{ $right }”, not “{ $value }”; combine the games for that
refusal-sheet-not-of-edition = { $edition } by itself is played on the sheets { $right }, not on { $sheet }; combine the games for that
refusal-card-not-of-edition = { $card } is not a card of { $edition }; combine the games to use it
refusal-heroes-out = { $edition } by itself always has its heroes; combine the games to leave them out
refusal-heroes-in = { $edition } by itself has no heroes; combine the games to let them in
