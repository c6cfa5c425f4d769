# Les mots que Cartographers et Cartographers Heroes partagent.
#
# Les noms communs et les refus commencent par une minuscule, pour pouvoir entrer dans une phrase ; là où ils sont seuls,
# ce qui les montre met la majuscule. « À côté de » veut toujours dire : partageant un côté.

game-cartographers = Cartographers

edition-base = Cartographers
edition-heroes = Cartographers Heroes
edition-combined = les deux jeux combinés

## Terrains et cases

terrain-forest = forêt
terrain-village = village
terrain-farm = champs
terrain-water = eau
terrain-monster = monstre
terrain-hero = héros
terrain-mountain = montagne
terrain-wasteland = terre désolée
terrain-destroyed = case détruite

space-empty = vide
space-ruins = ruines
space-on-ruins = { $terrain } sur des ruines

## Les cartes d’une table

season-spring = printemps
season-summer = été
season-fall = automne
season-winter = hiver

edict-A = édit A
edict-B = édit B
edict-C = édit C
edict-D = édit D

stack-forest = forêts
stack-farm-water = champs et eaux
stack-village = villages
stack-spaces = cases

sheet-A = A (région sauvage)
sheet-B = B (terres désolées)
sheet-C = C (région sauvage)
sheet-D = D (terres désolées)

kind-ambush = carte embuscade
kind-hero = carte héros

time-value = temps { $time }
time-of-threshold = temps { $time } sur { $threshold }

## Que faire maintenant

phase-gorgon-prompt = Choisissez la case à côté de la Gorgone qui est détruite.
phase-troll-prompt = Choisissez la case vide à côté du Troll qu’il détruit.
phase-over-prompt = Quatre saisons ont passé : les cartes sont achevées.

## Pourquoi seuls certains dessins sont proposés

why-no-shape-fits = Aucune forme de cette carte ne tient plus sur votre feuille : dessinez à la place une case seule, où vous voulez.
why-ruins = Ruines : ce que vous dessinez doit couvrir une case de ruines libre.
why-no-shape-on-ruins = Aucune forme ne peut couvrir des ruines libres : dessinez à la place une case seule, où vous voulez et du terrain que vous voulez.

## Étoiles et pièces

stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

coin-because-shape = la pièce de la forme
coin-because-mountain = une montagne entourée
coin-because-dragon = le Dragon encerclé

reason-each = { $times } × { $each }

## La fin d’une saison

season-end-title = Fin de saison : { $season }
season-end-coins = Pièces
season-end-monsters = Monstres
season-end-total = Total de la saison
season-end-coins-line = { $count ->
    [0] Pas encore de pièce : aucune étoile.
    [one] { $count } pièce : { $count } étoile.
   *[other] { $count } pièces : { $count } étoiles.
}
season-end-monsters-line = { $count ->
    [0] Aucune case vide à côté de monstres : aucune étoile perdue.
    [one] { $count } case vide à côté de monstres : { $count } étoile perdue.
   *[other] { $count } cases vides à côté de monstres : { $count } étoiles perdues.
}

## La fin de la partie

match-total = Total
decided-by-stars = Le plus d’étoiles.
decided-by-fewest-lost-to-monsters = Égalité d’étoiles ; le moins d’étoiles perdues à cause des monstres l’emporte.
decided-by-shared = Égalité d’étoiles, et d’étoiles perdues à cause des monstres : la victoire est partagée.
decided-by-solo = Le score final donne le titre.

solo-rating = Score final { $rating }
solo-rating-sum = { $total ->
    [one] { $total } étoile moins { $numbers } pour les quatre cartes score : score final { $rating }
   *[other] { $total } étoiles moins { $numbers } pour les quatre cartes score : score final { $rating }
}

title-legendary-cartographer = Cartographe Légendaire
title-master-mapsmith = Maître des Cartes
title-journeyman-topographer = Topographe Voyageur
title-apprentice-surveyor = Apprenti Géomètre
title-amateur-assessor = Conseiller Amateur
title-inept-assistant = Assistant Inapte
title-dimwitted-doodler = Mauvais Gribouilleur
title-oblivious-inkdrinker = Buveur d’Encre Inconscient
title-none = Pas de titre cette fois

## Pourquoi quelque chose est refusé

