# Gisborne dans le terminal. Les cases portent leur numéro sur le chemin.

play-gisborne-welcome = Gisborne. « aide » explique, « quitter » arrête.
play-gisborne-reconstruction = Remarque : la disposition des tuiles et la répartition des valeurs des cartes et des jetons sont une reconstitution de notre main ; nous ne connaissons pas celles du jeu imprimé.

play-gisborne-round = Manche { $number }
play-gisborne-last-round = La dernière !
play-gisborne-tiles-left = { $count ->
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
}
play-gisborne-next-chip = prochain jeton { $value }
play-gisborne-deck = pioche { $count }, défausse { $discarded }
play-gisborne-bar = Barre :
play-gisborne-beach = Plage :
play-gisborne-hand = Votre main :
play-gisborne-hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
play-gisborne-laid = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
play-gisborne-ready = a choisi
play-gisborne-chest = { $count ->
    [one] coffre { $count } point
   *[other] coffre { $count } points
}
play-gisborne-from-village = Vous êtes dans un village : les métaux peuvent se mélanger, et vous piochez 1 carte quoi que vous posiez.
play-gisborne-from-swamp = Vous êtes dans un marais : vos points sont divisés par deux, arrondis vers le bas.

## Où chacun se trouve

play-gisborne-on-plain = une case ordinaire
play-gisborne-on-card = une case cartes
play-gisborne-on-village = un village
play-gisborne-on-swamp = un marais
play-gisborne-on-wolves = parmi les loups
play-gisborne-on-beach = sur la plage
play-gisborne-on-bar = sur la barre
play-gisborne-on-field = sur la case { $number }

## Questions

play-gisborne-ask-lay = Quelles cartes posez-vous ? Par exemple { $example }, ou t pour la tente ; ? aide :
play-gisborne-ask-river = La rivière : quelles trois cartes gardez-vous ? Par exemple { $example } :
play-gisborne-ask-wolves = Des loups ! Vos jetons valent { $values } : quelle valeur rendez-vous ?
play-gisborne-ask-score = { $count ->
    [one] { $count } carte inconnue : combien vont dans votre coffre, 0 ou 1 ?
   *[other] { $count } cartes inconnues : combien vont dans votre coffre, de 0 à { $count } ?
}
play-gisborne-ask-card = { $count ->
    [one] { $count } carte inconnue : va-t-elle dans votre coffre (1) ou dans votre main (0) ?
   *[other] { $count } cartes inconnues : la prochaine va-t-elle dans votre coffre (1) ou dans votre main (0) ?
}
play-gisborne-confirm = Entrée les pose ; ou tapez-en d’autres :
play-gisborne-unknown = « { $typed } » ne veut rien dire ici ; tapez « aide ».

## Ce que des cartes apporteraient

play-gisborne-colon =  :
play-gisborne-would = { $laid } : { $brings }
play-gisborne-would-stay = vous restez sous la tente.
play-gisborne-would-stand = un demi-point ne compte pas : vous restez sur place.
play-gisborne-would-walk = { $points ->
    [one] { $points } point,
   *[other] { $points } points,
}
play-gisborne-would-halved = { $points ->
    [one] la moitié de { $laid } fait { $points } point,
   *[other] la moitié de { $laid } fait { $points } points,
}
play-gisborne-would-unknown = jusqu’à une tuile encore face cachée.
play-gisborne-would-beach = jusqu’à la plage !
play-gisborne-would-reach = jusqu’à la case { $number } : { $place }.
play-gisborne-would-push = La case visée est prise, vous allez donc plus loin.
play-gisborne-would-bridge = Vous passez le pont.
play-gisborne-would-discard = { $count ->
    [one] À la rivière, vous défaussez { $count } carte.
   *[other] À la rivière, vous défaussez { $count } cartes.
}
play-gisborne-would-chip = Vous prenez le jeton de { $value }, et les positions sont décomptées.
play-gisborne-would-wolves = Un jeton retourne dans la boîte.
play-gisborne-would-draw = { $count ->
    [0] Vous ne piochez rien.
    [one] Vous piochez { $count } carte.
   *[other] Vous piochez { $count } cartes.
}

## Ce qui s’est passé

play-gisborne-news-round = La manche { $number } commence.
play-gisborne-news-laid = { $count ->
    [one] { $player } pose { $count } carte.
   *[other] { $player } pose { $count } cartes.
}
play-gisborne-news-laid-sealed = { $player } a posé ses cartes.
play-gisborne-news-shows = { $player } montre { $laid }.
play-gisborne-news-tile = Une tuile se découvre, { $place }, avec un jeton de { $value }.
play-gisborne-news-end-tile = { $place } en vue : la plage est proche.
play-gisborne-news-stands = { $player } ne bouge pas.
play-gisborne-to-field = la case { $number }
play-gisborne-to-beach = la plage
play-gisborne-news-moves = { $points ->
    [one] { $player } joue { $points } point et atteint { $to }.
   *[other] { $player } joue { $points } points et atteint { $to }.
}
play-gisborne-news-moves-bridge = { $points ->
    [one] { $player } joue { $points } point, passe un pont et atteint { $to }.
   *[other] { $player } joue { $points } points, passe un pont et atteint { $to }.
}
play-gisborne-news-chip = { $player } prend le jeton de { $value } ; les positions seront décomptées.
play-gisborne-news-chip-last = Personne n’est plus derrière le jeton de { $value } : { $player } le prend.
play-gisborne-news-chip-beach = { $player } atteint la plage en premier et prend le { $value } : c’est la dernière manche.
play-gisborne-news-wolves = Des loups : { $player } rend un jeton de { $value }.
play-gisborne-news-river = { $player } défausse { $thrown } à la rivière.
play-gisborne-news-you-draw = Vous piochez { $drawn }.
play-gisborne-news-draws = { $count ->
    [one] { $player } pioche { $count } carte.
   *[other] { $player } pioche { $count } cartes.
}
play-gisborne-news-shuffled = { $count ->
    [one] La défausse est mélangée : { $count } carte forme la nouvelle pioche.
   *[other] La défausse est mélangée : { $count } cartes forment la nouvelle pioche.
}
play-gisborne-news-scoring = Les positions sont décomptées : { $order }.
play-gisborne-news-stored = { $count ->
    [one] { $player } met { $count } carte dans son coffre.
   *[other] { $player } met { $count } cartes dans son coffre.
}

## La fin

play-gisborne-place = { $place }. { $player } : { $total } ({ $cards } en cartes, jetons { $chips })

## Aide

play-gisborne-help =
    b1 b2      pose deux cartes de bronze ; b12 de même, a argent, o or
    t          pose la tente : vous restez et piochez deux cartes ; t o4 pose une carte avec, pour tromper
    2          un nombre, là où un nombre est demandé
    Entrée     pose ce qui vous a été montré ; rien n’est posé avant
    quitter    arrête ; la partie est enregistrée
play-gisborne-signs = · case · ○ case cartes, suivie de son jeton · ⌂ village · ≈ marais · W loups · ╪ ici commence un pont · ≋ rivière · A B C D E les cartographes
play-gisborne-signs-plain = . case · o case cartes, suivie de son jeton · v village · s marais · w loups · = ici commence un pont · ~ rivière · A B C D E les cartographes

## Mots que l’on peut taper ; les mots anglais se comprennent dans toutes les langues

play-gisborne-typed-bronze = b bronze
play-gisborne-typed-silver = a argent
play-gisborne-typed-gold = o or
play-gisborne-typed-tent = t tente
play-gisborne-typed-help = aide
play-gisborne-typed-quit = quitter
