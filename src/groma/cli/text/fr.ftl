# Les mots du jeu dans le terminal.

## La table

play-person-alone = Cartographe
play-person = Cartographe { $number }
play-heading = { $season }, temps { $time } sur { $threshold }. { $name } choisit.
play-prompt = >
play-phase-explore = exploration
play-phase-draw = dessin
play-phase-ambush = embuscade !
play-phase-hero = un héros
play-phase-gorgon = le regard de la Gorgone
play-phase-troll = les ravages du Troll
play-phase-season-end = fin de la saison
play-phase-over = la fin
play-column = Cette saison : { $cards }
play-deck = Encore face cachée : { $parts }
play-deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play-deck-ambushes = { $count ->
    [one] { $count } embuscade
   *[other] { $count } embuscades
}
play-deck-heroes = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
}
play-coins = Pièces { $count }/{ $track }
play-monsters = { $count ->
    [0] monstres : aucune étoile
    [one] monstres : { $count } étoile de moins
   *[other] monstres : { $count } étoiles de moins
}
play-monsters-rule = Chaque case vide à côté d’un monstre, marquée « ! », coûte une étoile à la fin de chaque saison. Remplissez-la et elle ne coûte plus rien.
play-change = Avec ceci : { $change }
play-change-of = { $name }, avec ceci : { $change }
play-card-rule = { $name } : { $rule }
play-stars-short = { $count }★
play-your-map = Votre feuille
play-their-map = Voici la feuille de { $name } : dessinez-y ce qui vous arrange ; ensuite elle repart
play-visited-map = La feuille de { $name } · v : feuille suivante · Entrée : retour
play-pencil-draw = { $terrain } en { $places }
play-pencil-hero = le héros en { $places }
play-pencil-destroy = détruire { $places }

## Touches

play-key-move = flèches
play-key-turn = r tourner
play-key-flip = f miroir
play-key-shape = 1 2 forme
play-key-terrain = t terrain
play-key-space = Tab case suivante
play-key-draw = Entrée tracer
play-key-hero = Entrée placer
play-key-destroy = Entrée détruire
play-key-undo = u annuler
play-key-type = { ":" } taper
play-key-help = { "?" } aide
play-keys-line = tapez par exemple : 2 forêt b4 r f · Entrée l’exécute · Échap ferme
play-keys-page = Entrée : retour à la feuille
play-keys-page-long = haut et bas : lire la suite · Entrée : retour à la feuille
play-keys-go-on = Entrée : continuer
play-go-on = Entrée pour continuer.

## Réponses

play-unknown-word = « { $word } » ne veut rien dire ici ; tapez par exemple 2 forêt B4 r f, ou ? pour l’aide.
play-nothing-to-undo = Rien à annuler : le crayon est là où il a commencé.
play-nobody-else = Vous jouez en solo : il n’y a pas d’autre feuille.
play-no-shapes-here = Il n’y a pas de forme à choisir ici.
play-shape-not-offered = La forme { $number } n’est pas proposée, seulement { $offered }.
play-terrain-not-offered = On ne propose pas { $terrain } ici, seulement { $terrains }.
play-too-small = La fenêtre est trop petite ({ $columns } x { $lines }) ; il faut 80 x 24. Agrandissez-la, ou tapez Ctrl-C et reprenez avec --resume --plain.
play-plain-because-small = La fenêtre a { $columns } colonnes et { $lines } lignes ; l’écran demande 80 x 24, tout est donc raconté ligne par ligne.
play-type-first = Tapez où la dessiner, par exemple B4, ou ok pour la dessiner telle quelle ; ? donne l’aide.

## Plusieurs personnes devant un écran

play-hand-over = À { $name } de jouer.
play-hand-over-go = Entrée : je suis { $name }
play-hand-over-back = u : { $name } reprend son dernier choix

## Ce qui s’est passé

play-news-season = Nouvelle saison, { $season } : elle finit au temps { $threshold }, et les édits { $letters } comptent.
play-news-card = La carte { $card } est révélée, temps { $time }.
play-news-ruins = { $card } : la carte suivante doit se dessiner sur des ruines.
play-news-ambush = Embuscade ! { $card }.
play-news-hero = Un héros arrive : { $card }.
play-news-walked = Les monstres entrent par { $corner }, { $way }, et s’installent en { $places }.
play-news-walked-nowhere = Les monstres font le tour depuis { $corner }, { $way }, ne trouvent pas de place et repartent.
play-corner-top-left = le coin supérieur gauche
play-corner-top-right = le coin supérieur droit
play-corner-bottom-right = le coin inférieur droit
play-corner-bottom-left = le coin inférieur gauche
play-way-clockwise = dans le sens horaire
play-way-counter-clockwise = dans le sens antihoraire
play-news-drawn = { $name } dessine { $terrain } : { $places }.
play-news-drawn-on-yours = { $name } dessine des monstres sur votre feuille : { $places }.
play-news-drawn-on = { $name } dessine des monstres sur la feuille de { $other } : { $places }.
play-news-no-room = Il ne restait aucune case vide : vous ne dessinez rien.
play-news-no-room-other = { $name } n’a plus de case vide où dessiner.
play-news-hero-placed = { $name } place le héros en { $place }.
play-news-destroyed = { $name } détruit { $place } ({ $monster }).
play-news-destroyed-yours = { $name } détruit { $place } sur votre feuille ({ $monster }).
play-news-monsters-destroyed = Sous l’attaque du héros, des monstres tombent : { $places }.
play-news-coins = { $count ->
    [one] +{ $count } pièce : { $because }.
   *[other] +{ $count } pièces : { $because }.
}
play-news-coins-other = { $name } : +{ $count } ({ $because }).
play-news-spread = Le fléau se répand sur votre feuille : { $places }.
play-news-spread-other = Le fléau se répand sur la feuille de { $name } : { $places }.
play-news-taken-back = { $name } reprend son choix.

