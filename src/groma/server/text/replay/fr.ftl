# Pourquoi un enregistrement ne peut être revu. Le problème est cité en anglais, tel que le lecteur l’a trouvé.

refusal-record-damaged = ce n’est pas l’enregistrement complet d’une partie ; la lecture s’est arrêtée ici : { $problem }
refusal-record-forged = cet enregistrement ne s’accorde pas avec les règles : il a donc été modifié après la partie ; ce qui ne s’accorde pas : { $problem }
refusal-record-newer = cet enregistrement est au format { $format }, plus récent que { $known } ; un Groma plus récent peut le lire
refusal-record-newer-rules = cette partie a été jouée avec la version { $rules } des règles ; on ne connaît ici que les versions jusqu’à { $known } ; un Groma plus récent peut la lire
refusal-record-too-long = { $seconds ->
    [one] la lecture de cet enregistrement a duré plus de { $seconds } seconde et a été abandonnée
   *[other] la lecture de cet enregistrement a duré plus de { $seconds } secondes et a été abandonnée
}
refusal-record-unfinished = il manque la fin de cet enregistrement : la partie est encore en cours, ou le fichier a été coupé après { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
