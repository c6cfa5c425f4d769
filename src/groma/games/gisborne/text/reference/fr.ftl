# Les règles de Gisborne, ses cases et les précisions, dans nos propres mots et dans l’ordre de lecture.

rule-gisborne-aim-title = De quoi il s’agit
rule-gisborne-aim = De trois à cinq cartographes marchent du débarcadère, à travers un pays inconnu, jusqu’à la côte opposée. En chemin, ils réunissent des jetons, et des cartes dans leurs coffres. Qui a le plus de points dans son coffre à la fin a gagné ; arriver tôt aide, mais ne décide pas.

rule-gisborne-setup-title = Avant de commencer
rule-gisborne-setup = La tuile de départ est découverte, et celle d’arrivée aussi, à l’autre bout. Neuf des dix tuiles de chemin sont mélangées face cachée ; la dixième reste dans la boîte sans être vue. Les pions attendent sur la barre dans un ordre tiré au sort. Chacun reçoit cinq cartes mouvement, une carte tente et un coffre. Un jeton de 1 est posé sur la tuile de départ, celui de 4 sur la plage, et neuf des dix autres forment une pile face visible.

rule-gisborne-round-title = Une manche
rule-gisborne-round = Chacun pose des cartes face cachée, le premier de la course d’abord. Toutes sont retournées ensemble. Les pions avancent un à un, le plus avancé d’abord. Puis les cartes posées sont défaussées et l’on en pioche de nouvelles. Si quelqu’un s’est arrêté sur un jeton, les positions sont décomptées.

rule-gisborne-laying-title = Poser des cartes
rule-gisborne-laying = Posez d’une à cinq cartes d’un seul métal : bronze, argent ou or. La carte tente peut en faire partie, et un village permet de mélanger. On voit combien vous en posez, pas lesquelles, et ce qui est posé le reste. À une table où tous posent à la fois, on ne voit pas combien, et vous pouvez reprendre vos cartes jusqu’à ce que la dernière personne ait posé.

rule-gisborne-moving-title = Avancer
rule-gisborne-moving = Votre pion avance d’autant de cases que vos cartes ont de points, et il faut les parcourir toutes. Les cases où se trouvent d’autres pions comptent. Si la dernière est occupée, le pion va jusqu’à la prochaine case libre, et ce qui s’y trouve se produit.

rule-gisborne-tiles-title = Le chemin grandit
rule-gisborne-tiles = Quand un pion dépasse la dernière case posée sur la table, la tuile suivante est découverte et ajoutée au chemin, avec le jeton suivant sur sa case cartes, et le pion continue. Après neuf tuiles de chemin vient la dernière.

rule-gisborne-replenishing-title = Nouvelles cartes
rule-gisborne-replenishing = Le bronze est lent, mais rapporte 2 nouvelles cartes ; l’argent en rapporte 1 ; l’or est rapide et n’en rapporte pas. Une seule fois par joueur, quel qu’en soit le nombre. Quand la pioche est épuisée, la défausse est mélangée et devient la pioche.

rule-gisborne-tent-title = La carte tente
rule-gisborne-tent = Qui pose sa carte tente reste sur place et pioche 2 cartes. Pour bluffer, on peut y joindre jusqu’à quatre cartes mouvement de n’importe quels métaux ; elles reviennent en main, et la tente aussi.

rule-gisborne-chips-title = Jetons
rule-gisborne-chips = Qui s’arrête sur un jeton le met dans son coffre, et les positions sont décomptées à la fin de la manche. Un jeton que tous ont dépassé revient à qui le dépasse en dernier, sans décompte.

rule-gisborne-scoring-title = Le décompte des positions
rule-gisborne-scoring = Le premier reçoit 3 cartes sans les voir, le deuxième 2, le dernier 2, et ceux du milieu 1 chacun. De chaque carte vous dites, sans la regarder, si elle va dans votre coffre, où elle vaut 1 point, ou dans votre main. Le dernier doit prendre les siennes en main. On le fait une fois pour chaque jeton sur lequel quelqu’un s’est arrêté dans la manche.

rule-gisborne-end-title = La fin
rule-gisborne-end = Quand le premier pion atteint la plage, on achève la manche, puis la partie est finie. Ce pion prend le jeton de 4 et se place sur le 5, les suivants sur le 4, le 3 et ainsi de suite ; les points en trop sont perdus. Après un dernier décompte, chacun compte : 1 point par carte dans le coffre, plus les jetons. En cas d’égalité, le pion le plus avancé l’emporte.

rule-gisborne-reconstruction-title = Ce qui est reconstitué
rule-gisborne-reconstruction = Du livret, il reste le texte, mais pas les images. L’aspect des tuiles, la place de leurs cases spéciales, le nombre de cartes de chaque valeur et de jetons de chaque sorte sont notre reconstitution, faite de sorte que chaque phrase du livret soit respectée. Elle pourra être remplacée quand un exemplaire se retrouvera.

