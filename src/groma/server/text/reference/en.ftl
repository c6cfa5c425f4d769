# The rules at hand: chapters, what terrains are, what stands on cards and sheets, and what examples show.

chapter-play = How Cartographers is played
chapter-terrains = Terrains
chapter-scoring = Scoring cards
chapter-explore = Explore cards
chapter-ambushes = Ambush cards
chapter-heroes = Hero cards
chapter-seasons = Seasons
chapter-sheets = Map sheets
chapter-rulings = Rulings
chapter-gisborne-play = How Gisborne is played
chapter-gisborne-fields = Fields of Gisborne
chapter-gisborne-cards = Cards and chips of Gisborne
chapter-gisborne-tiles = Land tiles of Gisborne
chapter-gisborne-rulings = Rulings on Gisborne

ruling-title = Ruling { $number }

about-forest = You draw it; scoring cards with a forest on their backs ask for it, some for single spaces, some for clusters.
about-village = You draw it; scoring cards with a village on their backs ask for it, mostly for clusters.
about-farm = You draw it; scoring cards with farm and water on their backs ask for it.
about-water = You draw it; scoring cards with farm and water on their backs ask for it.
about-monster = Monsters come by ambush, and Rift Lands may bring one too. Every empty space beside a monster costs 1 star at the end of every season, so fill the spaces round it.
about-hero = Heroes come with Cartographers Heroes. A hero fills its space and attacks others round it: monsters there are destroyed.
about-mountain = Mountains are printed and filled from the start. As soon as none of the four sides of one is empty, it pays a coin, once.
about-wasteland = Wasteland is printed and filled from the start. No card asks for it as a terrain, and it is not an edge of the map either.
about-destroyed = A destroyed space is filled, but has no terrain any more.
about-ruins = Ruins are printed and empty until something is drawn on them. After a ruins card the next explore card must cover free ruins, if it can.

about-explore = Time { $time }. { $count ->
    [one] Terrain: { $terrains }. Draw one of the shapes in it.
   *[other] Terrains: { $terrains }. Draw one of the shapes in one of them.
}
about-coin-shape = The shape with a coin brings one when you choose it.
about-season = ends at time { $threshold }. Then edicts { $first } and { $second } score.
about-season-of = { $edition }: { $told }
about-scoring = Stack: { $stack }. Solo number: { $number }.
about-sheet = { $mountains ->
    [one] { $mountains } mountain
   *[other] { $mountains } mountains
}, { $ruins ->
    [one] { $ruins } ruins space
   *[other] { $ruins } ruins spaces
}, { $wasteland ->
    [0] no wasteland
    [one] { $wasteland } wasteland space
   *[other] { $wasteland } wasteland spaces
}.
sheet-name = Map sheet { $sheet }

example-score = Counted on this map: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
example-score-box = Counted on this map as on the cards in the box: { $count ->
    [one] { $count } star
   *[other] { $count } stars
}.
example-clusters = { $count } clusters: the corner where they nearly meet does not join them.
example-penalty = { $count ->
    [one] { $count } empty space beside monsters costs { $count } star.
   *[other] { $count } empty spaces beside monsters cost { $count } stars.
}
example-surrounded = The one mountain with no empty side pays { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}; the others wait.
example-on-ruins = { $count ->
    [one] After ruins, { $card } can be drawn in { $count } place here: this one.
   *[other] After ruins, { $card } can be drawn in { $count } places here; this is one of them.
}
example-single-space = { $count ->
    [one] No shape of { $card } fits here, so a single space is drawn: { $count } is left, this one.
   *[other] No shape of { $card } fits here, so a single space is drawn: { $count } are left, this is one of them.
}
example-walk = Alone: along the marked spaces the monsters find no room, and then they settle here.
example-attack = { $count ->
    [0] No monster stands on an attacked space.
    [one] One monster space stands on an attacked space and is destroyed.
   *[other] { $count } monster spaces stand on attacked spaces and are destroyed.
}
example-spread = { $count ->
    [one] After the scoring, { $count } more space is a Zombie.
   *[other] After the scoring, { $count } more spaces are Zombies.
}
example-ravage = After the scoring, the Troll destroys one of these { $count } empty spaces, of your choice.
example-gaze = The Gorgon destroys one of these { $count } spaces, chosen by whoever drew it.
example-inferno = { $count ->
    [one] The Dragon has no empty space beside it: { $count } coin.
   *[other] The Dragon has no empty space beside it: { $count } coins.
}

gisborne-cards-of = { $count ->
    [one] { $count } card: { $values }.
   *[other] { $count } cards: { $values }.
}
gisborne-cards-value = { $count } of value { $value }
gisborne-chips-of = { $count ->
    [one] { $count } chip: { $values }.
   *[other] { $count } chips: { $values }.
}
gisborne-tile-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
gisborne-tile-bridge = a bridge from field { $from } to field { $to }
gisborne-tile-river = a river behind field { $field }
gisborne-tile-special = { $field } on field { $number }
gisborne-printed = This is as printed.
gisborne-reconstructed = No picture of the print could be found, so this is our reconstruction.
