# What lies in Gisborne’s box, and why something is refused. The names of the tiles are ours: the print bears none.

game-gisborne = Gisborne

## Cards

metal-bronze = bronze
metal-silver = silver
metal-gold = gold

card-bronze-1 = bronze 1
card-bronze-2 = bronze 2
card-silver-2 = silver 2
card-silver-3 = silver 3
card-gold-3 = gold 3
card-gold-4 = gold 4
card-tent = tent

## Tiles

tile-landing-stage = Landing stage
tile-hill-village = Hill village
tile-valley-village = Valley village
tile-far-swamp = Far swamp
tile-near-swamp = Near swamp
tile-lookout-gorge = Lookout gorge
tile-bridge-gorge = Bridge gorge
tile-upper-river = Upper river
tile-lower-river = Lower river
tile-wolf-pass = Wolf pass
tile-wolf-wood = Wolf wood
tile-far-coast = Far coast

tile-set-reconstruction-a = Reconstruction A

## How it was decided

decided-by-points = Most points.
decided-by-most-advanced = Equal in points; the most advanced cartographer decides.

## Why something is refused

asked-lay = lay cards
asked-river = choose the cards to keep at the river
asked-wolves = choose the chip to give back
asked-score = put the cards into your chest or in your hand
asked-move = wait while the cartographers move

refusal-gisborne-over = the game is over
refusal-gisborne-not-your-turn = it is not your turn
refusal-not-asked-now = something else is asked now: { $asked }
refusal-no-cards-laid = lay at least one card; your tent card is always at hand
refusal-too-many-cards = at most { $most } cards are laid at a time, the tent card among them; these are { $count }
refusal-several-metals = cards of one metal only, unless you begin on a village field or lay the tent card; these are { $metals }
refusal-not-in-hand = { $held ->
    [0] you have no card { $card } in your hand
    [one] you have only { $held } card { $card } in your hand
   *[other] you have only { $held } cards { $card } in your hand
}
refusal-cards-out-of-order = cards are listed bronze, silver, gold and by value; these are { $cards }
refusal-keep-three = a river is crossed with { $keep } movement cards: choose { $keep } to keep, not { $count }
refusal-no-such-chip = you have no chip worth { $value }; yours are worth { $chips }
refusal-cards-to-store = { $most ->
    [one] none or { $most } card can go into the chest, not { $count }
   *[other] from 0 to { $most } cards can go into the chest, not { $count }
}
refusal-gisborne-players = { $fewest } to { $most } can play, not { $seats }
refusal-unknown-tile-set = there is no set of tiles called “{ $name }”
refusal-round-cap = a game can be limited to between 1 and { $most } rounds, not to { $rounds }
