# Les mots de la page autour des jeux : accueil, tables, réglages. Ce qui est propre à un jeu est dans ses fichiers.

page-title = { $page } · Groma
loading = Un instant…
close = Fermer
cancel = Annuler
save = Enregistrer
copy = Copier
copied = Copié
share = Partager
send = Envoyer
reload = Recharger
more = Un de plus
fewer = Un de moins
on = Oui
off = Non
you = vous
to-home = Vers l’accueil

## Every page

home-link = Groma, page d’accueil
site-navigation = Compte et réglages
account = Compte
account-of = Compte : { $name }
settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-light = Papier
settings-theme-dark = Ardoise
settings-as-device = Comme l’appareil
settings-sound = Son
settings-motion = Animations
unofficial = Fait par des joueurs, pour des joueurs. Groma n’est lié ni aux auteurs ni aux éditeurs de ces jeux, dont les noms appartiennent à leurs propriétaires. S’ils vous plaisent ici, achetez-les : sur papier, ils sont superbes.

## Home

home-title = Cartographiez l’inconnu.
home-lead = Cartographers, Cartographers Heroes et Gisborne dans votre navigateur : en solo, entre amis d’ici ou d’ailleurs, ou contre des robots.
play-now = Jouer
play-now-hint = Cartographers, en solo. Sans inscription ni attente.
new-table = Nouvelle table
join-a-table = Rejoindre une table
my-tables = Mes tables
all-my-tables = Toutes mes tables
open-tables = Tables ouvertes
all-open-tables = Toutes les tables ouvertes
no-open-tables = Personne n’attend de joueurs pour l’instant.
open-one-yourself = Ouvrez une table.
more-ways = Plus
watch-a-game = Regarder une partie
finished-games = Parties terminées
the-rules = Les règles
hints-call-back = Montrer les conseils

## Games and tables in lists

lobby-game-base = Cartographers
lobby-game-base-hint = Quatre saisons, une feuille chacun
lobby-game-heroes = Cartographers Heroes
lobby-game-heroes-hint = Des héros, et des monstres plus coriaces
lobby-game-combined = Les deux réunis
lobby-game-combined-hint = Les cartes des deux boîtes, à votre goût
lobby-game-gisborne = Gisborne
lobby-game-gisborne-hint = Une course, de 3 à 5
lobby-game-cartographers = Cartographers
bot-named =
    { $bot ->
        [chance] Débutant
        [greedy] Aguerri
        [planner] Maître
       *[other] Robot { $bot }
    }
guest = Anonyme
host = hôte
muted = en sourdine
others-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
your-turn = À vous
table-seats-free = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
table-ready-to-start = Sur le point de commencer
table-closed = Fermée
table-awaits = Au tour de { $names }
table-playing = En cours
table-over = Terminée
table-solo-result =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
table-you-won =
    { $total ->
        [one] Gagnée avec { $total } point
       *[other] Gagnée avec { $total } points
    }
table-won-by =
    { $total ->
        [one] Victoire de { $names } avec { $total } point
       *[other] Victoire de { $names } avec { $total } points
    }
mine-your-turn = À vous de jouer
mine-under-way = En cours
mine-none = Vous n’avez de place à aucune table.
finished-none = Aucune de vos parties n’est encore terminée.
look-at-a-record = Revoir une partie enregistrée
watch-hint = Des parties ouvertes, jouées en ce moment. Regardez par-dessus l’épaule des joueurs, puis installez-vous à votre propre table.
watch-none = Aucune partie ouverte ne se joue en ce moment.

## Joining

join-by-link = Avec un lien
join-by-link-hint = Collez ici l’invitation reçue.
invitation-link = Lien d’invitation
join = Rejoindre
join-link-wrong = Ceci n’est pas une invitation à une table. C’est une adresse avec /j/ suivi d’un long mot ; redemandez-la si elle a été coupée en route.
invitation-title = Une invitation pour vous
invitation-lead = Une place vous attend. Dites comment on doit vous appeler, et installez-vous.
invitation-ended = Cette invitation ne mène nulle part
invitation-full-title = Toutes les places sont prises
invitation-full-text = Quelqu’un a été plus rapide. Vous pouvez regarder, ou vous asseoir à une autre table.
invitation-late-title = La partie a commencé
invitation-late-text = Il est trop tard pour s’asseoir ici. Vous pouvez regarder, ou vous asseoir à une autre table.
look-on = Regarder
invitation-message = Venez jouer à { $game } avec moi :
your-name = Votre nom
take-a-seat = Prendre place
take-this-seat = S’asseoir ici

## A new table

