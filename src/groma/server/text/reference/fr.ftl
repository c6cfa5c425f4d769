# Les règles sous la main : chapitres, terrains, ce que portent cartes et feuilles, et ce que montrent les exemples.

chapter-play = Comment on joue à Cartographers
chapter-terrains = Terrains
chapter-scoring = Cartes score
chapter-explore = Cartes exploration
chapter-ambushes = Cartes embuscade
chapter-heroes = Cartes héros
chapter-seasons = Saisons
chapter-sheets = Feuilles
chapter-rulings = Précisions
chapter-gisborne-play = Comment on joue à Gisborne
chapter-gisborne-fields = Cases de Gisborne
chapter-gisborne-cards = Cartes et jetons de Gisborne
chapter-gisborne-tiles = Tuiles de Gisborne
chapter-gisborne-rulings = Précisions sur Gisborne

ruling-title = Précision { $number }

about-forest = Vous la dessinez ; les cartes score au dos desquelles figure une forêt la demandent, les unes par cases, les autres par groupes.
about-village = Vous le dessinez ; les cartes score au dos desquelles figure un village le demandent, le plus souvent en groupes.
about-farm = Vous les dessinez ; les cartes score au dos desquelles figurent champs et eau les demandent.
about-water = Vous la dessinez ; les cartes score au dos desquelles figurent champs et eau la demandent.
about-monster = Les monstres viennent par embuscade, et Rift Lands peut en amener un aussi. Chaque case vide à côté d’un monstre coûte 1 étoile à la fin de chaque saison : remplissez ce qui l’entoure.
about-hero = Les héros viennent avec Cartographers Heroes. Un héros remplit sa case et en attaque d’autres autour de lui : les monstres qui s’y trouvent sont détruits.
about-mountain = Les montagnes sont imprimées et remplies dès le début. Dès qu’aucun des quatre côtés de l’une d’elles n’est vide, elle rapporte une pièce, une seule fois.
about-wasteland = La terre désolée est imprimée et remplie dès le début. Aucune carte ne la demande comme terrain, et elle n’est pas non plus un bord de la feuille.
about-destroyed = Une case détruite est remplie, mais n’a plus de terrain.
about-ruins = Les ruines sont imprimées et vides tant que rien n’y est dessiné. Après une carte ruines, la prochaine carte exploration doit couvrir des ruines libres, si elle le peut.

about-explore = Temps { $time }. { $count ->
    [one] Terrain : { $terrains }. Dessinez-y une des formes.
   *[other] Terrains : { $terrains }. Dessinez une des formes dans un de ces terrains.
}
about-coin-shape = La forme avec une pièce vous la rapporte si vous la choisissez.
about-season = s’achève au temps { $threshold }. Alors les édits { $first } et { $second } comptent.
about-season-of = { $edition } : { $told }
about-scoring = Paquet : { $stack }. Nombre solo : { $number }.
about-sheet = { $mountains ->
    [one] { $mountains } montagne
   *[other] { $mountains } montagnes
}, { $ruins ->
    [one] { $ruins } case de ruines
   *[other] { $ruins } cases de ruines
}, { $wasteland ->
    [0] pas de terre désolée
    [one] { $wasteland } case de terre désolée
   *[other] { $wasteland } cases de terre désolée
}.
sheet-name = Feuille { $sheet }

example-score = Compté sur cette feuille : { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}.
example-score-box = Compté sur cette feuille d’après les cartes de la boîte : { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}.
example-clusters = { $count } groupes : le coin où ils se touchent presque ne les réunit pas.
example-penalty = { $count ->
    [one] { $count } case vide à côté de monstres coûte { $count } étoile.
   *[other] { $count } cases vides à côté de monstres coûtent { $count } étoiles.
}
example-surrounded = La seule montagne sans côté vide rapporte { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} ; les autres attendent.
example-on-ruins = { $count ->
    [one] Après des ruines, la carte { $card } peut être dessinée ici à { $count } endroit : celui-ci.
   *[other] Après des ruines, la carte { $card } peut être dessinée ici à { $count } endroits ; en voici un.
}
example-single-space = { $count ->
    [one] Aucune forme de { $card } ne tient ici : on dessine une case seule. Il en reste { $count }, celle-ci.
   *[other] Aucune forme de { $card } ne tient ici : on dessine une case seule. Il en reste { $count }, en voici une.
}
example-walk = En solo : le long des cases marquées, les monstres ne trouvent pas de place, puis ils s’installent ici.
example-attack = { $count ->
    [0] Aucun monstre ne se trouve sur une case attaquée.
    [one] Une case monstre est attaquée, et détruite.
   *[other] { $count } cases monstre sont attaquées, et détruites.
}
example-spread = { $count ->
    [one] Après le décompte, { $count } case de plus est un Zombie.
   *[other] Après le décompte, { $count } cases de plus sont des Zombies.
}
example-ravage = Après le décompte, le Troll détruit une de ces { $count } cases vides, à votre choix.
example-gaze = La Gorgone détruit une de ces { $count } cases, au choix de qui l’a dessinée.
example-inferno = { $count ->
    [one] Le Dragon n’a aucune case vide à côté de lui : { $count } pièce.
   *[other] Le Dragon n’a aucune case vide à côté de lui : { $count } pièces.
}

gisborne-cards-of = { $count ->
    [one] { $count } carte : { $values }.
   *[other] { $count } cartes : { $values }.
}
gisborne-cards-value = { $count } de valeur { $value }
gisborne-chips-of = { $count ->
    [one] { $count } jeton : { $values }.
   *[other] { $count } jetons : { $values }.
}
gisborne-tile-fields = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
gisborne-tile-bridge = un pont de la case { $from } à la case { $to }
gisborne-tile-river = une rivière derrière la case { $field }
gisborne-tile-special = { $field } sur la case { $number }
gisborne-printed = C’est ainsi dans le jeu imprimé.
gisborne-reconstructed = Aucune image de l’original n’a pu être trouvée : ceci est notre reconstitution.
