# The words of the terminal game.

## The table

play-person-alone = Cartographer
play-person = Cartographer { $number }
play-heading = { $season }, time { $time } of { $threshold }. { $name } chooses.
play-prompt = >
play-phase-explore = explore
play-phase-draw = draw
play-phase-ambush = ambush!
play-phase-hero = a hero
play-phase-gorgon = the Gorgon’s gaze
play-phase-troll = the Troll ravages
play-phase-season-end = end of the season
play-phase-over = the end
play-column = This season: { $cards }
play-deck = Still face down: { $parts }
play-deck-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
play-deck-ambushes = { $count ->
    [one] { $count } ambush
   *[other] { $count } ambushes
}
play-deck-heroes = { $count ->
    [one] { $count } hero
   *[other] { $count } heroes
}
play-coins = Coins { $count }/{ $track }
play-monsters = { $count ->
    [0] monsters cost nothing
    [one] monsters cost { $count } star
   *[other] monsters cost { $count } stars
}
play-monsters-rule = Every empty space beside a monster, marked “!”, costs a star at the end of each season. Fill it, and it costs nothing.
play-change = With this: { $change }
play-change-of = { $name }, with this: { $change }
play-card-rule = { $name }: { $rule }
play-stars-short = { $count }★
play-your-map = Your map
play-their-map = This is the map of { $name }: draw on it what suits you; then it goes back
play-visited-map = The map of { $name } · v: next map · Enter: back
play-pencil-draw = { $terrain } on { $places }
play-pencil-hero = the hero on { $places }
play-pencil-destroy = destroy { $places }

## Keys

play-key-move = arrows move
play-key-turn = r turn
play-key-flip = f flip
play-key-shape = 1 2 shape
play-key-terrain = t terrain
play-key-space = Tab next space
play-key-draw = Enter draw
play-key-hero = Enter place
play-key-destroy = Enter destroy
play-key-undo = u undo
play-key-type = : type
play-key-help = ? help
play-keys-line = type for example: 2 forest b4 r f · Enter does it · Esc closes
play-keys-page = Enter: back to the map
play-keys-page-long = up and down: read on · Enter: back to the map
play-keys-go-on = Enter: go on
play-go-on = Enter goes on.

## Answers

play-unknown-word = “{ $word }” means nothing here; write for example 2 forest B4 r f, or ? for help.
play-nothing-to-undo = Nothing to undo: the pencil lies where it began.
play-nobody-else = You play alone: there is no other map.
play-no-shapes-here = There are no shapes to choose from here.
play-shape-not-offered = { $number } is not offered now, only { $offered }.
play-terrain-not-offered = { $terrain } is not offered here, only { $terrains }.
play-too-small = The window is too small ({ $columns } x { $lines }); 80 x 24 are needed. Make it larger, or press Ctrl-C and go on with --resume --plain.
play-plain-because-small = The window has { $columns } columns and { $lines } lines; the screen needs 80 x 24, so it is told line by line.
play-type-first = Type where to draw it, for example B4, or ok to draw it as it is shown; ? helps.

## People at one screen

play-hand-over = It is the turn of { $name }.
play-hand-over-go = Enter: I am { $name }
play-hand-over-back = u: { $name } takes the last choice back

## What happened

play-news-season = { $season } begins: it ends at time { $threshold }, and edicts { $letters } are scored.
play-news-card = { $card } is turned over, time { $time }.
play-news-ruins = { $card }: the next card must be drawn on ruins.
play-news-ambush = Ambush! { $card }.
play-news-hero = A hero comes: { $card }.
play-news-walked = The monsters walk in from { $corner }, { $way }, and settle on { $places }.
play-news-walked-nowhere = The monsters walk round from { $corner }, { $way }, find no room and go away.
play-corner-top-left = the top left corner
play-corner-top-right = the top right corner
play-corner-bottom-right = the bottom right corner
play-corner-bottom-left = the bottom left corner
play-way-clockwise = clockwise
play-way-counter-clockwise = counter-clockwise
play-news-drawn = { $name } draws { $terrain }: { $places }.
play-news-drawn-on-yours = { $name } draws monsters on your map: { $places }.
play-news-drawn-on = { $name } draws monsters on the map of { $other }: { $places }.
play-news-no-room = No empty space was left: you draw nothing.
play-news-no-room-other = { $name } has no empty space left to draw on.
play-news-hero-placed = { $name } places the hero on { $place }.
play-news-destroyed = { $name } destroys { $place } ({ $monster }).
play-news-destroyed-yours = { $name } destroys { $place } on your map ({ $monster }).
play-news-monsters-destroyed = Under the hero’s attack monsters fall: { $places }.
play-news-coins = { $count ->
    [one] +{ $count } coin: { $because }.
   *[other] +{ $count } coins: { $because }.
}
play-news-coins-other = { $name }: +{ $count } ({ $because }).
play-news-spread = The plague spreads on your map: { $places }.
play-news-spread-other = The plague spreads on the map of { $name }: { $places }.
play-news-taken-back = { $name } takes the choice back.