new-game = Jeu
new-who = Qui joue ?
who-alone = Juste moi
who-alone-hint = En solo, pour un titre
who-bots = Moi et des robots
who-bots-hint = Commence aussitôt
who-friends = Mes amis
who-friends-hint = Par lien ou code QR
who-anyone = Qui veut
who-anyone-hint = Dans la liste des tables ouvertes
new-bots = Robots
new-level = Niveau
new-seats = Places
new-sheet = Feuille
new-all-options = Toutes les options
new-cards = Cartes score
new-rules = Règles
new-time = Temps
new-pace = Temps pour chaque choix
pace-none = Aussi longtemps qu’il faut
pace-live = { $span } par choix
pace-days = { $span } par choix, sur plusieurs jours
new-on-timeout = Quand le temps est écoulé
on-timeout-bot-turn = Un robot joue ce tour
on-timeout-bot-seat = Un robot prend la place
on-timeout-wait = Tout le monde attend
on-timeout-host = L’hôte décide
new-chance = Hasard
new-seed = Mot pour les cartes
new-seed-hint = Le même mot donne les mêmes cartes : laissez vide pour des cartes que personne ne peut connaître.
start-playing = Commencer
set-up-table = Préparer la table
option-edicts = Les quatre édits
option-edicts-random = Au hasard
option-edicts-by-stack = Quelques-unes choisies
option-edicts-chosen = Toutes choisies
edict-letter = Édit { $letter }
edict-card = Carte { $number }
please-choose = À choisir
drawn-at-random = Tirée au hasard
option-explore = Cartes exploration
option-explore-base = Cartographers
option-explore-heroes = Heroes
option-seasons = Cartes saison
option-seasons-base = Cartographers
option-seasons-heroes = Heroes
option-ambushes = Cartes embuscade
option-ambushes-hint = Quatre au moins : une est mélangée à chaque saison.
option-heroes = Avec les cartes héros
option-scoring = Cartes score tirées de
option-scoring-base = Cartographers
option-scoring-heroes = Heroes
option-scoring-both = des deux boîtes
option-printing = Six cartes imprimées de deux façons
option-printing-rulebook = comme dans le livret
option-printing-box = comme sur les cartes de la boîte
option-fallback_terrain = Si aucune forme ne tient, la case seule est
option-fallback_terrain-card = du terrain de la carte
option-fallback_terrain-any = de n’importe quel terrain
option-laying = Les cartes se posent
option-laying-in_order = chacun son tour
option-laying-simultaneous = tous à la fois
option-chip_pile = La valeur du prochain jeton est
option-chip_pile-face_up = connue
option-chip_pile-face_down = cachée
option-stash = Au coffre vont
option-stash-count = autant de cartes inconnues que vous dites
option-stash-one_by_one = des cartes regardées une à une
option-wolves_choice = Parmi les loups, le jeton rendu est
option-wolves_choice-owner = choisi par son propriétaire
option-wolves_choice-lowest = le plus faible
option-wolves_choice-random = tiré au hasard
option-river_choice = À une rivière, les cartes défaussées sont
option-river_choice-owner = choisies par leur propriétaire
option-river_choice-random = tirées au hasard
option-last_round_scorings = Décomptes à la fin de la dernière manche
option-last_round_scorings-per_chip = un par jeton
option-last_round_scorings-one = un seul
option-shortcut_end_effects = La case atteinte par un pont
option-shortcut_end_effects-apply = a son effet
option-shortcut_end_effects-ignore = n’a pas d’effet
option-open_chests = Le contenu des coffres est
option-open_chests-hidden = caché
option-open_chests-open = visible
option-round_cap = Manches au plus

## A table before the start

table-is-open = Ouverte à tous
table-is-by-invitation = Sur invitation
table-sheet = feuille { $sheet }
table-is-full = Toutes les places sont prises.
invite-others = Inviter
invite-others-hint = Quiconque a ce lien peut s’asseoir ici.
qr-code = Code QR
qr-code-hint = Visez-le avec l’appareil photo d’un téléphone.
qr-code-of = Code QR de { $link }
seats = Places
seat-free = libre
person-here = présent
person-away = absent
person-left = a quitté la table
person-bot-stands-in = absent, un robot joue
add-bot-to = Robot { $bot } à la place { $seat }
remove-from-seat = Libérer la place de { $name }
start-the-game = Commencer la partie
start-needs-seats =
    { $free ->
        [one] Il reste { $free } place libre. Invitez quelqu’un ou installez un robot.
       *[other] Il reste { $free } places libres. Invitez du monde ou installez des robots.
    }
waiting-for-seats =
    { $free ->
        [one] Il manque { $free } joueur.
       *[other] Il manque { $free } joueurs.
    }
waiting-for-host = Tout le monde est là. L’hôte va donner le départ.

## A table being played at

