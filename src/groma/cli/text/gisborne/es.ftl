# Gisborne en la terminal. Las casillas se nombran por su número en el camino.

play-gisborne-welcome = Gisborne. «ayuda» explica, «salir» termina.
play-gisborne-reconstruction = Nota: la disposición de las losetas y el reparto de valores de cartas y fichas son una reconstrucción nuestra; no conocemos los impresos.

play-gisborne-round = Ronda { $number }
play-gisborne-last-round = ¡La última!
play-gisborne-tiles-left = { $count ->
    [one] { $count } loseta boca abajo
   *[other] { $count } losetas boca abajo
}
play-gisborne-next-chip = próxima ficha { $value }
play-gisborne-deck = mazo { $count }, descarte { $discarded }
play-gisborne-bar = Barra:
play-gisborne-beach = Playa:
play-gisborne-hand = Tu mano:
play-gisborne-hand-of = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
play-gisborne-laid = { $count ->
    [one] { $count } carta puesta
   *[other] { $count } cartas puestas
}
play-gisborne-ready = ya eligió
play-gisborne-chest = { $count ->
    [one] cofre { $count } punto
   *[other] cofre { $count } puntos
}
play-gisborne-from-village = Estás en una aldea: puedes mezclar metales y robas 1 carta pongas lo que pongas.
play-gisborne-from-swamp = Estás en un pantano: tus puntos se reducen a la mitad, redondeando hacia abajo.

## Dónde está cada cual

play-gisborne-on-plain = una casilla corriente
play-gisborne-on-card = una casilla de cartas
play-gisborne-on-village = una aldea
play-gisborne-on-swamp = un pantano
play-gisborne-on-wolves = entre lobos
play-gisborne-on-beach = en la playa
play-gisborne-on-bar = en la barra
play-gisborne-on-field = en la casilla { $number }

## Preguntas

play-gisborne-ask-lay = ¿Qué cartas pones? Por ejemplo { $example }, o t para la tienda; ? ayuda:
play-gisborne-ask-river = El río: ¿qué tres cartas conservas? Por ejemplo { $example }:
play-gisborne-ask-wolves = ¡Lobos! Tus fichas valen { $values }: ¿qué valor devuelves?
play-gisborne-ask-score = { $count ->
    [one] { $count } carta sin ver: ¿cuántas van a tu cofre, 0 o 1?
   *[other] { $count } cartas sin ver: ¿cuántas van a tu cofre, de 0 a { $count }?
}
play-gisborne-ask-card = { $count ->
    [one] { $count } carta sin ver: ¿va a tu cofre (1) o a tu mano (0)?
   *[other] { $count } cartas sin ver: ¿la siguiente va a tu cofre (1) o a tu mano (0)?
}
play-gisborne-confirm = Intro las pone; o escribe otras:
play-gisborne-unknown = «{ $typed }» no significa nada aquí; escribe «ayuda».

## Qué traería una jugada

play-gisborne-colon = :
play-gisborne-would = { $laid }: { $brings }
play-gisborne-would-stay = te quedas en la tienda.
play-gisborne-would-stand = medio punto no cuenta: te quedas donde estás.
play-gisborne-would-walk = { $points ->
    [one] { $points } punto,
   *[other] { $points } puntos,
}
play-gisborne-would-halved = { $points ->
    [one] la mitad de { $laid } da { $points } punto,
   *[other] la mitad de { $laid } da { $points } puntos,
}
play-gisborne-would-unknown = hasta una loseta que aún está boca abajo.
play-gisborne-would-beach = ¡hasta la playa!
play-gisborne-would-reach = hasta la casilla { $number }: { $place }.
play-gisborne-would-push = La casilla que toca está ocupada, así que sigues adelante.
play-gisborne-would-bridge = Cruzas el puente.
play-gisborne-would-discard = { $count ->
    [one] En el río descartas { $count } carta.
   *[other] En el río descartas { $count } cartas.
}
play-gisborne-would-chip = Te llevas la ficha de { $value } y se puntúan las posiciones.
play-gisborne-would-wolves = Una ficha vuelve a la caja.
play-gisborne-would-draw = { $count ->
    [0] No robas nada.
    [one] Robas { $count } carta.
   *[other] Robas { $count } cartas.
}

