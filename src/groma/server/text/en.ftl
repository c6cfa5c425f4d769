# What the server says: refusals, farewells, and a few words of the lobby.

guest-name = Surveyor { $number }
nameless = Somebody

refusal-bad-intent = this intent cannot be read: { $problem }
refusal-bad-message = this message cannot be read: { $problem }
refusal-bad-name = a name needs at least one letter or digit and at most { $longest } characters
refusal-bad-options = these table options cannot be read: { $problem }
refusal-bad-pace = { $seconds ->
    [one] the time for one choice is { $seconds } second; from { $least } to { $most } is possible
   *[other] the time for one choice is { $seconds } seconds; from { $least } to { $most } is possible
}
refusal-bad-request = this request cannot be read: { $problem }
refusal-foreign-origin = this request does not come from this site’s own pages, so it was not carried out
refusal-has-account = you have an account already: { $account }
refusal-host-only = only the host of the table can do that
refusal-muted = the host has muted you at this table
refusal-name-taken = there is an account with the name { $name } already; choose another one, or log in
refusal-no-such-invitation = this invitation leads to no table; perhaps the table was cleared away
refusal-no-such-page = there is nothing at this address
refusal-no-such-seat = there is no seat { $seat } at this table; it has { $seats }, counted from 0
refusal-no-such-table = there is no such table, or it is not open to you; an invitation would let you in
refusal-not-finished = this is possible only once the game is over
refusal-not-invited = this table is by invitation; ask its host for the link
refusal-not-known = you have done nothing here yet, so there is nothing of yours
refusal-not-playing = the game is not being played
refusal-not-seated = you do not sit at this table
refusal-not-stored = it could not be stored just now, so it did not happen; please try again in a moment
refusal-not-waiting = the game has begun already, so this is no longer possible
refusal-not-yourself = you cannot do that to your own seat
refusal-nothing-said = there is nothing in this message
refusal-nothing-to-decide = there is nothing to decide about seat { $seat }
refusal-onlookers-silent = onlookers are silent while the game is on
refusal-seat-free = nobody sits in seat { $seat }
refusal-seat-taken = seat { $seat } is taken; choose another one
refusal-seats-free = { $free ->
    [one] one seat is still free; wait for somebody, or put a bot there
   *[other] { $free } seats are still free; wait for somebody, or put bots there
}
refusal-server-mistake = something went wrong in the server and has been noted; you have lost nothing
refusal-table-full = { $seats ->
    [one] the only seat of this table is taken
   *[other] all { $seats } seats of this table are taken
}
refusal-too-busy = everybody at this table is acting at once; please try again in a moment
refusal-too-fast = that is a lot at once; please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
refusal-too-large = that is too large; at most { $most } bytes are possible
refusal-too-many-bots = { $bots ->
    [one] { $bots } bot at a table of { $seats } leaves no seat for you
   *[other] { $bots } bots at a table of { $seats } leave no seat for you
}
refusal-too-many-tables = { $most ->
    [one] you have { $most } unfinished table, the most one may have; finish or leave it first
   *[other] you have { $most } unfinished tables, the most one may have; finish or leave one first
}
refusal-unknown-bot = there is no bot called { $bot } for this game
refusal-unknown-game = there is no game called { $game } here
refusal-unworded = this was refused ({ $code })
refusal-wrong-method = this address does not take requests of that kind
refusal-wrong-password = there is no account with this name and this password

bye-stopping = The server is restarting. This page comes back by itself.
bye-storage = The server cannot reach its database just now. This page tries again by itself.
bye-removed = The host has freed your seat.
bye-replaced = You have opened this table elsewhere.
bye-too-many = There are too many connections or messages from here. Please wait a little.
bye-too-slow = The connection is too slow for what happens at this table. This page tries again by itself.
bye-version = This page is older or newer than the server. Please load it again.
bye-no-hello = The connection was not opened in the way the server expects.
bye-gone = There is no such table, or it is not open to you.
bye-logged-out = You have logged out.
