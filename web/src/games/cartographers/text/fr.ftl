# La table de Cartographers dans le navigateur. Noms, règles et raisons des cartes sont dans les fichiers du jeu.

cartographers-map-of = Feuille de { $name }
cartographers-your-map = Votre feuille
cartographers-space = { $space } : { $what }
cartographers-named-monster = { $what } avec l’initiale { $initial }
cartographers-attacked = { $what }, sous l’attaque d’un héros
cartographers-mountain-coin = montagne et sa pièce
cartographers-mountain-spent = montagne entourée, sa pièce est prise

## The season

cartographers-time = Temps { $time } sur { $threshold }
cartographers-time-left = { $left ->
    [0] La saison se termine après cette carte.
   *[other] Encore { $left } jusqu’à la fin de la saison.
}
cartographers-column = Cartes de cette saison
cartographers-column-empty = Aucune carte encore
cartographers-card-time = temps { $time }
cartographers-deck = Encore dans le paquet
cartographers-deck-explore = { $count ->
    [one] { $count } carte exploration
   *[other] { $count } cartes exploration
}
cartographers-deck-ambushes = { $count ->
    [one] { $count } embuscade
   *[other] { $count } embuscades
}
cartographers-deck-heroes = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
cartographers-deck-open = Ce qui peut encore venir
cartographers-deck-could-ambush = Chaque embuscade du paquet est l’une de celles-ci
cartographers-deck-could-hero = Chaque héros du paquet est l’un de ceux-ci
cartographers-in-play = Effets en jeu

## Edicts, coins, monsters

cartographers-edicts = Édits
cartographers-edict-now = compte maintenant
cartographers-edict-next = compte la saison prochaine
cartographers-edict-done = ne compte plus
cartographers-edict-later = compte plus tard
cartographers-edict-chip = Édit { $edict }, { $card } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} pour l’instant, { $when }
cartographers-edict-change = { $change } avec ce dessin
cartographers-coins = Pièces
cartographers-monsters = Monstres
cartographers-change-season = { $change } cette saison
cartographers-change-theirs = { $name } : { $change } cette saison
cartographers-explain-close = Revenir au dessin
cartographers-explain-total = { $stars ->
    [one] { $stars } étoile pour l’instant
   *[other] { $stars } étoiles pour l’instant
}
cartographers-explain-nothing = Rien sur cette feuille ne rapporte encore.

## Drawing

cartographers-terrain = Terrain
cartographers-shape = Forme
cartographers-shape-number = { $spaces ->
    [one] Forme { $number } de la carte, { $spaces } case
   *[other] Forme { $number } de la carte, { $spaces } cases
}
cartographers-shape-coin = { $shape }, avec une pièce
cartographers-shape-single = Une case seule
cartographers-shape-gone = { $shape } : ne tient plus nulle part
cartographers-tools = La forme
cartographers-turn = Tourner
cartographers-flip = Retourner
cartographers-confirm = Dessiner
cartographers-confirm-hero = Placer le héros
cartographers-confirm-destroy = Détruire
cartographers-take-back = Reprendre
cartographers-tap = Posez la forme sur la feuille.
cartographers-fits = Elle tient ici.
cartographers-not-filled = Pas ici : { $space } est remplie ({ $what }).
cartographers-not-ruins = Pas ici : il faut couvrir une case de ruines libre.
cartographers-not-here = Pas ici.
cartographers-edge = C’est le bord de la feuille.
cartographers-lies-nowhere = Ainsi elle ne tient nulle part : tournez-la ou retournez-la.
cartographers-keys = Touches : les flèches déplacent, R tourne, F retourne, S autre forme, T autre terrain, Entrée dessine, Échap reprend.
cartographers-sealed = C’est dessiné. Vous pouvez le reprendre tant que tous ne sont pas prêts.
cartographers-waiting = On attend { $names }.
cartographers-watching = Vous regardez.
cartographers-choose-hero = Placez le héros ; les marques de son attaque tournent avec lui.
cartographers-choose-gorgon = Le regard de la Gorgone : choisissez à côté d’elle une case à détruire.
cartographers-choose-troll = Les ravages du Troll : choisissez à côté de lui une case vide à détruire.

## Ambush

cartographers-ambush-on = Vous dessinez sur la feuille de { $name }. { $other } dessine sur la vôtre, qui vous revient ensuite.
cartographers-walk = { $card } : parti du coin { $corner }, { $direction }, le monstre a trouvé place en { $space }.
cartographers-walk-none = { $card } : le monstre n’a trouvé aucune place et s’en va.
cartographers-corner-top-left = en haut à gauche
cartographers-corner-top-right = en haut à droite
cartographers-corner-bottom-left = en bas à gauche
cartographers-corner-bottom-right = en bas à droite
cartographers-direction-clockwise = dans le sens horaire
cartographers-direction-counter-clockwise = dans le sens antihoraire

## What happened

cartographers-news = Ce qui s’est passé
cartographers-news-card = { $card }, temps { $time }.
cartographers-news-coins = { $count ->
    [one] 1 pièce : { $because }.
   *[other] { $count } pièces : { $because }.
}
cartographers-news-mine = Vous avez dessiné { $what } en { $space }.
cartographers-news-ambushed = { $name } a dessiné des monstres sur votre feuille en { $space }.
cartographers-news-nothing = Il ne restait aucune case vide où dessiner.
cartographers-news-destroyed = { $space } est détruite.
cartographers-news-slain = { $count ->
    [one] Le héros a détruit un monstre en { $spaces }.
   *[other] Les héros ont détruit des monstres en { $spaces }.
}
cartographers-news-spread = { $count ->
    [one] Les Zombies gagnent { $count } case.
   *[other] Les Zombies gagnent { $count } cases.
}
cartographers-news-season = Nouvelle saison : { $season }.

## Others

cartographers-others = Les autres feuilles
cartographers-seat-open = Feuille de { $name }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, { $state }
cartographers-ready = dessin fait
cartographers-drawing = dessine
cartographers-away = absent

## Season end and end of the game

cartographers-season-end = Fin de saison : { $season }
cartographers-continue = Continuer
cartographers-score-sheet = Feuille de score
cartographers-seasons = Saison
cartographers-sum = Somme
cartographers-total = Total
cartographers-winner = { $count ->
    [one] { $stars ->
        [one] { $names } l’emporte avec { $stars } étoile.
       *[other] { $names } l’emporte avec { $stars } étoiles.
    }
   *[other] { $stars ->
        [one] { $names } partagent la victoire avec { $stars } étoile.
       *[other] { $names } partagent la victoire avec { $stars } étoiles.
    }
}
cartographers-tie-lost = Étoiles perdues à cause des monstres : { $list }.
cartographers-solo-end = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
cartographers-solo-rating = Score final { $rating } : les étoiles moins les nombres des quatre cartes score.
cartographers-save-svg = Enregistrer le dessin (SVG)
cartographers-save-png = Enregistrer l’image (PNG)
cartographers-look-map = Voir la feuille
cartographers-look-result = Revenir au résultat
cartographers-place = { $place }.

## The saved picture

cartographers-picture-title-A = Les Terres du Nord
cartographers-picture-title-B = Les Landes du Nord
cartographers-picture-title-C = Les Terres de l’Ouest
cartographers-picture-title-D = Les Landes de l’Ouest
cartographers-picture-by = carte dressée par { $name }
cartographers-picture-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
cartographers-picture-scale = { $count ->
    [one] lieue
   *[other] lieues
}
cartographers-picture-file = carte
