# Gisborne in the terminal. Fields are named by their number on the path.

play-gisborne-welcome = Gisborne. ? helps, q leaves.
play-gisborne-reconstruction = Note: the layout of the path tiles and the mix of card and chip values are our own reconstruction; the printed ones are not known to us.

play-gisborne-round = Round { $number }
play-gisborne-last-round = The last one!
play-gisborne-tiles-left = { $count ->
    [one] { $count } tile face down
   *[other] { $count } tiles face down
}
play-gisborne-next-chip = next chip { $value }
play-gisborne-deck = deck { $count }, discard pile { $discarded }
play-gisborne-bar = Bar:
play-gisborne-beach = Beach:
play-gisborne-hand = Your hand:
play-gisborne-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
play-gisborne-laid = { $count ->
    [one] { $count } card laid
   *[other] { $count } cards laid
}
play-gisborne-ready = ready
play-gisborne-chest = { $count ->
    [one] chest { $count } point
   *[other] chest { $count } points
}
play-gisborne-from-village = You stand on a village: metals can be mixed, and you draw 1 card whatever you lay.
play-gisborne-from-swamp = You stand in a swamp: your points are halved, rounded down.

## Where somebody stands

play-gisborne-on-plain = an ordinary field
play-gisborne-on-card = a card field
play-gisborne-on-village = a village
play-gisborne-on-swamp = a swamp
play-gisborne-on-wolves = among wolves
play-gisborne-on-beach = on the beach
play-gisborne-on-bar = on the bar
play-gisborne-on-field = on field { $number }

## Questions

play-gisborne-ask-lay = Lay which cards? For example { $example }, or t for the tent; ? helps:
play-gisborne-ask-river = The river: which three cards do you keep? For example { $example }:
play-gisborne-ask-wolves = Wolves! Your chips are worth { $values }: which value goes back?
play-gisborne-ask-score = { $count ->
    [one] { $count } unseen card: how many go into your chest, 0 or 1?
   *[other] { $count } unseen cards: how many go into your chest, 0 to { $count }?
}
play-gisborne-ask-card = { $count ->
    [one] { $count } unseen card: does it go into your chest (1) or into your hand (0)?
   *[other] { $count } unseen cards: does the next one go into your chest (1) or into your hand (0)?
}
play-gisborne-confirm = Enter lays it; or type other cards:
play-gisborne-unknown = “{ $typed }” means nothing here; ? helps.

## What a lay would bring

play-gisborne-colon = :
play-gisborne-would = { $laid }: { $brings }
play-gisborne-would-stay = you stay in your tent.
play-gisborne-would-stand = half a point is none: you stay where you are.
play-gisborne-would-walk = { $points ->
    [one] { $points } point,
   *[other] { $points } points,
}
play-gisborne-would-halved = { $points ->
    [one] { $laid } halved make { $points } point,
   *[other] { $laid } halved make { $points } points,
}
play-gisborne-would-unknown = onto a tile that still lies face down.
play-gisborne-would-beach = onto the beach!
play-gisborne-would-reach = to field { $number }: { $place }.
play-gisborne-would-push = The field counted to is taken, so you go further.
play-gisborne-would-bridge = You go over the bridge.
play-gisborne-would-discard = { $count ->
    [one] At the river you discard { $count } card.
   *[other] At the river you discard { $count } cards.
}
play-gisborne-would-chip = You take the chip worth { $value }, and positions are scored.
play-gisborne-would-wolves = A chip goes back to the box.
play-gisborne-would-draw = { $count ->
    [0] You draw nothing.
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}

## What happened

play-gisborne-news-round = Round { $number } begins.
play-gisborne-news-laid = { $count ->
    [one] { $player } lays { $count } card.
   *[other] { $player } lays { $count } cards.
}
play-gisborne-news-laid-sealed = { $player } has laid.
play-gisborne-news-shows = { $player } shows { $laid }.
play-gisborne-news-tile = { $place } is uncovered, with a chip worth { $value }.
play-gisborne-news-end-tile = { $place } comes into sight: the beach is near.
play-gisborne-news-stands = { $player } stays put.
play-gisborne-to-field = field { $number }
play-gisborne-to-beach = the beach
play-gisborne-news-moves = { $points ->
    [one] { $player } plays { $points } point and reaches { $to }.
   *[other] { $player } plays { $points } points and reaches { $to }.
}
play-gisborne-news-moves-bridge = { $points ->
    [one] { $player } plays { $points } point, crosses a bridge and reaches { $to }.
   *[other] { $player } plays { $points } points, crosses a bridge and reaches { $to }.
}
play-gisborne-news-chip = { $player } takes the chip worth { $value }; positions will be scored.
play-gisborne-news-chip-last = { $player } is the last to pass the chip worth { $value } and takes it.
play-gisborne-news-chip-beach = { $player } is the first on the beach and takes the { $value }: this is the last round.
play-gisborne-news-wolves = Wolves: { $player } gives a chip worth { $value } back.
play-gisborne-news-river = { $player } discards { $thrown } at the river.
play-gisborne-news-you-draw = You draw { $drawn }.
play-gisborne-news-draws = { $count ->
    [one] { $player } draws { $count } card.
   *[other] { $player } draws { $count } cards.
}
play-gisborne-news-shuffled = { $count ->
    [one] The discard pile is shuffled: { $count } card is the new deck.
   *[other] The discard pile is shuffled: { $count } cards are the new deck.
}
play-gisborne-news-scoring = Positions are scored: { $order }.
play-gisborne-news-stored = { $count ->
    [one] { $player } puts { $count } card into the chest.
   *[other] { $player } puts { $count } cards into the chest.
}

## The end

play-gisborne-place = { $place }. { $player }: { $total } ({ $cards } in cards, chips { $chips })

## Help

play-gisborne-help =
    b1 b2      lays two bronze cards; b12 is the same, s silver, g gold
    t          lays the tent: you stay, and draw two cards; t g4 lays a card with it for show
    2          a number where a number is asked for
    Enter      lays what was shown to you; nothing is laid before
    q          leaves; the game is saved
play-gisborne-signs = · field · ○ card field, with its chip behind it · ⌂ village · ≈ swamp · W wolves · ╪ a bridge begins here · ≋ river · A B C D E the cartographers
play-gisborne-signs-plain = . field · o card field, with its chip behind it · v village · s swamp · w wolves · = a bridge begins here · ~ river · A B C D E the cartographers

## Words that can be typed; the English ones are understood in every language

play-gisborne-typed-bronze = b bronze
play-gisborne-typed-silver = s silver
play-gisborne-typed-gold = g gold
play-gisborne-typed-tent = t tent
play-gisborne-typed-help = ? h help
play-gisborne-typed-quit = q quit exit
