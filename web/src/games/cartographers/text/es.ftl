# La mesa de Cartógrafos en el navegador. Los nombres, reglas y razones de las cartas están en los archivos del juego.

cartographers-map-of = Mapa de { $name }
cartographers-your-map = Tu mapa
cartographers-space = { $space }: { $what }
cartographers-named-monster = { $what } con la inicial { $initial }
cartographers-attacked = { $what }, bajo el ataque de un héroe
cartographers-mountain-coin = montaña con su moneda
cartographers-mountain-spent = montaña rodeada, su moneda ya está cobrada

## The season

cartographers-time = Tiempo { $time } de { $threshold }
cartographers-time-left = { $left ->
    [0] La estación termina tras esta carta.
    [one] Falta { $left } para que termine la estación.
   *[other] Faltan { $left } para que termine la estación.
}
cartographers-column = Cartas de esta estación
cartographers-column-empty = Aún no hay cartas
cartographers-card-time = tiempo { $time }
cartographers-deck = Quedan en el mazo
cartographers-deck-explore = { $count ->
    [one] { $count } carta de exploración
   *[other] { $count } cartas de exploración
}
cartographers-deck-ambushes = { $count ->
    [one] { $count } emboscada
   *[other] { $count } emboscadas
}
cartographers-deck-heroes = { $count ->
    [one] { $count } héroe
   *[other] { $count } héroes
}
cartographers-deck-open = Qué puede salir aún
cartographers-deck-could-ambush = Cada emboscada del mazo es una de estas
cartographers-deck-could-hero = Cada héroe del mazo es uno de estos
cartographers-in-play = Efectos en juego

## Edicts, coins, monsters

cartographers-edicts = Edictos
cartographers-edict-now = puntúa ahora
cartographers-edict-next = puntúa la próxima estación
cartographers-edict-done = ya no puntúa
cartographers-edict-later = puntúa más tarde
cartographers-edict-chip = Edicto { $edict }, { $card }: { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} por ahora, { $when }
cartographers-edict-change = { $change } con este dibujo
cartographers-coins = Monedas
cartographers-monsters = Monstruos
cartographers-change-season = { $change } esta estación
cartographers-change-theirs = { $name }: { $change } esta estación
cartographers-explain-close = Volver al dibujo
cartographers-explain-total = { $stars ->
    [one] { $stars } estrella por ahora
   *[other] { $stars } estrellas por ahora
}
cartographers-explain-nothing = Todavía no hay nada en este mapa que puntúe.

## Drawing

cartographers-terrain = Terreno
cartographers-shape = Forma
cartographers-shape-number = { $spaces ->
    [one] Forma { $number } de la carta, { $spaces } espacio
   *[other] Forma { $number } de la carta, { $spaces } espacios
}
cartographers-shape-coin = { $shape }, con moneda
cartographers-shape-single = Un solo espacio
cartographers-shape-gone = { $shape }: ahora no cabe en ningún sitio
cartographers-tools = La forma
cartographers-turn = Girar
cartographers-flip = Voltear
cartographers-confirm = Dibujar
cartographers-confirm-hero = Colocar
cartographers-confirm-destroy = Destruir
cartographers-take-back = Deshacer
cartographers-tap = Pon la forma en el mapa.
cartographers-fits = Aquí cabe.
cartographers-not-filled = Aquí no: { $space } está relleno ({ $what }).
cartographers-not-ruins = Aquí no: debe cubrir un espacio de ruinas libre.
cartographers-not-here = Aquí no.
cartographers-edge = Es el borde del mapa.
cartographers-lies-nowhere = Así no cabe en ningún sitio: gírala o voltéala.
cartographers-keys = Teclas: las flechas mueven, R gira, F voltea, S otra forma, T otro terreno, Intro dibuja, Escape la recoge.
cartographers-sealed = Dibujado. Puedes deshacerlo hasta que todos estén listos.
cartographers-waiting = Esperando a { $names }.
cartographers-watching = Estás mirando.
cartographers-choose-hero = Coloca al héroe; las marcas de su ataque giran con él.
cartographers-choose-gorgon = La mirada de la Gorgona: elige un espacio junto a ella para destruirlo.
cartographers-choose-troll = El Trol arrasa: elige un espacio vacío junto a él para destruirlo.

## Ambush

cartographers-ambush-on = Dibujas en el mapa de { $name }. En el tuyo dibuja { $other }, y luego vuelve a ti.
cartographers-walk = { $card }: buscó sitio desde la esquina { $corner }, { $direction }, y se quedó en { $space }.
cartographers-walk-none = { $card }: no encontró sitio en el mapa y se fue.
cartographers-corner-top-left = superior izquierda
cartographers-corner-top-right = superior derecha
cartographers-corner-bottom-left = inferior izquierda
cartographers-corner-bottom-right = inferior derecha
cartographers-direction-clockwise = en sentido horario
cartographers-direction-counter-clockwise = en sentido antihorario

## What happened

cartographers-news = Qué ha pasado
cartographers-news-card = { $card }, tiempo { $time }.
cartographers-news-coins = { $count ->
    [one] 1 moneda: { $because }.
   *[other] { $count } monedas: { $because }.
}
cartographers-news-mine = Has dibujado { $what } en { $space }.
cartographers-news-ambushed = { $name } ha dibujado monstruos en tu mapa, en { $space }.
cartographers-news-nothing = No quedaba ningún espacio vacío donde dibujar.
cartographers-news-destroyed = { $space } queda destruido.
cartographers-news-slain = { $count ->
    [one] El héroe ha destruido un monstruo en { $spaces }.
   *[other] Los héroes han destruido monstruos en { $spaces }.
}
cartographers-news-spread = { $count ->
    [one] Los Zombis se extienden a { $count } espacio.
   *[other] Los Zombis se extienden a { $count } espacios.
}
cartographers-news-season = Nueva estación: { $season }.

## Others

cartographers-others = Los otros mapas
cartographers-seat-open = Mapa de { $name }, { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, { $state }
cartographers-ready = dibujo hecho
cartographers-drawing = dibujando
cartographers-away = fuera

## Season end and end of the game

cartographers-season-end = Fin de la estación: { $season }
cartographers-continue = Continuar
cartographers-score-sheet = Hoja de puntuación
cartographers-seasons = Estación
cartographers-sum = Suma
cartographers-total = Total
cartographers-winner = { $count ->
    [one] { $stars ->
        [one] Gana { $names } con { $stars } estrella.
       *[other] Gana { $names } con { $stars } estrellas.
    }
   *[other] { $stars ->
        [one] { $names } comparten la victoria con { $stars } estrella.
       *[other] { $names } comparten la victoria con { $stars } estrellas.
    }
}
cartographers-tie-lost = Estrellas perdidas por monstruos: { $list }.
cartographers-solo-end = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
cartographers-solo-rating = Calificación { $rating }: las estrellas menos los números de las cuatro cartas de puntuación.
cartographers-save-svg = Guardar como dibujo (SVG)
cartographers-save-png = Guardar como imagen (PNG)
cartographers-look-map = Ver el mapa
cartographers-look-result = Volver al resultado
cartographers-place = { $place }.º

## The saved picture

cartographers-picture-title-A = Las Tierras del Norte
cartographers-picture-title-B = Los Yermos del Norte
cartographers-picture-title-C = Las Tierras del Oeste
cartographers-picture-title-D = Los Yermos del Oeste
cartographers-picture-by = levantado por { $name }
cartographers-picture-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
cartographers-picture-scale = { $count ->
    [one] legua
   *[other] leguas
}
cartographers-picture-file = mapa
