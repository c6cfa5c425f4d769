# Consulter les règles : ce qui entoure les articles, qui viennent du serveur avec leurs mots.

reference-page-title = Les règles
reference-lead = Chaque carte, feuille, case et précision, dans nos propres mots. Les exemples sont comptés par les règles mêmes avec lesquelles on joue.
reference-search = Chercher dans les règles
reference-search-hint = Une carte, un terrain, un mot
reference-found =
    { $count ->
        [0] Rien pour « { $words } ».
        [one] { $count } article pour « { $words } »
       *[other] { $count } articles pour « { $words } »
    }
reference-first = Voici les { $count } premiers ; un mot de plus en laisse moins.
reference-try = Essayez un mot plus court, ou parcourez les chapitres.
reference-chapters = Chapitres
reference-game-cartographers = Cartographers et Heroes
reference-game-gisborne = Gisborne
reference-see = Voir aussi
reference-contents = Tous les chapitres
reference-all = Toutes les règles
reference-back = Retour
reference-not-there = Il n’y a pas d’article à cette adresse. Vous le trouverez peut-être en cherchant.
reference-shape =
    { $count ->
        [one] Forme d’une case
       *[other] Forme de { $count } cases
    }
reference-shape-coin =
    { $count ->
        [one] Forme d’une case, avec une pièce
       *[other] Forme de { $count } cases, avec une pièce
    }
reference-hero-pattern = L’attaque, telle qu’elle est imprimée
reference-map = Feuille : { $caption } Marquées : { $spaces }.
reference-map-blank = La feuille telle qu’elle est imprimée
reference-tile = La tuile dessinée : { $fields }
reference-times = { $times } × { $each }
