# Les cartes de Cartographers : leurs noms et, dans nos propres mots, ce qu’elles font.

## Cartes exploration

card-temple-ruins = Ruines du Temple
card-temple-ruins-rule = La prochaine carte exploration doit être dessinée de façon à couvrir une case de ruines libre ; si elle ne le peut pas, on dessine à la place une case seule de tout terrain, n’importe où.
card-outpost-ruins = Ruines de l’Avant-poste
card-outpost-ruins-rule = La prochaine carte exploration doit être dessinée de façon à couvrir une case de ruines libre ; si elle ne le peut pas, on dessine à la place une case seule de tout terrain, n’importe où.
card-great-river = Grand Fleuve
card-farmland = Terres Cultivées
card-hamlet = Hameau
card-forgotten-forest = Forêt Oubliée
card-hinterland-stream = Ruisseau de l’Arrière-pays
card-homestead = Métairie
card-orchard = Verger
card-treetop-village = Village Perché
card-marshlands = Marécages
card-fishing-village = Village de Pêcheurs
card-rift-lands = Rift Lands
card-rift-lands-rule = Dessinez une case seule de forêt, village, champs, eau ou monstre, sur n’importe quelle case vide. Après une carte ruines, elle va sur des ruines libres, s’il y en a.

## Cartes embuscade

card-goblin-attack = Attaque de Gobelins
card-goblin-attack-rule = Passez votre feuille à droite et dessinez ces monstres sur celle que vous recevez. En solo : ils cherchent une place depuis le coin inférieur droit, dans le sens antihoraire.
card-bugbear-assault = Assaut de Gobelours
card-bugbear-assault-rule = Passez votre feuille à gauche et dessinez ces monstres sur celle que vous recevez. En solo : ils cherchent une place depuis le coin supérieur droit, dans le sens horaire.
card-kobold-onslaught = Ruée de Kobolds
card-kobold-onslaught-rule = Passez votre feuille à gauche et dessinez ces monstres sur celle que vous recevez. En solo : ils cherchent une place depuis le coin inférieur gauche, dans le sens horaire.
card-gnoll-raid = Raid de Gnolls
card-gnoll-raid-rule = Passez votre feuille à droite et dessinez ces monstres sur celle que vous recevez. En solo : ils cherchent une place depuis le coin supérieur gauche, dans le sens antihoraire.

## Cartes score : forêts

card-sentinel-wood = Sentinel Wood
card-sentinel-wood-rule = 1 étoile pour chaque case forêt au bord de la feuille. Un coin compte une fois.
card-sentinel-wood-reason = { $times ->
    [one] { $times } case forêt au bord
   *[other] { $times } cases forêt au bord
}
card-treetower = Treetower
card-treetower-rule = 1 étoile pour chaque case forêt sans issue : ses quatre côtés donnent sur des cases remplies ou sur le bord de la feuille. Des ruines libres sont une issue.
card-treetower-reason = { $times ->
    [one] { $times } case forêt enclose
   *[other] { $times } cases forêt encloses
}
card-greenbough = Greenbough
card-greenbough-rule = 1 étoile pour chaque ligne et 1 pour chaque colonne où pousse de la forêt. Une même case peut servir à sa ligne et à sa colonne.
card-greenbough-reason = { $times ->
    [one] { $times } ligne ou colonne avec de la forêt
   *[other] { $times } lignes et colonnes avec de la forêt
}
card-stoneside-forest = Stoneside Forest
card-stoneside-forest-rule = 3 étoiles pour chaque montagne qu’un groupe de forêt relie à une autre montagne. Chaque montagne compte une fois.
card-stoneside-forest-reason = { $times ->
    [one] { $times } montagne reliée par la forêt
   *[other] { $times } montagnes reliées par la forêt
}

## Cartes score : champs et eaux

