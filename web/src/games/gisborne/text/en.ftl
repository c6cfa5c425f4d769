# Gisborne’s table in the browser.

gisborne-path = The path across the island
gisborne-hand = Your hand, by metal
gisborne-choice = What you choose
gisborne-standing = How everybody stands
gisborne-news = What happened
gisborne-you = (you)
gisborne-round = Round { $round }
gisborne-last-round = Last round
gisborne-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
gisborne-discard = { $cards } discarded
gisborne-next-chip = Next chip: { $value }
gisborne-face-down = { $tiles ->
    [one] one tile face down
   *[other] { $tiles } tiles face down
}
gisborne-tiles = Tiles uncovered so far
gisborne-about-tiles = About these tiles
gisborne-reconstruction = The set “{ $set }” is a reconstruction: how the fields lie on the tiles, how many cards there are of each value and how the chips are split is our best estimate.
gisborne-reconstruction-more = no picture of the printed tiles could be found. As soon as one is, the true layout takes the place of ours; the rules stay as they are.

gisborne-kind-plain = field
gisborne-kind-card = card field
gisborne-kind-village = village
gisborne-kind-swamp = swamp
gisborne-kind-wolves = wolves
gisborne-kind-river = river
gisborne-kind-shortcut = shortcut
gisborne-kind-bar = bar
gisborne-kind-beach = beach

gisborne-ask-lay = Lay one to five cards of one metal, or your tent.
gisborne-ask-lay-village = You start from a village: lay cards of any metals.
gisborne-ask-lay-swamp = You start from a swamp: your points are halved.
gisborne-ask-keep = { $cards ->
    [one] A river: choose { $cards } card to keep.
   *[other] A river: choose { $cards } cards to keep.
}
gisborne-ask-chip = Wolves: choose the chip you give up.
gisborne-ask-store = { $cards ->
    [one] Position scoring: { $cards } unseen card. Chest or hand?
   *[other] Position scoring: { $cards } unseen cards. How many go into your chest?
}
gisborne-waiting = Waiting for { $names }.
gisborne-choose = Tap cards to choose them.
gisborne-add = { $card }, { $left } left: lay one
gisborne-remove = { $card }, { $chosen } chosen: take one off
gisborne-one-metal = One metal at a time; the choice starts again.
gisborne-most = { $cards ->
    [one] At most { $cards } card.
   *[other] At most { $cards } cards.
}
gisborne-keep-enough = { $cards ->
    [one] { $cards } card can be kept; take one off first.
   *[other] { $cards } cards can be kept; take one off first.
}
gisborne-keep-left = { $cards ->
    [0] The others are discarded.
    [one] Choose one more card.
   *[other] Choose { $cards } more cards.
}
gisborne-keep = Keep these
gisborne-lay = Lay these cards
gisborne-take-back = Take back
gisborne-give-chip = Give up the { $value }
gisborne-store = Store them
gisborne-store-effect = { $chest ->
    [one] { $chest } point in the chest
   *[other] { $chest } points in the chest
}, { $hand ->
    [one] { $hand } card in your hand
   *[other] { $hand } cards in your hand
}.
gisborne-to-chest = Into the chest: 1 point
gisborne-to-hand = Into your hand
gisborne-your-lay = You have laid { $cards }.

gisborne-effect-tent = you stay, and take your cards back
gisborne-effect-points = { $points ->
    [one] { $points } step
   *[other] { $points } steps
}
gisborne-effect-halved = halved from { $points }
gisborne-effect-beach = reaches the beach, place { $number }
gisborne-effect-unknown = ends on a tile still face down
gisborne-effect-to = reaches field { $field } as things stand
gisborne-effect-to-kind = reaches field { $field } ({ $kind }) as things stand
gisborne-effect-pushed = pushed on past other pawns
gisborne-effect-bridge = over the bridge
gisborne-effect-river = { $cards ->
    [0] over a river
    [one] over a river, one card must go
   *[other] over a river, { $cards } cards must go
}
gisborne-effect-chip = takes the { $value } and brings a scoring
gisborne-effect-wolves = wolves take a chip
gisborne-effect-drawn = { $cards ->
    [0] no new cards
    [one] one new card
   *[other] { $cards } new cards
}

gisborne-hand-of = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
gisborne-chest-of = chest: { $points }
gisborne-has-laid = has laid
gisborne-has-laid-count = { $cards ->
    [one] has laid one card
   *[other] has laid { $cards } cards
}
gisborne-choosing = is choosing
gisborne-chest = Your chest: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in it.
gisborne-chest-chips = Chips: { $chips }.

gisborne-count = The chests are counted
gisborne-place = Place
gisborne-name = Name
gisborne-cards = Cards
gisborne-chips = Chips
gisborne-points = Points

gisborne-news-laid = { $cards ->
    [one] { $name } lays one card.
   *[other] { $name } lays { $cards } cards.
}
gisborne-news-laid-sealed = { $name } has laid.
gisborne-news-revealed = { $name }: { $cards }.
gisborne-news-tile = A tile is uncovered: { $tile }.
gisborne-news-stays = { $name } stays.
gisborne-news-moved = { $points ->
    [one] { $name } moves { $points } step.
   *[other] { $name } moves { $points } steps.
}
gisborne-news-chip-landed = { $name } takes the { $value }; a scoring follows.
gisborne-news-chip-last = { $name } is the last to pass and takes the { $value }.
gisborne-news-chip-beach = { $name } is the first on the beach and takes the { $value }.
gisborne-news-wolves = Wolves: { $name } gives up the { $value }.
gisborne-news-river = { $name } leaves at the river: { $cards }.
gisborne-news-scoring = Position scoring.
gisborne-news-stored = { $cards ->
    [0] { $name } keeps all cards in hand.
    [one] { $name } puts one card into the chest.
   *[other] { $name } puts { $cards } cards into the chest.
}
gisborne-news-shuffled = The discard pile becomes the new deck.

gisborne-held = { $card }: { $cards } in your hand
gisborne-tile = { $tile }, fields { $from } to { $to }: { $what }.
gisborne-tile-plain = { $tile }, fields { $from } to { $to }.
gisborne-on-field = { $what } on { $field }
gisborne-chip = chip worth { $value }
gisborne-bridge = bridge from { $from } to { $to }
gisborne-river = river behind { $field }
gisborne-stands-bar = on the bar
gisborne-stands-field = on field { $field }
gisborne-stands-beach = on the beach, place { $number }

gisborne-legend = Signs on the path
gisborne-laid-before = laid last: { $cards }
gisborne-ask-store-next = { $cards ->
    [one] Position scoring, the last unseen card: chest or hand?
   *[other] Position scoring, { $cards } unseen cards. The next one: chest or hand?
}
gisborne-still-there = What you chose is still there.
gisborne-gone-on = The game has gone on without your choice: it is no longer asked for.
gisborne-won = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
gisborne-you-won = { $points ->
    [one] You win with { $points } point.
   *[other] You win with { $points } points.
}
gisborne-count-explained = Each card in the chest is worth 1 point, each chip the number on it.
gisborne-news-last-round = This is the last round.
gisborne-news-drawn = You draw { $cards }.
gisborne-numbers = Numbers on the table
gisborne-number-cards = Cards in the deck, or in somebody’s hand
gisborne-number-chest = Points in the chest, or ? where only its owner knows them
gisborne-number-chip = The next chip: it goes on the next tile
