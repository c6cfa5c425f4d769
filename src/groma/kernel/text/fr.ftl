# Ce que la partie elle-même peut refuser, quel que soit le jeu.

refusal-unknown-seat = { $seats ->
    [one] il n’y a pas de place { $seat } à cette table ; elle a une seule place, la 0
   *[other] il n’y a pas de place { $seat } à cette table ; elle a { $seats } places, comptées à partir de 0
}
refusal-unknown-entry = l’entrée { $answers } n’a pas encore eu lieu ; la plus récente est la { $newest }
refusal-stale = la partie a continué depuis (vous répondiez à l’entrée { $answers }, la question est la { $asked }) ; regardez de nouveau et choisissez à nouveau
refusal-id-used-before = autre chose a déjà été envoyé sous l’identifiant { $id } (entrée { $entry }) ; chaque intention doit avoir le sien

# Ce que tous les jeux refusent dans les mêmes mots.

refusal-nothing-to-take-back = il n’y a rien à reprendre : vous n’avez pas encore choisi