field-card = Case cartes
field-card-rule = Un jeton s’y trouve dès que la tuile est découverte. Qui y termine son mouvement prend le jeton, et les positions sont décomptées à la fin de la manche.
field-village = Village
field-village-rule = Si votre mouvement commence ici, vous pouvez poser ensemble des cartes de plusieurs métaux, toujours cinq au plus. Quoi que vous ayez posé, vous piochez 1 nouvelle carte.
field-swamp = Marais
field-swamp-rule = Si votre mouvement commence ici, vos points sont divisés par deux, arrondis à l’inférieur.
field-wolves = Loups
field-wolves-rule = Qui termine son mouvement ici rend à la boîte un de ses jetons, à son choix, s’il en a.
field-river = Rivière
field-river-rule = Une rivière coule entre deux cases et n’en est pas une. Pour la traverser, vous pouvez garder en main 3 cartes mouvement au plus, en plus de la tente ; vous choisissez lesquelles défausser.
field-shortcut = Raccourci
field-shortcut-rule = Si votre mouvement se termine sur la première case du raccourci, votre pion passe le pont jusqu’à la case derrière, ou jusqu’à la prochaine case libre, et ce qui s’y trouve se produit. Passer sans s’arrêter ne fait rien.
field-beach = Plage
field-beach-rule = Le premier pion arrivé prend le jeton de 4 et se place sur le 5, les suivants sur le 4, le 3, le 2 et le 1. Ces nombres ne sont pas des points. On achève la manche, puis la partie est finie.
field-bar = Barre
field-bar-rule = D’où partent les pions. Ce n’est pas une case et elle ne compte pas dans un mouvement ; l’ordre sur la barre dit qui est premier jusqu’au départ des premiers pions.

gisborne-reference-bronze = Cartes bronze
gisborne-reference-bronze-rule = Lentes, mais elles rapportent 2 nouvelles cartes.
gisborne-reference-silver = Cartes argent
gisborne-reference-silver-rule = Elles rapportent 1 nouvelle carte.
gisborne-reference-gold = Cartes or
gisborne-reference-gold-rule = Rapides, mais elles ne rapportent pas de carte.
gisborne-reference-tent = Carte tente
gisborne-reference-tent-rule = Une par joueur : restez sur place, reprenez tout en main et piochez 2 cartes.
gisborne-reference-chips = Jetons
gisborne-reference-chips-rule = Des points pour le coffre. Celui de 4 est sur la plage, un 1 sur la tuile de départ.

ruling-G01 = On pose dans l’ordre de la course, le premier d’abord ; on voit combien de cartes chacun a posées, pas lesquelles. La table peut choisir de poser tous ensemble.
ruling-G02 = La carte tente est l’une des cinq. Avec elle, de zéro à quatre cartes mouvement de n’importe quels métaux ; toutes reviennent en main, et l’on en pioche 2. On peut toujours la poser : personne n’est donc jamais bloqué.
ruling-G03 = La plage passe avant le chemin, le chemin avant la barre ; sur la barre, c’est l’ordre tiré au sort qui compte. Deux pions n’ont jamais le même rang.
ruling-G04 = Tous les points doivent être parcourus. Un marais les divise par deux, arrondis à l’inférieur. Avec 0 point, le pion reste et sa case n’a pas d’effet.
ruling-G05 = Les cases occupées comptent en chemin. Un pion qui s’arrêterait sur l’une d’elles va jusqu’à la prochaine case libre ; il découvre des tuiles, traverse des rivières et atteint la plage comme dans un mouvement ; la case où il s’arrête a son effet.
ruling-G06 = Une tuile est découverte quand un pion dépasse la dernière case de la précédente, non quand il s’y arrête ; le jeton vient avec elle. Après neuf tuiles de chemin vient la dernière.
ruling-G07 = S’arrêter sur un jeton amène un décompte à la fin de la manche. Le dernier à laisser un jeton derrière lui le prend aussitôt, depuis un pont aussi, sans décompte.
ruling-G08 = Les positions sont décomptées après la pioche, une fois pour chaque jeton sur lequel on s’est arrêté, selon les rangs du moment. Les cartes ne sont pas vues : vous dites donc combien vont dans le coffre ; le dernier doit prendre les deux en main.
ruling-G09 = On pioche une fois par joueur : bronze 2, argent 1, or 0, tente 2 ; pour un mouvement commencé sur un village 1, quoi qu’on ait posé. Le premier de la course pioche d’abord.
ruling-G10 = Sur un village, on peut poser ensemble des cartes de plusieurs métaux quand le mouvement y commence, toujours cinq au plus.
ruling-G11 = Seul un mouvement qui se termine sur sa première case prend le raccourci. Le pion va à la case derrière le pont ou à la prochaine case libre, pas plus loin ; la case atteinte a son effet ; le pont ne traverse aucune rivière.
ruling-G12 = Devant une rivière, en plein mouvement, vous gardez en main 3 cartes mouvement au plus et choisissez celles qui partent.
ruling-G13 = Qui s’arrête chez les loups rend un jeton de son choix, s’il en a.
ruling-G14 = Le premier pion sur la plage prend le 4 et se place sur le 5, les suivants sur le 4, le 3 et ainsi de suite. Les points en trop sont perdus, et les nombres de la plage ne sont pas des points. La manche s’achève avec ses décomptes ; le 4 compte comme un jeton sur lequel on s’est arrêté.
ruling-G15 = La pile de jetons est face visible : le prochain est connu. La table peut la retourner.
ruling-G16 = S’il faut une carte et que la pioche est vide, la défausse est mélangée et devient la pioche. Si les deux sont vides, on ne pioche rien et rien n’est dû.
ruling-G17 = Chaque carte du coffre vaut 1 point, les jetons ce qu’ils portent. En cas d’égalité, le pion le plus avancé l’emporte.
ruling-G18 = Après 100 manches, la partie finit comme si la dernière manche était achevée.
ruling-G19 = On joue de trois à cinq ; des robots peuvent prendre les places vides.
