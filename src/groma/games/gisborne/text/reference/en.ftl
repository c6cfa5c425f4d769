# The rules of Gisborne, its fields and the rulings on it, in our own words and in reading order.

rule-gisborne-aim-title = What it is about
rule-gisborne-aim = Three to five cartographers walk from the landing stage across unknown country to the far coast. On the way they collect chips, and cards in their chests. Whoever has the most points in their chest at the end wins; being first helps, but does not decide it.

rule-gisborne-setup-title = Before the start
rule-gisborne-setup = The Start tile lies open, and so does the End tile at the far side. Nine of the ten path tiles are shuffled face down, the tenth stays in the box unseen. The pawns stand on the bar in an order drawn by lot. Everybody gets five movement cards, a tent card and a chest. A chip worth 1 lies on the Start tile, the one worth 4 on the beach, nine of the other ten in a pile, face up.

rule-gisborne-round-title = A round
rule-gisborne-round = Everybody lays cards face down, the leader first. All cards are turned over together. The pawns move one by one, the leader first. Then the cards laid are discarded and new ones are drawn. If somebody landed on a chip, positions are scored.

rule-gisborne-laying-title = Laying cards
rule-gisborne-laying = Lay one to five cards of a single metal: bronze, silver or gold. The tent card may be among them, and a village lets you mix. Everybody sees how many you lay, but not which, and what lies there stays. At a table where all lay at once nobody sees how many, and you can take your cards back until the last player has laid.

rule-gisborne-moving-title = Moving
rule-gisborne-moving = Your pawn walks as many fields as your cards have points; all of them must be walked. Fields with other pawns are counted. If the last field is taken, the pawn goes on to the next free one, and what lies on that field happens.

rule-gisborne-tiles-title = The path grows
rule-gisborne-tiles = When a pawn walks past the last field on the table, the next tile is uncovered and joined on, with the next chip on its card field, and the pawn walks on. After nine path tiles comes the End tile.

rule-gisborne-replenishing-title = New cards
rule-gisborne-replenishing = Bronze is slow but brings 2 new cards, silver brings 1, gold is fast and brings none. Once per player, however many were laid. When the deck is used up, the discard pile is shuffled and becomes the deck.

rule-gisborne-tent-title = The tent card
rule-gisborne-tent = Whoever lays the tent card stays where they are and draws 2 cards. Up to four movement cards of any metals may lie with it as a bluff; they return to the hand, and so does the tent card.

rule-gisborne-chips-title = Chips
rule-gisborne-chips = Who lands on a chip takes it into the chest, and positions are scored at the end of the round. A chip that everybody has passed goes to the last one to pass it, without a scoring.

rule-gisborne-scoring-title = Position scoring
rule-gisborne-scoring = The leader gets 3 unseen cards, the second 2, the last 2, and those between 1 each. Of each card you say, without looking, whether it goes into your chest, where it is worth 1 point, or into your hand. The last in rank must keep theirs in hand. It is done once for every chip that was landed on in the round.

rule-gisborne-end-title = The end
rule-gisborne-end = When the first pawn reaches the beach, the round is finished and then the game ends. That pawn takes the chip worth 4 and stands on the 5, the next ones on 4, 3 and so on; points left over are lost. After a last scoring everybody counts: 1 point for every card in the chest, plus the chips. In a tie the pawn further ahead wins.

rule-gisborne-reconstruction-title = What is reconstructed
rule-gisborne-reconstruction = The rulebook survives without its pictures. How the tiles look, where their special fields lie, how many cards there are of each value and how many chips of each: all this is our reconstruction, made so that every sentence of the rulebook holds. It can be replaced when a printed copy turns up.

