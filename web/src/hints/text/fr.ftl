# Quelques mots à côté de la table, pour la première partie de quelqu’un.

hints-label = Conseils pour votre première partie
hints-step = { $step } sur { $steps }
hints-next = Suivant
hints-dismiss = Masquer les conseils
hints-done = En route !
hints-card = Cette carte est révélée : ses terrains, ses formes et son temps. Dessinez une de ses formes.
hints-hand = Choisissez ici une forme et un terrain. Une forme avec une pièce vaut une étoile par saison.
hints-board = Touchez une case : la forme s’y pose. Déplacez-la, tournez-la, retournez-la sur des cases vides.
hints-confirm = Pas encore dessinée : les nombres disent ce qu’elle rapporterait. Si elle vous plaît, confirmez.
hints-time = C’est dessiné ! Le temps s’ajoute ici. Quand c’est plein, la saison finit et l’on compte les étoiles.
hints-edicts = Ces édits rapportent vos étoiles, deux d’entre eux cette saison. Touchez-en un pour voir ce qui compte, et pourquoi.
hints-ruins = Des ruines sont sorties : cette fois, la forme doit couvrir une des colonnes brisées.
hints-ambush = Des monstres se sont installés ici. Chaque case vide à côté coûte une étoile : remplissez-les si possible.
hints-second = Dessinez cette carte là où elle sert un édit, ou enferme une montagne : cela rapporte une pièce.
hints-end = Il n’en faut pas plus. Le petit livre à côté d’une chose vous dit sa règle. La carte est à vous.
