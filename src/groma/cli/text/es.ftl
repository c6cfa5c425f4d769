# Las palabras del juego en la terminal.

## La mesa

play-person-alone = Cartógrafo
play-person = Cartógrafo { $number }
play-heading = { $season }, tiempo { $time } de { $threshold }. Elige { $name }.
play-prompt = >
play-phase-explore = exploración
play-phase-draw = dibujo
play-phase-ambush = ¡emboscada!
play-phase-hero = un héroe
play-phase-gorgon = la mirada de la Gorgona
play-phase-troll = el Trol arrasa
play-phase-season-end = fin de la estación
play-phase-over = el final
play-column = Esta estación: { $cards }
play-deck = Aún boca abajo: { $parts }
play-deck-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
play-deck-ambushes = { $count ->
    [one] { $count } emboscada
   *[other] { $count } emboscadas
}
play-deck-heroes = { $count ->
    [one] { $count } héroe
   *[other] { $count } héroes
}
play-coins = Monedas { $count }/{ $track }
play-monsters = { $count ->
    [0] monstruos: ninguna estrella
    [one] monstruos: { $count } estrella menos
   *[other] monstruos: { $count } estrellas menos
}
play-monsters-rule = Cada espacio vacío junto a un monstruo, señalado con «!», cuesta una estrella al final de cada estación. Rellénalo y no costará nada.
play-change = Con esto: { $change }
play-change-of = { $name }, con esto: { $change }
play-card-rule = { $name }: { $rule }
play-stars-short = { $count }★
play-your-map = Tu mapa
play-their-map = Este es el mapa de { $name }: dibuja en él lo que te convenga; luego vuelve
play-visited-map = El mapa de { $name } · v: siguiente mapa · Intro: volver
play-pencil-draw = { $terrain } en { $places }
play-pencil-hero = el héroe en { $places }
play-pencil-destroy = destruir { $places }

## Teclas

play-key-move = flechas
play-key-turn = r gira
play-key-flip = f voltea
play-key-shape = 1 2 forma
play-key-terrain = t terreno
play-key-space = Tab otro espacio
play-key-draw = Intro dibuja
play-key-hero = Intro coloca
play-key-destroy = Intro destruye
play-key-undo = u deshace
play-key-type = : escribe
play-key-help = ? ayuda
play-keys-line = escribe por ejemplo: 2 bosque b4 r f · Intro lo hace · Esc cierra
play-keys-page = Intro: volver al mapa
play-keys-page-long = arriba y abajo: seguir leyendo · Intro: volver al mapa
play-keys-go-on = Intro: seguir
play-go-on = Intro para seguir.

## Respuestas

play-unknown-word = «{ $word }» no significa nada aquí; escribe por ejemplo 2 bosque B4 r f, o ? para la ayuda.
play-nothing-to-undo = No hay nada que deshacer: el lápiz está donde empezó.
play-nobody-else = Juegas a solas: no hay otro mapa.
play-no-shapes-here = Aquí no hay formas entre las que elegir.
play-shape-not-offered = La forma { $number } no se ofrece ahora, solo { $offered }.
play-terrain-not-offered = Aquí no se ofrece { $terrain }, solo { $terrains }.
play-too-small = La ventana es demasiado pequeña ({ $columns } x { $lines }); hacen falta 80 x 24. Agrándala, o pulsa Ctrl-C y sigue con --resume --plain.
play-plain-because-small = La ventana tiene { $columns } columnas y { $lines } líneas; la pantalla necesita 80 x 24, así que todo se cuenta línea a línea.
play-type-first = Escribe dónde dibujarlo, por ejemplo B4, o ok para dibujarlo como está; ? da ayuda.

## Varias personas ante una pantalla

play-hand-over = Le toca a { $name }.
play-hand-over-go = Intro: soy { $name }
play-hand-over-back = u: { $name } retira su última elección

## Lo que ha pasado

play-news-season = Nueva estación, { $season }: termina con tiempo { $threshold } y se puntúan los edictos { $letters }.
play-news-card = Se revela { $card }, tiempo { $time }.
play-news-ruins = { $card }: la siguiente carta debe dibujarse sobre ruinas.
play-news-ambush = ¡Emboscada! { $card }.
play-news-hero = Llega un héroe: { $card }.
play-news-walked = Los monstruos entran por { $corner }, { $way }, y se quedan en { $places }.
play-news-walked-nowhere = Los monstruos dan la vuelta desde { $corner }, { $way }, no encuentran sitio y se van.
play-corner-top-left = la esquina superior izquierda
play-corner-top-right = la esquina superior derecha
play-corner-bottom-right = la esquina inferior derecha
play-corner-bottom-left = la esquina inferior izquierda
play-way-clockwise = en sentido horario
play-way-counter-clockwise = en sentido antihorario
play-news-drawn = { $name } dibuja { $terrain }: { $places }.
play-news-drawn-on-yours = { $name } dibuja monstruos en tu mapa: { $places }.
play-news-drawn-on = { $name } dibuja monstruos en el mapa de { $other }: { $places }.
play-news-no-room = No quedaba ningún espacio vacío: no dibujas nada.
play-news-no-room-other = A { $name } no le queda ningún espacio vacío donde dibujar.
play-news-hero-placed = { $name } coloca al héroe en { $place }.
play-news-destroyed = { $name } destruye { $place } ({ $monster }).
play-news-destroyed-yours = { $name } destruye { $place } en tu mapa ({ $monster }).
play-news-monsters-destroyed = Bajo el ataque del héroe caen monstruos: { $places }.
play-news-coins = { $count ->
    [one] +{ $count } moneda: { $because }.
   *[other] +{ $count } monedas: { $because }.
}
play-news-coins-other = { $name }: +{ $count } ({ $because }).
play-news-spread = La plaga se extiende en tu mapa: { $places }.
play-news-spread-other = La plaga se extiende en el mapa de { $name }: { $places }.
play-news-taken-back = { $name } retira su elección.

