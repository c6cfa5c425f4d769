# Les règles de Cartographers et les précisions, dans nos propres mots et dans l’ordre de lecture.

## Comment on joue

rule-aim-title = De quoi il s’agit
rule-aim = Pendant quatre saisons, vous dessinez forêts, villages, champs et eaux sur votre feuille. Les édits de la reine disent ce qui rapporte des étoiles ; les monstres en coûtent. Qui a le plus d’étoiles à la fin de l’hiver a gagné.

rule-setup-title = Avant de commencer
rule-setup = Chacun reçoit la même feuille. Quatre cartes score, une de chaque paquet, sont placées sous les édits A, B, C et D. Les cartes exploration sont mélangées avec une carte embuscade que personne n’a vue.

rule-words-title = Trois mots
rule-words = Deux cases sont l’une à côté de l’autre quand elles partagent un côté ; se toucher par un coin ne suffit pas. Un groupe, ce sont des cases du même terrain d’un seul tenant ; une seule case est aussi un groupe. Est remplie toute case qui n’est pas vide : terrain dessiné, monstres, montagnes et terre désolée. Les ruines sont vides tant que rien n’y est dessiné.

rule-turn-title = Un tour
rule-turn = Une carte est révélée ; chacun dessine ; puis on vérifie si le temps de la saison est écoulé. Sinon, la carte suivante arrive.

rule-exploring-title = Révéler une carte
rule-exploring = La première carte du paquet est retournée et posée dans la colonne de la saison, où son temps s’ajoute. Après une carte ruines, la suivante vient aussitôt.

rule-drawing-title = Dessiner
rule-drawing = Choisissez une des formes de la carte et un de ses terrains, et dessinez-la où vous voulez sur votre feuille. Vous pouvez tourner et retourner la forme. Elle doit occuper des cases vides sans dépasser le bord ; elle n’a besoin d’être à côté de rien.

rule-sealed-title = Tous en même temps
rule-sealed = Chacun dessine sans voir les autres. Vous pouvez reprendre votre dessin jusqu’à ce que le dernier soit prêt ; alors tous les dessins sont acquis.

rule-single-space-title = Quand rien ne tient
rule-single-space = Si aucune forme de la carte ne tient sur votre feuille, vous dessinez à la place une case seule, où vous voulez, d’un terrain de la carte. Elle ne rapporte pas de pièce. Cartographers Heroes permet pour elle tout terrain, sauf la montagne.

rule-coins-title = Pièces
rule-coins = Certaines formes rapportent une pièce quand vous les choisissez, et une montagne aussi, dès que ses quatre côtés sont remplis, peu importe par qui. Chaque pièce vaut 1 étoile à la fin de cette saison et de toutes les suivantes. La piste en tient 14.

rule-ruins-title = Ruines
rule-ruins = Après une carte ruines, vous devez dessiner la prochaine carte exploration de façon à couvrir une case de ruines libre. Si aucune de ses formes ne le peut, ou s’il ne vous reste pas de ruines libres, vous dessinez à la place une case seule, où vous voulez et de tout terrain sauf la montagne.

rule-ambush-title = Embuscades
rule-ambush = Une embuscade interrompt tout : chacun passe sa feuille à un voisin, dessine les monstres sur celle qu’il reçoit, et la rend. Les monstres peuvent être tournés et retournés, et couvrir des ruines. S’ils ne tiennent nulle part, on dessine une seule case monstre. Une embuscade ne prend pas de temps, et sa carte quitte la partie.

rule-passing-title = Sur quelle feuille vous dessinez
rule-passing = La flèche de la carte embuscade montre où vont les feuilles : dans le sens horaire, à gauche ; dans le sens antihoraire, à droite. À deux, les feuilles sont simplement échangées.

rule-check-title = La saison est-elle finie ?
rule-check = Chaque saison a un seuil de temps. Dès que les temps de la colonne l’atteignent ou le dépassent, la saison s’achève ; le temps en trop est perdu.

rule-season-end-title = La fin d’une saison
rule-season-end = Deux des quatre édits comptent : A et B au printemps, B et C en été, C et D en automne, D et A en hiver. Chaque pièce ajoute 1 étoile. Chaque case vide à côté d’un monstre coûte 1 étoile, même si plusieurs monstres la touchent. Une saison peut finir au-dessous de zéro.

rule-next-season-title = La saison suivante
rule-next-season = Toutes les cartes exploration retournent dans le paquet, avec une carte embuscade de plus que personne n’a vue. Les embuscades qui ne sont pas sorties y restent aussi : plus tard, il peut y en avoir plusieurs.

rule-game-end-title = La fin de la partie
rule-game-end = On additionne les étoiles des quatre saisons. En cas d’égalité en tête, l’emporte qui a perdu le moins d’étoiles à cause des monstres sur les quatre saisons ; si là aussi il y a égalité, la victoire est partagée.

rule-solo-title = En solo
rule-solo = Vous jouez les quatre mêmes saisons en solitaire, pour un titre au lieu d’une victoire.

rule-solo-ambush-title = Embuscades en solo
rule-solo-ambush = La carte embuscade indique un coin et un sens. De là, les monstres longent le bord de votre feuille, tels qu’ils sont imprimés, et s’installent à la première place libre ; s’il n’y en a pas, ils essaient l’anneau suivant vers l’intérieur, et ainsi de suite. S’il n’y a de place nulle part, rien ne se passe.

rule-solo-rating-title = Score final et titre
rule-solo-rating = Chaque carte score porte un nombre. Votre total moins les quatre nombres en jeu est votre score final, et il donne le titre : à partir de 30 le meilleur, au-dessous de −30 aucun.

## Précisions

