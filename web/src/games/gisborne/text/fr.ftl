# La table de Gisborne dans le navigateur.

gisborne-path = Le chemin à travers l’île
gisborne-hand = Votre main, par métal
gisborne-choice = Votre choix
gisborne-standing = Où en est chacun
gisborne-news = Ce qui s’est passé
gisborne-you = (vous)
gisborne-round = Manche { $round }
gisborne-last-round = Dernière manche
gisborne-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
gisborne-discard = { $cards } à la défausse
gisborne-next-chip = Prochain jeton : { $value }
gisborne-face-down = { $tiles ->
    [one] une tuile face cachée
   *[other] { $tiles } tuiles face cachée
}
gisborne-tiles = Tuiles découvertes
gisborne-about-tiles = À propos de ces tuiles
gisborne-reconstruction = Le jeu de tuiles « { $set } » est une reconstitution : la place des cases, le nombre de cartes de chaque valeur et la répartition des jetons sont notre meilleure estimation.
gisborne-reconstruction-more = aucune image des tuiles imprimées n’a pu être trouvée. Dès qu’il y en aura une, le vrai tracé remplacera le nôtre ; les règles ne changent pas.

gisborne-kind-plain = case
gisborne-kind-card = case cartes
gisborne-kind-village = village
gisborne-kind-swamp = marais
gisborne-kind-wolves = loups
gisborne-kind-river = rivière
gisborne-kind-shortcut = raccourci
gisborne-kind-bar = barre
gisborne-kind-beach = plage

