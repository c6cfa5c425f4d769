# Les cartes de Cartographers Heroes : leurs noms et, dans nos propres mots, ce qu’elles font.
# Là où les cartes de la boîte diffèrent du livret, les mots de la boîte finissent par -box.

## Cartes exploration

card-lagoon = Lagon
card-pasture = Pâturage
card-settlement = Colonie
card-timber-grove = Futaie
card-hillside-terrace = Terrasse à Flanc de Colline
card-frontier-dwelling = Demeure de la Frontière
card-wildwood-garden = Jardin Sauvage
card-woodland-crossroads = Croisée des Bois
card-mangrove-swamp = Mangrove
card-coastal-encampment = Campement Côtier
card-kethras-gates = Portes de Kethra
card-kethras-gates-rule = Dessinez une case seule de forêt, village, champs, eau ou monstre, sur n’importe quelle case vide. Après une carte ruines, elle va sur des ruines libres, s’il y en a.

## Cartes embuscade

card-dragon-inferno = Brasier du Dragon
card-dragon-inferno-rule = Passez votre feuille à droite et dessinez le Dragon sur celle que vous recevez. Dès qu’aucune case vivante du Dragon n’a plus de voisine vide, le propriétaire de la feuille gagne 3 pièces, une seule fois. En solo : il cherche une place depuis le coin inférieur gauche, dans le sens antihoraire.
card-dragon-inferno-effect = 3 pièces quand le Dragon est encerclé
card-zombie-plague = Fléau des Zombies
card-zombie-plague-rule = Passez votre feuille à droite et dessinez le Zombie sur celle que vous recevez. Après le décompte de chaque saison, un nouveau Zombie surgit dans chaque case vide à côté d’un Zombie. En solo : il cherche une place depuis le coin supérieur gauche, dans le sens antihoraire.
card-zombie-plague-effect = gagne toutes les cases vides à côté de lui après chaque décompte
card-giant-troll-ravage = Ravages du Troll Géant
card-giant-troll-ravage-rule = Passez votre feuille à gauche et dessinez le Troll sur celle que vous recevez. Après le décompte de chaque saison, le propriétaire de la feuille détruit une case vide à côté du Troll. En solo : il cherche une place depuis le coin supérieur droit, dans le sens horaire.
card-giant-troll-ravage-effect = détruit une case vide à côté de lui après chaque décompte
card-gorgon-gaze = Regard de la Gorgone
card-gorgon-gaze-rule = Passez votre feuille à gauche, dessinez la Gorgone sur celle que vous recevez et détruisez aussitôt une case à côté d’elle : vide ou dessinée, mais ni montagne ni terre désolée. En solo : elle cherche une place depuis le coin inférieur droit, dans le sens horaire, et vous choisissez la case.
card-gorgon-gaze-effect = a détruit une case à côté d’elle quand elle a été dessinée

## Cartes héros

card-dobrik-of-lorkheim = Dobrik de Lorkheim
card-dobrik-of-lorkheim-rule = Attaque les quatre cases qui partagent un côté avec le héros.
card-wren-the-lioness = Wren la Lionne
card-wren-the-lioness-rule = Attaque une barre de trois cases, à deux pas, du côté que vous choisissez.
card-freyla-the-true = Freyla la Loyale
card-freyla-the-true-rule = Attaque les trois cases suivantes en ligne droite, dans la direction que vous choisissez.
card-dal-of-jolev = Dal de Jolev
card-dal-of-jolev-rule = Attaque les quatre cases qui touchent les coins du héros.

## Cartes score : forêts

card-faunlost-thicket = Fourré du Faune Perdu
card-faunlost-thicket-rule = 2 étoiles pour chaque case de votre plus longue suite de forêt de haut en bas. Toute autre chose dans la colonne rompt la suite.
card-faunlost-thicket-reason = { $times ->
    [one] { $times } case forêt dans la plus longue suite verticale
   *[other] { $times } cases forêt dans la plus longue suite verticale
}
card-deepwood = Bois Profond
card-deepwood-rule = 6 étoiles pour chaque groupe de cinq cases forêt ou plus sans aucun village à côté.
card-deepwood-reason = { $times ->
    [one] { $times } grande forêt loin des villages
   *[other] { $times } grandes forêts loin des villages
}
card-heart-of-the-forest = Cœur de la Forêt
card-heart-of-the-forest-rule = 3 étoiles pour chaque case forêt dont les quatre côtés ne donnent que sur la forêt ou le bord de la feuille.
card-heart-of-the-forest-rule-box = 2 étoiles pour chaque case forêt dont les quatre côtés ne donnent que sur la forêt ou le bord de la feuille.
card-heart-of-the-forest-reason = { $times ->
    [one] { $times } case au plus profond de la forêt
   *[other] { $times } cases au plus profond de la forêt
}
card-sleepy-valley = Vallée Endormie
card-sleepy-valley-rule = 4 étoiles pour chaque ligne qui compte trois cases forêt ou plus.
card-sleepy-valley-reason = { $times ->
    [one] { $times } ligne de trois cases forêt ou plus
   *[other] { $times } lignes de trois cases forêt ou plus
}

## Cartes score : champs et eaux

