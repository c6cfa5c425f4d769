# The cards of Cartographers Heroes: their names, and in our own words what they do.
# Where the cards in the box differ from the rulebook, the words for the box end in -box.

## Explore cards

card-lagoon = Lagoon
card-pasture = Pasture
card-settlement = Settlement
card-timber-grove = Timber Grove
card-hillside-terrace = Hillside Terrace
card-frontier-dwelling = Frontier Dwelling
card-wildwood-garden = Wildwood Garden
card-woodland-crossroads = Woodland Crossroads
card-mangrove-swamp = Mangrove Swamp
card-coastal-encampment = Coastal Encampment
card-kethras-gates = Kethra’s Gates
card-kethras-gates-rule = Draw a single space of forest, village, farm, water or monster, on any empty space. After a ruins card it belongs on free ruins, if there are any.

## Ambush cards

card-dragon-inferno = Dragon Inferno
card-dragon-inferno-rule = Hand your sheet to the right and draw the Dragon on the map you are handed. As soon as no living Dragon space has an empty neighbour any more, the owner of the map gains 3 coins, once. Alone: it looks for room from the bottom left corner, counter-clockwise.
card-dragon-inferno-effect = 3 coins once the Dragon is walled in
card-zombie-plague = Zombie Plague
card-zombie-plague-rule = Hand your sheet to the right and draw the Zombie on the map you are handed. After every season is scored, a new Zombie rises in each empty space beside one. Alone: it looks for room from the top left corner, counter-clockwise.
card-zombie-plague-effect = spreads into every empty space beside it after each scoring
card-giant-troll-ravage = Giant Troll Ravage
card-giant-troll-ravage-rule = Hand your sheet to the left and draw the Troll on the map you are handed. After every season is scored, the owner of the map destroys one empty space beside the Troll. Alone: it looks for room from the top right corner, clockwise.
card-giant-troll-ravage-effect = destroys one empty space beside it after each scoring
card-gorgon-gaze = Gorgon Gaze
card-gorgon-gaze-rule = Hand your sheet to the left, draw the Gorgon on the map you are handed, and destroy one space beside it at once: empty or drawn, but no mountain and no wasteland. Alone: it looks for room from the bottom right corner, clockwise, and you choose the space.
card-gorgon-gaze-effect = destroyed a space beside it when it was drawn

## Hero cards

card-dobrik-of-lorkheim = Dobrik of Lorkheim
card-dobrik-of-lorkheim-rule = Attacks the four spaces that share a side with the hero.
card-wren-the-lioness = Wren the Lioness
card-wren-the-lioness-rule = Attacks a bar of three spaces, two steps away on the side you choose.
card-freyla-the-true = Freyla the True
card-freyla-the-true-rule = Attacks the next three spaces in a straight line, in the direction you choose.
card-dal-of-jolev = Dal of Jolev
card-dal-of-jolev-rule = Attacks the four spaces that touch the hero’s corners.

## Scoring cards: forests

card-faunlost-thicket = Faunlost Thicket
card-faunlost-thicket-rule = 2 stars for every space of your longest run of forest from top to bottom. Anything else in the column breaks the run.
card-faunlost-thicket-reason = { $times ->
    [one] { $times } forest space in the longest run down a column
   *[other] { $times } forest spaces in the longest run down a column
}
card-deepwood = Deepwood
card-deepwood-rule = 6 stars for every forest cluster of at least five spaces with no village beside it.
card-deepwood-reason = { $times ->
    [one] { $times } large forest away from villages
   *[other] { $times } large forests away from villages
}
card-heart-of-the-forest = Heart of the Forest
card-heart-of-the-forest-rule = 3 stars for every forest space with nothing but forest or the edge of the map on its four sides.
card-heart-of-the-forest-rule-box = 2 stars for every forest space with nothing but forest or the edge of the map on its four sides.
card-heart-of-the-forest-reason = { $times ->
    [one] { $times } forest space deep in the forest
   *[other] { $times } forest spaces deep in the forest
}
card-sleepy-valley = Sleepy Valley
card-sleepy-valley-rule = 4 stars for every row with three or more forest spaces.
card-sleepy-valley-reason = { $times ->
    [one] { $times } row with three or more forest spaces
   *[other] { $times } rows with three or more forest spaces
}

## Scoring cards: farms and waters

