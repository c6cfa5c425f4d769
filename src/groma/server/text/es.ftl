# Lo que dice el servidor: negativas, despedidas y algunas palabras de la sala.

guest-name = Agrimensor { $number }
nameless = Alguien

refusal-bad-intent = esta intención no se puede leer: { $problem }
refusal-bad-message = este mensaje no se puede leer: { $problem }
refusal-bad-name = un nombre necesita al menos una letra o cifra y como mucho { $longest } caracteres
refusal-bad-options = estas opciones de mesa no se pueden leer: { $problem }
refusal-bad-pace = { $seconds ->
    [one] el tiempo para una elección es de { $seconds } segundo; se puede de { $least } a { $most }
   *[other] el tiempo para una elección es de { $seconds } segundos; se puede de { $least } a { $most }
}
refusal-bad-request = esta petición no se puede leer: { $problem }
refusal-foreign-origin = esta petición no viene de las páginas de este sitio, así que no se ha llevado a cabo
refusal-has-account = ya tienes una cuenta: { $account }
refusal-host-only = eso solo puede hacerlo el anfitrión de la mesa
refusal-muted = el anfitrión te ha quitado la palabra en esta mesa
refusal-name-taken = ya hay una cuenta con el nombre { $name }; elige otro, o entra con esa cuenta
refusal-no-such-invitation = esta invitación no lleva a ninguna mesa; quizá la mesa se ha retirado
refusal-no-such-page = no hay nada en esta dirección
refusal-no-such-seat = no hay ningún asiento { $seat } en esta mesa; tiene { $seats }, contados desde 0
refusal-no-such-table = no existe esa mesa o no está abierta para ti; con una invitación podrías entrar
refusal-not-finished = esto es posible cuando la partida ha terminado
refusal-not-invited = a esta mesa se entra por invitación; pide el enlace al anfitrión
refusal-not-known = todavía no has hecho nada aquí, así que no hay nada tuyo
refusal-not-playing = la partida no se está jugando
refusal-not-seated = no tienes asiento en esta mesa
refusal-not-stored = no se ha podido guardar, así que no ha ocurrido; inténtalo otra vez dentro de un momento
refusal-not-waiting = la partida ya ha empezado, así que esto ya no es posible
refusal-not-yourself = eso no puedes hacerlo con tu propio asiento
refusal-nothing-said = no hay nada en este mensaje
refusal-nothing-to-decide = no hay nada que decidir sobre el asiento { $seat }
refusal-onlookers-silent = quienes miran guardan silencio mientras dura la partida
refusal-seat-free = nadie ocupa el asiento { $seat }
refusal-seat-taken = el asiento { $seat } está ocupado; elige otro
refusal-seats-free = { $free ->
    [one] aún queda un asiento libre; espera a alguien o pon un bot
   *[other] aún quedan { $free } asientos libres; espera a alguien o pon bots
}
refusal-server-mistake = algo ha fallado en el servidor y ha quedado anotado; no se ha perdido nada tuyo
refusal-table-full = { $seats ->
    [one] el único asiento de esta mesa está ocupado
   *[other] los { $seats } asientos de esta mesa están ocupados
}
refusal-too-busy = todos actúan a la vez en esta mesa; inténtalo otra vez dentro de un momento
refusal-too-fast = es demasiado de una vez; espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
refusal-too-large = es demasiado grande; como mucho se admiten { $most } bytes
refusal-too-many-bots = { $bots ->
    [one] { $bots } bot en una mesa de { $seats } no te deja ningún asiento
   *[other] { $bots } bots en una mesa de { $seats } no te dejan ningún asiento
}
refusal-too-many-tables = { $most ->
    [one] tienes { $most } mesa sin terminar, el máximo; termínala o déjala primero
   *[other] tienes { $most } mesas sin terminar, el máximo; termina o deja una primero
}
refusal-unknown-bot = no hay ningún bot llamado { $bot } para este juego
refusal-unknown-game = aquí no hay ningún juego llamado { $game }
refusal-unworded = esto se ha rechazado ({ $code })
refusal-wrong-method = esta dirección no admite peticiones de esa clase
refusal-wrong-password = no hay ninguna cuenta con este nombre y esta contraseña

bye-stopping = El servidor se reinicia. Esta página vuelve por sí sola.
bye-storage = El servidor no alcanza su base de datos en este momento. Esta página lo intenta de nuevo por sí sola.
bye-removed = El anfitrión ha dejado libre tu asiento.
bye-replaced = Has abierto esta mesa en otro lugar.
bye-too-many = Hay demasiadas conexiones o demasiados mensajes desde aquí. Espera un poco.
bye-too-slow = La conexión es demasiado lenta para lo que ocurre en esta mesa. Esta página lo intenta de nuevo por sí sola.
bye-version = Esta página es más antigua o más nueva que el servidor. Cárgala de nuevo.
bye-no-hello = La conexión no se ha abierto como el servidor espera.
bye-gone = No existe esa mesa o no está abierta para ti.
bye-logged-out = Has salido de tu cuenta.
