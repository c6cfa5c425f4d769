# What Cartographers Heroes adds to the rules, how the games are combined, and the rulings on it.

## How it is played

rule-heroes-title = Heroes
rule-heroes = When a hero card shows up, you draw the hero on one empty space of your map and choose which way the attack points. The attacked spaces stay marked for the rest of the game: monsters on them are destroyed at once, and so is every monster that comes there later. The marks themselves fill nothing.

rule-heroes-deck-title = Heroes in the deck
rule-heroes-deck = Each season one unseen hero card goes into the explore deck along with the ambush card. A hero takes no time, and its card leaves the game when everybody has drawn.

rule-destroyed-title = Destroyed spaces
rule-destroyed = A destroyed space is filled, but has no terrain any more. It completes rows and columns and closes in mountains, and it breaks clusters apart. A destroyed monster costs nothing; a destroyed hero goes on attacking.

rule-effects-title = What the monsters go on to do
rule-effects = Each ambush card of Heroes has an effect, and its monster’s initial is written on the map. The Gorgon destroys a space when it is drawn; the Dragon pays 3 coins once it is walled in; the Zombie and the Troll act after the scoring of every season, in the order in which their cards came.

rule-heroes-differences-title = Other differences
rule-heroes-differences = Summer ends at time 7 instead of 8. When no shape fits, the single space may have any terrain but mountain. There are no ruins cards, and ruins on the map are just empty spaces.

rule-combining-title = Both games combined
rule-combining = The table chooses one map for all, the explore cards of one game (never of both), the season cards of one game, any four or more of the eight ambush cards, heroes or none, and one scoring card of each stack from either game. The ruins cards are always in.

rule-printings-title = Two printings
rule-printings = Six scoring cards, and the names of two, are not the same in the rulebook and on the cards in the box. The table says which printing it follows; as a rule it is the rulebook.

## Rulings

ruling-H01 = Six scoring cards and two names differ between the rulebook and the box; the table follows the rulebook unless it chooses the box. The solo numbers are the same.
ruling-H02 = A destroyed space is filled and has no terrain: it costs no stars round it, counts for full rows and columns, for mountains and for the Dragon, and breaks clusters and runs.
ruling-H03 = You choose the hero’s space and which way the attack points; the attack may cover filled spaces and run off the map.
ruling-H04 = Attack marks last for the whole game, even when their hero is destroyed, and fill nothing.
ruling-H05 = A monster on an attack mark is destroyed at once, whether it was there before the hero or comes later, by whatever way; of an ambush only the marked spaces are destroyed.
ruling-H06 = A single monster drawn because an ambush fitted nowhere bears no initial and has no effect; alone, an ambush without room is ignored.
ruling-H07 = Gorgon Gaze: as soon as the Gorgon is drawn, whoever drew it destroys one space beside a living Gorgon space, empty or drawn, but no mountain, wasteland or destroyed space; it must be done if it can be, and heroes that destroyed the whole Gorgon prevent it. Alone, you choose.
ruling-H08 = Zombie Plague: after a season is scored, Zombies rise at the same time in every empty space, ruins too, beside a living Zombie; they count against you only from the next scoring on.
ruling-H09 = Giant Troll Ravage: after a season is scored, the owner of each map destroys one empty space beside a living Troll space, if there is one.
ruling-H10 = Dragon Inferno: 3 coins go to the owner of the map, once, as soon as every Dragon space is destroyed or has no empty space beside it; the edge of the map closes, and the coin track still ends at 14.
ruling-H11 = Several effects at the end of a season happen in the order in which their cards came, after winter too, though no scoring follows then.
ruling-H12 = Hero and ambush cards that did not show up stay in the explore deck, and one more of each joins them every season; those that showed up leave it.
ruling-H13 = Outer Enclave and Caravansary: the cluster that brings most is taken for you, each empty space and each line once; without a village there is nothing.
ruling-H14 = Starlit Sigil: exactly three empty spaces that are joined together and touch no fourth; free ruins are empty.
ruling-H15 = Silos: columns 1, 3, 5, 7, 9 and 11, counted from the left.
ruling-H16 = Banded Hills: the kinds are forest, village, farm, water, monster, hero and mountain; wasteland, ruins and destroyed spaces are not.
ruling-H17 = Jorekborg needs at least one farm and one water space; Craylund counts different water spaces; Clawsgrove Peaks counts each mountain once.
ruling-H18 = Faunlost Thicket: the one longest run of forest down a column, broken by everything else.
ruling-H19 = Dwarvenholds: a full row and a full column through the same mountain both score; two mountains in one line score once.
ruling-H20 = Combining: one map for all, one set of seasons, one set of explore cards, any mix of ambushes, heroes or none; ruins cards always in; still one ambush card (and one hero card) a season, and one scoring card of each stack.
ruling-H21 = In Heroes by itself ruins have no effect: they are empty spaces.
ruling-H22 = Alone, you place heroes as you would at a table.
