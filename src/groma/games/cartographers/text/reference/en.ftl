# The rules of Cartographers and the rulings on it, in our own words and in reading order.

## How it is played

rule-aim-title = What it is about
rule-aim = For four seasons you draw forests, villages, farms and waters on your map. The queen’s edicts say what earns stars; monsters cost some. Whoever has the most stars when winter ends wins.

rule-setup-title = Before the start
rule-setup = Everybody gets the same map. Four scoring cards, one of each stack, lie below the edicts A, B, C and D. The explore cards are shuffled together with one ambush card that nobody has seen.

rule-words-title = Three words
rule-words = Two spaces are beside each other when they share a side; touching at a corner is not enough. A cluster is a group of spaces of one terrain joined side by side; a single space is a cluster too. Every space that is not empty is filled: drawn terrain, monsters, mountains and wasteland. Ruins are empty until something is drawn on them.

rule-turn-title = A turn
rule-turn = A card is revealed; everybody draws; then it is checked whether the season’s time is up. If not, the next card follows.

rule-exploring-title = Revealing a card
rule-exploring = The top explore card is turned over and laid in the season’s column, where its time is added up. After a ruins card the next card follows at once.

rule-drawing-title = Drawing
rule-drawing = Choose one of the card’s shapes and one of its terrains and draw it anywhere on your map. You may turn and flip the shape. It must lie on empty spaces and within the map; it need not be beside anything.

rule-sealed-title = All at the same time
rule-sealed = Everybody draws without seeing the others. You can take your drawing back until the last one is ready; then all drawings stand.

rule-single-space-title = When nothing fits
rule-single-space = If no shape of the card fits anywhere on your map, you draw a single space instead, wherever you like, in a terrain of the card. It brings no coin. Cartographers Heroes allows any terrain for it, except mountains.

rule-coins-title = Coins
rule-coins = Some shapes bring a coin when you choose them, and so does a mountain as soon as its four sides are filled, whoever filled them. Every coin earns 1 star at the end of this season and of every later one. The track holds 14.

rule-ruins-title = Ruins
rule-ruins = After a ruins card you must draw the next explore card so that it covers a free ruins space. If none of its shapes can do that, or you have no free ruins left, you draw a single space instead, anywhere and of any terrain but mountain.

rule-ambush-title = Ambushes
rule-ambush = An ambush interrupts: everybody hands their sheet to a neighbour, draws the monsters on the map they were handed, and hands it back. The monsters may be turned and flipped and may cover ruins. If they fit nowhere, a single monster space is drawn. An ambush takes no time, and its card leaves the game.

rule-passing-title = Whose map you draw on
rule-passing = The arrow on the ambush card shows which way the sheets go: clockwise to the left, counter-clockwise to the right. With two players the sheets are simply swapped.

rule-check-title = Is the season over?
rule-check = Each season has a threshold of time. As soon as the times in the column reach or pass it, the season ends; time beyond it is lost.

rule-season-end-title = The end of a season
rule-season-end = Two of the four edicts score: A and B in spring, B and C in summer, C and D in fall, D and A in winter. Every coin adds 1 star. Every empty space beside a monster costs 1 star, even if several monsters are beside it. A season can end below zero.

rule-next-season-title = The next season
rule-next-season = All explore cards go back into the deck, with one more unseen ambush card. Ambush cards that did not show up stay in it too, so later seasons can hold several.

rule-game-end-title = The end of the game
rule-game-end = The stars of the four seasons are added up. If the most stars are shared, whoever lost fewer stars to monsters in all four seasons wins; if that is equal too, so is the victory.

rule-solo-title = Alone
rule-solo = You play the same four seasons by yourself, for a title instead of a victory.

rule-solo-ambush-title = Ambushes alone
rule-solo-ambush = The ambush card names a corner and a direction. From there the monsters walk round the edge of your map, just as printed, and settle where they first find room; if there is none, they try the next ring inwards, and so on. If there is no room at all, nothing happens.

rule-solo-rating-title = Rating and title
rule-solo-rating = Each scoring card bears a number. Your total less the four numbers in play is your rating, and the rating earns the title: from 30 up the best one, below −30 none.

## Rulings

