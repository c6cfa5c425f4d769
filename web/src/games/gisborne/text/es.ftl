# La mesa de Gisborne en el navegador.

gisborne-path = El camino a través de la isla
gisborne-hand = Tu mano, por metales
gisborne-choice = Tu elección
gisborne-standing = Cómo va cada cual
gisborne-news = Qué ha pasado
gisborne-you = (tú)
gisborne-round = Ronda { $round }
gisborne-last-round = Última ronda
gisborne-deck = { $cards ->
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
gisborne-discard = { $cards } en el descarte
gisborne-next-chip = Próxima ficha: { $value }
gisborne-face-down = { $tiles ->
    [one] una loseta boca abajo
   *[other] { $tiles } losetas boca abajo
}
gisborne-tiles = Losetas descubiertas
gisborne-about-tiles = Sobre estas losetas
gisborne-reconstruction = El juego de losetas «{ $set }» es una reconstrucción: la posición de las casillas, cuántas cartas hay de cada valor y el reparto de las fichas son nuestra mejor estimación.
gisborne-reconstruction-more = no se ha encontrado ninguna imagen de las losetas impresas. En cuanto aparezca una, su trazado ocupará el lugar del nuestro; las reglas no cambian.

gisborne-kind-plain = casilla
gisborne-kind-card = casilla de cartas
gisborne-kind-village = aldea
gisborne-kind-swamp = pantano
gisborne-kind-wolves = lobos
gisborne-kind-river = río
gisborne-kind-shortcut = atajo
gisborne-kind-bar = barra
gisborne-kind-beach = playa

gisborne-ask-lay = Pon de una a cinco cartas de un mismo metal, o tu tienda.
gisborne-ask-lay-village = Sales de una aldea: pon cartas de cualquier metal.
gisborne-ask-lay-swamp = Sales de un pantano: tus puntos cuentan la mitad.
gisborne-ask-keep = { $cards ->
    [one] Un río: elige { $cards } carta que conservar.
   *[other] Un río: elige { $cards } cartas que conservar.
}
gisborne-ask-chip = Lobos: elige la ficha que entregas.
gisborne-ask-store = { $cards ->
    [one] Puntuación de posiciones: { $cards } carta sin ver. ¿Cofre o mano?
   *[other] Puntuación de posiciones: { $cards } cartas sin ver. ¿Cuántas van a tu cofre?
}
gisborne-waiting = Esperando a { $names }.
gisborne-choose = Toca las cartas para elegirlas.
gisborne-add = { $left ->
    [one] { $card }, queda { $left }: añadir una
   *[other] { $card }, quedan { $left }: añadir una
}
gisborne-remove = { $chosen ->
    [one] { $card }, { $chosen } elegida: quitar una
   *[other] { $card }, { $chosen } elegidas: quitar una
}
gisborne-one-metal = Solo un metal a la vez; la elección empieza de nuevo.
gisborne-most = { $cards ->
    [one] Como mucho { $cards } carta.
   *[other] Como mucho { $cards } cartas.
}
gisborne-keep-enough = { $cards ->
    [one] Se conserva { $cards } carta; quita antes una.
   *[other] Se conservan { $cards } cartas; quita antes una.
}
gisborne-keep-left = { $cards ->
    [0] Las demás se descartan.
    [one] Elige una carta más.
   *[other] Elige { $cards } cartas más.
}
gisborne-keep = Conservar estas
gisborne-lay = Poner estas cartas
gisborne-take-back = Retirar
gisborne-give-chip = Entregar el { $value }
gisborne-store = Guardarlas
gisborne-store-effect = { $chest ->
    [one] { $chest } punto en el cofre
   *[other] { $chest } puntos en el cofre
}, { $hand ->
    [one] { $hand } carta en tu mano
   *[other] { $hand } cartas en tu mano
}.
gisborne-to-chest = Al cofre: 1 punto
gisborne-to-hand = A tu mano
gisborne-your-lay = Has puesto { $cards }.

gisborne-effect-tent = te quedas y recuperas tus cartas
gisborne-effect-points = { $points ->
    [one] { $points } paso
   *[other] { $points } pasos
}
gisborne-effect-halved = la mitad de { $points }
gisborne-effect-beach = llega a la playa, puesto { $number }
gisborne-effect-unknown = acaba en una loseta aún boca abajo
gisborne-effect-to = llega a la casilla { $field } tal como están las cosas
gisborne-effect-to-kind = llega a la casilla { $field } ({ $kind }) tal como están las cosas
gisborne-effect-pushed = sigue más allá de otros peones
gisborne-effect-bridge = por el puente
gisborne-effect-river = { $cards ->
    [0] cruza un río
    [one] cruza un río y pierde una carta
   *[other] cruza un río y pierde { $cards } cartas
}
gisborne-effect-chip = toma el { $value } y trae una puntuación
gisborne-effect-wolves = los lobos se llevan una ficha
gisborne-effect-drawn = { $cards ->
    [0] ninguna carta nueva
    [one] una carta nueva
   *[other] { $cards } cartas nuevas
}

gisborne-hand-of = { $cards ->
    [one] una carta en la mano
   *[other] { $cards } cartas en la mano
}
gisborne-chest-of = cofre: { $points }
gisborne-has-laid = ya ha puesto
gisborne-has-laid-count = { $cards ->
    [one] ha puesto una carta
   *[other] ha puesto { $cards } cartas
}
gisborne-choosing = está eligiendo
gisborne-chest = Tu cofre: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} dentro.
gisborne-chest-chips = Fichas: { $chips }.