## Qué ha pasado

play-gisborne-news-round = Empieza la ronda { $number }.
play-gisborne-news-laid = { $count ->
    [one] { $player } pone { $count } carta.
   *[other] { $player } pone { $count } cartas.
}
play-gisborne-news-laid-sealed = { $player } ya ha puesto.
play-gisborne-news-shows = { $player } muestra { $laid }.
play-gisborne-news-tile = Se descubre { $place }, con una ficha de { $value }.
play-gisborne-news-end-tile = { $place } a la vista: la playa está cerca.
play-gisborne-news-stands = { $player } no se mueve.
play-gisborne-to-field = la casilla { $number }
play-gisborne-to-beach = la playa
play-gisborne-news-moves = { $points ->
    [one] { $player } juega { $points } punto y llega a { $to }.
   *[other] { $player } juega { $points } puntos y llega a { $to }.
}
play-gisborne-news-moves-bridge = { $points ->
    [one] { $player } juega { $points } punto, cruza un puente y llega a { $to }.
   *[other] { $player } juega { $points } puntos, cruza un puente y llega a { $to }.
}
play-gisborne-news-chip = { $player } se lleva la ficha de { $value }; se puntuarán las posiciones.
play-gisborne-news-chip-last = Nadie queda ya detrás de la ficha de { $value }: { $player } se la lleva.
play-gisborne-news-chip-beach = { $player } llega primero a la playa y se lleva el { $value }: esta es la última ronda.
play-gisborne-news-wolves = Lobos: { $player } devuelve una ficha de { $value }.
play-gisborne-news-river = { $player } descarta { $thrown } en el río.
play-gisborne-news-you-draw = Robas { $drawn }.
play-gisborne-news-draws = { $count ->
    [one] { $player } roba { $count } carta.
   *[other] { $player } roba { $count } cartas.
}
play-gisborne-news-shuffled = { $count ->
    [one] Se baraja el descarte: { $count } carta forma el nuevo mazo.
   *[other] Se baraja el descarte: { $count } cartas forman el nuevo mazo.
}
play-gisborne-news-scoring = Se puntúan las posiciones: { $order }.
play-gisborne-news-stored = { $count ->
    [one] { $player } guarda { $count } carta en el cofre.
   *[other] { $player } guarda { $count } cartas en el cofre.
}

## El final

play-gisborne-place = { $place }. { $player }: { $total } ({ $cards } en cartas, fichas { $chips })

## Ayuda

play-gisborne-help =
    b1 b2      pone dos cartas de bronce; b12 es lo mismo, p plata, o oro
    t          pone la tienda: te quedas y robas dos cartas; t o4 pone además una carta para despistar
    2          un número donde se pide un número
    Intro      pone lo que se te ha mostrado; antes no se pone nada
    salir      termina; la partida queda guardada
play-gisborne-signs = · casilla · ○ casilla de cartas, con su ficha detrás · ⌂ aldea · ≈ pantano · W lobos · ╪ aquí empieza un puente · ≋ río · A B C D E los cartógrafos
play-gisborne-signs-plain = . casilla · o casilla de cartas, con su ficha detrás · v aldea · s pantano · w lobos · = aquí empieza un puente · ~ río · A B C D E los cartógrafos

## Palabras que se pueden escribir; las inglesas se entienden en todas las lenguas

play-gisborne-typed-bronze = b bronce
play-gisborne-typed-silver = p plata
play-gisborne-typed-gold = o oro
play-gisborne-typed-tent = t tienda
play-gisborne-typed-help = ayuda
play-gisborne-typed-quit = salir
