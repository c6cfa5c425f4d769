# Revoir une partie finie.

replay-title = Revoir : { $game }
replay-moment = Moment { $place } sur { $count }
replay-timeline = Chronologie
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-value = × { $speed }
replay-link = Lien vers ce moment
replay-link-copied = Le lien est copié
replay-record = Enregistrer la partie
replay-fairness = Le hasard était-il honnête ?
replay-another = Revoir un autre enregistrement
replay-score = { $name } : { $total }
replay-eyes = Vu par
replay-eyes-all = tous
replay-marks = Aller à
replay-round = Manche { $round }
replay-no-moment = Cette partie n’a pas de moment { $moment } ; le dernier est le { $last }. Voici le début.

## Ce qui se passe dans une scène

replay-scene-begin = La table est prête
replay-scene-season = Début : { $season }
replay-scene-card = Carte révélée : { $card }
replay-scene-drawn = Dessin de { $names }
replay-scene-hero = Héros de { $names }
replay-scene-walk = Les monstres trouvent leur place
replay-scene-destroyed = Une case est détruite
replay-scene-scored = Décompte : { $season }
replay-scene-spread = Les Zombies se répandent
replay-scene-over = La partie est finie
replay-scene-round = Début de la manche { $round }
replay-scene-laid = Cartes posées par { $names }
replay-scene-revealed = Toutes les cartes sont retournées
replay-scene-moved = { $names } avance
replay-scene-tile = Le chemin grandit
replay-scene-replenished = On pioche de nouvelles cartes
replay-scene-scoring = Les positions sont décomptées
replay-scene-offered = Des cartes pour { $names }
replay-scene-stored = { $names } a choisi où vont les cartes
replay-scene-river = { $names } est devant une rivière
replay-scene-wolves = { $names } est chez les loups
replay-scene-other = La partie continue

## Revoir un enregistrement

replay-upload-title = Revoir un enregistrement
replay-upload-lead = Toute partie finie peut être enregistrée : un fichier avec chaque coup, chaque tirage et la preuve que le hasard était honnête. Choisissez un tel fichier, et revoyez la partie ici.
replay-upload-private = Le serveur lit le fichier, le confronte aux règles et l’oublie. Rien n’en est gardé.
replay-choose = Choisir un fichier
replay-drop = ou déposez-le ici
replay-reading = Lecture et vérification de l’enregistrement…
replay-too-large = Ce fichier pèse { $size } Mo ; un enregistrement en pèse { $most } au plus. C’est peut-être un autre fichier.
replay-file = L’enregistrement { $file }

## Le hasard était-il honnête ?

fairness-title = Le hasard était-il honnête ?
fairness-checking = On rejoue toute la partie pour vérifier…
fairness-good = Oui. Les { $draws } tirages découlent tous du nombre fixé avant la première carte, et les { $entries } entrées respectent les règles.
fairness-bad = Non. Quelque chose ne s’accorde pas dans cette partie :
fairness-how-1 = Avant de retourner la première carte, le serveur a choisi un nombre secret, la graine. Chaque tirage de la partie en découle par un calcul fixe que chacun peut refaire.
fairness-how-2 = Son empreinte a été montrée à tous au début. D’une empreinte, personne ne peut retrouver la graine, et aucune autre graine n’a la même : le serveur n’a donc pas pu changer d’avis ensuite.
fairness-how-3 = Maintenant que la partie est finie, la graine est publique. La vérification vient de rejouer la partie avec elle : les mêmes cartes sont sorties, et les règles ont accepté chaque coup.
fairness-fingerprint = Empreinte, montrée au début
fairness-seed = Graine, montrée à la fin
fairness-browser = Votre propre navigateur a lui aussi calculé l’empreinte de cette graine : c’est la même.
fairness-browser-bad = Votre propre navigateur a lui aussi calculé l’empreinte de cette graine : c’en est une autre. Ne vous fiez pas à cette partie.
fairness-yourself = Avec l’enregistrement et le programme, vous pouvez vérifier chez vous : groma replay --check FICHIER
