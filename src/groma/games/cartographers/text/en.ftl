# The words that Cartographers and Cartographers Heroes share.
#
# Common nouns and refusals begin in lower case, so that they can stand in a sentence; where one stands alone, whoever
# shows it begins it with a capital. "Beside" always means: sharing a side.

game-cartographers = Cartographers

edition-base = Cartographers
edition-heroes = Cartographers Heroes
edition-combined = both games combined

printing-rulebook = as in the rulebook
printing-box = as on the cards in the box

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

terrain-forest-spaces = { $count ->
    [one] { $count } forest space
   *[other] { $count } forest spaces
}
terrain-village-spaces = { $count ->
    [one] { $count } village space
   *[other] { $count } village spaces
}
terrain-farm-spaces = { $count ->
    [one] { $count } farm space
   *[other] { $count } farm spaces
}
terrain-water-spaces = { $count ->
    [one] { $count } water space
   *[other] { $count } water spaces
}
terrain-monster-spaces = { $count ->
    [one] { $count } monster space
   *[other] { $count } monster spaces
}
terrain-hero-spaces = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
terrain-mountain-spaces = { $count ->
    [one] { $count } mountain
   *[other] { $count } mountains
}
terrain-wasteland-spaces = { $count ->
    [one] { $count } wasteland space
   *[other] { $count } wasteland spaces
}
terrain-destroyed-spaces = { $count ->
    [one] { $count } destroyed space
   *[other] { $count } destroyed spaces
}

space-empty = empty
space-ruins = ruins
space-on-ruins = { $terrain } on ruins
space-attacked = under a hero’s attack
spaces-empty = { $count ->
    [one] { $count } empty space
   *[other] { $count } empty spaces
}
spaces-ruins = { $count ->
    [one] { $count } free ruins space
   *[other] { $count } free ruins spaces
}

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

sheet-A = A, wilderness
sheet-B = B, wastelands
sheet-C = C, wilderness
sheet-D = D, wastelands

kind-explore = explore card
kind-ruins = ruins card
kind-ambush = ambush card
kind-hero = hero card
kind-scoring = scoring card
kind-season = season card

time-value = time { $time }
time-of-threshold = time { $time } of { $threshold }
solo-number = solo number { $number }

## The phases, and what to do in each

phase-explore = explore
phase-draw = draw
phase-ambush = ambush
phase-hero = hero
phase-gorgon = the Gorgon’s gaze
phase-troll = the Troll’s ravage
phase-check = check
phase-season-end = end of the season
phase-over = the game is over

phase-draw-prompt = Choose a terrain and a shape, and draw it on your map.
phase-ambush-prompt = Draw the monsters on the map you were handed.
phase-hero-prompt = Place the hero on your map and turn the attack the way you want it.
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
coins-of-track = { $coins } of { $track } coins

coin-because-shape = the coin of the shape
coin-because-mountain = a mountain surrounded
coin-because-dragon = the Dragon walled in

reason-each = { $times } × { $each }
reason-total = { $times } × { $each } = { $stars }
reason-nothing = nothing scores here yet
reason-coins = { $count ->
    [one] { $count } filled coin, 1 star each
   *[other] { $count } filled coins, 1 star each
}
reason-monsters = { $count ->
    [one] { $count } empty space beside monsters, 1 star lost each
   *[other] { $count } empty spaces beside monsters, 1 star lost each
}

## The end of a season

season-end-title = End of { $season }
season-end-edict = { $edict }, { $card }
season-end-coins = Coins
season-end-monsters = Monsters
season-end-total = Season in all
season-end-nothing-lost = No empty space beside a monster: nothing is lost.
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
season-end-total-line = { $season }: { $stars } in all.

## The end of the game

match-total = Total
decided-by-stars = Most stars.
decided-by-fewest-lost-to-monsters = Equal in stars; the fewest stars lost to monsters decide.
decided-by-shared = Equal in stars, and equal in stars lost to monsters: the victory is shared.
decided-by-solo = The rating earns the title.

solo-rating = Rating { $rating }
solo-rating-sum = { $total } stars less { $numbers } for the four scoring cards: rating { $rating }

title-legendary-cartographer = Legendary Cartographer
title-master-mapsmith = Master Mapsmith
title-journeyman-topographer = Journeyman Topographer
title-apprentice-surveyor = Apprentice Surveyor
title-amateur-assessor = Amateur Assessor
title-inept-assistant = Inept Assistant
title-dimwitted-doodler = Dimwitted Doodler
title-oblivious-inkdrinker = Oblivious Inkdrinker
title-none = No title this time