## Pages

play-cards-title = Les édits et les cartes
play-deck-names = Cartes encore face cachée : { $cards }.
play-deck-empty = Toutes les cartes exploration ont été révélées.
play-deck-ambushes-of = { $count ->
    [one] Parmi elles { $count } embuscade, l’une de : { $cards }.
   *[other] Parmi elles { $count } embuscades, de : { $cards }.
}
play-deck-heroes-of = { $count ->
    [one] Et { $count } héros, l’un de : { $cards }.
   *[other] Et { $count } héros, de : { $cards }.
}
play-scores-title = Feuille de score
play-scores-heads = 1er édit|2e édit|pièces|monstres|saison
play-and-more = … et { $count } de plus
play-winners = { $count ->
    [one] { $total ->
        [one] { $names } gagne avec { $total } étoile !
       *[other] { $names } gagne avec { $total } étoiles !
    }
   *[other] { $total ->
        [one] { $names } partagent la victoire avec { $total } étoile !
       *[other] { $names } partagent la victoire avec { $total } étoiles !
    }
}
play-place = { $total ->
    [one] { $place }. { $name } : { $total } étoile (perdues à cause des monstres : { $lost })
   *[other] { $place }. { $name } : { $total } étoiles (perdues à cause des monstres : { $lost })
}

## Aide

play-help-title = Comment jouer dans le terminal
play-help-keys =
    flèches déplacent la forme sur la feuille (ligne A-K, colonne 1-11)
    r f     la tournent, la retournent
    1 2     choisissent la forme ; Tab ou espace prend la suivante
    t       prend le terrain suivant
    Entrée  la dessine ; d’ici là rien n’est fixé, u annule
    { ":" }       pour taper : 2 forêt b4 r f   (son coin supérieur gauche vient en B4)
    a b c d éclairent ce qui compte pour un édit, avec sa règle ; m, ce que coûtent les monstres
    v       regarde les autres feuilles ; Entrée revient
    i       tous les édits et cartes en mots, et ce qui peut encore venir
    s       la feuille de score
    q       quitter ; la partie est sauvegardée, groma play --resume la reprend
play-help-typed =
    2 forêt B4 r f    forme 2, forêt, coin supérieur gauche en B4, tournée, retournée ; dans n’importe quel ordre
    ok, ou Entrée     la dessine ; annuler revient d’un pas
    haut bas gauche droite la déplacent d’une case
    a b c d           marquent de ( ) ce qui compte pour un édit ; monstres, ce qu’ils coûtent
    feuille feuilles cartes score   votre feuille, les autres, toutes les cartes en mots, les scores
    quitter           quitter ; la partie est sauvegardée, groma play --resume la reprend
play-help-signs = ∏ ruines · ! case vide qui coûte une étoile · ● pièce à gagner sur une montagne · / sous l’attaque d’un héros · › nouveau sur votre feuille · [ ] la forme en main · ( ) compte pour l’édit regardé
play-help-signs-plain = r ruines, minuscules sur des ruines · ! case vide qui coûte une étoile · $ pièce à gagner sur une montagne · / sous l’attaque d’un héros · > nouveau sur votre feuille · [ ] la forme en main · ( ) compte pour l’édit regardé · D Z T G l’initiale d’un monstre

## Les mots que l’on peut taper ; ceux de l’anglais sont compris dans toutes les langues

play-typed-turn = r tourner
play-typed-flip = f miroir
play-typed-ok = ok oui
play-typed-undo = u annuler
play-typed-help = ? aide
play-typed-map = feuille
play-typed-monsters = m monstres
play-typed-visit = v feuilles
play-typed-cards = i cartes
play-typed-scores = s score
play-typed-quit = q quitter
play-typed-up = haut
play-typed-down = bas
play-typed-left = gauche
play-typed-right = droite
play-typed-space = suivante

## Sauvegarde

play-saved = La partie est sauvegardée dans { $file }. Reprenez-la avec : { $command }
play-record-kept = L’enregistrement de la partie est { $file }.
play-resumed = Reprise de { $file }.
play-cut-off-dropped = La dernière ligne du fichier était coupée ; elle a été retirée, et la partie reprend juste avant.
play-cannot-write = impossible d’écrire { $file } : { $problem } ; choisissez un autre endroit avec --save FICHIER
play-cannot-read = impossible de lire { $file } : { $problem }
play-save-exists = { $file } existe déjà ; reprenez-la avec --resume ou choisissez un autre nom
play-save-in-use = { $file } est en train d’être jouée dans une autre fenêtre
play-save-damaged = { $file } est abîmé : { $problem }
play-save-forged = { $file } est abîmé : ses entrées ne découlent pas les unes des autres
play-save-newer = { $file } vient d’une version plus récente de Groma, avec des règles plus récentes de { $game } ; reprenez-y la partie
play-secret-missing = { $file } manque : sans la graine qu’il contient, les cartes à venir ne sont pas connues
play-secret-damaged = { $file } ne contient pas la graine de cette partie : il est abîmé ou appartient à une autre
play-nothing-to-resume = il n’y a pas de partie inachevée dans { $folder } ; groma play en commence une
play-unknown-bot = il n’y a pas de robot « { $name } » pour ce jeu

## What was perhaps meant

said-hint = { $said } ; peut-être { $guess } ?