ruling-C01 = Ruins, then Rift Lands: the single space goes on free ruins if you have any, otherwise anywhere, in any terrain of the card.
ruling-C02 = Ruins: you may use each shape that can cover a free ruins space, with its coin if it has one; if only one of two can, it must be that one.
ruling-C03 = When no shape fits, the single space takes a terrain of the card in Cartographers, and any terrain but mountain in Heroes and when both games are combined; a hero drawn this way attacks nothing. The table can choose.
ruling-C04 = When no shape can cover free ruins, the single space may have any terrain but mountain.
ruling-C05 = When shapes would fit, but none of them on free ruins, you must draw the single space; it may go anywhere.
ruling-C06 = A single space drawn in place of a shape brings no coin.
ruling-C07 = Everything that fills helps to surround a mountain: any terrain, monsters, wasteland, destroyed spaces. Each mountain pays once, to the owner of the map, whoever drew last.
ruling-C08 = If there is no empty space left for a single space, nothing is drawn and the game goes on.
ruling-C09 = With two players every ambush means the same: swap sheets.
ruling-C10 = With several players an ambush may be turned and flipped and may cover ruins; if it fits nowhere, a single monster goes anywhere on that map.
ruling-C11 = An ambush or a hero that follows a ruins card comes first and pays no heed to ruins; the ruins wait for the next explore card.
ruling-C12 = Ambushes, heroes, ruins, Rift Lands and Kethra’s Gates take no time; an ambush never ends a season.
ruling-C13 = The explore deck cannot run out: it holds more time than any season.
ruling-C14 = Time beyond the threshold is lost, not carried over.
ruling-C15 = An empty space beside living monsters costs 1 star, once however many they are, and again every season; free ruins count as empty.
ruling-C16 = Every filled coin pays again every season; the track holds 14, and more are ignored.
ruling-C17 = Neither a season nor the total stops at zero.
ruling-C18 = Clockwise means to the neighbour on your left, who then draws on your map; counter-clockwise means to the right.
ruling-C19 = Stoneside Forest: a forest cluster links all the mountains it touches, if there are two or more, and each of them scores once; a mountain passes no link on.
ruling-C20 = The Golden Granary: water beside ruins scores once, whether the ruins are free or not; water on ruins scores nothing for lying there.
ruling-C21 = Mages Valley and Canal Lake count each space once, however many mountains or neighbours it has.
ruling-C22 = Shoreside Expanse: clusters of any size; only the true edge of the map is an edge, wasteland is not.
ruling-C23 = Great City: only clusters without a mountain beside any of their spaces; the largest of them counts, and it does not matter which of two equals.
ruling-C24 = Greengold Plains counts forest, farm, water, monster and mountain, and heroes where they are in play; empty spaces, ruins, wasteland, destroyed spaces and the edge count for nothing.
ruling-C25 = Shieldgate: if two clusters share the largest size, that size is also the second largest; with fewer than two clusters it brings nothing.
ruling-C26 = Lost Barony: 3 stars times the side of the largest filled square; a single filled space is a square.
ruling-C27 = The Broken Road: eleven diagonals run from the left edge down to the bottom edge; the bottom left corner alone is the shortest.
ruling-C28 = The Cauldrons and Treetower: free ruins are empty; mountains, wasteland, monsters and destroyed spaces are filled; the edge of the map closes.
ruling-C29 = One scoring card of each stack is in play, placed on A, B, C and D at random, unless the table chooses.
ruling-C30 = Most stars win; a tie goes to whoever lost the fewest stars to monsters in the whole game; still equal, the victory is shared.
ruling-C31 = Alone, a monster keeps the way it is printed. It walks ring by ring from its corner in its direction, and on each space tries every way to cover it; the first that works is drawn. If none works, the card is ignored, without a single space. It can close in a mountain, and you get the coin.
ruling-C32 = The rating is the total less the four solo numbers; the title is the highest whose mark you reach; below −30 there is none.
ruling-C33 = A drawing may be changed until everybody has finished the turn; then it stands.

## Headings of a reference

reference-title = { $game }: the rules in short
reference-note = In our own words, for looking something up; the rulebooks of the games tell it at length.
reference-heroes = What Cartographers Heroes adds
reference-in-the-box = On the cards in the box: { $rule }
reference-name-in-the-box = On the cards in the box: { $name }.