gisborne-count = Se cuentan los cofres
gisborne-place = Puesto
gisborne-name = Nombre
gisborne-cards = Cartas
gisborne-chips = Fichas
gisborne-points = Puntos

gisborne-news-laid = { $cards ->
    [one] { $name } pone una carta.
   *[other] { $name } pone { $cards } cartas.
}
gisborne-news-laid-sealed = { $name } ya ha puesto.
gisborne-news-revealed = { $name }: { $cards }.
gisborne-news-tile = Se descubre una loseta: { $tile }.
gisborne-news-stays = { $name } se queda.
gisborne-news-moved = { $points ->
    [one] { $name } avanza { $points } paso.
   *[other] { $name } avanza { $points } pasos.
}
gisborne-news-chip-landed = { $name } toma el { $value }; habrá puntuación.
gisborne-news-chip-last = { $name } pasa en último lugar y toma el { $value }.
gisborne-news-chip-beach = { $name } llega el primero a la playa y toma el { $value }.
gisborne-news-wolves = Lobos: { $name } entrega el { $value }.
gisborne-news-river = { $name } deja en el río: { $cards }.
gisborne-news-scoring = Puntuación de posiciones.
gisborne-news-stored = { $cards ->
    [0] { $name } se queda todas las cartas en la mano.
    [one] { $name } guarda una carta en el cofre.
   *[other] { $name } guarda { $cards } cartas en el cofre.
}
gisborne-news-shuffled = El descarte pasa a ser el nuevo mazo.

gisborne-held = { $card }: { $cards } en tu mano
gisborne-tile = { $tile }, casillas { $from } a { $to }: { $what }.
gisborne-tile-plain = { $tile }, casillas { $from } a { $to }.
gisborne-on-field = { $what } en la { $field }
gisborne-chip = ficha de { $value }
gisborne-bridge = puente de la { $from } a la { $to }
gisborne-river = río tras la { $field }
gisborne-stands-bar = en la barra
gisborne-stands-field = en la casilla { $field }
gisborne-stands-beach = en la playa, puesto { $number }

gisborne-legend = Signos del camino
gisborne-laid-before = puso antes: { $cards }
gisborne-ask-store-next = { $cards ->
    [one] Puntuación de posiciones, la última carta sin ver: ¿cofre o mano?
   *[other] Puntuación de posiciones, { $cards } cartas sin ver. La siguiente: ¿cofre o mano?
}
gisborne-still-there = Lo que elegiste sigue ahí.
gisborne-gone-on = La partida ha seguido sin tu elección: ya no se pide.
gisborne-won = { $points ->
    [one] { $name } gana con { $points } punto.
   *[other] { $name } gana con { $points } puntos.
}
gisborne-you-won = { $points ->
    [one] Ganas con { $points } punto.
   *[other] Ganas con { $points } puntos.
}
gisborne-count-explained = Cada carta del cofre vale 1 punto; cada ficha, su número.
gisborne-news-last-round = Esta es la última ronda.
gisborne-news-drawn = Robas { $cards }.
gisborne-numbers = Números de la mesa
gisborne-number-cards = Cartas en el mazo o en la mano de alguien
gisborne-number-chest = Puntos en el cofre, o ? si solo los sabe quien lo tiene
gisborne-number-chip = La próxima ficha: va a la siguiente loseta
