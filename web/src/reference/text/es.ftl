# Consultar las reglas: lo que rodea a las entradas, que llegan del servidor con sus palabras.

reference-page-title = Las reglas
reference-lead = Cada carta, mapa, casilla y aclaración, con nuestras palabras. Los ejemplos los cuentan las mismas reglas con las que se juega.
reference-search = Buscar en las reglas
reference-search-hint = Una carta, un terreno, una palabra
reference-found =
    { $count ->
        [0] No hay nada para «{ $words }».
        [one] { $count } entrada para «{ $words }»
       *[other] { $count } entradas para «{ $words }»
    }
reference-first = Estas son las primeras { $count }; con una palabra más habrá menos.
reference-try = Prueba con una palabra más corta o recorre los capítulos.
reference-chapters = Capítulos
reference-game-cartographers = Cartographers y Heroes
reference-game-gisborne = Gisborne
reference-see = Véase también
reference-contents = Todos los capítulos
reference-all = Todas las reglas
reference-back = Atrás
reference-not-there = No hay ninguna entrada en esta dirección. Quizá la encuentres buscando.
reference-shape =
    { $count ->
        [one] Forma de un espacio
       *[other] Forma de { $count } espacios
    }
reference-shape-coin =
    { $count ->
        [one] Forma de un espacio, con moneda
       *[other] Forma de { $count } espacios, con moneda
    }
reference-hero-pattern = El ataque, tal como está impreso
reference-map = Mapa: { $caption } Marcados: { $spaces }.
reference-map-blank = El mapa tal como está impreso
reference-tile = La loseta en un dibujo: { $fields }
reference-times = { $times } × { $each }
