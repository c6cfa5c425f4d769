# The words of the page around the games: home, lobby, tables, settings. What belongs to a game is in the game's files.

page-title = { $page } · Groma
loading = One moment…
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied
share = Share
send = Send
reload = Load again
more = One more
fewer = One fewer
on = On
off = Off
you = you
to-home = To the home page

## Every page

home-link = Groma, home page
site-navigation = Account and settings
account = Account
account-of = Account: { $name }
settings = Settings
settings-language = Language
settings-theme = Look
settings-theme-light = Paper
settings-theme-dark = Slate
settings-as-device = As the device
settings-sound = Sound
settings-motion = Motion
unofficial = Made by players, for players. Groma is not connected with the authors or the publishers of these games, whose names belong to their owners. If you enjoy them here, buy them: they are lovely on paper.

## Home

home-title = Map the unmapped.
home-lead = Cartographers, Cartographers Heroes and Gisborne in your browser: alone, with friends near and far, or against bots.
play-now = Play now
play-now-hint = Cartographers, alone. No sign-up, no waiting.
new-table = New table
join-a-table = Join a table
my-tables = My tables
all-my-tables = All my tables
open-tables = Open tables
all-open-tables = All open tables
no-open-tables = Nobody is waiting for players at the moment.
open-one-yourself = Open a table yourself.
more-ways = More
watch-a-game = Watch a game
finished-games = Finished games
the-rules = The rules
hints-call-back = Show the hints

## Games and tables in lists

lobby-game-base = Cartographers
lobby-game-base-hint = Four seasons, one map each
lobby-game-heroes = Cartographers Heroes
lobby-game-heroes-hint = Heroes, and nastier monsters
lobby-game-combined = Both combined
lobby-game-combined-hint = Cards of both boxes, mixed as you like
lobby-game-gisborne = Gisborne
lobby-game-gisborne-hint = A race, for 3 to 5
lobby-game-cartographers = Cartographers
bot-named =
    { $bot ->
        [chance] Beginner
        [greedy] Practised
        [planner] Master
       *[other] Bot { $bot }
    }