## Pages

play-cards-title = The edicts and the cards
play-deck-names = Cards still face down: { $cards }.
play-deck-empty = All explore cards have been turned over.
play-deck-ambushes-of = { $count ->
    [one] Among them { $count } ambush, one of: { $cards }.
   *[other] Among them { $count } ambushes, of: { $cards }.
}
play-deck-heroes-of = { $count ->
    [one] And { $count } hero, one of: { $cards }.
   *[other] And { $count } heroes, of: { $cards }.
}
play-scores-title = Score sheet
play-scores-heads = 1st edict|2nd edict|coins|monsters|season
play-and-more = … and { $count } more
play-winners = { $count ->
    [one] { $total ->
        [one] { $names } wins with { $total } star!
       *[other] { $names } wins with { $total } stars!
    }
   *[other] { $total ->
        [one] { $names } share the victory with { $total } star!
       *[other] { $names } share the victory with { $total } stars!
    }
}
play-place = { $total ->
    [one] { $place }. { $name }: { $total } star ({ $lost } lost to monsters)
   *[other] { $place }. { $name }: { $total } stars ({ $lost } lost to monsters)
}

## Help

play-help-title = How to play in the terminal
play-help-keys =
    arrows  move the shape over the map (row A-K, column 1-11)
    r f     turn it, flip it
    1 2     choose the shape on the card; Tab or space takes the next one
    t       choose the next terrain
    Enter   draw it; until then nothing is fixed, u undoes
    :       type instead: 2 forest b4 r f   (the corner at the top left comes to B4)
    a b c d light up what scores for an edict, with its rule; m lights up what monsters cost
    v       look at the other maps; Enter comes back
    i       all edicts and cards in words, and what may still come
    s       the score sheet
    q       leave; the game is saved, groma play --resume goes on
play-help-typed =
    2 forest B4 r f   shape 2, forest, its top left corner at B4, turned, flipped; in any order
    ok, or just Enter draws it; undo goes a step back
    up down left right move it by one space
    a b c d           mark with ( ) what scores for an edict; monsters marks what they cost
    map visit cards scores   the map, the other maps, all cards in words, the score sheet
    quit              leave; the game is saved, groma play --resume goes on
play-help-signs = ∏ ruins · ! empty space that costs a star · ● coin to be had at a mountain · / under a hero’s attack · › new on your map · [ ] the shape in hand · ( ) counts for the edict you look at
play-help-signs-plain = r ruins, small letters on ruins · ! empty space that costs a star · $ coin to be had at a mountain · / under a hero’s attack · > new on your map · [ ] the shape in hand · ( ) counts for the edict you look at · D Z T G a monster’s initial

## Words that can be typed; the English ones are understood in every language

play-typed-turn = r turn rotate
play-typed-flip = f flip mirror
play-typed-ok = ok yes y confirm
play-typed-undo = u undo
play-typed-help = ? help h
play-typed-map = map board
play-typed-monsters = m monsters
play-typed-visit = v visit maps
play-typed-cards = i cards info
play-typed-scores = s scores score
play-typed-quit = q quit exit
play-typed-up = up
play-typed-down = down
play-typed-left = left
play-typed-right = right
play-typed-space = next tab

## Saving

play-saved = The game is saved in { $file }. Go on with: { $command }
play-record-kept = The record of the game is { $file }.
play-resumed = Going on with { $file }.
play-cut-off-dropped = The last line of the file had been cut off; it was dropped, and the game goes on before it.
play-cannot-write = cannot write { $file }: { $problem }; choose another place with --save FILE
play-cannot-read = cannot read { $file }: { $problem }
play-save-exists = { $file } exists already; go on with it by --resume, or choose another name
play-save-in-use = { $file } is being played in another window
play-save-damaged = { $file } is damaged: { $problem }
play-save-forged = { $file } is damaged: its entries do not follow from each other
play-save-newer = { $file } was written by a newer Groma, with newer rules of { $game }; go on with it there
play-secret-missing = { $file } is missing: without the seed in it the cards that are still to come are not known
play-secret-damaged = { $file } does not hold the seed of this game: it is damaged or belongs to another one
play-nothing-to-resume = there is no unfinished game in { $folder }; groma play begins one
play-unknown-bot = there is no bot “{ $name }” for this game

## What was perhaps meant

said-hint = { $said }; hint: { $guess }
