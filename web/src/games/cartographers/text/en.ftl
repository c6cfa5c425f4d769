# The table of Cartographers in the browser. Card names, rules and reasons stand in the game's own files.

cartographers-map-of = Map of { $name }
cartographers-your-map = Your map
cartographers-space = { $space }: { $what }
cartographers-named-monster = { $what } with the initial { $initial }
cartographers-attacked = { $what }, under a hero’s attack
cartographers-mountain-coin = mountain with its coin
cartographers-mountain-spent = surrounded mountain, its coin is taken

## The season

cartographers-time = Time { $time } of { $threshold }
cartographers-time-left = { $left ->
    [0] The season ends after this card.
   *[other] { $left } more and the season ends.
}
cartographers-column = Cards of this season
cartographers-column-empty = No card yet
cartographers-card-time = time { $time }
cartographers-deck = Still in the deck
cartographers-deck-explore = { $count ->
    [one] { $count } explore card
   *[other] { $count } explore cards
}
cartographers-deck-ambushes = { $count ->
    [one] { $count } ambush
   *[other] { $count } ambushes
}
cartographers-deck-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
cartographers-deck-open = What may still come
cartographers-deck-could-ambush = One of these ambushes for each one in the deck
cartographers-deck-could-hero = One of these heroes for each one in the deck
cartographers-in-play = Effects in play

## Edicts, coins, monsters

cartographers-edicts = Edicts
cartographers-edict-now = scores now
cartographers-edict-next = scores next season
cartographers-edict-done = scores no more
cartographers-edict-chip = Edict { $edict }, { $card }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} at present, { $when }
cartographers-edict-later = scores later
cartographers-edict-change = { $change } with this drawing
cartographers-coins = Coins
cartographers-monsters = Monsters
cartographers-change-season = { $change } this season
cartographers-change-theirs = { $name }: { $change } this season
cartographers-explain-close = Back to the drawing
cartographers-explain-total = { $stars ->
    [one] { $stars } star now
   *[other] { $stars } stars now
}
cartographers-explain-nothing = Nothing on this map scores for it yet.

## Drawing

cartographers-terrain = Terrain
cartographers-shape = Shape
cartographers-shape-number = { $spaces ->
    [one] Shape { $number } of the card, { $spaces } space
   *[other] Shape { $number } of the card, { $spaces } spaces
}
cartographers-shape-coin = { $shape }, with a coin
cartographers-shape-single = A single space
cartographers-shape-gone = { $shape }: fits nowhere now
cartographers-tools = The shape
cartographers-turn = Turn
cartographers-flip = Flip
cartographers-confirm = Draw it
cartographers-confirm-hero = Place hero
cartographers-confirm-destroy = Destroy it
cartographers-take-back = Take back
cartographers-tap = Put the shape on the map.
cartographers-fits = It fits here.
cartographers-not-filled = Not here: { $space } is filled ({ $what }).
cartographers-not-ruins = Not here: it must cover a free ruins space.
cartographers-not-here = Not here.
cartographers-edge = That is the edge of the map.
cartographers-lies-nowhere = Lying like this it fits nowhere: turn or flip it.
cartographers-keys = Keys: arrows move, R turns, F flips, S next shape, T next terrain, Enter draws, Escape takes it up.
cartographers-sealed = Drawn. You can take it back until everybody is ready.
cartographers-waiting = Waiting for { $names }.
cartographers-watching = You are watching.
cartographers-choose-hero = Place the hero; its attack marks turn with it.
cartographers-choose-gorgon = The Gorgon’s gaze: choose a space beside it to destroy.
cartographers-choose-troll = The Troll ravages: choose an empty space beside it to destroy.

## Ambush

cartographers-ambush-on = You draw on the map of { $name }. { $other } draws on yours, and it comes back to you.
cartographers-walk = { $card }: looked for room from the { $corner }, { $direction }, and settled at { $space }.
cartographers-walk-none = { $card } found no room on the map and is gone.
cartographers-corner-top-left = top left corner
cartographers-corner-top-right = top right corner
cartographers-corner-bottom-left = bottom left corner
cartographers-corner-bottom-right = bottom right corner
cartographers-direction-clockwise = clockwise
cartographers-direction-counter-clockwise = counter-clockwise

## What happened

cartographers-news = What happened
cartographers-news-card = { $card }, time { $time }.
cartographers-news-coins = { $count ->
    [one] 1 coin: { $because }.
   *[other] { $count } coins: { $because }.
}
cartographers-news-mine = You drew { $what } at { $space }.
cartographers-news-ambushed = { $name } drew monsters on your map at { $space }.
cartographers-news-nothing = There was no empty space left to draw on.
cartographers-news-destroyed = { $space } is destroyed.
cartographers-news-slain = { $count ->
    [one] The hero destroyed a monster at { $spaces }.
   *[other] The heroes destroyed monsters at { $spaces }.
}
cartographers-news-spread = { $count ->
    [one] Zombies spread to { $count } space.
   *[other] Zombies spread to { $count } spaces.
}
cartographers-news-season = { $season } begins.

## Others

cartographers-others = The other maps
cartographers-seat-open = Map of { $name }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, { $state }
cartographers-ready = ready
cartographers-drawing = drawing
cartographers-away = away

## Season end and end of the game

cartographers-season-end = The end of { $season }
cartographers-continue = Continue
cartographers-score-sheet = Score sheet
cartographers-seasons = Season
cartographers-sum = Sum
cartographers-total = Total
cartographers-winner = { $count ->
    [one] { $stars ->
        [one] { $names } wins with { $stars } star.
       *[other] { $names } wins with { $stars } stars.
    }
   *[other] { $stars ->
        [one] { $names } share the victory with { $stars } star.
       *[other] { $names } share the victory with { $stars } stars.
    }
}
cartographers-tie-lost = Stars lost to monsters: { $list }.
cartographers-solo-end = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cartographers-solo-rating = Rating { $rating }: the stars less the numbers on the four scoring cards.
cartographers-save-svg = Save as a drawing (SVG)
cartographers-save-png = Save as a picture (PNG)
cartographers-look-map = Look at the map
cartographers-look-result = Back to the result
cartographers-place = { $place }.

## The saved picture

cartographers-picture-title-A = The Northern Lands
cartographers-picture-title-B = The Northern Wastes
cartographers-picture-title-C = The Western Lands
cartographers-picture-title-D = The Western Wastes
cartographers-picture-by = surveyed by { $name }
cartographers-picture-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
cartographers-picture-scale = { $count ->
    [one] league
   *[other] leagues
}
cartographers-picture-file = map