guest = Guest
host = host
muted = muted
others-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
your-turn = Your turn
table-seats-free = { $free ->
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
table-ready-to-start = About to start
table-closed = Closed
table-awaits = { $names } to play
table-playing = Being played
table-over = Over
table-solo-result =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
table-you-won =
    { $total ->
        [one] You won with { $total } point
       *[other] You won with { $total } points
    }
table-won-by =
    { $total ->
        [one] Won by { $names } with { $total } point
       *[other] Won by { $names } with { $total } points
    }
mine-your-turn = Your turn
mine-under-way = Under way
mine-none = You are not sitting at any table.
finished-none = None of your games is finished yet.
look-at-a-record = Look at the record of a game
watch-hint = Open games that are being played now. Look over the players’ shoulders, then sit down at a table of your own.
watch-none = No open game is being played at the moment.

## Joining

join-by-link = With a link
join-by-link-hint = Paste the invitation you were sent.
invitation-link = Invitation link
join = Join
join-link-wrong = That is not an invitation to a table. It looks like an address with /j/ and a long word after it; ask for it again if it got cut off on the way.
invitation-title = You are invited
invitation-lead = A seat is kept for you. Say what the others should call you, and sit down.
invitation-ended = This invitation leads nowhere
invitation-full-title = Every seat is taken
invitation-full-text = Somebody was quicker. You may watch, or sit down at another table.
invitation-late-title = The game has begun
invitation-late-text = It is too late for a seat here. You may watch, or sit down at another table.
look-on = Watch
invitation-message = Come and play { $game } with me:
your-name = Your name
take-a-seat = Take a seat
take-this-seat = Sit here

## A new table

new-game = Game
new-who = Who plays?
who-alone = Just me
who-alone-hint = Solo, for a title
who-bots = Me and bots
who-bots-hint = Starts at once
who-friends = My friends
who-friends-hint = By link or QR code
who-anyone = Whoever comes
who-anyone-hint = In the list of open tables
new-bots = Bots
new-level = Level
new-seats = Seats
new-sheet = Map
new-all-options = All options
new-cards = Scoring cards
new-rules = Rules
new-time = Time
new-pace = Time for each choice
pace-none = As long as it takes
pace-live = { $span } a choice
pace-days = { $span } a choice, played over days
new-on-timeout = When the time is up
on-timeout-bot-turn = A bot takes that turn
on-timeout-bot-seat = A bot takes the seat
on-timeout-wait = Everybody waits
on-timeout-host = The host decides
new-chance = Chance
new-seed = Word for the cards
new-seed-hint = The same word brings the same cards: leave it empty for cards that nobody can know.
start-playing = Start
set-up-table = Set up the table
option-edicts = The four edicts
option-edicts-random = At random
option-edicts-by-stack = Some chosen
option-edicts-chosen = All chosen
edict-letter = Edict { $letter }
edict-card = Card { $number }
please-choose = Please choose
drawn-at-random = Drawn at random
option-explore = Explore cards
option-explore-base = Cartographers
option-explore-heroes = Heroes
option-seasons = Season cards
option-seasons-base = Cartographers
option-seasons-heroes = Heroes
option-ambushes = Ambush cards
option-ambushes-hint = Four at least: one is shuffled in each season.
option-heroes = With hero cards
option-scoring = Scoring cards from
option-scoring-base = Cartographers
option-scoring-heroes = Heroes
option-scoring-both = both boxes
option-printing = Six cards that were printed in two ways
option-printing-rulebook = as in the rulebook
option-printing-box = as on the cards in the box
option-fallback_terrain = Where no shape fits, the single space is
option-fallback_terrain-card = of the card’s terrain
option-fallback_terrain-any = of any terrain
option-laying = Cards are laid
option-laying-in_order = one after the other
option-laying-simultaneous = all at once
option-chip_pile = The next chip’s value is
option-chip_pile-face_up = known
option-chip_pile-face_down = hidden
option-stash = Into the chest go
option-stash-count = as many unseen cards as you say
option-stash-one_by_one = cards looked at one by one
option-wolves_choice = Among wolves, the chip that goes back is
option-wolves_choice-owner = the owner’s choice
option-wolves_choice-lowest = the lowest
option-wolves_choice-random = drawn at random
option-river_choice = At a river, the cards discarded are
option-river_choice-owner = the owner’s choice
option-river_choice-random = drawn at random
option-last_round_scorings = Scorings at the end of the last round
option-last_round_scorings-per_chip = one for every chip
option-last_round_scorings-one = one in all
option-shortcut_end_effects = The field reached over a bridge
option-shortcut_end_effects-apply = has its effect
option-shortcut_end_effects-ignore = has no effect
option-open_chests = What is in the chests is
option-open_chests-hidden = hidden
option-open_chests-open = open
option-round_cap = Rounds at most

## A table before the start

table-is-open = Open to everybody
table-is-by-invitation = By invitation
table-sheet = map { $sheet }
table-is-full = Every seat is taken.
invite-others = Invite others
invite-others-hint = Whoever has this link may sit down here.
qr-code = QR code
qr-code-hint = Point a phone’s camera at it.
qr-code-of = QR code of { $link }
seats = Seats
seat-free = free
person-here = here
person-away = away
person-left = has left
person-bot-stands-in = away, a bot plays
add-bot-to = { $bot } bot in seat { $seat }
remove-from-seat = Take { $name } out of the seat
start-the-game = Start the game
start-needs-seats =
    { $free ->
        [one] One seat is still free. Invite somebody, or put a bot there.
       *[other] { $free } seats are still free. Invite others, or put bots there.
    }
waiting-for-seats =
    { $free ->
        [one] Waiting for one more player.
       *[other] Waiting for { $free } more players.
    }
waiting-for-host = Everybody is here. Waiting for the host to start.

## A table being played at

title-your-turn = Your turn: { $game }
table-menu = Menu
people = People
people-at-table = { $seats ->
    [one] People: { $seats } seat
   *[other] People: { $seats } seats
}{ $watching ->
    [0] { "" }
   *[other] , { $watching } watching
}
people-watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
watching = watching
mute-person = Mute { $name }
line-lost = The connection is lost. Trying again…
line-lost-kept = The connection is lost. What you chose is kept and sent as soon as it is back.
line-back = The connection is back.
clock = Time left:
clock-left = { $span } left
leave-table = Leave the table
leave-solo-warning = You can come back to this game whenever you like: it stays among your tables.
leave-warning-bot-turn = A bot plays for you until you are back.
leave-warning-bot-seat = A bot takes your seat until you are back.
leave-warning-wait = The others wait for you until you are back.
leave-warning-host = The host decides how the game goes on without you.
stay = Stay
bot-sits-for-you = A bot is playing for you.
take-seat-back = Take the seat back
gone-from-table = { $count ->
    [one] { $names } has left the table. The game waits.
   *[other] { $names } have left the table. The game waits.
}
host-decides = Somebody’s time is up, or they left. You decide how it goes on.
decide = Decide
decide-about = { $name } is not playing. What now?
decide-bot-turn = A bot takes this turn
decide-bot-seat = A bot takes the seat
decide-wait = Keep waiting
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
chat-log = What was said
chat-empty = Nothing said yet.
chat-text = Say something
chat-signs = Signs
chat-onlookers = Whoever watches does not talk.
chat-said = { $name }: { $text }
sign-well-done = Well done!
sign-thinking = Let me think…
sign-hurry = Are you there?
sign-thanks = Thank you!
sign-oops = Oops!
sign-hello = Hello!
game-over = The game is over
rematch = Rematch
to-the-rematch = To the rematch
play-again = Play again
replay = Replay

## Account

your-name-hint = What others read at the table.
account-name-saved = Saved.
account-title = Keep your games
account-why = An account keeps your games and settings, on every device. It takes a name and a password, no e-mail address.
account-keeps = Your games and settings follow you to every device where you log in.
account-way = New here?
sign-up = Create an account
log-in = Log in
log-out = Log out
log-out-everywhere = Log out on every device
account-login-name = Account name
password = Password
password-hint = Eight characters or more. A forgotten one cannot be sent to you.
account-made = Your account is ready. The games you played as a guest are in it.
account-logged-in = Welcome back.
account-logged-out = You are logged out.
your-data = Your data
your-data-hint = Everything Groma knows about you, to take with you or to have deleted.
export-data = Download
delete-data = Delete everything
delete-data-warning = Your name, your account and your settings are deleted for good. Games that others played with you stay theirs, without your name.
delete-data-really = Delete for good
account-deleted = Everything about you is deleted.

## When something goes wrong

trouble-refused = The server would not do that, and did not say why. Load the page again and try once more.
trouble-no-server = The server does not answer. It may be restarting: try again in a moment.
trouble-offline = There is no connection to the network. Try again when it is back.
trouble-page-title = This page did not arrive
trouble-page-text = A part of the page could not be fetched. Load it again when the network is back.
trouble-lost-title = Here be no page
trouble-lost-text = The road ends here: nothing is known under this address. Perhaps part of the link got lost.
ending-title = This table is out of reach
ending-gone-title = There is no such table
ending-gone-text = Or it is by invitation: then ask somebody who sits there for the link. Perhaps part of the address got lost on the way, or the table was cleared away because nobody ever started it.
ending-removed-title = Your seat was given up
ending-removed-text = The host took you off this table. Other tables are open.
ending-replaced-title = You are playing in another window
ending-replaced-text = This seat was opened in another window or tab. Play on there, or load this page again to play here.
ending-too-many-title = Too many windows
ending-too-many-text = You have many tables open at once. Close some of them, then load this page again.
ending-version-title = A newer Groma is here
ending-version-text = The server has been updated. Load this page again to go on playing; nothing is lost.
ending-logged-out-title = You are logged out
ending-logged-out-text = Log in again to go on playing; your seat is kept.
ending-closed-title = This table was closed
ending-closed-text = Its host gave it up before the game began.
