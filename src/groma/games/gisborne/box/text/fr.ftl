# Ce qu’il y a dans la boîte de Gisborne, et pourquoi une chose est refusée. Les noms des tuiles sont les nôtres : celles du jeu n’en portent pas.

game-gisborne = Gisborne

## Cartes

metal-bronze = bronze
metal-silver = argent
metal-gold = or

card-bronze-1 = bronze 1
card-bronze-2 = bronze 2
card-silver-2 = argent 2
card-silver-3 = argent 3
card-gold-3 = or 3
card-gold-4 = or 4
card-tent = tente

## Tuiles

tile-landing-stage = Débarcadère
tile-hill-village = Village de la colline
tile-valley-village = Village de la vallée
tile-far-swamp = Marais lointain
tile-near-swamp = Marais proche
tile-lookout-gorge = Gorge du belvédère
tile-bridge-gorge = Gorge du pont
tile-upper-river = Haute rivière
tile-lower-river = Basse rivière
tile-wolf-pass = Col des loups
tile-wolf-wood = Bois des loups
tile-far-coast = Côte lointaine

tile-set-reconstruction-a = Reconstitution A

## Ce qui a décidé

decided-by-points = Le plus de points.
decided-by-most-advanced = Égalité de points : le cartographe le plus avancé l’emporte.

## Pourquoi une chose est refusée

asked-lay = poser des cartes
asked-river = choisir les cartes à garder à la rivière
asked-wolves = choisir le jeton à rendre
asked-score = répartir les cartes entre votre coffre et votre main
asked-move = attendre que les cartographes avancent

refusal-gisborne-over = la partie est finie
refusal-gisborne-not-your-turn = ce n’est pas votre tour
refusal-not-asked-now = autre chose est demandé maintenant : { $asked }
refusal-no-cards-laid = posez au moins une carte ; votre tente est toujours disponible
refusal-too-many-cards = on pose au plus { $most } cartes à la fois, la tente comprise ; en voici { $count }
refusal-several-metals = les cartes doivent être d’un seul métal, sauf au départ d’un village ou avec la tente ; en voici de { $metals }
refusal-not-in-hand = { $held ->
    [0] vous n’avez pas de carte { $card } en main
    [one] vous n’avez que { $held } carte { $card } en main
   *[other] vous n’avez que { $held } cartes { $card } en main
}
refusal-cards-out-of-order = les cartes se citent dans l’ordre bronze, argent, or, puis par valeur ; en voici { $cards }
refusal-keep-three = on passe la rivière avec { $keep } cartes mouvement : choisissez-en { $keep } à garder, et non { $count }
refusal-no-such-chip = vous n’avez pas de jeton de { $value } ; les vôtres valent { $chips }
refusal-cards-to-store = { $most ->
    [one] { $most } carte ou aucune peut aller au coffre, et non { $count }
   *[other] de 0 à { $most } cartes peuvent aller au coffre, et non { $count }
}
refusal-gisborne-players = on joue de { $fewest } à { $most }, et non à { $seats }
refusal-unknown-tile-set = il n’y a pas de jeu de tuiles appelé « { $name } »
refusal-round-cap = une partie peut être limitée à un nombre de manches de 1 à { $most }, et non à { $rounds }