card-canal-lake = Canal Lake
card-canal-lake-rule = 1 étoile pour chaque case eau à côté de champs, et 1 pour chaque case champs à côté de l’eau. Chaque case compte une fois, même si plusieurs voisines conviennent.
card-canal-lake-reason = { $times ->
    [one] { $times } case où champs et eau se touchent
   *[other] { $times } cases où champs et eau se touchent
}
card-golden-granary = The Golden Granary
card-golden-granary-rule = 3 étoiles pour chaque case champs sur des ruines, et 1 pour chaque case eau à côté de ruines, qu’elles soient encore libres ou non.
card-golden-granary-reason = { $each ->
    [3] { $times ->
        [one] { $times } case champs sur des ruines
       *[other] { $times } cases champs sur des ruines
    }
   *[other] { $times ->
        [one] { $times } case eau à côté de ruines
       *[other] { $times } cases eau à côté de ruines
    }
}
card-mages-valley = Mages Valley
card-mages-valley-rule = 2 étoiles pour chaque case eau à côté d’une montagne, et 1 pour chaque case champs à côté d’une montagne. Une case entre deux montagnes compte une fois.
card-mages-valley-reason = { $each ->
    [2] { $times ->
        [one] { $times } case eau à côté d’une montagne
       *[other] { $times } cases eau à côté de montagnes
    }
   *[other] { $times ->
        [one] { $times } case champs à côté d’une montagne
       *[other] { $times } cases champs à côté de montagnes
    }
}
card-shoreside-expanse = Shoreside Expanse
card-shoreside-expanse-rule = 3 étoiles pour chaque groupe de champs qui ne touche ni l’eau ni le bord de la feuille, et 3 pour chaque groupe d’eau qui ne touche ni champs ni bord. Toute taille convient, et la terre désolée n’est pas un bord.
card-shoreside-expanse-reason = { $times ->
    [one] { $times } groupe de champs ou d’eau à l’écart
   *[other] { $times } groupes de champs ou d’eau à l’écart
}

## Cartes score : villages

card-wildholds = Wildholds
card-wildholds-rule = 8 étoiles pour chaque groupe de six cases village ou plus.
card-wildholds-reason = { $times ->
    [one] { $times } groupe de six villages ou plus
   *[other] { $times } groupes de six villages ou plus
}
card-great-city = Great City
card-great-city-rule = Laissez de côté les groupes de villages qui touchent une montagne ; 1 étoile pour chaque case du plus grand de ceux qui restent.
card-great-city-reason = { $times ->
    [one] { $times } case dans le plus grand groupe de villages loin des montagnes
   *[other] { $times } cases dans le plus grand groupe de villages loin des montagnes
}
card-greengold-plains = Greengold Plains
card-greengold-plains-rule = 3 étoiles pour chaque groupe de villages qui a au moins trois types de terrain à côté de lui. Montagnes, monstres et héros sont des types de terrain ; terre désolée, ruines et cases détruites n’en sont pas.
card-greengold-plains-reason = { $times ->
    [one] { $times } groupe de villages à côté de trois terrains ou plus
   *[other] { $times } groupes de villages à côté de trois terrains ou plus
}
card-shieldgate = Shieldgate
card-shieldgate-rule = 2 étoiles pour chaque case de votre deuxième plus grand groupe de villages. Si les deux plus grands sont égaux, l’un d’eux est le deuxième ; avec un seul groupe, il n’y en a pas.
card-shieldgate-reason = { $times ->
    [one] { $times } case du deuxième plus grand groupe de villages
   *[other] { $times } cases du deuxième plus grand groupe de villages
}

## Cartes score : cases

card-borderlands = Borderlands
card-borderlands-rule = 6 étoiles pour chaque ligne et 6 pour chaque colonne sans aucune case vide.
card-borderlands-reason = { $times ->
    [one] { $times } ligne ou colonne complète
   *[other] { $times } lignes et colonnes complètes
}
card-lost-barony = Lost Barony
card-lost-barony-rule = Cherchez le plus grand carré sans aucune case vide ; 3 étoiles pour chaque case le long d’un de ses côtés.
card-lost-barony-reason = { $times ->
    [one] { $times } case sur un côté du plus grand carré complet
   *[other] { $times } cases sur un côté du plus grand carré complet
}
card-broken-road = The Broken Road
card-broken-road-rule = 3 étoiles pour chaque diagonale complète qui descend du bord gauche au bord inférieur. Le coin inférieur gauche est la plus courte d’entre elles.
card-broken-road-reason = { $times ->
    [one] { $times } diagonale complète
   *[other] { $times } diagonales complètes
}
card-cauldrons = The Cauldrons
card-cauldrons-rule = 1 étoile pour chaque case vide enfermée toute seule : ses quatre côtés donnent sur des cases remplies ou sur le bord de la feuille. Les ruines libres sont aussi des cases vides.
card-cauldrons-reason = { $times ->
    [one] { $times } case vide enfermée
   *[other] { $times } cases vides enfermées
}
