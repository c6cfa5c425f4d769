# Ce que dit le serveur : refus, adieux et quelques mots du salon.

guest-name = Arpenteur { $number }
nameless = Quelqu’un

refusal-bad-intent = cette intention est illisible : { $problem }
refusal-bad-message = ce message est illisible : { $problem }
refusal-bad-name = un nom demande au moins une lettre ou un chiffre et au plus { $longest } caractères
refusal-bad-options = ces options de table sont illisibles : { $problem }
refusal-bad-pace = { $seconds ->
    [one] le temps pour un choix est de { $seconds } seconde ; on peut aller de { $least } à { $most }
   *[other] le temps pour un choix est de { $seconds } secondes ; on peut aller de { $least } à { $most }
}
refusal-bad-request = cette requête est illisible : { $problem }
refusal-foreign-origin = cette requête ne vient pas des pages de ce site, elle n’a donc pas été exécutée
refusal-has-account = vous avez déjà un compte : { $account }
refusal-host-only = seul l’hôte de la table peut faire cela
refusal-muted = l’hôte vous a retiré la parole à cette table
refusal-name-taken = il y a déjà un compte au nom de { $name } ; choisissez-en un autre ou connectez-vous
refusal-no-such-invitation = cette invitation ne mène à aucune table ; la table a peut-être été retirée
refusal-no-such-page = il n’y a rien à cette adresse
refusal-no-such-seat = il n’y a pas de place { $seat } à cette table ; elle en a { $seats }, comptées à partir de 0
refusal-no-such-table = cette table n’existe pas ou ne vous est pas ouverte ; une invitation vous ferait entrer
refusal-not-finished = c’est possible une fois la partie terminée
refusal-not-invited = on entre à cette table sur invitation ; demandez le lien à l’hôte
refusal-not-known = vous n’avez encore rien fait ici, il n’y a donc rien à vous
refusal-not-playing = la partie n’est pas en cours
refusal-not-seated = vous n’avez pas de place à cette table
refusal-not-stored = l’enregistrement a échoué, rien ne s’est donc passé ; réessayez dans un instant
refusal-not-waiting = la partie a déjà commencé, ce n’est donc plus possible
refusal-not-yourself = vous ne pouvez pas faire cela à votre propre place
refusal-nothing-said = il n’y a rien dans ce message
refusal-nothing-to-decide = il n’y a rien à décider pour la place { $seat }
refusal-onlookers-silent = les spectateurs gardent le silence pendant la partie
refusal-seat-free = personne n’occupe la place { $seat }
refusal-seat-taken = la place { $seat } est prise ; choisissez-en une autre
refusal-seats-free = { $free ->
    [one] une place est encore libre ; attendez quelqu’un ou mettez-y un robot
   *[other] { $free } places sont encore libres ; attendez quelqu’un ou mettez-y des robots
}
refusal-server-mistake = une erreur s’est produite dans le serveur, elle a été notée ; vous n’avez rien perdu
refusal-table-full = { $seats ->
    [one] la seule place de cette table est prise
   *[other] les { $seats } places de cette table sont prises
}
refusal-too-busy = tout le monde agit à la fois à cette table ; réessayez dans un instant
refusal-too-fast = c’est beaucoup à la fois ; attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
refusal-too-large = c’est trop grand ; au plus { $most } octets sont possibles
refusal-too-many-bots = { $bots ->
    [one] { $bots } robot à une table de { $seats } ne vous laisse aucune place
   *[other] { $bots } robots à une table de { $seats } ne vous laissent aucune place
}
refusal-too-many-tables = { $most ->
    [one] vous avez { $most } table inachevée, le maximum ; terminez-la ou quittez-la d’abord
   *[other] vous avez { $most } tables inachevées, le maximum ; terminez-en ou quittez-en une d’abord
}
refusal-unknown-bot = il n’y a pas de robot nommé { $bot } pour ce jeu
refusal-unknown-game = il n’y a pas de jeu nommé { $game } ici
refusal-unworded = cela a été refusé ({ $code })
refusal-wrong-method = cette adresse n’accepte pas ce genre de requête
refusal-wrong-password = il n’y a pas de compte avec ce nom et ce mot de passe

bye-stopping = Le serveur redémarre. Cette page revient d’elle-même.
bye-storage = Le serveur n’atteint pas sa base de données en ce moment. Cette page réessaie d’elle-même.
bye-removed = L’hôte a libéré votre place.
bye-replaced = Vous avez ouvert cette table ailleurs.
bye-too-many = Il y a trop de connexions ou de messages d’ici. Patientez un peu.
bye-too-slow = La connexion est trop lente pour ce qui se passe à cette table. Cette page réessaie d’elle-même.
bye-version = Cette page est plus ancienne ou plus récente que le serveur. Rechargez-la.
bye-no-hello = La connexion n’a pas été ouverte comme le serveur l’attend.
bye-gone = Cette table n’existe pas ou ne vous est pas ouverte.
bye-logged-out = Votre session est fermée.