gisborne-ask-lay = Posez une à cinq cartes d’un seul métal, ou votre tente.
gisborne-ask-lay-village = Vous partez d’un village : posez des cartes de tous métaux.
gisborne-ask-lay-swamp = Vous partez d’un marais : vos points comptent pour moitié.
gisborne-ask-keep = { $cards ->
    [one] Une rivière : choisissez { $cards } carte à garder.
   *[other] Une rivière : choisissez { $cards } cartes à garder.
}
gisborne-ask-chip = Les loups : choisissez le jeton que vous rendez.
gisborne-ask-store = { $cards ->
    [one] Décompte des positions : { $cards } carte inconnue. Coffre ou main ?
   *[other] Décompte des positions : { $cards } cartes inconnues. Combien vont dans votre coffre ?
}
gisborne-waiting = On attend { $names }.
gisborne-choose = Touchez les cartes pour les choisir.
gisborne-add = { $card }, il en reste { $left } : en poser une
gisborne-remove = { $chosen ->
    [one] { $card }, { $chosen } choisie : en retirer une
   *[other] { $card }, { $chosen } choisies : en retirer une
}
gisborne-one-metal = Un seul métal à la fois ; le choix recommence.
gisborne-most = { $cards ->
    [one] Au plus { $cards } carte.
   *[other] Au plus { $cards } cartes.
}
gisborne-keep-enough = { $cards ->
    [one] On garde { $cards } carte ; retirez-en d’abord une.
   *[other] On garde { $cards } cartes ; retirez-en d’abord une.
}
gisborne-keep-left = { $cards ->
    [0] Les autres sont défaussées.
    [one] Choisissez encore une carte.
   *[other] Choisissez encore { $cards } cartes.
}
gisborne-keep = Garder celles-ci
gisborne-lay = Poser ces cartes
gisborne-take-back = Reprendre
gisborne-give-chip = Rendre le { $value }
gisborne-store = Les ranger
gisborne-store-effect = { $chest ->
    [one] { $chest } point dans le coffre
   *[other] { $chest } points dans le coffre
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
gisborne-to-chest = Dans le coffre : 1 point
gisborne-to-hand = Dans la main
gisborne-your-lay = Vous avez posé { $cards }.

gisborne-effect-tent = vous restez et reprenez vos cartes
gisborne-effect-points = { $points ->
    [one] { $points } pas
   *[other] { $points } pas
}
gisborne-effect-halved = moitié de { $points }
gisborne-effect-beach = atteint la plage, place { $number }
gisborne-effect-unknown = finit sur une tuile encore face cachée
gisborne-effect-to = atteint la case { $field } en l’état
gisborne-effect-to-kind = atteint la case { $field } ({ $kind }) en l’état
gisborne-effect-pushed = poussé au-delà d’autres pions
gisborne-effect-bridge = par le pont
gisborne-effect-river = { $cards ->
    [0] passe une rivière
    [one] passe une rivière et perd une carte
   *[other] passe une rivière et perd { $cards } cartes
}
gisborne-effect-chip = prend le { $value } et amène un décompte
gisborne-effect-wolves = les loups prennent un jeton
gisborne-effect-drawn = { $cards ->
    [0] aucune nouvelle carte
    [one] une nouvelle carte
   *[other] { $cards } nouvelles cartes
}

gisborne-hand-of = { $cards ->
    [one] une carte en main
   *[other] { $cards } cartes en main
}
gisborne-chest-of = coffre : { $points }
gisborne-has-laid = a posé
gisborne-has-laid-count = { $cards ->
    [one] a posé une carte
   *[other] a posé { $cards } cartes
}
gisborne-choosing = choisit
gisborne-chest = Votre coffre : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dedans.
gisborne-chest-chips = Jetons : { $chips }.

gisborne-count = On compte les coffres
gisborne-place = Place
gisborne-name = Nom
gisborne-cards = Cartes
gisborne-chips = Jetons
gisborne-points = Points

gisborne-news-laid = { $cards ->
    [one] { $name } pose une carte.
   *[other] { $name } pose { $cards } cartes.
}
gisborne-news-laid-sealed = { $name } a posé.
gisborne-news-revealed = { $name } : { $cards }.
gisborne-news-tile = Une tuile est dévoilée : { $tile }.
gisborne-news-stays = { $name } reste sur place.
gisborne-news-moved = { $points ->
    [one] { $name } avance de { $points } pas.
   *[other] { $name } avance de { $points } pas.
}
gisborne-news-chip-landed = { $name } prend le { $value } ; un décompte suivra.
gisborne-news-chip-last = { $name } passe en dernier et prend le { $value }.
gisborne-news-chip-beach = { $name } arrive en premier sur la plage et prend le { $value }.
gisborne-news-wolves = Les loups : { $name } rend le { $value }.
gisborne-news-river = { $name } laisse à la rivière : { $cards }.
gisborne-news-scoring = Décompte des positions.
gisborne-news-stored = { $cards ->
    [0] { $name } garde toutes les cartes en main.
    [one] { $name } met une carte au coffre.
   *[other] { $name } met { $cards } cartes au coffre.
}
gisborne-news-shuffled = La défausse devient la nouvelle pioche.

gisborne-held = { $card } : { $cards } dans votre main
gisborne-tile = { $tile }, cases { $from } à { $to } : { $what }.
gisborne-tile-plain = { $tile }, cases { $from } à { $to }.
gisborne-on-field = { $what } sur la { $field }
gisborne-chip = jeton de { $value }
gisborne-bridge = pont de la { $from } à la { $to }
gisborne-river = rivière après la { $field }
gisborne-stands-bar = sur la barre
gisborne-stands-field = sur la case { $field }
gisborne-stands-beach = sur la plage, place { $number }

gisborne-legend = Signes du chemin
gisborne-laid-before = avait posé : { $cards }
gisborne-ask-store-next = { $cards ->
    [one] Décompte des positions, la dernière carte inconnue : coffre ou main ?
   *[other] Décompte des positions, { $cards } cartes inconnues. La prochaine : coffre ou main ?
}
gisborne-still-there = Votre choix est toujours là.
gisborne-gone-on = La partie a continué sans votre choix : il n’est plus demandé.
gisborne-won = { $points ->
    [one] { $name } l’emporte avec { $points } point.
   *[other] { $name } l’emporte avec { $points } points.
}
gisborne-you-won = { $points ->
    [one] Vous l’emportez avec { $points } point.
   *[other] Vous l’emportez avec { $points } points.
}
gisborne-count-explained = Chaque carte du coffre vaut 1 point, chaque jeton son nombre.
gisborne-news-last-round = C’est la dernière manche.
gisborne-news-drawn = Vous piochez { $cards }.
gisborne-numbers = Chiffres sur la table
gisborne-number-cards = Cartes dans la pioche ou dans la main de quelqu’un
gisborne-number-chest = Points dans le coffre, ou ? si seul son propriétaire les connaît
gisborne-number-chip = Le prochain jeton : il ira sur la prochaine tuile