field-card = Card field
field-card-rule = A chip lies here when the tile is uncovered. Whoever ends a move on it takes the chip, and positions are scored at the end of the round.
field-village = Village
field-village-rule = If your move begins here, you may lay cards of several metals together, still five at most. Whatever you laid, you draw 1 new card.
field-swamp = Swamp
field-swamp-rule = If your move begins here, your points are halved, rounded down.
field-wolves = Wolves
field-wolves-rule = Whoever ends a move here gives one of their chips, of their own choice, back to the box, if they have any.
field-river = River
field-river-rule = A river runs between two fields and is not a field itself. To cross it you may keep at most 3 movement cards in hand besides the tent card; you choose which ones to discard.
field-shortcut = Shortcut
field-shortcut-rule = If you end your move where the shortcut begins, your pawn goes over the bridge to the field behind it, or to the next free one, and what lies there happens. Passing by does nothing.
field-beach = Beach
field-beach-rule = The first pawn to arrive takes the chip worth 4 and stands on the 5, the next ones on 4, 3, 2 and 1. The numbers are not points. The round is finished, then the game is over.
field-bar = Bar
field-bar-rule = Where the pawns start. It is not a field and does not count in a move; the order on it decides who leads until the first pawns have left.

gisborne-reference-bronze = Bronze cards
gisborne-reference-bronze-rule = Slow, but they bring 2 new cards.
gisborne-reference-silver = Silver cards
gisborne-reference-silver-rule = They bring 1 new card.
gisborne-reference-gold = Gold cards
gisborne-reference-gold-rule = Fast, but they bring no new card.
gisborne-reference-tent = Tent card
gisborne-reference-tent-rule = One for each player: stay, take everything back into your hand and draw 2 cards.
gisborne-reference-chips = Chips
gisborne-reference-chips-rule = Points for the chest. The one worth 4 lies on the beach, a 1 on the Start tile.

ruling-G01 = Cards are laid in order of rank, the leader first; everybody sees how many cards have been laid, but not which. The table can choose to lay all at once.
ruling-G02 = The tent card is one of the five. Up to four movement cards of any metals may lie with it; all return to the hand, and 2 are drawn. It may always be laid, so nobody is ever stuck.
ruling-G03 = Beach goes before path, path before bar; on the bar the order drawn at the start counts. No two pawns ever share a rank.
ruling-G04 = All points must be walked. A swamp halves them, rounded down. With 0 points the pawn stays, and its field does nothing.
ruling-G05 = Taken fields are counted while moving. A pawn that would end on one goes on to the next free field, uncovers tiles, crosses rivers and reaches the beach as it would in a move; the field where it ends has its effect.
ruling-G06 = A tile is uncovered when a pawn walks past the last field of the last one, not when it stops there; the chip comes with it. After nine path tiles comes the End tile.
ruling-G07 = Landing on a chip brings a scoring when the round ends. The last to leave a chip behind takes it at once, from a bridge too, without a scoring.
ruling-G08 = Positions are scored after the new cards were drawn, once for each chip that was landed on, by the ranks of that moment. The cards are unseen, so you say how many go into the chest; the last in rank must keep both in hand.
ruling-G09 = New cards come once per player: bronze 2, silver 1, gold 0, tent 2; for a move begun on a village 1, whatever was laid. The leader draws first.
ruling-G10 = On a village cards of several metals may be laid together when the move begins there, still five at most.
ruling-G11 = The shortcut is taken only by a move that ends on its first field. The pawn goes to the field behind the bridge or the next free one and no further; the field it reaches has its effect; the bridge crosses no river.
ruling-G12 = At a river, in the middle of the move, you keep at most 3 movement cards in hand and choose which ones go.
ruling-G13 = Whoever lands among wolves gives back one chip of their choice, if they have any.
ruling-G14 = The first pawn on the beach takes the 4 and stands on the 5, later ones on 4, 3 and so on. Points left over are lost, and the numbers on the beach are not points. The round is finished with its scorings; the 4 counts as a chip landed on.
ruling-G15 = The pile of chips lies face up: the next one is known. The table can turn it over.
ruling-G16 = When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. If both are empty, nothing is drawn and nothing is owed.
ruling-G17 = Every card in the chest is worth 1 point, chips as printed. In a tie the pawn further ahead wins.
ruling-G18 = After 100 rounds the game ends as if the last round were over.
ruling-G19 = Three to five play; bots can take the empty seats.