## Páginas

play-cards-title = Los edictos y las cartas
play-deck-names = Cartas aún boca abajo: { $cards }.
play-deck-empty = Todas las cartas de exploración se han revelado.
play-deck-ambushes-of = { $count ->
    [one] Entre ellas { $count } emboscada, una de: { $cards }.
   *[other] Entre ellas { $count } emboscadas, de: { $cards }.
}
play-deck-heroes-of = { $count ->
    [one] Y { $count } héroe, uno de: { $cards }.
   *[other] Y { $count } héroes, de: { $cards }.
}
play-scores-title = Hoja de puntuación
play-scores-heads = edicto 1|edicto 2|monedas|monstruos|estación
play-and-more = … y { $count } más
play-winners = { $count ->
    [one] { $total ->
        [one] ¡Gana { $names } con { $total } estrella!
       *[other] ¡Gana { $names } con { $total } estrellas!
    }
   *[other] { $total ->
        [one] ¡{ $names } comparten la victoria con { $total } estrella!
       *[other] ¡{ $names } comparten la victoria con { $total } estrellas!
    }
}
play-place = { $total ->
    [one] { $place }. { $name }: { $total } estrella (perdidas por monstruos: { $lost })
   *[other] { $place }. { $name }: { $total } estrellas (perdidas por monstruos: { $lost })
}

## Ayuda

play-help-title = Cómo se juega en la terminal
play-help-keys =
    flechas mueven la forma por el mapa (fila A-K, columna 1-11)
    r f     la giran, la voltean
    1 2     eligen la forma de la carta; Tab o espacio toma la siguiente
    t       elige el terreno siguiente
    Intro   la dibuja; hasta entonces nada es definitivo, u deshace
    :       para escribir: 2 bosque b4 r f   (su esquina superior izquierda va a B4)
    a b c d iluminan lo que puntúa un edicto, con su regla; m, lo que cuestan los monstruos
    v       mira los otros mapas; Intro vuelve
    i       todos los edictos y cartas en palabras, y lo que aún puede venir
    s       la hoja de puntuación
    q       salir; la partida queda guardada, groma play --resume la continúa
play-help-typed =
    2 bosque B4 r f   forma 2, bosque, esquina superior izquierda en B4, girada, volteada; en cualquier orden
    ok, o solo Intro  la dibuja; deshacer vuelve un paso atrás
    arriba abajo izquierda derecha la mueven un espacio
    a b c d           señalan con ( ) lo que puntúa un edicto; monstruos, lo que cuestan
    mapa mapas cartas puntos   el mapa, los otros mapas, las cartas en palabras, la hoja de puntuación
    salir             salir; la partida queda guardada, groma play --resume la continúa
play-help-signs = ∏ ruinas · ! espacio vacío que cuesta una estrella · ● moneda por ganar en una montaña · / bajo el ataque de un héroe · › nuevo en tu mapa · [ ] la forma en la mano · ( ) cuenta para el edicto que miras
play-help-signs-plain = r ruinas, minúsculas sobre ruinas · ! espacio vacío que cuesta una estrella · $ moneda por ganar en una montaña · / bajo el ataque de un héroe · > nuevo en tu mapa · [ ] la forma en la mano · ( ) cuenta para el edicto que miras · D Z T G la inicial de un monstruo

## Palabras que se pueden escribir; las inglesas se entienden en todas las lenguas

play-typed-turn = r gira girar rotar
play-typed-flip = f voltea voltear
play-typed-ok = ok si vale
play-typed-undo = u deshacer atras
play-typed-help = ? ayuda
play-typed-map = mapa
play-typed-monsters = m monstruos
play-typed-visit = v mapas
play-typed-cards = i cartas
play-typed-scores = s puntos
play-typed-quit = q salir
play-typed-up = arriba
play-typed-down = abajo
play-typed-left = izquierda
play-typed-right = derecha
play-typed-space = siguiente

## Guardar

play-saved = La partida está guardada en { $file }. Continúala con: { $command }
play-record-kept = El registro de la partida es { $file }.
play-resumed = Continúa { $file }.
play-cut-off-dropped = La última línea del archivo estaba cortada; se ha quitado, y la partida sigue desde antes de ella.
play-cannot-write = no se puede escribir { $file }: { $problem }; elige otro lugar con --save ARCHIVO
play-cannot-read = no se puede leer { $file }: { $problem }
play-save-exists = { $file } ya existe; continúala con --resume o elige otro nombre
play-save-in-use = { $file } se está jugando en otra ventana
play-save-damaged = { $file } está dañado: { $problem }
play-save-forged = { $file } está dañado: sus entradas no se siguen unas de otras
play-save-newer = { $file } es de una versión más nueva de Groma, con reglas más nuevas de { $game }; continúa allí la partida
play-secret-missing = falta { $file }: sin la semilla que contiene no se conocen las cartas que quedan por venir
play-secret-damaged = { $file } no contiene la semilla de esta partida: está dañado o es de otra
play-nothing-to-resume = no hay ninguna partida sin terminar en { $folder }; groma play empieza una
play-unknown-bot = no hay ningún bot «{ $name }» para este juego

## What was perhaps meant

said-hint = { $said }; ¿quizá { $guess }?
