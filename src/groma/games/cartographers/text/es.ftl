# Las palabras que comparten Cartographers y Cartographers Heroes.
#
# Los nombres comunes y los rechazos empiezan en minúscula, para que puedan ir dentro de una frase; donde vayan solos,
# quien los muestra pone la mayúscula. «Junto a» significa siempre: compartiendo un lado.

game-cartographers = Cartographers

edition-base = Cartographers
edition-heroes = Cartographers Heroes
edition-combined = los dos juegos combinados

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

space-empty = vacío
space-ruins = ruinas
space-on-ruins = { $terrain } sobre ruinas

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

sheet-A = A (tierras salvajes)
sheet-B = B (tierras baldías)
sheet-C = C (tierras salvajes)
sheet-D = D (tierras baldías)

kind-ambush = carta de emboscada
kind-hero = carta de héroe

time-value = tiempo { $time }
time-of-threshold = tiempo { $time } de { $threshold }

## Qué hacer ahora

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

coin-because-shape = la moneda de la forma
coin-because-mountain = una montaña rodeada
coin-because-dragon = el Dragón cercado

reason-each = { $times } × { $each }

## El final de una estación

season-end-title = Fin de la estación: { $season }
season-end-coins = Monedas
season-end-monsters = Monstruos
season-end-total = Total de la estación
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

## El final de la partida

match-total = Total
decided-by-stars = Gana quien tiene más estrellas.
decided-by-fewest-lost-to-monsters = Empate a estrellas; decide quién perdió menos por los monstruos.
decided-by-shared = Empate a estrellas, y también a estrellas perdidas por los monstruos: la victoria se comparte.
decided-by-solo = La calificación da el título.

solo-rating = Calificación { $rating }
solo-rating-sum = { $total ->
    [one] { $total } estrella menos { $numbers } de las cuatro cartas de puntuación: calificación { $rating }
   *[other] { $total } estrellas menos { $numbers } de las cuatro cartas de puntuación: calificación { $rating }
}

title-legendary-cartographer = Cartógrafo Legendario
title-master-mapsmith = Maestro Mapero
title-journeyman-topographer = Topógrafo Viajero
title-apprentice-surveyor = Aprendiz Agrimensor
title-amateur-assessor = Asesor Aficionado
title-inept-assistant = Asistente Inepto
title-dimwitted-doodler = Tonto Garabateador
title-oblivious-inkdrinker = Bebedor de Tinta Inconsciente
title-none = Esta vez sin título

## Por qué se rechaza algo

monster-troll = el Trol
monster-gorgon = la Gorgona

question-draw = dibujar una forma
question-ambush = dibujar los monstruos
question-hero = colocar al héroe
question-gorgon = destruir un espacio junto a la Gorgona
question-troll = destruir un espacio vacío junto al Trol

refusal-match-over = la partida ha terminado; ya no se puede dibujar nada
refusal-not-awaited = ahora mismo nadie espera nada de ti
refusal-take-back-first = ya has elegido; deshazlo primero si quieres otra cosa
refusal-another-question = ahora se te pide otra cosa: { $question }
refusal-wrong-terrain = { $card } no ofrece aquí este terreno: { $terrain }; solo { $terrains }
refusal-no-such-shape = { $card } no tiene ninguna forma con el número { $shape }
refusal-not-this-shape = estos espacios no componen esa forma de { $card }, se gire o se voltee como se quiera
refusal-overlaps-filled-space = { $space } ya está relleno; solo se puede dibujar en espacios vacíos
refusal-must-cover-ruins = ruinas: { $card } debe dibujarse cubriendo un espacio de ruinas libre
refusal-only-single-space = ahora no se puede dibujar ninguna forma de { $card }, solo un espacio suelto
refusal-a-shape-fits = un espacio suelto solo vale cuando no se puede dibujar ninguna forma, y { $card } tiene una que sí se puede
refusal-shape-fits-nowhere = esa forma de { $card } ya no cabe en ningún sitio de este mapa; otra sí
refusal-shape-misses-ruins = esa forma de { $card } no puede cubrir ruinas libres; otra sí
refusal-no-such-turn = { $card } no tiene ningún giro con el número { $turn }; { $turns ->
    [one] solo existe el número 0
   *[other] hay { $turns }, contados desde 0
}
refusal-not-a-target = { $monster } no puede destruir { $space }; elige uno de los espacios marcados

refusal-seats-out-of-range = una mesa tiene de { $fewest } a { $most } asientos, no { $seats }
refusal-unknown-sheet = no hay ninguna hoja «{ $sheet }»; las hojas son { $known }
refusal-unknown-edition = no hay ninguna edición «{ $edition }»; se conocen { $known }
refusal-unknown-explore-set = no hay ningún juego de cartas de exploración «{ $value }»; se conocen { $known }, y nunca se mezclan
refusal-unknown-season-set = no hay ningún juego de cartas de estación «{ $value }»; se conocen { $known }
refusal-unknown-scoring-set = no hay ningún juego de cartas de puntuación «{ $value }»; se conocen { $known }
refusal-unknown-printing = no hay ninguna edición impresa «{ $printing }»; se conocen { $known }
refusal-unknown-fallback = el terreno del espacio suelto no puede ser «{ $value }»; se conocen { $known }
refusal-unknown-card = no hay ninguna carta «{ $card }» que pueda ir aquí; se conocen { $known }
refusal-card-twice = cada carta de emboscada puede entrar una sola vez, y una de estas está dos veces: { $cards }
refusal-too-few-ambushes = cada estación entra una carta de emboscada, así que hacen falta al menos { $needed }, no { $count }
refusal-same-stack = solo puede haber en juego una carta de puntuación de cada pila; de la pila «{ $stack }» se eligieron { $cards }
refusal-stack-missing = cada pila necesita una carta de puntuación; no se eligió ninguna para { $stacks }
refusal-cards-for-random-edicts = los edictos al azar eligen ellos mismos sus cartas; quita { $cards }, o elige los edictos por pila
refusal-not-of-edition = { $edition } por sí solo lleva la opción «{ $option }» como «{ $right }», no como «{ $value }»; para eso, combina los juegos
refusal-sheet-not-of-edition = { $edition } por sí solo se juega en las hojas { $right }, no en { $sheet }; para eso, combina los juegos
refusal-card-not-of-edition = { $card } no es una carta de { $edition }; para usarla, combina los juegos
refusal-heroes-out = { $edition } por sí solo lleva siempre sus héroes; para dejarlos fuera, combina los juegos
refusal-heroes-in = { $edition } por sí solo no lleva héroes; para incluirlos, combina los juegos