card-craylund = Craylund
card-craylund-rule = 6 stars for every cluster of farms with three or more different water spaces beside it.
card-craylund-rule-box = 7 stars for every cluster of farms with three or more different water spaces beside it.
card-craylund-reason = { $times ->
    [one] { $times } cluster of farms beside three or more water spaces
   *[other] { $times } clusters of farms beside three or more water spaces
}
card-ulems-wallow = Ulem’s Wallow
card-ulems-wallow-rule = 3 stars for every water space with two or more farm spaces beside it.
card-ulems-wallow-rule-box = 4 stars for every water space with two or more farm spaces beside it.
card-ulems-wallow-reason = { $times ->
    [one] { $times } water space beside two or more farms
   *[other] { $times } water spaces beside two or more farms
}
card-clawsgrove-peaks = Clawsgrove Peaks
card-clawsgrove-peaks-box = Clawsgrave Peaks
card-clawsgrove-peaks-rule = 5 stars for every mountain that a cluster of water links to a farm space. Each mountain counts once.
card-clawsgrove-peaks-reason = { $times ->
    [one] { $times } mountain linked to a farm by water
   *[other] { $times } mountains linked to a farm by water
}
card-jorekborg = Jorekborg
card-jorekborg-box = Jorekburg
card-jorekborg-rule = 4 stars for every column with as many farm spaces as water spaces, and at least one of each.
card-jorekborg-reason = { $times ->
    [one] { $times } column with as many farms as waters
   *[other] { $times } columns with as many farms as waters
}

## Scoring cards: villages

card-traylo-monastery = Traylo Monastery
card-traylo-monastery-rule = 6 stars for every village cluster of at least five spaces that reaches the edge of the map.
card-traylo-monastery-rule-box = 7 stars for every village cluster with four spaces in a straight line, across or down.
card-traylo-monastery-reason = { $times ->
    [one] { $times } large village cluster on the edge
   *[other] { $times } large village clusters on the edge
}
card-traylo-monastery-reason-box = { $times ->
    [one] { $times } village cluster with four in a line
   *[other] { $times } village clusters with four in a line
}
card-outer-enclave = Outer Enclave
card-outer-enclave-rule = 1 star for every empty space beside one of your village clusters; the one that brings most is taken for you.
card-outer-enclave-reason = { $times ->
    [one] { $times } empty space beside the best village cluster
   *[other] { $times } empty spaces beside the best village cluster
}
card-gnomish-colony = Gnomish Colony
card-gnomish-colony-rule = 6 stars for every village cluster that holds a square of two by two villages.
card-gnomish-colony-reason = { $times ->
    [one] { $times } village cluster with a square in it
   *[other] { $times } village clusters with a square in them
}
card-caravansary = Caravansary
card-caravansary-rule = 1 star for every row and every column that one of your village clusters reaches into; the one that brings most is taken for you.
card-caravansary-reason = { $times ->
    [one] { $times } row or column reached by the best village cluster
   *[other] { $times } rows and columns reached by the best village cluster
}

## Scoring cards: spaces

card-dwarvenholds = Dwarvenholds
card-dwarvenholds-rule = 8 stars for every full row and every full column with a mountain in it. Two mountains in one line count once; a mountain whose row and column are both full serves both.
card-dwarvenholds-rule-box = 7 stars for every full row and every full column with a mountain in it. Two mountains in one line count once; a mountain whose row and column are both full serves both.
card-dwarvenholds-reason = { $times ->
    [one] { $times } full line with a mountain
   *[other] { $times } full lines with a mountain
}
card-silos = Silos
card-silos-rule = 10 stars for every full column with an odd number: 1, 3, 5, 7, 9 and 11, counted from the left.
card-silos-reason = { $times ->
    [one] { $times } full odd column
   *[other] { $times } full odd columns
}
card-banded-hills = Banded Hills
card-banded-hills-rule = 3 stars for every full row with five or more kinds of terrain. Wasteland, ruins and destroyed spaces do not count.
card-banded-hills-rule-box = 4 stars for every row with five or more kinds of terrain, full or not. Wasteland, ruins and destroyed spaces do not count.
card-banded-hills-reason = { $times ->
    [one] { $times } full row of five or more terrains
   *[other] { $times } full rows of five or more terrains
}
card-banded-hills-reason-box = { $times ->
    [one] { $times } row of five or more terrains
   *[other] { $times } rows of five or more terrains
}
card-starlit-sigil = Starlit Sigil
card-starlit-sigil-rule = 4 stars for every group of exactly three empty spaces joined together, with nothing round them but filled spaces and the edge. Free ruins are empty spaces too.
card-starlit-sigil-reason = { $times ->
    [one] { $times } group of exactly three empty spaces
   *[other] { $times } groups of exactly three empty spaces
}
