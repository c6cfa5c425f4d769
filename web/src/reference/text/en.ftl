# Looking up the rules: what stands round the entries, which come from the server with their words.

reference-page-title = The rules
reference-lead = Every card, map, field and ruling, in our own words. The examples are counted by the same rules that the games are played with.
reference-search = Search the rules
reference-search-hint = A card, a terrain, a word
reference-found =
    { $count ->
        [0] Nothing found for “{ $words }”.
        [one] { $count } entry for “{ $words }”
       *[other] { $count } entries for “{ $words }”
    }
reference-first = These are the first { $count }; one more word narrows them down.
reference-try = Try a shorter word, or look through the chapters.
reference-chapters = Chapters
reference-game-cartographers = Cartographers and Heroes
reference-game-gisborne = Gisborne
reference-see = See also
reference-contents = All chapters
reference-all = All the rules
reference-back = Back
reference-not-there = There is no entry under this address. Perhaps you will find it by searching.
reference-shape =
    { $count ->
        [one] Shape of one space
       *[other] Shape of { $count } spaces
    }
reference-shape-coin =
    { $count ->
        [one] Shape of one space, with a coin
       *[other] Shape of { $count } spaces, with a coin
    }
reference-hero-pattern = The attack, as printed
reference-map = Map: { $caption } Marked: { $spaces }.
reference-map-blank = The map as printed
reference-tile = The tile as a drawing: { $fields }
reference-times = { $times } × { $each }
