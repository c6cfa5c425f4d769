# The cards of Cartographers: their names, and in our own words what they do.

## Explore cards

card-temple-ruins = Temple Ruins
card-temple-ruins-rule = The next explore card must be drawn so that it covers a free ruins space; if it cannot, a single space of any terrain is drawn instead, anywhere.
card-outpost-ruins = Outpost Ruins
card-outpost-ruins-rule = The next explore card must be drawn so that it covers a free ruins space; if it cannot, a single space of any terrain is drawn instead, anywhere.
card-great-river = Great River
card-farmland = Farmland
card-hamlet = Hamlet
card-forgotten-forest = Forgotten Forest
card-hinterland-stream = Hinterland Stream
card-homestead = Homestead
card-orchard = Orchard
card-treetop-village = Treetop Village
card-marshlands = Marshlands
card-fishing-village = Fishing Village
card-rift-lands = Rift Lands
card-rift-lands-rule = Draw a single space of forest, village, farm, water or monster, on any empty space. After a ruins card it belongs on free ruins, if there are any.

## Ambush cards

card-goblin-attack = Goblin Attack
card-goblin-attack-rule = Hand your sheet to the right and draw these monsters on the map you are handed. Alone: they look for room from the bottom right corner, counter-clockwise.
card-bugbear-assault = Bugbear Assault
card-bugbear-assault-rule = Hand your sheet to the left and draw these monsters on the map you are handed. Alone: they look for room from the top right corner, clockwise.
card-kobold-onslaught = Kobold Onslaught
card-kobold-onslaught-rule = Hand your sheet to the left and draw these monsters on the map you are handed. Alone: they look for room from the bottom left corner, clockwise.
card-gnoll-raid = Gnoll Raid
card-gnoll-raid-rule = Hand your sheet to the right and draw these monsters on the map you are handed. Alone: they look for room from the top left corner, counter-clockwise.

## Scoring cards: forests

card-sentinel-wood = Sentinel Wood
card-sentinel-wood-rule = 1 star for every forest space on the edge of the map. A corner counts once.
card-sentinel-wood-reason = { $times ->
    [one] { $times } forest space on the edge
   *[other] { $times } forest spaces on the edge
}
card-treetower = Treetower
card-treetower-rule = 1 star for every forest space with no way out: each of its four sides meets a filled space or the edge. Free ruins are a way out.
card-treetower-reason = { $times ->
    [one] { $times } forest space closed in
   *[other] { $times } forest spaces closed in
}
card-greenbough = Greenbough
card-greenbough-rule = 1 star for every row and 1 for every column where forest grows. One forest space can serve both its row and its column.
card-greenbough-reason = { $times ->
    [one] { $times } row or column with forest
   *[other] { $times } rows and columns with forest
}
card-stoneside-forest = Stoneside Forest
card-stoneside-forest-rule = 3 stars for every mountain that a cluster of forest links to another mountain. Each mountain counts once.
card-stoneside-forest-reason = { $times ->
    [one] { $times } mountain linked by forest
   *[other] { $times } mountains linked by forest
}

## Scoring cards: farms and waters

card-canal-lake = Canal Lake
card-canal-lake-rule = 1 star for every water space beside a farm space, and 1 for every farm space beside a water space. Each space counts once, however many neighbours suit it.
card-canal-lake-reason = { $times ->
    [one] { $times } space where farm and water meet
   *[other] { $times } spaces where farm and water meet
}
card-golden-granary = The Golden Granary
card-golden-granary-rule = 3 stars for every farm space on ruins, and 1 for every water space beside ruins, whether those ruins are still free or not.
card-golden-granary-reason = { $each ->
    [3] { $times ->
        [one] { $times } farm space on ruins
       *[other] { $times } farm spaces on ruins
    }
   *[other] { $times ->
        [one] { $times } water space beside ruins
       *[other] { $times } water spaces beside ruins
    }
}
card-mages-valley = Mages Valley
card-mages-valley-rule = 2 stars for every water space beside a mountain, and 1 for every farm space beside one. A space between two mountains counts once.
card-mages-valley-reason = { $each ->
    [2] { $times ->
        [one] { $times } water space beside a mountain
       *[other] { $times } water spaces beside mountains
    }
   *[other] { $times ->
        [one] { $times } farm space beside a mountain
       *[other] { $times } farm spaces beside mountains
    }
}
card-shoreside-expanse = Shoreside Expanse
card-shoreside-expanse-rule = 3 stars for every cluster of farms that touches neither water nor the edge of the map, and 3 for every cluster of water that touches neither farms nor the edge. Any size will do, and wasteland is not an edge.
card-shoreside-expanse-reason = { $times ->
    [one] { $times } cluster of farms or water on its own
   *[other] { $times } clusters of farms or water on their own
}

## Scoring cards: villages

card-wildholds = Wildholds
card-wildholds-rule = 8 stars for every village cluster of at least six spaces.
card-wildholds-reason = { $times ->
    [one] { $times } cluster of six or more villages
   *[other] { $times } clusters of six or more villages
}
card-great-city = Great City
card-great-city-rule = Leave out the village clusters beside a mountain; 1 star for every space of the largest one that remains.
card-great-city-reason = { $times ->
    [one] { $times } space in the largest village cluster away from mountains
   *[other] { $times } spaces in the largest village cluster away from mountains
}
card-greengold-plains = Greengold Plains
card-greengold-plains-rule = 3 stars for every village cluster that has three or more kinds of terrain beside it. Mountains, monsters and heroes are kinds of terrain; wasteland, ruins and destroyed spaces are not.
card-greengold-plains-reason = { $times ->
    [one] { $times } village cluster beside three or more terrains
   *[other] { $times } village clusters beside three or more terrains
}
card-shieldgate = Shieldgate
card-shieldgate-rule = 2 stars for every space of your second largest village cluster. If the two largest are equal, one of them is the second; with a single cluster there is none.
card-shieldgate-reason = { $times ->
    [one] { $times } space in the second largest village cluster
   *[other] { $times } spaces in the second largest village cluster
}

## Scoring cards: spaces

card-borderlands = Borderlands
card-borderlands-rule = 6 stars for every row and 6 for every column without an empty space.
card-borderlands-reason = { $times ->
    [one] { $times } full row or column
   *[other] { $times } full rows and columns
}
card-lost-barony = Lost Barony
card-lost-barony-rule = Find the largest square without an empty space; 3 stars for each space along one of its sides.
card-lost-barony-reason = { $times ->
    [one] { $times } space along the side of the largest full square
   *[other] { $times } spaces along the side of the largest full square
}
card-broken-road = The Broken Road
card-broken-road-rule = 3 stars for every full diagonal that runs from the left edge down to the bottom edge. The bottom left corner is the shortest of them.
card-broken-road-reason = { $times ->
    [one] { $times } full diagonal
   *[other] { $times } full diagonals
}
card-cauldrons = The Cauldrons
card-cauldrons-rule = 1 star for every empty space that is shut in on its own: each of its four sides meets a filled space or the edge. Free ruins are empty spaces too.
card-cauldrons-reason = { $times ->
    [one] { $times } empty space shut in
   *[other] { $times } empty spaces shut in
}
