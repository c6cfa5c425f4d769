# Lo que la propia partida puede rechazar, se juegue a lo que se juegue.

refusal-unknown-seat = { $seats ->
    [one] no hay ningún asiento { $seat } en esta mesa; tiene un solo asiento, el 0
   *[other] no hay ningún asiento { $seat } en esta mesa; tiene { $seats } asientos, contados desde 0
}
refusal-unknown-entry = la entrada { $answers } todavía no ha ocurrido; la más reciente es la { $newest }
refusal-stale = la partida ha seguido adelante desde entonces (respondiste a la entrada { $answers }, la pregunta es la { $asked }); vuelve a mirar y elige de nuevo
refusal-id-used-before = ya se envió otra cosa con el identificador { $id } (entrada { $entry }); cada intención necesita uno propio

# Lo que todos los juegos rechazan con las mismas palabras.

refusal-nothing-to-take-back = no hay nada que deshacer: todavía no has elegido
