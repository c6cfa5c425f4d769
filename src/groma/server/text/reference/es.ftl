# Las reglas a mano: capítulos, qué son los terrenos, qué llevan cartas y hojas, y qué muestran los ejemplos.

chapter-play = Cómo se juega a Cartographers
chapter-terrains = Terrenos
chapter-scoring = Cartas de puntuación
chapter-explore = Cartas de exploración
chapter-ambushes = Cartas de emboscada
chapter-heroes = Cartas de héroe
chapter-seasons = Estaciones
chapter-sheets = Hojas de mapa
chapter-rulings = Aclaraciones
chapter-gisborne-play = Cómo se juega a Gisborne
chapter-gisborne-fields = Casillas de Gisborne
chapter-gisborne-cards = Cartas y fichas de Gisborne
chapter-gisborne-tiles = Losetas de Gisborne
chapter-gisborne-rulings = Aclaraciones sobre Gisborne

ruling-title = Aclaración { $number }

about-forest = Lo dibujas tú; lo piden las cartas de puntuación con un bosque al dorso, unas por espacios y otras por grupos.
about-village = La dibujas tú; la piden las cartas de puntuación con una aldea al dorso, casi siempre en grupos.
about-farm = La dibujas tú; la piden las cartas de puntuación con granja y agua al dorso.
about-water = La dibujas tú; la piden las cartas de puntuación con granja y agua al dorso.
about-monster = Los monstruos llegan con las emboscadas, y las Tierras Rifeñas también pueden traer uno. Cada espacio vacío junto a un monstruo cuesta 1 estrella al final de cada estación: rellena lo que lo rodea.
about-hero = Los héroes llegan con Cartographers Heroes. Un héroe rellena su espacio y ataca otros a su alrededor: los monstruos que haya en ellos quedan destruidos.
about-mountain = Las montañas están impresas y rellenas desde el principio. En cuanto ninguno de los cuatro lados de una está vacío, da una moneda, una sola vez.
about-wasteland = La tierra baldía está impresa y rellena desde el principio. No es un terreno que pida carta alguna, ni tampoco un borde del mapa.
about-destroyed = Un espacio destruido está relleno, pero ya no tiene terreno.
about-ruins = Las ruinas están impresas y vacías hasta que se dibuja algo sobre ellas. Tras una carta de ruinas, la siguiente carta de exploración debe cubrir unas ruinas libres, si puede.

about-explore = Tiempo { $time }. { $count ->
    [one] Terreno: { $terrains }. Dibuja en él una de las formas.
   *[other] Terrenos: { $terrains }. Dibuja una de las formas en uno de ellos.
}
about-coin-shape = La forma con una moneda te la da si la eliges.
about-season = termina con tiempo { $threshold }. Entonces puntúan los edictos { $first } y { $second }.
about-season-of = { $edition }: { $told }
about-scoring = Pila: { $stack }. Número en solitario: { $number }.
about-sheet = { $mountains ->
    [one] { $mountains } montaña
   *[other] { $mountains } montañas
}, { $ruins ->
    [one] { $ruins } espacio de ruinas
   *[other] { $ruins } espacios de ruinas
}, { $wasteland ->
    [0] sin tierra baldía
    [one] { $wasteland } espacio de tierra baldía
   *[other] { $wasteland } espacios de tierra baldía
}.
sheet-name = Hoja de mapa { $sheet }

example-score = Contado en este mapa: { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
example-score-box = Contado en este mapa según las cartas de la caja: { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}.
example-clusters = { $count } grupos: la esquina en la que casi se tocan no los une.
example-penalty = { $count ->
    [one] { $count } espacio vacío junto a monstruos cuesta { $count } estrella.
   *[other] { $count } espacios vacíos junto a monstruos cuestan { $count } estrellas.
}
example-surrounded = La única montaña sin ningún lado vacío da { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}; las demás esperan.
example-on-ruins = { $count ->
    [one] Tras las ruinas, { $card } se puede dibujar aquí en { $count } sitio: este.
   *[other] Tras las ruinas, { $card } se puede dibujar aquí en { $count } sitios; este es uno de ellos.
}
example-single-space = { $count ->
    [one] Aquí no cabe ninguna forma de { $card }, así que se dibuja un solo espacio: queda { $count }, este.
   *[other] Aquí no cabe ninguna forma de { $card }, así que se dibuja un solo espacio: quedan { $count }, y este es uno de ellos.
}
example-walk = En solitario: por los espacios marcados los monstruos no encuentran sitio, y al fin se quedan aquí.
example-attack = { $count ->
    [0] No hay monstruos en los espacios atacados.
    [one] Un espacio de monstruo está bajo el ataque y queda destruido.
   *[other] { $count } espacios de monstruo están bajo el ataque y quedan destruidos.
}
example-spread = { $count ->
    [one] Tras la puntuación, { $count } espacio más es un Zombi.
   *[other] Tras la puntuación, { $count } espacios más son Zombis.
}
example-ravage = Tras la puntuación, el Trol destruye uno de estos { $count } espacios vacíos, el que tú elijas.
example-gaze = La Gorgona destruye uno de estos { $count } espacios, a elección de quien la dibujó.
example-inferno = { $count ->
    [one] El Dragón no tiene ningún espacio vacío al lado: { $count } moneda.
   *[other] El Dragón no tiene ningún espacio vacío al lado: { $count } monedas.
}

gisborne-cards-of = { $count ->
    [one] { $count } carta: { $values }.
   *[other] { $count } cartas: { $values }.
}
gisborne-cards-value = { $count } de valor { $value }
gisborne-chips-of = { $count ->
    [one] { $count } ficha: { $values }.
   *[other] { $count } fichas: { $values }.
}
gisborne-tile-fields = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
gisborne-tile-bridge = un puente de la casilla { $from } a la { $to }
gisborne-tile-river = un río tras la casilla { $field }
gisborne-tile-special = { $field } en la casilla { $number }
gisborne-printed = Es así en el juego impreso.
gisborne-reconstructed = No se encontró ninguna imagen del original: esto es nuestra reconstrucción.
