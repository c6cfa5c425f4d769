# Ce que Cartographers Heroes ajoute aux règles, comment les jeux se combinent, et les précisions.

## Comment on joue

rule-heroes-title = Héros
rule-heroes = Quand une carte héros sort, vous dessinez le héros sur une case vide de votre feuille et choisissez où pointe son attaque. Les cases attaquées restent marquées jusqu’à la fin de la partie : les monstres qui s’y trouvent sont détruits aussitôt, et ceux qui y viendront aussi. Les marques elles-mêmes ne remplissent rien.

rule-heroes-deck-title = Les héros dans le paquet
rule-heroes-deck = Chaque saison, une carte héros que personne n’a vue entre dans le paquet exploration avec la carte embuscade. Un héros ne prend pas de temps, et sa carte quitte la partie quand tous ont dessiné.

rule-destroyed-title = Cases détruites
rule-destroyed = Une case détruite est remplie, mais n’a plus de terrain. Elle complète lignes et colonnes et ferme les montagnes, et elle coupe les groupes. Un monstre détruit ne coûte rien ; un héros détruit continue d’attaquer.

rule-effects-title = Ce que font ensuite les monstres
rule-effects = Chaque carte embuscade de Heroes a un effet, et l’initiale de son monstre est écrite sur la feuille. La Gorgone détruit une case quand elle est dessinée ; le Dragon paie 3 pièces une fois encerclé ; le Zombie et le Troll agissent après le décompte de chaque saison, dans l’ordre où leurs cartes sont sorties.

rule-heroes-differences-title = Autres différences
rule-heroes-differences = L’été finit au temps 7 au lieu de 8. Quand aucune forme ne tient, la case seule peut être de tout terrain sauf la montagne. Il n’y a pas de cartes ruines, et les ruines de la feuille sont de simples cases vides.

rule-combining-title = Les deux jeux combinés
rule-combining = La table choisit une même feuille pour tous, les cartes exploration d’un jeu (jamais des deux), les cartes saison d’un jeu, au moins quatre des huit cartes embuscade, des héros ou non, et une carte score de chaque paquet, de l’un ou l’autre jeu. Les cartes ruines y sont toujours.

rule-printings-title = Deux impressions
rule-printings = Six cartes score, et les noms de deux d’entre elles, ne sont pas les mêmes dans le livret et sur les cartes de la boîte. La table dit laquelle elle suit ; sinon, c’est le livret.

## Précisions

ruling-H01 = Six cartes score et deux noms diffèrent entre le livret et la boîte ; la table suit le livret, à moins de choisir la boîte. Les nombres solo sont les mêmes.
ruling-H02 = Une case détruite est remplie et n’a pas de terrain : elle ne coûte pas d’étoiles autour d’elle, compte pour les lignes et colonnes complètes, pour les montagnes et pour le Dragon, et coupe groupes et suites.
ruling-H03 = Vous choisissez la case du héros et où pointe l’attaque ; celle-ci peut couvrir des cases remplies et sortir de la feuille.
ruling-H04 = Les marques d’attaque durent toute la partie, même si leur héros est détruit, et ne remplissent rien.
ruling-H05 = Un monstre sur une marque d’attaque est détruit aussitôt, qu’il ait été là avant le héros ou vienne après, de quelque façon que ce soit ; d’une embuscade, seules les cases marquées tombent.
ruling-H06 = Un monstre seul, dessiné parce qu’une embuscade ne tenait nulle part, ne porte pas d’initiale et n’a pas d’effet ; en solo, une embuscade sans place est ignorée.
ruling-H07 = Regard de la Gorgone : dès qu’elle est dessinée, qui l’a dessinée détruit une case à côté d’une Gorgone vivante, vide ou dessinée, mais ni montagne, ni terre désolée, ni case détruite ; c’est obligatoire si c’est possible, et rien n’arrive si les héros ont détruit toute la Gorgone. En solo, c’est vous qui choisissez.
ruling-H08 = Fléau des Zombies : après le décompte d’une saison, des Zombies surgissent en même temps dans toutes les cases vides, ruines comprises, à côté d’un Zombie vivant ; ils ne comptent contre vous qu’à partir du décompte suivant.
ruling-H09 = Ravages du Troll Géant : après le décompte d’une saison, le propriétaire de chaque feuille détruit une case vide à côté d’un Troll vivant, s’il y en a une.
ruling-H10 = Brasier du Dragon : 3 pièces pour le propriétaire de la feuille, une seule fois, dès que chaque case du Dragon est détruite ou n’a plus de case vide à côté d’elle ; le bord de la feuille ferme, et la piste de pièces s’arrête toujours à 14.
ruling-H11 = Plusieurs effets en fin de saison se produisent dans l’ordre où leurs cartes sont sorties, après l’hiver aussi, même si plus rien n’est compté ensuite.
ruling-H12 = Les héros et embuscades qui ne sont pas sortis restent dans le paquet exploration, et une carte de plus de chaque s’y joint chaque saison ; celles qui sont sorties le quittent.
ruling-H13 = Enclave Extérieure et Caravansérail : le groupe qui rapporte le plus est pris pour vous, chaque case vide et chaque ligne ou colonne une fois ; sans village, il n’y a rien.
ruling-H14 = Sceau Étoilé : exactement trois cases vides d’un seul tenant, qui n’en touchent pas une quatrième ; les ruines libres sont vides.
ruling-H15 = Silos : les colonnes 1, 3, 5, 7, 9 et 11, en comptant depuis la gauche.
ruling-H16 = Collines Striées : les types sont forêt, village, champs, eau, monstre, héros et montagne ; terre désolée, ruines et cases détruites n’en sont pas.
ruling-H17 = Jorekborg demande au moins une case champs et une case eau ; Craylund compte des cases eau différentes ; Pics de Clawsgrove compte chaque montagne une fois.
ruling-H18 = Fourré du Faune Perdu : la seule plus longue suite de forêt dans une colonne, que toute autre chose rompt.
ruling-H19 = Bastions Nains : une ligne complète et une colonne complète par la même montagne comptent toutes les deux ; deux montagnes dans une même ligne comptent une fois.
ruling-H20 = Combiner : une feuille pour tous, un jeu de saisons, un jeu d’exploration, des embuscades au choix, des héros ou non ; les ruines toujours ; il entre toujours une embuscade (et un héros) par saison, et il y a une carte score de chaque paquet.
ruling-H21 = Dans Heroes seul, les ruines n’ont pas d’effet : ce sont des cases vides.
ruling-H22 = En solo, vous placez les héros comme à une table à plusieurs.