title-your-turn = À vous : { $game }
table-menu = Menu
people = Participants
people-at-table = { $seats ->
    [one] Participants : { $seats } place
   *[other] Participants : { $seats } places
}{ $watching ->
    [0] { "" }
    [one] , { $watching } spectateur
   *[other] , { $watching } spectateurs
}
people-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
watching = spectateur
mute-person = Mettre { $name } en sourdine
line-lost = La connexion est perdue. Nouvel essai…
line-lost-kept = La connexion est perdue. Votre choix est gardé et partira dès qu’elle sera revenue.
line-back = La connexion est revenue.
clock = Temps restant :
clock-left = Il reste { $span }
leave-table = Quitter la table
leave-solo-warning = Vous pouvez revenir à cette partie quand vous voulez : elle reste parmi vos tables.
leave-warning-bot-turn = Un robot joue pour vous jusqu’à votre retour.
leave-warning-bot-seat = Un robot prend votre place jusqu’à votre retour.
leave-warning-wait = Les autres attendent votre retour.
leave-warning-host = L’hôte décide de la suite de la partie sans vous.
stay = Rester
bot-sits-for-you = Un robot joue pour vous.
take-seat-back = Reprendre la place
gone-from-table = { $count ->
    [one] { $names } a quitté la table. La partie attend.
   *[other] { $names } ont quitté la table. La partie attend.
}
host-decides = Le temps de quelqu’un est écoulé, ou quelqu’un est parti. À vous de décider de la suite.
decide = Décider
decide-about = { $name } ne joue pas. Que faire ?
decide-bot-turn = Un robot joue ce tour
decide-bot-seat = Un robot prend la place
decide-wait = Attendre encore
chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
chat-log = Ce qui s’est dit
chat-empty = Rien n’a encore été dit.
chat-text = Dites quelque chose
chat-signs = Signes
chat-onlookers = Qui regarde ne parle pas.
chat-said = { $name } : { $text }
sign-well-done = Bien joué !
sign-thinking = Je réfléchis…
sign-hurry = Vous êtes là ?
sign-thanks = Merci !
sign-oops = Oups !
sign-hello = Bonjour !
game-over = La partie est terminée
rematch = Revanche
to-the-rematch = Vers la revanche
play-again = Rejouer
replay = Revoir

## Account

your-name-hint = Ce que les autres lisent à la table.
account-name-saved = C’est enregistré.
account-title = Gardez vos parties
account-why = Un compte garde vos parties et vos réglages sur tous vos appareils. Il suffit d’un nom et d’un mot de passe, sans adresse e-mail.
account-keeps = Vos parties et vos réglages vous suivent sur chaque appareil où vous vous connectez.
account-way = Première visite ?
sign-up = Créer un compte
log-in = Se connecter
log-out = Se déconnecter
log-out-everywhere = Se déconnecter de tous les appareils
account-login-name = Nom du compte
password = Mot de passe
password-hint = Huit caractères ou plus. Un mot de passe oublié ne peut pas être renvoyé.
account-made = Votre compte est prêt, avec les parties déjà jouées ici.
account-logged-in = Content de vous revoir.
account-logged-out = Votre session est fermée.
your-data = Vos données
your-data-hint = Tout ce que Groma sait de vous, à emporter ou à faire effacer.
export-data = Télécharger
delete-data = Tout effacer
delete-data-warning = Votre nom, votre compte et vos réglages sont effacés pour toujours. Les parties que d’autres ont jouées avec vous restent les leurs, sans votre nom.
delete-data-really = Effacer pour toujours
account-deleted = Tout ce qui vous concerne est effacé.

## When something goes wrong

trouble-refused = Le serveur a refusé sans dire pourquoi. Rechargez la page et réessayez.
trouble-no-server = Le serveur ne répond pas. Il redémarre peut-être : réessayez dans un instant.
trouble-offline = Pas de connexion au réseau. Réessayez quand elle sera revenue.
trouble-page-title = Cette page n’est pas arrivée
trouble-page-text = Une partie de la page n’a pas pu être chargée. Rechargez-la quand le réseau sera revenu.
trouble-lost-title = Terra incognita
trouble-lost-text = La route s’arrête ici : rien n’est connu à cette adresse. Une partie du lien s’est peut-être perdue.
ending-title = Cette table est hors d’atteinte
ending-gone-title = Cette table n’existe pas
ending-gone-text = Ou bien elle est sur invitation : demandez alors le lien à quelqu’un qui y est assis. L’adresse a peut-être perdu un bout en route, ou la table a été rangée parce que personne n’y a jamais commencé.
ending-removed-title = Votre place a été libérée
ending-removed-text = L’hôte vous a retiré de cette table. D’autres tables sont ouvertes.
ending-replaced-title = Vous jouez dans une autre fenêtre
ending-replaced-text = Cette place a été ouverte dans une autre fenêtre ou un autre onglet. Continuez là-bas, ou rechargez cette page pour jouer ici.
ending-too-many-title = Trop de fenêtres
ending-too-many-text = Vous avez beaucoup de tables ouvertes à la fois. Fermez-en quelques-unes, puis rechargez cette page.
ending-version-title = Un Groma plus récent est là
ending-version-text = Le serveur a été mis à jour. Rechargez cette page pour continuer ; rien n’est perdu.
ending-logged-out-title = Votre session est fermée
ending-logged-out-text = Connectez-vous à nouveau pour continuer ; votre place vous attend.
ending-closed-title = Cette table a été fermée
ending-closed-text = Son hôte l’a abandonnée avant le début de la partie.
