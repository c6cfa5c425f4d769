# Las palabras que comparten Cartographers y Cartographers Heroes.
#
# Los nombres comunes y los rechazos empiezan en minúscula, para que puedan ir dentro de una frase; donde vayan solos,
# quien los muestra pone la mayúscula. «Junto a» significa siempre: compartiendo un lado.

game-cartographers = Cartographers

edition-base = Cartographers
edition-heroes = Cartographers Heroes
edition-combined = los dos juegos combinados

printing-rulebook = como en el libro de reglas
printing-box = como en las cartas de la caja

## Terrenos y espacios

terrain-forest = bosque
terrain-village = aldea
terrain-farm = granja
terrain-water = agua
terrain-monster = monstruo
terrain-hero = héroe
terrain-mountain = montaña
terrain-wasteland = tierra baldía
terrain-destroyed = espacio destruido

terrain-forest-spaces = { $count ->
    [one] { $count } espacio de bosque
   *[other] { $count } espacios de bosque
}
terrain-village-spaces = { $count ->
    [one] { $count } espacio de aldea
   *[other] { $count } espacios de aldea
}
terrain-farm-spaces = { $count ->
    [one] { $count } espacio de granja
   *[other] { $count } espacios de granja
}
terrain-water-spaces = { $count ->
    [one] { $count } espacio de agua
   *[other] { $count } espacios de agua
}
terrain-monster-spaces = { $count ->
    [one] { $count } espacio de monstruo
   *[other] { $count } espacios de monstruo
}
terrain-hero-spaces = { $count ->
    [one] { $count } héroe
   *[other] { $count } héroes
}
terrain-mountain-spaces = { $count ->
    [one] { $count } montaña
   *[other] { $count } montañas
}
terrain-wasteland-spaces = { $count ->
    [one] { $count } espacio de tierra baldía
   *[other] { $count } espacios de tierra baldía
}
terrain-destroyed-spaces = { $count ->
    [one] { $count } espacio destruido
   *[other] { $count } espacios destruidos
}

space-empty = vacío
space-ruins = ruinas
space-on-ruins = { $terrain } sobre ruinas
space-attacked = bajo el ataque de un héroe
spaces-empty = { $count ->
    [one] { $count } espacio vacío
   *[other] { $count } espacios vacíos
}
spaces-ruins = { $count ->
    [one] { $count } espacio de ruinas libre
   *[other] { $count } espacios de ruinas libres
}

## Las cartas de una mesa

season-spring = primavera
season-summer = verano
season-fall = otoño
season-winter = invierno

edict-A = edicto A
edict-B = edicto B
edict-C = edicto C
edict-D = edicto D

stack-forest = bosques
stack-farm-water = granjas y aguas
stack-village = aldeas
stack-spaces = espacios

sheet-A = A, tierras salvajes
sheet-B = B, tierras baldías
sheet-C = C, tierras salvajes
sheet-D = D, tierras baldías

kind-explore = carta de exploración
kind-ruins = carta de ruinas
kind-ambush = carta de emboscada
kind-hero = carta de héroe
kind-scoring = carta de puntuación
kind-season = carta de estación

time-value = tiempo { $time }
time-of-threshold = tiempo { $time } de { $threshold }
solo-number = número en solitario { $number }

## Las fases, y qué se hace en cada una

phase-explore = exploración
phase-draw = dibujo
phase-ambush = emboscada
phase-hero = héroe
phase-gorgon = la mirada de la Gorgona
phase-troll = los estragos del Trol
phase-check = control
phase-season-end = final de la estación
phase-over = la partida ha terminado

phase-draw-prompt = Elige un terreno y una forma, y dibújala en tu mapa.
phase-ambush-prompt = Dibuja los monstruos en el mapa que te han pasado.
phase-hero-prompt = Coloca al héroe en tu mapa y gira su ataque como quieras.
phase-gorgon-prompt = Elige el espacio junto a la Gorgona que queda destruido.
phase-troll-prompt = Elige el espacio vacío junto al Trol que este destruye.
phase-over-prompt = Han pasado cuatro estaciones: los mapas están terminados.

## Por qué solo se ofrecen algunos dibujos

why-no-shape-fits = Ninguna forma de esta carta cabe ya en tu mapa: dibuja en su lugar un solo espacio, donde quieras.
why-ruins = Ruinas: lo que dibujes debe cubrir un espacio de ruinas libre.
why-no-shape-on-ruins = Ninguna forma puede cubrir ruinas libres: dibuja en su lugar un solo espacio, donde quieras y del terreno que quieras.

## Estrellas y monedas

stars = { $count ->
    [one] { $count } estrella
   *[other] { $count } estrellas
}
coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
coins-of-track = { $coins } de { $track } monedas

coin-because-shape = la moneda de la forma
coin-because-mountain = una montaña rodeada
coin-because-dragon = el Dragón cercado

reason-each = { $times } × { $each }
reason-total = { $times } × { $each } = { $stars }
reason-nothing = aquí aún no puntúa nada
reason-coins = { $count ->
    [one] { $count } moneda rellena, a 1 estrella
   *[other] { $count } monedas rellenas, a 1 estrella cada una
}
reason-monsters = { $count ->
    [one] { $count } espacio vacío junto a monstruos, 1 estrella menos
   *[other] { $count } espacios vacíos junto a monstruos, 1 estrella menos por cada uno
}

## El final de una estación

season-end-title = Fin de { $season }
season-end-edict = { $edict }, { $card }
season-end-coins = Monedas
season-end-monsters = Monstruos
season-end-total = Total de la estación
season-end-nothing-lost = Ningún espacio vacío junto a un monstruo: no se pierde nada.
season-end-coins-line = { $count ->
    [0] Aún sin monedas: ninguna estrella.
    [one] { $count } moneda: { $count } estrella.
   *[other] { $count } monedas: { $count } estrellas.
}
season-end-monsters-line = { $count ->
    [0] Ningún espacio vacío junto a monstruos: ninguna estrella perdida.
    [one] { $count } espacio vacío junto a monstruos: { $count } estrella perdida.
   *[other] { $count } espacios vacíos junto a monstruos: { $count } estrellas perdidas.
}
season-end-total-line = { $season }: { $stars } en total.

## El final de la partida

match-total = Total
decided-by-stars = Gana quien tiene más estrellas.
decided-by-fewest-lost-to-monsters = Empate a estrellas; decide quién perdió menos por los monstruos.
decided-by-shared = Empate a estrellas, y también a estrellas perdidas por los monstruos: la victoria se comparte.
decided-by-solo = La calificación da el título.

solo-rating = Calificación { $rating }
solo-rating-sum = { $total } estrellas menos { $numbers } de las cuatro cartas de puntuación: calificación { $rating }

title-legendary-cartographer = Cartógrafo Legendario
title-master-mapsmith = Maestro Mapero
title-journeyman-topographer = Topógrafo Viajero
title-apprentice-surveyor = Aprendiz Agrimensor
title-amateur-assessor = Asesor Aficionado
title-inept-assistant = Asistente Inepto
title-dimwitted-doodler = Tonto Garabateador
title-oblivious-inkdrinker = Bebedor de Tinta Inconsciente
title-none = Esta vez sin título
