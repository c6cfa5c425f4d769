# What the match itself may refuse, whatever is played.

refusal-unknown-seat = { $seats ->
    [one] there is no seat { $seat } at this table; it has one seat, number 0
   *[other] there is no seat { $seat } at this table; it has { $seats } seats, counted from 0
}
refusal-unknown-entry = entry { $answers } has not happened yet; the newest one is { $newest }
refusal-stale = the game has moved on since then (you answered entry { $answers }, the question is entry { $asked }); look again and choose afresh
refusal-id-used-before = something else was sent under the id { $id } before (entry { $entry }); every intent needs an id of its own

# What every game refuses in the same words.

refusal-nothing-to-take-back = there is nothing to take back: you have not chosen yet