ruling-C01 = Ruines, puis Rift Lands : la case va sur des ruines libres s’il vous en reste, sinon où vous voulez, d’un terrain de la carte.
ruling-C02 = Ruines : convient chaque forme qui peut couvrir une case de ruines libre, avec sa pièce si elle en a une ; si une seule des deux le peut, ce doit être celle-là.
ruling-C03 = Quand aucune forme ne tient, la case seule prend un terrain de la carte dans Cartographers, et tout terrain sauf la montagne dans Heroes et quand les deux jeux sont combinés ; un héros dessiné ainsi n’attaque rien. La table peut choisir.
ruling-C04 = Quand aucune forme ne peut couvrir des ruines libres, la case seule peut être de tout terrain sauf la montagne. Le livret français dit autre chose ; c’est une erreur de traduction, qui n’est pas suivie.
ruling-C05 = Si des formes tiennent, mais aucune sur des ruines libres, vous devez dessiner la case seule ; elle peut aller n’importe où.
ruling-C06 = Une case seule dessinée à la place d’une forme ne rapporte pas de pièce.
ruling-C07 = Tout ce qui remplit aide à entourer une montagne : tout terrain, monstres, terre désolée, cases détruites. Chaque montagne paie une fois, au propriétaire de la feuille, quel que soit celui qui a dessiné.
ruling-C08 = S’il ne reste aucune case vide pour une case seule, rien n’est dessiné et la partie continue.
ruling-C09 = À deux, toute embuscade veut dire la même chose : échanger les feuilles.
ruling-C10 = À plusieurs, une embuscade peut être tournée et retournée et peut couvrir des ruines ; si elle ne tient nulle part, un seul monstre va n’importe où sur cette feuille.
ruling-C11 = Une embuscade ou un héros qui suit une carte ruines passe d’abord, sans égard aux ruines ; les ruines attendent la prochaine carte exploration.
ruling-C12 = Embuscades, héros, ruines, Rift Lands et Portes de Kethra ne prennent pas de temps ; une embuscade ne finit jamais une saison.
ruling-C13 = Le paquet exploration ne peut pas s’épuiser : il contient plus de temps qu’aucune saison.
ruling-C14 = Le temps au-delà du seuil est perdu, il n’est pas reporté.
ruling-C15 = Une case vide à côté de monstres vivants coûte 1 étoile, une seule fois quel que soit leur nombre, et de nouveau chaque saison ; les ruines libres comptent comme vides.
ruling-C16 = Chaque pièce cochée paie de nouveau chaque saison ; la piste en tient 14, les autres sont ignorées.
ruling-C17 = Ni une saison ni le total ne s’arrêtent à zéro.
ruling-C18 = Dans le sens horaire, votre feuille va à gauche, et ce voisin dessine sur elle ; dans le sens antihoraire, à droite.
ruling-C19 = Stoneside Forest : un groupe de forêt relie toutes les montagnes qu’il touche, s’il y en a au moins deux, et chacune compte une fois ; une montagne ne transmet pas le lien.
ruling-C20 = The Golden Granary : l’eau à côté de ruines compte une fois, qu’elles soient libres ou non ; l’eau sur des ruines ne rapporte rien pour cela.
ruling-C21 = Mages Valley et Canal Lake comptent chaque case une fois, quel que soit le nombre de ses montagnes ou de ses voisines.
ruling-C22 = Shoreside Expanse : des groupes de toute taille ; seul le vrai bord de la feuille est un bord, la terre désolée n’en est pas un.
ruling-C23 = Great City : seulement les groupes dont aucune case n’est à côté d’une montagne ; le plus grand compte, et entre deux égaux peu importe lequel.
ruling-C24 = Greengold Plains compte forêt, champs, eau, monstre et montagne, et héros s’il y en a en jeu ; cases vides, ruines, terre désolée, cases détruites et bord ne comptent pas.
ruling-C25 = Shieldgate : si deux groupes ont la plus grande taille, cette taille est aussi la deuxième ; avec moins de deux groupes, rien.
ruling-C26 = Lost Barony : 3 étoiles fois le côté du plus grand carré rempli ; une seule case remplie est un carré.
ruling-C27 = The Broken Road : onze diagonales descendent du bord gauche au bord inférieur ; le coin inférieur gauche, à lui seul, est la plus courte.
ruling-C28 = The Cauldrons et Treetower : les ruines libres sont vides ; montagnes, terre désolée, monstres et cases détruites sont remplies ; le bord de la feuille ferme.
ruling-C29 = Une carte score de chaque paquet est en jeu, placée sur A, B, C ou D au hasard, à moins que la table ne choisisse.
ruling-C30 = Qui a le plus d’étoiles gagne ; à égalité, qui en a perdu le moins à cause des monstres dans toute la partie ; si l’égalité demeure, la victoire est partagée.
ruling-C31 = En solo, un monstre reste tel qu’il est imprimé. Il va d’anneau en anneau depuis son coin, dans son sens, et essaie sur chaque case toutes les façons de la couvrir ; la première qui convient est dessinée. Si aucune ne convient, la carte est ignorée, sans case seule. Il peut fermer une montagne, et la pièce est à vous.
ruling-C32 = Le score final est le total moins les quatre nombres solo ; le titre est le plus haut dont vous atteignez la marque ; au-dessous de −30, il n’y en a pas.
ruling-C33 = Un dessin peut être changé jusqu’à ce que tous aient fini le tour ; ensuite il est acquis.

## Titres d’une référence

reference-title = { $game } : les règles en bref
reference-note = Dans nos propres mots, pour vérifier quelque chose ; les livrets des jeux l’expliquent en détail.
reference-heroes = Ce qu’ajoute Cartographers Heroes
reference-in-the-box = Sur les cartes de la boîte : { $rule }
reference-name-in-the-box = Sur les cartes de la boîte : { $name }.