card-craylund = Craylund
card-craylund-rule = 6 étoiles pour chaque groupe de champs qui a au moins trois cases eau différentes à côté de lui.
card-craylund-rule-box = 7 étoiles pour chaque groupe de champs qui a au moins trois cases eau différentes à côté de lui.
card-craylund-reason = { $times ->
    [one] { $times } groupe de champs à côté de trois cases eau ou plus
   *[other] { $times } groupes de champs à côté de trois cases eau ou plus
}
card-ulems-wallow = Bauge d’Ulem
card-ulems-wallow-rule = 3 étoiles pour chaque case eau qui a au moins deux cases champs à côté d’elle.
card-ulems-wallow-rule-box = 4 étoiles pour chaque case eau qui a au moins deux cases champs à côté d’elle.
card-ulems-wallow-reason = { $times ->
    [one] { $times } case eau à côté de deux cases champs ou plus
   *[other] { $times } cases eau à côté de deux cases champs ou plus
}
card-clawsgrove-peaks = Pics de Clawsgrove
card-clawsgrove-peaks-box = Pics de Clawsgrave
card-clawsgrove-peaks-rule = 5 étoiles pour chaque montagne qu’un groupe d’eau relie à une case champs. Chaque montagne compte une fois.
card-clawsgrove-peaks-reason = { $times ->
    [one] { $times } montagne reliée aux champs par l’eau
   *[other] { $times } montagnes reliées aux champs par l’eau
}
card-jorekborg = Jorekborg
card-jorekborg-box = Jorekburg
card-jorekborg-rule = 4 étoiles pour chaque colonne qui compte autant de cases champs que de cases eau, et au moins une de chaque.
card-jorekborg-reason = { $times ->
    [one] { $times } colonne à champs et eaux en nombre égal
   *[other] { $times } colonnes à champs et eaux en nombre égal
}

## Cartes score : villages

card-traylo-monastery = Monastère de Traylo
card-traylo-monastery-rule = 6 étoiles pour chaque groupe de cinq cases village ou plus qui atteint le bord de la feuille.
card-traylo-monastery-rule-box = 7 étoiles pour chaque groupe de villages qui compte quatre cases en ligne droite, en largeur ou en hauteur.
card-traylo-monastery-reason = { $times ->
    [one] { $times } grand groupe de villages au bord
   *[other] { $times } grands groupes de villages au bord
}
card-traylo-monastery-reason-box = { $times ->
    [one] { $times } groupe de villages avec quatre cases en ligne
   *[other] { $times } groupes de villages avec quatre cases en ligne
}
card-outer-enclave = Enclave Extérieure
card-outer-enclave-rule = 1 étoile pour chaque case vide à côté de l’un de vos groupes de villages ; celui qui rapporte le plus est pris pour vous.
card-outer-enclave-reason = { $times ->
    [one] { $times } case vide à côté du meilleur groupe de villages
   *[other] { $times } cases vides à côté du meilleur groupe de villages
}
card-gnomish-colony = Colonie Gnome
card-gnomish-colony-rule = 6 étoiles pour chaque groupe de villages qui contient un carré de deux villages sur deux.
card-gnomish-colony-reason = { $times ->
    [one] { $times } groupe de villages contenant un carré
   *[other] { $times } groupes de villages contenant un carré
}
card-caravansary = Caravansérail
card-caravansary-rule = 1 étoile pour chaque ligne et chaque colonne où s’étend l’un de vos groupes de villages ; celui qui rapporte le plus est pris pour vous.
card-caravansary-reason = { $times ->
    [one] { $times } ligne ou colonne du meilleur groupe de villages
   *[other] { $times } lignes et colonnes du meilleur groupe de villages
}

## Cartes score : cases

card-dwarvenholds = Bastions Nains
card-dwarvenholds-rule = 8 étoiles pour chaque ligne complète et chaque colonne complète où se dresse une montagne. Deux montagnes dans une même ligne ou colonne comptent une fois ; une montagne dont la ligne et la colonne sont complètes sert aux deux.
card-dwarvenholds-rule-box = 7 étoiles pour chaque ligne complète et chaque colonne complète où se dresse une montagne. Deux montagnes dans une même ligne ou colonne comptent une fois ; une montagne dont la ligne et la colonne sont complètes sert aux deux.
card-dwarvenholds-reason = { $times ->
    [one] { $times } ligne ou colonne complète avec montagne
   *[other] { $times } lignes et colonnes complètes avec montagne
}
card-silos = Silos
card-silos-rule = 10 étoiles pour chaque colonne complète de numéro impair : 1, 3, 5, 7, 9 et 11, en comptant depuis la gauche.
card-silos-reason = { $times ->
    [one] { $times } colonne impaire complète
   *[other] { $times } colonnes impaires complètes
}
card-banded-hills = Collines Striées
card-banded-hills-rule = 3 étoiles pour chaque ligne complète qui compte au moins cinq types de terrain. Terre désolée, ruines et cases détruites ne sont pas des types de terrain.
card-banded-hills-rule-box = 4 étoiles pour chaque ligne, complète ou non, qui compte au moins cinq types de terrain. Terre désolée, ruines et cases détruites ne sont pas des types de terrain.
card-banded-hills-reason = { $times ->
    [one] { $times } ligne complète de cinq terrains ou plus
   *[other] { $times } lignes complètes de cinq terrains ou plus
}
card-banded-hills-reason-box = { $times ->
    [one] { $times } ligne de cinq terrains ou plus
   *[other] { $times } lignes de cinq terrains ou plus
}
card-starlit-sigil = Sceau Étoilé
card-starlit-sigil-rule = 4 étoiles pour chaque ensemble d’exactement trois cases vides d’un seul tenant, entouré seulement de cases remplies ou du bord de la feuille. Les ruines libres sont aussi des cases vides.
card-starlit-sigil-reason = { $times ->
    [one] { $times } ensemble d’exactement trois cases vides
   *[other] { $times } ensembles d’exactement trois cases vides
}