monster-troll = le Troll
monster-gorgon = la Gorgone

question-draw = dessiner une forme
question-ambush = dessiner les monstres
question-hero = placer le héros
question-gorgon = détruire une case à côté de la Gorgone
question-troll = détruire une case vide à côté du Troll

refusal-match-over = la partie est terminée ; plus rien ne peut être dessiné
refusal-not-awaited = personne n’attend rien de vous en ce moment
refusal-take-back-first = vous avez déjà choisi ; reprenez d’abord ce choix si vous voulez autre chose
refusal-another-question = autre chose vous est demandé maintenant : { $question }
refusal-wrong-terrain = { $card } ne propose pas ce terrain ici : { $terrain } ; seulement { $terrains }
refusal-no-such-shape = { $card } n’a pas de forme numéro { $shape }
refusal-not-this-shape = ces cases ne font pas cette forme de { $card }, de quelque façon qu’on la tourne ou la retourne
refusal-overlaps-filled-space = { $space } est déjà remplie ; on ne dessine que sur des cases vides
refusal-must-cover-ruins = ruines : la carte { $card } doit être dessinée de façon à couvrir une case de ruines libre
refusal-only-single-space = aucune forme de { $card } ne peut être dessinée maintenant, seulement une case seule
refusal-a-shape-fits = une case seule n’est permise que si aucune forme ne peut être dessinée, et { $card } en a une qui le peut
refusal-shape-fits-nowhere = cette forme de { $card } ne tient plus nulle part sur cette feuille ; une autre tient
refusal-shape-misses-ruins = cette forme de { $card } ne peut pas couvrir de ruines libres ; une autre le peut
refusal-no-such-turn = { $card } n’a pas de rotation numéro { $turn } ; { $turns ->
    [one] il n’y a que le numéro 0
   *[other] il y en a { $turns }, comptées à partir de 0
}
refusal-not-a-target = { $monster } ne peut pas détruire { $space } ; choisissez une des cases marquées

refusal-seats-out-of-range = une table a de { $fewest } à { $most } places, pas { $seats }
refusal-unknown-sheet = il n’y a pas de feuille « { $sheet } » ; les feuilles sont { $known }
refusal-unknown-edition = il n’y a pas d’édition « { $edition } » ; on connaît { $known }
refusal-unknown-explore-set = il n’y a pas de jeu de cartes exploration « { $value } » ; on connaît { $known }, et on ne les mélange jamais
refusal-unknown-season-set = il n’y a pas de jeu de cartes saison « { $value } » ; on connaît { $known }
refusal-unknown-scoring-set = il n’y a pas de jeu de cartes score « { $value } » ; on connaît { $known }
refusal-unknown-printing = il n’y a pas d’impression « { $printing } » ; on connaît { $known }
refusal-unknown-fallback = le terrain de la case seule ne peut pas être « { $value } » ; on connaît { $known }
refusal-unknown-card = il n’y a pas de carte « { $card } » qui puisse aller ici ; on connaît { $known }
refusal-card-twice = chaque carte embuscade ne peut entrer qu’une fois, et l’une de celles-ci y est deux fois : { $cards }
refusal-too-few-ambushes = une carte embuscade entre à chaque saison : il en faut au moins { $needed }, pas { $count }
refusal-same-stack = une seule carte score de chaque paquet peut être en jeu ; du paquet « { $stack } » ont été choisies { $cards }
refusal-stack-missing = chaque paquet demande une carte score ; aucune n’a été choisie pour { $stacks }
refusal-cards-for-random-edicts = les édits au hasard choisissent eux-mêmes leurs cartes ; retirez { $cards }, ou choisissez les édits par paquet
refusal-not-of-edition = { $edition } seul a l’option « { $option } » à « { $right } », pas à « { $value } » ; pour cela, combinez les jeux
refusal-sheet-not-of-edition = { $edition } seul se joue sur les feuilles { $right }, pas sur { $sheet } ; pour cela, combinez les jeux
refusal-card-not-of-edition = { $card } n’est pas une carte de { $edition } ; pour l’utiliser, combinez les jeux
refusal-heroes-out = { $edition } seul a toujours ses héros ; pour s’en passer, combinez les jeux
refusal-heroes-in = { $edition } seul n’a pas de héros ; pour les admettre, combinez les jeux
