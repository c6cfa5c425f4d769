# Lo que hay en la caja de Gisborne y por qué se rechaza algo. Los nombres de las losetas son nuestros: las impresas no llevan ninguno.

game-gisborne = Gisborne

## Cartas

metal-bronze = bronce
metal-silver = plata
metal-gold = oro

card-bronze-1 = bronce 1
card-bronze-2 = bronce 2
card-silver-2 = plata 2
card-silver-3 = plata 3
card-gold-3 = oro 3
card-gold-4 = oro 4
card-tent = tienda

## Losetas

tile-landing-stage = Embarcadero
tile-hill-village = Aldea de la colina
tile-valley-village = Aldea del valle
tile-far-swamp = Pantano lejano
tile-near-swamp = Pantano cercano
tile-lookout-gorge = Garganta del mirador
tile-bridge-gorge = Garganta del puente
tile-upper-river = Río alto
tile-lower-river = Río bajo
tile-wolf-pass = Paso de los lobos
tile-wolf-wood = Bosque de los lobos
tile-far-coast = Costa lejana

tile-set-reconstruction-a = Reconstrucción A

## Cómo se decidió

decided-by-points = Más puntos.
decided-by-most-advanced = Empate a puntos; decide el cartógrafo más adelantado.

## Por qué se rechaza algo

asked-lay = poner cartas
asked-river = elegir las cartas que conservas en el río
asked-wolves = elegir la ficha que devuelves
asked-score = repartir las cartas entre tu cofre y tu mano
asked-move = esperar a que avancen los cartógrafos

refusal-gisborne-over = la partida ha terminado
refusal-gisborne-not-your-turn = no es tu turno
refusal-not-asked-now = ahora toca otra cosa: { $asked }
refusal-no-cards-laid = pon al menos una carta; la de la tienda la tienes siempre
refusal-too-many-cards = se ponen como mucho { $most } cartas a la vez, contando la de la tienda; estas son { $count }
refusal-several-metals = las cartas deben ser de un solo metal, salvo que salgas de una aldea o pongas la tienda; estas son de { $metals }
refusal-not-in-hand = { $held ->
    [0] no tienes ninguna carta { $card } en la mano
    [one] solo tienes { $held } carta { $card } en la mano
   *[other] solo tienes { $held } cartas { $card } en la mano
}
refusal-cards-out-of-order = las cartas se enumeran en orden de bronce, plata y oro, y por valor; estas son { $cards }
refusal-keep-three = el río se cruza con { $keep } cartas de movimiento: elige { $keep } para conservar, no { $count }
refusal-no-such-chip = no tienes ninguna ficha de { $value }; las tuyas son de { $chips }
refusal-cards-to-store = { $most ->
    [one] al cofre puede ir { $most } carta o ninguna, no { $count }
   *[other] al cofre pueden ir de 0 a { $most } cartas, no { $count }
}
refusal-gisborne-players = pueden jugar de { $fewest } a { $most } personas, no { $seats }
refusal-unknown-tile-set = no hay ningún juego de losetas llamado «{ $name }»
refusal-round-cap = una partida puede limitarse a entre 1 y { $most } rondas, no a { $rounds }
